import { describe, expect, it } from 'vitest';
import { changedFields, changedParts, withChanges } from './changed-fields.ts';

describe('what a save sends', () => {
  it('is what differs, in depth', () => {
    expect(changedFields({ a: 1, b: ['x'], c: { d: 1 } }, { a: 1, b: ['x', 'y'], c: { d: 1 } })).toEqual({
      b: ['x', 'y'],
    });
  });
  it('takes a cleared input for null, and null for null', () => {
    expect(changedFields({ a: 'x', b: null }, { a: undefined, b: undefined })).toEqual({ a: null });
  });
});

describe('a newer row under a form', () => {
  it('keeps what was changed in the form, of objects only the parts that were', () => {
    const before = { name: 'a', order: 1, content: { title: 't', points: ['x'] } };
    const mine = { ...before, content: { title: 't', points: ['x', 'y'] } };
    const newer = { name: 'a', order: 7, content: { title: 'theirs', points: ['x'] } };
    expect(withChanges(newer, before, mine)).toEqual({
      name: 'a',
      order: 7,
      content: { title: 'theirs', points: ['x', 'y'] },
    });
  });
  it('takes a list, and a value that was cleared, as a whole', () => {
    expect(withChanges({ a: ['1', '2'], b: 'theirs' }, { a: ['1'], b: 'x' }, { a: ['3'], b: undefined })).toEqual({
      a: ['3'],
      b: undefined,
    });
  });
});

it('tells parts of objects by their names, lists as a whole', () => {
  expect(
    changedParts(
      { content: { title: 'a', points: ['x'] }, price: null, tags: ['a'] },
      { content: { title: 'a', points: ['y'] }, price: { current: 1 }, tags: ['b'] },
    ),
  ).toEqual(['content.points', 'price', 'tags']);
});
