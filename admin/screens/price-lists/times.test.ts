import { expect, test } from 'vitest';
import { fromWall, toWall } from './times.ts';

test('a time in the form is Istanbul’s', () => {
  const iso = '2026-12-31T21:00:00.000Z';
  expect(toWall(iso).format('YYYY-MM-DD HH:mm')).toBe('2027-01-01 00:00');
  expect(fromWall(toWall(iso))).toBe(iso);
});
