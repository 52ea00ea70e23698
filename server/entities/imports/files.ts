// Files that an import gives out: a sample, and its wrong rows.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CSV_TYPE, XLSX_TYPE, type Download } from '#contract/downloads.ts';
import { ERROR_COLUMN, errorsFileName, sampleFileName } from '#contract/import-texts.ts';
import type { Db } from '../../base/db/database.ts';
import { csvDownload, csvLine, csvText } from '../../base/files/csv.ts';
import { UPLOAD_FOLDER } from '../../base/files/storage.ts';
import { xlsxOf, type SheetCell } from '../../base/files/xlsx-writer.ts';
import { ruleOf } from './guess.ts';
import type { ImportKind } from './kind.ts';
import type { ImportRecord } from './rows.ts';

/** Rows of one query. */
const AT_ONCE = 1_000;
const MAX_BYTES = 1024 * 1024;
const WIDTH = 18;

/** The headings of a kind with one line that shows how it is meant. */
export async function sampleFile(
  { dataDir, now }: { dataDir: string; now: number },
  { name, kind, format }: { name: string; kind: ImportKind; format: 'xlsx' | 'csv' },
): Promise<Download> {
  const names = [
    ...kind.fields.map((field) => field.name),
    ...Object.keys(kind.sample).filter((field) => !kind.fields.some((one) => one.name === field)),
  ];
  const head = names.map((field) => ruleOf(kind, field)!.label);
  const values = names.map((field) => kind.sample[field] ?? '');
  const fileName = `${sampleFileName(name)}.${format}`;
  if (format === 'csv')
    return csvDownload(fileName, head, [values.map((value) => String(value).replace(/^(\d+)\.(\d+)$/, '$1,$2'))]);
  const folder = join(dataDir, UPLOAD_FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const cells = values.map((value): SheetCell => {
    if (value === '') return null;
    return typeof value === 'number' && !Number.isInteger(value) ? { amount: value } : value;
  });
  const bytes = await xlsxOf(
    {
      name: 'Örnek',
      head,
      widths: head.map(() => WIDTH),
      rows: (async function* () {
        yield cells;
      })(),
    },
    { folder, at: new Date(now), maxBytes: MAX_BYTES },
  );
  return {
    fileName,
    contentType: XLSX_TYPE,
    content: { bytes: new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length) },
  };
}

/** The wrong rows as they were, each with what is wrong, so that they can be mended and sent again. */
export async function errorsFile(db: Db, row: ImportRecord, kind: ImportKind): Promise<Download> {
  const pieces = [csvText([...row.columns.map(({ header }) => header), ERROR_COLUMN], [])];
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('importRows')
      .select(['no', 'cells', 'errors'])
      .where('importId', '=', row.id)
      .where('action', '=', 'error')
      .where('no', '>', after)
      .orderBy('no')
      .limit(AT_ONCE)
      .execute();
    for (const { cells, errors } of rows)
      pieces.push(
        csvLine([
          ...row.columns.map((_, i) => cells?.[i] ?? ''),
          errors.map(({ field, sentence }) => `${ruleOf(kind, field)?.label ?? field}: ${sentence}`).join(' '),
        ]),
      );
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1)!.no;
  }
  return {
    fileName: `${errorsFileName(row.fileName)}.csv`,
    contentType: CSV_TYPE,
    content: { text: pieces.join('') },
  };
}
