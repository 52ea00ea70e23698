// screens/categories/: product categories in two levels.
import { useEffect } from 'react';
import { Button, Form, Radio, Select } from 'antd';
import RightOutlined from '@ant-design/icons/RightOutlined';
import SubnodeOutlined from '@ant-design/icons/SubnodeOutlined';
import { useSearchParams } from 'react-router';
import {
  CATEGORY_IMAGE_NEEDED,
  CATEGORY_PARENT_NEEDED,
  categoryFields,
  type Category,
  type CategoryRef,
} from '#contract/categories.ts';
import type { WholeRevision } from '#contract/revisions.ts';
import { formatNumber } from '#contract/format.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { categoryPath } from '#contract/paths.ts';
import { useMay } from '../../base/access.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, ActiveSwitch, matchesActive } from '../../crud/active-switch.tsx';
import { compareNames } from '../../crud/browser-rows.ts';
import { keepOpen, openGroupsOf, useListState, useOpenGroups } from '../../crud/list-state.ts';
import { ExportMenu } from '../../crud/export-menu.tsx';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import type { Resource } from '../../crud/resource.ts';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { Field, rule } from '../../form/field.tsx';
import { LongTextField, StateAndOrder, TextField } from '../../form/text-fields.tsx';
import { Thumb } from '../../form/thumb.tsx';
import { ImageField } from '../../form/uploads.tsx';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { CATEGORY_TEXTS as texts } from './texts.ts';
import './categories.css';

const categories: Resource<Category> = {
  kind: 'category',
  path: panelListPath('categories'),
  calls: {
    list: 'GET /api/categories',
    get: 'GET /api/categories/:id',
    create: 'POST /api/categories',
    update: 'PUT /api/categories/:id',
    remove: 'DELETE /api/categories/:id',
    status: 'PUT /api/categories/:id',
  },
  arranged: { kind: 'category', field: 'order', groupOf: ({ parentCategory }) => parentCategory?._id ?? '' },
  shownIn: ['/api/products'],
  titleOf: ({ name }) => name,
  siteOf: ({ _id, parentCategory, isActive }) => {
    if (!isActive) return undefined;
    return parentCategory ? categoryPath(parentCategory._id, _id) : categoryPath(_id);
  },
  texts: texts.rows,
};

/** By order, then by name. */
const compare = (a: Category, b: Category): number => a.order - b.order || compareNames(a.name, b.name);

/** Main categories in their order, each followed by its sub-categories. */
function byGroup(rows: readonly Category[]): (a: Category, b: Category) => number {
  const mains = rows.filter(({ parentCategory }) => parentCategory === null).sort(compare);
  const places = new Map(mains.map(({ _id }, place) => [_id, place]));
  const placeOf = ({ _id, parentCategory }: Category) => places.get(parentCategory?._id ?? _id) ?? mains.length;
  return (a, b) =>
    placeOf(a) - placeOf(b) || Number(a.parentCategory !== null) - Number(b.parentCategory !== null) || compare(a, b);
}

const GROUPS = 'categories';

/** Where rows do not stand in their groups. */
const PARENT: Column<Category> = {
  key: 'parent',
  title: FIELD_LABELS.category.parentCategory,
  width: 240,
  onPhone: 'plain',
  sort: ({ parentCategory }) => parentCategory?.name ?? '',
  render: ({ parentCategory }) =>
    parentCategory ? (
      <span className="crud-one-line" title={parentCategory.name}>
        {parentCategory.name}
      </span>
    ) : (
      <span className="crud-note">{texts.mainCategory}</span>
    ),
};

const MATCHES = {
  type: (row: Category, value: string) => (row.parentCategory === null) === (value === 'main'),
  parent: (row: Category, value: string) => row._id === value || row.parentCategory?._id === value,
  isActive: matchesActive,
};

export function CategoryList() {
  const may = useMay();
  const [state, change] = useListState(['type', 'parent', 'isActive'], 100);
  const selection = useRowsEdit(categories);
  const rows = useCall('GET /api/categories', { query: {} }).data ?? [];
  const mains = rows.filter(({ parentCategory }) => parentCategory === null);
  const [open, setOpen] = useOpenGroups(GROUPS);
  // Search, filters and sorts show rows outside their groups.
  const isGrouped = state.q === '' && state.sort === '' && Object.keys(state.filters).length === 0;
  const subCount = (main: Category) => rows.filter(({ parentCategory }) => parentCategory?._id === main._id).length;
  const groups = mains.filter((main) => subCount(main) > 0);
  const isAllOpen = groups.every(({ _id }) => open.has(_id));
  const toggle = (id: string) => setOpen(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id]);

  const columns: Column<Category>[] = [
    {
      key: 'img',
      title: COMMON_TEXTS.picture,
      width: 52,
      onPhone: 'image',
      render: (row) => <Thumb kind="categories" value={row.img} />,
    },
    {
      key: 'name',
      title: FIELD_LABELS.category.name,
      onPhone: 'heading',
      isKey: true,
      sort: ({ name }) => name,
      render: (row) => (
        <CategoryName
          row={row}
          subs={isGrouped ? subCount(row) : 0}
          isOpen={open.has(row._id)}
          onToggle={() => toggle(row._id)}
        />
      ),
    },
    ...(isGrouped ? [] : [PARENT]),
    {
      key: 'products',
      title: COMMON_TEXTS.product,
      width: 96,
      align: 'right',
      sort: ({ productCount }) => productCount,
      render: ({ productCount }) => formatNumber(productCount),
    },
    {
      key: 'order',
      title: FIELD_LABELS.category.order,
      width: 88,
      align: 'right',
      sort: ({ order }) => order,
      render: ({ order }) => order,
    },
    {
      key: 'isActive',
      title: FIELD_LABELS.category.isActive,
      width: 120,
      onPhone: 'foot',
      render: (row) => <ActiveSwitch resource={categories} row={row} isAllowed={may('PUT /api/categories/:id')} />,
    },
  ];
  const addSub = ({ _id, parentCategory }: Category): RowAction[] =>
    parentCategory === null && may('POST /api/categories')
      ? [
          {
            key: 'sub',
            label: texts.addSub,
            icon: <SubnodeOutlined aria-hidden />,
            href: `${categories.path}/create?parent=${_id}`,
          },
        ]
      : [];
  return (
    <ResourceList
      resource={categories}
      selection={selection}
      columns={columns}
      state={state}
      onChange={change}
      isPaged={false}
      searchText={COMMON_TEXTS.searchCategory}
      moreActions={addSub}
      filters={[
        {
          name: 'type',
          label: COMMON_TEXTS.kind,
          options: [
            { value: 'main', label: texts.mainCategory },
            { value: 'sub', label: texts.subCategory },
          ],
        },
        {
          name: 'parent',
          label: COMMON_TEXTS.mainCategorySmall,
          options: [...mains]
            .sort((a, b) => compareNames(a.name, b.name))
            .map(({ _id, name }) => ({ value: _id, label: name })),
        },
        ACTIVE_FILTER,
      ]}
      inBrowser={{
        compare: byGroup(rows),
        matches: MATCHES,
        searched: ({ name, description, parentCategory }) => [name, description, parentCategory?.name ?? ''],
      }}
      rowClass={({ parentCategory }) => (isGrouped && parentCategory ? 'category-sub' : undefined)}
      folding={
        isGrouped
          ? {
              isHidden: ({ parentCategory }) => parentCategory !== null && !open.has(parentCategory._id),
              summary: texts.summary(mains.length, rows.length - mains.length),
            }
          : undefined
      }
      rowsActions={<ExportMenu call="GET /api/categories/export" inputOf={(format) => ({ query: { format } })} />}
      headActions={
        isGrouped &&
        groups.length > 0 && (
          <Button onClick={() => setOpen(isAllOpen ? [] : groups.map(({ _id }) => _id))}>
            {isAllOpen ? COMMON_TEXTS.closeAll : COMMON_TEXTS.openAll}
          </Button>
        )
      }
    />
  );
}

/** Name of a category; main ones have a button that shows their sub-categories. */
function CategoryName({
  row,
  subs,
  isOpen,
  onToggle,
}: {
  row: Category;
  subs: number;
  isOpen: boolean;
  onToggle: () => void;
}) {
  return (
    <span className="category-name">
      {subs > 0 && (
        <Button
          type="text"
          size="small"
          className="category-toggle"
          icon={<RightOutlined aria-hidden rotate={isOpen ? 90 : 0} />}
          aria-expanded={isOpen}
          aria-label={texts.subsOf(row.name, subs)}
          onClick={onToggle}
        />
      )}
      <span>
        <RowLink resource={categories} row={row}>
          {row.name}
        </RowLink>
        {subs > 0 && (
          <span className="crud-note category-count" aria-hidden>
            {texts.subs(subs)}
          </span>
        )}
      </span>
    </span>
  );
}

function useMainCategories(): Category[] {
  const { data } = useCall('GET /api/categories', { query: { type: 'main' } });
  return [...(data ?? [])].sort((a, b) => compareNames(a.name, b.name));
}

interface Values {
  type: 'main' | 'sub';
  name: string;
  description: string;
  img: string;
  parentCategory: string | null;
  isActive: boolean;
  order: number;
}

const toValues = ({ name, description, img, parentCategory, isActive, order }: Category): Values => ({
  type: parentCategory ? 'sub' : 'main',
  name,
  description,
  img,
  parentCategory: parentCategory?._id ?? null,
  isActive,
  order,
});
const toBody = ({ type, parentCategory, ...values }: Values) => ({
  ...values,
  parentCategory: type === 'main' ? null : parentCategory,
});

/** The category as a kept version had it. */
function formerRow(row: Category, { fields, gone }: Pick<WholeRevision, 'fields' | 'gone'>): Category {
  const { parentCategory: id, ...own } = fields as Partial<Omit<Category, 'parentCategory'>> & {
    parentCategory: string | null;
  };
  const isSub = id !== null || gone.includes('parentCategory');
  return { ...row, ...own, parentCategory: isSub ? ({ _id: id, name: '', slug: '' } as CategoryRef) : null };
}

export function CategoryForm() {
  const parent = useSearchParams()[0].get('parent');
  useEffect(() => {
    if (parent !== null) keepOpen(GROUPS, [...new Set([...openGroupsOf(GROUPS), parent])]);
  }, [parent]); // the list then shows the new one
  return (
    <ResourceForm
      resource={categories}
      schemas={categoryFields}
      toValues={toValues}
      toBody={toBody}
      formerRow={formerRow}
      keeps={['type', 'parentCategory']}
      initial={{
        type: parent === null ? 'main' : 'sub',
        name: '',
        description: '',
        img: '',
        parentCategory: parent,
        isActive: true,
        order: 0,
      }}
    >
      {({ row }) => <CategoryInputs id={row?._id} />}
    </ResourceForm>
  );
}

function CategoryInputs({ id }: { id: string | undefined }) {
  const isSub = Form.useWatch('type') === 'sub';
  const parents = useMainCategories().filter(({ _id }) => _id !== id);
  return (
    <div className="crud-split">
      <div>
        <Field name="type" required>
          <Radio.Group
            optionType="button"
            buttonStyle="solid"
            options={[
              { value: 'main', label: texts.mainCategory },
              { value: 'sub', label: texts.subCategory },
            ]}
          />
        </Field>
        {isSub && (
          <Field name="parentCategory" required rules={[{ required: true, message: CATEGORY_PARENT_NEEDED }]}>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={COMMON_TEXTS.chooseMainCategory}
              options={parents.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          </Field>
        )}
        <TextField name="name" isCounted />
        <LongTextField name="description" rows={2} />
      </div>
      <div>
        <StateAndOrder order="order" />
        <ImageField
          name="img"
          kind="categories"
          uploadKey="POST /api/categories/upload"
          required={!isSub}
          dependencies={['type']}
          extra={texts.pictureHint}
          rules={[...(isSub ? [] : [{ required: true, message: CATEGORY_IMAGE_NEEDED }]), ...rule(categoryFields.img)]}
        />
      </div>
    </div>
  );
}
