// foreign-shops/: product exports of other shops as the product table's rows (docs/decisions/0141).
import { FORMER_HEADINGS } from '#contract/import-texts.ts';
import type { FormerField, ImportSource } from '#contract/imports.ts';
import { IMPORT_HEADINGS, specHeading, type ImportColumn, type TableColumn } from '#contract/product-table-texts.ts';
import { fold } from '#contract/text.ts';
import type { TableCell, TableRow } from '../../../base/files/tables/tables.ts';
import { words } from '../../../base/search-text/foreign-words.ts';
import type { TranslatedRow, Translation, Translator } from '../../../entities/imports/kind.ts';
import { codeBook, type CodeBook } from './codes.ts';
import { NOTES, type Noted } from './texts.ts';

/** A product as a row of an export tells it. */
export interface Draft {
  /** Folded; rows that have the same one are told apart later. */
  code: string;
  values: Partial<Record<ImportColumn, TableCell>>;
  /** Values that stand in for missing ones: products that are there already keep what they have. */
  standIns: readonly TableColumn[];
  /** Technical values by their names; the first of a name counts. */
  specs: readonly (readonly [name: string, value: string])[];
  /** Where the shop had the product and its category. */
  former?: Partial<Record<FormerField, string>>;
}

/** Reads the rows of one export, twice. */
export interface Reading {
  /** After the first time. */
  columns: readonly ImportColumn[];
  former: readonly FormerField[];
  /** The first time: learns what the rows need of each other. */
  learn(row: TableRow): void;
  /** Figures for the notes, after the first time. */
  figures(): Partial<Record<Noted, number>>;
  /** The second time: a function that makes a product of a row; null: the row is none. */
  begin(): (row: TableRow) => Draft | null;
}
export interface Books {
  codes: CodeBook;
  specs: SpecBook;
}

/** Technical values that a file may have, below the limit of a table's columns. */
const MAX_SPECS = 150;
const MAX_SPEC_NAME = 120;
const MAX_SPEC_VALUE = 300;

/** The names of technical values in a file. */
export function specBook() {
  const found = new Map<string, { name: string; uses: number }>();
  return {
    note(written: string): void {
      const name = words(written, MAX_SPEC_NAME);
      const key = fold(name);
      const known = found.get(key);
      if (known) known.uses += 1;
      else if (key !== '') found.set(key, { name, uses: 1 });
    },
    /** Those that become columns, the most used ones, in the order of the file: key → name. */
    chosen(): Map<string, string> {
      const most = [...found].sort(([, a], [, b]) => b.uses - a.uses).slice(0, MAX_SPECS);
      const keys = new Set(most.map(([key]) => key));
      return new Map([...found].filter(([key]) => keys.has(key)).map(([key, { name }]) => [key, name]));
    },
    size: () => found.size,
  };
}
export type SpecBook = ReturnType<typeof specBook>;

/** @param read begins with the headings and the moment at which the file was sent */
export const translator = (
  source: ImportSource,
  recognises: (header: readonly string[]) => boolean,
  read: (header: readonly string[], books: Books, at: Date) => Reading,
): Translator => ({
  source,
  recognises,
  async open(header, rows, at) {
    const books = { codes: codeBook(), specs: specBook() };
    const reading = read(header, books, at);
    for await (const row of rows()) reading.learn(row);
    return translation(reading, books, rows);
  },
});

function translation(reading: Reading, { codes, specs }: Books, rows: () => AsyncIterable<TableRow>): Translation {
  const { columns, former } = reading;
  const chosen = specs.chosen();
  const figures: Partial<Record<Noted, number>> = {
    ...codes.counts,
    ...reading.figures(),
    specs: specs.size() - chosen.size,
  };
  return {
    columns: [
      ...columns.map((name) => ({ header: IMPORT_HEADINGS[name], isEmptyCleared: name === 'oldPrice' })),
      ...former.map((name) => ({ header: FORMER_HEADINGS[name], isEmptyCleared: false, isOff: true })),
      ...[...chosen.values()].map((name) => ({ header: specHeading(name, undefined), isEmptyCleared: false })),
    ],
    notes: (Object.keys(NOTES) as Noted[]).flatMap((name) => {
      const n = figures[name] ?? 0;
      return n > 0 ? [NOTES[name](n)] : [];
    }),
    async *rows(): AsyncGenerator<TranslatedRow, void, undefined> {
      const draftOf = reading.begin();
      const given = codes.giver();
      for await (const row of rows()) {
        const draft = draftOf(row);
        if (!draft) continue;
        const values = { ...draft.values, code: given(draft.code) };
        const bySpec = specsOf(draft);
        yield {
          no: row.no,
          cells: [
            ...columns.map((name): TableCell => values[name] ?? ''),
            ...former.map((name) => draft.former?.[name] ?? ''),
            ...[...chosen.keys()].map((key) => bySpec.get(key) ?? ''),
          ],
          standIns: draft.standIns.map((name) => columns.indexOf(name)),
        };
      }
    },
  };
}

function specsOf({ specs }: Draft): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of specs) {
    const key = fold(words(name, MAX_SPEC_NAME));
    const text = words(value, MAX_SPEC_VALUE);
    if (text !== '' && !found.has(key)) found.set(key, text);
  }
  return found;
}

/** Finds columns by any of their headings. @returns the cell's place; -1: the file has none of them */
export const columnFinder = (header: readonly string[]) => {
  const places = new Map<string, number>();
  for (const [i, heading] of header.entries()) {
    const key = fold(heading);
    if (!places.has(key)) places.set(key, i);
  }
  return (...names: readonly string[]): number =>
    names.map((name) => places.get(fold(name)) ?? -1).find((i) => i >= 0) ?? -1;
};
