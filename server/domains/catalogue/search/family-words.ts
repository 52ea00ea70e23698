import { fold } from '#contract/text.ts';
import { compact, plain, threadKey } from './plain.ts';
import { STANDARD_IN_TEXT } from './standards.ts';
import type { Table } from './table.ts';
import type { SearchFamily } from './types.ts';
import type { Source, Use } from './words.ts';

/** How much a hit counts by where the word stands; a phrase's last word, its head in Turkish, counts in full. */
export const WEIGHTS: Record<Source, number> = {
  name: 10,
  alias: 9,
  joined: 9,
  code: 9,
  value: 5,
  articleName: 5,
  category: 4,
  material: 3,
  mainCategory: 2,
  hardness: 1,
  tolerance: 1,
  label: 0.5,
};
const NOT_HEAD = 0.6;
/** Words that every article has narrow nothing, but still say what the family is. */
const CONSTANT = 0.6;
const MAX_VALUES = 4_000;

/** Words of a text, folded, with the closed-up forms of hyphenated ones: 'O-ring' → o, ring, oring. */
export function wordsOf(text: string): string[] {
  const words = fold(text).split(' ').filter(Boolean);
  for (const piece of text.split(/[\s,()/;]+/)) {
    if (!/[-.+]/.test(piece) || !/\p{L}/u.test(piece)) continue;
    const closed = compact(piece);
    if (closed.length > 2) words.push(closed);
    // The fold reads 'A2-70' as one number with a decimal sign.
    words.push(
      ...piece
        .split(/[-+]/)
        .filter((part) => /\p{L}/u.test(part))
        .map(compact),
    );
  }
  // Sizes are numbers, not words.
  return [...new Set(words)].filter((word) => !/^m?\d+(?:\.\d+)?x\d/.test(word));
}

/** The part of a name that says what it is, without standard and qualifiers. */
export const coreOf = (name: string): string => name.replace(STANDARD_IN_TEXT, ' , ').split(/[,(]/)[0] ?? '';

/** All words of a family, with their sources and weights. */
export function familyWords(family: SearchFamily, table: Table): Map<string, Use[]> {
  const words = new Map<string, Use[]>();
  const put = (word: string, source: Source, weight: number, column = -1, cell = -1): void => {
    const uses = words.get(word);
    if (!uses) words.set(word, [{ source, weight, column, cell, rows: null }]);
    else {
      const same = uses.find((use) => use.column === column && use.cell === cell);
      if (!same) uses.push({ source, weight, column, cell, rows: null });
      else if (same.weight < weight) Object.assign(same, { source, weight });
    }
  };
  const putPhrase = (text: string, source: Source): void => {
    const phrase = wordsOf(text);
    const head = fold(text).split(' ').at(-1);
    for (const word of phrase) {
      const isWhole =
        word === head || (source === 'alias' && phrase.length > 2 && word.length > 3 && word === compact(text));
      put(word, source, WEIGHTS[source] * (isWhole ? 1 : NOT_HEAD));
    }
    const closed = compact(text);
    if (source === 'alias' && closed.length <= 12 && closed.length > 3) put(closed, 'joined', WEIGHTS.joined);
  };

  const core = coreOf(family.name);
  for (const word of wordsOf(family.name.replace(STANDARD_IN_TEXT, ' '))) put(word, 'name', WEIGHTS.name / 2);
  putPhrase(core, 'name');
  for (const { text } of family.aliases) putPhrase(text, 'alias');
  for (const [i, { name }] of family.categories.entries())
    for (const word of wordsOf(name))
      if (!CONNECTIVES.has(word))
        put(word, i === 0 ? 'mainCategory' : 'category', i === 0 ? WEIGHTS.mainCategory : WEIGHTS.category);
  for (const word of wordsOf(family.material)) put(word, 'material', WEIGHTS.material);
  for (const column of family.columns)
    for (const word of wordsOf(column.label)) if (word.length > 2) put(word, 'label', WEIGHTS.label);
  for (const prefix of codePrefixes(family)) put(prefix, 'code', WEIGHTS.code);
  putValues(family, table, put);
  return words;
}

const CONNECTIVES = new Set(['ve', 'ile', 'veya']);
const MAX_PREFIXES = 12;

/** What a family's codes begin with: 'Z40', 'KY2'; with and without digits. */
export function codePrefixes(family: SearchFamily): string[] {
  const prefixes = new Set<string>();
  const literal = family.codePattern.split('{')[0] ?? '';
  const add = (text: string): void => {
    const prefix = compact(text);
    if (!/^[a-z]/.test(prefix) || prefix.length > 12) return;
    prefixes.add(prefix);
    const letters = /^[a-z]{2,}/.exec(prefix)?.[0];
    if (letters !== undefined) prefixes.add(letters);
  };
  if (literal !== '') add(literal);
  const step = Math.max(1, Math.floor(family.articles.length / 64));
  const seen = new Set<string>();
  for (let i = 0; i < family.articles.length && seen.size <= MAX_PREFIXES; i += step)
    seen.add(/^[^\s\-_/.]+(?=[\s\-_/.])/.exec(family.articles[i]!.code)?.[0] ?? '');
  if (seen.size <= MAX_PREFIXES) for (const prefix of seen) add(prefix);
  return [...prefixes].filter((prefix) => prefix.length > 1);
}

type Put = (word: string, source: Source, weight: number, column?: number, cell?: number) => void;

/** Words of text columns: they narrow rows. Threads are read by their own rule and left out. */
function putValues(family: SearchFamily, table: Table, put: Put): void {
  for (const [i, column] of family.columns.entries()) {
    if (column.kind !== 'text') continue;
    const cells = table.distinct(i);
    if (cells.length > MAX_VALUES) continue;
    const isConstant = cells.length === 1;
    for (const cell of cells) {
      const text = table.columns[i]!.texts[cell] ?? '';
      // 'M6' of a tolerance is a word, of a column of threads it is read by its own rule.
      const isTolerance = plain(column.label).includes('tolerans');
      if (!isTolerance && threadKey(text) !== null) continue;
      const source = isTolerance ? 'tolerance' : 'value';
      const weight = WEIGHTS[source] * (isConstant ? CONSTANT : 1);
      for (const word of valueWords(text, column.label))
        put(word, source, weight, isConstant ? -1 : i, isConstant ? -1 : cell);
    }
  }
}

/** Words of a value; of yes and no the label with -li and -siz: 'Vana' 'yok' → vanasız. */
function valueWords(text: string, label: string): string[] {
  const answer = fold(text);
  const noun = fold(label).split(' ').at(-1) ?? '';
  if (answer === 'var') return [`${noun}li`, `${noun}lu`];
  if (answer === 'yok') return [`${noun}siz`, `${noun}suz`];
  const words = /\p{L}/u.test(text) ? wordsOf(text) : [];
  // 'hortum 9': a word and its number are one value.
  const phrase = /^(\p{L}{3,}) (\d+(?:\.\d+)?)$/u.exec(fold(text));
  return phrase ? [...words, `${phrase[1]} ${phrase[2]}`] : words;
}

/** Words in which the names of a family's articles differ, with their rows; common ones are words of the family. */
export function articleNameWords(rowsByWord: ReadonlyMap<string, number[]>, rowCount: number): Map<string, Use[]> {
  const words = new Map<string, Use[]>();
  for (const [word, rows] of rowsByWord) {
    const isCommon = rows.length >= rowCount * 0.9;
    words.set(word, [
      {
        source: isCommon ? 'name' : 'articleName',
        weight: isCommon ? WEIGHTS.name / 2 : WEIGHTS.articleName,
        column: -1,
        cell: -1,
        rows: isCommon ? null : Uint32Array.from(rows),
      },
    ]);
  }
  return words;
}

/** Words of an article's name that are no part of its size. */
export const nameWords = (name: string): string[] =>
  wordsOf(name.replace(STANDARD_IN_TEXT, ' ')).filter(
    (word) => /\p{L}/u.test(word) && word !== 'mm' && word !== 'x' && !/^\d+(?:\.\d+)?x|^m\d/.test(word),
  );

/** Words of a column's label, for roles: 'Delik çapı (d1)' → delik, cap. */
export const labelWords = (label: string): string[] =>
  plain(label.replace(/\([^)]*\)/g, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
