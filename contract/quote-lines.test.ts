import { expect, test } from 'vitest';
import { linesQuotePath, MAX_QUOTE_LINES, piecesIn, readQuoteLines, withQuoteLines } from './quote-lines.ts';

const words = {
  intro: (lines: number) => `${lines}:`,
  line: (what: string, pieces: string) => `- ${what}: ${pieces} adet`,
  product: (code: string, name: string) => [code, name].filter(Boolean).join(' – '),
  unnamed: 'adsız',
  more: (lines: number) => `+${lines}`,
};
const read = (path: string) => readQuoteLines(new URL(path, 'https://x.example').searchParams.get('kalemler') ?? '');

test('an address carries lines with any sign in their codes', () => {
  const lines = [
    { code: 'Z40-6X160', quantity: 5 },
    { code: 'A,B:C & "Ğ" %20+', quantity: 9_999 },
  ];
  expect(linesQuotePath(lines.slice(0, 1))).toBe('/contact?kalemler=Z40-6X160%3A5');
  expect(read(linesQuotePath(lines))).toEqual(lines);
});

test('reads whatever somebody types there', () => {
  expect(readQuoteLines('')).toEqual([]);
  expect(readQuoteLines(`:5,%,${'x'.repeat(61)}:1, A :x,B:0,C:10000,D`)).toEqual(
    ['A', 'B', 'C', 'D'].map((code) => ({ code, quantity: 1 })),
  );
  expect(readQuoteLines('A:1,'.repeat(60))).toHaveLength(MAX_QUOTE_LINES);
});

test('pieces are a whole number that can be ordered', () => {
  expect(['1', ' 12 ', '9999'].map(piecesIn)).toEqual([1, 12, 9_999]);
  for (const text of ['', '0', '-1', '1,5', '1e3', '10000', 'on']) expect(piecesIn(text), text).toBeUndefined();
});

test('the message begins with its lines, and with nothing where there is none', () => {
  const lines = [
    { code: 'Z40', name: 'İtici pim', pieces: '1200' },
    { code: '', name: 'D2 zımba', pieces: '3' },
    { code: '', name: '', pieces: ' ? ' },
  ];
  expect(withQuoteLines(lines, '  ', words, 5_000)).toBe(
    '3:\n- Z40 – İtici pim: 1.200 adet\n- D2 zımba: 3 adet\n- adsız: ? adet',
  );
  expect(withQuoteLines(lines.slice(0, 1), 'Acele', words, 5_000)).toBe('1:\n- Z40 – İtici pim: 1.200 adet\n\nAcele');
  expect(withQuoteLines([], 'Acele', words, 5_000)).toBe('Acele');
});

test('many lines lose their names before any is left out, and the message says how many are', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ code: `Z40-${i}`, name: 'x'.repeat(60), pieces: '1' }));
  const short = withQuoteLines(many(150), '', words, 5_000).split('\n');
  expect(short).toHaveLength(151);
  expect(short.at(-1)).toBe('- Z40-149: 1 adet');
  const cut = withQuoteLines(many(300), 'not', words, 5_000);
  const listed = cut.match(/^- /gm)!.length;
  expect(cut).toContain(`\n+${300 - listed}\n\nnot`);
  expect(cut.length).toBeLessThanOrEqual(5_000);
  expect(listed).toBeGreaterThan(200);
});
