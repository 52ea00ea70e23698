// The outbox as a list for admins: everything about a mail but its words, which may hold links that sign somebody in.
import { fold } from '#contract/text.ts';
import type { Db, Trx } from '../db/database.ts';
import type { OutboxTable } from '../db/tables.ts';

const SHOWN = [
  'publicId',
  'kind',
  'recipient',
  'subject',
  'state',
  'attempts',
  'dueAt',
  'createdAt',
  'sentAt',
  'lastError',
] as const;

/** Mails that are wanted: all of these words, folded, occur in recipient or subject. */
export interface MailFilter {
  state: OutboxTable['state'] | undefined;
  terms: readonly string[];
}

const inState = (db: Db, state: MailFilter['state']) =>
  db.selectFrom('outbox').$if(state !== undefined, (query) => query.where('state', '=', state!));

/**
 * Ids of the mails with all terms, newest first. Folds here, because the table has no folded column: sent mails are
 * kept for 30 days only.
 */
async function idsWith(db: Db, { state, terms }: MailFilter): Promise<number[]> {
  const all = await inState(db, state).select(['id', 'recipient', 'subject']).orderBy('id', 'desc').execute();
  return all.flatMap(({ id, recipient, subject }) => {
    const words = fold(`${recipient} ${subject}`);
    return terms.every((term) => words.includes(term)) ? [id] : [];
  });
}

/** A page of the outbox, newest first, and the number of all mails that match. */
export async function mailPage(db: Db, filter: MailFilter, { page, limit }: { page: number; limit: number }) {
  const first = (page - 1) * limit;
  const newest = (query: ReturnType<typeof inState>) => query.select(SHOWN).orderBy('id', 'desc');
  if (filter.terms.length === 0) {
    const { total } = await inState(db, filter.state)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows: await newest(inState(db, filter.state)).limit(limit).offset(first).execute(), total };
  }
  const ids = await idsWith(db, filter);
  const wanted = ids.slice(first, first + limit);
  const rows = wanted.length === 0 ? [] : await newest(db.selectFrom('outbox').where('id', 'in', wanted)).execute();
  return { rows, total: ids.length };
}

/** A mail without its words. Within a transaction on 'mail' no process claims it meanwhile. */
export const findMail = (trx: Trx, publicId: string) =>
  trx
    .selectFrom('outbox')
    .select(['id', ...SHOWN])
    .where('publicId', '=', publicId)
    .executeTakeFirst();

/** Lets a mail start from its first try, due at once. */
export async function queueAgain(trx: Trx, id: number, at: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, dueAt: at, lastError: null })
    .where('id', '=', id)
    .execute();
}

export async function removeMail(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('outbox').where('id', '=', id).execute();
}
