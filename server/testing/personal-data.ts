// A person about whom every kind of data is stored.
import { pdf } from './documents.ts';
import type { TestApp } from './app.ts';
import { productId } from './catalogue.ts';
import { mailSite } from './mail-site.ts';
import { application, insertJob, jobId, multipart } from './forms.ts';
import { insertOrder, type TestOrder } from './orders.ts';
import { signIn } from './sign-in.ts';
import { processNamed } from '../call/handlers.ts';
import { record } from '../entities/audit/record.ts';
import { derivedColumns } from '../domains/inbox/contacts/derived.ts';
import type { Database } from '../base/db/database.ts';
import { newPublicId } from '../base/db/public-id.ts';
import { enqueue } from '../base/mail/outbox.ts';
import { replyToSender } from '../domains/inbox/contacts/mail-templates.ts';
import { addOrderEvent } from '../domains/shop/orders/events.ts';
import { refundNote } from '../domains/shop/settlement/refund-rows.ts';

let visitors = 0;
/** The address of a new visitor, so that no limit is reached. */
const newAddress = (): string => `2001:db8:0:${(visitors += 1).toString(16)}::1`;

/** Stores a message as the form does, with a reply whose mail waits. @returns its public id */
export const insertMessage = (
  database: Database,
  { email, name, subject, at, reply }: { email: string; name: string; subject: string; at: Date; reply?: string },
): Promise<string> =>
  database.write('inbox', async (trx) => {
    const publicId = newPublicId();
    const fields = { name, email, phone: '0532 111 22 33', subject, message: `Ben ${name}` };
    const { id } = await trx
      .insertInto('contactMessages')
      .values({
        ...fields,
        ...derivedColumns(fields),
        publicId,
        isRead: false,
        status: 'pending',
        idempotencyKey: null,
        noticeVersion: '1',
        consentedAt: at,
        createdAt: at,
        updatedAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(
      trx,
      {
        kind: 'contact-staff',
        subject: `Yeni mesaj: ${subject}`,
        text: fields.message,
        html: fields.message,
        to: 'info@ornekkalip.example',
        replyTo: email,
        about: publicId,
      },
      at,
    );
    if (reply !== undefined) {
      await trx
        .insertInto('messageReplies')
        .values({ messageId: id, at, author: 'Mehmet Usta', subject: `Yanıt: ${subject}`, body: reply })
        .execute();
      await enqueue(
        trx,
        {
          ...replyToSender(
            mailSite({ title: 'Kalıp', url: 'http://kaliphane.test' }),
            { subject: `Yanıt: ${subject}`, text: reply },
            { ...fields, createdAt: at },
          ),
          to: email,
          about: publicId,
        },
        at,
      );
    }
    return publicId;
  });

/** Sends an application through the API, with a CV by default, for a separate job. @returns its public id */
export async function apply(
  { app, database }: TestApp,
  email: string,
  { name, hasCv = true }: { name: string; hasCv?: boolean },
): Promise<string> {
  const title = `İlan ${newPublicId()}`;
  await insertJob(database, { title });
  const from = { remoteAddress: newAddress() };
  const resumeFile = !hasCv
    ? ''
    : (
        await app.inject({
          method: 'POST',
          url: '/api/job-applications/upload-resume',
          ...from,
          ...multipart([{ name: 'resume', value: pdf(name), fileName: `${name}.pdf`, type: 'application/pdf' }]),
        })
      ).json<{ resumeFile: string }>().resumeFile;
  const reply = await app.inject({
    method: 'POST',
    url: '/api/job-applications',
    ...from,
    payload: application(title, {
      jobId: jobId(title),
      email,
      firstName: name,
      coverLetter: `Mektup ${name}`,
      resumeFile,
    }),
  });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ id: string }>().id;
}

/** Stores a refund as the panel does, with its line in the history and its entry in the audit table. */
const insertRefund = ({ database, now }: TestApp, order: TestOrder, reason: string): Promise<void> =>
  database.write('orders', async (trx) => {
    const at = new Date(now());
    const by = { kind: 'staff', name: 'Mehmet Usta' } as const;
    const refund = { amountMinor: 100, reason, isRestocked: false };
    await trx
      .insertInto('refunds')
      .values({
        ...refund,
        publicId: newPublicId(),
        orderId: order.id,
        attempt: newPublicId(),
        byName: by.name,
        status: 'done',
        providerRefundId: null,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await trx.updateTable('orders').set({ refundedMinor: refund.amountMinor }).where('id', '=', order.id).execute();
    await addOrderEvent(trx, {
      orderId: order.id,
      at,
      by,
      from: 'delivered',
      to: 'delivered',
      notes: refundNote(refund, { currency: 'USD' }),
    });
    const viewer = processNamed(by.name);
    await record(trx, {
      viewer,
      now: at,
      action: 'update',
      kind: 'order',
      rowId: order.publicId,
      rowVersion: null,
      title: order.number,
      before: {},
      after: { refund: 1, reason, isRestocked: false },
    });
  });

/**
 * Stores a customer with an order that was delivered and refunded in part, messages (one of them in the trash), an
 * application and a subscription. The forms were sent with the address in capitals.
 */
export async function insertPerson(started: TestApp, { name, email }: { name: string; email: string }) {
  const { app, database } = started;
  const typed = email.toUpperCase();
  const at = new Date(started.now());
  const person = await signIn(started, 'user', { name, email, username: email.split('@')[0]! });
  await person.post('/api/addresses', {
    title: 'Ev',
    recipient: name,
    phone: '0532 111 22 33',
    city: 'Bursa',
    district: 'Nilüfer',
    line: `${name} Sokak`,
    postalCode: '',
  });
  await person.put('/api/cart', { products: [{ _id: productId('KB-20'), quantity: 2 }] });
  const order = await insertOrder(database, { customer: person.user, status: 'delivered', note: `${name} için`, at });
  await database.write('mail', (trx) =>
    enqueue(
      trx,
      {
        kind: 'order-received',
        subject: `Siparişiniz ${order.number}`,
        text: name,
        html: name,
        to: email,
        about: order.publicId,
      },
      at,
    ),
  );
  await insertRefund(started, order, `${name} beğenmedi`);
  const message = await insertMessage(database, {
    email: typed,
    name,
    subject: `Konu ${name}`,
    at,
    reply: `Sayın ${name}`,
  });
  const deleted = await insertMessage(database, {
    email: typed,
    name,
    subject: `Silinen ${name}`,
    at,
    reply: `Silinen yanıt ${name}`,
  });
  await (await signIn(started, 'moderator', { name: 'Mehmet Usta' })).del(`/api/contacts/${deleted}`);
  const applied = await apply(started, typed, { name });
  await app.inject({
    method: 'POST',
    url: '/api/newsletter',
    payload: { email: typed, consent: true },
    remoteAddress: newAddress(),
  });
  return { person, order, message, deleted, application: applied };
}

/** Returns all rows of all tables in which personal data may lie, as text. */
export async function everythingKept({ db }: Database): Promise<string> {
  const tables = [
    'users',
    'customers',
    'sessions',
    'accountTokens',
    'addresses',
    'cartLines',
    'orders',
    'orderEvents',
    'refunds',
    'contactMessages',
    'messageReplies',
    'jobApplications',
    'resumes',
    'newsletterSubscribers',
    'outbox',
    'trash',
    'audit',
    'previews',
  ] as const;
  const rows = [];
  for (const table of tables) rows.push(table, await db.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows);
}
