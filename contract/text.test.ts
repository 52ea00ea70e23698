import { describe, expect, test } from 'vitest';
import { formatNumber, shorten, shortenToWords } from './format.ts';
import { formatMoney, toMajor, toMinor } from './money.ts';
import { fold, foldCompact, slugify, sortKey } from './text.ts';
import { growth, MUCH_MORE_THAN_LINEAR } from './testing/growth.ts';

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

describe('fold', () => {
  test('makes one letter of İ, I, ı and i', () => {
    for (const word of ['ISIL', 'ISİL', 'ısıl', 'isil', 'İSİL', 'Isıl', 'I\u0307SIL'])
      expect(fold(word), word).toBe('isil');
  });

  test.each([
    ['ŞÇĞÖÜ şçğöü', 'scgou scgou'],
    ['kâğıt îmâ sükûn', 'kagit ima sukun'],
    ['s\u0327o\u0308g\u0306u\u0308t', 'sogut'], // typed as base letter and mark
    ['Straße', 'strasse'],
    ['5 µm', '5 um'],
    ['5 \u03bcm', '5 um'],
    ['Z40-5X100', 'z40.5x100'],
    ['Ø5×100', '5x100'],
    ['ø 5 × 100', '5x100'],
    ['⌀5*100', '5x100'],
    ['5  x \t 100', '5x100'],
    ['2,5x100', '2.5x100'],
    ['2.5x100', '2.5x100'],
    ['20x30x40', '20x30x40'],
    ['  (DIN) 1530/A – "pim"!  ', 'din 1530 a pim'],
    ['x', 'x'],
    ['', ''],
    [' \u0000%_*\\"', ''],
    ['👍 pim', 'pim'],
  ])('%j → %j', (text, folded) => expect(fold(text)).toBe(folded));

  test('changes nothing when applied again', () => {
    for (const text of ['İtici Pim Ø5×100', '2,5 x 3 x 4', 'Straße', 'ﬁ ½ ㎜ Å'])
      expect(fold(fold(text)), text).toBe(fold(text));
  });

  test('foldCompact leaves no spaces and points', () => expect(foldCompact('Z40 - 5 X 100')).toBe('z405x100'));
});

describe('slugify', () => {
  test.each([
    ['İtici Pim Ø5×100', 'itici-pim-5x100'],
    ['  Çok  Güzel --- Şey! ', 'cok-guzel-sey'],
    ['Ürün (ISIL İşlemli)', 'urun-isil-islemli'],
    ['плита 5', '5'],
    ['!!!', ''],
  ])('%j → %j', (text, slug) => expect(slugify(text)).toBe(slug));

  test('ends within 120 characters and never with a dash', () => {
    const slug = slugify(`${'a'.repeat(119)} bcd`);
    expect(slug).toBe('a'.repeat(119));
    expect(slugify('ab '.repeat(100)).length).toBeLessThanOrEqual(120);
  });
});

describe('sortKey', () => {
  const byKey = (a: string, b: string) => {
    if (sortKey(a) === sortKey(b)) return 0;
    return sortKey(a) < sortKey(b) ? -1 : 1;
  };

  test('sorts as Intl.Collator does for Turkish, numbers by value', () => {
    const collator = new Intl.Collator('tr', { numeric: true });
    const base = new Intl.Collator('tr', { numeric: true, sensitivity: 'base' });
    const letters = [...'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîûqwx 0123456789 '];
    const random = seeded(7);
    const word = () =>
      Array.from({ length: 1 + random(8) }, () => letters[random(letters.length)])
        .join('')
        .trim()
        .replace(/ +/g, ' ');
    for (let i = 0; i < 30_000; i++) {
      const stem = random(2) === 0 ? '' : word();
      const [a, b] = [stem + word(), stem + word()];
      const order = byKey(a, b);
      expect(order, `${a} | ${b}`).toBe(Math.sign(base.compare(a, b)));
      if (order !== 0) expect(order, `${a} | ${b}`).toBe(Math.sign(collator.compare(a, b)));
    }
  });

  test('puts ç after every c, ı before i, and 9 before 10', () => {
    const sorted = ['Cıvata', 'Cz', 'Çene', 'Ilık', 'İtici', 'Pim 9', 'Pim 10', 'Pim 010,5', 'Pim 100', 'Zımba'];
    expect(sorted.toReversed().sort(byKey)).toEqual(sorted);
  });
});

describe('numbers and money', () => {
  test.each([
    [0, undefined, '0'],
    [7, undefined, '7'],
    [999, undefined, '999'],
    [1000, undefined, '1.000'],
    [1234.5, undefined, '1.234,5'],
    [1234567.891, undefined, '1.234.567,891'],
    [-1234.5, 2, '-1.234,50'],
    [0.5, 0, '1'],
    [2, 3, '2,000'],
    [1e6, 0, '1.000.000'],
  ])('formatNumber(%d, %s) is %s', (value, decimals, text) => expect(formatNumber(value, decimals)).toBe(text));

  test('a number that rounds to nothing has no sign', () => expect(formatNumber(-0.001, 2)).toBe('0,00'));

  test('formatNumber agrees with tr-TR on many numbers', () => {
    const random = seeded(11);
    for (let i = 0; i < 2_000; i++) {
      const value = (random(2_000_000_000) - 1_000_000_000) / 100;
      expect(formatNumber(value, 2)).toBe(
        value.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      );
    }
  });

  test('formatMoney writes each currency with its sign and two decimals', () => {
    expect(formatMoney(1234.5, 'USD')).toBe('$1.234,50');
    expect(formatMoney(0.1, 'EUR')).toBe('€0,10');
    expect(formatMoney(1_000_000, 'TRY')).toBe('₺1.000.000,00');
    expect(formatMoney(12, 'GBP')).toBe('£12,00');
  });

  test('minor units survive the way out and back', () => {
    for (let minor = 0; minor < 20_000; minor++) expect(toMinor(toMajor(minor))).toBe(minor);
    expect(toMinor(12.345)).toBe(1235);
  });
});

test('shorten cuts with an ellipsis, and returns short texts as they are', () => {
  expect(shorten('kısa', 60)).toBe('kısa');
  expect(shorten('a'.repeat(60), 60)).toBe('a'.repeat(60));
  expect(shorten(`${'a'.repeat(59)} b`, 60)).toBe(`${'a'.repeat(59)}…`);
});

test('shortenToWords ends with a whole word, unless that leaves less than half of the text', () => {
  expect(shortenToWords('Isıl işlemli kafalı kılavuz kolon', 20)).toBe('Isıl işlemli kafalı…');
  expect(shortenToWords('Kırmızı yay, ağır yük', 12)).toBe('Kırmızı yay…');
  expect(shortenToWords(`a ${'b'.repeat(60)}`, 20)).toBe(`a ${'b'.repeat(18)}…`);
  expect(shortenToWords('kısa', 60)).toBe('kısa');
  expect(shortenToWords('Bir usta arıyoruz. Bursa’da.', 20)).toBe('Bir usta arıyoruz…');
});

test('shorten never splits a surrogate pair', () => {
  expect(shorten(`${'a'.repeat(59)}👍👍`, 60)).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});

describe('50 KB take linear time', () => {
  const LENGTH = 50_000;
  const nasty = {
    letters: 'a'.repeat(LENGTH),
    dashes: '-'.repeat(LENGTH),
    spaces: ' '.repeat(LENGTH),
    digits: '1'.repeat(LENGTH),
    zeros: '0'.repeat(LENGTH),
    dimensions: '1x'.repeat(LENGTH / 2),
    'digits and spaces': '1 '.repeat(LENGTH / 2),
    marks: `a${'\u0301'.repeat(LENGTH)}`,
    'one digit, then spaces': `1${' '.repeat(LENGTH)}!`,
    'dashes between letters': `a${'-'.repeat(LENGTH)}b`,
  };
  test.each(Object.entries(nasty))('%s', (_, text) => {
    for (const work of [fold, foldCompact, slugify, sortKey])
      expect(growth(text, work), work.name).toBeLessThan(MUCH_MORE_THAN_LINEAR);
  });
});
