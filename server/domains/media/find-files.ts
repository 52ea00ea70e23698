// Files of the disk that the library does not know: those of a shop from before the library, and of the demo.
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/db/database.ts';
import { newPublicId } from '../../base/db/public-id.ts';
import { PICTURE_RULES } from '../../base/files/picture-rules.ts';
import type { FileStorage } from '../../base/files/storage.ts';
import { wholePath } from '../../entities/media/paths.ts';
import { fillUses } from '../../entities/media/scan.ts';
import { BEING_COUNTED, hashOf, isMediaName, mimeOf, type Facts } from './files.ts';
import { columnsOf } from './library.ts';

/** Folders below the data folder, and the address of their files. Avatars belong to their persons. */
const FOLDERS = [
  ...Object.keys(PICTURE_RULES)
    .filter((kind) => kind !== 'avatars')
    .map((kind) => ({ folder: kind, on: `img/${kind}`, at: `/img/${kind}` })),
  { folder: 'documents', on: 'documents', at: '/files/documents' },
];
const SAFE_NAME = /^[\w.~-]+$/;
/** The sizes of a picture that is uploaded now come one after the other: a smaller one may be there before it. */
const SETTLED_MS = 10 * 60_000;
/** Files that are read and noted together. */
const AT_ONCE = 20;

interface Parts {
  database: Database;
  storage: Pick<FileStorage, 'list' | 'read'>;
  now: Clock;
}

async function contentOf(storage: Pick<FileStorage, 'read'>, path: string): Promise<Buffer | undefined> {
  const file = await storage.read(path);
  if (!file) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of file.content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function factsOf(storage: Pick<FileStorage, 'read'>, folder: string, on: string, path: string) {
  const content = await contentOf(storage, on);
  if (!content) return undefined;
  const isPicture = folder !== 'documents';
  // Loads 20 MB that a server without new files does not need.
  const { pictureSize } = isPicture ? await import('../../base/files/convert-picture.ts') : { pictureSize: undefined };
  const size = await pictureSize?.(content).catch(() => undefined);
  const facts: Facts = {
    path,
    kind: isPicture ? 'image' : 'document',
    folder,
    originalName: path.slice(path.lastIndexOf('/') + 1).slice(-200),
    mime: mimeOf(path),
    sizeBytes: content.length,
    width: size?.width ?? null,
    height: size?.height ?? null,
    sha256: hashOf(content),
  };
  return facts;
}

/**
 * Notes files that are new on the disk, and then what every row names.
 * @returns their number
 */
export async function findFiles({ database, storage, now }: Parts): Promise<number> {
  let found = 0;
  for (const { folder, on, at } of FOLDERS) {
    const files = (await storage.list(on)).map(({ path, modifiedMs }) => ({
      name: path.slice(on.length + 1),
      modifiedMs,
    }));
    const there = new Set(files.map(({ name }) => name));
    const settled = now() - SETTLED_MS;
    const whole = files
      .filter(({ name, modifiedMs }) => {
        if (!SAFE_NAME.test(name) || !isMediaName(name)) return false;
        if (wholePath(name) === name) return true;
        return !there.has(wholePath(name)) && modifiedMs <= settled; // else a smaller size of another
      })
      .map(({ name }) => name);
    const known = new Set(
      (await database.db.selectFrom('media').select('path').where('folder', '=', folder).orderBy('id').execute()).map(
        ({ path }) => path,
      ),
    );
    const replaced = new Set(
      (await database.db.selectFrom('replacedFiles').select('path').orderBy('path').execute()).map(({ path }) => path),
    );
    const fresh = whole.filter((name) => !known.has(`${at}/${name}`) && !replaced.has(`${at}/${name}`)).toSorted();
    for (let i = 0; i < fresh.length; i += AT_ONCE) {
      const facts: Facts[] = [];
      for (const name of fresh.slice(i, i + AT_ONCE)) {
        const one = await factsOf(storage, folder, `${on}/${name}`, `${at}/${name}`);
        if (one) facts.push(one);
      }
      if (facts.length === 0) continue;
      const time = new Date(now());
      await database.write({ partsOf: 'media' }, (trx) =>
        trx
          .insertInto('media')
          .values(
            facts.map((one) => ({
              ...columnsOf(one),
              publicId: newPublicId(),
              byName: BEING_COUNTED,
              createdAt: time,
              updatedAt: time,
            })),
          )
          .onConflict((conflict) => conflict.column('path').doNothing())
          .execute(),
      );
      found += facts.length;
    }
  }
  const isOpen = await database.db
    .selectFrom('media')
    .select('id')
    .where('byName', '=', BEING_COUNTED)
    .limit(1)
    .executeTakeFirst();
  if (isOpen) {
    await fillUses(database);
    await database.write({ partsOf: 'media' }, (trx) =>
      trx.updateTable('media').set({ byName: '' }).where('byName', '=', BEING_COUNTED).execute(),
    );
  }
  return found;
}

/** Looks once in a process: whatever comes to the disk later comes through the library. */
export function fileFinder(parts: Parts): () => Promise<void> {
  let hasLooked = false;
  return async () => {
    if (hasLooked) return;
    hasLooked = true;
    await findFiles(parts);
  };
}
