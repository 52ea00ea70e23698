import { DEFAULT_SLIDE_BUTTON } from '#contract/content.ts';
import { slideFields, type Slide } from '#contract/sliders.ts';
import { shorten } from '#contract/format.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from './crud/active-column.tsx';
import { ImageField } from './crud/image-field.tsx';
import { useListState } from './crud/list-state.ts';
import { ResourceForm } from './crud/resource-form.tsx';
import { ResourceList, RowLink } from './crud/resource-list.tsx';
import { textsFor, type Resource } from './crud/resource.ts';
import type { Column } from './crud/row-views.tsx';
import { LongTextField, NumberField, SwitchField, TextField } from './crud/text-fields.tsx';
import { Thumb } from './crud/thumb.tsx';

const sliders: Resource<Slide> = {
  kind: 'slider',
  path: '/admin/sliders',
  calls: {
    list: 'GET /api/sliders', get: 'GET /api/sliders/:id', create: 'POST /api/sliders', update: 'PUT /api/sliders/:id', remove: 'DELETE /api/sliders/:id', status: 'PUT /api/sliders/:id',
  },
  titleOf: ({ title }) => title,
  texts: textsFor('Slider', {
    listFailed: 'Slider verisi getirme başarısız.', rowFailed: 'Slider verisi alınamadı.', rowMissing: 'Slider verisi alınamadı.',
    createFailed: 'Slider oluşturma başarısız.', updateFailed: 'Slider güncelleme başarısız.',
    confirmRemove: 'Sliderı silmek istediğinize emin misiniz?', empty: 'Henüz slider eklenmemiş. Ana sayfanın tepesi için ilk sliderı ekleyin.',
  }),
};

const COLUMNS: Column<Slide>[] = [
  { key: 'image', title: 'Görsel', width: 88, onPhone: 'image', render: ({ image }) => <Thumb kind="slider" value={image} size={64} /> },
  {
    key: 'title', title: 'Başlık', onPhone: 'heading', sort: ({ title }) => title,
    render: (row) => <><RowLink resource={sliders} row={row}>{row.title}</RowLink>{row.subtitle && <div className="crud-note">{row.subtitle}</div>}</>,
  },
  { key: 'description', title: 'Açıklama', width: 340, onPhone: 'heading', render: ({ description }) => <span className="crud-note">{description ? shorten(description, 100) : '-'}</span> },
  {
    key: 'link', title: 'Buton', width: 200,
    render: ({ link, buttonText }) => (link ? <>{buttonText || DEFAULT_SLIDE_BUTTON}<div className="crud-note">{shorten(link, 40)}</div></> : '-'),
  },
  { key: 'order', title: 'Sıra', width: 80, align: 'right', sort: ({ order }) => order, render: ({ order }) => order },
  activeColumn(sliders),
];

export function SliderList() {
  const [state, change] = useListState(['isActive'], 10);
  return (
    <ResourceList
      resource={sliders} columns={COLUMNS} state={state} onChange={change} searchText="Slider ara" filters={[ACTIVE_FILTER]}
      inBrowser={{ matches: { isActive: matchesActive }, searched: ({ title, subtitle, description }) => [title, subtitle, description] }}
    />
  );
}

export function SliderForm() {
  return (
    <ResourceForm
      resource={sliders} schemas={slideFields}
      initial={{ title: '', subtitle: '', description: '', image: '', link: '', buttonText: DEFAULT_SLIDE_BUTTON, order: 1, isActive: true }}
    >
      {() => (
        <div className="crud-split">
          <div>
            <TextField name="title" isCounted />
            <TextField name="subtitle" isCounted />
            <LongTextField name="description" />
            <div className="crud-columns">
              <TextField name="link" placeholder="https://… veya /…" extra="Boş bırakılırsa sliderda buton görünmez." />
              <TextField name="buttonText" isCounted />
            </div>
          </div>
          <div>
            <ImageField
              name="image" kind="slider" uploadKey="POST /api/sliders/upload"
              extra="Yükleyin ya da bir görsel adresi girin; son seçtiğiniz geçerli olur. En fazla 5 MB; jpg, jpeg, png, gif veya webp."
            />
            <NumberField name="order" extra="Küçük olan önce gösterilir." />
            <SwitchField name="isActive" />
          </div>
        </div>
      )}
    </ResourceForm>
  );
}
