// Exports the data about the owner of an e-mail address to a file, for the operator, who vouches for the address
// (docs/decisions/0060).
import { constants } from 'node:fs';
import { copyFile, open, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Accounts } from '../people/accounts/accounts.ts';
import { readingAudit } from '../../entities/audit/reading.ts';
import { istanbulDay } from '../../base/clock.ts';
import { RESUME_FOLDER } from '../../base/files/storage.ts';
import type { Viewer } from '../../call/handlers.ts';
import { StartError } from '../../base/start-error.ts';
import { personalData } from './collect.ts';
import { countsOf, findPersonalData, isNothing } from './find.ts';
import { PERSONAL_DATA_OF_ADDRESS } from './texts.ts';

const MAX_NAME_LENGTH = 80;
/** Default name of the file. */
export const exportFileName = (address: string, now: number): string =>
  `personal-data-${address.replace(/[^a-z0-9.@_-]/g, '_').slice(0, MAX_NAME_LENGTH)}-${istanbulDay(now)}.json`;

/** Written files: the export, and copies of CVs beside it; `missing` are CVs that the data folder does not have. */
interface WrittenFiles {
  file: string;
  copies: string[];
  missing: string[];
}

export const personalDataExport = (accounts: Accounts) => {
  const {
    database: { db },
    config: { dataDir },
    now,
    security,
  } = accounts;
  const noteReading = readingAudit({ db }, now);

  /**
   * @param address the person's `emailKey`
   * @param out a file that does not exist yet, or a folder, which then also gets the CVs
   * @returns null where there is no data
   * @throws StartError when it cannot be written; an existing file is never changed
   */
  return async (viewer: Viewer, address: string, out: string): Promise<WrittenFiles | null> => {
    const found = await findPersonalData(db, address);
    const counts = countsOf(found);
    if (isNothing(counts)) return null;
    const resumes = found.applications.flatMap(({ storedResume, resumeFile }) =>
      storedResume === null ? [] : [{ path: `${RESUME_FOLDER}/${storedResume}`, originalName: resumeFile }],
    );
    const data = {
      address,
      ...(await personalData(accounts, { account: found.account, orders: found.orderOwner, address })),
      resumeFiles: resumes,
      formerUses: found.formerUses.map(({ at, action }) => ({ at, action })),
    };
    await noteReading({
      viewer,
      kind: 'personal',
      action: 'export',
      title: PERSONAL_DATA_OF_ADDRESS,
      rows: Object.values(counts).reduce((sum, n) => sum + n, 0),
      filter: {},
    });
    security.note('personal data exported', { account: found.account?.publicId, reason: viewer.user?.name });
    const isFolder = (await stat(out).catch(() => undefined))?.isDirectory() ?? false;
    const file = isFolder ? join(out, exportFileName(address, now())) : out;
    await writeNew(file, `${JSON.stringify(data, null, 2)}\n`);
    const written: WrittenFiles = { file, copies: [], missing: [] };
    if (isFolder) {
      for (const { path } of resumes) {
        const copy = join(out, basename(path));
        if (await copyNew(join(dataDir, path), copy)) written.copies.push(copy);
        else written.missing.push(path);
      }
    }
    return written;
  };
};

const failure = (file: string, error: unknown): StartError => {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartError(
    code === 'EEXIST' ? `${file} exists already, and is not overwritten.` : `${file} cannot be written: ${message}`,
  );
};

/** Writes a new file that only its owner may read; removes it if it could not be finished. */
async function writeNew(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw failure(file, error);
  });
  try {
    await handle.writeFile(text).finally(() => handle.close());
  } catch (error) {
    await rm(file, { force: true });
    throw failure(file, error);
  }
}

/**
 * Copies a CV, whose permissions stay: readable by its owner only. A copy from an earlier export has the same random
 * name and content.
 * @returns whether there was a file to copy
 */
async function copyNew(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return true;
    if (code === 'ENOENT') return false;
    throw failure(to, error);
  }
}
