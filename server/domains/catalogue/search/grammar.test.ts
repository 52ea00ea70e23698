import { describe, expect, test } from 'vitest';
import { readText, type Lexicon, type Token } from './grammar.ts';

const WORDS = new Set('itici pim kolon imbus m6 a2 z40 a270 oring kafa vana'.split(' '));
const lexicon: Lexicon = {
  hasWord: (word) => WORDS.has(word),
  isCodePrefix: (word) => word === 'z40',
  hasStandard: (number) => ['1530', '912', '10907', '4762'].includes(number),
  beginsStandard: (digits) => '1530'.startsWith(digits),
  hasForm: (number, form) => number === '1530' && ['a', 'd'].includes(form),
  hasMaterial: (number) => number === '1.2344',
  hasThread: (key) => ['m8', 'm16x1.5', 'g1/4', 'r1/4', 'r1'].includes(key),
  hasKey: (key) => ['d1', 'l', 'l2'].includes(key),
  isLabelWord: (word) => word === 'kafa',
};

/** Tokens in short: kind and value. */
const short = (token: Token): string => {
  switch (token.kind) {
    case 'word':
      return token.word;
    case 'standard':
      return `standard ${token.number}${token.form}`;
    case 'material':
      return `material ${token.number}`;
    case 'thread':
      return `thread ${[...token.bases, ...token.wholes].join('|')} ${token.rest.map((milli) => milli / 1000).join('x')}`.trim();
    case 'size':
      return token.numbers.map((milli) => milli / 1000).join('x');
    case 'key':
      return `${token.key}=${token.value / 1000}`;
    case 'role':
      return `${token.modifier === null ? '' : `${token.modifier} `}${token.stem} ${token.value / 1000}`;
    case 'unit':
      return `${token.value / 1000} ${token.unit}`;
    case 'quantity':
      return `${token.pieces} pieces`;
    case 'ignored':
      return `(${token.text})`;
  }
};

describe('reading', () => {
  test.each([
    ['itici 6x200', 'itici, 6x200'],
    ['itici 6 x 200', 'itici, 6x200'],
    ['itici 6*200', 'itici, 6x200'],
    ['itici 6×200', 'itici, 6x200'],
    ['itici 6/200', 'itici, 6x200'],
    ['itici6x200', 'itici, 6x200'],
    ['Ø6×200', '6x200'],
    ['itici ø6 l200', 'itici, cap 6, l=200'],
    ['D6xL200', 'd=6, l=200'],
    ['d1=6 L=200', 'd1=6, l=200'],
    ['d1 6', 'd1=6'],
    ['çap 6 boy 200', 'cap 6, boy 200'],
    ['çap: 6 boy: 200', 'cap 6, boy 200'],
    ['200 boy 6 çap', 'boy 200, cap 6'],
    ['6 mm çapında 200 mm boyunda', 'cap 6, boy 200'],
    ['iç çap 20 dış çap 30', 'ic cap 20, dis cap 30'],
    ['iç 20 dış 30', 'ic cap 20, dis cap 30'],
    ['kafa çapı 14', 'kafa, kafa cap 14'],
    ['diameter 6 length 200', 'cap 6, boy 200'],
    ['Durchmesser 6 Länge 200', 'cap 6, boy 200'],
    ["6'lık itici", '6, itici'],
    ['6mm', '6'],
    ['18 36 45', '18, 36, 45'],
    ['2,5x100', '2.5x100'],
    ['2-5x100', '2.5x100'],
    ['M8x30', 'thread m8|m8x30 30'],
    ['m8 x 30', 'thread m8|m8x30 30'],
    ['M16×1,5', 'thread m16|m16x1.5 1.5'],
    ['m6 pim', 'm6, pim'],
    ['G1/4', 'thread g1/4'],
    ['1/4"', 'thread g1/4|r1/4'],
    ['R1', 'thread r1'],
    ['R20', 'r=20'],
    ['DIN 1530-A', 'standard 1530a'],
    ['din1530a 6x200', 'standard 1530a, 6x200'],
    ['DIN 1530 pim', 'standard 1530, pim'],
    ['din iso 10907', 'standard 10907'],
    ['din 9999', '(din), 9999'],
    ['din 15', 'standard 15'],
    ['din 15 pim', '(din), 15, pim'],
    ['itici 6x', 'itici, 6'],
    ['1.2344', 'material 1.2344'],
    ['1,2344', 'material 1.2344'],
    ['60 HRC', '60 hrc'],
    ['60HRC', '60 hrc'],
    ['HRC 60', '60 hrc'],
    ['60 ±2 HRC', '60 hrc'],
    ['58-62 hrc', '60 hrc'],
    ['75 shore a', '75 shore'],
    ['230V', '230 v'],
    ['1,5 kW', '1500 w'],
    ['45°', '45 °'],
    ['a2-70', 'a270'],
    ['o-ring', 'oring'],
    ['z40-6x201', 'z40, 6x201'],
    ['z 40 6x201', 'z40, 6x201'],
    ['z40/6,2x201', 'z40, 6.2x201'],
    ['itici 6x200 20 adet', 'itici, 6x200, 20 pieces'],
    ['itici 6x200 adet: 20', 'itici, 6x200, 20 pieces'],
    ['20 ad. itici', '20 pieces, itici'],
    ['50 Stk itici', '50 pieces, itici'],
    ['adet 6x200', '(adet), 6x200'],
    ['itici 0 adet', 'itici, (0 adet)'],
    ['itici 500000 adet', 'itici, (500000 adet)'],
    ['itici 6x200 x20', 'itici, 6x200'],
    ['6 x 200 x 20', '6x200x20'],
    ['20 x itici', '20 pieces, itici'],
    ['20x itici', '20 pieces, itici'],
    ['hasco itici', '(hasco), itici'],
  ])('%s', (text, tokens) => {
    expect(readText(text, lexicon).map(short).join(', ')).toBe(tokens);
  });

  test('nothing but signs is nothing', () => {
    for (const text of ['', '   ', '***', '()', '"', "'", '....']) expect(readText(text, lexicon)).toEqual([]);
  });
});
