import { expect, test } from 'vitest';
import { fold } from '#contract/text.ts';
import { demoAliases } from './aliases.ts';
import { demoFamilies } from './index.ts';

test('every family has words of its own, and no others are named', () => {
  expect(Object.keys(demoAliases).toSorted()).toEqual(demoFamilies.map(({ key }) => key).toSorted());
  expect(Object.values(demoAliases).filter((aliases) => aliases.length === 0)).toEqual([]);
});

test('aliases keep the limits of families: 30 of 40 letters, each once', () => {
  for (const [key, aliases] of Object.entries(demoAliases)) {
    expect(aliases.length, key).toBeLessThanOrEqual(30);
    expect(new Set(aliases.map(({ text }) => fold(text))).size, key).toBe(aliases.length);
    for (const { text } of aliases) expect(text.length, text).toBeLessThanOrEqual(40);
    for (const { text } of aliases) expect(fold(text), key).not.toBe('');
  }
});

test('of several families with a word one at most is meant first', () => {
  const first = Object.values(demoAliases).flatMap((aliases) =>
    aliases.filter(({ isFirst }) => isFirst).map(({ text }) => fold(text)),
  );
  expect(first.filter((text, i) => first.indexOf(text) !== i)).toEqual([]);
});
