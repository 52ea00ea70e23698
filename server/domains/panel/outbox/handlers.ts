import { ApiError, notFound } from '#contract/api-error.ts';
import type { OutboxMail } from '#contract/outbox.ts';
import { MAIL_ABSENT, MAIL_BEING_SENT, mailKindLabel, MAIL_SENT } from '#contract/outbox-texts.ts';
import { searchTerms } from '#contract/text.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import { isBeingSent } from '../../../base/mail/outbox.ts';
import { findMail, mailPage, queueAgain, removeMail } from '../../../base/mail/outbox-list.ts';
import { handlers } from '../../../call/handlers.ts';
import { pageOf } from '../../../call/list-page.ts';
import { record } from '../../../entities/audit/record.ts';

type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/**
 * Kinds whose subject repeats a person's name or words. The audit table outlives the erasure of that person, so it has
 * the name of the kind instead.
 */
const PERSONAL_SUBJECTS: readonly string[] = ['contact-staff', 'contact-reply', 'application-hr', 'order-staff'];

const titleOf = ({ kind, subject }: Pick<MailRow, 'kind' | 'subject'>): string =>
  PERSONAL_SUBJECTS.includes(kind) ? mailKindLabel(kind) : subject;

const shown = (row: Omit<MailRow, 'id'>): OutboxMail => ({
  _id: row.publicId,
  kind: row.kind,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  dueAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  lastError: row.lastError,
});

/** The outbox for admins. */
export const outboxHandlers = ({ database, now }: { database: Database; now: Clock }) => {
  /** Works on a mail that no process is sending; claims wait for the end of it. @throws NOT_FOUND, IN_USE */
  const change = <T>(publicId: string, work: (trx: Trx, mail: MailRow, at: Date) => Promise<T>): Promise<T> =>
    database.write('mail', async (trx) => {
      const mail = await findMail(trx, publicId);
      if (!mail) throw notFound(MAIL_ABSENT);
      if (isBeingSent(mail, now())) throw new ApiError(409, 'IN_USE', MAIL_BEING_SENT);
      return work(trx, mail, new Date(now()));
    });
  const entryOf = (mail: MailRow) =>
    ({ kind: 'mail', rowId: mail.publicId, rowVersion: null, title: titleOf(mail) }) as const;

  return handlers({
    async 'GET /api/outbox'({ query: { page, limit, q = '', state } }) {
      const { rows, total } = await mailPage(database.db, { state, terms: searchTerms(q) }, { page, limit });
      return pageOf({ items: rows.map(shown), total }, { page, limit });
    },

    'POST /api/outbox/:id/resend': ({ params }, { viewer }) =>
      change(params.id, async (trx, mail, at) => {
        if (mail.state === 'sent') throw new ApiError(409, 'GUARDED', MAIL_SENT);
        await queueAgain(trx, mail.id, at);
        await record(trx, {
          ...entryOf(mail),
          viewer,
          now: at,
          action: 'update',
          before: { state: mail.state, attempts: mail.attempts },
          after: { state: 'waiting', attempts: 0 },
        });
        return shown({ ...mail, state: 'waiting', attempts: 0, dueAt: at, lastError: null });
      }),

    'DELETE /api/outbox/:id': ({ params }, { viewer }) =>
      change(params.id, async (trx, mail, at) => {
        await removeMail(trx, mail.id);
        await record(trx, { ...entryOf(mail), viewer, now: at, action: 'delete', before: { state: mail.state } });
        return undefined;
      }),
  });
};
