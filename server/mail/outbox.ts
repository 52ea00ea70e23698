// Mails wait in a table: they are stored in the transaction of the row they tell of, and sent by `worker.ts`.
import type { Clock } from '../clock.ts';
import type { Database, Db, Trx } from '../db/open.ts';
import { newPublicId } from '../db/public-id.ts';
import { json } from '../db/tables.ts';
import { emailKey } from '../forms/email-key.ts';

/** What a template gives. */
export interface MailContent { kind: string; subject: string; text: string; html: string }
export interface Mail extends MailContent {
  to: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** Public id of the row whose words it repeats. */
  about?: string;
}

/** A mail that one process has taken upon itself to send. */
export interface ClaimedMail extends Mail { id: number; publicId: string; attempts: number }

/** Pauses before the second, third, … try; after the last one the mail has failed. */
export const RETRY_PAUSES_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * 60_000);
/** A claim that nobody answers for (the process died) is free again after this; longer than any sending lasts. */
const CLAIM_MS = 5 * 60_000;
const MAX_ERROR_LENGTH = 500;
/** Mails in which staff answer a message. */
export const REPLY_KIND = 'contact-reply';

/** Mails to ourselves, which tell of whom they would be answered to. */
const OWN_KINDS: readonly string[] = ['contact-staff', 'application-hr', 'order-staff', 'order-review'];

/** Mails to somebody, and those to ourselves that tell of them, oldest first. @param address `emailKey` of theirs, which may well be one of ours */
export async function findMails(db: Db, address: string) {
  const all = await db.selectFrom('outbox').select(['id', 'kind', 'recipient', 'replyTo', 'subject', 'state', 'createdAt', 'sentAt']).orderBy('id').execute();
  return all.flatMap(({ replyTo, ...mail }) => {
    const isToUs = OWN_KINDS.includes(mail.kind);
    return emailKey(isToUs ? replyTo ?? '' : mail.recipient) === address ? [{ ...mail, isToUs }] : [];
  });
}

/** Stores a mail with the transaction's other rows: it is sent if, and only if, they are committed. */
export async function enqueue(trx: Trx, mail: Mail, at: Date): Promise<void> {
  await trx.insertInto('outbox').values({
    publicId: newPublicId(), kind: mail.kind, recipient: mail.to, replyTo: mail.replyTo ?? null, subject: mail.subject, bodyText: mail.text, bodyHtml: mail.html,
    headers: json(mail.headers ?? {}), about: mail.about ?? null, state: 'waiting', dueAt: at, lastError: null, createdAt: at, sentAt: null,
  }).execute();
}

/** Removes the mails that repeat a row that is erased. An answer to somebody that still waits is sent all the same. */
export async function forgetMails(trx: Trx, about: string): Promise<void> {
  await trx.deleteFrom('outbox').where('about', '=', about).where((eb) => eb.or([eb('kind', '!=', REPLY_KIND), eb('state', '!=', 'waiting')])).execute();
}

/** Removes all of them: of a row that is erased for good, after which nobody is to be written to. */
export async function eraseMails(trx: Trx, about: string): Promise<void> {
  await trx.deleteFrom('outbox').where('about', '=', about).execute();
}

export const outbox = ({ database, now }: { database: Database; now: Clock }) => {
  const due = (db: Database['db']) => db.selectFrom('outbox').select('id').where('state', '=', 'waiting').where('dueAt', '<=', new Date(now())).orderBy('dueAt').orderBy('id').limit(1);
  return {
    /** The next due mail, for this process alone; undefined when there is none. */
    async claim(): Promise<ClaimedMail | undefined> {
      if (!(await due(database.db).executeTakeFirst())) return undefined; // looking costs no write
      // 'mail' is the lock: two processes never see the same row as due.
      const row = await database.write('mail', (trx) => trx.updateTable('outbox')
        .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: new Date(now() + CLAIM_MS) }))
        .where('id', '=', (eb) => eb.selectFrom(due(trx).as('next')).select('next.id'))
        .returning(['id', 'publicId', 'kind', 'recipient', 'replyTo', 'subject', 'bodyText', 'bodyHtml', 'headers', 'attempts'])
        .executeTakeFirst());
      return row && {
        id: row.id, publicId: row.publicId, kind: row.kind, to: row.recipient, ...(row.replyTo === null ? {} : { replyTo: row.replyTo }),
        subject: row.subject, text: row.bodyText, html: row.bodyHtml, headers: row.headers, attempts: row.attempts,
      };
    },

    async markSent({ id }: ClaimedMail): Promise<void> {
      await database.write('mail', (trx) => trx.updateTable('outbox').set({ state: 'sent', sentAt: new Date(now()), lastError: null }).where('id', '=', id).execute());
    },

    /** Puts it off, or gives it up when it was refused for good or tried often enough. */
    async markRefused({ id, attempts }: ClaimedMail, reason: string, isFinal: boolean): Promise<'waiting' | 'failed'> {
      const pauseMs = RETRY_PAUSES_MS[attempts - 1];
      const state = isFinal || pauseMs === undefined ? 'failed' : 'waiting';
      await database.write('mail', (trx) => trx.updateTable('outbox')
        .set({ state, lastError: reason.slice(0, MAX_ERROR_LENGTH), dueAt: new Date(now() + (pauseMs ?? 0)) }).where('id', '=', id).execute());
      return state;
    },
  };
};
export type Outbox = ReturnType<typeof outbox>;
