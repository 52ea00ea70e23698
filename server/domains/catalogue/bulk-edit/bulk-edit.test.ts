import { expect, test } from 'vitest';
import type { AuditEntry, ListedAuditEntry } from '#contract/audit.ts';
import type { BulkPreview } from '#contract/bulk-edit.ts';
import { BULK_FIELD_REFUSED, CHOICE_APPLIED, CHOICE_GONE, NO_PRICE_TO_MOVE } from '#contract/bulk-edit-texts.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Product, ProductPage } from '#contract/products.ts';
import { TASK_NOT_UNDOABLE, TASK_ROW_CHANGED } from '#contract/task-texts.ts';
import type { Task, TaskRow } from '#contract/tasks.ts';
import { hasWork, runTask, runTasks, SILENT_MS, takeTask } from '../../../entities/tasks/run.ts';
import { removeOldTasks } from '../../../entities/tasks/clean.ts';
import { taskWorks } from '../../../task-works.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, insertCategories, insertProducts, productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { clockAt } from '../../../testing/forms.ts';
import { setSettings } from '../../../testing/shop.ts';
import { json } from '../../../base/db/tables.ts';
import { priceCurrencyRefused } from '#contract/exchange-rate-texts.ts';
import { signIn, type SignedInPerson } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { CATEGORY_OF_FAMILY } from '../texts.ts';

const RISE = { field: 'price', operation: 'percentUp', value: 8, currency: 'USD', rounding: 'none', former: 'keep' };
const MANY = 450;

describeOnEngines(
  'editing many products',
  (setup) => {
    async function start() {
      const clock = clockAt();
      const app = await startApp(setup, { clock: clock.now });
      const { database } = app;
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const moderator = await signIn(app, 'moderator', { name: 'Mehmet Çelik' });
      const parts = { database, works: taskWorks(''), now: clock.now };
      const errors: unknown[] = [];
      const work = () => runTasks(parts, { onError: (error) => errors.push(error) });
      const bulk = (person: SignedInPerson) => ({
        choose: (body: object) => person.post<{ _id: string; count: number } & ErrorBody>('/api/products/bulk', body),
        preview: (id: string, change: object) =>
          person.post<BulkPreview & ErrorBody>(`/api/products/bulk/${id}/preview`, change),
        apply: (id: string, change: object) => person.post<Task & ErrorBody>(`/api/products/bulk/${id}/apply`, change),
        task: async (id: string) => (await person.get<Task>(`/api/tasks/${id}`)).json,
        rows: async (id: string, outcome: string) =>
          (await person.get<{ items: TaskRow[] }>(`/api/tasks/${id}/rows?outcome=${outcome}`)).json.items,
        cancel: (id: string) => person.post<Task & ErrorBody>(`/api/tasks/${id}/cancel`, {}),
        undo: (id: string) => person.post<Task & ErrorBody>(`/api/tasks/${id}/undo`, {}),
      });
      const ids = (...codes: string[]) => ({ ids: codes.map(productId) });
      const product = async (code: string) => (await admin.get<Product>(`/api/products/${productId(code)}`)).json;
      const chosen = async (body: object) => (await bulk(moderator).choose(body)).json._id;
      const many = async () => {
        await insertProducts(
          database,
          Array.from({ length: MANY }, (_, i) => ({
            code: `COK-${i}`,
            name: 'Çok',
            category: 'kolonlar',
            priceMinor: 1_000 + i,
          })),
        );
        return Array.from({ length: MANY }, (_, i) => `COK-${i}`);
      };
      const prices = async () =>
        database.db
          .selectFrom('products')
          .select(['code', 'priceMinor', 'version'])
          .where('code', 'like', 'COK-%')
          .orderBy('id')
          .execute();
      return {
        ...app,
        clock,
        parts,
        errors,
        work,
        admin,
        moderator,
        ...bulk(moderator),
        as: bulk,
        ids,
        product,
        chosen,
        many,
        prices,
      };
    }

    test('the preview says what the change then does, and changes nothing itself', async () => {
      const { choose, preview, apply, ids, product } = await start();
      const { status, json: choice } = await choose(ids('KB-20', 'KK-1', 'Z40-5X160', 'ZK-1'));
      expect([status, choice.count]).toEqual([201, 4]);
      const change = { ...RISE, rounding: '0.10', former: 'write' };
      const seen = (await preview(choice._id, change)).json;
      expect(seen).toMatchObject({
        count: 4,
        changed: 3,
        same: 0,
        refused: [{ sentence: NO_PRICE_TO_MOVE, count: 1 }],
        prices: [
          {
            currency: 'USD',
            count: 3,
            before: { min: 1, max: 20, sum: 41 },
            after: { min: 1.1, max: 21.6, sum: 44.3 },
          },
        ],
      });
      expect(seen.rows.map(({ code, refusal }) => [code, refusal])).toEqual([
        ['KB-20', ''],
        ['KK-1', ''],
        ['ZK-1', ''],
        ['Z40-5X160', NO_PRICE_TO_MOVE],
      ]);
      expect((await product('KB-20')).price).toMatchObject({ current: 20 });

      const done = (await apply(choice._id, change)).json;
      expect(done).toMatchObject({
        kind: 'product-edit',
        title: 'Fiyat %8 artar',
        state: 'done',
        done: 4,
        total: 4,
        counts: { changed: 3, same: 0, refused: 1, restored: 0, kept: 0 },
        by: 'Mehmet Çelik',
        canUndo: true,
      });
      for (const { code, after } of seen.rows.slice(0, 3))
        expect((await product(code)).price).toEqual((after as Pick<Product, 'price'>).price);
      expect((await product('KB-20')).version).toBe(2);
      expect((await apply(choice._id, change)).json.message).toBe(CHOICE_APPLIED);
    });

    test('a filter is resolved once: what comes later is not changed', async () => {
      const { choose, apply, admin, product, database } = await start();
      const listed = (await admin.get<ProductPage>('/api/products?subCategory=burclar')).json;
      const { json: choice } = await choose({ filter: { subCategory: 'burclar' } });
      expect(choice.count).toBe(listed.total);
      await insertProducts(database, [{ code: 'KB-99', name: 'Burç', category: 'kolonlar', subCategory: 'burclar' }]);
      expect((await apply(choice._id, { field: 'leadTimeDays', value: 9 })).json.counts.changed).toBe(listed.total);
      expect(
        await Promise.all(['KB-20', 'KB-9', 'KB-99'].map(async (code) => (await product(code)).leadTimeDays)),
      ).toEqual([9, 9, null]);
    });

    test('chooses what the list shows, whichever filters narrow it', async () => {
      const { choose, admin, database } = await start();
      await insertProducts(database, [
        { code: 'PASIF-1', name: 'Pasif Kolon', category: 'kolonlar', isActive: false },
        { code: 'AZ-1', name: 'Az Kolon', category: 'kolonlar', stockStatus: 'in_stock', stockQuantity: 3 },
      ]);
      for (const filter of [
        {},
        { category: 'kolonlar' },
        { category: 'kolonlar', isActive: 'false' },
        { stock: 'low' },
        { stock: 'in_stock', category: 'kolonlar' },
        { q: 'itici pim' },
        { q: 'kolon', isActive: 'true' },
        { family: 'none', category: 'itici-pimler' },
      ]) {
        const query = new URLSearchParams(filter as Record<string, string>);
        const { total } = (await admin.get<ProductPage>(`/api/products?limit=1&${query}`)).json;
        expect([filter, (await choose({ filter })).json.count]).toEqual([filter, total]);
      }
    });

    test('each row has its version and its place in the histories; the list of changes has one entry', async () => {
      const { apply, chosen, ids, admin } = await start();
      const before = (await admin.get<Product>(`/api/products/${productId('KB-20')}`)).json;
      await apply(await chosen(ids('KB-20', 'KB-9')), RISE);
      const entries = (await admin.get<{ items: ListedAuditEntry[] }>('/api/audit')).json.items;
      expect(entries.filter(({ kind }) => kind === 'task' || kind === 'product')).toMatchObject([
        {
          kind: 'task',
          title: 'Fiyat %8 artar',
          actor: 'Mehmet Çelik',
          changes: [{ field: 'count', after: 2 }],
          place: 'row',
        },
      ]);
      const history = (await admin.get<{ items: AuditEntry[] }>(`/api/audit/rows/product/${productId('KB-20')}`)).json;
      expect(history.items).toMatchObject([
        { actor: 'Mehmet Çelik', changes: [{ field: 'price', before: { current: 20 }, after: { current: 21.6 } }] },
      ]);
      // Somebody who had the product open before saves another field: both stay.
      const saved = await admin.put<Product>(`/api/products/${before._id}`, {
        version: before.version,
        name: 'Yeni Ad',
      });
      expect([saved.status, saved.json.name, saved.json.price?.current]).toEqual([200, 'Yeni Ad', 21.6]);
      const refused = await admin.put<ErrorBody>(`/api/products/${before._id}`, {
        version: before.version,
        price: { current: 30 },
      });
      expect([refused.status, refused.json.code]).toEqual([409, 'STALE']);
    });

    test('taken back, it leaves alone what somebody has changed since, and names it', async () => {
      const { apply, undo, rows, chosen, ids, admin, product } = await start();
      const task = (await apply(await chosen(ids('KB-20', 'KB-9', 'KK-1')), RISE)).json;
      await admin.put(`/api/products/${productId('KB-9')}`, { price: { current: 50 } });
      await admin.put(`/api/products/${productId('KK-1')}`, { name: 'Başka Ad' });
      await admin.del(`/api/products/${productId('ZK-1')}`);
      const undone = (await undo(task._id)).json;
      expect(undone).toMatchObject({
        state: 'undone',
        counts: { changed: 3, restored: 2, kept: 1 },
        canUndo: false,
      });
      expect(await rows(task._id, 'kept')).toEqual([
        { rowId: productId('KB-9'), title: 'KB-9 Kılavuz Burç 9', outcome: 'kept', sentence: TASK_ROW_CHANGED },
      ]);
      expect((await product('KB-20')).price).toEqual({ current: 20, currency: 'USD' });
      expect((await product('KB-9')).price?.current).toBe(50);
      expect(await product('KK-1')).toMatchObject({ name: 'Başka Ad', price: { current: 20, old: 25.5 } });
      expect((await undo(task._id)).json.message).toBe(TASK_NOT_UNDOABLE);
      const titles = (await admin.get<{ items: ListedAuditEntry[] }>('/api/audit?kind=task')).json.items;
      expect(titles.map(({ title }) => title)).toEqual(['Geri alma: Fiyat %8 artar', 'Fiyat %8 artar']);
    });

    test('the rules of each field hold: categories of families, amounts in other currencies', async () => {
      const { apply, preview, rows, chosen, ids, database, product } = await start();
      await insertFamily(database, PIN_FAMILY);
      await insertCategories(database, [{ slug: 'yeni' }]);
      await insertProducts(database, [
        { code: 'EU-1', name: 'Avro', category: 'kolonlar', priceMinor: 2_500, currency: 'EUR' },
      ]);
      const size = PIN_FAMILY.sizes[0]!.code;
      const moved = (
        await apply(await chosen(ids(size, 'KK-1')), {
          field: 'category',
          category: categoryId('yeni'),
          subCategory: null,
        })
      ).json;
      expect(moved).toMatchObject({ title: 'Kategori: yeni', counts: { changed: 1, refused: 1 } });
      expect(await rows(moved._id, 'refused')).toMatchObject([{ sentence: CATEGORY_OF_FAMILY }]);
      expect((await product('KK-1')).category.slug).toBe('yeni');
      const amount = (await apply(await chosen(ids('EU-1', 'KK-1')), { ...RISE, operation: 'amountUp', value: 1.5 }))
        .json;
      expect(amount.counts).toMatchObject({ changed: 1, refused: 1 });
      expect(await rows(amount._id, 'refused')).toMatchObject([{ sentence: 'Fiyatı EUR ile tutuluyor.' }]);
      // Euros are not sold at a daily rate here, as the preview says too.
      const id = await chosen(ids('EU-1'));
      const sentence = priceCurrencyRefused('EUR', 'USD');
      expect((await preview(id, RISE)).json.refused).toEqual([{ sentence, count: 1 }]);
      const percent = (await apply(id, RISE)).json;
      expect(await rows(percent._id, 'refused')).toMatchObject([{ sentence }]);
    });

    test('prices that are sold at a daily rate move in the currency they are kept in, and back', async () => {
      const { apply, undo, chosen, ids, database, admin, product } = await start();
      await setSettings(database, { shop_currency: 'TRY', shop_rate_source: 'manual' });
      await database.write(['catalogue', 'settings'], (trx) =>
        trx
          .updateTable('exchangeRateState')
          .set({
            applied: json({
              EUR: { micros: 50_000_000, day: '2026-11-20', source: 'manual' as const },
              USD: null,
              GBP: null,
            }),
          })
          .execute(),
      );
      await admin.put(`/api/products/${productId('KK-1')}`, { price: { current: 25, currency: 'EUR' } });
      expect((await product('KK-1')).price).toMatchObject({ current: 1_250, currency: 'TRY' });
      const task = (await apply(await chosen(ids('KK-1')), RISE)).json;
      expect(task.counts.changed).toBe(1);
      expect(await product('KK-1')).toMatchObject({
        price: { current: 1_350 },
        listPrice: { current: 27, currency: 'EUR' },
      });
      await undo(task._id);
      expect(await product('KK-1')).toMatchObject({ price: { current: 1_250 }, listPrice: { current: 25 } });
    });

    test('passive sizes leave their family’s totals, active ones come back', async () => {
      const { apply, undo, chosen, ids, database, get } = await start();
      await insertFamily(database, PIN_FAMILY);
      const family = async () => (await get<{ articleCount: number }>('/api/families/z40-itici-pim')).json.articleCount;
      const before = await family();
      const codes = PIN_FAMILY.sizes.slice(0, 2).map(({ code }) => code);
      const task = (await apply(await chosen(ids(...codes)), { field: 'isActive', value: false })).json;
      expect(task).toMatchObject({ title: 'Durum: Pasif', counts: { changed: 2 } });
      expect(await family()).toBe(before - 2);
      await undo(task._id);
      expect(await family()).toBe(before);
    });

    test('wrong changes get their sentence; a choice is its person’s, for a day', async () => {
      const { choose, preview, apply, ids, as, admin, clock, database, chosen } = await start();
      const id = await chosen(ids('KB-20'));
      const sentenceOf = async (change: object) => (await preview(id, change)).json.message;
      expect(await sentenceOf({ field: 'code', value: 'X' })).toBe(BULK_FIELD_REFUSED);
      expect(await sentenceOf({ ...RISE, value: 0 })).toContain('Oran 0’dan büyük');
      expect(await sentenceOf({ ...RISE, operation: 'percentDown', value: 100 })).toContain('%99,99');
      expect(await sentenceOf({ ...RISE, operation: 'set', value: 1.234 })).toContain('iki ondalık');
      expect((await apply(id, { field: 'category', category: categoryId('yok'), subCategory: null })).status).toBe(400);
      expect((await choose({})).status).toBe(400);
      expect((await choose({ ids: [] })).status).toBe(400);
      expect((await choose({ ids: ['yok'] })).status).toBe(400);
      expect((await choose({ filter: { q: 'qqqqq' } })).status).toBe(400);
      const theirs = await as(admin).preview(id, RISE);
      expect([theirs.status, theirs.json.message]).toEqual([404, CHOICE_GONE]);
      clock.pass(25 * 60 * 60_000);
      await removeOldTasks({ database, now: clock.now });
      expect(await database.db.selectFrom('tasks').selectAll().execute()).toEqual([]);
    });

    test('more than 200 wait for the task process, one task at a time', async () => {
      const { apply, task, work, chosen, ids, many, prices, parts, errors, admin } = await start();
      const codes = await many();
      const first = (await apply(await chosen(ids(...codes)), RISE)).json;
      const second = (await apply(await chosen({ filter: { q: 'Çok' } }), { field: 'vatRate', value: 10 })).json;
      expect([first, second].map(({ state, done, canCancel }) => [state, done, canCancel])).toEqual([
        ['queued', 0, true],
        ['queued', 0, true],
      ]);
      expect((await admin.get<Task[]>('/api/tasks/active')).json.map(({ _id }) => _id)).toEqual([
        first._id,
        second._id,
      ]);
      expect(await hasWork(parts)).toBe(true);
      const taken = await takeTask(parts, 'one');
      expect([taken !== null, await takeTask(parts, 'two'), await hasWork(parts)]).toEqual([true, null, false]);
      await runTask(parts, taken!, 'one');
      await work();
      expect(errors).toEqual([]);
      expect([await task(first._id), await task(second._id)]).toMatchObject([
        { state: 'done', done: MANY, counts: { changed: MANY } },
        { state: 'done', done: MANY, counts: { changed: MANY } },
      ]);
      expect(await hasWork(parts)).toBe(false);
      expect((await prices()).map(({ priceMinor, version }) => [priceMinor, version])).toEqual(
        codes.map((_, i) => [Math.floor(((1_000 + i) * 108 + 50) / 100), 3]),
      );
    });

    test('one that was left behind goes on where it was; one that never gets on has failed', async () => {
      const { apply, undo, task, work, chosen, ids, many, prices, parts, clock, errors } = await start();
      const codes = await many();
      const { _id } = (await apply(await chosen(ids(...codes)), RISE)).json;
      const taken = await takeTask(parts, 'dead');
      let steps = 0;
      await runTask(parts, taken!, 'dead', () => ++steps > 0); // given back after a batch
      expect(await task(_id)).toMatchObject({ state: 'queued' });
      expect(await takeTask(parts, 'silent')).toBe(taken);
      await work();
      expect(await task(_id)).toMatchObject({ state: 'running' });
      clock.pass(SILENT_MS);
      await work();
      expect(await task(_id)).toMatchObject({ state: 'done', counts: { changed: MANY } });
      expect(new Set((await prices()).map(({ version }) => version))).toEqual(new Set([2]));

      const other = (await apply(await chosen(ids(...codes)), { field: 'vatRate', value: 1 })).json;
      for (let i = 0; i < 2; i++) {
        expect(await takeTask(parts, `dead ${i}`)).not.toBeNull();
        clock.pass(SILENT_MS);
      }
      await work();
      expect(await task(other._id)).toMatchObject({
        state: 'failed',
        message: 'İşlem yarıda kesildi.',
        canUndo: false,
      });
      expect((await undo(other._id)).status).toBe(409);
      expect(errors).toEqual([]);
    });

    test('cancelled, it takes back what it has done', async () => {
      const { apply, cancel, task, work, chosen, ids, many, prices, parts } = await start();
      const codes = await many();
      const before = await prices();
      const { _id } = (await apply(await chosen(ids(...codes)), RISE)).json;
      const taken = await takeTask(parts, 'one');
      await runTask(parts, taken!, 'one', () => true); // one batch
      expect((await task(_id)).counts.changed).toBeGreaterThan(0);
      expect((await cancel(_id)).json).toMatchObject({ state: 'queued', canCancel: false });
      await work();
      const ended = await task(_id);
      expect(ended).toMatchObject({ state: 'cancelled', isUndoing: true, canUndo: false });
      expect(ended.counts.restored).toBe(ended.counts.changed);
      expect((await prices()).map(({ priceMinor }) => priceMinor)).toEqual(before.map(({ priceMinor }) => priceMinor));
      const waiting = (await apply(await chosen(ids(...codes)), RISE)).json;
      expect((await cancel(waiting._id)).json).toMatchObject({ state: 'cancelled', counts: { changed: 0 } });
      expect((await cancel(waiting._id)).status).toBe(409);
    });

    test('a week later its rows are forgotten, three months later it is', async () => {
      const { apply, chosen, ids, clock, database } = await start();
      const { _id } = (await apply(await chosen(ids('KB-20')), RISE)).json;
      const rowsLeft = async () => (await database.db.selectFrom('taskRows').selectAll().execute()).length;
      const pass = async (days: number) => {
        clock.pass(days * 24 * 60 * 60_000);
        await removeOldTasks({ database, now: clock.now });
      };
      await pass(6);
      expect(await rowsLeft()).toBe(1);
      await pass(2);
      expect(await rowsLeft()).toBe(0);
      const row = await database.db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({ publicId: _id, counts: { changed: 1 } });
      await pass(90);
      expect(await database.db.selectFrom('tasks').selectAll().execute()).toEqual([]);
    });
  },
  seedSmallCatalogue,
);
