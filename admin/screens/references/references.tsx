import { referenceFields, type Reference } from '#contract/references.ts';
import { shorten } from '#contract/format.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../../crud/active-switch.tsx';
import { ImageField } from '../../form/uploads.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import { textsFor, type Resource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { LongTextField, NumberField, SwitchField, TextField } from '../../form/text-fields.tsx';
import { Thumb } from '../../form/thumb.tsx';

const references: Resource<Reference> = {
  kind: 'reference',
  path: '/admin/references',
  calls: {
    list: 'GET /api/references',
    get: 'GET /api/references/:id',
    create: 'POST /api/references',
    update: 'PUT /api/references/:id',
    remove: 'DELETE /api/references/:id',
    status: 'PUT /api/references/:id',
  },
  titleOf: ({ name }) => name,
  texts: textsFor('Referans', {
    rowMissing: 'Referans bilgileri alınamadı.',
    confirmRemove: 'Referansı silmek istediğinize emin misiniz?',
    empty: 'Henüz referans eklenmemiş. Ana sayfadaki markalar için ilk referansı ekleyin.',
  }),
};

const COLUMNS: Column<Reference>[] = [
  {
    key: 'logo',
    title: 'Logo',
    width: 104,
    onPhone: 'image',
    isWide: true,
    render: ({ logo }) => <Thumb kind="references" value={logo} isWide />,
  },
  {
    key: 'name',
    title: 'Firma Adı',
    onPhone: 'heading',
    sort: ({ name }) => name,
    render: (row) => (
      <RowLink resource={references} row={row}>
        {row.name}
      </RowLink>
    ),
  },
  {
    key: 'sector',
    title: 'Sektör',
    onPhone: 'heading',
    sort: ({ sector }) => sector,
    render: ({ sector }) => <span className="crud-break">{sector}</span>,
  },
  {
    key: 'website',
    title: 'Web Sitesi',
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
    title: 'Sıra',
    width: 88,
    align: 'right',
    sort: ({ sortOrder }) => sortOrder,
    render: ({ sortOrder }) => sortOrder,
  },
  activeColumn(references),
];

export function ReferenceList() {
  const [state, change] = useListState(['isActive'], 10);
  return (
    <ResourceList
      resource={references}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText="Firma veya sektör ara"
      filters={[ACTIVE_FILTER]}
      inBrowser={{
        matches: { isActive: matchesActive },
        searched: ({ name, sector, website }) => [name, sector, website],
      }}
    />
  );
}

const LOGO_TEXTS = {
  uploaded: 'Logo başarıyla yüklendi.',
  failed: 'Logo yükleme başarısız.',
  removed: 'Logo kaldırıldı.',
};

export function ReferenceForm() {
  return (
    <ResourceForm
      resource={references}
      schemas={referenceFields}
      keeps={['sector']}
      initial={{ name: '', sector: '', description: '', website: '', sortOrder: 0, logo: '', isActive: true }}
    >
      {() => (
        <div className="crud-split">
          <div>
            <TextField name="name" isCounted />
            <TextField name="sector" isCounted />
            <LongTextField name="description" rows={2} />
            <TextField name="website" placeholder="https://…" />
          </div>
          <div>
            <ImageField
              name="logo"
              kind="references"
              uploadKey="POST /api/references/upload"
              texts={LOGO_TEXTS}
              extra="Logo yükleyin ya da bir görsel adresi girin. En fazla 5 MB; jpg, jpeg, png, gif veya webp."
            />
            <NumberField name="sortOrder" extra="Küçük olan önce gösterilir." />
            <SwitchField name="isActive" />
          </div>
        </div>
      )}
    </ResourceForm>
  );
}
