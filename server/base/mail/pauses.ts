// While the SMTP server is down or silent the outbox rests, in all processes. After each pause one mail tries whether
// the server is back.
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { MailPauseTable } from '../db/tables.ts';
import type { MailServerDown } from './transport.ts';

export type MailPause = Selectable<MailPauseTable>;

/** Pauses after the first, second, … failure in a row; the last one stays. */
export const PAUSES_MS = [0.5, 1, 2, 5, 10, 15].map((minutes) => minutes * 60_000);
/** For so long the mail that tries has the server to itself; longer than sending one takes. */
const TRIAL_MS = 2 * 60_000;
const LONGEST_MS = Math.max(...PAUSES_MS, TRIAL_MS);
const ID = 1;

/** null while mails go out. */
export const findPause = async (db: Db): Promise<MailPause | null> =>
  (await db.selectFrom('mailPauses').selectAll().executeTakeFirst()) ?? null;

/** Whether nothing is to be sent now. A pause that ends too far ahead is of a clock that was wrong. */
export const isResting = (pause: MailPause | null, nowMs: number): boolean =>
  pause !== null && pause.until.getTime() > nowMs && pause.until.getTime() <= nowMs + LONGEST_MS;

/** This process tries now: the others go on resting. */
export async function beginTrial(trx: Trx, nowMs: number): Promise<void> {
  await trx
    .updateTable('mailPauses')
    .set({ until: new Date(nowMs + TRIAL_MS) })
    .execute();
}

/**
 * @param isTrial the pause there is, is the failed trial's own @returns when it ends; null: another process has noticed
 * before
 */
export async function startPause(
  trx: Trx,
  { reason, code }: MailServerDown,
  isTrial: boolean,
  nowMs: number,
): Promise<Date | null> {
  const pause = await findPause(trx);
  if (isResting(pause, nowMs) && !isTrial) return null;
  const failures = (pause?.failures ?? 0) + 1;
  const until = new Date(nowMs + (PAUSES_MS[failures - 1] ?? PAUSES_MS.at(-1)!));
  await trx
    .insertInto('mailPauses')
    .values({ id: ID, since: pause?.since ?? new Date(nowMs), until, failures, reason, code })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ until, failures, reason, code }))
    .execute();
  return until;
}

/** The server has answered. */
export async function endPause(trx: Trx): Promise<void> {
  await trx.deleteFrom('mailPauses').execute();
}

/** The next look tries, however long the pause would last: the settings may have changed. */
export async function cutPauseShort(trx: Trx, nowMs: number): Promise<void> {
  await trx
    .updateTable('mailPauses')
    .set({ until: new Date(nowMs) })
    .where('until', '>', new Date(nowMs))
    .execute();
}
