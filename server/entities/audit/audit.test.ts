import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AuditEntry, AuditPerson, ListedAuditEntry } from '#contract/audit.ts';
import { migrate } from '../../base/db/opening/migrate.ts';
import { migrations } from '../../base/db/migrations/index.ts';
import type { Tables } from '../../base/db/tables.ts';
import { startApp } from '../../testing/app.ts';
import { categoryId, productId } from '../../testing/catalogue.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { processNamed } from '../../call/handlers.ts';
import { forgetTitle, record } from './record.ts';
import { auditStore } from './store.ts';

interface Page<T = ListedAuditEntry> {
  items: T[];
  total: number;
  page: number;
  limit: number;
  pages: number;
}

describeOnEngines(
  'audit table',
  (setup) => {
    async function start() {
      const app = await startApp(setup, { clock: () => Date.UTC(2026, 4, 1) });
      const [admin, moderator] = [
        await signIn(app, 'admin', { name: 'Ayşe Usta' }),
        await signIn(app, 'moderator', { name: 'Mehmet Çelik' }),
      ];
      await admin.put(`/api/products/${productId('ZK-1')}`, { order: 9 });
      await moderator.put(`/api/categories/${categoryId('bos')}`, { isActive: false });
      await moderator.del(`/api/products/${productId('ZK-1')}`);
      return { admin, moderator, ...app };
    }

    test('tells admins who did what, newest first', async () => {
      const { admin } = await start();
      const { json } = await admin.get<Page>('/api/audit');
      expect(json).toMatchObject({ total: 3, page: 1, limit: 20, pages: 1 });
      expect(json.items.map((entry) => [entry.actor, entry.action, entry.kind, entry.rowId])).toEqual([
        ['Mehmet Çelik', 'delete', 'product', productId('ZK-1')],
        ['Mehmet Çelik', 'update', 'category', categoryId('bos')],
        ['Ayşe Usta', 'update', 'product', productId('ZK-1')],
      ]);
      expect(json.items[2]).toEqual({
        _id: expect.any(String),
        at: '2026-05-01T00:00:00.000Z',
        actor: 'Ayşe Usta',
        action: 'update',
        kind: 'product',
        rowId: productId('ZK-1'),
        title: 'ZK-1 Zımba',
        changes: [{ field: 'order', before: 5, after: 9 }],
        times: 1,
        lastAt: '2026-05-01T00:00:00.000Z',
        place: expect.stringMatching(/trash|gone/),
      });
    });

    test('is narrowed by kind, action, row and person, and read in pages', async () => {
      const { admin, moderator } = await start();
      const count = async (query: string) => (await admin.get<Page>(`/api/audit?${query}`)).json.total;
      expect(await count('kind=product')).toBe(2);
      expect(await count('action=delete')).toBe(1);
      expect(await count(`rowId=${categoryId('bos')}`)).toBe(1);
      expect(await count(`actor=${moderator.user.publicId}`)).toBe(2);
      expect(await count(`actor=${moderator.user.publicId}&kind=product&action=delete`)).toBe(1);
      expect(await count(`rowId=${encodeURIComponent("' or 1=1 --")}`)).toBe(0);
      expect((await admin.get<Page>('/api/audit?limit=2&page=2')).json).toMatchObject({
        total: 3,
        pages: 2,
        items: [{ actor: 'Ayşe Usta' }],
      });
      for (const query of [
        'group=x',
        'from=1.5.2026',
        `q=${'a'.repeat(101)}`,
        'kind=x',
        'action=x',
        'limit=0',
        'page=x',
        'y=1',
      ])
        expect((await admin.get(`/api/audit?${query}`)).status, query).toBe(400);
    });

    test('is closed to moderators and to callers without a session', async () => {
      const { moderator, get } = await start();
      for (const path of ['/api/audit', '/api/audit/people']) {
        expect((await moderator.get(path)).status).toBe(403);
        expect((await get(path)).status).toBe(401);
      }
    });

    test('shows changes unless asked for reading, sessions or all', async () => {
      const { admin, moderator } = await start();
      await moderator.get('/api/contacts?page=1&limit=10');
      await admin.get('/api/newsletter/export');
      const actions = async (query: string) =>
        (await admin.get<Page>(`/api/audit?${query}`)).json.items.map(({ action }) => action);
      expect(await actions('')).toEqual(['delete', 'update', 'update']);
      expect(await actions('group=reading')).toEqual(['export', 'read']);
      expect(await actions('group=all')).toEqual(['export', 'read', 'delete', 'update', 'update']);
      expect(await actions('action=read')).toEqual(['read']);
      expect(await actions('action=read&kind=order')).toEqual([]);
      expect(await actions('group=sessions')).toEqual([]);
    });

    test('is searched by the words of the title, whatever the case and the signs between them', async () => {
      const { database, now, admin } = await start();
      const write = (title: string) =>
        database.db.transaction().execute((trx) =>
          record(trx, {
            viewer: processNamed('komut'),
            now: new Date(now()),
            action: 'update',
            kind: 'order',
            rowId: 'x',
            rowVersion: 2,
            title,
          }),
        );
      for (const title of ['SP-2026-000002', 'KK-9X12X15 Kılavuz Kolon', 'İğne “özel”']) await write(title);
      const found = async (q: string) =>
        (await admin.get<Page>(`/api/audit?${new URLSearchParams({ q })}`)).json.items.map(({ title }) => title);
      expect(await found('sp-2026-000002')).toEqual(['SP-2026-000002']);
      expect(await found('000002')).toEqual(['SP-2026-000002']);
      expect(await found('KILAVUZ kk-9x12x15')).toEqual(['KK-9X12X15 Kılavuz Kolon']);
      expect(await found('igne ozel')).toEqual(['İğne “özel”']);
      expect(await found('yok-boyle')).toEqual([]);
      const count = async (query: string) => (await admin.get<Page>(`/api/audit?${query}`)).json.total;
      expect([
        await count('q=000002&kind=order'),
        await count('q=000002&kind=product'),
        await count('q=000002&actor=system'),
        await count('q=000002&action=delete'),
        await count('q=000002&from=2030-01-01'),
      ]).toEqual([1, 0, 1, 0, 0]);
      expect(await found("%_'")).toHaveLength(6); // signs alone narrow nothing
    });

    test('is narrowed to days in Istanbul', async () => {
      let time = Date.UTC(2026, 4, 1, 20, 59); // 23:59 there
      const started = await startApp(setup, { clock: () => time });
      const admin = await signIn(started, 'admin');
      await admin.put(`/api/products/${productId('ZK-1')}`, { order: 9 });
      time += 2 * 60_000;
      await admin.put(`/api/products/${productId('ZK-1')}`, { order: 10 });
      const found = async (query: string) =>
        (await admin.get<Page>(`/api/audit?${query}`)).json.items.map(({ changes }) => changes[0]!.after);
      expect(await found('from=2026-05-01&to=2026-05-01')).toEqual([9]);
      expect(await found('from=2026-05-02')).toEqual([10]);
      expect(await found('to=2026-04-30')).toEqual([]);
    });

    test('shows reading the same again as one entry, until half an hour has passed or the day has ended; the records stay', async () => {
      let time = Date.UTC(2026, 4, 1, 9);
      const started = await startApp(setup, { clock: () => time });
      const [admin, moderator] = [await signIn(started, 'admin'), await signIn(started, 'moderator')];
      const MINUTE = 60_000;
      for (const minutes of [0, 10, 29, 31]) {
        time += minutes * MINUTE;
        await moderator.get(`/api/contacts?page=${minutes + 1}&limit=10`);
      }
      await admin.get('/api/contacts?page=1&limit=10');
      await moderator.get('/api/job-applications?page=1');
      const list = async (query = 'group=reading') => (await admin.get<Page>(`/api/audit?${query}`)).json;
      const { items, total } = await list();
      expect(total).toBe(4);
      expect(items.map(({ kind, times, at, lastAt }) => [kind, times, at.slice(11, 16), lastAt.slice(11, 16)])).toEqual(
        [
          ['application', 1, '10:10', '10:10'],
          ['message', 1, '10:10', '10:10'],
          ['message', 1, '10:10', '10:10'],
          ['message', 3, '09:00', '09:39'],
        ],
      );
      const records = await list(`within=${items[3]!._id}`);
      expect(records.items.map(({ at }) => at.slice(11, 16))).toEqual(['09:39', '09:10', '09:00']);
      expect(records.total).toBe(3);
      time = Date.UTC(2026, 4, 1, 20, 55);
      await moderator.get('/api/contacts?page=1');
      time += 10 * MINUTE; // the next day in Istanbul
      await moderator.get('/api/contacts?page=1');
      expect((await list()).total).toBe(6);
      expect(
        await started.database.db.selectFrom('audit').select('id').where('action', '=', 'read').execute(),
      ).toHaveLength(8);
    });

    test('names the staff who appear, former staff after current', async () => {
      const { admin, moderator, database, ...started } = await start();
      const gone = await signIn({ ...started, database }, 'moderator', { name: 'Zeki Eski' });
      await gone.put(`/api/categories/${categoryId('bos')}`, { isActive: true });
      await database.db.transaction().execute((trx) =>
        record(trx, {
          viewer: processNamed('komut'),
          now: new Date(),
          action: 'update',
          kind: 'setting',
          rowId: 'site_title',
          rowVersion: null,
          title: 'x',
        }),
      );
      await database.db.transaction().execute((trx) =>
        record(trx, {
          viewer: { user: { id: 1, publicId: gone.user.publicId, name: 'Zeki Eski', sessionId: 1 }, address: '' },
          now: new Date(),
          action: 'login',
          kind: 'session',
          rowId: 's',
          rowVersion: null,
          title: 'Chrome',
        }),
      );
      const customer = await signIn({ ...started, database }, 'user', { name: 'Müşteri' });
      await database.db.transaction().execute((trx) =>
        record(trx, {
          viewer: { user: { id: 1, publicId: customer.user.publicId, name: 'Müşteri', sessionId: 1 }, address: '' },
          now: new Date(),
          action: 'update',
          kind: 'user',
          rowId: customer.user.publicId,
          rowVersion: 2,
          title: 'Müşteri',
        }),
      );
      await database.write('accounts', (trx) => trx.deleteFrom('users').where('id', '=', gone.user.id).execute());
      expect((await admin.get<AuditPerson[]>('/api/audit/people')).json).toEqual([
        { _id: admin.user.publicId, name: 'Ayşe Usta', isStaff: true },
        { _id: moderator.user.publicId, name: 'Mehmet Çelik', isStaff: true },
        { _id: 'system', name: 'Sistem', isStaff: false },
        { _id: gone.user.publicId, name: 'Zeki Eski', isStaff: false },
      ]);
      expect((await admin.get<Page>('/api/audit?actor=system')).json.items.map(({ actor }) => actor)).toEqual([
        'komut',
      ]);
    });

    test('says where each row is now', async () => {
      const { admin, moderator, database } = await start();
      const { json: feature } = await moderator.post<{ _id: string }>('/api/features', {
        title: 'Hız',
        description: 'a',
        icon: 'fa-truck',
      });
      await admin.put('/api/settings', [{ settingKey: 'site_title', settingValue: 'Yeni' }]);
      const places = async () =>
        Object.fromEntries(
          (await admin.get<Page>('/api/audit')).json.items.map(({ kind, action, place }) => [
            `${kind} ${action}`,
            place,
          ]),
        );
      expect(await places()).toMatchObject({
        'setting update': 'row',
        'feature create': 'row',
        'category update': 'row',
      });
      await moderator.del(`/api/features/${feature._id}`);
      expect(await places()).toMatchObject({ 'feature create': 'trash', 'feature delete': 'trash' });
      // Deleted, but kept in its table because rows need it.
      await database.write('catalogue', (trx) =>
        trx
          .updateTable('categories')
          .set({ deletedAt: new Date() })
          .where('publicId', '=', categoryId('bos'))
          .execute(),
      );
      expect(await places()).toMatchObject({ 'category update': 'gone' });
    });

    test('completes values from other tables: currencies of fees at that time, jobs by their titles', async () => {
      const { admin, moderator, database } = await start();
      await admin.put('/api/settings', [{ settingKey: 'shop_fast_cargo_fee', settingValue: 20 }]);
      await admin.put('/api/settings', [{ settingKey: 'shop_currency', settingValue: 'EUR' }]);
      await admin.put('/api/settings', [{ settingKey: 'shop_fast_cargo_fee', settingValue: 25 }]);
      const { items } = (await admin.get<Page>('/api/audit?kind=setting')).json;
      expect(items.filter(({ rowId }) => rowId === 'shop_fast_cargo_fee').map(({ changes }) => changes[0])).toEqual([
        { field: 'settingValue', before: { current: 20, currency: 'EUR' }, after: { current: 25, currency: 'EUR' } },
        { field: 'settingValue', before: { current: 15, currency: 'USD' }, after: { current: 20, currency: 'USD' } },
      ]);
      const job = {
        title: 'Tornacı',
        department: 'Üretim',
        location: 'İstanbul',
        type: 'full-time',
        experience: '2 yıl',
        description: 'a',
        requirements: ['a'],
        responsibilities: ['b'],
      };
      const { json } = await moderator.post<{ _id: string }>('/api/jobs', job);
      await moderator.get(`/api/job-applications?job=${json._id}`);
      expect((await admin.get<Page>('/api/audit?action=read')).json.items[0]!.changes).toContainEqual({
        field: 'job',
        before: null,
        after: 'Tornacı',
      });
      expect(await database.db.selectFrom('audit').select('id').where('kind', '=', 'setting').execute()).toHaveLength(
        3,
      );
    });

    test('tells the history of a row to whoever may edit it', async () => {
      const { admin, moderator, get } = await start();
      const path = `/api/audit/rows/category/${categoryId('bos')}`;
      await admin.put(`/api/categories/${categoryId('bos')}`, { description: 'Yeni' });
      const { json } = await moderator.get<Page<AuditEntry>>(path);
      expect(json).toMatchObject({
        total: 3,
        page: 1,
        limit: 10,
        items: [
          { actor: 'Ayşe Usta', action: 'update', changes: [{ field: 'description', after: 'Yeni' }] },
          { actor: 'Mehmet Çelik', action: 'update', changes: [{ field: 'isActive', before: true, after: false }] },
          { actor: '', action: null, version: 1, isKept: true, changes: [] }, // as it was before anybody changed it
        ],
      });
      expect((await moderator.get<Page<AuditEntry>>(`${path}?limit=1&page=2`)).json).toMatchObject({
        pages: 3,
        items: [{ actor: 'Mehmet Çelik' }],
      });
      expect((await moderator.get<Page<AuditEntry>>('/api/audit/rows/product/yok')).json).toMatchObject({
        total: 0,
        items: [],
      });
      // Users are for admins only; settings, orders and messages have no history.
      expect((await moderator.get(`/api/audit/rows/user/${admin.user.publicId}`)).status).toBe(403);
      expect((await admin.get(`/api/audit/rows/user/${admin.user.publicId}`)).status).toBe(200);
      for (const kind of ['setting', 'order', 'message', 'session', 'personal'])
        expect((await admin.get(`/api/audit/rows/${kind}/x`)).status, kind).toBeGreaterThanOrEqual(400);
      expect((await get(path)).status).toBe(401);
      expect((await (await signIn(await start(), 'user')).get(path)).status).toBe(403);
    });

    test('hides in a history the same values as in the list', async () => {
      const { admin } = await start();
      const { json: user } = await admin.post<{ _id: string }>('/api/users', {
        username: 'yeni.kisi',
        name: 'Yeni Kişi',
        email: 'yeni@kalip.example',
        password: 'çelik-kalıp-4711-pim',
        role: 'moderator',
        isActive: true,
      });
      const { body } = await admin.get(`/api/audit/rows/user/${user._id}`);
      expect(body).toContain('"password"');
      expect(body).toContain('•••');
      expect(body).not.toContain('argon2');
    });

    test('finds entries from before the upgrade, and shows each by itself', async () => {
      const address = await setup.address('empty');
      const engine =
        setup.engine === 'postgres'
          ? (await import('../../base/db/engines/postgres.ts')).openPostgres(address)
          : (await import('../../base/db/engines/sqlite.ts')).openSqlite(address);
      const db = new Kysely<Tables>({ dialect: engine.dialect, plugins: [engine.columnNames] });
      await migrate(db, setup.engine, {
        steps: migrations.slice(
          0,
          migrations.findIndex(({ name }) => name === '015-audit-search'),
        ),
      });
      for (const [i, title] of [
        'SP-2026-000002',
        'KK-9X12X15 Kılavuz Kolon “özel”',
        'Mesaj listesi',
        'Mesaj listesi',
      ].entries()) {
        await sql`insert into audit (public_id, at, actor_id, actor_name, address, action, kind, row_id, title, changes)
        values (${`p${i}`}, ${new Date(Date.UTC(2026, 0, 1, 0, i))}, 'a', 'Ada', '', ${i < 2 ? 'update' : 'read'}, 'product', '', ${title}, '[]')`.execute(
          db,
        );
      }
      await db.destroy();
      await engine.stop();
      const store = auditStore(await setup.open(address));
      const found = async (q: string, group: 'changes' | 'reading' = 'changes') =>
        (await store.list({ q, group, page: 1, limit: 20 })).items.map(({ title, times }) => `${times} ${title}`);
      expect(await found('sp-2026-000002')).toEqual(['1 SP-2026-000002']);
      expect(await found('kk-9x12x15 KOLON ozel')).toEqual(['1 KK-9X12X15 Kılavuz Kolon “özel”']);
      expect(await found('', 'reading')).toEqual(['1 Mesaj listesi', '1 Mesaj listesi']);
    });

    test('forgets the searched words too', async () => {
      const { admin, database } = await start();
      await database.db.transaction().execute((trx) => forgetTitle(trx, 'product', productId('ZK-1'), 'Silinen ürün'));
      expect((await admin.get<Page>('/api/audit?q=zimba')).json.total).toBe(0);
      expect((await admin.get<Page>('/api/audit?q=silinen')).json.total).toBe(2);
    });
  },
  seedSmallCatalogue,
);
