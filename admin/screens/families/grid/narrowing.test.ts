import { expect, test } from 'vitest';
import type { GridArticle } from '#contract/family-articles.ts';
import { formulaOf } from './formula.ts';
import { edited, emptyRow, rowsOf, summaryOf, withRefusals, type GridFamily, type GridRow } from './model.ts';
import { hiddenBy, isNarrowed, NOT_NARROWED, shownOf, withHidden } from './narrowing.ts';

const FAMILY: GridFamily = {
  columns: (['d1', 'L'] as const).map((key) => ({
    key,
    label: key === 'L' ? 'Boy' : 'Çap',
    kind: 'number',
    unit: 'mm',
    decimals: 1,
    tolerance: '',
    isKey: true,
    isFilter: true,
    isShown: true,
    attribute: null,
  })),
  codePattern: 'P-{d1}X{L}',
  namePattern: 'Pim Ø{d1}×{L}',
};
const article = (d1: number, L: number, stockStatus: string, price: number | null): GridArticle => ({
  _id: `${d1}x${L}`,
  slug: 's',
  version: 1,
  row: {
    code: `P-${d1}X${L}`,
    name: `Pim Ø${d1}×${L}`,
    d1,
    L,
    price,
    stockStatus,
    stockQuantity: null,
    leadTimeDays: null,
    weightG: null,
    minQuantity: null,
    packQuantity: null,
    isActive: true,
  },
});
const ROWS = rowsOf(FAMILY, [
  article(5, 100, 'in_stock', 6),
  article(5, 160, 'made_to_order', 6.6),
  article(6, 100, 'out_of_stock', null),
  article(6, 160, 'in_stock', 7.65),
]);
const codes = (rows: readonly GridRow[]) => rows.map(({ cells }) => cells['code'] ?? '');
const END = '';

test('search and stock narrow together, and the empty row at the end stays', () => {
  const shown = (text: string, stock: '' | 'in_stock' | 'made_to_order' | 'out_of_stock') =>
    codes(shownOf(ROWS, hiddenBy(FAMILY, ROWS, { text, stock })));
  expect(shown('', '')).toHaveLength(5);
  expect(shown('', 'in_stock')).toEqual(['P-5X100', 'P-6X160', END]);
  expect(shown('160', '')).toEqual(['P-5X160', 'P-6X160', END]);
  expect(shown('160', 'made_to_order')).toEqual(['P-5X160', END]);
  expect(shown('p-6', 'out_of_stock')).toEqual(['P-6X100', END]);
  expect(shown('yok', '')).toEqual([END]);
  expect([
    isNarrowed(NOT_NARROWED),
    isNarrowed({ text: ' ', stock: '' }),
    isNarrowed({ text: '', stock: 'in_stock' }),
  ]).toEqual([false, false, true]);
});

test('edits of shown rows join the hidden ones in their order, whose own changes are kept', () => {
  const typed = ROWS.map((row) => (row.id === '6x100' ? edited(FAMILY, row, { price: '9' }) : row));
  const hidden = hiddenBy(FAMILY, typed, { text: '', stock: 'in_stock' });
  const shown = shownOf(typed, hidden);
  // A shown row changes, even so that it no longer fits, and a new one is typed at the end.
  const [first, last, end] = shown as [GridRow, GridRow, GridRow];
  const next = [
    edited(FAMILY, first, { stockStatus: 'Stokta yok' }),
    last,
    edited(FAMILY, end, { d1: '8', L: '200' }),
    emptyRow(),
  ];
  const all = withHidden(typed, next, hidden);
  expect(codes(all)).toEqual(['P-5X100', 'P-5X160', 'P-6X100', 'P-6X160', 'P-8X200', END]);
  expect(codes(summaryOf(FAMILY, all).changed)).toEqual(['P-5X100', 'P-6X100', 'P-8X200']);
  expect(codes(shownOf(all, hidden))).toEqual(['P-5X100', 'P-6X160', 'P-8X200', END]);
});

test('hidden rows outlive the row that they followed', () => {
  const added = [...ROWS.slice(0, 1), edited(FAMILY, emptyRow(), { d1: '7', L: '10' }), ...ROWS.slice(1)];
  const hidden = hiddenBy(FAMILY, added, { text: '', stock: 'made_to_order' });
  const one = new Set([...hidden].filter((id) => id === '6x100' || id === '6x160'));
  const shown = shownOf(added, one);
  const all = withHidden(added, [shown[0]!, ...shown.slice(3)], one); // the new row and 5×160 went
  expect(codes(all)).toEqual(['P-5X100', 'P-6X100', 'P-6X160', END]);
  expect(codes(withHidden(ROWS, ROWS.slice(4), new Set(ROWS.slice(0, 4).map(({ id }) => id))))).toEqual(codes(ROWS));
});

test('the selected cell is said in full, several cells with sum and average', () => {
  const [, wrong] = withRefusals(ROWS, [ROWS[1]!], { 'changes.0.L': 'Bu ölçüde bir ürün zaten var: X' });
  const rows = [edited(FAMILY, ROWS[0]!, { price: '8,5' }), wrong!, ...ROWS.slice(2)];
  const at = (from: number, to: number, left: number, right = left) =>
    formulaOf(FAMILY, rows, { from, to, left, right });
  expect(at(0, 0, 1)).toEqual({
    code: 'P-5X100',
    label: 'Çap (d1)',
    unit: 'mm',
    text: '5',
    before: undefined,
    error: undefined,
  });
  expect(at(0, 0, 3)).toMatchObject({ label: 'Fiyat', unit: '', text: '8,5', before: '6,00' });
  expect(at(1, 1, 2)).toMatchObject({ text: '160', error: 'Bu ölçüde bir ürün zaten var: X', before: undefined });
  // Cells without a price do not count; dimensions are not added up.
  expect(at(0, 3, 3)).toEqual({ cells: 4, sum: '22,75', average: '7,58' });
  expect(at(0, 1, 1, 2)).toEqual({ cells: 4, sum: undefined, average: undefined });
  expect(at(9, 9, 0)).toBeUndefined();
});
