// Mails wait in a table: they are stored in the transaction of the row they report, and sent by `worker.ts`
// (docs/decisions/0022).
import type { Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Db, Trx } from '../db/database.ts';
import { newPublicId } from '../db/public-id.ts';
import { json, type OutboxTable } from '../db/tables.ts';
import { emailKey } from '../email-key.ts';
import { beginTrial, cutPauseShort, endPause, findPause, isResting, startPause } from './pauses.ts';
import { SEND_WITHIN_MS, type MailServerDown } from './transport.ts';

/** The output of a template. */
export interface MailContent {
  kind: string;
  subject: string;
  text: string;
  html: string;
}
export interface Mail extends MailContent {
  to: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** Public id of the row whose words the mail repeats. */
  about?: string;
}

/** A mail that one process has claimed for sending. */
export interface ClaimedMail extends Mail {
  id: number;
  publicId: string;
  /** Number of tries, including this one. */
  attempts: number;
  /** The due time before the claim. */
  wasDueAt: Date;
  /** The reason of the last failure before the claim. */
  wasError: string | null;
  /** The due time since the claim. With `attempts` it names this claim: an admin may set `attempts` back to 0. */
  claimedUntil: Date;
}

/** Pauses before the second, third, … try; after the last one the mail has failed. */
export const RETRY_PAUSES_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * 60_000);
/** A claim whose process died is free again after this time. */
const CLAIM_MS = 5 * 60_000;
const MAX_ERROR_LENGTH = 500;
/** Kinds of mails in which staff answer a message. */
export const REPLY_KIND = 'contact-reply';

/** Mails to staff; Reply-To is the visitor. */
const OWN_KINDS: readonly string[] = ['contact-staff', 'application-hr', 'order-staff', 'order-review'];

/**
 * Mails to a person, and mails to staff about them, oldest first. @param address the person's `emailKey`, which may be
 * a staff address
 */
export async function findMails(db: Db, address: string) {
  const all = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'replyTo', 'subject', 'state', 'createdAt', 'sentAt'])
    .orderBy('id')
    .execute();
  return all.flatMap(({ replyTo, ...mail }) => {
    const isToUs = OWN_KINDS.includes(mail.kind);
    return emailKey(isToUs ? (replyTo ?? '') : mail.recipient) === address ? [{ ...mail, isToUs }] : [];
  });
}

/** Stores a mail with the transaction's other rows: it is sent if, and only if, they are committed. */
export async function enqueue(trx: Trx, mail: Mail, at: Date): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      publicId: newPublicId(),
      kind: mail.kind,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      bodyText: mail.text,
      bodyHtml: mail.html,
      headers: json(mail.headers ?? {}),
      about: mail.about ?? null,
      state: 'waiting',
      dueAt: at,
      lastError: null,
      createdAt: at,
      sentAt: null,
    })
    .execute();
}

/** The same mail to each of several addresses, one for each: nobody sees the others. */
export async function enqueueToAll(
  trx: Trx,
  mail: Omit<Mail, 'to'>,
  recipients: readonly string[],
  at: Date,
): Promise<void> {
  for (const to of recipients) await enqueue(trx, { ...mail, to }, at);
}

/** Removes the mails that repeat an erased row. A waiting answer to the visitor is sent all the same. */
export async function forgetMails(trx: Trx, about: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('about', '=', about)
    .where((eb) => eb.or([eb('kind', '!=', REPLY_KIND), eb('state', '!=', 'waiting')]))
    .execute();
}

/** Removes all mails of a row that is erased for good: nobody is written to any more. */
export async function eraseMails(trx: Trx, about: string): Promise<void> {
  await trx.deleteFrom('outbox').where('about', '=', about).execute();
}

/**
 * A later due time means that the clock was ahead when the mail was put off: the mail is due now. Clocks of several
 * processes differ.
 */
const CLOCKS_DIFFER_MS = 60_000;
const latestDue = (attempts: number): number =>
  Math.max(CLAIM_MS, RETRY_PAUSES_MS[attempts - 1] ?? 0) + CLOCKS_DIFFER_MS;
const ATTEMPTS = Array.from({ length: RETRY_PAUSES_MS.length + 1 }, (_, attempts) => attempts);

/** Whether a process has claimed the mail and may be sending it. Ask within a transaction on 'mail'. */
export const isBeingSent = (
  { state, attempts, dueAt, lastError }: Pick<Selectable<OutboxTable>, 'state' | 'attempts' | 'dueAt' | 'lastError'>,
  now: number,
): boolean =>
  state === 'waiting' &&
  attempts > 0 &&
  lastError === null &&
  dueAt.getTime() > now &&
  dueAt.getTime() <= now + CLAIM_MS + CLOCKS_DIFFER_MS;

export interface Claim {
  mails: ClaimedMail[];
  /** While the outbox pauses, one mail is sent to test whether the server is back. */
  isTrial: boolean;
}
const NONE: Claim = { mails: [], isTrial: false };

/** Mails that wait and are due, without those in `held`. */
const dueMails = (db: Db, at: number, held: ReadonlySet<number>) =>
  db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .$if(held.size > 0, (query) => query.where('id', 'not in', [...held]))
    .where((eb) =>
      eb.or([
        eb('dueAt', '<=', new Date(at)),
        ...ATTEMPTS.map((attempts) =>
          eb.and([eb('attempts', '=', attempts), eb('dueAt', '>', new Date(at + latestDue(attempts)))]),
        ),
      ]),
    )
    .orderBy('dueAt')
    .orderBy('id');

/**
 * Takes due mails for one process: counts the try, and puts them off until the claim has run out. Clearing the reason
 * tells a claim from a pause after a failure, which always has one.
 */
async function claimDue(trx: Trx, now: number, held: ReadonlySet<number>, limit: number): Promise<ClaimedMail[]> {
  const rows = await dueMails(trx, now, held)
    .limit(limit)
    .select([
      'id',
      'publicId',
      'kind',
      'recipient',
      'replyTo',
      'subject',
      'bodyText',
      'bodyHtml',
      'headers',
      'attempts',
      'dueAt',
      'lastError',
    ])
    .execute();
  if (rows.length === 0) return [];
  const claimedUntil = new Date(now + CLAIM_MS);
  await trx
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: claimedUntil, lastError: null }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    publicId: row.publicId,
    kind: row.kind,
    to: row.recipient,
    replyTo: row.replyTo ?? undefined,
    subject: row.subject,
    text: row.bodyText,
    html: row.bodyHtml,
    headers: row.headers,
    attempts: row.attempts + 1,
    wasDueAt: row.dueAt,
    wasError: row.lastError,
    claimedUntil,
  }));
}

export const outbox = ({ database, now }: { database: Database; now: Clock }) => {
  /**
   * Ids of mails that this process has claimed and not noted yet: after the clock has gone back, they would look due.
   */
  const held = new Set<number>();
  const release = (mails: readonly Pick<ClaimedMail, 'id'>[]): void => {
    for (const { id } of mails) held.delete(id);
  };

  const hasDue = async (db: Db): Promise<boolean> =>
    (await dueMails(db, now(), held).limit(1).select('id').executeTakeFirst()) !== undefined;
  const write = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => database.write('mail', work);

  return {
    /** Claims the next due mails for this process alone. */
    async claim(limit: number): Promise<Claim> {
      if (isResting(await findPause(database.db), now()) || !(await hasDue(database.db))) return NONE; // looking costs no write
      // 'mail' is the lock: two processes never see the same row as due.
      const claim = await write(async (trx) => {
        const pause = await findPause(trx);
        if (isResting(pause, now())) return NONE;
        const mails = await claimDue(trx, now(), held, pause ? 1 : limit);
        if (mails.length === 0) return NONE;
        if (pause) await beginTrial(trx, now());
        return { mails, isTrial: pause !== null };
      });
      for (const { id } of claim.mails) held.add(id);
      return claim;
    },

    /**
     * Whether the mail may still be sent: it may have been erased, and its claim must not run out before it is through.
     */
    isClaimed: async ({ id, attempts, claimedUntil }: ClaimedMail): Promise<boolean> =>
      (await database.db
        .selectFrom('outbox')
        .select('id')
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('state', '=', 'waiting')
        .where('dueAt', '=', claimedUntil)
        .where('dueAt', '>', new Date(now() + SEND_WITHIN_MS))
        .executeTakeFirst()) !== undefined,

    async markSent(mails: readonly ClaimedMail[]): Promise<void> {
      await write((trx) =>
        trx
          .updateTable('outbox')
          .set({ state: 'sent', sentAt: new Date(now()), lastError: null })
          .where(
            'id',
            'in',
            mails.map(({ id }) => id),
          )
          .execute(),
      );
      release(mails);
    },

    /** Puts the mail off, or gives it up when it was refused for good or tried often enough. */
    async markRefused(mail: ClaimedMail, reason: string, isFinal: boolean): Promise<'waiting' | 'failed'> {
      const { id, attempts } = mail;
      const pauseMs = RETRY_PAUSES_MS[attempts - 1];
      const state = isFinal || pauseMs === undefined ? 'failed' : 'waiting';
      await write((trx) =>
        trx
          .updateTable('outbox')
          .set({ state, lastError: reason.slice(0, MAX_ERROR_LENGTH), dueAt: new Date(now() + (pauseMs ?? 0)) })
          .where('id', '=', id)
          .execute(),
      ).finally(() => release([mail]));
      return state;
    },

    /** Undoes the claims. Mails that another process has claimed since, or that were erased, stay as they are. */
    async giveBack(mails: readonly ClaimedMail[]): Promise<void> {
      if (mails.length === 0) return;
      await write(async (trx) => {
        for (const { id, attempts, wasDueAt, wasError, claimedUntil } of mails) {
          await trx
            .updateTable('outbox')
            .set({ attempts: attempts - 1, dueAt: wasDueAt, lastError: wasError })
            .where('id', '=', id)
            .where('attempts', '=', attempts)
            .where('dueAt', '=', claimedUntil)
            .where('state', '=', 'waiting')
            .execute();
        }
      });
      release(mails);
    },

    /** Lets other mails go first, without counting a try. */
    async putOff(mail: ClaimedMail, reason: string): Promise<void> {
      const { id, attempts, claimedUntil } = mail;
      await write((trx) =>
        trx
          .updateTable('outbox')
          .set({
            attempts: attempts - 1,
            lastError: reason.slice(0, MAX_ERROR_LENGTH),
            dueAt: new Date(now() + RETRY_PAUSES_MS[0]!),
          })
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .where('dueAt', '=', claimedUntil)
          .execute(),
      ).finally(() => release([mail]));
    },

    /**
     * @param isTrial whether this was the mail that tested the server @returns the end of the pause; null: the outbox
     * already pauses
     */
    pause: (why: MailServerDown, isTrial: boolean): Promise<Date | null> =>
      write((trx) => startPause(trx, why, isTrial, now())),
    endPause: (): Promise<void> => write(endPause),
    async tryNow(): Promise<void> {
      if (await findPause(database.db)) await write((trx) => cutPauseShort(trx, now()));
    },
  };
};
export type Outbox = ReturnType<typeof outbox>;

/** How long a sent mail is kept: it repeats personal data that has its own row. */
const SENT_MAILS_MS = 30 * 24 * 60 * 60_000;

export const removeSentMails = ({ database, now }: { database: Database; now: Clock }): Promise<unknown> =>
  database.write('inbox', (trx) =>
    trx
      .deleteFrom('outbox')
      .where('state', '=', 'sent')
      .where('sentAt', '<=', new Date(now() - SENT_MAILS_MS))
      .execute(),
  );
