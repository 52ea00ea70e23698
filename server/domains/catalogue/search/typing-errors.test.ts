import { describe, expect, test } from 'vitest';
import { errorsBetween, TypingErrors } from './typing-errors.ts';

describe('typing errors', () => {
  test.each([
    ['itici', 'itici', 0],
    ['ittici', 'itici', 1],
    ['itci', 'itici', 1],
    ['pni', 'pin', 1], // swapped neighbours are one error
    ['rezsitans', 'rezistans', 1],
    ['klavuz', 'kilavuz', 1],
    ['kolon', 'kaplin', 3],
  ])('%s and %s differ by %i', (a, b, errors) => {
    expect(errorsBetween(a, b, 3)).toBe(errors);
    expect(errorsBetween(b, a, 3)).toBe(errors);
  });

  test('says no more than that there are too many', () => {
    expect(errorsBetween('kolon', 'kaplin', 1)).toBe(2);
    expect(errorsBetween('a', 'rezistans', 2)).toBe(3);
    expect(errorsBetween('a'.repeat(500), 'b'.repeat(500), 2)).toBe(3);
  });

  test('offers the nearest words first', () => {
    const errors = new TypingErrors();
    for (const word of ['kolon', 'kolan', 'kilit', 'yay', 'm8']) errors.add(word);
    expect(errors.near('kolom', 2)).toEqual([
      { word: 'kolon', errors: 1 },
      { word: 'kolan', errors: 2 },
    ]);
    expect(errors.near('xyz', 1)).toEqual([]);
  });

  test('knows a beginning with an error in it', () => {
    const errors = new TypingErrors();
    errors.add('rezistans');
    expect(errors.nearBeginning('reziz')).toEqual(['rezistans']);
    expect(errors.nearBeginning('zezis')).toEqual([]);
  });
});
