import type { Selectable } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import type { SubscriberStatus } from '#contract/content.ts';
import type { Download } from '#contract/downloads.ts';
import type { Parsed } from '#contract/endpoints.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import { searchTerms } from '#contract/text.ts';
import { record } from '../../../entities/audit/record.ts';
import { istanbulDay, istanbulTime, type Clock } from '../../../base/clock.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import type { NewsletterSubscriberTable } from '../../../base/db/tables.ts';
import { csvDownload } from '../../../base/files/csv.ts';
import type { Viewer } from '../../../call/handlers.ts';
import type { PageAsked } from '../../../call/list-page.ts';
import { forgetMails } from '../../../base/mail/outbox.ts';
import { SUBSCRIPTION, SUBSCRIPTION_ABSENT } from '../texts.ts';

type SubscriberFilter = Pick<Parsed<'GET /api/newsletter'>['query'], 'status' | 'q' | 'sort'>;

const shown = (row: Selectable<NewsletterSubscriberTable>): Subscriber => ({
  _id: row.publicId,
  email: row.email,
  status: row.status,
  consentText: row.consentText,
  noticeVersion: row.noticeVersion,
  consentedAt: row.consentedAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
});

/** Newsletter subscribers as admins see them. */
export const subscriberStore = (database: Database, now: Clock) => {
  const { db } = database;
  /** Folded terms hold letters, digits and points, so nothing in them needs escaping. */
  const matching = ({ status, q = '' }: SubscriberFilter) =>
    db
      .selectFrom('newsletterSubscribers')
      .$if(status !== undefined, (query) => query.where('status', '=', status!))
      .where((eb) => eb.and(searchTerms(q).map((term) => eb('emailKey', 'like', `%${term}%`))));

  return {
    async list(filter: SubscriberFilter, page?: PageAsked): Promise<Subscriber[]> {
      const { sort = 'newest' } = filter;
      const direction = sort === 'newest' ? 'desc' : 'asc';
      const rows = await matching(filter)
        .selectAll()
        .$if(sort === 'email', (query) => query.orderBy('emailKey'))
        .$if(sort !== 'email', (query) => query.orderBy('createdAt', direction))
        .orderBy('id', direction)
        .$if(page !== undefined, (query) => query.limit(page!.limit).offset((page!.page - 1) * page!.limit))
        .execute();
      return rows.map(shown);
    },

    count: async (filter: SubscriberFilter): Promise<number> =>
      (
        await matching(filter)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,

    /**
     * Erases a subscriber for good, with the mails sent to the address; the audit table keeps that it happened.
     * @throws NOT_FOUND
     */
    erase: (viewer: Viewer, publicId: string): Promise<undefined> =>
      database.write('inbox', (trx) => eraseSubscriber(trx, viewer, publicId, new Date(now()))),
  };
};

/** Erases a subscriber inside a transaction on 'inbox'. @throws NOT_FOUND */
export async function eraseSubscriber(trx: Trx, viewer: Viewer, publicId: string, at: Date): Promise<undefined> {
  const gone = await trx
    .deleteFrom('newsletterSubscribers')
    .where('publicId', '=', publicId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound(SUBSCRIPTION_ABSENT);
  await forgetMails(trx, publicId);
  await record(trx, {
    viewer,
    now: at,
    action: 'delete',
    kind: 'newsletter',
    rowId: publicId,
    rowVersion: null,
    title: SUBSCRIPTION,
  });
  return undefined;
}

const STATUS_NAMES: Record<SubscriberStatus, string> = {
  pending: 'Onay bekliyor',
  confirmed: 'Onaylı',
  unsubscribed: 'Ayrıldı',
};
const timeOf = (at: string | null): string => (at === null ? '' : istanbulTime(new Date(at)));

export const subscribersCsv = (subscribers: readonly Subscriber[], nowMs: number): Download =>
  csvDownload(
    `bulten-kayitlari-${istanbulDay(nowMs)}.csv`,
    ['E-posta', 'Durum', 'Rıza tarihi', 'Onay tarihi', 'Ayrılma tarihi', 'Rıza metni', 'Aydınlatma metni sürümü'],
    subscribers.map((one) => [
      one.email,
      STATUS_NAMES[one.status],
      timeOf(one.consentedAt),
      timeOf(one.confirmedAt),
      timeOf(one.unsubscribedAt),
      one.consentText,
      one.noticeVersion,
    ]),
  );

/** Time that an address waits for its confirmation; unconfirmed addresses may not be kept. */
const UNCONFIRMED_MS = 30 * 24 * 60 * 60_000;

export const removeUnconfirmed = ({ database, now }: { database: Database; now: Clock }): Promise<unknown> =>
  database.write('inbox', (trx) =>
    trx
      .deleteFrom('newsletterSubscribers')
      .where('status', '=', 'pending')
      .where('consentedAt', '<=', new Date(now() - UNCONFIRMED_MS))
      .execute(),
  );
