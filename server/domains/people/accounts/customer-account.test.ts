import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/order-facts.ts';
import { fold } from '#contract/text.ts';
import { startApp } from '../../../testing/app.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { productId } from '../../../testing/catalogue.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { application, clockAt, HOUR, insertJob, MINUTE, multipart } from '../../../testing/forms.ts';
import { tokenFromMail } from '../../../testing/mails.ts';
import { insertOrder, type OrderInput } from '../../../testing/orders.ts';
import { signIn, TEST_PASSWORD } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { processNamed } from '../../../call/handlers.ts';
import { record } from '../../../entities/audit/record.ts';
import { enqueue } from '../../../base/mail/outbox.ts';
import { json } from '../../../base/db/tables.ts';

const HOME = {
  title: 'Ev',
  recipient: 'Ayşe Yılmaz',
  phone: '0532 111 22 33',
  city: 'Bursa',
  district: 'Nilüfer',
  line: 'Gizli Sokak 7',
  postalCode: '',
};
/** All texts that identify Ayşe. */
const TRACES = ['Ayşe', 'Yılmaz', 'ayse', 'yilmaz', '111 22 33', 'Gizli Sokak', 'Nilüfer', '10000000146'];

describeWithDatabase(
  'a customer’s account',
  (setup) => {
    async function start() {
      const clock = clockAt();
      const started = await startApp(setup, { clock: clock.now });
      const { database } = started;
      const ayse = await signIn(started, 'user', {
        name: 'Ayşe Yılmaz',
        email: 'ayse.yilmaz@ornek.example',
        username: 'ayse-yilmaz-1',
      });
      const veli = await signIn(started, 'user', {
        name: 'Veli Başkası',
        email: 'veli@ornek.example',
        username: 'veli-2',
      });
      const order = (input: OrderInput = {}) =>
        insertOrder(database, { customer: ayse.user, at: new Date(clock.now()), ...input });
      const erase = (currentPassword: string = TEST_PASSWORD) => ayse.del('/api/auth/me', { currentPassword });
      const rows = (
        table:
          | 'users'
          | 'addresses'
          | 'cartLines'
          | 'sessions'
          | 'accountTokens'
          | 'customers'
          | 'orderEvents'
          | 'orderLines',
      ) => database.db.selectFrom(table).selectAll().execute();
      const orders = () => database.db.selectFrom('orders').selectAll().orderBy('id').execute();
      const audit = () => database.db.selectFrom('audit').selectAll().orderBy('id').execute();
      const mails = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
      return { ...started, started, clock, ayse, veli, order, erase, rows, orders, audit, mails };
    }

    test('shows its owner the facts about it', async () => {
      const { ayse, veli, order, started, clock } = await start();
      const told = async (person = ayse) => (await person.get('/api/account')).json;
      expect(await told()).toEqual({
        user: {
          id: ayse.user.publicId,
          email: 'ayse.yilmaz@ornek.example',
          username: 'ayse-yilmaz-1',
          role: 'user',
          avatar: '/avatar.svg',
          name: 'Ayşe Yılmaz',
        },
        isEmailConfirmed: false,
        createdAt: '2026-01-05T00:00:00.000Z',
        orderCount: 0,
        hasOpenOrders: false,
      });
      await order({ status: 'delivered' });
      await order({ status: 'pending' });
      expect(await told()).toMatchObject({ orderCount: 2, hasOpenOrders: true });
      clock.pass(2 * HOUR);
      expect(await told()).toMatchObject({ orderCount: 2, hasOpenOrders: false });
      expect(await told(veli)).toMatchObject({ orderCount: 0, hasOpenOrders: false });
      expect((await started.get('/api/account')).status).toBe(401);
    });

    test('exports all data about its owner', async () => {
      const { ayse, order, database, started, clock } = await start();
      await ayse.put('/api/auth/me', { name: 'Ayşe Öz' });
      await ayse.post('/api/addresses', HOME);
      const product = await database.db
        .selectFrom('products')
        .select('id')
        .where('publicId', '=', productId('KB-20'))
        .executeTakeFirstOrThrow();
      await database.write('accounts', (trx) =>
        trx
          .insertInto('cartLines')
          .values({ userId: ayse.user.id, productId: product.id, quantity: 3, position: 0 })
          .execute(),
      );
      const { publicId, number } = await order({
        status: 'shipped',
        trackingNumber: 'TR55',
        carrier: 'Hızlı',
        staffNote: 'zor müşteri',
        note: 'Kapıya bırakın',
        lines: [{ code: 'ZK-1', quantity: 2 }],
      });
      await database.write('orders', async (trx) => {
        await trx
          .insertInto('orderEvents')
          .values({
            orderId: (await trx.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id,
            at: new Date(clock.now()),
            byKind: 'staff',
            byName: 'Mehmet Usta',
            fromStatus: 'paid',
            toStatus: 'shipped',
            notes: 'Yolda',
          })
          .execute();
        for (const to of [ayse.user.email, 'ofis@kalip.example'])
          await enqueue(
            trx,
            { kind: 'order-received', subject: `Sipariş ${number} – ${to}`, text: 'x', html: 'x', to, about: publicId },
            new Date(clock.now()),
          );
      });
      const { status, headers, body } = await ayse.get('/api/account/export');
      expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
        200,
        'application/json; charset=utf-8',
        expect.stringMatching(/^attachment; filename="kaliphane-verilerim-2026-11-20\.json"/),
        'no-store',
      ]);
      const data = JSON.parse(body) as Record<string, unknown>;
      expect(data).toMatchObject({
        exportedAt: '2026-11-20T09:00:00.000Z',
        account: {
          email: ayse.user.email,
          name: 'Ayşe Öz',
          role: 'user',
          isEmailConfirmed: false,
          notice: null,
          createdAt: '2026-01-05T00:00:00.000Z',
        },
        addresses: [HOME],
        cart: [{ code: 'KB-20', quantity: 3 }],
        sessions: [{ address: '192.0.2.1' }],
        changes: [
          { action: 'update', by: 'self', changes: [{ field: 'name', before: 'Ayşe Yılmaz', after: 'Ayşe Öz' }] },
        ],
        orders: [
          {
            number,
            status: 'shipped',
            note: 'Kapıya bırakın',
            tracking: { number: 'TR55' },
            lines: [{ code: 'ZK-1', quantity: 2, price: 20 }],
            address: { line: 'Organize Sanayi Bölgesi 1. Cadde No 5' },
            consents: [{ text: 'Ön bilgi.' }, { text: 'Sözleşme.' }],
          },
        ],
        mails: [{ kind: 'order-received', recipient: ayse.user.email }],
      });
      for (const secret of ['argon2', 'Mehmet Usta', 'zor müşteri', 'ofis@', 'tokenHash', 'pay.example'])
        expect(body, secret).not.toContain(secret);
      expect((await started.get('/api/account/export')).status).toBe(401);
    });

    test('exports no data of others, and data sent by forms only once the address is confirmed', async () => {
      const { ayse, veli, order, database, started, app } = await start();
      for (const person of [ayse, veli]) {
        await person.post('/api/addresses', { ...HOME, recipient: person.user.name });
        await order({ customer: person.user, status: 'delivered' });
        await app.inject({
          method: 'POST',
          url: '/api/newsletter',
          payload: { email: person.user.email, consent: true },
          remoteAddress: '198.51.100.1',
        });
        await insertJob(database, { title: `İlan ${person.user.username}` });
        await app.inject({
          method: 'POST',
          url: '/api/job-applications',
          payload: application(`İlan ${person.user.username}`, {
            email: person.user.email.toUpperCase(),
            coverLetter: `Mektup ${person.user.name}`,
          }),
          remoteAddress: '198.51.100.1',
        });
        const at = new Date();
        await database.write('inbox', (trx) =>
          trx
            .insertInto('contactMessages')
            .values(
              ['', 'x'].map((prefix) => ({
                publicId: `${prefix}m${person.user.id}`,
                name: person.user.name,
                email: `${prefix}${person.user.email.toUpperCase()}`,
                phone: '',
                subject: `${prefix}Konu ${person.user.name}`,
                message: 'Merhaba',
                isRead: false,
                status: 'pending' as const,
                idempotencyKey: null,
                searchText: fold(`${prefix}${person.user.email}`),
                noticeVersion: '1',
                consentedAt: at,
                createdAt: at,
                updatedAt: at,
              })),
            )
            .execute(),
        );
      }
      await database.write('inbox', async (trx) => {
        const { id } = await trx
          .selectFrom('contactMessages')
          .select('id')
          .where('publicId', '=', `m${ayse.user.id}`)
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('messageReplies')
          .values({ messageId: id, at: new Date(), author: 'Mehmet Usta', subject: 'Yanıt', body: 'Teşekkürler' })
          .execute();
        await trx.updateTable('jobApplications').set({ notes: 'gizli not', reviewedBy: 'Mehmet Usta' }).execute();
      });
      const taken = async () => JSON.parse((await ayse.get('/api/account/export')).body) as { [part: string]: unknown };
      const unconfirmed = await taken();
      for (const part of ['newsletter', 'messages', 'applications']) expect(unconfirmed).not.toHaveProperty(part);
      await ayse.post('/api/auth/confirm-email/resend');
      await ayse.post('/api/auth/confirm-email', {
        token: await tokenFromMail(started, ayse.user.email, '/e-posta-onayi/'),
      });
      const confirmed = await taken();
      expect(confirmed).toMatchObject({
        newsletter: { email: ayse.user.email, status: 'pending' },
        messages: [{ subject: 'Konu Ayşe Yılmaz', replies: [{ subject: 'Yanıt', body: 'Teşekkürler' }] }],
        applications: [{ coverLetter: 'Mektup Ayşe Yılmaz', jobTitle: 'İlan ayse-yilmaz-1' }],
      });
      expect((confirmed['messages'] as object[]).length + (confirmed['applications'] as object[]).length).toBe(2);
      for (const foreign of ['Veli', 'veli', 'Mehmet', 'gizli not', 'xKonu', 'e-posta-onayi'])
        expect(JSON.stringify(confirmed), foreign).not.toContain(foreign);
    });

    test('is exported ten times an hour from one address', async () => {
      const { ayse } = await start();
      for (let i = 0; i < 10; i++) expect((await ayse.get('/api/account/export')).status).toBe(200);
      expect((await ayse.get('/api/account/export')).status).toBe(429);
    });

    test('is deleted with the password and everything that identifies its owner; the orders stay for the books', async () => {
      const { ayse, veli, order, erase, rows, orders, audit, mails, database, started, clock, config } = await start();
      await ayse.post('/api/addresses', HOME);
      await ayse.put('/api/auth/me', { name: 'Ayşe Yılmaz Öz' });
      await ayse.post('/api/auth/confirm-email/resend');
      const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#8b1538' } })
        .png()
        .toBuffer();
      const { avatar } = (
        await ayse.send<{ user: { avatar: string } }>({
          method: 'POST',
          url: '/api/auth/avatar',
          ...multipart([{ name: 'image', value: picture, fileName: 'ben.png', type: 'image/png' }]),
        })
      ).json.user;
      const product = await database.db
        .selectFrom('products')
        .select('id')
        .where('publicId', '=', productId('KB-20'))
        .executeTakeFirstOrThrow();
      await database.write('accounts', (trx) =>
        trx
          .insertInto('cartLines')
          .values({ userId: ayse.user.id, productId: product.id, quantity: 3, position: 0 })
          .execute(),
      );
      const at = new Date(clock.now());
      const own = await order({
        status: 'delivered',
        poNumber: 'PO Yılmaz',
        note: 'Ayşe için',
        staffNote: 'Ayşe Hanım aradı',
        trackingNumber: 'TR55',
        trackingUrl: 'https://kargo.example/TR55',
        carrier: 'Hızlı',
        attemptKey: 'a1',
        lines: [{ code: 'ZK-1', quantity: 2 }],
      });
      const company = await order({ status: 'refunded' });
      const invoice = {
        kind: 'company' as const,
        company: 'Yıldız Kalıp A.Ş.',
        vkn: '1234567890',
        taxOffice: 'Bursa',
        address: 'OSB',
      };
      const other = await order({ customer: veli.user, status: 'paid' });
      await database.write('orders', async (trx) => {
        await trx
          .updateTable('orders')
          .set({
            address: json({ ...HOME, city: 'Bursa' as const }),
            invoice: json({ kind: 'individual', name: 'Ayşe Yılmaz', tckn: '10000000146', address: 'Gizli Sokak 7' }),
          })
          .where('id', '=', own.id)
          .execute();
        await record(trx, {
          viewer: processNamed('Mehmet Usta'),
          now: at,
          action: 'update',
          kind: 'order',
          rowId: own.publicId,
          rowVersion: 2,
          title: own.number,
          after: {
            status: 'shipped',
            staffNote: 'Ayşe Hanım aradı',
            tracking: { carrier: 'Hızlı', number: 'TR55', url: 'https://kargo.example/TR55' },
          },
        });
        await trx
          .updateTable('orders')
          .set({ invoice: json(invoice) })
          .where('id', '=', company.id)
          .execute();
        await trx
          .insertInto('orderEvents')
          .values({
            orderId: own.id,
            at,
            byKind: 'staff',
            byName: 'Mehmet Usta',
            fromStatus: 'shipped',
            toStatus: 'delivered',
            notes: 'Ayşe Hanım teslim aldı',
          })
          .execute();
        for (const { publicId } of [own, other])
          for (const to of [ayse.user.email, 'ofis@kalip.example'])
            await enqueue(
              trx,
              {
                kind: 'order-received',
                subject: 'Ayşe Yılmaz sipariş verdi',
                text: 'x',
                html: 'x',
                to,
                about: publicId,
              },
              at,
            );
        await trx
          .deleteFrom('outbox')
          .where('about', '=', other.publicId)
          .where('recipient', '=', ayse.user.email)
          .execute();
      });
      const veliBefore = (await orders()).find(({ id }) => id === other.id);

      expect(await erase('yanlış')).toMatchObject({
        status: 403,
        json: { code: 'WRONG_PASSWORD', fields: { currentPassword: 'Şifre hatalı.' } },
      });
      expect(await erase()).toMatchObject({
        status: 204,
        headers: { 'set-cookie': expect.stringMatching(/kaliphane_session=;/) },
      });

      expect((await ayse.get('/api/auth/me')).status).toBe(401);
      expect((await openBrowser(started).login(ayse.user.email)).status).toBe(401);
      for (const table of ['addresses', 'cartLines', 'accountTokens', 'customers'] as const)
        expect(await rows(table), table).toEqual([]);
      expect([(await rows('users')).length, (await rows('sessions')).length]).toEqual([1, 1]);
      expect(existsSync(join(config.dataDir, avatar))).toBe(false);
      const [first, second, third] = await orders();
      expect(first).toMatchObject({
        number: own.number,
        status: 'delivered',
        totalMinor: 4_000,
        paymentId: expect.any(String),
        userId: null,
        attemptKey: null,
        customerName: 'Silinmiş hesap',
        customerEmail: '',
        emailKey: '',
        poNumber: '',
        note: '',
        staffNote: '',
        carrier: 'Hızlı',
        trackingNumber: '',
        trackingUrl: '',
        version: 2,
        address: { city: 'Bursa', recipient: '', phone: '', district: '', line: '', postalCode: '' },
        invoice: { kind: 'individual', name: 'Silinmiş hesap', tckn: '', address: '' },
        consents: [{ key: 'preInformation' }, { key: 'distanceSales' }],
      });
      expect(second!.invoice, 'a company is no person').toEqual(invoice);
      expect(third).toEqual(veliBefore);
      expect(await rows('orderLines')).toHaveLength(3);
      const left = JSON.stringify([
        ...(await rows('users')),
        first,
        second,
        ...(await rows('orderEvents')),
        ...(await audit()),
        ...(await mails()).filter(({ about }) => about !== other.publicId),
      ]);
      for (const trace of [...TRACES, 'TR55']) expect(left, trace).not.toContain(trace);
      expect(await mails(), 'mails about others stay').toMatchObject([{ about: other.publicId }]);

      const admin = await signIn(started, 'admin');
      const found = async (q: string) =>
        (await admin.get<{ items: { number: string }[] }>(`/api/orders?q=${encodeURIComponent(q)}`)).json.items.map(
          ({ number }) => number,
        );
      expect([await found('yilmaz'), await found('ayse'), await found('silinmis ZK-1')]).toEqual([
        [],
        [],
        [own.number],
      ]);
      expect(await admin.get(`/api/orders/${own.publicId}`)).toMatchObject({
        status: 200,
        json: { customerName: 'Silinmiş hesap', receipt_email: '' },
      });
      expect((await veli.get(`/api/orders/${own.publicId}`)).status).toBe(404);
      expect(
        (await audit())
          .filter(({ kind }) => kind === 'user')
          .map(({ action, kind, rowId, actorName, address }) => ({ action, kind, rowId, actorName, address })),
      ).toEqual(
        Array.from({ length: 3 }, (_, i) => ({
          action: i === 2 ? 'delete' : 'update',
          kind: 'user',
          rowId: ayse.user.publicId,
          actorName: 'Silinmiş hesap',
          address: '',
        })),
      );
      const again = await openBrowser(started).send('POST', 'register', {
        name: 'Ayşe',
        email: ayse.user.email,
        password: 'x7Kp!vQ2mZ',
      });
      expect(again.status, 'and may begin anew').toBe(201);
      expect((await orders()).filter(({ userId }) => userId !== null)).toHaveLength(1);
    });

    test('is forgotten from its registration on', async () => {
      const { started, audit, mails } = await start();
      const browser = openBrowser(started, '203.0.113.9');
      const registered = await browser.send('POST', 'register', {
        name: 'Fatma Kaya',
        email: 'fatma.kaya@ornek.example',
        password: 'x7Kp!vQ2mZ',
      });
      expect(JSON.stringify(await audit())).toMatch(/Fatma Kaya.*203\.0\.113\.9|203\.0\.113\.9.*Fatma Kaya/);
      expect(
        (
          await browser.send(
            'DELETE',
            'me',
            { currentPassword: 'x7Kp!vQ2mZ' },
            { authorization: `Bearer ${registered.json.accessToken}` },
          )
        ).status,
      ).toBe(204);
      expect(browser.cookie).toBe('');
      expect((await audit()).map(({ action, actorName }) => [action, actorName])).toEqual([
        ['create', 'Silinmiş hesap'],
        ['delete', 'Silinmiş hesap'],
      ]);
      expect(JSON.stringify([await audit(), await mails()])).not.toMatch(/fatma|kaya|203\.0\.113\.9/i);
    });

    test('is not deleted while an order is under way or may still be paid', async () => {
      const { ayse, order, erase, orders, clock, database } = await start();
      const { id } = await order();
      const to = (status: OrderStatus) =>
        database.write('orders', (trx) => trx.updateTable('orders').set({ status }).where('id', '=', id).execute());
      for (const status of ['pending', 'paid', 'review', 'preparing', 'shipped'] as const) {
        await to(status);
        expect(await erase(), status).toMatchObject({
          status: 409,
          json: {
            code: 'GUARDED',
            message:
              'Devam eden siparişiniz olduğu için hesabınız şimdi silinemez. Siparişiniz teslim edildikten veya kapandıktan sonra tekrar deneyin.',
          },
        });
      }
      expect((await ayse.get('/api/auth/me')).status).toBe(200);
      await to('pending');
      clock.pass(90 * MINUTE - 1);
      expect((await erase()).status, 'the provider may still tell of a payment').toBe(409);
      expect((await orders())[0]).toMatchObject({ userId: ayse.user.id, customerName: 'Ayşe Yılmaz', version: 1 });
      clock.pass(1);
      expect((await erase()).status).toBe(204);
    });

    test('is deleted with orders that are over, whichever way', async () => {
      const { order, erase, orders } = await start();
      for (const status of ['failed', 'expired', 'delivered', 'cancelled', 'refunded'] as const)
        await order({ status });
      expect((await erase()).status).toBe(204);
      expect((await orders()).map(({ userId, customerName }) => [userId, customerName])).toEqual(
        Array.from({ length: 5 }, () => [null, 'Silinmiş hesap']),
      );
    });

    test('of staff is not deleted here', async () => {
      const { started, rows } = await start();
      for (const role of ['moderator', 'admin'] as const) {
        const person = await signIn(started, role);
        expect(await person.del('/api/auth/me', { currentPassword: TEST_PASSWORD })).toMatchObject({
          status: 409,
          json: { code: 'GUARDED', message: expect.stringContaining('yöneticiye başvurun') },
        });
      }
      expect(await rows('users')).toHaveLength(4);
    });

    test('is deleted by an admin in the same way', async () => {
      const { started, ayse, order, orders, audit, database } = await start();
      const admin = await signIn(started, 'admin', { name: 'Zeynep Yönetici' });
      const { id } = await order({ status: 'preparing' });
      expect(await admin.del(`/api/users/${ayse.user.publicId}`)).toMatchObject({
        status: 409,
        json: { code: 'GUARDED', message: 'Bu müşterinin devam eden siparişi olduğu için hesabı şimdi silinemez.' },
      });
      await database.write('orders', (trx) =>
        trx.updateTable('orders').set({ status: 'delivered' }).where('id', '=', id).execute(),
      );
      expect((await admin.del(`/api/users/${ayse.user.publicId}`)).status).toBe(204);
      expect((await orders())[0]).toMatchObject({ userId: null, customerName: 'Silinmiş hesap', customerEmail: '' });
      expect(await audit()).toMatchObject([
        { action: 'delete', kind: 'user', actorName: 'Zeynep Yönetici', title: 'Silinmiş hesap', changes: [] },
      ]);
    });
  },
  seedSmallCatalogue,
);
