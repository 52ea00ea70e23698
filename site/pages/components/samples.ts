// Rows of a table in every state of stock, where the data cannot promise one of each.
import { SHOP_PATH } from '#contract/paths.ts';
import { HOME_STEP, type TrailStep } from '../../ui/breadcrumb.tsx';
import type { DimensionColumn } from '../../ui/dimension-table/dimension-table.tsx';
import type { SizeRow } from '../../ui/dimension-table/size-row.ts';

export const SAMPLE_TRAIL: readonly TrailStep[] = [
  HOME_STEP,
  { name: 'Ürünler', path: SHOP_PATH },
  { name: 'İtici Pimler' },
];

const column = (key: string, label: string, place: number, isKey: boolean): DimensionColumn => ({
  key,
  label,
  unit: 'mm',
  place,
  isKey,
  isNumber: true,
  isLetter: true,
});
export const SAMPLE_COLUMNS: readonly DimensionColumn[] = [
  column('d1', 'Çap', 0, true),
  column('L', 'Boy', 1, true),
  column('d2', 'Kafa çapı', 2, false),
];

const row = (code: string, dims: SizeRow['dims'], offer: Pick<SizeRow, 'price' | 'stock' | 'leadDays'>): SizeRow => ({
  id: code,
  code,
  slug: code.toLowerCase(),
  dims,
  ...offer,
});
export const SAMPLE_ROWS: readonly SizeRow[] = [
  row('Z40-6X160', [6_000, 160_000, 12_000], { price: 1.8, stock: 'in_stock', leadDays: 1 }),
  row('Z40-6X200', [6_000, 200_000, 12_000], { price: 2.1, stock: 'made_to_order', leadDays: 10 }),
  row('Z40-8X200', [8_000, 200_000, 14_000], { price: null, stock: 'out_of_stock', leadDays: null }),
];
