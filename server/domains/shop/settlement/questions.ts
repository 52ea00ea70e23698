// Schedule of questions to the provider. Kept in the database, so that it outlasts restarts and several processes share
// it.
import { expressionBuilder, type Expression, type Nullable, type SqlBool } from 'kysely';
import type { Db } from '../../../base/db/database.ts';
import type { PaymentQuestionTable } from '../../../base/db/tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Pauses after the first, second, … question; the last one repeats. */
const PAUSES_MS = [1, 2, 5, 10].map((minutes) => minutes * MINUTE_MS);
/** Pause for a payment or refund that is still open after a day, such as a bank transfer. */
const LONG_PAUSE_MS = 60 * MINUTE_MS;

/** An order or refund that may be asked about. */
export interface Turn {
  about: PaymentQuestionTable['about'];
  id: number;
  /** Number of earlier questions. */
  asked: number;
  /** Latest time at which the provider should have known the end. */
  endsAt: Date;
}

const pauseAfter = ({ asked, endsAt }: Turn, nowMs: number): number =>
  nowMs - endsAt.getTime() > DAY_MS ? LONG_PAUSE_MS : (PAUSES_MS[asked] ?? PAUSES_MS.at(-1)!);

/** Whether a left-joined question `q` is due. A time further ahead than any pause comes from a clock that was wrong. */
export function isDue(at: Date): Expression<SqlBool> {
  const eb = expressionBuilder<{ q: Nullable<PaymentQuestionTable> }, 'q'>();
  return eb.or([
    eb('q.nextAt', 'is', null),
    eb('q.nextAt', '<=', at),
    eb('q.nextAt', '>', new Date(at.getTime() + LONG_PAUSE_MS)),
  ]);
}

/**
 * Takes turns for this process before it asks; if the process dies, they are used up all the same.
 * @returns those that no other process has taken meanwhile
 */
export async function takeTurns<T extends Turn>(db: Db, turns: readonly T[], nowMs: number): Promise<T[]> {
  if (turns.length === 0) return [];
  const latest = new Date(nowMs + LONG_PAUSE_MS);
  const rows = turns.map((turn) => ({
    about: turn.about,
    rowId: turn.id,
    asked: turn.asked + 1,
    nextAt: new Date(nowMs + pauseAfter(turn, nowMs)),
  }));
  const taken = await db
    .insertInto('paymentQuestions')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['about', 'rowId'])
        .doUpdateSet((eb) => ({ asked: eb.ref('excluded.asked'), nextAt: eb.ref('excluded.nextAt') }))
        .where((eb) =>
          eb.or([eb('paymentQuestions.nextAt', '<=', new Date(nowMs)), eb('paymentQuestions.nextAt', '>', latest)]),
        ),
    )
    .returning(['about', 'rowId'])
    .execute();
  return turns.filter(({ about, id }) => taken.some((one) => one.about === about && one.rowId === id));
}

/** Returns unused turns. */
export async function giveTurnsBack(db: Db, turns: readonly Turn[], nowMs: number): Promise<void> {
  for (const { about, id, asked } of turns) {
    await db
      .updateTable('paymentQuestions')
      .set({ asked, nextAt: new Date(nowMs) })
      .where('about', '=', about)
      .where('rowId', '=', id)
      .execute();
  }
}

/** Removes questions about orders and refunds that are no longer pending. */
export async function forgetAnswered(db: Db): Promise<void> {
  const orders = db
    .selectFrom('paymentQuestions')
    .where('about', '=', 'order')
    .where('rowId', 'not in', (eb) => eb.selectFrom('orders').select('id').where('status', '=', 'pending'));
  const refunds = db
    .selectFrom('paymentQuestions')
    .where('about', '=', 'refund')
    .where('rowId', 'not in', (eb) => eb.selectFrom('refunds').select('id').where('status', '=', 'pending'));
  const answered = [
    ...(await orders.select(['about', 'rowId']).execute()),
    ...(await refunds.select(['about', 'rowId']).execute()),
  ]; // reading first saves a write
  for (const { about, rowId } of answered)
    await db.deleteFrom('paymentQuestions').where('about', '=', about).where('rowId', '=', rowId).execute();
}
