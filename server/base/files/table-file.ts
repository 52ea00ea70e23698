// A list with people's data as a file: written row by row in constant memory, given once, and removed.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CSV_TYPE, XLSX_TYPE, type Download } from '#contract/downloads.ts';
import type { TableFormat } from '#contract/table-files.ts';
import type { Clock } from '../clock.ts';
import { pacer } from '../slices.ts';
import { csvLine, csvText } from './csv.ts';
import { cellText, MAX_TABLE_BYTES } from './table-download.ts';
import { writeXlsx, type Sheet, type SheetCell } from './xlsx-writer.ts';

/** Below the data folder. */
const FOLDER = 'private/tables';
/** A file that nobody has fetched by then was asked for without its content, or by a process that died. */
const KEPT_MS = 60 * 60_000;
/** Characters that are written at once. */
const PIECE = 64 * 1024;

async function writeCsv(path: string, head: readonly string[], rows: AsyncIterable<readonly SheetCell[]>) {
  const file = await open(path, 'wx', 0o600);
  try {
    let piece = csvText(head, []);
    for await (const row of rows) {
      piece += csvLine(row.map(cellText));
      if (piece.length < PIECE) continue;
      await file.writeFile(piece);
      piece = '';
    }
    await file.writeFile(piece);
  } finally {
    await file.close();
  }
}

/**
 * The rows as CSV or XLSX, like `tableDownload`.
 * @param fileName without its ending
 */
export async function tableFile(
  { dataDir, now }: { dataDir: string; now: number },
  { fileName, ...sheet }: Sheet & { fileName: string },
  format: TableFormat,
): Promise<Download> {
  const privatePath = `${FOLDER}/${randomUUID()}.${format}`;
  const path = join(dataDir, privatePath);
  await mkdir(join(dataDir, FOLDER), { recursive: true, mode: 0o700 });
  const pace = pacer();
  async function* paced(): AsyncGenerator<readonly SheetCell[]> {
    for await (const row of sheet.rows) {
      yield row;
      await pace();
    }
  }
  try {
    if (format === 'csv') await writeCsv(path, sheet.head, paced());
    else await writeXlsx({ ...sheet, rows: paced() }, path, { at: new Date(now), maxBytes: MAX_TABLE_BYTES });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return {
    fileName: `${fileName}.${format}`,
    contentType: format === 'csv' ? CSV_TYPE : XLSX_TYPE,
    content: { privatePath },
    // It is open by then; where open files cannot be removed, housekeeping does.
    onGiven: () => rm(path, { force: true }).catch(() => undefined),
  };
}

/** Removes files that nobody has fetched. */
export async function removeOldTables({ dataDir, now }: { dataDir: string; now: Clock }): Promise<void> {
  const folder = join(dataDir, FOLDER);
  for (const name of await readdir(folder).catch(() => [])) {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts && facts.mtimeMs < now() - KEPT_MS) await rm(join(folder, name), { force: true });
  }
}
