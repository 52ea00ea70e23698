import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { Output } from '#contract/endpoints.ts';
import type { ErrorBody } from '#contract/errors.ts';
import {
  PRICE_LIST_EMPTY,
  PRICE_LIST_ENDS_FIRST,
  PRICE_LIST_HAS_NO_END,
  PRICE_LIST_ITEM_ABSENT,
  PRICE_LIST_MISSED,
  PRICE_LIST_NOT_CANCELLABLE,
  PRICE_LIST_NOT_DRAFT,
  PRICE_LIST_NOT_REMOVABLE,
  PRICE_LIST_NOT_RUNNING,
  PRICE_LIST_NOT_UNDOABLE,
  PRICE_LIST_PRODUCT_ABSENT,
  priceListAmbiguous,
  priceListsOverlap,
  priceListTwice,
} from '#contract/price-list-texts.ts';
import type { PriceList, PriceListItem, PriceListPreview } from '#contract/price-lists.ts';
import type { Product } from '#contract/products.ts';
import { TASK_NOT_RUNNING, TASK_NOT_UNDOABLE, TASK_ROW_CHANGED } from '#contract/task-texts.ts';
import type { Task } from '#contract/tasks.ts';
import { dueWorks } from '../../../domains.ts';
import { runTasks } from '../../../entities/tasks/run.ts';
import { taskWorks } from '../../../task-works.ts';
import { insertProducts, productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { buyerOf, setSettings, startShop } from '../../../testing/shop.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { forgetOldPrices } from './history.ts';
import { movePriceLists } from './due.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const MANY = 210;
type Reply = PriceList & ErrorBody;
const RISE = { operation: 'percentUp', value: 10, currency: 'USD', rounding: 'none' };

describeOnEngines(
  'price lists',
  (setup) => {
    async function start() {
      const app = await startShop(setup);
      const { database, clock } = app;
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const moderator = await signIn(app, 'moderator', { name: 'Mehmet Çelik' });
      const parts = { database, works: taskWorks(''), now: clock.now };
      const errors: unknown[] = [];
      const work = () => runTasks(parts, { onError: (error) => errors.push(error) });
      const look = async () => {
        for (const one of dueWorks({ ...parts, dataDir: '' })) await one();
      };
      const at = (ms: number) => new Date(clock.now() + ms).toISOString();
      const create = async (facts: object = {}) =>
        (
          await moderator.post<Reply>('/api/price-lists', {
            name: 'Kış',
            kind: 'campaign',
            startsAt: null,
            endsAt: null,
            ...facts,
          })
        ).json;
      const paste = (id: string, csv: string, isTrial = false) =>
        moderator.post<Output<'POST /api/price-lists/:id/items/import'> & ErrorBody>(
          `/api/price-lists/${id}/items/import`,
          { csv, isTrial },
        );
      const list = async (id: string) => (await moderator.get<Reply>(`/api/price-lists/${id}`)).json;
      const items = async (id: string, query = '') =>
        (await moderator.get<{ items: PriceListItem[]; total: number }>(`/api/price-lists/${id}/items${query}`)).json;
      const act = (id: string, action: 'cancel' | 'end' | 'undo') =>
        moderator.post<Reply>(`/api/price-lists/${id}/${action}`, {});
      const schedule = (id: string, body: object = {}) =>
        moderator.post<Reply>(`/api/price-lists/${id}/schedule`, body);
      const price = async (code: string) =>
        (await admin.get<Product>(`/api/products/${productId(code)}`)).json.price ?? null;
      const setPrice = (code: string, value: object) => admin.put(`/api/products/${productId(code)}`, { price: value });
      const filled = async (csv: string, facts: object = {}) => {
        const { _id } = await create(facts);
        expect(await paste(_id, csv)).toMatchObject({ status: 200, json: { errors: [] } });
        return _id;
      };
      const many = async () => {
        const codes = Array.from({ length: MANY }, (_, i) => `COK-${i}`);
        await insertProducts(
          database,
          codes.map((code, i) => ({ code, name: 'Çok', category: 'kolonlar', priceMinor: 1_000 + i })),
        );
        return codes;
      };
      return {
        ...app,
        clock,
        parts,
        errors,
        work,
        look,
        at,
        admin,
        moderator,
        create,
        paste,
        list,
        items,
        act,
        schedule,
        price,
        setPrice,
        filled,
        many,
      };
    }

    test('a draft takes lines: all or none, with a sentence for each wrong one', async () => {
      const { create, paste, items, list } = await start();
      const { _id: id } = await create({ startsAt: '2026-12-01T21:00:00.000Z' });
      expect(await list(id)).toMatchObject({
        name: 'Kış',
        kind: 'campaign',
        state: 'draft',
        startsAt: '2026-12-01T21:00:00.000Z',
        endsAt: null,
        count: 0,
        progress: null,
        by: '',
        canUndo: false,
      });
      const wrong = await paste(
        id,
        'Ürün kodu;Fiyat;Para birimi\nKK-1;18,50;\nYOK-1;3;\nKB-20;1.234;\nkb-9;9;\nKB-9;9;USD\nZK-1;12;ABC\nKK-1;1;\nZ40-5X100;0;',
      );
      expect(wrong.json.errors).toEqual([
        { line: 3, message: PRICE_LIST_PRODUCT_ABSENT },
        { line: 4, message: priceListAmbiguous('1.234') },
        { line: 6, message: priceListTwice(5) },
        { line: 7, message: expect.stringContaining('Para birimi') },
        { line: 8, message: priceListTwice(2) },
        { line: 9, message: expect.any(String) },
      ]);
      expect((await items(id)).total).toBe(0);

      const lines = 'KK-1;18,50\nKB-20;"22,00";usd\nZ40-5X160;1.234,50;$';
      expect((await paste(id, lines, true)).json).toEqual({ added: 3, changed: 0, same: 0, errors: [] });
      expect((await items(id)).total).toBe(0);
      await paste(id, lines);
      expect((await items(id)).items).toEqual([
        {
          _id: productId('KB-20'),
          code: 'KB-20',
          name: 'Kılavuz Burç 20',
          price: { current: 22, currency: 'USD' },
          before: { current: 20, currency: 'USD' },
          change: 10,
          outcome: 'waiting',
          sentence: '',
        },
        expect.objectContaining({ code: 'KK-1', change: -7.5 }),
        expect.objectContaining({
          code: 'Z40-5X160',
          price: { current: 1234.5, currency: 'USD' },
          before: null,
          change: null,
        }),
      ]);
      expect((await paste(id, 'KK-1;18,50\nKB-20;21')).json).toMatchObject({ added: 0, changed: 1, same: 1 });
      expect((await items(id, '?q=KILAVUZ')).items.map(({ code }) => code)).toEqual(['KB-20']);
      expect((await items(id, '?q=kk-1')).total).toBe(1);
    });

    test('products come in by code, by choice and from another list, and go out again', async () => {
      const { moderator, create, items, filled } = await start();
      const { _id: id } = await create();
      const add = (body: object) => moderator.post<PriceListItem & ErrorBody>(`/api/price-lists/${id}/items`, body);
      expect((await add({ code: 'kk-1', price: 19.9 })).json).toMatchObject({
        code: 'KK-1',
        price: { current: 19.9, currency: 'USD' },
      });
      expect((await add({ code: 'KK-1', price: 15 })).json.price.current).toBe(15);
      expect(await add({ code: 'YOK', price: 15 })).toMatchObject({
        status: 400,
        json: { fields: { code: PRICE_LIST_PRODUCT_ABSENT } },
      });
      expect((await add({ code: 'KK-1', price: 15, currency: 'EUR' })).status).toBe(400);

      const choose = (body: object) => moderator.post(`/api/price-lists/${id}/items/choose`, body);
      expect((await choose({ ids: ['KK-1', 'KB-20', 'Z40-5X160', 'KB-20'].map(productId), move: RISE })).json).toEqual({
        added: 1,
        changed: 1,
        same: 0,
        refused: [{ sentence: 'Fiyatı yok.', count: 1 }],
      });
      expect((await items(id)).items.map(({ code, price }) => [code, price.current])).toEqual([
        ['KB-20', 22],
        ['KK-1', 22],
      ]);
      await choose({ filter: { category: 'itici-pimler' }, move: { ...RISE, rounding: '1' } });
      expect((await items(id)).items.map(({ code }) => code)).toContain('Z40-5X100');
      expect((await choose({ move: RISE })).status).toBe(400);

      const next = await filled('KB-9;1', { name: 'İkinci' });
      const copy = (body: object) => moderator.post(`/api/price-lists/${next}/items/copy`, body);
      expect((await copy({ from: id, move: { ...RISE, operation: 'percentDown', value: 50 } })).json).toMatchObject({
        refused: [],
      });
      expect((await items(next, '?q=KB')).items.map(({ code, price }) => [code, price.current])).toEqual([
        ['KB-20', 11],
        ['KB-9', 1],
      ]);
      expect((await copy({ from: next, move: null })).status).toBe(400);
      const remove = () => moderator.del(`/api/price-lists/${next}/items/${productId('KB-9')}`);
      expect((await remove()).status).toBe(204);
      expect(await remove()).toMatchObject({ status: 404, json: { message: PRICE_LIST_ITEM_ABSENT } });
    });

    test('the preview counts, and says how far prices move', async () => {
      const { filled, moderator } = await start();
      const id = await filled('KK-1;10\nKB-20;25\nKB-9;9\nZ40-5X160;5');
      expect((await moderator.get<PriceListPreview>(`/api/price-lists/${id}/preview`)).json).toEqual({
        count: 4,
        raised: 1,
        lowered: 1,
        same: 1,
        unpriced: 1,
        change: { min: -50, max: 25, mean: -8.33 },
        refused: [],
      });
    });

    test('a change of prices is written once at its time, and taken back', async () => {
      const { filled, schedule, list, look, clock, at, price, act, items, setPrice, admin } = await start();
      const id = await filled('KK-1;22\nKB-20;30\nKB-9;9', { kind: 'replace', startsAt: at(HOUR), name: '2027' });
      expect((await schedule(id)).json).toMatchObject({ state: 'scheduled', by: 'Mehmet Çelik' });
      await look();
      expect((await list(id)).state).toBe('scheduled');
      expect(await price('KK-1')).toMatchObject({ current: 20 });
      clock.pass(HOUR);
      await look();
      expect(await list(id)).toMatchObject({ state: 'completed', canUndo: true, outcomes: { changed: 2, same: 1 } });
      expect(await price('KK-1')).toMatchObject({ current: 22, old: 25.5 }); // the former price stays while it is higher
      expect(await price('KB-20')).toEqual({ current: 30, currency: 'USD' });
      await look();

      // The task is in the list of tasks, which cannot take it back, and its products' histories name the person.
      const [task] = (await admin.get<{ items: Task[] }>('/api/tasks')).json.items;
      expect(task).toMatchObject({ title: 'Fiyat listesi: 2027', by: 'Mehmet Çelik', canUndo: false, state: 'done' });
      expect(await admin.post(`/api/tasks/${task!._id}/undo`, {})).toMatchObject({
        status: 409,
        json: { message: TASK_NOT_UNDOABLE },
      });

      await setPrice('KB-20', { current: 31 });
      clock.pass(29 * DAY);
      expect((await act(id, 'undo')).json).toMatchObject({
        state: 'undone',
        canUndo: false,
        outcomes: { restored: 1, kept: 1, same: 1 },
      });
      expect(await price('KK-1')).toEqual({ current: 20, old: 25.5, currency: 'USD' });
      expect(await price('KB-20')).toMatchObject({ current: 31 });
      expect((await items(id, '?outcome=kept')).items).toMatchObject([{ code: 'KB-20', sentence: TASK_ROW_CHANGED }]);
      expect(await act(id, 'undo')).toMatchObject({ status: 409, json: { message: PRICE_LIST_NOT_UNDOABLE } });
    });

    test('a change is taken back within 30 days only', async () => {
      const { filled, schedule, clock, act } = await start();
      const id = await filled('KK-1;22', { kind: 'replace' });
      expect((await schedule(id)).json.state).toBe('completed'); // without a time it begins at once
      clock.pass(31 * DAY);
      expect((await act(id, 'undo')).json.message).toBe(PRICE_LIST_NOT_UNDOABLE);
    });

    test('a campaign holds for its time; what was changed by hand meanwhile stays and is reported', async () => {
      const { filled, schedule, list, look, clock, at, price, items, setPrice, admin } = await start();
      const id = await filled('KK-1;10\nKB-20;15\nZ40-5X160;7\nKB-9;12', { startsAt: at(HOUR), endsAt: at(2 * HOUR) });
      await schedule(id);
      clock.pass(HOUR);
      await look();
      expect(await list(id)).toMatchObject({ state: 'running', outcomes: { changed: 4 } });
      expect(await price('KK-1')).toEqual({ current: 10, old: 20, currency: 'USD' });
      expect(await price('KB-9')).toEqual({ current: 12, currency: 'USD' }); // dearer: there is nothing to cross out
      expect(await price('Z40-5X160')).toEqual({ current: 7, currency: 'USD' });
      expect((await items(id)).items.map(({ code, before }) => [code, before?.current])).toEqual([
        ['KB-20', 20],
        ['KB-9', 9],
        ['KK-1', 20],
        ['Z40-5X160', undefined],
      ]);
      await setPrice('KB-20', { current: 14, old: 20 });
      clock.pass(HOUR);
      await look();
      expect(await list(id)).toMatchObject({ state: 'completed', outcomes: { restored: 3, kept: 1 }, canUndo: false });
      expect(await price('KK-1')).toEqual({ current: 20, old: 25.5, currency: 'USD' });
      expect(await price('Z40-5X160')).toBeNull();
      expect(await price('KB-20')).toMatchObject({ current: 14 });
      const history = (
        await admin.get<{ items: AuditEntry[] }>(`/api/audit/rows/product/${productId('KK-1')}`)
      ).json.items.slice(0, 2);
      expect(history.map(({ actor, action }) => [actor, action])).toEqual([
        ['Mehmet Çelik', 'update'],
        ['Mehmet Çelik', 'update'],
      ]);
    });

    test('carts and visitors follow', async () => {
      const started = await start();
      const { filled, schedule, act, get } = started;
      const seen = async () => ((await get(`/api/products/${productId('KK-1')}`)).json as Product).price?.current;
      const buyer = await buyerOf(started);
      expect(await seen()).toBe(20);
      const id = await filled('KK-1;10');
      await schedule(id);
      expect(await seen()).toBe(10);
      expect(await buyer.pay([{ code: 'KK-1', price: 20 }])).toMatchObject({
        status: 409,
        json: { code: 'PRICE_CHANGED' },
      });
      expect((await buyer.pay([{ code: 'KK-1', price: 10 }])).status).toBe(200);
      await act(id, 'end');
      expect(await seen()).toBe(20);
    });

    test('a campaign is ended early, also one without an end', async () => {
      const { filled, schedule, act, price, clock, list, look } = await start();
      const id = await filled('KK-1;10');
      expect((await schedule(id)).json).toMatchObject({ state: 'running', endsAt: null });
      clock.pass(DAY);
      await look();
      expect((await list(id)).state).toBe('running');
      expect((await act(id, 'end')).json).toMatchObject({
        state: 'completed',
        endsAt: new Date(clock.now()).toISOString(),
      });
      expect(await price('KK-1')).toMatchObject({ current: 20 });
      expect((await act(id, 'end')).json.message).toBe(PRICE_LIST_NOT_RUNNING);
    });

    test('the former price is the lowest of 30 days where the shop wants that', async () => {
      const { database, filled, schedule, price, setPrice, clock, act } = await start();
      await setSettings(database, { shop_lowest_former_price: true });
      await setPrice('KK-1', { current: 16 });
      clock.pass(DAY);
      await setPrice('KK-1', { current: 24 });
      clock.pass(29 * DAY - HOUR);
      const first = await filled('KK-1;10\nKB-20;15');
      await schedule(first);
      expect(await price('KK-1')).toEqual({ current: 10, old: 16, currency: 'USD' });
      expect(await price('KB-20')).toEqual({ current: 15, old: 20, currency: 'USD' });
      await act(first, 'end');
      expect(await price('KK-1')).toEqual({ current: 24, currency: 'USD' });
      clock.pass(31 * DAY);
      const second = await filled('KK-1;20');
      await schedule(second);
      expect(await price('KK-1')).toEqual({ current: 20, old: 24, currency: 'USD' });
      clock.pass(HOUR);
      const id = productId('KK-1');
      const all = () =>
        database.db
          .selectFrom('priceHistory as h')
          .innerJoin('products as p', 'p.id', 'h.productId')
          .select(['h.priceMinor', 'h.currency'])
          .where('p.publicId', '=', id)
          .orderBy('h.id')
          .execute();
      expect((await all()).map(({ priceMinor }) => priceMinor)).toEqual([2_000, 1_600, 2_400, 1_000, 2_400, 2_000]);
      clock.pass(2 * 365 * DAY);
      await forgetOldPrices({ database, now: clock.now });
      expect((await all()).map(({ priceMinor }) => priceMinor)).toEqual([2_000]); // the present one stays
    });

    test('campaigns that meet are refused with the codes, and so is a change within one', async () => {
      const { filled, schedule, at, act } = await start();
      const first = await filled('KK-1;10\nKB-20;15\nKB-9;1', {
        name: 'İlk',
        startsAt: at(HOUR),
        endsAt: at(3 * HOUR),
      });
      expect((await schedule(first)).json.state).toBe('scheduled');
      const meeting = await filled('KB-20;14\nKK-1;11\nZK-1;3', { startsAt: at(2 * HOUR), endsAt: at(9 * HOUR) });
      const sentence = priceListsOverlap('İlk', ['KB-20', 'KK-1'], 2);
      expect(await schedule(meeting)).toMatchObject({ status: 409, json: { message: sentence } });
      const change = await filled('KK-1;12', { kind: 'replace', startsAt: at(2 * HOUR) });
      expect((await schedule(change)).status).toBe(409);
      // Other products, and other times.
      expect((await schedule(await filled('ZK-1;14', { startsAt: at(2 * HOUR) }))).json.state).toBe('scheduled');
      expect((await schedule(await filled('KK-1;14', { startsAt: at(3 * HOUR) }))).json.state).toBe('scheduled');
      // What is cancelled makes room.
      expect((await act(first, 'cancel')).json.state).toBe('draft');
      expect((await schedule(change)).json.state).toBe('scheduled');
    });

    test('what ends makes room for what begins at the same minute, also after a standstill', async () => {
      const { filled, schedule, at, clock, look, price, list } = await start();
      const first = await filled('KK-1;10', { startsAt: at(HOUR), endsAt: at(2 * HOUR) });
      const second = await filled('KK-1;8', { startsAt: at(2 * HOUR), endsAt: at(9 * HOUR) });
      const missed = await filled('KB-9;2', { startsAt: at(HOUR), endsAt: at(2 * HOUR) });
      for (const id of [second, first, missed]) await schedule(id);
      clock.pass(HOUR);
      await look();
      expect((await list(missed)).state).toBe('running');
      expect(await price('KK-1')).toMatchObject({ current: 10, old: 20 });
      const late = await filled('KB-20;3', { startsAt: at(HOUR), endsAt: at(2 * HOUR) });
      await schedule(late);
      clock.pass(3 * HOUR);
      await look();
      expect((await list(first)).state).toBe('completed');
      expect(await price('KK-1')).toMatchObject({ current: 8, old: 20 });
      expect(await list(late)).toMatchObject({ state: 'cancelled', note: PRICE_LIST_MISSED });
      expect(await price('KB-20')).toMatchObject({ current: 20 });
    });

    test('many products are a task in the background; several processes begin it once', async () => {
      const { many, filled, schedule, list, look, work, at, clock, parts, database, price, act, admin, errors } =
        await start();
      const codes = await many();
      const id = await filled(codes.map((code) => `${code};5`).join('\n'), {
        startsAt: at(HOUR),
        endsAt: at(2 * HOUR),
      });
      await schedule(id);
      clock.pass(HOUR);
      await Promise.all([movePriceLists(parts), movePriceLists(parts), movePriceLists(parts)]);
      expect(await list(id)).toMatchObject({ state: 'starting', progress: { done: 0, total: MANY } });
      const open = await database.db.selectFrom('tasks').select('id').where('state', '=', 'queued').execute();
      expect(open).toHaveLength(1);
      await look(); // nothing more meanwhile
      await work();
      expect(await list(id)).toMatchObject({ state: 'running', outcomes: { changed: MANY } });
      expect(await price('COK-7')).toEqual({ current: 5, old: 10.07, currency: 'USD' });
      await look();
      clock.pass(HOUR);
      await look();
      expect((await list(id)).state).toBe('ending');
      expect((await act(id, 'cancel')).json.message).toBe(PRICE_LIST_NOT_CANCELLABLE);
      const [task] = (await admin.get<Task[]>('/api/tasks/active')).json;
      expect(task).toMatchObject({ title: 'Fiyat listesi bitti: Kış', canCancel: false });
      expect((await admin.post<ErrorBody>(`/api/tasks/${task!._id}/cancel`, {})).json.message).toBe(TASK_NOT_RUNNING);
      await work();
      expect(await list(id)).toMatchObject({ state: 'completed', outcomes: { restored: MANY }, progress: null });
      expect(await price('COK-7')).toEqual({ current: 10.07, currency: 'USD' });
      expect(errors).toEqual([]);
    });

    test('writing that is cancelled goes back, and writing that broke off can be taken back', async () => {
      const { many, filled, schedule, list, work, act, price, database, look } = await start();
      const lines = (await many()).map((code) => `${code};5`).join('\n');
      const first = await filled(lines);
      expect((await schedule(first)).json.state).toBe('starting');
      expect((await act(first, 'cancel')).json.state).toBe('cancelled');
      await work();
      expect(await price('COK-7')).toMatchObject({ current: 10.07 });

      const second = await filled(lines);
      await schedule(second);
      await work();
      await database.write(['tasks', 'price_lists'], async (trx) => {
        await trx.updateTable('tasks').set({ state: 'failed' }).where('state', '=', 'done').execute();
        await trx.updateTable('priceLists').set({ state: 'starting' }).where('publicId', '=', second).execute();
      });
      expect(await list(second)).toMatchObject({ state: 'halted', canUndo: true });
      await look();
      expect((await act(second, 'undo')).json.state).toBe('ending');
      await work();
      expect((await list(second)).state).toBe('undone');
      expect(await price('COK-7')).toEqual({ current: 10.07, currency: 'USD' });
    });

    test('only drafts change; times must fit; what holds is not deleted', async () => {
      const { moderator, filled, create, schedule, at, act, paste, list } = await start();
      const post = (facts: object) =>
        moderator.post<Reply>('/api/price-lists', {
          name: 'A',
          kind: 'campaign',
          startsAt: null,
          endsAt: null,
          ...facts,
        });
      expect((await post({ startsAt: at(HOUR), endsAt: at(HOUR) })).json.fields).toEqual({
        endsAt: PRICE_LIST_ENDS_FIRST,
      });
      expect((await post({ kind: 'replace', endsAt: at(HOUR) })).json.fields).toEqual({
        endsAt: PRICE_LIST_HAS_NO_END,
      });
      expect((await post({ name: ' ' })).status).toBe(400);
      expect(await schedule((await create())._id)).toMatchObject({ status: 400, json: { message: PRICE_LIST_EMPTY } });

      const id = await filled('KK-1;10', { startsAt: at(HOUR) });
      const facts = { name: 'Yeni ad', kind: 'campaign', startsAt: at(HOUR), endsAt: at(DAY) };
      const { version } = await list(id);
      expect((await moderator.put<Reply>(`/api/price-lists/${id}`, { ...facts, version })).json).toMatchObject({
        name: 'Yeni ad',
        version: version + 1,
      });
      expect((await schedule(id, { version: version + 1 })).json.state).toBe('scheduled');
      expect(await moderator.put(`/api/price-lists/${id}`, facts)).toMatchObject({
        status: 409,
        json: { message: PRICE_LIST_NOT_DRAFT },
      });
      expect((await paste(id, 'KB-9;1')).json.message).toBe(PRICE_LIST_NOT_DRAFT);
      expect((await moderator.del<ErrorBody>(`/api/price-lists/${id}`)).json.message).toBe(PRICE_LIST_NOT_REMOVABLE);
      await act(id, 'cancel');
      expect((await moderator.del(`/api/price-lists/${id}`)).status).toBe(204);
      expect((await moderator.get(`/api/price-lists/${id}`)).status).toBe(404);
      expect((await moderator.get<{ total: number }>('/api/price-lists?q=KIS')).json.total).toBe(1);
    });
  },
  seedSmallCatalogue,
);
