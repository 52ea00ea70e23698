import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import { openAccounts } from '../people/accounts/accounts.ts';
import { processNamed } from '../../call/handlers.ts';
import { openFiles } from '../../base/files/files.ts';
import { diskStorage } from '../../base/files/storage.ts';
import { openFormServices } from '../../call/services.ts';
import { startApp } from '../../testing/app.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { clockAt, HOUR } from '../../testing/forms.ts';
import { insertOrder } from '../../testing/orders.ts';
import { apply, everythingKept, insertMessage, insertPerson } from '../../testing/personal-data.ts';
import { insertUser, signIn, TEST_PASSWORD } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { personalDataEraser } from './erase.ts';
import { personalDataExport } from './export.ts';

const OPERATOR = processNamed('personal-data');
const GIZEM = { name: 'Gizemnur', email: 'gizemnur@ornek.example' };
const VELI = { name: 'Velihan', email: 'velihan@ornek.example' };
const NOTHING = {
  accounts: 0,
  orders: 0,
  messages: 0,
  deletedMessages: 0,
  applications: 0,
  resumes: 0,
  newsletter: 0,
  mails: 0,
  formerUses: 0,
};

describeOnEngines(
  'personal data of an e-mail address',
  (setup) => {
    /** @param file of the database, which the test reads */
    async function start(file?: string) {
      const clock = clockAt();
      const app = await startApp(setup, { clock: clock.now, database: await setup.open(file) });
      const { database, config } = app;
      const storage = diskStorage(config.dataDir);
      const accounts = openAccounts(await openFormServices(database, config, clock.now), openFiles(storage));
      const eraser = personalDataEraser(accounts, storage);
      const folder = join(config.dataDir, 'out');
      mkdirSync(folder);
      const write = personalDataExport(accounts);
      return {
        ...app,
        clock,
        folder,
        look: (address: string) => eraser.look(address),
        erase: async (address: string) => (await eraser.erase(OPERATOR, address)).counts,
        eraser,
        write: (address: string, out = folder) => write(OPERATOR, address, out),
        read: async (address: string) =>
          JSON.parse(readFileSync((await write(OPERATOR, address, folder))!.file, 'utf8')) as Record<string, unknown>,
        cvs: () => readdirSync(join(config.dataDir, 'private/resumes')),
        audit: () =>
          database.db
            .selectFrom('audit')
            .select(['kind', 'action', 'actorName', 'title', 'changes'])
            .where('actorName', '=', 'personal-data')
            .orderBy('id')
            .execute(),
      };
    }

    test('is exported whole, to a separate file, without data of anybody else', async () => {
      const app = await start();
      const { order } = await insertPerson(app, GIZEM);
      await insertPerson(app, VELI);
      const written = (await app.write(GIZEM.email))!;
      expect(written.file).toBe(join(app.folder, 'personal-data-gizemnur@ornek.example-2026-11-20.json'));
      expect(statSync(written.file).mode & 0o777).toBe(0o600);
      const text = readFileSync(written.file, 'utf8');
      const data = JSON.parse(text) as { mails: { kind: string }[]; resumeFiles: { path: string }[] };
      expect(data).toMatchObject({
        address: GIZEM.email,
        exportedAt: '2026-11-20T09:00:00.000Z',
        account: { email: GIZEM.email, isEmailConfirmed: false },
        addresses: [{ line: 'Gizemnur Sokak' }],
        cart: [{ code: 'KB-20', quantity: 2 }],
        sessions: [{ address: '192.0.2.1' }],
        changes: [],
        orders: [
          { number: order.number, note: 'Gizemnur için', refunds: [{ amount: 1, reason: 'Gizemnur beğenmedi' }] },
        ],
        newsletter: { email: 'GIZEMNUR@ORNEK.EXAMPLE', status: 'pending' },
        messages: [{ subject: 'Konu Gizemnur', replies: [{ body: 'Sayın Gizemnur' }] }],
        deletedMessages: [
          {
            name: 'Gizemnur',
            email: 'GIZEMNUR@ORNEK.EXAMPLE',
            phone: '0532 111 22 33',
            subject: 'Silinen Gizemnur',
            message: 'Ben Gizemnur',
            status: 'pending',
            noticeVersion: '1',
            consentedAt: '2026-11-20T09:00:00.000Z',
            createdAt: '2026-11-20T09:00:00.000Z',
            deletedAt: '2026-11-20T09:00:00.000Z',
            replies: [
              { at: '2026-11-20T09:00:00.000Z', subject: 'Yanıt: Silinen Gizemnur', body: 'Silinen yanıt Gizemnur' },
            ],
          },
        ],
        applications: [{ coverLetter: 'Mektup Gizemnur', resumeFile: 'Gizemnur.pdf' }],
        resumeFiles: [{ originalName: 'Gizemnur.pdf' }],
        formerUses: [],
      });
      expect(data.mails.map(({ kind }) => kind).toSorted()).toEqual([
        'application-candidate',
        'contact-reply',
        'contact-reply',
        'newsletter-confirmation',
        'order-received',
      ]);
      for (const foreign of ['elihan', 'ELIHAN', 'Mehmet', 'argon2', 'tokenHash', 'pay.example'])
        expect(text, foreign).not.toContain(foreign);
      // The CV is beside it, as private.
      expect(written.copies).toEqual([join(app.folder, data.resumeFiles[0]!.path.split('/').at(-1)!)]);
      expect([
        readFileSync(written.copies[0]!, 'utf8').includes('Gizemnur'),
        statSync(written.copies[0]!).mode & 0o777,
      ]).toEqual([true, 0o600]);
      expect(await app.audit()).toEqual([
        {
          kind: 'personal',
          action: 'export',
          actorName: 'personal-data',
          title: 'Bir e-posta adresine ait kişisel veriler',
          changes: [{ field: 'rows', before: null, after: 14 }],
        },
      ]);
    });

    test('is exported without an account too, and a missing CV is reported', async () => {
      const app = await start();
      await apply(app, 'aday@ornek.example', { name: 'Aday' });
      const [cv] = app.cvs();
      await diskStorage(app.config.dataDir).remove(`private/resumes/${cv}`);
      expect(await app.write('aday@ornek.example')).toMatchObject({ copies: [], missing: [`private/resumes/${cv}`] });
      await insertOrder(app.database, { status: 'delivered', customerEmail: 'Misafir@ornek.example' });
      expect(await app.read('misafir@ornek.example')).toMatchObject({
        account: null,
        orders: [{ receipt_email: 'Misafir@ornek.example' }],
        applications: [],
        messages: [],
        newsletter: null,
      });
      expect(await app.write('kimse@ornek.example')).toBeNull();
    });

    test('is never written over a file that exists', async () => {
      const app = await start();
      await insertPerson(app, GIZEM);
      const file = join(app.folder, 'var.json');
      writeFileSync(file, 'önceki');
      await expect(app.write(GIZEM.email, file)).rejects.toThrow(`${file} exists already, and is not overwritten.`);
      expect(readFileSync(file, 'utf8')).toBe('önceki');
      await expect(app.write(GIZEM.email, join(app.folder, 'yok/x.json'))).rejects.toThrow('cannot be written: ENOENT');
    });

    test('is exported again on another day beside the first, with the CV that lies there', async () => {
      const app = await start();
      await insertPerson(app, GIZEM);
      const first = (await app.write(GIZEM.email))!;
      app.clock.pass(24 * HOUR);
      const second = (await app.write(GIZEM.email))!;
      expect(second).toEqual({
        ...first,
        file: join(app.folder, 'personal-data-gizemnur@ornek.example-2026-11-21.json'),
      });
      expect(readdirSync(app.folder)).toHaveLength(3);
    });

    test('is found by the address alone, however the search columns spell it', async () => {
      const app = await start();
      const ids: string[] = [];
      for (const email of ['STRAẞE@ornek.example', 'straße@ornek.example', 'strasse@ornek.example'])
        ids.push(await insertMessage(app.database, { email, name: 'Weiß', subject: 'Konu', at: new Date() }));
      await app.database.write('inbox', (trx) =>
        trx.updateTable('contactMessages').set({ searchText: '' }).where('publicId', '=', ids[1]!).execute(),
      );
      expect(await app.look('straße@ornek.example')).toEqual({ ...NOTHING, messages: 2, mails: 2 });
    });

    test('is erased everywhere, and no data of anybody else', async () => {
      const app = await start();
      const { order, person, message, deleted } = await insertPerson(app, GIZEM);
      await insertPerson(app, VELI);
      await app.database.write('accounts', (trx) =>
        trx
          .updateTable('users')
          .set({ avatar: '/img/avatars/00000000000000000000000000000000.webp' })
          .where('id', '=', person.user.id)
          .execute(),
      );
      mkdirSync(join(app.config.dataDir, 'img/avatars'), { recursive: true });
      const picture = join(app.config.dataDir, 'img/avatars/00000000000000000000000000000000.webp');
      writeFileSync(picture, 'x');
      const scopes = ['accounts', 'inbox', 'mail', 'orders'] as const;
      const versions = scopes.map((scope) => app.database.version(scope));
      const veliBefore = await app.look(VELI.email);
      const counts = {
        ...NOTHING,
        accounts: 1,
        orders: 1,
        messages: 1,
        deletedMessages: 1,
        applications: 1,
        resumes: 1,
        newsletter: 1,
        mails: 7,
      };
      expect(await app.look(GIZEM.email)).toEqual(counts);
      expect(await app.erase(GIZEM.email)).toEqual(counts);

      expect(await everythingKept(app.database)).not.toMatch(/gizemnur/i);
      expect([app.cvs().length, existsSync(picture)]).toEqual([1, false]);
      expect(await app.look(VELI.email)).toEqual(veliBefore);
      expect(await app.look(GIZEM.email)).toEqual(NOTHING);
      expect((await person.get('/api/auth/me')).status).toBe(401);
      expect(
        await app.database.db
          .selectFrom('orders')
          .select(['number', 'status', 'userId', 'customerName'])
          .where('id', '=', order.id)
          .execute(),
      ).toEqual([{ number: order.number, status: 'delivered', userId: null, customerName: 'Silinmiş hesap' }]);
      expect(
        scopes.map((scope, i) => app.database.version(scope) > versions[i]!),
        'whoever reads hears of it',
      ).toEqual([true, true, true, true]);

      expect((await app.audit()).map(({ kind, action, title }) => [kind, action, title])).toEqual([
        ['user', 'delete', 'Silinmiş hesap'],
        ['message', 'delete', 'Silinmiş mesaj'],
        ['application', 'delete', expect.stringMatching(/^İlan /)],
        ['newsletter', 'delete', 'Bülten kaydı'],
        ['personal', 'delete', 'Bir e-posta adresine ait kişisel veriler'],
      ]);
      const admin = await signIn(app, 'admin');
      const entries = async (rowId: string) =>
        (await admin.get<{ items: AuditEntry[] }>(`/api/audit?group=all&rowId=${rowId}`)).json.items.map(
          ({ action, title }) => [action, title],
        );
      expect(await entries(message)).toEqual([['delete', 'Silinmiş mesaj']]);
      expect(await entries(deleted), 'also where staff had deleted it').toEqual([['delete', 'Silinmiş mesaj']]);
      expect((await admin.get<{ items: AuditEntry[] }>('/api/audit?kind=personal')).json.items).toMatchObject([
        { actor: 'personal-data', changes: expect.arrayContaining([{ field: 'messages', before: 1, after: null }]) },
      ]);
    });

    test('is erased from SQLite’s file as well, not only from its tables', async () => {
      if (setup.engine !== 'sqlite') return;
      const file = await setup.address();
      const app = await start(file);
      const text = async () => {
        await sql`pragma wal_checkpoint(truncate)`.execute(app.database.db);
        return readFileSync(file, 'latin1');
      };
      await insertPerson(app, GIZEM);
      await insertPerson(app, VELI);
      expect(await text()).toMatch(/gizemnur/i);
      await app.erase(GIZEM.email);
      expect(await text()).not.toMatch(/gizemnur/i);
    });

    test('is erased although files cannot be removed, each of which is reported', async () => {
      const app = await start();
      const { person } = await insertPerson(app, GIZEM);
      await apply(app, GIZEM.email, { name: 'Gizemnur' });
      const stem = 'img/avatars/00000000000000000000000000000000';
      const pictures = ['.webp', '-320.webp', '-640.webp', '-640.png'].map((ending) => stem + ending);
      await app.database.write('accounts', (trx) =>
        trx
          .updateTable('users')
          .set({ avatar: `/${pictures[0]}` })
          .where('id', '=', person.user.id)
          .execute(),
      );
      // A folder in a file's place cannot be removed as a file.
      const stuck = [...app.cvs().map((name) => `private/resumes/${name}`), pictures[0]!];
      for (const path of stuck) {
        rmSync(join(app.config.dataDir, path), { force: true });
        mkdirSync(join(app.config.dataDir, path));
      }
      for (const path of pictures.slice(1)) writeFileSync(join(app.config.dataDir, path), 'x');
      const { counts, left } = await app.eraser.erase(OPERATOR, GIZEM.email);
      expect(counts).toMatchObject({ accounts: 1, applications: 2, resumes: 2 });
      expect(left.map(({ path }) => path).toSorted()).toEqual(stuck.toSorted());
      expect(await everythingKept(app.database)).not.toMatch(/gizemnur/i);
      expect(readdirSync(join(app.config.dataDir, 'img/avatars')), 'the other sizes are gone').toEqual([
        '00000000000000000000000000000000.webp',
      ]);
    });

    test('of an unknown address is empty, and leaves no trace', async () => {
      const app = await start();
      await insertPerson(app, VELI);
      expect(await app.erase('kimse@ornek.example')).toEqual(NOTHING);
      expect(await app.audit()).toEqual([]);
    });

    test('is not erased while an order is open, whoever’s account it is in: nothing of it', async () => {
      const app = await start();
      await insertPerson(app, GIZEM);
      const other = await insertUser(app.database, { role: 'user' });
      const { id, number } = await insertOrder(app.database, {
        customer: other,
        customerEmail: 'GIZEMNUR@ornek.example',
        at: new Date(app.clock.now()),
      });
      const kept = await everythingKept(app.database);
      const to = (status: OrderStatus) =>
        app.database.write('orders', (trx) => trx.updateTable('orders').set({ status }).where('id', '=', id).execute());
      for (const status of ['pending', 'paid', 'review', 'preparing', 'shipped'] as const) {
        await to(status);
        const sentence = `Nothing was erased. An order is under way or may still be paid (${number})`;
        await expect(app.look(GIZEM.email), status).rejects.toThrow(sentence);
        await expect(app.erase(GIZEM.email), status).rejects.toThrow(sentence);
      }
      await to('pending');
      expect(await everythingKept(app.database)).toBe(kept);
      expect(app.cvs()).toHaveLength(1);
      app.clock.pass(2 * HOUR);
      expect(await app.erase(GIZEM.email)).toMatchObject({ accounts: 1, orders: 2 });
      expect(await everythingKept(app.database)).not.toMatch(/gizemnur/i);
      expect(await app.database.db.selectFrom('users').select('id').where('id', '=', other.id).execute()).toHaveLength(
        1,
      );
    });

    test('of staff is not erased', async () => {
      const app = await start();
      for (const role of ['moderator', 'admin'] as const) {
        const { email } = await insertUser(app.database, { role, username: `usta-${role}` });
        await insertMessage(app.database, { email, name: 'Usta', subject: 'Deneme', at: new Date() });
        const kept = await everythingKept(app.database);
        await expect(app.erase(email)).rejects.toThrow(
          `Nothing was erased. The address is that of a staff account (usta-${role}, ${role})`,
        );
        expect(await everythingKept(app.database)).toBe(kept);
      }
    });

    test('is forgotten where an account had the address before', async () => {
      const app = await start();
      const admin = await signIn(app, 'admin');
      const { person } = await insertPerson(app, GIZEM);
      await app.database.write('accounts', (trx) =>
        trx
          .insertInto('customers')
          .values({
            userId: person.user.id,
            confirmedEmailKey: GIZEM.email,
            noticeVersion: '1',
            consentedAt: new Date(),
          })
          .execute(),
      );
      expect(
        (
          await admin.put(`/api/users/${person.user.publicId}`, {
            email: 'yeni@ornek.example',
            currentPassword: TEST_PASSWORD,
          })
        ).status,
      ).toBe(200);
      expect(await app.look(GIZEM.email)).toMatchObject({ accounts: 0, orders: 1, formerUses: 1 });
      expect((await app.read(GIZEM.email))['formerUses']).toEqual([
        { at: '2026-11-20T09:00:00.000Z', action: 'update' },
      ]);
      await app.erase(GIZEM.email);
      expect(await everythingKept(app.database)).not.toMatch(/gizemnur@/i);
      expect((await person.get('/api/auth/me')).json).toMatchObject({ user: { email: 'yeni@ornek.example' } });
    });

    test('is forgotten where an account of staff had the address and is no more, with its name', async () => {
      const app = await start();
      const admin = await signIn(app, 'admin');
      const usta = { email: 'usta@ornek.example', username: 'gizemnur-usta', name: 'Gizemnur Usta' };
      const made = await admin.post<{ _id: string }>('/api/users', {
        ...usta,
        role: 'moderator',
        password: 'Tornavida-4711-uzun',
        currentPassword: TEST_PASSWORD,
      });
      expect(made.status).toBe(201);
      expect((await admin.del(`/api/users/${made.json._id}`)).status).toBe(204);
      const kept = await signIn(app, 'moderator', { name: 'Velihan' });
      expect(await app.erase(usta.email)).toEqual({ ...NOTHING, formerUses: 2 });
      expect(await everythingKept(app.database)).not.toMatch(/gizemnur|usta@/i);
      const entries = await app.database.db
        .selectFrom('audit')
        .select(['action', 'title', 'actorName'])
        .where('kind', '=', 'user')
        .where('rowId', '=', made.json._id)
        .orderBy('id')
        .execute();
      expect(entries).toEqual(
        ['create', 'delete'].map((action) => ({ action, title: 'Silinmiş hesap', actorName: admin.user.name })),
      );
      expect((await kept.get('/api/auth/me')).json).toMatchObject({ user: { name: 'Velihan' } });
    });

    test('of the shop’s own address includes messages sent under it, not messages sent to it', async () => {
      const app = await start();
      const own = 'info@ornekkalip.example';
      await insertMessage(app.database, {
        email: VELI.email,
        name: VELI.name,
        subject: 'Konu',
        at: new Date(),
        reply: 'Sayın',
      });
      expect(await app.look(own)).toEqual(NOTHING);
      await insertMessage(app.database, { email: own, name: 'Biz', subject: 'Deneme', at: new Date() });
      expect(await app.erase(own)).toEqual({ ...NOTHING, messages: 1, mails: 1 });
      expect(await app.database.db.selectFrom('outbox').select('kind').orderBy('id').execute()).toEqual([
        { kind: 'contact-staff' },
        { kind: 'contact-reply' },
      ]);
    });
  },
  seedSmallCatalogue,
);
