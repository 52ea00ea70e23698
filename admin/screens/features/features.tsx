// screens/features/: features on the home page.
import { HOMEPAGE_FEATURES } from '#contract/content.ts';
import { featureFields, type Feature } from '#contract/features.ts';
import { shorten } from '#contract/format.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../../crud/active-switch.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import type { Resource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { ClassIcon, IconField } from '../../form/icon-field.tsx';
import { LongTextField, NumberField, SwitchField, TextField } from '../../form/text-fields.tsx';
import { FEATURE_TEXTS as texts } from './texts.ts';

const features: Resource<Feature> = {
  kind: 'feature',
  path: '/admin/features',
  calls: {
    list: 'GET /api/features',
    get: 'GET /api/features/:id',
    create: 'POST /api/features',
    update: 'PUT /api/features/:id',
    remove: 'DELETE /api/features/:id',
    status: 'PUT /api/features/:id',
  },
  titleOf: ({ title }) => title,
  texts: texts.rows,
};

const COLUMNS: Column<Feature>[] = [
  {
    key: 'icon',
    title: FIELD_LABELS.feature.icon,
    width: 72,
    onPhone: 'image',
    render: ({ icon }) => <span className="crud-icon-frame">{icon && <ClassIcon name={icon} />}</span>,
  },
  {
    key: 'title',
    title: FIELD_LABELS.feature.title,
    onPhone: 'heading',
    sort: ({ title }) => title,
    render: (row) => (
      <RowLink resource={features} row={row}>
        {row.title}
      </RowLink>
    ),
  },
  {
    key: 'description',
    title: FIELD_LABELS.feature.description,
    onPhone: 'heading',
    width: 420,
    render: ({ description }) => <span className="crud-note">{shorten(description, 100)}</span>,
  },
  {
    key: 'sortOrder',
    title: FIELD_LABELS.feature.sortOrder,
    width: 88,
    align: 'right',
    sort: ({ sortOrder }) => sortOrder,
    render: ({ sortOrder }) => sortOrder,
  },
  activeColumn(features),
];

export function FeatureList() {
  const [state, change] = useListState(['isActive'], 10);
  return (
    <ResourceList
      resource={features}
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

export function FeatureForm() {
  return (
    <ResourceForm
      resource={features}
      schemas={featureFields}
      initial={{ title: '', description: '', icon: '', isActive: true, sortOrder: 0 }}
    >
      {() => (
        <div className="crud-split">
          <div>
            <TextField name="title" isCounted />
            <LongTextField name="description" />
            <IconField name="icon" set="fa" />
          </div>
          <div>
            <NumberField name="sortOrder" extra={COMMON_TEXTS.orderHint} />
            <SwitchField name="isActive" />
          </div>
        </div>
      )}
    </ResourceForm>
  );
}
