import { expect, test } from 'vitest';
import type { ShopFigures } from '#contract/dashboard.ts';
import { putSetting } from '../../../base/settings/store.ts';
import { startApp } from '../../../testing/app.ts';
import { insertCategories, insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines, type Setup } from '../../../testing/engines.ts';
import { fakeProvider } from '../../../testing/fake-provider.ts';
import { clockAt, DAY, HOUR } from '../../../testing/forms.ts';
import { insertOrder, type OrderInput } from '../../../testing/orders.ts';
import { signIn } from '../../../testing/sign-in.ts';

const istanbul = (text: string): Date => new Date(`${text}+03:00`);
const NOW = istanbul('2026-03-10T12:00:00').getTime();
const daysAgo = (days: number): Date => new Date(NOW - days * DAY);

const start = async (setup: Setup, role: 'moderator' | 'admin' = 'admin') => {
  const clock = clockAt(NOW);
  const started = await startApp(setup, { clock: clock.now });
  const person = await signIn(started, role);
  const shop = async (): Promise<ShopFigures> => {
    const { status, json } = await person.get<ShopFigures>('/api/dashboard/shop');
    expect(status).toBe(200);
    return json;
  };
  const sales = async () => (await shop()).sales!;
  await insertCategories(started.database, [{ slug: 'pim' }]);
  await insertProducts(started.database, [
    { code: 'A-1', name: 'Pim', category: 'pim' },
    { code: 'B-1', name: 'Burç', category: 'pim' },
    { code: 'C-1', name: 'Kolon', category: 'pim' },
  ]);
  const order = (at: Date, unitPriceMinor: number, more: OrderInput = {}) =>
    insertOrder(started.database, { at, status: 'paid', lines: [{ code: 'A-1', unitPriceMinor }], ...more });
  return { ...started, clock, shop, sales, order };
};

describeOnEngines('the shop on the dashboard', (setup) => {
  test('a new shop has 30 empty days, and nothing to compare', async () => {
    const { shop } = await start(setup);
    const { payment, sales } = await shop();
    expect(payment).toBe('none');
    expect(sales).toMatchObject({
      currency: 'USD',
      orders: 0,
      turnover: 0,
      before: { orders: 0, turnover: 0 },
      changes: { orders: null, turnover: null },
      ordersInOtherCurrencies: 0,
      bestSellers: [],
      waiting: 0,
      owed: { orders: 0, open: 0, overdueOrders: 0, overdue: 0 },
    });
    expect(sales!.days).toHaveLength(30);
    expect(sales!.days[0]).toEqual({ day: '2026-02-09', orders: 0, turnover: 0, turnoverBefore: 0 });
    expect(sales!.days.at(-1)!.day).toBe('2026-03-10');
  });

  test('names the payment mode', async () => {
    const started = await startApp(setup, { provider: fakeProvider({ isTest: false }) });
    const { json } = await (await signIn(started, 'moderator')).get<ShopFigures>('/api/dashboard/shop');
    expect(json.payment).toBe('card');
  });

  test('moderators see the stock and no sales', async () => {
    const { shop, order } = await start(setup, 'moderator');
    await order(daysAgo(1), 5_000);
    expect((await shop()).sales).toBeNull();
  });

  test('adds up payments in the shop’s currency, less refunds', async () => {
    const { database, sales, order } = await start(setup);
    await order(daysAgo(1), 10_050);
    await order(daysAgo(2), 5_000, { status: 'delivered', refundedMinor: 1_000 });
    await order(daysAgo(3), 700, { status: 'preparing' });
    await order(daysAgo(29), 30, { status: 'shipped' });
    // Unpaid, refunded, in review, cancelled, in another currency.
    await order(daysAgo(1), 99_999, { status: 'pending' });
    await order(daysAgo(1), 99_999, { status: 'refunded', refundedMinor: 99_999 });
    await order(daysAgo(1), 99_999, { status: 'review', paidAt: daysAgo(1) });
    await order(daysAgo(1), 99_999, { status: 'cancelled', paidAt: daysAgo(1) });
    await order(daysAgo(1), 99_999, { currency: 'EUR' });
    await order(daysAgo(31), 10_000, { status: 'delivered' });
    await order(daysAgo(59), 2_000, { status: 'delivered' });
    await order(daysAgo(61), 99_999, { status: 'delivered' });
    const found = await sales();
    expect(found).toMatchObject({
      currency: 'USD',
      orders: 4,
      turnover: 147.8,
      before: { orders: 2, turnover: 120 },
      changes: { orders: 100, turnover: 23.2 },
      ordersInOtherCurrencies: 1,
      waiting: 4,
    });
    expect(found.days.filter(({ orders }) => orders > 0)).toEqual([
      { day: '2026-02-09', orders: 1, turnover: 0.3, turnoverBefore: 20 },
      { day: '2026-03-07', orders: 1, turnover: 7, turnoverBefore: 0 },
      { day: '2026-03-08', orders: 1, turnover: 40, turnoverBefore: 0 },
      { day: '2026-03-09', orders: 1, turnover: 100.5, turnoverBefore: 100 },
    ]);
    await database.write('settings', (trx) => putSetting(trx, 'shop_currency', 'EUR'));
    expect(await sales()).toMatchObject({
      currency: 'EUR',
      orders: 1,
      turnover: 999.99,
      before: { orders: 0, turnover: 0 },
      changes: { orders: null, turnover: null },
      ordersInOtherCurrencies: 4,
      waiting: 4,
    });
  });

  test('what is owed for orders on account stands apart from turnover, until it is paid', async () => {
    const { sales, order } = await start(setup);
    const owed = { provider: 'account', paidAt: null } as const;
    await order(daysAgo(40), 5_000, { ...owed, status: 'delivered', dueAt: daysAgo(10) });
    await order(daysAgo(1), 700, { ...owed, status: 'preparing', dueAt: daysAgo(-29) });
    await order(daysAgo(1), 9_999, { ...owed, status: 'pending' });
    await order(daysAgo(1), 9_999, { ...owed, status: 'cancelled', dueAt: daysAgo(-1) });
    await order(daysAgo(1), 9_999, { ...owed, status: 'shipped', dueAt: daysAgo(-1), currency: 'EUR' });
    await order(daysAgo(1), 100, { provider: 'account', status: 'delivered', dueAt: daysAgo(-1) });
    expect(await sales()).toMatchObject({
      orders: 1,
      turnover: 1,
      waiting: 2,
      owed: { orders: 2, open: 57, overdueOrders: 1, overdue: 50 },
    });
  });

  test('days begin at midnight in Istanbul, and it counts when an order was paid', async () => {
    const { clock, sales, order } = await start(setup);
    await order(istanbul('2026-03-08T23:59:59.999'), 100);
    await order(istanbul('2026-03-09T00:00:00'), 200);
    await order(istanbul('2026-03-09T23:59:59.999'), 400);
    await order(istanbul('2026-01-01T10:00:00'), 800, { paidAt: istanbul('2026-03-10T00:00:00') });
    const turnovers = async () =>
      Object.fromEntries(
        (await sales()).days.filter(({ orders }) => orders > 0).map(({ day, turnover }) => [day, turnover]),
      );
    expect(await turnovers()).toEqual({ '2026-03-08': 1, '2026-03-09': 6, '2026-03-10': 8 });
    clock.pass(12 * HOUR - 1);
    expect((await sales()).days.at(-1)!.day).toBe('2026-03-10');
    clock.pass(1);
    expect((await sales()).days.at(-1)).toEqual({ day: '2026-03-11', orders: 0, turnover: 0, turnoverBefore: 0 });
  });

  test('compares with as much of the 30 days before as has passed of these', async () => {
    const { clock, sales, order } = await start(setup);
    await order(daysAgo(30), 1_000); // noon of 8 February, the last moment that counts
    await order(new Date(daysAgo(30).getTime() + 1), 2_000);
    await order(istanbul('2026-02-09T00:00:00'), 4_000); // the first of these 30 days
    expect(await sales()).toMatchObject({
      turnover: 40,
      before: { orders: 1, turnover: 10 },
      changes: { turnover: 300 },
    });
    clock.pass(1);
    expect((await sales()).before).toEqual({ orders: 2, turnover: 30 });
  });

  test('best sellers are listed by pieces, with their turnover less refunds', async () => {
    const { database, sales, order } = await start(setup);
    await order(daysAgo(1), 0, {
      lines: [
        { code: 'A-1', quantity: 2, unitPriceMinor: 1_000 },
        { code: 'B-1', quantity: 5, unitPriceMinor: 400 },
      ],
    });
    // 10 of 40 dollars were refunded: a quarter of each line.
    await order(daysAgo(2), 0, {
      status: 'delivered',
      refundedMinor: 1_000,
      lines: [
        { code: 'A-1', quantity: 1, unitPriceMinor: 3_000 },
        { code: 'C-1', quantity: 1, unitPriceMinor: 1_000 },
      ],
    });
    await order(daysAgo(3), 0, {
      status: 'refunded',
      refundedMinor: 90_000,
      lines: [{ code: 'C-1', quantity: 90, unitPriceMinor: 1_000 }],
    });
    await order(daysAgo(3), 0, { currency: 'EUR', lines: [{ code: 'C-1', quantity: 90, unitPriceMinor: 1_000 }] });
    await order(daysAgo(31), 0, { lines: [{ code: 'C-1', quantity: 90, unitPriceMinor: 1_000 }] });
    await database.write('catalogue', (trx) =>
      trx
        .updateTable('products')
        .set({ deletedAt: daysAgo(1), isActive: false })
        .where('code', '=', 'C-1')
        .execute(),
    );
    const id = expect.any(String) as string;
    expect((await sales()).bestSellers).toEqual([
      { _id: id, code: 'B-1', name: 'Burç', pieces: 5, turnover: 20, isDeleted: false },
      { _id: id, code: 'A-1', name: 'Pim', pieces: 3, turnover: 42.5, isDeleted: false },
      { _id: id, code: 'C-1', name: 'Kolon', pieces: 1, turnover: 7.5, isDeleted: true },
    ]);
  });

  test('best sellers follow sales, renaming, refunds and the day', async () => {
    const { database, clock, sales, order } = await start(setup);
    const best = async () => (await sales()).bestSellers.map(({ code, name, pieces }) => [code, name, pieces]);
    expect(await best()).toEqual([]);
    const { id } = await order(istanbul('2026-02-09T01:00:00'), 100);
    expect(await best()).toEqual([['A-1', 'Pim', 1]]);
    await database.write('catalogue', (trx) =>
      trx.updateTable('products').set({ name: 'Uzun pim' }).where('code', '=', 'A-1').execute(),
    );
    expect(await best()).toEqual([['A-1', 'Uzun pim', 1]]);
    clock.pass(12 * HOUR); // its day is the 31st now
    expect(await best()).toEqual([]);
    clock.pass(-12 * HOUR);
    expect(await best()).toHaveLength(1);
    await database.write('orders', (trx) =>
      trx.updateTable('orders').set({ status: 'refunded', refundedMinor: 100 }).where('id', '=', id).execute(),
    );
    expect(await best()).toEqual([]);
  });

  test('only the seven best are listed', async () => {
    const { database, sales, order } = await start(setup);
    const codes = Array.from({ length: 9 }, (_, i) => `N-${i}`);
    await insertProducts(
      database,
      codes.map((code) => ({ code, category: 'pim' })),
    );
    await order(daysAgo(1), 0, { lines: codes.map((code, i) => ({ code, quantity: i + 1 })) });
    expect((await sales()).bestSellers.map(({ code }) => code)).toEqual([
      'N-8',
      'N-7',
      'N-6',
      'N-5',
      'N-4',
      'N-3',
      'N-2',
    ]);
  });

  test('counts active articles that run low, and those that are sold out', async () => {
    const { database, shop } = await start(setup, 'moderator');
    expect((await shop()).stock).toEqual({ threshold: 5, low: 0, soldOut: 0, items: [] });
    await insertProducts(database, [
      { code: 'S-5', category: 'pim', stockStatus: 'in_stock', stockQuantity: 5 },
      { code: 'S-6', category: 'pim', stockStatus: 'in_stock', stockQuantity: 6 },
      { code: 'S-1', name: 'Son pim', category: 'pim', stockStatus: 'in_stock', stockQuantity: 1 },
      { code: 'S-X', category: 'pim', stockStatus: 'in_stock', stockQuantity: null },
      { code: 'S-0', category: 'pim', stockStatus: 'out_of_stock', stockQuantity: 0 },
      { code: 'M-2', category: 'pim', stockStatus: 'made_to_order', stockQuantity: 2 },
      { code: 'P-1', category: 'pim', stockStatus: 'in_stock', stockQuantity: 1, isActive: false },
      { code: 'P-0', category: 'pim', stockStatus: 'out_of_stock', stockQuantity: 0, isActive: false },
      { code: 'D-1', category: 'pim', stockStatus: 'in_stock', stockQuantity: 1, deletedAt: daysAgo(1) },
    ]);
    const id = expect.any(String) as string;
    expect((await shop()).stock).toEqual({
      threshold: 5,
      low: 2,
      soldOut: 1,
      items: [
        { _id: id, code: 'S-1', name: 'Son pim', quantity: 1 },
        { _id: id, code: 'S-5', name: expect.any(String) as string, quantity: 5 },
      ],
    });
  });
});
