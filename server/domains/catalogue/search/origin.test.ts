import { expect, test } from 'vitest';
import { lineOf } from './grammar.ts';
import { Origin } from './origin.ts';

/** The part of the text that a piece of its line came from. */
const partOf = (text: string, piece: string): string => {
  const line = lineOf(text);
  const from = line.indexOf(piece);
  expect(from, `${piece} in ${line}`).toBeGreaterThanOrEqual(0);
  const place = new Origin(text, line).placeOf({ from, to: from + piece.length });
  return text.slice(place.from, place.to);
};

test.each([
  ['İTİCİ pim', 'itici', 'İTİCİ'],
  ['kılavuz  kolon', 'kolon', 'kolon'],
  ['itici Ø6 × 200', 'ø6x200', 'Ø6 × 200'],
  ['itici 6*200 20 adet', '6x200', '6*200'],
  ['itici 6x200 x20', '6x200', '6x200'],
  ['⌀6 itici', 'ø6', '⌀6'],
  ['açı 60° pim', '60°', '60°'],
  ['hex bolt', 'hex', 'hex'],
  ['HEX', 'hex', 'HEX'],
  ['2-5x100 itici', '2.5x100', '2-5x100'],
  ['d6xL200', 'l200', 'L200'],
  ['½ straße ﬁn', 'strasse', 'straße'],
  ['e\u0301jektör u\u0308', 'ejektor', 'e\u0301jektör'],
  ['ejektörü\u0308 pim', 'ejektoru', 'ejektörü\u0308'],
  ['😀 itici', 'itici', 'itici'],
  ["6'lık itici", "6'lik", "6'lık"],
  ['"itici"', 'itici', 'itici'],
])('%s: %s', (text, piece, part) => {
  expect(partOf(text, piece)).toBe(part);
});
