import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Product, StockMove } from '#contract/products.ts';
import type { TrashEntry } from '#contract/trash.ts';
import { forgetAccount } from '../../../entities/audit/record.ts';
import { applySession } from '../../shop/settlement/apply.ts';
import { categoryId, productId } from '../../../testing/catalogue.ts';
import { describeOnEngines, type Setup } from '../../../testing/engines.ts';
import { inStep } from '../../../testing/forms.ts';
import { startShop } from '../../../testing/payments.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const KB = productId('KB-20');
interface Ledger {
  items: StockMove[];
  total: number;
  page: number;
  limit: number;
  pages: number;
}
type Reply = Product & ErrorBody;

async function start(setup: Setup) {
  const shop = await startShop(setup);
  const [admin, moderator] = [
    await signIn(shop, 'admin', { name: 'Ayşe Usta' }),
    await signIn(shop, 'moderator', { name: 'Mehmet Çelik' }),
  ];
  const { db } = shop.database;
  const save = (body: object, id = KB) => moderator.put<Reply>(`/api/products/${id}`, body);
  const read = async (id = KB) => (await admin.get<Product>(`/api/products/${id}`)).json;
  const ledger = async (query = '', id = KB) =>
    (await moderator.get<Ledger>(`/api/products/${id}/stock-moves${query}`)).json;
  const steps = async () =>
    (await ledger('?limit=100')).items.map(({ reason, before, after, change, order, by, note }) => [
      reason,
      before,
      after,
      change,
      order ?? by,
      note,
    ]);
  /** Places and pays an order for a number of pieces. @returns its number */
  const sell = async (quantity: number) => {
    const order = await shop.order({ lines: [{ code: 'KB-20', quantity }] });
    shop.pay(order);
    expect(await shop.tell(order)).toBe(200);
    return order.number;
  };
  /** For every product: the sum of its ledger, and its level. */
  const sums = async () => {
    const moves = await db.selectFrom('stockMoves').select(['productId', 'change', 'level']).orderBy('id').execute();
    return (await db.selectFrom('products').select(['id', 'stockQuantity']).execute()).map(({ id, stockQuantity }) => {
      const own = moves.filter((move) => move.productId === id);
      return {
        level: stockQuantity,
        last: own.at(-1)?.level ?? null,
        sum: own.reduce((sum, { change }) => sum + change, 0),
      };
    });
  };
  const expectAgreement = async () => {
    for (const { level, last, sum } of await sums()) expect([last, sum]).toEqual([level, level ?? 0]);
  };
  const audit = async () =>
    (await admin.get<{ items: AuditEntry[] }>(`/api/audit?kind=product&rowId=${KB}`)).json.items;
  return { ...shop, db, admin, moderator, save, read, ledger, steps, sell, expectAgreement, audit };
}

describeOnEngines(
  'stock',
  (setup) => {
    test('that is sold while a form is open is kept: texts are saved without a conflict, pieces are added, a count over it is refused', async () => {
      const { save, read, sell, steps, clock } = await start(setup);
      await save({ stockQuantity: 40, stockStatus: 'in_stock' });
      const { version, updatedAt } = await read();
      clock.pass(60_000);
      const number = await sell(3);
      expect(await read()).toMatchObject({ stockQuantity: 37, version, updatedAt });
      expect(await save({ version, description: 'Yeni metin' })).toMatchObject({
        status: 200,
        json: { stockQuantity: 37, description: 'Yeni metin', version: version + 1 },
      });
      const soldAt = new Date(clock.now()).toISOString();
      const { status, json } = await save({ version, stockQuantity: 45, stockSeen: 40 });
      expect([status, json.code, json.error]).toEqual([
        409,
        'STALE',
        `Stok siz düzenlerken değişti: 40 → 37 (Sipariş ${number}).`,
      ]);
      expect(json.stale).toEqual({
        changedBy: `Sipariş ${number}`,
        changedAt: soldAt,
        version: version + 1,
        fields: ['description', 'stockQuantity'],
        changes: [
          { field: 'description', now: 'Yeni metin', by: 'Mehmet Çelik', at: soldAt },
          {
            field: 'stockQuantity',
            now: 37,
            mine: 45,
            by: `Sipariş ${number}`,
            at: soldAt,
            moves: [{ before: 40, after: 37, by: `Sipariş ${number}`, at: soldAt }],
          },
        ],
      });
      expect(await save({ version, stockChange: 5, stockNote: ' Üretimden ' })).toMatchObject({
        status: 200,
        json: { stockQuantity: 42, version: version + 1 },
      });
      expect((await save({ stockQuantity: 45, stockSeen: 42, stockNote: 'Raf sayıldı' })).json.stockQuantity).toBe(45);
      expect(await steps()).toEqual([
        ['count', 42, 45, 3, 'Mehmet Çelik', 'Raf sayıldı'],
        ['in_out', 37, 42, 5, 'Mehmet Çelik', 'Üretimden'],
        ['sale', 40, 37, -3, number, ''],
        ['begin', null, 40, 40, 'Mehmet Çelik', ''],
      ]);
    });

    test('of a count that is refused lists the movements since the level that was seen', async () => {
      const { save, admin, sell } = await start(setup);
      await save({ stockQuantity: 40 });
      const first = await sell(3);
      await admin.put(`/api/products/${KB}`, { stockChange: 10 });
      const last = await sell(1);
      const { json } = await save({ stockQuantity: 45, stockSeen: 40 });
      expect(json.stale?.fields).toEqual(['stockQuantity']);
      expect(json.stale?.changes?.[0]!.moves?.map(({ before, after, by }) => [before, after, by])).toEqual([
        [40, 37, `Sipariş ${first}`],
        [37, 47, 'Ayşe Usta'],
        [47, 46, `Sipariş ${last}`],
      ]);
      const told = async (stockSeen: number | null) =>
        (await save({ stockQuantity: 45, stockSeen })).json.stale?.changes?.[0]!.moves?.length;
      expect(await told(null)).toBe(4); // from where counting began
      expect(await told(3)).toBe(1); // a level that the product never had
      // A count that agrees with the stock is no conflict.
      expect((await save({ stockQuantity: 46, stockSeen: 40 })).status).toBe(200);
    });

    test('is counted, counted again, no longer counted: each in the ledger and in the audit table, none of them a new version', async () => {
      const { save, read, steps, audit, expectAgreement } = await start(setup);
      const { version } = await read();
      for (const stockQuantity of [7, 0, 12, null])
        expect((await save({ stockQuantity })).json, String(stockQuantity)).toMatchObject({ stockQuantity, version });
      expect(await steps()).toEqual([
        ['end', 12, null, -12, 'Mehmet Çelik', ''],
        ['count', 0, 12, 12, 'Mehmet Çelik', ''],
        ['count', 7, 0, -7, 'Mehmet Çelik', ''],
        ['begin', null, 7, 7, 'Mehmet Çelik', ''],
      ]);
      expect((await audit()).map(({ changes }) => changes[0])).toEqual(
        [
          [12, null],
          [0, 12],
          [7, 0],
          [null, 7],
        ].map(([before, after]) => ({ field: 'stockQuantity', before, after })),
      );
      await expectAgreement();
      // A count that agrees with the stock adds a row; a form that sends the number back unchanged does not.
      await save({ stockQuantity: 5 });
      await save({ stockQuantity: 5 });
      expect((await steps()).length).toBe(5);
      await save({ stockQuantity: 5, stockSeen: 5, stockNote: 'Yıl sonu' });
      expect((await steps())[0]).toEqual(['count', 5, 5, 0, 'Mehmet Çelik', 'Yıl sonu']);
      expect(await audit()).toHaveLength(5);
      await expectAgreement();
    });

    test('is moved once where the same movement is sent twice', async () => {
      const { save, steps } = await start(setup);
      await save({ stockQuantity: 40 });
      for (let i = 0; i < 2; i++)
        expect((await save({ stockChange: -40, stockAttempt: 'deneme-1' })).json.stockQuantity).toBe(0);
      expect((await save({ stockChange: 4, stockAttempt: 'deneme-2' })).json.stockQuantity).toBe(4);
      expect(await save({ stockChange: 5, stockAttempt: 'deneme-2' })).toMatchObject({
        status: 409,
        json: {
          code: 'GUARDED',
          fields: { stockChange: 'Bu hareket az önce 4 adet giriş olarak kaydedildi. Lütfen ürünü yeniden açın.' },
        },
      });
      expect(await steps()).toHaveLength(3);
    });

    test('is refused below zero, above the limit, and where it is not counted; a contradictory request is a 400', async () => {
      const { save, steps } = await start(setup);
      const refusal = async (body: object) => {
        const { status, json } = await save(body);
        return [status, json.code, json.fields];
      };
      const guarded = (sentence: string) => [409, 'GUARDED', { stockChange: sentence }];
      expect(await refusal({ stockChange: 5 })).toEqual(guarded('Bu ürünün stoku sayılmıyor. Önce bir sayım girin.'));
      await save({ stockQuantity: 2 });
      expect(await refusal({ stockChange: -3 })).toEqual(guarded('Stokta 2 adet var; 3 adet çıkış yapılamaz.'));
      expect(await refusal({ stockChange: 9_999_999 })).toEqual(guarded('Stok adedi çok büyük.'));
      for (const body of [
        { stockChange: 0 },
        { stockChange: 1.5 },
        { stockChange: '3' },
        { stockChange: null },
        { stockChange: 10_000_001 },
        { stockChange: 1, stockQuantity: 3 },
        { stockChange: 1, stockSeen: 2 },
        { stockSeen: 2 },
        { stockNote: 'x' },
        { stockChange: 1, stockNote: 'x'.repeat(201) },
        { stockAttempt: 'deneme-1' },
        { stockChange: 1, stockAttempt: 'x' },
        { stockQuantity: 3, stockSeen: -1 },
      ])
        expect((await refusal(body))[0], JSON.stringify(body)).toBe(400);
      expect((await refusal({ stockChange: 1, stockQuantity: 3 }))[2]).toEqual({
        stockChange: 'Stok için ya giriş/çıkış ya da sayım gönderilebilir, ikisi birden değil.',
      });
      expect(await steps()).toHaveLength(1);
    });

    test('and its status follow each other at zero, unless the status is set by hand', async () => {
      const { save, sell, stockOf } = await start(setup);
      const after = async (body: object) => (await save(body)).json.stockStatus;
      expect(await after({ stockQuantity: 3, stockStatus: 'in_stock' })).toBe('in_stock');
      expect(await after({ stockChange: -3 })).toBe('out_of_stock');
      expect(await after({ stockChange: 3 })).toBe('in_stock');
      await sell(3);
      expect((await stockOf('KB-20')).stockStatus).toBe('out_of_stock');
      expect(await after({ stockQuantity: 9 })).toBe('in_stock');
      expect(await after({ stockQuantity: 0 })).toBe('out_of_stock');
      expect(await after({ stockQuantity: 4, stockStatus: 'out_of_stock' })).toBe('out_of_stock');
      expect(await after({ stockStatus: 'in_stock' })).toBe('in_stock');
      expect(await after({ stockQuantity: 0, stockStatus: 'in_stock' })).toBe('in_stock');
      expect(await after({ stockQuantity: 5, stockStatus: 'made_to_order' })).toBe('made_to_order');
      expect(await after({ stockQuantity: 0 })).toBe('made_to_order');
      expect(await after({ stockChange: 5 })).toBe('made_to_order');
      expect(await after({ stockQuantity: null, stockStatus: 'out_of_stock' })).toBe('out_of_stock');
      expect(await after({ stockQuantity: 5 })).toBe('out_of_stock'); // its uncounted stock had no effect
    });

    test('of many sales and movements at once adds up', async () => {
      const shop = await start(setup);
      const { save, sell, read, admin, expectAgreement, ledger } = shop;
      await save({ stockQuantity: 10, stockStatus: 'in_stock' });
      const orders = [];
      for (let i = 0; i < 6; i++) {
        const order = await shop.order({ lines: [{ code: 'KB-20', quantity: 3 }] });
        shop.pay(order);
        orders.push(order);
      }
      const states = orders.map(({ publicId }) => shop.provider.sessionOf(publicId));
      await inStep(shop, [
        ...states.map((state) => () => applySession({ ...shop, now: shop.clock.now }, state)),
        ...[2, -1, 4].map((stockChange) => async () => {
          await admin.put(`/api/products/${KB}`, { stockChange });
        }),
        async () => {
          await admin.put(`/api/products/${KB}`, { version: 1, name: 'Başka ad' });
        },
      ]);
      await expectAgreement();
      const { items } = await ledger('?limit=100');
      items.slice(0, -1).forEach(({ before }, i) => expect(before).toBe(items[i + 1]!.after)); // each begins where the one before it ended
      expect(await read()).toMatchObject({ name: 'Başka ad' });
      await sell(1);
      await expectAgreement();
    });

    test('of an order that is paid back comes back, with the order’s number', async () => {
      const { save, steps, order, pay, tell, of, admin, expectAgreement } = await start(setup);
      await save({ stockQuantity: 3, stockStatus: 'in_stock' });
      const paid = await order({ lines: [{ code: 'KB-20', quantity: 5 }] });
      pay(paid);
      await tell(paid);
      expect((await of(paid)).taken).toEqual([3]);
      const { totalMinor } = (await of(paid)).row;
      expect(
        (
          await admin.post(`/api/orders/${paid.publicId}/refund`, {
            amount: totalMinor / 100,
            reason: 'İade',
            isRestocked: true,
            attempt: randomUUID(),
          })
        ).status,
      ).toBe(201);
      expect((await steps()).slice(0, 2)).toEqual([
        ['return', 0, 3, 3, paid.number, ''],
        ['sale', 3, 0, -3, paid.number, ''],
      ]);
      await expectAgreement();
    });

    test('of a new product begins its ledger', async () => {
      const { moderator, ledger, expectAgreement } = await start(setup);
      const product = {
        code: 'YENI-1',
        name: 'Yeni',
        category: categoryId('kolonlar'),
        description: 'x',
        img: ['a.webp'],
      };
      const { json } = await moderator.post<Product>('/api/products', { ...product, stockQuantity: 8 });
      expect((await ledger('', json._id)).items).toMatchObject([
        { reason: 'begin', before: null, after: 8, change: 8, by: 'Mehmet Çelik' },
      ]);
      const uncounted = await moderator.post<Product>('/api/products', { ...product, code: 'YENI-2' });
      expect(await ledger('', uncounted.json._id)).toEqual({ items: [], total: 0, page: 1, limit: 10, pages: 0 });
      await expectAgreement();
    });

    test('goes with a deleted product and comes back with its ledger', async () => {
      const { save, moderator, ledger, db, expectAgreement } = await start(setup);
      await save({ stockQuantity: 8 });
      await save({ stockChange: -2, stockNote: 'Fire' });
      const before = await ledger();
      await moderator.del(`/api/products/${KB}`);
      expect(await db.selectFrom('stockMoves').selectAll().execute()).toEqual([]);
      const entry = async () => (await moderator.get<{ items: TrashEntry[] }>('/api/trash')).json.items[0]!._id;
      expect((await moderator.post(`/api/trash/${await entry()}/restore`)).status).toBe(200);
      expect(await ledger()).toEqual(before);
      await expectAgreement();
      // One deleted before the ledger existed: the trash has only its former addresses.
      await moderator.del(`/api/products/${KB}`);
      const { data } = await db.selectFrom('trash').select('data').executeTakeFirstOrThrow();
      await db
        .updateTable('trash')
        .set({ data: JSON.stringify({ ...(data as object), related: ['eski-adres'] }) as never })
        .execute();
      expect((await moderator.post(`/api/trash/${await entry()}/restore`)).status).toBe(200);
      expect((await ledger()).items).toMatchObject([{ reason: 'opening', before: null, after: 6 }]);
      expect((await moderator.get<Product>('/api/products/slug/eski-adres')).json._id).toBe(KB);
      await expectAgreement();
    });

    test('is listed in pages, to staff only', async () => {
      const started = await start(setup);
      const { save, ledger, get, moderator } = started;
      await save({ stockQuantity: 1 });
      for (let i = 0; i < 4; i++) await save({ stockChange: 1 });
      const page = await ledger('?limit=2&page=2');
      expect(page).toMatchObject({ total: 5, page: 2, limit: 2, pages: 3 });
      expect(page.items.map(({ after }) => after)).toEqual([3, 2]);
      expect((await get(`/api/products/${KB}/stock-moves`)).status).toBe(401);
      expect((await (await signIn(started, 'user')).get(`/api/products/${KB}/stock-moves`)).status).toBe(403);
      expect((await moderator.get('/api/products/yok/stock-moves')).status).toBe(404);
      expect((await moderator.get(`/api/products/${KB}/stock-moves?limit=0`)).status).toBe(400);
    });

    test('forgets the name of an account that is forgotten, also in the trash', async () => {
      const { save, moderator, admin, ledger, database } = await start(setup);
      await save({ stockQuantity: 8 });
      await admin.put(`/api/products/${KB}`, { stockChange: 1 });
      await database.write('accounts', (trx) => forgetAccount(trx, moderator.user.publicId, 'Silinmiş hesap'));
      expect((await ledger()).items.map(({ by }) => by)).toEqual(['Ayşe Usta', 'Silinmiş hesap']);
      await moderator.del(`/api/products/${KB}`);
      await database.write('accounts', (trx) =>
        trx.deleteFrom('users').where('publicId', '=', moderator.user.publicId).execute(),
      );
      const [entry] = (await admin.get<{ items: TrashEntry[] }>('/api/trash')).json.items;
      await admin.post(`/api/trash/${entry!._id}/restore`);
      expect((await admin.get<Ledger>(`/api/products/${KB}/stock-moves`)).json.items.map(({ by }) => by)).toEqual([
        'Ayşe Usta',
        '',
      ]);
    });
  },
  seedSmallCatalogue,
);
