// Lines of a request for a quote: in the address of the contact form, and in the message that staff receive.
import { formatNumber } from './format.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from './order-facts.ts';
import { CONTACT_PATH } from './paths.ts';
import { withQuery } from './with-query.ts';

/** Lines that an address carries at most: each is looked up. */
export const MAX_QUOTE_LINES = 50;
/** Characters of a message, its lines included. */
export const MAX_MESSAGE_LENGTH = 5_000;
/** No product code is longer. */
export const MAX_CODE_LENGTH = 60;
/** Key of the query: `?kalemler=Z40-6X160:5,Z40-8X160:12`. */
export const QUOTE_LINES_KEY = 'kalemler';

export interface QuoteLineAsked {
  code: string;
  quantity: number;
}

/** The contact form that asks for a quote for several articles. */
export const linesQuotePath = (lines: readonly QuoteLineAsked[]): string =>
  withQuery(CONTACT_PATH, {
    [QUOTE_LINES_KEY]: lines.map(({ code, quantity }) => `${encodeURIComponent(code)}:${quantity}`).join(','),
  });

/** Returns the pieces that a text says; undefined for anything but a whole number that can be ordered. */
export function piecesIn(text: string): number | undefined {
  const pieces = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : NaN;
  return pieces >= MIN_QUANTITY && pieces <= MAX_QUANTITY ? pieces : undefined;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return '';
  }
};

/** Reads the lines from a query's value. Skips what is no code; pieces that make no sense are one. */
export const readQuoteLines = (value: string): QuoteLineAsked[] =>
  value
    .split(',')
    .slice(0, MAX_QUOTE_LINES)
    .flatMap((line) => {
      const [code = '', pieces = ''] = line.split(':');
      const name = decoded(code);
      return name === '' || name.length > MAX_CODE_LENGTH ? [] : [{ code: name, quantity: piecesIn(pieces) ?? 1 }];
    });

/** A line of the message. */
export interface QuoteLineWritten {
  code: string;
  name: string;
  /** As typed. */
  pieces: string;
}

/** Words of the message's lines. */
export interface QuoteLineWords {
  intro(lines: number): string;
  line(what: string, pieces: string): string;
  product(code: string, name: string): string;
  unnamed: string;
  more(lines: number): string;
}

/**
 * Writes the lines above a typed message: with names, with codes alone where that would be longer than `room`
 * characters, and with the number of those that do not fit even so.
 */
export function withQuoteLines(
  lines: readonly QuoteLineWritten[],
  typed: string,
  words: QuoteLineWords,
  room: number,
): string {
  if (lines.length === 0) return typed;
  const written = (isShort: boolean): string[] =>
    lines.map(({ code, name, pieces }) => {
      const what = isShort && code !== '' ? code : words.product(code, name);
      const count = piecesIn(pieces);
      return words.line(what || words.unnamed, count === undefined ? pieces.trim() : formatNumber(count));
    });
  const left = room - typed.length - 200; // the words around the lines
  const fits = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length + 1, 0) <= left;
  const whole = written(false);
  const listed = fits(whole) ? whole : written(true);
  while (listed.length > 0 && !fits(listed)) listed.pop();
  const more = lines.length - listed.length;
  return [
    [words.intro(lines.length), ...listed, ...(more > 0 ? [words.more(more)] : [])].join('\n'),
    ...(typed.trim() === '' ? [] : [typed]),
  ].join('\n\n');
}
