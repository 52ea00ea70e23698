// How an import's file is read: as it is, or an export of another shop through its translator.
import { WORDPRESS_IS_OTHER_KIND } from '#contract/import-texts.ts';
import type { Import, ImportForm } from '#contract/imports.ts';
import { SAVE_AS_XLSX_OR_CSV } from '../../base/files/tables/table-texts.ts';
import { lookAtTable, readTable, TableFileError, type TableRow } from '../../base/files/tables/tables.ts';
import { cellText } from './cells.ts';
import { guessed } from './guess.ts';
import type { ImportKind, TranslatedRow } from './kind.ts';
import type { ImportRecord } from './rows.ts';

/** Values of a column that are shown, and the rows from which they are. */
const SAMPLES = 5;
const SAMPLE_LENGTH = 80;
const SAMPLE_ROWS = 20;
/** An address of a picture: on its own, in a list, or within HTML. */
const ADDRESS = /(?:^|\|)\s*https?:\/\/|<img\b[^>]*\bhttps?:\/\//i;

/** @param rows of which the values are shown */
const shownColumns = (header: readonly string[], rows: readonly TableRow[]): Import['columns'] =>
  header.map((heading, i) => ({
    header: heading,
    hasAddresses: rows.some(({ cells }) => ADDRESS.test(cellText(cells[i] ?? ''))),
    samples: [
      ...new Set(
        rows.map(({ cells }) =>
          cellText(cells[i] ?? '')
            .trim()
            .slice(0, SAMPLE_LENGTH),
        ),
      ),
    ]
      .filter((text) => text !== '')
      .slice(0, SAMPLES),
  }));

async function firstOf(rows: AsyncIterable<TranslatedRow>): Promise<TranslatedRow[]> {
  const found: TranslatedRow[] = [];
  for await (const row of rows) {
    found.push(row);
    if (found.length === SAMPLE_ROWS) break;
  }
  return found;
}

/**
 * Looks at a file: how it is read, its columns, and which fields they probably are.
 * @param at when it was sent
 * @param as as in `lookAtTable`
 * @throws TableFileError
 */
export async function lookAtImport(
  kind: ImportKind,
  path: string,
  at: Date,
  as?: ImportForm,
): Promise<Pick<ImportRecord, 'form' | 'sheets' | 'columns' | 'mapping'>> {
  if (kind.reader) {
    const { header, notes, rows } = await kind.reader.open(path);
    return {
      form: { kind: 'zip', translated: { source: null, notes } },
      sheets: [],
      columns: shownColumns(header, await firstOf(rows())),
      mapping: guessed(kind, header),
    };
  }
  const table = as?.kind === 'zip' ? undefined : as;
  const { form, sheets, header, rows } = await lookAtTable(path, table);
  const translator = kind.translators?.find((one) => one.recognises(header));
  if (!translator && form.kind === 'wxr') throw new TableFileError(WORDPRESS_IS_OTHER_KIND);
  if (!translator) return { form, sheets, columns: shownColumns(header, rows), mapping: guessed(kind, header) };
  const { columns, notes, rows: translated } = await translator.open(header, () => readTable(path, form), at);
  const headings = columns.map((column) => column.header);
  return {
    form: { ...form, translated: { source: translator.source, notes } },
    sheets,
    columns: shownColumns(headings, await firstOf(translated())),
    mapping: guessed(kind, headings).map((one, i) => {
      const { isEmptyCleared, isOff = false } = columns[i]!;
      return { ...one, field: isOff ? null : one.field, isEmptyCleared };
    }),
  };
}

/**
 * A function that reads the rows of an import's file, as they were when it was looked at.
 * @throws TableFileError
 */
export async function importRows(
  kind: ImportKind,
  { form: { translated, ...form }, createdAt }: Pick<ImportRecord, 'form' | 'createdAt'>,
  path: string,
): Promise<() => AsyncIterable<TranslatedRow>> {
  if (kind.reader) return (await kind.reader.open(path)).rows;
  if (form.kind === 'zip') throw new TableFileError(SAVE_AS_XLSX_OR_CSV);
  const plain = (): AsyncIterable<TableRow> => readTable(path, form);
  const translator = translated && kind.translators?.find(({ source }) => source === translated.source);
  if (!translator) return plain;
  const { header } = await lookAtTable(path, form);
  const translation = await translator.open(header, plain, createdAt);
  return () => translation.rows();
}
