// While the SMTP server is down or silent the outbox pauses, in all processes. After each pause one mail tests whether
// the server is back (docs/decisions/0022).
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { MailPauseTable } from '../db/tables.ts';
import type { MailServerDown } from './transport.ts';

export type MailPause = Selectable<MailPauseTable>;

/** Pauses after the first, second, … failure in a row; the last one stays. */
export const PAUSES_MS = [0.5, 1, 2, 5, 10, 15].map((minutes) => minutes * 60_000);
/** How long the testing mail has the server to itself; longer than sending one takes. */
const TRIAL_MS = 2 * 60_000;
const LONGEST_MS = Math.max(...PAUSES_MS, TRIAL_MS);
const ID = 1;

/** null while mails go out. */
export const findPause = async (db: Db): Promise<MailPause | null> =>
  (await db.selectFrom('mailPauses').selectAll().executeTakeFirst()) ?? null;

/** Whether the outbox pauses now. A pause that ends too far ahead comes from a wrong clock, and is ignored. */
export const isResting = (pause: MailPause | null, nowMs: number): boolean =>
  pause !== null && pause.until.getTime() > nowMs && pause.until.getTime() <= nowMs + LONGEST_MS;

/** Notes that this process tests now; the others keep pausing. */
export async function beginTrial(trx: Trx, nowMs: number): Promise<void> {
  await trx
    .updateTable('mailPauses')
    .set({ until: new Date(nowMs + TRIAL_MS) })
    .execute();
}

/**
 * @param isTrial whether the current pause belongs to the failed test itself @returns the end of the pause; null:
 * another process noticed first
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

/** Ends the pause: the server has answered. */
export async function endPause(trx: Trx): Promise<void> {
  await trx.deleteFrom('mailPauses').execute();
}

/** Lets the next look test at once, however long the pause would last: the settings may have changed. */
export async function cutPauseShort(trx: Trx, nowMs: number): Promise<void> {
  await trx
    .updateTable('mailPauses')
    .set({ until: new Date(nowMs) })
    .where('until', '>', new Date(nowMs))
    .execute();
}
