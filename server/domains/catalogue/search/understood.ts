import { MAX_QUANTITY } from '#contract/order-facts.ts';
import type { Reading } from './answers.ts';
import type { FoundCode } from './code-lookup.ts';
import { lineOf, type Place, type Token } from './grammar.ts';
import { Origin } from './origin.ts';
import { quantityBehind } from './plain.ts';
import type { Ranked } from './ranking.ts';
import type { Meaning, Understood } from './types.ts';
import { measureMeanings } from './understood-measures.ts';
import { wordMeanings } from './understood-words.ts';

/** The text without a part, and without signs that then stand alone. */
const without = (text: string, { from, to }: Place): string =>
  `${text.slice(0, from)} ${text.slice(to)}`
    .replace(/(?<=^|\s|\d)[xX×*](?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;·+-]+|[\s,;·+-]+$/g, '');

/** The pieces that a text asks for, and where in the text it says so; null where it does not. */
function quantityIn(text: string, tokens: readonly Token[]): { pieces: number; place: Place } | null {
  const named = tokens.find((token) => token.kind === 'quantity');
  if (named) return { pieces: named.pieces, place: new Origin(text, lineOf(text)).placeOf(named) };
  const behind = quantityBehind(text);
  if (behind === null || behind.pieces < 1 || behind.pieces > MAX_QUANTITY) return null;
  return { pieces: behind.pieces, place: { from: behind.at, to: text.length } };
}

/** How many pieces a text asks for; null where it does not say. */
export const piecesOf = (text: string, tokens: readonly Token[]): number | null =>
  quantityIn(text, tokens)?.pieces ?? null;

/**
 * What was understood of a text: only what brought the family that the answer begins with, in the text's order.
 * @param best that family; null where the answer does not begin with one that words or sizes have found
 * @param code the article whose very code was typed: it was understood, not the words that it is made of
 */
export function understoodOf(
  text: string,
  reading: Reading,
  best: Ranked | null,
  code: FoundCode | null,
  spellings: ReadonlyMap<string, string>,
): Understood[] {
  const quantity = quantityIn(text, reading.tokens);
  const items: Meaning[] = quantity
    ? [{ ...quantity.place, kind: 'quantity', name: '', meaning: String(quantity.pieces) }]
    : [];
  if (code) {
    const place = new Origin(text, code.line).placeOf(code.place);
    items.push({ ...place, kind: 'code', name: '', meaning: text.slice(place.from, place.to).toUpperCase() });
  } else if (best) {
    const origin = new Origin(text, lineOf(text));
    for (const said of [...wordMeanings(reading, best, spellings), ...measureMeanings(reading, best)])
      items.push({ ...said, ...origin.placeOf(said) });
  }
  return items
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, kind, name, meaning }) => {
      const typed = text.slice(from, to).trim();
      return { kind, name, text: typed, meaning: meaning || typed, without: without(text, { from, to }) };
    });
}
