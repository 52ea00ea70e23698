// screens/features/: features on the home page.
import { HOMEPAGE_FEATURES } from '#contract/content.ts';
import { featureKind, type Feature } from '#contract/features.ts';
import { shorten } from '#contract/format.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../../crud/active-switch.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import { formOf, kindResource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { ClassIcon, IconField } from '../../form/icon-field.tsx';
import { PublishingFields } from '../../form/publishing-fields.tsx';
import { LongTextField, NumberField, TextField } from '../../form/text-fields.tsx';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { FEATURE_TEXTS as texts } from './texts.ts';

const { fields } = featureKind;
const features = kindResource(featureKind, texts.rows);

const COLUMNS: Column<Feature>[] = [
  {
    key: 'icon',
    title: fields.icon.label,
    width: 52,
    onPhone: 'image',
    render: ({ icon }) => <span className="crud-icon-frame">{icon && <ClassIcon name={icon} />}</span>,
  },
  {
    key: 'title',
    title: fields.title.label,
    onPhone: 'heading',
    isKey: true,
    sort: ({ title }) => title,
    render: (row) => (
      <RowLink resource={features} row={row}>
        {row.title}
      </RowLink>
    ),
  },
  {
    key: 'description',
    title: fields.description.label,
    onPhone: 'heading',
    width: 420,
    render: ({ description }) => <span className="crud-note">{shorten(description, 100)}</span>,
  },
  {
    key: 'sortOrder',
    title: fields.sortOrder.label,
    width: 88,
    align: 'right',
    sort: ({ sortOrder }) => sortOrder,
    render: ({ sortOrder }) => sortOrder,
  },
  activeColumn(features),
];

function FeatureList() {
  const [state, change] = useListState(['isActive'], 10);
  const selection = useRowsEdit(features);
  return (
    <ResourceList
      resource={features}
      selection={selection}
      columns={COLUMNS}
      state={state}
      onChange={change}
      isPaged={false}
      note={texts.note(HOMEPAGE_FEATURES)}
      searchText={texts.search}
      filters={[ACTIVE_FILTER]}
      inBrowser={{ matches: { isActive: matchesActive }, searched: ({ title, description }) => [title, description] }}
    />
  );
}

function FeatureForm() {
  return (
    <ResourceForm resource={features} {...formOf(fields)}>
      {() => (
        <div className="crud-split">
          <div>
            <TextField name="title" isCounted />
            <LongTextField name="description" />
            <IconField name="icon" set="fa" />
          </div>
          <div>
            <PublishingFields>
              <NumberField name="sortOrder" extra={COMMON_TEXTS.orderHint} />
            </PublishingFields>
          </div>
        </div>
      )}
    </ResourceForm>
  );
}

export { FeatureList as List, FeatureForm as Form };
