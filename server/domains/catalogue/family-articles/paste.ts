// Tables pasted from a spreadsheet: columns are found by headings or by place, rows by their code or key dimensions.
import { parse } from 'csv-parse/sync';
import { ApiError } from '#contract/api-error.ts';
import { gridHeading, gridKeys, keyOfHeading, readCell, type CellInput } from '#contract/article-cells.ts';
import {
  MAPPING_REFUSED,
  mappedTwice,
  NOTHING_MAPPED,
  PASTE_MISSING,
  PASTE_UNREADABLE,
  ROW_NOT_FOUND,
  tooManyRows,
} from '#contract/article-texts.ts';
import { MAX_FAMILY_ARTICLES, type FamilyColumn } from '#contract/families.ts';
import type { ArticleCheck } from '#contract/family-articles.ts';
import type { Db } from '../../../base/db/database.ts';
import { keyHashOf } from '../families/keys.ts';
import { articlesOf, familyById, type Article, type FamilyRow } from './articles.ts';
import { checkedRows, type TriedRow } from './checked.ts';
import { dimsOf } from './plan.ts';

interface Line {
  /** From 1. */
  line: number;
  cells: string[];
}

const SAMPLE = 5;
/** Fields that a blank cell leaves as they are: they cannot be empty. */
const KEPT_WHERE_BLANK: readonly string[] = ['code', 'name', 'stockStatus', 'isActive'];

/** Spreadsheets copy with tabs; files have semicolons or commas. Lines that are one number each are one column. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const first = lines[0] ?? '';
  if (first.includes('\t')) return '\t';
  if (first.includes(';')) return ';';
  return lines.every((line) => /^\s*[-−]?\d+(?:[.,]\d+)?\s*$/.test(line)) ? '\t' : ',';
}

/** Reads a table of cells. @throws VALIDATION for a text that is none */
export function readTable(text: string): Line[] {
  try {
    const rows = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relaxQuotes: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // Our own files guard cells that a spreadsheet would run as a formula with an apostrophe.
    return rows.map(({ record, info }) => ({
      line: info.lines,
      cells: record.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, '')),
    }));
  } catch {
    throw new ApiError(400, 'VALIDATION', PASTE_UNREADABLE, { text: PASTE_UNREADABLE });
  }
}

/** The columns that the first line names; null where it is a row of values. */
function headingOf(columns: readonly FamilyColumn[], cells: readonly string[]): (string | null)[] | null {
  const keys = cells.map((cell) => keyOfHeading(columns, cell));
  const named = keys.filter((key) => key !== null).length;
  return named > 0 && named * 2 >= cells.filter((cell) => cell !== '').length
    ? keys.map((key, i) => (key !== null && keys.indexOf(key) === i ? key : null))
    : null;
}

/** @throws VALIDATION for unknown columns, or one that is named twice */
function checkMapping(columns: readonly FamilyColumn[], mapping: readonly (string | null)[]): void {
  const keys = mapping.filter((key) => key !== null);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  let sentence: string | undefined;
  if (keys.some((key) => !gridKeys(columns).includes(key))) sentence = MAPPING_REFUSED;
  else if (twice !== undefined) sentence = mappedTwice(gridHeading(columns, twice));
  else if (keys.length === 0) sentence = NOTHING_MAPPED;
  if (sentence !== undefined) throw new ApiError(400, 'VALIDATION', sentence, { mapping: sentence });
}

/** Finds the article of a row: by its code, or by its key dimensions where it names no code. */
function finder({ columns }: Pick<FamilyRow, 'columns'>, articles: readonly Article[]) {
  const byCode = new Map(articles.map((article) => [article.code, article]));
  const byHash = new Map(articles.map((article) => [keyHashOf(columns, article.dims ?? []), article]));
  const keys = columns.filter(({ isKey }) => isKey).map(({ key }) => key);
  return (row: Readonly<Record<string, CellInput>>): { article: Article | undefined } | { error: string } => {
    const code = String(row['code'] ?? '')
      .trim()
      .toUpperCase();
    if (code !== '' && byCode.has(code)) return { article: byCode.get(code) };
    if (keys.some((key) => String(row[key] ?? '').trim() === ''))
      return code === '' || keys.every((key) => !(key in row)) ? { error: ROW_NOT_FOUND } : { article: undefined };
    if (code !== '') return { article: undefined };
    const dims = dimsOf(columns, (key) => {
      const read = readCell(columns, key, row[key] ?? null);
      return 'value' in read ? read.value : null;
    });
    return { article: byHash.get(keyHashOf(columns, dims)) };
  };
}

/**
 * Tries a pasted table without storing anything.
 * @param asked the key of each column; without it headings, or else places, decide
 * @throws NOT_FOUND; VALIDATION for an empty or too long table, or a mapping that is none
 */
export async function checkPaste(
  db: Db,
  publicId: string,
  text: string,
  asked: readonly (string | null)[] | undefined,
): Promise<ArticleCheck> {
  const family = await familyById(db, publicId);
  const { columns } = family;
  const table = readTable(text);
  if (table.length === 0) throw new ApiError(400, 'VALIDATION', PASTE_MISSING, { text: PASTE_MISSING });
  const heading = headingOf(columns, table[0]!.cells);
  const lines = heading ? table.slice(1) : table;
  if (lines.length > MAX_FAMILY_ARTICLES) {
    const sentence = tooManyRows(MAX_FAMILY_ARTICLES);
    throw new ApiError(400, 'VALIDATION', sentence, { text: sentence });
  }
  const width = table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const byPlace = gridKeys(columns);
  const mapping = Array.from({ length: width }, (_, i) => (asked ?? heading ?? byPlace)[i] ?? null);
  checkMapping(columns, mapping);
  const articles = await articlesOf(db, family);
  const find = finder(family, articles);
  const tried = lines.map(({ line, cells }): TriedRow => {
    const row: Record<string, CellInput> = {};
    mapping.forEach((key, i) => {
      if (key !== null) row[key] = cells[i] ?? '';
    });
    const found = find(row);
    if ('error' in found) return { line, cells, change: found };
    if (!found.article) return { line, cells, change: { op: 'add', row } };
    const own = Object.entries(row).filter(([key, cell]) => cell !== '' || !KEPT_WHERE_BLANK.includes(key));
    return { line, cells, change: { op: 'set', _id: found.article.publicId, row: Object.fromEntries(own) } };
  });
  return {
    ...(await checkedRows(db, family, articles, tried)),
    hasHeading: heading !== null,
    mapping,
    sample: table.slice(0, SAMPLE).map(({ cells }) => cells),
  };
}
