import { expect, test } from 'vitest';
import type { StaleDetails } from '#contract/errors.ts';
import { changedByBoth, isMergeable } from './stale-both.ts';

const at = '2026-11-22T04:44:00.000Z';
const stale = (...changes: NonNullable<StaleDetails['changes']>): StaleDetails => ({
  changedBy: 'Zeynep',
  changedAt: at,
  version: 3,
  fields: changes.map(({ field }) => field),
  changes,
});
const theirs = (field: string) => ({ field, now: 'x', by: 'Zeynep', at });
const both = (field: string) => ({ ...theirs(field), mine: 'y' });

test('a field that both changed stands against a save, down to its parts', () => {
  expect(changedByBoth(stale(both('name'), theirs('order')), ['name'])).toEqual(['name']);
  expect(changedByBoth(stale(both('price')), ['price.old'])).toEqual(['price']);
  expect(isMergeable(stale(both('name')), ['name'])).toBe(false);
});

test('an old part that a save only repeats does not: the rest can be merged', () => {
  const details = stale(both('content.title'));
  expect(changedByBoth(details, ['content.points'])).toEqual([]);
  expect(isMergeable(details, ['content.points'])).toBe(true);
  expect(isMergeable(stale(both('content.title'), both('content.points')), ['content.points'])).toBe(false);
});

test('where nobody knows what the refused save changed, nothing is merged', () => {
  expect(isMergeable(stale(theirs('name')), ['order'])).toBe(false);
  expect(changedByBoth(stale(theirs('name')), ['name'])).toEqual(['name']);
  const bare = { changedBy: 'Zeynep', changedAt: at, version: 3, fields: ['name'] };
  expect(isMergeable(bare, ['order'])).toBe(false);
  expect(changedByBoth(bare, ['name'])).toEqual(['name']);
});
