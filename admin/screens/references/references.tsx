// screens/references/: customers shown as references.
import { referenceKind, type Reference } from '#contract/references.ts';
import { shorten } from '#contract/format.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../../crud/active-switch.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import { formOf, kindResource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { PublishingFields } from '../../form/publishing-fields.tsx';
import { LongTextField, NumberField, TextField } from '../../form/text-fields.tsx';
import { Thumb } from '../../form/thumb.tsx';
import { ImageField } from '../../form/uploads.tsx';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { REFERENCE_TEXTS } from './texts.ts';

const { fields } = referenceKind;
const references = kindResource(referenceKind, REFERENCE_TEXTS.rows);

const COLUMNS: Column<Reference>[] = [
  {
    key: 'logo',
    title: fields.logo.label,
    width: 88,
    onPhone: 'image',
    isWide: true,
    render: ({ logo }) => <Thumb kind="references" value={logo} isWide />,
  },
  {
    key: 'name',
    title: fields.name.label,
    onPhone: 'heading',
    isKey: true,
    sort: ({ name }) => name,
    render: (row) => (
      <RowLink resource={references} row={row}>
        {row.name}
      </RowLink>
    ),
  },
  {
    key: 'sector',
    title: fields.sector.label,
    onPhone: 'plain',
    sort: ({ sector }) => sector,
    render: ({ sector }) => <span className="crud-break">{sector}</span>,
  },
  {
    key: 'website',
    title: fields.website.label,
    width: 280,
    render: ({ website }) =>
      website ? (
        <a className="crud-break" href={website} title={website} target="_blank" rel="noopener noreferrer">
          {shorten(website, 30)}
        </a>
      ) : (
        '-'
      ),
  },
  {
    key: 'sortOrder',
    title: fields.sortOrder.label,
    width: 88,
    align: 'right',
    sort: ({ sortOrder }) => sortOrder,
    render: ({ sortOrder }) => sortOrder,
  },
  activeColumn(references),
];

function ReferenceList() {
  const [state, change] = useListState(['isActive'], 10);
  const selection = useRowsEdit(references);
  return (
    <ResourceList
      resource={references}
      selection={selection}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={REFERENCE_TEXTS.search}
      filters={[ACTIVE_FILTER]}
      inBrowser={{
        matches: { isActive: matchesActive },
        searched: ({ name, sector, website }) => [name, sector, website],
      }}
    />
  );
}

function ReferenceForm() {
  return (
    <ResourceForm resource={references} {...formOf(fields)} keeps={['sector']}>
      {() => (
        <div className="crud-split">
          <div>
            <div className="crud-columns">
              <TextField name="name" isCounted />
              <TextField name="sector" isCounted />
            </div>
            <LongTextField name="description" rows={2} />
            <TextField name="website" placeholder={REFERENCE_TEXTS.websiteExample} />
          </div>
          <div>
            <PublishingFields>
              <NumberField name="sortOrder" extra={COMMON_TEXTS.orderHint} />
            </PublishingFields>
            <ImageField
              name="logo"
              kind="references"
              uploadKey="POST /api/references/upload"
              texts={REFERENCE_TEXTS.logo}
              extra={REFERENCE_TEXTS.pictureHint}
            />
          </div>
        </div>
      )}
    </ResourceForm>
  );
}

export { ReferenceList as List, ReferenceForm as Form };
