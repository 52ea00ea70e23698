// Exports or erases everything stored about the person with an e-mail address, in the configured database, as a
// separate process.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Email } from '#contract/form-fields.ts';
import { openAccounts, type Accounts } from '../server/domains/people/accounts/accounts.ts';
import { processNamed } from '../server/call/handlers.ts';
import { findDatabase } from '../server/base/db/opening/existing.ts';
import type { Database } from '../server/base/db/database.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { readConfig, type Config } from '../server/base/env.ts';
import { openFiles } from '../server/base/files/files.ts';
import { diskStorage, type FileStorage } from '../server/base/files/storage.ts';
import { emailKey } from '../server/base/email-key.ts';
import { passingSecret } from '../server/base/keys/secret.ts';
import { openFormServices } from '../server/call/services.ts';
import { personalDataEraser } from '../server/domains/personal-data/erase.ts';
import { exportFileName, personalDataExport } from '../server/domains/personal-data/export.ts';
import { isNothing, type Counts } from '../server/domains/personal-data/find.ts';
import { commandSecurityLog } from '../server/base/security-log.ts';
import { settingStore } from '../server/base/settings/store.ts';
import { StartError } from '../server/base/start-error.ts';

const USAGE = 'npm run personal-data -- export <e-mail> [--out <file or folder>] | erase <e-mail> [--yes]';
/** The user of the machine, as the audit table names them. */
const OPERATOR = processNamed('personal-data');

interface Wanted {
  action: 'export' | 'erase';
  /** `emailKey` of the address. */
  address: string;
  out: string | undefined;
  isConfirmed: boolean;
}

function readArguments(): Wanted {
  const usage = (reason = '') => new StartError(`${reason}Usage: ${USAGE}`);
  const parsed = (() => {
    try {
      return parseArgs({
        allowPositionals: true,
        options: { out: { type: 'string' }, yes: { type: 'boolean', default: false } },
      });
    } catch (error) {
      throw usage(`${(error as Error).message.replaceAll(/\s+/g, ' ')} `);
    }
  })();
  const {
    positionals: [action, typed, ...rest],
    values: { out, yes },
  } = parsed;
  if ((action !== 'export' && action !== 'erase') || typed === undefined || rest.length > 0) throw usage();
  if (action === 'export' && yes) throw usage('--yes goes with erase only. ');
  if (action === 'erase' && out !== undefined) throw usage('--out goes with export only. ');
  const email = Email.safeParse(typed);
  if (!email.success) throw usage(`'${typed}' is no e-mail address. `);
  return { action, address: emailKey(email.data), out, isConfirmed: yes };
}

/**
 * Opens the existing database and names it. A database that a wrong environment would only now fill with tables holds
 * nobody's data, and is refused.
 */
async function openExisting({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (!existsSync(dataDir)) throw new StartError(`There is no folder ${dataDir} (DATA_DIR).`);
  const isPostgres = /^postgres(ql)?:/.test(databaseUrl);
  if (!isPostgres && !existsSync(databaseUrl)) throw new StartError(`There is no database in ${dataDir} (DATA_DIR).`);
  const { name, isInstalled } = await findDatabase(databaseUrl);
  const noInstallation = () =>
    new StartError(
      `The database is no installation of Kaliphane: ${name} (${isPostgres ? 'DATABASE_URL' : 'DATA_DIR'}).`,
    );
  if (!isInstalled) throw noInstallation();
  const database = await openDatabase(databaseUrl);
  if (await isUnused(database)) {
    await database.close();
    throw noInstallation();
  }
  console.log(`Database: ${name}`);
  return database;
}

/** Tables that no server has started with yet, or in which nobody has an account: made by something else. */
const isUnused = async (database: Database): Promise<boolean> =>
  (await settingStore(database).all()).install_content === 'none' &&
  (await database.db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

const KINDS: Record<keyof Counts, string> = {
  accounts: 'account, with its addresses, cart, sessions and links',
  orders: 'orders, which stay for the books without the person',
  messages: 'contact messages, with their replies',
  deletedMessages: 'contact messages in the trash',
  applications: 'job applications',
  resumes: 'CV files',
  newsletter: 'newsletter subscription',
  mails: 'mails in the outbox',
  formerUses: 'audit entries of accounts that have had the address',
};
const listed = (counts: Counts): string =>
  (Object.keys(KINDS) as (keyof Counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${String(counts[kind]).padStart(6)}  ${KINDS[kind]}`)
    .join('\n');

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new StartError('Nothing was erased. There is no terminal to ask: add --yes to erase all of this.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Erase all of this for good? Type yes: ').catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
    process.stdout.write('\n'); // Ctrl-C or Ctrl-D count as a no
    return '';
  });
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** @returns whether everything was done */
async function erase(accounts: Accounts, storage: FileStorage, { address, isConfirmed }: Wanted): Promise<boolean> {
  const { dataDir } = accounts.config;
  const eraser = personalDataEraser(accounts, storage);
  const found = await eraser.look(address);
  if (isNothing(found)) {
    console.log(`Nothing is kept about ${address}.`);
    return true;
  }
  console.log(`Kept about ${address}:\n${listed(found)}`);
  if (!isConfirmed && !(await isAgreed())) {
    console.log('Nothing was erased.');
    return false;
  }
  const { counts, left } = await eraser.erase(OPERATOR, address);
  console.log(`Erased:\n${listed(counts)}`);
  if (left.length === 0) return true;
  console.error(
    [
      'These files could not be removed. Nothing names them any more; the server tries again by itself once they are a day old:',
      ...left.map(({ path, error }) => `${join(dataDir, path)} (${(error as Error).message})`),
    ].join('\n'),
  );
  return false;
}

async function exportTo(accounts: Accounts, { address, out }: Wanted): Promise<void> {
  const written = await personalDataExport(accounts)(
    OPERATOR,
    address,
    resolve(out ?? exportFileName(address, accounts.now())),
  );
  if (!written) {
    console.log(`Nothing is kept about ${address}.`);
    return;
  }
  console.log(['Written:', written.file, ...written.copies].join('\n'));
  if (written.missing.length > 0) console.error(`Not in DATA_DIR: ${written.missing.join(', ')}`);
}

try {
  const wanted = readArguments();
  const config = readConfig(process.env);
  const database = await openExisting(config);
  try {
    const storage = diskStorage(config.dataDir);
    const accounts = openAccounts(
      await openFormServices(database, config, Date.now, commandSecurityLog(config), passingSecret()),
      openFiles(storage),
    );
    if (wanted.action === 'export') await exportTo(accounts, wanted);
    else if (!(await erase(accounts, storage, wanted))) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  // Mistakes of the owner are one line; other failures are bugs and keep their stack.
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
