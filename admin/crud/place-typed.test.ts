import { expect, test } from 'vitest';
import { sortOrder } from '#contract/typed-fields.ts';
import { placeTyped, staleSentence } from './place-typed.ts';

const refusal = (text: string) => sortOrder.safeParse(placeTyped(text)).error?.issues[0]?.message;

test('a place is a whole number from 0; anything else has a sentence', () => {
  expect([placeTyped(' 12 '), placeTyped('0'), placeTyped('')]).toEqual([12, 0, null]);
  expect(['5', '0', '1000000'].map(refusal)).toEqual([undefined, undefined, undefined]);
  for (const wrong of ['', '1,5', 'abc', '-1', '1000001']) expect(refusal(wrong), wrong).toMatch(/\S/);
});

test('whoever changed the place meanwhile is named, with the place', () => {
  const details = { changedBy: 'Ali', changedAt: '', version: 3, fields: ['order'], changes: [] };
  const change = { field: 'order', now: 7, by: 'Ayşe', at: '' };
  expect(staleSentence({ ...details, changes: [change] }, 'order')).toBe(
    'Ayşe bu arada 7 yazdı. Yine de kaydetmek için Enter’a basın.',
  );
  expect(staleSentence(details, 'order')).toBe(
    'Ali bu arada bu kaydı değiştirdi. Yine de kaydetmek için Enter’a basın.',
  );
});
