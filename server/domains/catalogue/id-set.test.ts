import { expect, test } from 'vitest';
import { randomNumbers } from '../../testing/random.ts';
import { IdSet } from './id-set.ts';

test('holds what was added, once, and lists it in ascending order', () => {
  const random = randomNumbers(7);
  const ids = Array.from({ length: 3_000 }, () => Math.floor(random() ** 3 * 2_000_000));
  const known = new Set([0, 31, 32, 63, 64, ...ids]);
  const set = new IdSet([...known, ...ids]);
  expect(set.size).toBe(known.size);
  expect([...set]).toEqual([...known].toSorted((a, b) => a - b));
  for (const id of ids) expect([set.has(id), set.has(id + 1)]).toEqual([true, known.has(id + 1)]);
  expect(set.has(50_000_000)).toBe(false);
  expect([...new IdSet()]).toEqual([]);
});
