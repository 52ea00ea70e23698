import { expect, test } from 'vitest';
import { isUnchanged, listKeyOf, shownColumns, toView, viewStateOf, withColumn } from './list-views.ts';
import type { ListState } from './list-state.ts';
import type { Column } from './row-views.tsx';

const STATE: ListState = { page: 3, size: 50, q: 'pim', sort: '-price', filters: { stock: 'low' }, view: 'v' };
const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  title: key,
  render: () => key,
  ...more,
});
const COLUMNS = [
  column('code', { isKey: true }),
  column('name'),
  column('category', { isExtra: true }),
  column('weight', { isOptional: true }),
];
const keysOf = (columns: readonly Column<object>[]) => columns.map(({ key }) => key);

test('a view keeps search, filters, sort, size and columns, not the page', () => {
  expect(viewStateOf(STATE, ['code'])).toEqual({
    q: 'pim',
    sort: '-price',
    size: 50,
    filters: { stock: 'low' },
    columns: ['code'],
  });
});

test('a view replaces the whole state of the list', () => {
  const view = { q: '', sort: 'name', size: 20 as const, filters: { isActive: 'true' }, columns: ['code'] };
  expect(toView(STATE, view)).toEqual({
    q: '',
    sort: 'name',
    size: 20,
    filters: { stock: undefined, isActive: 'true' },
  });
  expect(toView(STATE, {})).toEqual({ q: '', sort: '', filters: { stock: undefined } });
});

test('the order of filters is no change of a view', () => {
  const now = viewStateOf({ ...STATE, filters: { a: '1', b: '2' } }, null);
  expect(isUnchanged({ state: { ...now, filters: { b: '2', a: '1' } } }, now)).toBe(true);
  expect(isUnchanged({ state: { ...now, filters: { a: '1' } } }, now)).toBe(false);
  expect(isUnchanged({ state: { ...now, columns: ['code'] } }, now)).toBe(false);
});

test('optional columns are shown once they are chosen, the key always, and chosen ones never give way', () => {
  expect(keysOf(shownColumns(COLUMNS, null))).toEqual(['code', 'name', 'category']);
  const shown = shownColumns(COLUMNS, ['weight', 'category', 'gone']);
  expect(keysOf(shown)).toEqual(['code', 'category', 'weight']);
  expect(shown.some(({ isExtra }) => isExtra)).toBe(false);
});

test('choosing the list’s own columns again is choosing none', () => {
  const chosen = withColumn(COLUMNS, null, 'weight');
  expect(chosen).toEqual(['code', 'name', 'category', 'weight']);
  expect(withColumn(COLUMNS, chosen, 'name')).toEqual(['code', 'category', 'weight']);
  expect(withColumn(COLUMNS, chosen, 'weight')).toBeNull();
});

test('a list has views under the last segment of its address', () => {
  expect(listKeyOf({ path: '/admin/products' })).toBe('products');
  expect(listKeyOf({ path: '/admin/settings/outbox' })).toBe('outbox');
  expect(listKeyOf({ path: '/admin/nothing' })).toBeUndefined();
});
