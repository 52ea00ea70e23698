import { expect, test } from 'vitest';
import { newPublicId, publicIdOf } from './public-id.ts';

test('a new id is 16 letters and digits that cannot be misread, never the same', () => {
  const ids = new Set(Array.from({ length: 1000 }, newPublicId));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
});

test('the id of a text is always the same', () => {
  expect(publicIdOf('product:Z40-5X100')).toBe(publicIdOf('product:Z40-5X100'));
  expect(publicIdOf('product:Z40-5X100')).not.toBe(publicIdOf('product:Z40-5X160'));
});
