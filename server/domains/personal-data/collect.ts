// Collects all data about a person, as the law entitles them to see it, without data about others and without names of
// staff (docs/decisions/0060).
import { toMajor } from '#contract/money.ts';
import type { Accounts } from '../people/accounts/accounts.ts';
import { deviceOf } from '../people/accounts/devices.ts';
import { isEmailConfirmed } from '../people/accounts/email-confirmation.ts';
import { signedInUser } from '../people/accounts/signing-in.ts';
import type { UserRow } from '../people/accounts/users.ts';
import { listAddresses, shownAddress } from '../people/addresses/store.ts';
import type { Db } from '../../base/db/database.ts';
import { findMails } from '../../base/mail/outbox.ts';
import { ordersOf, type OrderOwner } from '../shop/orders/of-account.ts';
import { showOrder } from '../shop/orders/shown.ts';
import { termsOf } from '../shop/open-accounts/terms.ts';
import { getWholeOrder } from '../shop/orders/store.ts';
import { findApplications, findDeletedMessages, findMessages, findSubscriber } from './find.ts';

export interface Person {
  account: UserRow | undefined;
  orders: OrderOwner;
  /** `emailKey` of an address that is known to be theirs: data sent under it without an account is included. */
  address: string | undefined;
}

/** Returns the data, ready to be written as JSON. */
export async function personalData(
  { database: { db }, sessions, now }: Pick<Accounts, 'database' | 'sessions' | 'now'>,
  { account, orders: owner, address }: Person,
) {
  const orders = await ordersOf(db, owner);
  const whole = [];
  for (const { publicId } of orders) whole.push(showOrder(await getWholeOrder(db, publicId), now()));
  const addresses = new Set([...(account ? [account.email] : []), ...orders.map(({ customerEmail }) => customerEmail)]);
  return {
    exportedAt: new Date(now()),
    ...(account ? await ofAccount(db, account, sessions) : { account: null }),
    orders: whole,
    mails: await mailsTo(
      db,
      addresses,
      [...(account ? [account.publicId] : []), ...orders.map(({ publicId }) => publicId)],
      address,
    ),
    ...(address === undefined ? {} : await sentByForms(db, address)),
  };
}

/** Terms of buying on account, without what staff note for themselves; null: none. */
async function openAccount(db: Db, userId: number) {
  const terms = await termsOf(db, userId);
  if (!terms) return null;
  const { isAllowed, limitMinor, currency, days } = terms;
  return { isAllowed, limit: toMajor(limitMinor), currency, days };
}

async function ofAccount(db: Db, user: UserRow, sessions: Accounts['sessions']) {
  const notice = await db
    .selectFrom('customers')
    .select(['noticeVersion', 'consentedAt'])
    .where('userId', '=', user.id)
    .executeTakeFirst();
  return {
    account: {
      ...signedInUser(user),
      isEmailConfirmed: await isEmailConfirmed(db, user),
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
      lastLoginAt: user.lastLoginAt,
      notice: notice ?? null,
    },
    openAccount: await openAccount(db, user.id),
    addresses: (await listAddresses(db, user.id)).map(shownAddress),
    cart: await db
      .selectFrom('cartLines as c')
      .innerJoin('products as p', 'p.id', 'c.productId')
      .select(['p.code', 'p.name', 'c.config', 'c.quantity'])
      .where('c.userId', '=', user.id)
      .orderBy('c.position')
      .execute(),
    listViews: await db
      .selectFrom('listViews')
      .select(['list', 'name', 'isShared', 'state', 'createdAt', 'updatedAt'])
      .where('userId', '=', user.id)
      .orderBy('id')
      .execute(),
    listChoices: await db
      .selectFrom('listChoices')
      .select(['list', 'columns', 'defaultView'])
      .where('userId', '=', user.id)
      .orderBy('list')
      .execute(),
    sessions: (await sessions.list(db, user.id)).map(({ address, userAgent, createdAt, lastUsedAt }) => ({
      device: deviceOf(userAgent),
      userAgent,
      address,
      createdAt,
      lastUsedAt,
    })),
    changes: await changesOf(db, user),
  };
}

/**
 * Mails to the person about the account and its orders, and all mails to an address of theirs; mails to staff about
 * them are left out.
 */
async function mailsTo(db: Db, addresses: ReadonlySet<string>, about: readonly string[], address: string | undefined) {
  const mails = [];
  for (const one of about)
    mails.push(
      ...(await db
        .selectFrom('outbox')
        .select(['id', 'recipient', 'kind', 'subject', 'state', 'createdAt', 'sentAt'])
        .where('about', '=', one)
        .orderBy('id')
        .execute()),
    );
  const found = mails.filter(({ recipient }) => addresses.has(recipient));
  if (address !== undefined)
    for (const mail of await findMails(db, address))
      if (!mail.isToUs && !found.some(({ id }) => id === mail.id)) found.push(mail);
  return found.map(({ recipient, kind, subject, state, createdAt, sentAt }) => ({
    recipient,
    kind,
    subject,
    state,
    createdAt,
    sentAt,
  }));
}

/** Audited changes to the account, without the names of others who made them. */
async function changesOf(db: Db, { publicId }: UserRow) {
  const entries = await db
    .selectFrom('audit')
    .select(['at', 'action', 'address', 'actorId', 'changes'])
    .where('kind', '=', 'user')
    .where('rowId', '=', publicId)
    .orderBy('id')
    .execute();
  return entries.map(({ at, action, address, actorId, changes }) => {
    const isOwn = actorId === '' || actorId === publicId; // '': before the account existed
    return { at, action, by: isOwn ? 'self' : 'staff', address: isOwn ? address : '', changes };
  });
}

async function sentByForms(db: Db, address: string) {
  const subscriber = await findSubscriber(db, address);
  const messages = await findMessages(db, address);
  const replies = await db
    .selectFrom('messageReplies')
    .select(['messageId', 'at', 'subject', 'body'])
    .where(
      'messageId',
      'in',
      messages.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return {
    newsletter: subscriber ? without(subscriber, 'publicId') : null,
    messages: messages.map((message) => ({
      ...without(message, 'id', 'publicId', 'version'),
      replies: replies.flatMap(({ messageId, ...reply }) => (messageId === message.id ? [reply] : [])),
    })),
    deletedMessages: (await findDeletedMessages(db, address)).map(({ message }) => message),
    applications: (await findApplications(db, address)).map((application) =>
      without(application, 'publicId', 'storedResume'),
    ),
  };
}

const without = <T extends object, K extends keyof T>(row: T, ...names: K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;
