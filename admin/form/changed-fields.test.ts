import { describe, expect, it, test } from 'vitest';
import type { StaleDetails } from '#contract/errors.ts';
import { changedByBoth, changedFields, changedParts, isMergeable, withChanges } from './changed-fields.ts';

describe('a save sends', () => {
  it('only differences, compared deeply', () => {
    expect(changedFields({ a: 1, b: ['x'], c: { d: 1 } }, { a: 1, b: ['x', 'y'], c: { d: 1 } })).toEqual({
      b: ['x', 'y'],
    });
  });
  it('null for a cleared input', () => {
    expect(changedFields({ a: 'x', b: null }, { a: undefined, b: undefined })).toEqual({ a: null });
  });
});

describe('a newer row under a form', () => {
  it('keeps the form’s changes, for objects only the changed parts', () => {
    const before = { name: 'a', order: 1, content: { title: 't', points: ['x'] } };
    const mine = { ...before, content: { title: 't', points: ['x', 'y'] } };
    const newer = { name: 'a', order: 7, content: { title: 'theirs', points: ['x'] } };
    expect(withChanges(newer, before, mine)).toEqual({
      name: 'a',
      order: 7,
      content: { title: 'theirs', points: ['x', 'y'] },
    });
  });
  it('takes lists and cleared values as a whole', () => {
    expect(withChanges({ a: ['1', '2'], b: 'theirs' }, { a: ['1'], b: 'x' }, { a: ['3'], b: undefined })).toEqual({
      a: ['3'],
      b: undefined,
    });
  });
});

it('names parts of objects, and lists as a whole', () => {
  expect(
    changedParts(
      { content: { title: 'a', points: ['x'] }, price: null, tags: ['a'] },
      { content: { title: 'a', points: ['y'] }, price: { current: 1 }, tags: ['b'] },
    ),
  ).toEqual(['content.points', 'price', 'tags']);
});

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

test('a field changed by both blocks a save, down to its parts', () => {
  expect(changedByBoth(stale(both('name'), theirs('order')), ['name'])).toEqual(['name']);
  expect(changedByBoth(stale(both('price')), ['price.old'])).toEqual(['price']);
  expect(isMergeable(stale(both('name')), ['name'])).toBe(false);
});

test('an unchanged part that a save repeats does not: the rest can be merged', () => {
  const details = stale(both('content.title'));
  expect(changedByBoth(details, ['content.points'])).toEqual([]);
  expect(isMergeable(details, ['content.points'])).toBe(true);
  expect(isMergeable(stale(both('content.title'), both('content.points')), ['content.points'])).toBe(false);
});

test('without details of the refused save, there is no merge', () => {
  expect(isMergeable(stale(theirs('name')), ['order'])).toBe(false);
  expect(changedByBoth(stale(theirs('name')), ['name'])).toEqual(['name']);
  const bare = { changedBy: 'Zeynep', changedAt: at, version: 3, fields: ['name'] };
  expect(isMergeable(bare, ['order'])).toBe(false);
  expect(changedByBoth(bare, ['name'])).toEqual(['name']);
});
