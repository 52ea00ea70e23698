import { Button, Tag, Tooltip } from 'antd';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { compareNames } from '../crud/browser-rows.ts';
import { ActiveSwitch } from '../crud/active-switch.tsx';
import { useListState } from '../crud/list-state.ts';
import { ResourceList, RowLink } from '../crud/resource-list.tsx';
import type { Column } from '../crud/row-views.tsx';
import { Thumb } from '../crud/thumb.tsx';
import type { StockStatus } from '#contract/catalogue.ts';
import type { Category } from '#contract/categories.ts';
import { formatMoney } from '#contract/money.ts';
import type { ProductCard } from '#contract/products.ts';
import { useMay } from '../access.ts';
import { useCall } from '../queries.ts';
import { products } from './resource.ts';

const STOCK: Record<StockStatus, { label: string; color: string }> = {
  in_stock: { label: 'Stokta', color: 'green' }, made_to_order: { label: 'Siparişe göre', color: 'default' }, out_of_stock: { label: 'Stokta yok', color: 'red' },
};

/** Options of a filter, by the Turkish alphabet. */
const optionsOf = (categories: readonly Category[] | undefined) =>
  [...(categories ?? [])].sort((a, b) => compareNames(a.name, b.name)).map(({ _id, name }) => ({ value: _id, label: name }));

function Price({ price }: Pick<ProductCard, 'price'>) {
  if (!price) return <span className="crud-note">Teklif Al</span>;
  return <>{formatMoney(price.current, price.currency)}{price.old !== undefined && <div><s className="crud-note">{formatMoney(price.old, price.currency)}</s></div>}</>;
}

/** Opens the product as the site shows it. */
function Preview({ code, isActive }: ProductCard) {
  return isActive
    ? <Tooltip title="Önizle"><Button type="text" size="small" icon={<EyeOutlined aria-hidden />} href={`/product/${encodeURIComponent(code)}`} target="_blank" rel="noopener" aria-label={`Önizle: ${code}`} /></Tooltip>
    : <Tooltip title="Pasif ürün sitede görünmez"><span><Button type="text" size="small" disabled icon={<EyeOutlined aria-hidden />} aria-label={`Önizle: ${code}. Pasif ürün sitede görünmez`} /></span></Tooltip>;
}

const preview = (row: ProductCard) => <Preview {...row} />;

export function ProductList() {
  const may = useMay();
  const [state, change] = useListState(['category', 'subCategory', 'isActive'], 20);
  const main = state.filters['category'];
  const mains = useCall('GET /api/categories', { query: { type: 'main' } }).data;
  const subs = useCall('GET /api/categories/subcategories/:id', { params: { id: main ?? '' } }, { enabled: main !== undefined }).data;
  const columns: Column<ProductCard>[] = [
    { key: 'img', title: 'Görsel', width: 62, onPhone: 'image', render: ({ mainImage, img }) => <Thumb kind="products" value={mainImage ?? img[0]} /> },
    { key: 'code', title: 'Kod', width: 140, onPhone: 'heading', sort: { up: 'code', down: '-code' }, render: ({ code }) => <span className="crud-mono crud-break">{code}</span> },
    { key: 'name', title: 'Ürün Adı', onPhone: 'heading', sort: { up: 'name', down: '-name' }, render: (row) => <RowLink resource={products} row={row}>{row.name}</RowLink> },
    { key: 'category', title: 'Ana Kategori', width: 126, render: ({ category }) => <Tag color="blue">{category.name}</Tag> },
    { key: 'subCategory', title: 'Alt Kategori', width: 126, render: ({ subCategory }) => (subCategory ? <Tag>{subCategory.name}</Tag> : '-') },
    { key: 'price', title: 'Fiyat', width: 92, align: 'right', sort: { up: 'price', down: '-price' }, render: ({ price }) => <Price price={price} /> },
    { key: 'stock', title: 'Stok', width: 108, render: ({ stockStatus }) => <Tag color={STOCK[stockStatus].color}>{STOCK[stockStatus].label}</Tag> },
    { key: 'isActive', title: 'Durum', width: 98, render: (row) => <ActiveSwitch resource={products} row={row} isAllowed={may('PUT /api/products/:id')} /> },
    { key: 'order', title: 'Sıra', width: 66, align: 'right', sort: { up: 'order', down: '-order' }, render: ({ order }) => order },
  ];
  return (
    <ResourceList
      resource={products} columns={columns} state={state} onChange={change} searchText="Kod veya ad ara" moreActions={preview}
      filters={[
        { name: 'category', label: 'Ana kategori', options: optionsOf(mains), clears: ['subCategory'] },
        { name: 'subCategory', label: 'Alt kategori', options: main ? optionsOf(subs) : [], disabled: !main },
        { name: 'isActive', label: 'Durum', options: [{ value: 'true', label: 'Aktif' }, { value: 'false', label: 'Pasif' }] },
      ]}
    />
  );
}
