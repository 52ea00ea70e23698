// The key that signs sessions, links and challenges: APP_SECRET, or a file in the data folder. It never lies in the
// database beside the data it protects, so that a copy of the database signs nobody in. The database keeps a
// fingerprint, which reveals that a process was given another key than earlier ones.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import type { Config } from '../env.ts';
import { syncFolder } from '../files/storage.ts';
import { StartError } from '../start-error.ts';

/** Below the data folder. */
const SIGNING_KEY_FILE = 'private/signing.key';
const FINGERPRINT = 'signing key fingerprint';
/** The row in which earlier versions kept the key itself. */
const FORMER_ROW = 'signing';
const MIN_LENGTH = 32;

const fingerprintOf = (key: string): string => createHmac('sha256', key).update('fingerprint').digest('base64url');

const START_AGAIN = `run "delete from secrets where name = '${FINGERPRINT}'" in the database`;
const missing = (file: string): StartError =>
  new StartError(
    `The signing key of this database is missing (${file}). Put the file back, share the folder with the process that has it, or set APP_SECRET as before. If it is lost, ${START_AGAIN}: the next start makes a new key and signs everybody out.`,
  );
const foreign = (file: string): StartError =>
  new StartError(
    `The signing key in ${file} is not the one that this database was used with. Put the right file back, share the folder with the process that has it, or set APP_SECRET as before. To go on with this one, ${START_AGAIN}: that signs everybody out.`,
  );

/**
 * Returns the key of this database. A key that an earlier version left in the database moves into the file.
 * @throws StartError when the file is missing or belongs to another database
 */
export async function signingKey(
  database: Pick<Database, 'db' | 'engine'>,
  { appSecret, dataDir }: Pick<Config, 'appSecret' | 'dataDir'>,
): Promise<string> {
  const { db } = database;
  if (appSecret !== undefined) {
    if ((await rowOf(db, FINGERPRINT)) !== fingerprintOf(appSecret) || (await rowOf(db, FORMER_ROW)) !== undefined)
      await noteKey(database, appSecret, true);
    return appSecret;
  }
  const file = join(dataDir, SIGNING_KEY_FILE);
  const fingerprint = await rowOf(db, FINGERPRINT);
  const former = await rowOf(db, FORMER_ROW);
  const isKnown = fingerprint !== undefined && former === undefined;
  const key = (await readKey(file)) ?? (isKnown ? undefined : await makeFile(file, former));
  if (key === undefined) throw missing(file);
  if (fingerprint !== undefined ? fingerprintOf(key) !== fingerprint : former !== undefined && former !== key)
    throw foreign(file);
  if (fingerprint === undefined || former !== undefined) await noteKey(database, key, false);
  if ((await rowOf(db, FINGERPRINT)) !== fingerprintOf(key)) throw foreign(file); // another process was faster, with a folder of its own
  return key;
}

const rowOf = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst())?.value;

/**
 * @param former the key that an earlier version left @returns the file's key, made by another process if that was
 * faster
 */
async function makeFile(file: string, former: string | undefined): Promise<string | undefined> {
  await writeOnce(file, former ?? randomBytes(32).toString('base64url'));
  return readKey(file);
}

async function readKey(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartError(`The signing key cannot be read: ${error.message}`);
  });
  const key = text?.trim();
  if (key !== undefined && key.length < MIN_LENGTH)
    throw new StartError(`The signing key in ${file} is damaged. Put the file back from a backup, or remove it.`);
  return key;
}

/** Writes the whole file, synced, unless another process has been faster: both then read the same one. */
async function writeOnce(file: string, key: string): Promise<void> {
  const folder = dirname(file);
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await open(temporary, 'wx', 0o600);
    await handle
      .writeFile(`${key}\n`)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await link(temporary, file)
      .catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') await copyFile(temporary, file, constants.COPYFILE_EXCL); // a file system without links
      })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    await syncFolder(folder);
  } catch (error) {
    throw new StartError(`The signing key cannot be written (${file}): ${(error as Error).message}`);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Records the key's fingerprint, and removes the key that an earlier version left. @param isDecided replaces the
 * fingerprint of another key
 */
async function noteKey(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  key: string,
  isDecided: boolean,
): Promise<void> {
  const value = fingerprintOf(key);
  const hadKey = await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('secrets')
      .values({ name: FINGERPRINT, value })
      .onConflict((conflict) =>
        isDecided ? conflict.column('name').doUpdateSet({ value }) : conflict.column('name').doNothing(),
      )
      .execute();
    const { numDeletedRows } = await trx.deleteFrom('secrets').where('name', '=', FORMER_ROW).executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  });
  // The deleted row's bytes too: SQLite overwrites them in the file once the log is merged, PostgreSQL once the table
  // is rewritten.
  if (hadKey)
    await (engine === 'sqlite' ? sql`pragma wal_checkpoint(truncate)` : sql`vacuum full secrets`)
      .execute(db)
      .catch(() => {});
}
