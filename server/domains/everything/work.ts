// All of the shop's data as one ZIP: a CSV for each table, the media files, and what they are.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { EVERYTHING_TOO_LARGE } from '#contract/everything-texts.ts';
import type { Db } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';
import { csvLine, csvText } from '../../base/files/csv.ts';
import { freeBytesOf } from '../../base/files/disk-space.ts';
import {
  diskStorage,
  EVERYTHING_FOLDER,
  INVOICE_FOLDER,
  PUBLIC_FOLDERS,
  RECEIPT_FOLDER,
  RESUME_FOLDER,
} from '../../base/files/storage.ts';
import { createZip, ZipTooLarge, type ZipWriter } from '../../base/files/zip-writer.ts';
import { VERSION } from '../../base/version.ts';
import { TaskRefused, type LongContext, type LongWork } from '../../entities/tasks/kind.ts';
import { GIVEN_TABLES, type TableRule } from './tables.ts';

/** Rows of one query. */
const AT_ONCE = 500;
/** Room that stays on the disk beside the file. */
const LEFT_BYTES = 256 * 1024 * 1024;
/** How often the task tells that it goes on. */
const TOLD_EVERY_MS = 1_000;

/** Files of the site, and those that staff alone see. */
const GIVEN_FOLDERS = [...PUBLIC_FOLDERS, INVOICE_FOLDER, RECEIPT_FOLDER, RESUME_FOLDER];

export interface EverythingParams {
  /** Public id of the task, which names the file. */
  file: string;
}
export const everythingPath = (file: string): string => `${EVERYTHING_FOLDER}/${file}.zip`;

/** A stored value as a cell. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The rows of a table in pieces: after the last id, or by places where there is none. */
async function* rowsOf(db: Db, table: keyof Tables, { order }: TableRule): AsyncGenerator<Record<string, unknown>[]> {
  let after: unknown = 0;
  for (let from = 0; ; from += AT_ONCE) {
    const all = db.selectFrom(table as 'features').selectAll();
    const query = order
      ? order.reduce((q, column) => q.orderBy(column as 'id'), all).offset(from)
      : all.where('id', '>', after as number).orderBy('id');
    const rows: Record<string, unknown>[] = await query.limit(AT_ONCE).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!['id'];
  }
}

interface Entry {
  name: string;
  bytes: number;
  sha256: string;
  rows?: number;
}

async function write(
  { database: { db }, report }: LongContext<EverythingParams>,
  dataDir: string,
  zip: ZipWriter,
  at: Date,
) {
  const entries: Entry[] = [];
  const tables = Object.entries(GIVEN_TABLES) as [keyof Tables, TableRule][];
  const storage = diskStorage(dataDir);
  const files = (await Promise.all(GIVEN_FOLDERS.map((folder) => storage.list(folder)))).flat();
  const total = tables.length + files.length;
  let toldAt = performance.now();
  const tell = async (): Promise<void> => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    await report(entries.length, total);
  };
  const add = async (name: string, content: AsyncIterable<Uint8Array>, isStored: boolean): Promise<Entry> => {
    const hash = createHash('sha256');
    let bytes = 0;
    async function* hashed(): AsyncGenerator<Uint8Array> {
      for await (const piece of content) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
        await tell();
      }
    }
    await zip.addStream(name, hashed(), isStored);
    const entry = { name, bytes, sha256: hash.digest('hex') };
    entries.push(entry);
    return entry;
  };
  for (const [table, rule] of tables) {
    let count = 0;
    async function* lines(): AsyncGenerator<Uint8Array> {
      let names: string[] | undefined;
      for await (const rows of rowsOf(db, table, rule)) {
        const head = (names ??= Object.keys(rows[0]!).filter((name) => !rule.without?.includes(name)));
        if (count === 0) yield Buffer.from(csvText(head, []));
        count += rows.length;
        yield Buffer.from(rows.map((row) => csvLine(head.map((name) => cellOf(row[name])))).join(''));
      }
    }
    (await add(`tables/${table}.csv`, lines(), false)).rows = count;
  }
  for (const { path } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const file = await storage.read(path);
    if (file) await add(path, file.content, true); // one that went meanwhile is not there
  }
  const manifest = { version: VERSION, at: at.toISOString(), entries };
  await zip.add('manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));
  await report(total, total);
}

/** @param dataDir below which the files lie, and the ZIP is put */
export const everythingWork = (dataDir: string): LongWork<EverythingParams> => ({
  async run(context) {
    const at = new Date(context.now());
    const maxBytes = Math.max(0, (await freeBytesOf(dataDir)) - LEFT_BYTES);
    const zip = await createZip(join(dataDir, everythingPath(context.params.file)), { maxBytes, at });
    try {
      await write(context, dataDir, zip, at);
      await zip.finish();
    } catch (error) {
      await zip.abandon();
      if (error instanceof ZipTooLarge) throw new TaskRefused(EVERYTHING_TOO_LARGE, { cause: error });
      throw error;
    }
  },
});
