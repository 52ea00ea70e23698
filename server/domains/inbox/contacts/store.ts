import type { Selectable } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import type { ContactMessage } from '#contract/contacts.ts';
import type { Parsed } from '#contract/endpoints.ts';
import { searchTerms } from '#contract/text.ts';
import { statusHistories } from '../../../entities/audit/history.ts';
import type { Db } from '../../../base/db/database.ts';
import type { ContactMessageTable, MessageReplyTable } from '../../../base/db/tables.ts';
import type { PageAsked } from '../../../call/list-page.ts';
import { REPLY_KIND } from '../../../base/mail/outbox.ts';
import { MESSAGE_ABSENT } from '../texts.ts';

type MessageFilter = Pick<Parsed<'GET /api/contacts'>['query'], 'status' | 'isRead' | 'q' | 'sort'>;
type MessageRow = Selectable<ContactMessageTable>;
type ReplyRow = Selectable<MessageReplyTable>;

/** Most values of one query. */
const AT_ONCE = 500;

type MailState = ContactMessage['replies'][number]['mail'];
/** Key of a reply and its mail, which are stored in one transaction with the same time. */
const mailKey = (publicId: string | null, at: Date): string => `${publicId} ${at.getTime()}`;

const shown = (
  row: MessageRow,
  replies: readonly ReplyRow[],
  unsent: ReadonlyMap<string, MailState>,
  history: ContactMessage['history'],
): ContactMessage => ({
  _id: row.publicId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  isRead: row.isRead,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  replies: replies.map(({ at, author, subject, body }) => ({
    at: at.toISOString(),
    by: author,
    subject,
    text: body,
    mail: unsent.get(mailKey(row.publicId, at)) ?? 'sent',
  })),
  history,
  version: row.version,
});

/** Messages as staff read them. */
export const messageStore = ({ db }: { db: Db }) => {
  /** Folded terms hold letters, digits and points, so nothing in them needs escaping. */
  const matching = ({ status, isRead, q = '' }: MessageFilter) =>
    db
      .selectFrom('contactMessages')
      .$if(status !== undefined, (query) => query.where('status', '=', status!))
      .$if(isRead !== undefined, (query) => query.where('isRead', '=', isRead === 'true'))
      .where((eb) => eb.and(searchTerms(q).map((term) => eb('searchText', 'like', `%${term}%`))));

  const whole = async (rows: MessageRow[]): Promise<ContactMessage[]> => {
    const histories = await statusHistories(db, 'message', rows);
    const replies: ReplyRow[] = [];
    const unsent = new Map<string, MailState>(); // sent mails are deleted after some days
    for (let i = 0; i < rows.length; i += AT_ONCE) {
      replies.push(
        ...(await db
          .selectFrom('messageReplies')
          .selectAll()
          .where(
            'messageId',
            'in',
            rows.slice(i, i + AT_ONCE).map(({ id }) => id),
          )
          .orderBy('id', 'desc')
          .execute()),
      );
    }
    const answered = new Set(replies.map(({ messageId }) => messageId));
    const answeredIds = rows.flatMap(({ id, publicId }) => (answered.has(id) ? [publicId] : []));
    for (let i = 0; i < answeredIds.length; i += AT_ONCE) {
      const mails = await db
        .selectFrom('outbox')
        .select(['about', 'createdAt', 'state'])
        .where('about', 'in', answeredIds.slice(i, i + AT_ONCE))
        .where('kind', '=', REPLY_KIND)
        .where('state', '!=', 'sent')
        .execute();
      for (const { about, createdAt, state } of mails) unsent.set(mailKey(about, createdAt), state);
    }
    const ofMessage = Map.groupBy(replies, ({ messageId }) => messageId);
    return rows.map((row) => shown(row, ofMessage.get(row.id) ?? [], unsent, histories.get(row.publicId)!));
  };

  return {
    async list(filter: MessageFilter, page?: PageAsked): Promise<ContactMessage[]> {
      const direction = filter.sort === 'oldest' ? 'asc' : 'desc';
      return whole(
        await matching(filter)
          .selectAll()
          .orderBy('createdAt', direction)
          .orderBy('id', direction)
          .$if(page !== undefined, (query) => query.limit(page!.limit).offset((page!.page - 1) * page!.limit))
          .execute(),
      );
    },

    count: async (filter: MessageFilter): Promise<number> =>
      (
        await matching(filter)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,

    /** @throws NOT_FOUND */
    async get(publicId: string): Promise<ContactMessage> {
      const rows = await db.selectFrom('contactMessages').selectAll().where('publicId', '=', publicId).execute();
      if (rows.length === 0) throw notFound(MESSAGE_ABSENT);
      return (await whole(rows))[0]!;
    },

    async stats(): Promise<{ total: number; unread: number; pending: number }> {
      const { total, unread, pending } = await db
        .selectFrom('contactMessages')
        .select((eb) => [
          eb.fn.countAll<number>().as('total'),
          eb.fn.count<number>(eb.case().when('isRead', '=', false).then(1).end()).as('unread'),
          eb.fn.count<number>(eb.case().when('status', '=', 'pending').then(1).end()).as('pending'),
        ])
        .executeTakeFirstOrThrow();
      return { total, unread, pending };
    },
  };
};
