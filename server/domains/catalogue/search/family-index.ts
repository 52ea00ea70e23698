import { parseMilli } from '#contract/dimension.ts';
import { fold } from '#contract/text.ts';
import { codeKey, Codes, startOfCode } from './codes.ts';
import { articleNameWords, codePrefixes, coreOf, familyWords, labelWords, nameWords } from './family-words.ts';
import {
  orderOfKeys,
  orderOfPattern,
  ordersOfSample,
  sizeInName,
  unique,
  type NameNumber,
  type Order,
} from './patterns.ts';
import { plain, threadKey } from './plain.ts';
import { labelStems } from './roles.ts';
import { materialNumbersOf, standardOf, type StandardNumber } from './standards.ts';
import { Table, type Cell } from './table.ts';
import type { SearchArticle, SearchColumn, SearchFamily } from './types.ts';
import type { Use } from './words.ts';

/** Everything that a search reads of one family. Articles are kept as rows of numbers only. */
export interface FamilyIndex {
  id: number;
  name: string;
  order: number;
  categories: { id: number; name: string }[];
  /** The family's columns, then numbers of the names where neither codes nor names follow the columns. */
  columns: SearchColumn[];
  /** Columns given by the caller; those behind them are our own. */
  givenColumns: number;
  labels: Set<string>[];
  units: string[];
  table: Table;
  codes: Codes;
  orders: Order[];
  /** Thread columns: the cell of each thread's key. */
  threads: Map<number, Map<string, number>>;
  /** The thread columns that are the article's own thread, not that of a screw beside it. */
  ownThreads: Set<number>;
  standards: StandardNumber[];
  /** As the family writes them: 'DIN 1530-A'. */
  standardNames: readonly string[];
  /** Numbers of standards that the name itself has. */
  namedStandards: Set<string>;
  materials: Set<string>;
  hardness: { min: number; max: number; scale: string } | null;
  /** As the family states them. */
  facts: Pick<SearchFamily, 'standards' | 'material' | 'hardness'>;
  aliases: { words: string[]; isFirst: boolean }[];
  /** Words of the name that say what it is, without qualifiers. */
  coreWords: string[];
  /** Words as people read them, by their folded form: kilavuz → kılavuz. */
  spellings: Map<string, string>;
  words: Map<string, Use[]>;
  /** What its codes begin with: 'Z40'. */
  prefixes: Set<string>;
  /** First signs of its codes, by which they are looked up. */
  codeStarts: Set<string>;
}

/** Rows written, codes read or names taken apart between two pauses. */
const CHUNK = 2_000;
/** Names take longer. */
const NAMES_CHUNK = 500;
const MAX_NAME_NUMBERS = 4;

/**
 * Builds a family's index; yields wherever the caller may let others run, at most some ten milliseconds apart.
 */
export function* indexFamily(family: SearchFamily): Generator<void, FamilyIndex> {
  const { articles } = family;
  let columns = family.columns;
  let table = new Table(
    columns.map(({ kind }) => kind),
    articles.length,
  );
  for (const [i, article] of articles.entries()) {
    table.add(article.id, article.flags, article.dims, article.priceMinor);
    if (i % CHUNK === CHUNK - 1) yield;
  }
  let orders = unique([
    orderOfPattern(family.codePattern, columns),
    orderOfPattern(family.namePattern, columns),
    ...(family.namePattern === '' ? ordersOfSample(table, columns, articles) : []),
  ]);
  yield;
  if (orders.length === 0) orders = unique([orderOfKeys(columns)]);
  if (family.namePattern === '' && orders.length === 0) {
    const added = yield* columnsOfNames(articles);
    if (added.length > 0) {
      columns = [...columns, ...added];
      table = new Table(
        columns.map(({ kind }) => kind),
        articles.length,
      );
      for (const [i, article] of articles.entries()) {
        table.add(article.id, article.flags, cellsOf(article, family.columns.length, added), article.priceMinor);
        if (i % CHUNK === CHUNK - 1) yield;
      }
      // A number that all names have alike, such as a strength class, is no part of the size.
      const own = added.map((_, i) => family.columns.length + i);
      const varying = own.filter((column) => table.distinct(column).length > 1);
      orders = [varying.length > 0 ? varying : own];
    }
  }
  for (const column of columns.keys()) {
    table.postings(column);
    if (articles.length > CHUNK) yield;
  }

  const keys: string[] = [];
  const codeStarts = new Set<string>();
  for (const [i, { code }] of articles.entries()) {
    const key = codeKey(code);
    keys.push(key);
    codeStarts.add(startOfCode(key));
    if (i % CHUNK === CHUNK - 1) yield;
  }
  const codes = new Codes(keys);
  yield;

  const words = familyWords(family, table);
  yield;
  if (family.namePattern === '') {
    for (const [word, uses] of yield* wordsOfNames(articles)) {
      const known = words.get(word);
      // A word of the family's own name or of a column says more than its place in the articles' names.
      if (!known || (uses[0]!.rows !== null && known.every(({ source }) => source === 'label'))) words.set(word, uses);
    }
  }
  return {
    id: family.id,
    name: family.name,
    order: family.order,
    categories: family.categories,
    columns,
    givenColumns: family.columns.length,
    labels: columns.map(({ label, attribute }) =>
      labelStems([...labelWords(label), ...(attribute === null ? [] : attribute.split('-'))]),
    ),
    units: columns.map(({ unit }) => plain(unit).replace(/\s/g, '')),
    table,
    codes,
    orders,
    ...threadColumns(columns, table, orders),
    standards: family.standards.flatMap((text) => standardOf(text) ?? []),
    standardNames: family.standards,
    namedStandards: new Set(family.standards.flatMap((text) => numberWithin(text, family.name))),
    materials: new Set([...materialNumbersOf(family.materialNumber), ...materialNumbersOf(family.material)]),
    hardness: hardnessOf(family.hardness),
    facts: { standards: family.standards, material: family.material, hardness: family.hardness },
    aliases: family.aliases.flatMap(({ text, isFirst }) =>
      aliasForms(text).map((form) => ({ words: fold(form).split(' ').filter(Boolean), isFirst })),
    ),
    coreWords: fold(coreOf(family.name))
      .split(' ')
      .filter((word) => /\p{L}{2}/u.test(word)),
    spellings: spellingsOf([
      family.name,
      ...family.aliases.map(({ text }) => text),
      ...family.categories.map(({ name }) => name),
    ]),
    words,
    prefixes: new Set(codePrefixes(family)),
    codeStarts,
  };
}

/** An article's cells, with the numbers of its name behind them where the family's columns do not hold them. */
function cellsOf(article: SearchArticle, given: number, fromName: readonly SearchColumn[]): Cell[] {
  const cells: Cell[] = Array.from({ length: given }, (_, i) => article.dims[i] ?? null);
  if (fromName.length === 0) return cells;
  const { numbers, thread } = sizeInName(article.name);
  let place = 0;
  for (const { kind } of fromName) cells.push(kind === 'text' ? thread : (numbers[place++]?.value ?? null));
  return cells;
}

/** The cells of an article that is added to a family or changed. */
export const cellsFor = (index: FamilyIndex, article: SearchArticle): Cell[] =>
  cellsOf(article, index.givenColumns, index.columns.slice(index.givenColumns));

/**
 * Columns for the size within the names: a thread, and as many numbers as any name has. They are called by the words
 * before the numbers; of several the last without a word is a length.
 */
function* columnsOfNames(articles: readonly SearchArticle[]): Generator<void, SearchColumn[]> {
  let [widest, threads] = [0, 0];
  let sample: NameNumber[] = [];
  for (const [i, { name }] of articles.entries()) {
    const { numbers, thread } = sizeInName(name);
    if (thread !== null) threads++;
    if (numbers.length > sample.length) sample = numbers;
    widest = Math.max(widest, numbers.length);
    if (i % NAMES_CHUNK === NAMES_CHUNK - 1) yield;
  }
  const column = (key: string, label: string, kind: SearchColumn['kind'], unit = ''): SearchColumn => ({
    key,
    label,
    kind,
    unit,
    isKey: false,
    attribute: null,
  });
  const isThreaded = threads * 2 > articles.length;
  const plainOnes = sample.map(({ word }, i) => (word === '' ? i : -1)).filter((i) => i >= 0);
  const numbers = sample.slice(0, Math.min(widest, MAX_NAME_NUMBERS)).map(({ word, unit }, i) => {
    const isLength = word === '' && (i > 0 || isThreaded) && i === plainOnes.at(-1);
    return column(`#${i + 1}`, isLength ? 'Boy' : word || `${i + 1}. ölçü`, 'number', unit);
  });
  return isThreaded ? [column('#dis', 'Diş', 'text'), ...numbers] : numbers;
}

function* wordsOfNames(articles: readonly SearchArticle[]): Generator<void, Map<string, Use[]>> {
  const rows = new Map<string, number[]>();
  for (const [row, { name }] of articles.entries()) {
    for (const word of nameWords(name)) {
      const known = rows.get(word);
      if (known) known.push(row);
      else rows.set(word, [row]);
    }
    if (row % NAMES_CHUNK === NAMES_CHUNK - 1) yield;
  }
  return articleNameWords(rows, articles.length);
}

/** Words of changed articles' names: their rows leave the old words and join the new ones. Returns what has changed. */
export function rewordRows(
  { words }: FamilyIndex,
  named: readonly (readonly [row: number, name: string])[],
): Map<string, Use[]> {
  const rowsOf = new Map<string, Set<number>>();
  const changed = new Set(named.map(([row]) => row));
  for (const [word, uses] of words) {
    const rows = uses.find((use) => use.rows !== null)?.rows;
    if (rows?.some((row) => changed.has(row))) rowsOf.set(word, new Set(rows.filter((row) => !changed.has(row))));
  }
  for (const [row, name] of named) {
    for (const word of nameWords(name)) {
      const uses = words.get(word);
      const use = uses?.find(({ rows }) => rows !== null);
      if (uses && !use) continue; // a word of all the family
      if (!rowsOf.has(word)) rowsOf.set(word, new Set(use?.rows));
      rowsOf.get(word)!.add(row);
    }
  }
  const others = (word: string): Use[] => (words.get(word) ?? []).filter(({ rows }) => rows === null);
  return new Map([...rowsOf].map(([word, rows]) => [word, [...rowUses(rows), ...others(word)]]));
}

const rowUses = (rows: ReadonlySet<number>): Use[] =>
  [...articleNameWords(new Map([['', [...rows].sort((a, b) => a - b)]]), Infinity).values()].flat();

export function threadColumns(
  columns: readonly SearchColumn[],
  table: Table,
  orders: readonly Order[],
): Pick<FamilyIndex, 'threads' | 'ownThreads'> {
  const threads = new Map<number, Map<string, number>>();
  const ownThreads = new Set<number>();
  for (const [i, column] of columns.entries()) {
    // 'm6' of a tolerance is no thread.
    if (column.kind !== 'text' || plain(column.label).includes('tolerans')) continue;
    const cells = new Map<string, number>();
    for (const cell of table.distinct(i)) {
      const key = threadKey(table.columns[i]!.texts[cell] ?? '');
      if (key !== null) cells.set(key, cell);
    }
    if (cells.size === 0) continue;
    threads.set(i, cells);
    const isOwn = column.attribute === 'dis' || /^dis( |$)/.test(plain(column.label)) || column.isKey;
    if (isOwn || orders.some((order) => order.includes(i))) ownThreads.add(i);
  }
  return { threads, ownThreads };
}

const numberWithin = (standard: string, name: string): string[] => {
  const number = standardOf(standard)?.number;
  // 'DIN 1530-A (şaft h5)' is only akin to the standard.
  return number !== undefined && name.includes(number) && !standard.includes('(') ? [number] : [];
};

/** 'self-lubricating bush' is also typed 'selflubricating bush'. */
const aliasForms = (text: string): string[] => (/\p{L}-\p{L}/u.test(text) ? [text, text.replaceAll('-', '')] : [text]);

function spellingsOf(texts: readonly string[]): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const word of texts.flatMap((text) => text.split(/[^\p{L}\p{N}-]+/u)))
    if (word !== '') spellings.set(fold(word).replaceAll(' ', ''), word.toLocaleLowerCase('tr'));
  return spellings;
}

/** The range of a hardness: as given, or read from its text ('60 ±2 HRC', '210–240 HB', '640 N/mm²'). */
function hardnessOf({ text, min, max, scale }: SearchFamily['hardness']): FamilyIndex['hardness'] {
  const line = plain(text);
  const found = /(\d+(?:[.,]\d+)?)\s*(?:(\+-|-)\s*(\d+(?:[.,]\d+)?))?\s*(hrc|hb|hv|shore|n\/mm2)/.exec(line);
  const unit = plain(scale === '' ? (found?.[4] ?? '') : scale).split(/[\s,]/)[0]!;
  if (min !== null || max !== null) return { min: (min ?? max)! * 1000, max: (max ?? min)! * 1000, scale: unit };
  const first = parseMilli(found?.[1] ?? '');
  if (!found || first === null) return null;
  const second = parseMilli(found[3] ?? '') ?? 0;
  if (found[2] === '+-') return { min: first - second, max: first + second, scale: unit };
  return { min: first, max: found[2] === undefined ? first : second, scale: unit };
}
