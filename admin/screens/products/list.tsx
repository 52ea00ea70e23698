// screens/products/: products, their form, stock, and quick edit in the list.
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import type { Category } from '#contract/categories.ts';
import { shorten } from '#contract/format.ts';
import { productFields, type ProductCard } from '#contract/products.ts';
import { useMay } from '../../base/access.ts';
import { useIsNarrow, useIsTight } from '../../base/narrow.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, ActiveSwitch } from '../../crud/active-switch.tsx';
import { compareNames } from '../../crud/browser-rows.ts';
import { useListState, type ListState } from '../../crud/list-state.ts';
import type { OwnView } from '../../crud/list-views.ts';
import { PlaceCell } from '../../crud/place-cell.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import type { RowAction } from '../../crud/row-actions.tsx';
import { categoryColumn } from '../categories/column.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { Thumb } from '../../form/thumb.tsx';
import { useBulkEdit } from './use-bulk-edit.tsx';
import { ProductExportMenu } from './export-menu.tsx';
import { QuickButton, QuickCell, useQuickEdit } from './quick-edit.tsx';
import { products } from './resource.ts';
import { STOCK_OPTIONS } from './stock-looks.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';

/** Options of a filter in alphabetical order. */
const optionsOf = (categories: readonly Category[] | undefined) =>
  [...(categories ?? [])]
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ _id, name }) => ({ value: _id, label: name }));

/** Opens the product on the site. */
const preview = ({ code, isActive }: ProductCard): RowAction[] => [
  {
    key: 'preview',
    label: COMMON_TEXTS.showPreview,
    icon: <EyeOutlined aria-hidden />,
    href: `/product/${encodeURIComponent(code)}`,
    opensTab: true,
    refusal: isActive ? undefined : texts.passiveHidden,
  },
];

const codeColumn: Column<ProductCard> = {
  key: 'code',
  title: COMMON_TEXTS.code,
  width: 132,
  onPhone: 'heading',
  isKey: true,
  sort: { up: 'code', down: '-code' },
  render: ({ code }) => (
    <span className="crud-mono crud-one-line" title={code}>
      {code}
    </span>
  ),
};

/** For those who choose them. */
const OPTIONAL_COLUMNS: Column<ProductCard>[] = [
  {
    key: 'leadTime',
    title: productFields.leadTimeDays.label,
    width: 120,
    isOptional: true,
    align: 'right',
    render: ({ leadTimeDays }) => (leadTimeDays === null ? '-' : texts.workingDays(leadTimeDays)),
  },
  {
    key: 'orderQuantity',
    title: texts.orderQuantityColumn,
    width: 150,
    isOptional: true,
    align: 'right',
    render: ({ orderQuantity }) => (orderQuantity ? texts.orderQuantity(orderQuantity.min, orderQuantity.pack) : '-'),
  },
  {
    key: 'description',
    title: productFields.description.label,
    width: 300,
    isOptional: true,
    render: ({ description }) => <span className="crud-note">{shorten(description, 100)}</span>,
  },
];

/** Views that everybody has. */
const VIEWS: readonly OwnView[] = [
  { key: 'low', name: texts.lowStockView, filters: { stock: 'low', isActive: 'true' } },
  { key: 'sold-out', name: texts.soldOutView, filters: { stock: 'out_of_stock', isActive: 'true' } },
];

export function ProductList() {
  const may = useMay();
  const isNarrow = useIsNarrow();
  const isTight = useIsTight() && !isNarrow;
  const [state, change] = useListState(['category', 'subCategory', 'stock', 'isActive'], 20);
  const { main, subs, mains } = useCategoryFilters(state);
  const quick = useQuickEdit(isNarrow);
  const mayEdit = may('PUT /api/products/:id');
  const bulk = useBulkEdit(state);
  const columns: Column<ProductCard>[] = [
    {
      key: 'img',
      title: COMMON_TEXTS.picture,
      width: 52,
      onPhone: 'image',
      render: ({ mainImage, img }) => <Thumb kind="products" value={mainImage ?? img[0]} />,
    },
    ...(isTight ? [] : [codeColumn]),
    {
      key: 'name',
      title: productFields.name.label,
      minWidth: 170,
      onPhone: 'heading',
      isKey: isTight,
      sort: { up: 'name', down: '-name' },
      render: (row) => (
        <>
          <RowLink resource={products} row={row}>
            {row.name}
          </RowLink>
          {isTight && <div className="crud-note crud-mono crud-one-line">{row.code}</div>}
        </>
      ),
    },
    {
      key: 'price',
      title: productFields.price.label,
      width: 84,
      align: 'right',
      onPhone: 'foot',
      sort: { up: 'price', down: '-price' },
      render: (row) =>
        isNarrow ? (
          <QuickButton row={row} quick={quick} isAllowed={mayEdit} />
        ) : (
          <QuickCell row={row} part="price" quick={quick} isAllowed={mayEdit} />
        ),
    },
    {
      key: 'stock',
      title: texts.stockColumn,
      width: 118,
      onPhone: 'none',
      sort: { up: 'stock', down: '-stock' },
      render: (row) => <QuickCell row={row} part="stock" quick={quick} isAllowed={mayEdit} />,
    },
    {
      key: 'isActive',
      title: productFields.isActive.label,
      width: 92,
      onPhone: 'foot',
      render: (row) => <ActiveSwitch resource={products} row={row} isAllowed={mayEdit} />,
    },
    { ...categoryColumn<ProductCard>(), isExtra: true },
    {
      key: 'order',
      title: productFields.order.label,
      width: 64,
      isExtra: true,
      align: 'right',
      onPhone: 'none',
      sort: { up: 'order', down: '-order' },
      render: (row) => <PlaceCell resource={products} row={row} field="order" isAllowed={mayEdit} />,
    },
    ...OPTIONAL_COLUMNS,
  ];
  return (
    <>
      <ResourceList
        resource={products}
        columns={columns}
        state={state}
        onChange={change}
        searchText={texts.search}
        moreActions={preview}
        rowsActions={<ProductExportMenu state={state} />}
        actionsWidth={92}
        rowClass="product-row"
        selection={may('POST /api/products/bulk') ? bulk.selection : undefined}
        ownViews={VIEWS}
        filters={[
          {
            name: 'category',
            label: COMMON_TEXTS.mainCategorySmall,
            options: optionsOf(mains),
            clears: ['subCategory'],
          },
          { name: 'subCategory', label: texts.subCategorySmall, options: main ? optionsOf(subs) : [], disabled: !main },
          { name: 'stock', label: texts.stockColumn, options: STOCK_OPTIONS },
          ACTIVE_FILTER,
        ]}
      />
      {isNarrow && quick.sheet}
      {bulk.dialog}
    </>
  );
}

function useCategoryFilters({ filters }: ListState) {
  const main = filters['category'];
  const mains = useCall('GET /api/categories', { query: { type: 'main' } }).data;
  const subs = useCall(
    'GET /api/categories/subcategories/:id',
    { params: { id: main ?? '' } },
    { enabled: main !== undefined },
  ).data;
  return { main, mains, subs };
}
