import { expect, test } from 'vitest';
import { tryCounter } from './counter.ts';

test('refuses more tries than the limit until the window is over, each client by itself', () => {
  let now = 0;
  const take = tryCounter({ times: 2, minutes: 1, now: () => now });
  expect([take('a'), take('a')]).toEqual([0, 0]);
  now = 20_000;
  expect(take('a')).toBe(40);
  expect(take('b')).toBe(0);
  now = 60_000;
  expect(take('a')).toBe(0);
});

test('forgets clients whose window is over', () => {
  let now = 0;
  const take = tryCounter({ times: 1, minutes: 1, now: () => now });
  for (let i = 0; i < 1_000; i++) take(`client ${i}`);
  now = 60_000;
  expect(take('client 0')).toBe(0);
  expect(take('client 0')).toBe(60);
});
