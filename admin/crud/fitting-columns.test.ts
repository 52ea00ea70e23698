import { expect, test } from 'vitest';
import { fittingColumns } from './fitting-columns.ts';
import type { Column } from './row-views.tsx';

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  title: key,
  render: () => null,
  ...more,
});
const COLUMNS = [
  column('name', { minWidth: 230 }),
  column('price', { width: 84 }),
  column('category', { width: 176, isExtra: true }),
  column('state'),
  column('order', { width: 56, isExtra: true }),
];
const shown = (room: number): string[] => fittingColumns(COLUMNS, room).map(({ key }) => key);

test('a table leaves out extra columns from the end until the others fit', () => {
  expect(shown(696)).toEqual(['name', 'price', 'category', 'state', 'order']);
  expect(shown(695)).toEqual(['name', 'price', 'category', 'state']);
  expect(shown(640)).toEqual(['name', 'price', 'category', 'state']);
  expect(shown(639)).toEqual(['name', 'price', 'state']);
});

test('columns that are not extra stay, however narrow the table', () => {
  expect(shown(100)).toEqual(['name', 'price', 'state']);
});
