import { expect, test } from 'vitest';
import { LIST_SORTS, STRUCTURE_SORTS } from '#contract/list-sorts.ts';
import { HIT_ORDER, LIST_ORDER } from './sorting.ts';
import { OWN_COLUMNS } from './own-columns.ts';

const columnsOf = (order: string): string[] =>
  order
    .split(', ')
    .map((column) => column.replace(/^t\.| desc$/g, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
const isByOwnColumn = (order: string): boolean => columnsOf(order).some((column) => OWN_COLUMNS.has(column));

test('orders by a product’s own facts are not among those by the structure', () => {
  expect(LIST_SORTS.filter((sort) => isByOwnColumn(LIST_ORDER[sort])).toSorted()).toEqual([
    '-price',
    '-stock',
    'price',
    'stock',
  ]);
  expect(STRUCTURE_SORTS.toSorted()).toEqual(LIST_SORTS.filter((sort) => !isByOwnColumn(LIST_ORDER[sort])).toSorted());
  expect(columnsOf(Object.values(HIT_ORDER).join(', '))).not.toContain('searchText');
});

test('columns that decide who sees a product, and where, are not its own', () => {
  for (const column of [
    'code',
    'slug',
    'name',
    'nameSort',
    'codeFolded',
    'searchTitle',
    'categoryId',
    'subCategoryId',
    'isActive',
    'isPublic',
    'deletedAt',
    'sortOrder',
    'createdAt',
  ])
    expect(OWN_COLUMNS.has(column), column).toBe(false);
});
