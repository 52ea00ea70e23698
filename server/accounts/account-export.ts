// Everything that is kept about a person, as the law lets them ask for it. Nothing of anybody else is in it: no name of staff, and
// what came by forms only where the account's address is known to be theirs.
import type { Download } from '#contract/downloads.ts';
import { searchTerms } from '#contract/text.ts';
import { istanbulDay } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { listAddresses, shownAddress } from '../addresses/store.ts';
import { emailKey } from '../forms/email-key.ts';
import { showOrder } from '../orders/shown.ts';
import { getWholeOrder } from '../orders/store.ts';
import type { Accounts } from './accounts.ts';
import { deviceOf } from './devices.ts';
import { isEmailConfirmed } from './email-confirmation.ts';
import { signedInUser } from './signing-in.ts';
import { getUser, type UserRow } from './users.ts';

export const accountExport = ({ database: { db }, sessions, now }: Pick<Accounts, 'database' | 'sessions' | 'now'>) => async (userId: number): Promise<Download> => {
  const user = await getUser(db, userId);
  const isConfirmed = await isEmailConfirmed(db, user);
  const notice = await db.selectFrom('customers').select(['noticeVersion', 'consentedAt']).where('userId', '=', userId).executeTakeFirst();
  const orders = await db.selectFrom('orders').select(['publicId', 'customerEmail']).where('userId', '=', userId).orderBy('id').execute();
  const whole = [];
  for (const { publicId } of orders) whole.push(showOrder(await getWholeOrder(db, publicId), now()));
  const data = {
    exportedAt: new Date(now()),
    account: { ...signedInUser(user), isEmailConfirmed: isConfirmed, createdAt: user.createdAt, updatedAt: user.updatedAt, lastLoginAt: user.lastLoginAt, notice: notice ?? null },
    addresses: (await listAddresses(db, userId)).map(shownAddress),
    cart: await db.selectFrom('cartLines as c').innerJoin('products as p', 'p.id', 'c.productId').select(['p.code', 'p.name', 'c.quantity']).where('c.userId', '=', userId).orderBy('c.position').execute(),
    sessions: (await sessions.list(db, userId)).map(({ address, userAgent, createdAt, lastUsedAt }) => ({ device: deviceOf(userAgent), userAgent, address, createdAt, lastUsedAt })),
    changes: await changesOf(db, user),
    orders: whole,
    mails: await mailsTo(db, new Set([user.email, ...orders.map(({ customerEmail }) => customerEmail)]), [user.publicId, ...orders.map(({ publicId }) => publicId)]),
    ...(isConfirmed ? await sentByForms(db, user.emailKey) : {}),
  };
  return { fileName: `kaliphane-verilerim-${istanbulDay(now())}.json`, contentType: 'application/json; charset=utf-8', content: { text: `${JSON.stringify(data, null, 2)}\n` } };
};

/** What was sent to the person about the account and its orders; what is about them for staff is not theirs. */
async function mailsTo(db: Db, addresses: ReadonlySet<string>, about: readonly string[]) {
  const mails = [];
  for (const one of about) mails.push(...await db.selectFrom('outbox').select(['recipient', 'kind', 'subject', 'state', 'createdAt', 'sentAt']).where('about', '=', one).orderBy('id').execute());
  return mails.filter(({ recipient }) => addresses.has(recipient));
}

/** What was noted of changes to the account, without who else made them. */
async function changesOf(db: Db, { publicId }: UserRow) {
  const entries = await db.selectFrom('audit').select(['at', 'action', 'address', 'actorId', 'changes']).where('kind', '=', 'user').where('rowId', '=', publicId).orderBy('id').execute();
  return entries.map(({ at, action, address, actorId, changes }) => {
    const isOwn = actorId === '' || actorId === publicId; // '': before the account was there
    return { at, action, by: isOwn ? 'self' : 'staff', address: isOwn ? address : '', changes };
  });
}

/** What was sent under the address without an account. @param key `emailKey` of a confirmed address */
async function sentByForms(db: Db, key: string) {
  const newsletter = await db.selectFrom('newsletterSubscribers').select(['email', 'status', 'consentText', 'noticeVersion', 'consentedAt', 'confirmedAt', 'unsubscribedAt'])
    .where('emailKey', '=', key).executeTakeFirst();
  // The address is in what is searched, which leaves few rows to look at.
  const messages = (await db.selectFrom('contactMessages').select(['id', 'name', 'email', 'phone', 'subject', 'message', 'status', 'noticeVersion', 'consentedAt', 'createdAt'])
    .where((eb) => eb.and(searchTerms(key).map((term) => eb('searchText', 'like', `%${term}%`)))).orderBy('id').execute()).filter(({ email }) => emailKey(email) === key);
  const replies = await db.selectFrom('messageReplies').select(['messageId', 'at', 'subject', 'body']).where('messageId', 'in', messages.map(({ id }) => id)).orderBy('id').execute();
  const applications = await db.selectFrom('jobApplications as a').leftJoin('resumes as r', 'r.applicationId', 'a.id').select([
    'a.jobTitle', 'a.firstName', 'a.lastName', 'a.email', 'a.phone', 'a.address', 'a.experience', 'a.education', 'a.skills', 'a.coverLetter', 'a.resumeUrl', 'a.portfolio', 'a.linkedIn',
    'a.availableStartDate', 'a.expectedSalary', 'a.status', 'a.noticeVersion', 'a.consentedAt', 'a.createdAt', 'r.originalName as resumeFile',
  ]).where('a.emailKey', '=', key).orderBy('a.id').execute();
  return {
    newsletter: newsletter ?? null,
    messages: messages.map(({ id, ...message }) => ({ ...message, replies: replies.flatMap(({ messageId, ...reply }) => (messageId === id ? [reply] : [])) })),
    applications,
  };
}
