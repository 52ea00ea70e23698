// Removes what forms and deletions leave behind once it has served its purpose.
import { removeUnusedAvatars } from './domains/people/accounts/avatars.ts';
import type { Clock } from './base/clock.ts';
import { resumeStore } from './domains/inbox/applications/resumes.ts';
import type { Database } from './base/db/opening/open.ts';
import { removeAbandoned } from './base/files/receive.ts';
import { diskStorage } from './base/files/storage.ts';
import { retention } from './domains/personal-data/retention.ts';
import { previewStore } from './domains/content/previews/store.ts';
import { trashStore } from './entities/trash/trash.ts';
import { CLOCKS_DIFFER_MS } from './base/limits/rate-limits.ts';

const DAY_MS = 24 * 60 * 60_000;
const EVERY_MS = 60 * 60_000;
/** No limit looks further back. */
const RATE_HITS_MS = DAY_MS;
/** A sent mail repeats personal data that has its own row. */
const SENT_MAILS_MS = 30 * DAY_MS;
/** Nobody confirmed: the address is not ours to keep. */
const UNCONFIRMED_MS = 30 * DAY_MS;

interface Parts {
  database: Database;
  dataDir: string;
  now: Clock;
}

type Step = () => Promise<unknown>;

/** What forms leave behind, each by itself. */
function formSteps({ database, dataDir, now }: Parts): Step[] {
  const before = (ms: number) => new Date(now() - ms);
  const storage = diskStorage(dataDir);
  return [
    () =>
      database.write('inbox', async (trx) => {
        await trx.deleteFrom('rateHits').where('at', '<=', before(RATE_HITS_MS)).execute();
        await trx.deleteFrom('rateHits').where('at', '>', before(-CLOCKS_DIFFER_MS)).execute(); // of a clock that was ahead: they would stay until then
        await trx.deleteFrom('usedChallenges').where('expiresAt', '<=', before(0)).execute();
        await trx
          .deleteFrom('newsletterSubscribers')
          .where('status', '=', 'pending')
          .where('consentedAt', '<=', before(UNCONFIRMED_MS))
          .execute();
        await trx
          .deleteFrom('outbox')
          .where('state', '=', 'sent')
          .where('sentAt', '<=', before(SENT_MAILS_MS))
          .execute();
      }),
    () =>
      database.write('accounts', (trx) =>
        trx.deleteFrom('accountTokens').where('expiresAt', '<=', before(0)).execute(),
      ),
    () => resumeStore({ database, storage, now }).removeUnattached(),
    () => removeUnusedAvatars({ database, storage, now }),
    () => removeAbandoned(dataDir, now),
  ];
}

/** @throws the first failure */
export async function cleanUpForms(parts: Parts): Promise<void> {
  for (const step of formSteps(parts)) await step();
}

/**
 * Cleans up now and every hour. A step that fails, perhaps every time, keeps no other from running. @returns ends it
 */
export function startHousekeeping(parts: Parts, onError: (error: unknown) => void): () => void {
  const { eraseDeletedMessages, eraseMessages, eraseApplications } = retention({
    ...parts,
    storage: diskStorage(parts.dataDir),
  });
  const steps: Step[] = [
    ...formSteps(parts),
    trashStore(parts).removeOld,
    previewStore(parts).removeOld,
    eraseDeletedMessages,
    eraseMessages,
    eraseApplications,
  ];
  let isEnded = false;
  const cleanUp = async () => {
    for (const step of steps) if (!isEnded) await step().catch(onError);
  };
  const run = () => {
    void cleanUp();
  };
  run();
  const timer = setInterval(run, EVERY_MS).unref();
  return () => {
    isEnded = true; // the database is closed next
    clearInterval(timer);
  };
}
