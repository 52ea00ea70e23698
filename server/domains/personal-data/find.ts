// Finds all data about the owner of an e-mail address. `address` is its `emailKey` throughout.
import { findUserByEmail } from '../people/accounts/users.ts';
import type { TakenReply } from '../inbox/contacts/resource.ts';
import type { Db } from '../../base/db/database.ts';
import { emailKey } from '../../base/email-key.ts';
import { findMails } from '../../base/mail/outbox.ts';
import { ordersOf } from '../shop/orders/of-account.ts';
import type { TrashData } from '../../entities/put-in-trash.ts';

export const findSubscriber = (db: Db, address: string) =>
  db
    .selectFrom('newsletterSubscribers')
    .select([
      'publicId',
      'email',
      'status',
      'consentText',
      'noticeVersion',
      'consentedAt',
      'confirmedAt',
      'unsubscribedAt',
    ])
    .where('emailKey', '=', address)
    .executeTakeFirst();

/** Compared row by row: the search column is folded differently and would miss some. */
export async function findMessages(db: Db, address: string) {
  const all = await db.selectFrom('contactMessages').select(['id', 'email']).execute();
  return db
    .selectFrom('contactMessages')
    .select([
      'id',
      'publicId',
      'version',
      'name',
      'email',
      'phone',
      'subject',
      'message',
      'status',
      'noticeVersion',
      'consentedAt',
      'createdAt',
    ])
    .where(
      'id',
      'in',
      all.flatMap(({ id, email }) => (emailKey(email) === address ? [id] : [])),
    )
    .orderBy('id')
    .execute();
}

/** A message in the trash, where times are text. */
type DeletedMessage = Record<
  'name' | 'email' | 'phone' | 'subject' | 'message' | 'status' | 'noticeVersion' | 'consentedAt' | 'createdAt',
  string
>;

/** Messages in the trash, as `entities/saving.ts` put them there. */
export async function findDeletedMessages(db: Db, address: string) {
  const deleted = await db
    .selectFrom('trash')
    .select(['id', 'rowId', 'data', 'deletedAt'])
    .where('kind', '=', 'message')
    .orderBy('id')
    .execute();
  return deleted.flatMap(({ data, ...entry }) => {
    const { row, related } = data as TrashData;
    const { name, email, phone, subject, message, status, noticeVersion, consentedAt, createdAt } =
      row as DeletedMessage;
    if (emailKey(email) !== address) return [];
    const replies = ((related as TakenReply[] | undefined) ?? []).map(({ author: _staff, ...reply }) => reply);
    return [
      {
        ...entry,
        message: {
          name,
          email,
          phone,
          subject,
          message,
          status,
          noticeVersion,
          consentedAt,
          createdAt,
          deletedAt: entry.deletedAt,
          replies,
        },
      },
    ];
  });
}

export const findApplications = (db: Db, address: string) =>
  db
    .selectFrom('jobApplications as a')
    .leftJoin('resumes as r', 'r.applicationId', 'a.id')
    .select([
      'a.publicId',
      'a.jobTitle',
      'a.firstName',
      'a.lastName',
      'a.email',
      'a.phone',
      'a.address',
      'a.experience',
      'a.education',
      'a.skills',
      'a.coverLetter',
      'a.resumeUrl',
      'a.portfolio',
      'a.linkedIn',
      'a.availableStartDate',
      'a.expectedSalary',
      'a.status',
      'a.noticeVersion',
      'a.consentedAt',
      'a.createdAt',
      'r.originalName as resumeFile',
      'r.fileName as storedResume',
    ])
    .where('a.emailKey', '=', address)
    .orderBy('a.id')
    .execute();

/**
 * Audited changes that contain the address as that of an account which now has another one, or is deleted. `rowId` is
 * the account's.
 */
async function findFormerUses(db: Db, address: string, accountId: string | undefined) {
  const entries = await db
    .selectFrom('audit')
    .select(['id', 'at', 'action', 'rowId', 'changes'])
    .where('kind', '=', 'user')
    .orderBy('id')
    .execute();
  return entries.filter(
    ({ rowId, changes }) =>
      rowId !== accountId &&
      changes.some(
        ({ field, before, after }) =>
          field === 'email' &&
          [before, after].some((value) => typeof value === 'string' && emailKey(value) === address),
      ),
  );
}

/** All data, to be counted, exported or erased. */
export async function findPersonalData(db: Db, address: string) {
  const account = await findUserByEmail(db, address);
  const orderOwner = { userId: account?.id, emailKey: address };
  return {
    address,
    account,
    orderOwner,
    orders: await ordersOf(db, orderOwner),
    messages: await findMessages(db, address),
    deletedMessages: await findDeletedMessages(db, address),
    applications: await findApplications(db, address),
    subscriber: await findSubscriber(db, address),
    mails: await findMails(db, address),
    formerUses: await findFormerUses(db, address, account?.publicId),
  };
}
export type FoundData = Awaited<ReturnType<typeof findPersonalData>>;

/** Counts the data by kind. */
export const countsOf = ({
  account,
  orders,
  messages,
  deletedMessages,
  applications,
  subscriber,
  mails,
  formerUses,
}: FoundData) => ({
  accounts: account ? 1 : 0,
  orders: orders.length,
  messages: messages.length,
  deletedMessages: deletedMessages.length,
  applications: applications.length,
  resumes: applications.filter(({ storedResume }) => storedResume !== null).length,
  newsletter: subscriber ? 1 : 0,
  mails: mails.length,
  formerUses: formerUses.length,
});
export type Counts = ReturnType<typeof countsOf>;
export const isNothing = (counts: Counts): boolean => Object.values(counts).every((n) => n === 0);
