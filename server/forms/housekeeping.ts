// Removes what forms and deletions leave behind once it has served its purpose.
import type { Clock } from '../clock.ts';
import { resumeStore } from '../applications/resumes.ts';
import type { Database } from '../db/open.ts';
import { removeAbandoned } from '../files/receive.ts';
import { diskStorage } from '../files/storage.ts';
import { retention } from '../personal-data/retention.ts';
import { previewStore } from '../previews/store.ts';
import { trashStore } from '../trash/trash.ts';

const DAY_MS = 24 * 60 * 60_000;
const EVERY_MS = 60 * 60_000;
/** No limit looks further back. */
const RATE_HITS_MS = DAY_MS;
/** A sent mail repeats personal data that has its own row. */
const SENT_MAILS_MS = 30 * DAY_MS;
/** Nobody confirmed: the address is not ours to keep. */
const UNCONFIRMED_MS = 30 * DAY_MS;

interface Parts { database: Database; dataDir: string; now: Clock }

export async function cleanUpForms({ database, dataDir, now }: Parts): Promise<void> {
  const before = (ms: number) => new Date(now() - ms);
  await database.write('inbox', async (trx) => {
    await trx.deleteFrom('rateHits').where('at', '<=', before(RATE_HITS_MS)).execute();
    await trx.deleteFrom('usedChallenges').where('expiresAt', '<=', before(0)).execute();
    await trx.deleteFrom('newsletterSubscribers').where('status', '=', 'pending').where('consentedAt', '<=', before(UNCONFIRMED_MS)).execute();
    await trx.deleteFrom('outbox').where('state', '=', 'sent').where('sentAt', '<=', before(SENT_MAILS_MS)).execute();
  });
  await database.write('accounts', (trx) => trx.deleteFrom('accountTokens').where('expiresAt', '<=', before(0)).execute());
  await resumeStore({ database, storage: diskStorage(dataDir), now }).removeUnattached();
  await removeAbandoned(dataDir, now);
}

/** Cleans up now and every hour. @returns ends it */
export function startHousekeeping(parts: Parts, onError: (error: unknown) => void): () => void {
  const cleanUp = async () => {
    await cleanUpForms(parts);
    await trashStore(parts).removeOld();
    await previewStore(parts).removeOld();
    await retention({ ...parts, storage: diskStorage(parts.dataDir) }).eraseDue();
  };
  const run = () => { cleanUp().catch(onError); };
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return () => clearInterval(timer);
}
