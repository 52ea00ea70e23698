import { Form, Radio, Select, Tag } from 'antd';
import { CATEGORY_IMAGE_NEEDED, CATEGORY_PARENT_NEEDED, categoryFields, type Category } from '#contract/categories.ts';
import { compareNames } from './crud/browser-rows.ts';
import { ActiveSwitch } from './crud/active-switch.tsx';
import { Field, rule } from './crud/field.tsx';
import { ImageField } from './crud/image-field.tsx';
import { useListState } from './crud/list-state.ts';
import { ResourceForm } from './crud/resource-form.tsx';
import { ResourceList, RowLink } from './crud/resource-list.tsx';
import { textsFor, type Resource } from './crud/resource.ts';
import type { Column } from './crud/row-views.tsx';
import { LongTextField, NumberField, SwitchField, TextField } from './crud/text-fields.tsx';
import { Thumb } from './crud/thumb.tsx';
import { useMay } from './access.ts';
import { useCall } from './queries.ts';

const categories: Resource<Category> = {
  kind: 'category',
  path: '/admin/categories',
  calls: {
    list: 'GET /api/categories', get: 'GET /api/categories/:id', create: 'POST /api/categories', update: 'PUT /api/categories/:id', remove: 'DELETE /api/categories/:id',
    status: 'PUT /api/categories/:id',
  },
  shownIn: ['/api/products'],
  titleOf: ({ name }) => name,
  texts: textsFor('Kategori', {
    rowFailed: 'Kategori verisi alınamadı.', rowMissing: 'Kategori verisi alınamadı.', confirmRemove: 'Kategoriyi silmek istediğinize emin misiniz?',
    empty: 'Henüz kategori eklenmemiş. Önce bir ana kategori ekleyin.',
  }),
};

/** Main ones first, then by order, then by name. */
const compare = (a: Category, b: Category): number =>
  Number(a.parentCategory !== null) - Number(b.parentCategory !== null) || a.order - b.order || compareNames(a.name, b.name);

const MATCHES = {
  type: (row: Category, value: string) => (row.parentCategory === null) === (value === 'main'),
  parent: (row: Category, value: string) => row._id === value || row.parentCategory?._id === value,
  isActive: (row: Category, value: string) => String(row.isActive) === value,
};

export function CategoryList() {
  const may = useMay();
  const [state, change] = useListState(['type', 'parent', 'isActive'], 100);
  const mains = useMainCategories();
  const columns: Column<Category>[] = [
    { key: 'img', title: 'Görsel', width: 72, onPhone: 'image', render: (row) => <Thumb kind="categories" value={row.img} /> },
    { key: 'name', title: 'Kategori Adı', onPhone: 'heading', sort: ({ name }) => name, render: (row) => <RowLink resource={categories} row={row}>{row.name}</RowLink> },
    { key: 'type', title: 'Tür', width: 140, onPhone: 'heading', render: ({ parentCategory }) => (parentCategory ? <Tag>Alt Kategori</Tag> : <Tag color="blue">Ana Kategori</Tag>) },
    { key: 'parent', title: 'Ana Kategori', sort: ({ parentCategory }) => parentCategory?.name ?? '', render: ({ parentCategory }) => parentCategory?.name ?? '-' },
    { key: 'products', title: 'Ürün', width: 96, align: 'right', sort: ({ productCount }) => productCount, render: ({ productCount }) => productCount },
    { key: 'order', title: 'Sıra', width: 88, align: 'right', sort: ({ order }) => order, render: ({ order }) => order },
    { key: 'isActive', title: 'Durum', width: 120, render: (row) => <ActiveSwitch resource={categories} row={row} isAllowed={may('PUT /api/categories/:id')} /> },
  ];
  return (
    <ResourceList
      resource={categories} columns={columns} state={state} onChange={change} isPaged={false} searchText="Kategori ara"
      filters={[
        { name: 'type', label: 'Tür', options: [{ value: 'main', label: 'Ana Kategori' }, { value: 'sub', label: 'Alt Kategori' }] },
        { name: 'parent', label: 'Ana kategori', options: mains.map(({ _id, name }) => ({ value: _id, label: name })) },
        { name: 'isActive', label: 'Durum', options: [{ value: 'true', label: 'Aktif' }, { value: 'false', label: 'Pasif' }] },
      ]}
      inBrowser={{ compare, matches: MATCHES, searched: ({ name, description, parentCategory }) => [name, description, parentCategory?.name ?? ''] }}
    />
  );
}

function useMainCategories(): Category[] {
  const { data } = useCall('GET /api/categories', { query: { type: 'main' } });
  return [...(data ?? [])].sort((a, b) => compareNames(a.name, b.name));
}

interface Values { type: 'main' | 'sub'; name: string; description: string; img: string; parentCategory: string | null; isActive: boolean; order: number }

const toValues = ({ name, description, img, parentCategory, isActive, order }: Category): Values =>
  ({ type: parentCategory ? 'sub' : 'main', name, description, img, parentCategory: parentCategory?._id ?? null, isActive, order });
const toBody = ({ type, parentCategory, ...values }: Values) => ({ ...values, parentCategory: type === 'main' ? null : parentCategory });

export function CategoryForm() {
  return (
    <ResourceForm
      resource={categories} schemas={categoryFields} toValues={toValues} toBody={toBody} keeps={['type', 'parentCategory']}
      initial={{ type: 'main', name: '', description: '', img: '', parentCategory: null, isActive: true, order: 0 }}
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
          <Radio.Group optionType="button" buttonStyle="solid" options={[{ value: 'main', label: 'Ana Kategori' }, { value: 'sub', label: 'Alt Kategori' }]} />
        </Field>
        {isSub && (
          <Field name="parentCategory" required rules={[{ required: true, message: CATEGORY_PARENT_NEEDED }]}>
            <Select showSearch={{ optionFilterProp: 'label' }} placeholder="Ana kategori seçin" options={parents.map(({ _id, name }) => ({ value: _id, label: name }))} />
          </Field>
        )}
        <TextField name="name" isCounted />
        <LongTextField name="description" rows={2} />
      </div>
      <div>
        <ImageField
          name="img" kind="categories" uploadKey="POST /api/categories/upload" required={!isSub} dependencies={['type']} extra="Yükleyin ya da bir görsel adresi girin. En fazla 5 MB; jpg, jpeg, png, gif veya webp."
          rules={[...(isSub ? [] : [{ required: true, message: CATEGORY_IMAGE_NEEDED }]), ...rule(categoryFields.img)]}
        />
        <NumberField name="order" extra="Küçük olan önce gösterilir." />
        <SwitchField name="isActive" />
      </div>
    </div>
  );
}
