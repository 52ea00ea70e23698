import { describe, expect, test } from 'vitest';
import { codeKey, Codes } from './codes.ts';

const CODES = ['Z40-6X200', 'Z40-6X250', 'Z40-16X200', 'ZDH-1-2X71', 'ZDH-12X71', 'ÇŞ-5X10'];
const codes = (): Codes => new Codes(CODES.map(codeKey));
const exact = (text: string): string[] =>
  codes()
    .exact(codeKey(text))
    .map((row) => CODES[row]!);

describe('codes', () => {
  test.each(['Z40-6X200', 'z40-6x200', 'z40 6x200', 'Z40 6 × 200', 'z406x200', 'Z40/6*200', ' Z40  6  X  200 '])(
    'are found however they are written: %s',
    (text) => {
      expect(exact(text)).toEqual(['Z40-6X200']);
    },
  );

  test('a sign between digits tells two apart that are alike without', () => {
    expect(exact('zdh-1-2x71')[0]).toBe('ZDH-1-2X71');
    expect(exact('zdh 1,2x71')[0]).toBe('ZDH-1-2X71');
    expect(exact('zdh12x71')[0]).toBe('ZDH-12X71');
    expect(exact('zdh-12x71')[0]).toBe('ZDH-12X71');
  });

  test('letters beyond the Latin ones are compared as well', () => {
    expect(exact('çş 5x10')).toEqual(['ÇŞ-5X10']);
    expect(new Codes([codeKey('本-5'), codeKey('木-5')]).exact(codeKey('木5'))).toEqual([1]);
  });

  test('are found by their beginning', () => {
    const found = codes().beginning(codeKey('z40-6x2'), 10);
    expect(found.map((row) => CODES[row])).toEqual(['Z40-6X200', 'Z40-6X250']);
    expect(codes().beginning(codeKey('z40-6x2'), 1)).toHaveLength(1);
    expect(codes().beginning('q', 5)).toEqual([]);
  });

  test('follow changes, few and many', () => {
    const changing = codes();
    changing.set(0, codeKey('NEU-1'));
    changing.set(1, null);
    expect(changing.exact(codeKey('Z40-6X200'))).toEqual([]);
    expect(changing.exact(codeKey('Z40-6X250'))).toEqual([]);
    expect(changing.exact(codeKey('neu 1'))).toEqual([0]);
    for (let row = 10; row < 700; row++) changing.set(row, codeKey(`ADD-${row}`));
    expect(changing.exact(codeKey('add-650'))).toEqual([650]);
    expect(changing.exact(codeKey('neu1'))).toEqual([0]);
    expect(changing.exact(codeKey('Z40-16X200'))).toEqual([2]);
    expect(changing.exact(codeKey('Z40-6X250'))).toEqual([]);
  });
});
