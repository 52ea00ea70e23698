// Takes the pictures that an import's rows name into the library, before the rows are judged (docs/decisions/0143): out
// of a ZIP that came with the file, or from their addresses. What became of each is kept in `import_pictures`, so that a
// check that was killed or cancelled goes on where it was, and staff see which are missing, and why.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '#contract/api-error.ts';
import {
  HELD_MEGAPIXELS,
  IMPORT_PICTURE_MEGABYTES,
  NO_ROOM_FOR_PICTURES,
  PICTURE_BROKEN,
  PICTURE_HELD_TOO_LARGE,
  PICTURE_NOT_FETCHED,
  PICTURE_NOT_FOUND,
  PICTURE_NOT_FOUND_IN_ZIP,
  PICTURE_TOO_LARGE,
  SERVER_LEFT_OUT,
} from '#contract/import-texts.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { IMAGE_ENDINGS, NOT_AN_IMAGE } from '#contract/uploads.ts';
import type { Database, Db } from '../../base/db/database.ts';
import { freeBytesOf } from '../../base/files/disk-space.ts';
import { pictureFormat } from '../../base/files/picture-format.ts';
import type { PictureKind } from '../../base/files/picture-rules.ts';
import { shownName } from '../../base/files/receive.ts';
import { UPLOAD_FOLDER } from '../../base/files/storage.ts';
import { ZipFileError, type ZippedFile } from '../../base/files/zip-reader.ts';
import { fetchFile, OutgoingFileError, type Outside } from '../../base/outgoing-file.ts';
import type { Viewer } from '../../call/handlers.ts';
import type { Library } from '../../call/services.ts';
import { TaskRefused } from '../tasks/kind.ts';
import { viewerOf } from '../tasks/rows.ts';
import type { ImportKind, PictureFinder, WantedRow } from './kind.ts';
import { fileNameOf, hashOfName, isWebAddress } from '../../base/files/picture-names.ts';
import type { PicturesZip } from './pictures-zip.ts';
import type { ImportRecord } from './rows.ts';

/** Pictures that are brought at the same time; they are converted one after the other. */
const AHEAD = 4;
/** Names of one query, and rows of one statement. */
const AT_ONCE = 200;
const TOLD_EVERY_MS = 1_000;
const MAX_BYTES = IMPORT_PICTURE_MEGABYTES * 1024 * 1024;
/** Room that stays on the disk; it is looked at after so many pictures. */
const LEFT_BYTES = 256 * 1024 * 1024;
const ROOM_EVERY = 20;
/** A server that fails to answer so often in a row is asked no more. */
const MOST_SILENCES = 8;

/** What the pictures of an import are taken with. */
export interface PictureParts {
  dataDir: string;
  library: Pick<Library, 'addPicture'>;
  /** How addresses are asked; absent: really. */
  outside?: Outside | undefined;
}

/** Whether addresses of an import are fetched, looked up in the library by their files' names, or left as they are. */
export const addressesOf = ({
  arePicturesFetched,
  form,
}: Pick<ImportRecord, 'arePicturesFetched' | 'form'>): PictureFinder['addresses'] => {
  if (arePicturesFetched) return 'fetched';
  return form.translated?.source ? 'named' : 'kept';
};

/** A file that was brought, or why it was not. */
type Brought = { path: string; originalName: string } | { problem: string };

/** Brings files out of the ZIP or from their addresses. */
function bringer({ dataDir, outside }: PictureParts, zip: PicturesZip | null) {
  const silences = new Map<string, number>();

  async function unpacked(zipped: ZippedFile, path: string): Promise<Brought> {
    if (zipped.bytes > MAX_BYTES) return { problem: PICTURE_TOO_LARGE };
    try {
      await zip!.extract(zipped, path);
      return { path, originalName: shownName(zipped.name) };
    } catch (error) {
      if (error instanceof ZipFileError) return { problem: error.message };
      throw error;
    }
  }

  async function fetched(address: string, path: string): Promise<Brought> {
    const host = URL.parse(address)?.host ?? '';
    if ((silences.get(host) ?? 0) >= MOST_SILENCES) return { problem: SERVER_LEFT_OUT };
    try {
      await fetchFile(address, path, outside);
      silences.delete(host);
      return { path, originalName: await pictureName(fileNameOf(address), path) };
    } catch (error) {
      if (!(error instanceof OutgoingFileError)) throw error;
      if (error.isUnreachable) silences.set(host, (silences.get(host) ?? 0) + 1);
      else silences.delete(host);
      return { problem: error.message };
    }
  }

  return async (name: string): Promise<Brought> => {
    const path = join(dataDir, UPLOAD_FOLDER, randomUUID());
    const zipped = zip?.find(name);
    return zipped ? unpacked(zipped, path) : fetched(name, path);
  };
}

/** The name of a fetched file with the ending that it is to have, where its address has another or none. */
async function pictureName(name: string, path: string): Promise<string> {
  if (IMAGE_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`))) return shownName(name);
  const format = pictureFormat(await readFile(path));
  return shownName(`${name || 'gorsel'}.${format === 'jpeg' || !format ? 'jpg' : format}`);
}

/** Takes a file into the library as if its person had uploaded it. @returns its path, or what is wrong with it */
async function taken(
  { library }: PictureParts,
  kind: PictureKind,
  { path, originalName }: { path: string; originalName: string },
  viewer: Viewer,
): Promise<{ path: string; problem: string }> {
  const { size } = await stat(path);
  const file: ReceivedFile = { path, originalName, field: 'image', declaredType: 'image/*', sizeBytes: size };
  const { heldPixels } = await import('../../base/files/convert-picture.ts'); // loads 20 MB that only pictures need
  if ((await heldPixels(await readFile(path))) > HELD_MEGAPIXELS * 1_000_000)
    return { path: '', problem: PICTURE_HELD_TOO_LARGE };
  try {
    const { imagePath } = await library.addPicture(kind, file, viewer);
    return { path: imagePath, problem: '' };
  } catch (error) {
    if (!ApiError.is(error) || error.status >= 500) throw error;
    return { path: '', problem: error.message === NOT_AN_IMAGE ? PICTURE_BROKEN : error.message };
  }
}

/** Notes the names that are to be brought, each once. */
async function noteNames(database: Database, importId: number, names: ReadonlySet<string>): Promise<void> {
  const rows = [...names].map((name) => ({ importId, nameHash: hashOfName(name), name, path: null, problem: '' }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await database.write('tasks', (trx) =>
      trx
        .insertInto('importPictures')
        .values(rows.slice(from, from + AT_ONCE))
        .onConflict((conflict) => conflict.columns(['importId', 'nameHash']).doNothing())
        .execute(),
    );
}

/** Where a picture of this address lies that an earlier import has fetched. */
async function fetchedBefore(db: Db, importId: number, nameHash: string, folder: PictureKind): Promise<string | null> {
  const found = await db
    .selectFrom('importPictures as p')
    .innerJoin('media as m', 'm.path', 'p.path')
    .select('p.path')
    .where('p.nameHash', '=', nameHash)
    .where('p.importId', '<>', importId)
    .where('m.folder', '=', folder)
    .orderBy('p.importId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.path ?? null;
}

/**
 * Brings every picture that the rows name and that the ZIP has or an address gives, and takes it into the library.
 * @param batches rows that would not be refused anyway: nobody needs the others' pictures
 * @throws TaskRefused when there is no room for more
 */
export async function takePictures(
  { database, report }: { database: Database; report(done: number, total: number): Promise<void> },
  parts: PictureParts,
  row: ImportRecord,
  { kind, namedBy }: NonNullable<ImportKind['pictures']>,
  zip: PicturesZip | null,
  batches: AsyncIterable<readonly WantedRow[]>,
): Promise<void> {
  const { db } = database;
  const areFetched = row.arePicturesFetched;
  let toldAt = performance.now();
  let [done, total] = [0, 0];
  const tell = async (): Promise<void> => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    await report(done, total);
  };
  for await (const rows of batches) {
    const names = new Set(rows.flatMap(({ values }) => namedBy(values)).map((name) => name.trim()));
    for (const name of names)
      if (name.startsWith('/') || !(zip?.find(name) ?? (areFetched && isWebAddress(name)))) names.delete(name);
    await noteNames(database, row.id, names);
    total += rows.length;
    await tell();
  }

  ({ done, total } = await picturesSoFar(db, row.id));
  if (done === total) return;
  await report(done, total);
  await mkdir(join(parts.dataDir, UPLOAD_FOLDER), { recursive: true, mode: 0o700 });
  const bring = bringer(parts, zip);
  const viewer = viewerOf(row);
  const keep = (nameHash: string, found: { path: string; problem: string }): Promise<unknown> =>
    database.write('tasks', (trx) =>
      trx
        .updateTable('importPictures')
        .set(found)
        .where('importId', '=', row.id)
        .where('nameHash', '=', nameHash)
        .execute(),
    );
  for (;;) {
    const waiting = await db
      .selectFrom('importPictures')
      .select(['nameHash', 'name'])
      .where('importId', '=', row.id)
      .where('path', 'is', null)
      .orderBy('nameHash')
      .limit(AT_ONCE)
      .execute();
    if (waiting.length === 0) return;
    const coming: Promise<Brought | { known: string }>[] = [];
    const next = async ({ nameHash, name }: { nameHash: string; name: string }) => {
      const known = zip?.find(name) ? null : await fetchedBefore(db, row.id, nameHash, kind);
      return known === null ? bring(name) : { known };
    };
    try {
      for (const [i, { nameHash }] of waiting.entries()) {
        while (coming.length < Math.min(i + AHEAD, waiting.length)) {
          const promise = next(waiting[coming.length]!);
          promise.catch(() => {}); // told when its turn comes
          coming.push(promise);
        }
        if (done % ROOM_EVERY === 0 && (await freeBytesOf(parts.dataDir)) < LEFT_BYTES)
          throw new TaskRefused(NO_ROOM_FOR_PICTURES);
        const brought = await coming[i]!;
        if ('known' in brought) await keep(nameHash, { path: brought.known, problem: '' });
        else if ('problem' in brought) await keep(nameHash, { path: '', problem: brought.problem });
        else {
          await keep(nameHash, await taken(parts, kind, brought, viewer));
          await rm(brought.path, { force: true });
        }
        done += 1;
        await tell();
      }
    } finally {
      for (const one of await Promise.allSettled(coming))
        if (one.status === 'fulfilled' && 'path' in one.value) await rm(one.value.path, { force: true });
    }
  }
}

/** How many pictures are looked for, and of how many that is done. */
export async function picturesSoFar(
  db: Db,
  importId: number,
): Promise<{ done: number; total: number; missing: number }> {
  const { done, total, missing } = await db
    .selectFrom('importPictures')
    .select((eb) => [
      eb.fn.count<number>('path').as('done'),
      eb.fn.countAll<number>().as('total'),
      eb.fn.sum<number | null>(eb.case().when('path', '=', '').then(1).else(0).end()).as('missing'),
    ])
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  return { done: Number(done), total: Number(total), missing: Number(missing ?? 0) };
}

/** Finds pictures for some rows. */
export async function finderFor(
  db: Db,
  row: Pick<ImportRecord, 'id' | 'arePicturesFetched' | 'form'>,
  names: readonly string[],
): Promise<PictureFinder> {
  const hashes = [...new Set(names.map(hashOfName))];
  const paths = new Map<string, string>();
  for (let from = 0; from < hashes.length; from += AT_ONCE)
    for (const { nameHash, path } of await db
      .selectFrom('importPictures')
      .select(['nameHash', 'path'])
      .where('importId', '=', row.id)
      .where('nameHash', 'in', hashes.slice(from, from + AT_ONCE))
      .where('path', '<>', '')
      .execute())
      paths.set(nameHash, path!);
  return { pathOf: (name) => paths.get(hashOfName(name)), addresses: addressesOf(row) };
}

/** Notes names for which nothing was found. Of those that could not be brought the reason is known already. */
export async function noteMissing(
  database: Database,
  row: Pick<ImportRecord, 'id' | 'arePicturesFetched' | 'form'>,
  names: readonly string[],
  hasZip: boolean,
): Promise<void> {
  const sentenceOf = (name: string): string => {
    if (isWebAddress(name) && addressesOf(row) !== 'fetched') return PICTURE_NOT_FETCHED;
    return hasZip ? PICTURE_NOT_FOUND_IN_ZIP : PICTURE_NOT_FOUND;
  };
  const rows = [...new Map(names.map((name) => [hashOfName(name), name]))].map(([nameHash, name]) => ({
    importId: row.id,
    nameHash,
    name,
    path: '',
    problem: sentenceOf(name),
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await database.write('tasks', (trx) =>
      trx
        .insertInto('importPictures')
        .values(rows.slice(from, from + AT_ONCE))
        .onConflict((conflict) => conflict.columns(['importId', 'nameHash']).doNothing())
        .execute(),
    );
}

/** Forgets before another check what was missing, and what has left the library since. */
export const forgetMissing = (database: Database, importId: number): Promise<unknown> =>
  database.write('tasks', (trx) =>
    trx
      .deleteFrom('importPictures')
      .where('importId', '=', importId)
      .where((eb) =>
        eb.or([
          eb('path', 'is', null),
          eb('path', '=', ''),
          eb('path', 'not in', eb.selectFrom('media').select('media.path')),
        ]),
      )
      .execute(),
  );

/** Forgets what a ZIP had, before another one takes its place. What was fetched stays. */
export const forgetZipped = (database: Database, importId: number): Promise<unknown> =>
  database.write('tasks', (trx) =>
    trx.deleteFrom('importPictures').where('importId', '=', importId).where('name', 'not like', 'http%').execute(),
  );
