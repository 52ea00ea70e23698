import { parseMilli } from '#contract/dimension.ts';
import { MAX_QUANTITY } from '#contract/order-facts.ts';
import { PIECES, plain, threadKey, withoutQuantity } from './plain.ts';
import {
  BRANDS,
  FILLERS,
  isDiameterModifier,
  isPureRole,
  modifierOf,
  roleOf,
  roleOfLetter,
  UNIT_PATTERN,
  unitOf,
} from './roles.ts';

/** What reading a text must know of the catalogue. */
export interface Lexicon {
  hasWord(word: string): boolean;
  isCodePrefix(word: string): boolean;
  hasStandard(number: string): boolean;
  beginsStandard(digits: string): boolean;
  /** Of two standards with that number, whether one has that form. */
  hasForm(number: string, form: string): boolean;
  hasMaterial(number: string): boolean;
  hasThread(key: string): boolean;
  hasKey(key: string): boolean;
  isLabelWord(word: string): boolean;
}

/** Where a piece stands in the line that was read (`lineOf`). */
export interface Place {
  from: number;
  to: number;
}

/** A piece of a text, as read. Numbers are thousandths. */
export type Token = Piece & Place;
type Piece = { text: string } & (
  | { kind: 'word'; word: string }
  | { kind: 'standard'; number: string; form: string; isBegun?: boolean }
  | { kind: 'material'; number: string }
  /** `whole` has the rest in it ('m8x1'), `rest` holds it as numbers. Of pipe threads without a letter all are meant. */
  | { kind: 'thread'; bases: string[]; wholes: string[]; rest: number[] }
  | { kind: 'size'; numbers: number[]; isBare: boolean }
  | { kind: 'key'; key: string; value: number }
  | { kind: 'role'; stem: string; modifier: string | null; modifierWord: string | null; value: number }
  | { kind: 'unit'; unit: string; value: number }
  /** Pieces wanted of whatever is found. */
  | { kind: 'quantity'; pieces: number }
  | { kind: 'ignored' }
);

const N = String.raw`\d+(?:[.,]\d+)?`;
const END = String.raw`(?![\p{L}\p{N}])`;
/** Behind a measure, in Turkish: '8lik', 'm8li'. */
const SIZED = String.raw`'?\s?l[iu](?:k\p{L}{0,3})?`;
const INCH = `(?:inch|inc|zoll|parmak)${END}`;
const MAX_TOKENS = 32;

/** More pieces than a cart takes are no quantity that could be preset. */
const quantityOf = (text: string, digits: string): Piece => {
  const pieces = Number(digits);
  return pieces >= 1 && pieces <= MAX_QUANTITY ? { kind: 'quantity', text, pieces } : { kind: 'ignored', text };
};

interface Rule {
  pattern: RegExp;
  /** Only where no letter or digit stands before. */
  isAtStart: boolean;
  /** Returns the token and how many letters it took, or null where the rule does not apply after all. */
  read: (match: RegExpExecArray, lexicon: Lexicon) => { token: Piece; length: number } | null;
}

const rule = (
  source: string,
  isAtStart: boolean,
  read: (match: RegExpExecArray, lexicon: Lexicon) => Piece | null,
): Rule => ({
  pattern: new RegExp(source, 'uy'),
  isAtStart,
  read: (match, lexicon) => {
    const token = read(match, lexicon);
    return token && { token, length: match[0].length };
  },
});

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)].flatMap(([digits]) => parseMilli(digits) ?? []);

/** The first rule that applies wins. */
const RULES: Rule[] = [
  rule(String.raw`(\d+)\s*${PIECES}\.?${END}`, true, ([text, digits]) => quantityOf(text, digits!)),
  rule(String.raw`${PIECES}\s?[=:]?\s?(\d+)${END}(?![.,/]|\s?x)`, true, ([text, digits]) => quantityOf(text, digits!)),
  rule(String.raw`(?<!\S)(\d+)\s?x\s+(?=\p{L})`, true, ([text, digits]) => quantityOf(text.trim(), digits!)),
  {
    // DIN 1530-A, din1530a, DIN EN ISO 4762
    pattern: new RegExp(
      String.raw`(?:(?:din|iso|en|iec|jis|ts|as)[\s-]*)+(\d{3,6})((?:\s*-\s*|\s+form\s+|\s+|)([a-z]{1,2}|\d{1,2}))?${END}`,
      'uy',
    ),
    isAtStart: true,
    read: ([text, number, tail, form], lexicon) => {
      if (!lexicon.hasStandard(number!)) return null;
      const isForm = form !== undefined && lexicon.hasForm(number!, form);
      const length = text.length - (isForm ? 0 : (tail ?? '').length);
      const token: Piece = { kind: 'standard', text: text.slice(0, length), number: number!, form: isForm ? form : '' };
      return { token, length };
    },
  },
  {
    // A standard of which only the first digits are typed, at the end of the text
    pattern: /(?:(?:din|iso|iec)[\s-]*)+(\d{1,5})$/uy,
    isAtStart: true,
    read: ([text, number], lexicon) =>
      lexicon.hasStandard(number!) || !lexicon.beginsStandard(number!)
        ? null
        : { token: { kind: 'standard', text, number: number!, form: '', isBegun: true }, length: text.length },
  },
  {
    // A bare number with a form: 1530-A, 9861DA
    pattern: new RegExp(String.raw`(\d{3,6})[\s-]?(?:form\s+)?([a-z]{1,2})${END}`, 'uy'),
    isAtStart: true,
    read: ([text, number, form], lexicon) =>
      lexicon.hasForm(number!, form!) && !/^(?:mm|[nvw])$/.test(form!)
        ? { token: { kind: 'standard', text, number: number!, form: form! }, length: text.length }
        : null,
  },
  rule(String.raw`1[.,](\d{4})(?!\d)`, true, ([text, digits], lexicon) =>
    lexicon.hasMaterial(`1.${digits}`) ? { kind: 'material', text, number: `1.${digits}` } : null,
  ),
  rule(String.raw`m\s?(${N})((?:\s?[x/-]\s?${N})*)(?:mm|${SIZED})?${END}`, true, ([text, diameter, tail], lexicon) => {
    const base = threadKey(`m${diameter}`);
    if (base === null || (lexicon.hasWord(base) && !lexicon.hasThread(base) && tail === '')) return null;
    const rest = numbersIn(tail ?? '');
    const first = /\d+(?:[.,]\d+)?/.exec(tail ?? '')?.[0];
    const whole = first === undefined ? null : threadKey(`${base}x${first}`);
    return { kind: 'thread', text, bases: [base], wholes: whole === null ? [] : [whole], rest };
  }),
  rule(
    String.raw`([gr])\s?(\d(?:\s?\/\s?\d)?)"?((?:\s?x\s?${N})*)${END}`,
    true,
    ([text, letter, size, tail], lexicon) => {
      const key = `${letter}${size!.replace(/\s/g, '')}`;
      if (!lexicon.hasThread(key)) return null;
      return { kind: 'thread', text, bases: [key], wholes: [], rest: numbersIn(tail ?? '') };
    },
  ),
  rule(
    String.raw`([13]\/[248]|[12](?=\s?(?:"|${INCH})))(?:"|\s?${INCH})?(?![\d/x.,])`,
    true,
    ([text, size], lexicon) => {
      const bases = ['g', 'r'].map((letter) => `${letter}${size}`).filter((key) => lexicon.hasThread(key));
      return bases.length === 0 ? null : { kind: 'thread', text, bases, wholes: [], rest: [] };
    },
  ),
  rule(String.raw`(hrc|hb|hv)\s?(${N})${END}`, true, ([text, unit, digits]) => {
    const value = parseMilli(digits!);
    return value === null ? null : { kind: 'unit', text, unit: unit!, value };
  }),
  rule(String.raw`(\p{L}{1,16}\d{0,2})\s?[=:]\s?ø?(${N})(?:\s?mm)?`, true, ([text, name, digits], lexicon) => {
    const value = parseMilli(digits!);
    if (value === null) return null;
    const stem = roleOf(name!);
    if (stem !== null) return { kind: 'role', text, stem, modifier: null, modifierWord: null, value };
    return lexicon.hasKey(name!) || roleOfLetter(name!) !== null ? { kind: 'key', text, key: name!, value } : null;
  }),
  {
    // A piece that is known as it stands, signs and all: a2-70, pa66-gf30, o-ring, z40
    pattern: /[^\s]+/uy,
    isAtStart: true,
    read: ([piece], lexicon) => {
      const text = piece.replace(/[.,:=+'"-]+$/, '');
      const closed = text.replace(/[^\p{L}\p{N}]/gu, '');
      if (!/\p{L}/u.test(closed) || !/[\d\p{P}]/u.test(text) || threadKey(text) !== null) return null;
      return lexicon.hasWord(closed) ? { token: { kind: 'word', text, word: closed }, length: text.length } : null;
    },
  },
  {
    // What a code begins with, before a size that is not made or not typed to its end: z40-6x201, z 40
    pattern: /([a-z]{1,4})\s?(\d{0,4})(?:\s?[-/]\s?(?=\d|m\d)|\s|$)/uy,
    isAtStart: true,
    read: ([text, letters, digits], lexicon) => {
      const word = `${letters}${digits}`;
      return digits !== '' && lexicon.isCodePrefix(word)
        ? { token: { kind: 'word', text: text.trim(), word }, length: text.length }
        : null;
    },
  },
  rule(String.raw`([a-z]{2,6})-(?=\d|m\d)`, true, ([text, word], lexicon) =>
    lexicon.isCodePrefix(word!) ? { kind: 'word', text, word: word! } : null,
  ),
  rule(String.raw`([a-z]{1,2}\d)\s(${N})(?![\d.,x/])`, true, ([text, key, digits], lexicon) => {
    const value = parseMilli(digits!);
    return value !== null && lexicon.hasKey(key!) && !lexicon.hasWord(key!)
      ? { kind: 'key', text, key: key!, value }
      : null;
  }),
  rule(String.raw`([øq])\s?(${N})(?:\s?mm)?(?![\d.,]|\s?[x/]\s?\d|-\d)`, true, ([text, , digits]) => {
    const value = parseMilli(digits!);
    return value === null ? null : { kind: 'role', text, stem: 'cap', modifier: null, modifierWord: null, value };
  }),
  rule(String.raw`([a-z]{1,2})(${N})(?:mm)?${END}(?!\/)`, true, ([text, key, digits], lexicon) => {
    const value = parseMilli(digits!);
    if (value === null || lexicon.hasWord(text)) return null;
    return lexicon.hasKey(key!) || roleOfLetter(key!) !== null ? { kind: 'key', text, key: key!, value } : null;
  }),
  rule(String.raw`(${N})\s?(?:\+-?\s?${N})\s?(hrc|hb|hv|shore)(?:\s?a${END})?`, true, ([text, digits, unit]) => {
    const value = parseMilli(digits!);
    return value === null ? null : { kind: 'unit', text, unit: unit!, value };
  }),
  rule(String.raw`(${N})-(${N})\s?(hrc|hb|hv)${END}`, true, ([text, low, high, unit]) => {
    const [from, to] = [parseMilli(low!), parseMilli(high!)];
    return from === null || to === null
      ? null
      : { kind: 'unit', text, unit: unit!, value: Math.round((from + to) / 2) };
  }),
  rule(String.raw`(${N})\s?(${UNIT_PATTERN})(?:\s?a(?=\s|$))?(?:'\p{L}+)?${END}`, true, ([text, digits, name]) => {
    const [value, unit] = [parseMilli(digits!), unitOf(name!)];
    if (value === null || unit === null) return null;
    if (unit.unit === 'mm') return { kind: 'size', text, numbers: [Math.round(value * unit.factor)], isBare: true };
    return { kind: 'unit', text, unit: unit.unit, value: value * unit.factor };
  }),
  // Names of materials that the catalogue lacks are one unknown word, not a size: 90MnCrV8.
  rule(String.raw`\d+(?!adet|mmx)\p{L}{3,}\d[\p{L}\p{N}-]*`, true, ([text]) => ({
    kind: 'word',
    text,
    word: text.replaceAll('-', ''),
  })),
  rule(
    String.raw`[øq]?\s?${N}(?:mm)?(?:(?:\s?[x/]\s?|-)[øq]?${N}(?:\s?mm${END})?)+(?:\s?cm${END})?`,
    false,
    ([text]) => {
      // a centimetre behind the last number holds for all of them
      const numbers = numbersIn(text).map((value) => (text.endsWith('cm') ? value * 10 : value));
      return numbers.length === 0 ? null : { kind: 'size', text, numbers: numbers.slice(0, 6), isBare: false };
    },
  ),
  rule(String.raw`[øq]?(${N})(?:'?\s?l[iu]k(?:\p{L}{0,3})${END}|'\p{L}{1,4}${END})?`, false, ([text, digits]) => {
    const value = parseMilli(digits!);
    return value === null
      ? { kind: 'word', text, word: digits! }
      : { kind: 'size', text, numbers: [value], isBare: true };
  }),
  {
    pattern: /(\p{L}[\p{L}\p{N}]*)(?:'\p{L}{1,5}(?![\p{L}\p{N}]))?/uy,
    isAtStart: false,
    read: ([text, run], lexicon) => {
      const letters = /^\p{L}+/u.exec(run!)![0];
      const isWhole = letters.length === run!.length || letters.length < 2 || lexicon.hasWord(run!);
      return isWhole
        ? { token: { kind: 'word', text, word: run! }, length: text.length }
        : { token: { kind: 'word', text: letters, word: letters }, length: letters.length };
    },
  },
];

/** A text as it is read: d6xl200: an x before a lettered size only parts it. 2-5x100: as in codes. */
export const lineOf = (text: string): string =>
  plain(withoutQuantity(text))
    .replace(/(\d)\s?x$/, '$1')
    .replace(/(\d)x(?=[a-z]\d)/g, '$1 ')
    .replace(/(?<![\d-])(\d+)-(\d)(?=x\d)/g, '$1.$2');

/** Reads a text into pieces, in the text's order. */
export function readText(text: string, lexicon: Lexicon): Token[] {
  const line = lineOf(text);
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length && tokens.length < MAX_TOKENS) {
    if (!/[\p{L}\p{N}ø]/u.test(line[at]!)) {
      at++;
      continue;
    }
    const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(line[at - 1]!);
    at += readOne(line, at, isStart, lexicon, tokens);
  }
  return bindRoles(tokens.map(ignoreFillers), lexicon);
}

function readOne(line: string, at: number, isStart: boolean, lexicon: Lexicon, tokens: Token[]): number {
  for (const { pattern, isAtStart, read } of RULES) {
    if (isAtStart && !isStart) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    const found = match && match[0] !== '' ? read(match, lexicon) : null;
    if (!found) continue;
    const length = Math.max(1, found.length);
    tokens.push({ ...found.token, from: at, to: at + length });
    return length;
  }
  return 1;
}

const ignoreFillers = (token: Token): Token =>
  token.kind === 'word' && (FILLERS.has(token.word) || BRANDS.has(token.word)) && roleOf(token.word) === null
    ? { kind: 'ignored', text: token.text, from: token.from, to: token.to }
    : token;

/**
 * Joins words such as 'çap' with their number. It follows the word, unless the last such word has none behind it but
 * one before it: then the numbers stand before ('200 boy 6 çap').
 */
function bindRoles(tokens: Token[], lexicon: Lexicon): Token[] {
  const number = (token: Token | undefined): number | null =>
    token?.kind === 'size' && token.isBare ? token.numbers[0]! : null;
  const isRole = (token: Token | undefined): boolean =>
    token?.kind === 'word' && (roleOf(token.word) !== null || isDiameterModifier(token.word));
  const last = tokens.findLastIndex(isRole);
  if (last < 0) return tokens;
  const isBefore = number(tokens[last + 1]) === null && number(tokens[last - 1]) !== null;

  const taken = new Set<number>();
  const bound = new Map<number, Token>();
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'word' || taken.has(i)) continue;
    let stem = roleOf(token.word);
    let [modifier, modifierAt] = [null as string | null, -1];
    if (stem === null && isDiameterModifier(token.word)) {
      if (roleOf((tokens[i + 1] as { word?: string } | undefined)?.word ?? '') !== null) continue;
      [stem, modifier] = ['cap', modifierOf(token.word)];
    } else {
      // 'innendurchmesser' holds both.
      modifier = modifierOf(token.word);
      const before = tokens[i - 1];
      if (modifier === null && before?.kind === 'word' && !taken.has(i - 1)) {
        modifier = modifierOf(before.word) ?? (lexicon.isLabelWord(before.word) ? before.word : null);
        if (modifier !== null) modifierAt = i - 1;
      }
    }
    if (stem === null) continue;
    const numberBefore = (modifierAt >= 0 ? modifierAt : i) - 1;
    const at = [isBefore ? numberBefore : i + 1, isBefore ? i + 1 : numberBefore].find(
      (place) => !taken.has(place) && number(tokens[place]) !== null,
    );
    if (at === undefined) continue;
    taken.add(at).add(i);
    const isDropped = modifierAt >= 0 && isDiameterModifier((tokens[modifierAt] as { word: string }).word);
    if (isDropped) taken.add(modifierAt);
    const pieces = [token, tokens[at]!, ...(modifierAt >= 0 ? [tokens[modifierAt]!] : [])];
    bound.set(i, {
      kind: 'role',
      from: Math.min(...pieces.map(({ from }) => from)),
      to: Math.max(...pieces.map(({ to }) => to)),
      text: `${modifierAt >= 0 ? `${tokens[modifierAt]!.text} ` : ''}${token.text} ${tokens[at]!.text}`,
      stem,
      modifier,
      modifierWord: modifierAt >= 0 && !isDropped ? (tokens[modifierAt] as { word: string }).word : null,
      value: number(tokens[at])!,
    });
  }
  return tokens.flatMap((token, i): Token[] => {
    const role = bound.get(i);
    if (role) return [role];
    if (taken.has(i)) return [];
    const isIdle = token.kind === 'word' && isPureRole(token.word) && !lexicon.hasWord(token.word);
    return [isIdle ? { kind: 'ignored', text: token.text, from: token.from, to: token.to } : token];
  });
}
