// screens/families/: families of sizes: list, form, the grid of their sizes, families made of products.
import { Fragment } from 'react';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import GroupOutlined from '@ant-design/icons/GroupOutlined';
import type { Category } from '#contract/categories.ts';
import { familyFields, type FamilyCard, type KeyRange } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { familyPath } from '#contract/paths.ts';
import { useMay } from '../../base/access.ts';
import { useIsNarrow } from '../../base/narrow.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, ActiveSwitch } from '../../crud/active-switch.tsx';
import { compareNames } from '../../crud/browser-rows.ts';
import { LinkButton } from '../../crud/link-button.tsx';
import { useListState } from '../../crud/list-state.ts';
import { PlaceCell } from '../../crud/place-cell.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import type { RowAction } from '../../crud/row-actions.tsx';
import { categoryColumn } from '../categories/column.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { Thumb } from '../../form/thumb.tsx';
import { FamilyExportMenu } from './export-menu.tsx';
import { families } from './resource.ts';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { FAMILY_TEXTS as texts } from './texts.ts';
import './families.css';

const optionsOf = (categories: readonly Category[] | undefined) =>
  [...(categories ?? [])]
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ _id, name }) => ({ value: _id, label: name }));

const numberText = (value: number | string): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : value;
/** 'd1 1,5–32', 'Renk mavi' */
const rangeText = ({ key, min, max }: KeyRange): string =>
  `${key} ${min === max ? numberText(min) : `${numberText(min)}–${numberText(max)}`}`;

const preview = ({ slug, isActive, articleCount }: FamilyCard): RowAction[] => [
  {
    key: 'preview',
    label: COMMON_TEXTS.showPreview,
    icon: <EyeOutlined aria-hidden />,
    href: familyPath(slug),
    opensTab: true,
    refusal: isActive && articleCount > 0 ? undefined : texts.draft,
  },
];

/** Name, and below it the standards that it does not name; on a card with the number of products. */
function FamilyName({ row }: { row: FamilyCard }) {
  const isNarrow = useIsNarrow();
  const facts = [
    row.standards.filter((one) => !row.name.includes(one)).join(', '),
    isNarrow ? texts.articleCount(formatNumber(row.articleCount)) : '',
  ].filter(Boolean);
  return (
    <>
      <RowLink resource={families} row={row}>
        {row.name}
      </RowLink>
      {facts.length > 0 && <div className="crud-note family-facts">{facts.join(' · ')}</div>}
    </>
  );
}

/** Ranges as one text that breaks between them only. */
function Ranges({ ranges }: { ranges: readonly string[] }) {
  if (ranges.length === 0) return '-';
  return (
    <span className="family-ranges" title={ranges.join(' · ')}>
      {ranges.map((range, at) => (
        <Fragment key={range}>
          {at > 0 && ' · '}
          <span>{range}</span>
        </Fragment>
      ))}
    </span>
  );
}

const COLUMNS: Column<FamilyCard>[] = [
  {
    key: 'img',
    title: COMMON_TEXTS.picture,
    width: 52,
    onPhone: 'image',
    render: ({ img }) => <Thumb kind="products" value={img[0]} />,
  },
  {
    key: 'name',
    title: texts.name,
    onPhone: 'heading',
    isKey: true,
    render: (row) => <FamilyName row={row} />,
  },
  {
    key: 'sizes',
    title: texts.sizes,
    width: 208,
    onPhone: 'plain',
    render: ({ keyRanges }) => <Ranges ranges={keyRanges.map(rangeText)} />,
  },
  {
    key: 'articleCount',
    title: texts.articles,
    width: 72,
    align: 'right',
    onPhone: 'none',
    render: ({ articleCount }) => formatNumber(articleCount),
  },
  {
    key: 'isActive',
    title: familyFields.isActive.label,
    width: 100,
    onPhone: 'foot',
    render: (row) => <ActiveSwitch resource={families} row={row} isAllowed />,
  },
  categoryColumn(),
  {
    key: 'order',
    title: familyFields.order.label,
    width: 64,
    isExtra: true,
    align: 'right',
    onPhone: 'none',
    render: (row) => <PlaceCell resource={families} row={row} field="order" isAllowed />,
  },
];

export function FamilyList() {
  const may = useMay();
  const [state, change] = useListState(['category', 'subCategory', 'isActive'], 20);
  const selection = useRowsEdit(families);
  const main = state.filters['category'];
  const mains = useCall('GET /api/categories', { query: { type: 'main' } }).data;
  const subs = useCall(
    'GET /api/categories/subcategories/:id',
    { params: { id: main ?? '' } },
    { enabled: main !== undefined },
  ).data;
  return (
    <ResourceList
      resource={families}
      selection={selection}
      columns={COLUMNS}
      state={state}
      onChange={change}
      rowClass="family-row"
      searchText={texts.search}
      moreActions={preview}
      rowsActions={<FamilyExportMenu state={state} />}
      headActions={
        may('POST /api/families/from-products') && (
          <LinkButton icon={<GroupOutlined aria-hidden />} to={`${panelListPath('families')}/from-products`}>
            {texts.fromProducts}
          </LinkButton>
        )
      }
      filters={[
        {
          name: 'category',
          label: COMMON_TEXTS.mainCategorySmall,
          options: optionsOf(mains),
          clears: ['subCategory'],
        },
        { name: 'subCategory', label: texts.subCategorySmall, options: main ? optionsOf(subs) : [], disabled: !main },
        ACTIVE_FILTER,
      ]}
    />
  );
}
