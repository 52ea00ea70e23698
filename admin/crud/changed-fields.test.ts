import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('what a save sends', () => {
  it('is what differs, in depth', () => {
    expect(changedFields({ a: 1, b: ['x'], c: { d: 1 } }, { a: 1, b: ['x', 'y'], c: { d: 1 } })).toEqual({ b: ['x', 'y'] });
  });
  it('takes a cleared input for null, and null for null', () => {
    expect(changedFields({ a: 'x', b: null }, { a: undefined, b: undefined })).toEqual({ a: null });
  });
});
