import { expect, test } from 'vitest';
import { describeOnEngines, until } from '../testing/engines.ts';
import { atOnce, MINUTE } from '../testing/forms.ts';
import { checkoutOf } from '../testing/orders.ts';
import { dyingDatabase, KILLED, startShop, type PaidOrder } from '../testing/payments.ts';
import { signIn } from '../testing/sign-in.ts';
import { seedSmallCatalogue } from '../testing/small-catalogue.ts';
import { reconciler } from './reconciler.ts';

describeOnEngines('reconciliation', (setup) => {
  test('payments whose message was lost are found; what is still open stays so', async () => {
    const shop = await startShop(setup);
    const orders = { paid: await shop.order(), failed: await shop.order(), expired: await shop.order(), processing: await shop.order(), open: await shop.order() };
    for (const status of ['paid', 'failed', 'expired', 'processing'] as const) shop.provider.become(orders[status].sessionId, status);
    expect(await shop.reconcile()).toEqual([]);
    const statuses = await Promise.all(Object.values(orders).map(async (order) => (await shop.of(order)).row.status));
    expect(statuses).toEqual(['paid', 'failed', 'expired', 'pending', 'pending']);
    expect((await shop.of(orders.paid)).mails).toEqual(['order-received', 'order-staff']);
  });

  test('a run without news writes nothing', async () => {
    const shop = await startShop(setup);
    const orders = [await shop.order(), await shop.order()];
    shop.provider.become(orders[1]!.sessionId, 'processing');
    const before = shop.database.version('orders', 'catalogue');
    await shop.reconcile();
    expect(shop.database.version('orders', 'catalogue')).toBe(before);
  });

  test('an order without a session: found at the provider by its id, or expired once nobody can pay any more', async () => {
    const shop = await startShop(setup);
    const [paid, open, none] = [await shop.order({ sessionId: null }), await shop.order({ sessionId: null }), await shop.order({ sessionId: null })];
    for (const order of [paid, open]) await shop.provider.createSession(checkoutOf(order, shop.customer)); // whose reply was lost
    shop.pay(paid);
    await shop.reconcile();
    expect((await shop.of(paid)).row).toMatchObject({ status: 'paid', sessionId: shop.provider.sessionOf(paid.publicId).sessionId });
    expect((await shop.of(open)).row).toMatchObject({ status: 'pending', sessionId: shop.provider.sessionOf(open.publicId).sessionId });
    expect((await shop.of(none)).row).toMatchObject({ status: 'pending', sessionId: null });
    shop.clock.pass(41 * MINUTE);
    shop.provider.become(shop.provider.sessionOf(open.publicId).sessionId, 'expired');
    await shop.reconcile();
    for (const order of [open, none]) expect((await shop.of(order)).row.status).toBe('expired');
    expect((await shop.of(none)).events).toMatchObject([{}, { byKind: 'system', fromStatus: 'pending', toStatus: 'expired' }]);
  });

  test('a session that the provider has forgotten expires after its time, not before', async () => {
    const shop = await startShop(setup);
    const order = await shop.order();
    await shop.database.db.updateTable('orders').set({ sessionId: 'cs_forgotten' }).where('id', '=', order.id).execute();
    shop.clock.pass(39 * MINUTE);
    await shop.reconcile();
    expect((await shop.of(order)).row.status).toBe('pending');
    shop.clock.pass(2 * MINUTE);
    await shop.reconcile();
    expect((await shop.of(order)).row.status).toBe('expired');
  });

  test('what fails stops nothing else, and is asked again in the next run', async () => {
    const shop = await startShop(setup);
    const [first, second] = [await shop.order(), await shop.order()];
    const lost = await shop.order({ sessionId: null });
    await shop.provider.createSession(checkoutOf(lost, shop.customer));
    for (const order of [first, second, lost]) shop.pay(order);
    shop.provider.fail('getSession', 'before');
    shop.provider.fail('listSessions', 'before');
    expect(await shop.reconcile()).toHaveLength(2);
    const statuses = () => Promise.all([first, second, lost].map(async (order) => (await shop.of(order)).row.status));
    expect(await statuses()).toEqual(['pending', 'paid', 'pending']);
    expect(await shop.reconcile()).toEqual([]);
    expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
  });

  test('two processes at once end as one', async () => {
    const address = await setup.address();
    const one = await startShop(setup, { database: await setup.open(address) });
    const two = await startShop(setup, { ...one, database: await setup.open(address) });
    const orders = [];
    for (let i = 0; i < 5; i++) orders.push(await one.order());
    for (const order of orders) one.pay(order);
    expect(await atOnce(setup, [one, two, one, two].map((shop) => () => shop.reconcile()))).toEqual([[], [], [], []]);
    for (const order of orders) expect(await one.of(order)).toMatchObject({ row: { status: 'paid', version: 2 }, mails: ['order-received', 'order-staff'] });
  });

  test('a run asks about so many; the next one goes on behind them, and then begins anew', async () => {
    const shop = await startShop(setup);
    const orders: PaidOrder[] = [];
    for (let i = 0; i < 5; i++) orders.push(await shop.order());
    for (const order of orders.slice(3)) shop.pay(order); // the first three stay open
    const inTwos = reconciler(shop, (error) => { throw error; }, 2);
    const paid = async () => (await Promise.all(orders.map(async (order) => (await shop.of(order)).row.status))).map((status) => status === 'paid');
    const seen = [];
    for (let run = 0; run < 4; run++) {
      await inTwos.run();
      if (run === 2) shop.pay(orders[0]!);
      seen.push((await paid()).filter(Boolean).length);
    }
    expect(seen).toEqual([0, 1, 2, 3]);
  });

  test('begins at once, and ends with the process', async () => {
    const shop = await startShop(setup);
    const [one, two] = [await shop.order(), await shop.order()];
    shop.pay(one);
    const started = reconciler(shop, (error) => { throw error; });
    started.start();
    await until(async () => (await shop.of(one)).row.status === 'paid', 10_000);
    await started.stop();
    shop.pay(two);
    await started.run();
    expect((await shop.of(two)).row.status).toBe('pending');
  });

  test('orders of another provider are left alone', async () => {
    const shop = await startShop(setup);
    const order = await shop.order({ provider: 'stripe' });
    shop.clock.pass(60 * MINUTE);
    shop.pay(order);
    await shop.reconcile();
    expect((await shop.of(order)).row.status).toBe('pending');
  });

  for (const when of ['before', 'after'] as const) {
    test(`a process that dies ${when} a payment is stored: after the restart it is stored once`, async () => {
      const shop = await startShop(setup);
      const customer = await signIn(shop, 'user', shop.customer);
      const order = await shop.order();
      shop.pay(order);
      const dying = await startShop(setup, { ...shop, database: dyingDatabase(shop.database, { write: 1, when }) });
      // Whoever asks: message, reconciler, success page.
      expect(await dying.tell(order, 'evt_1')).toBe(500);
      const again = await startShop(setup, { ...shop, database: dyingDatabase(shop.database, { write: 1, when }) });
      expect((await again.reconcile()).map(({ message }) => message)).toEqual(when === 'before' ? [KILLED] : []);
      const reply = await again.app.inject({ method: 'GET', url: `/api/payment/session/${order.sessionId}`, headers: await customer.headers() });
      expect(reply.statusCode).toBe(when === 'before' ? 500 : 200);
      const restarted = await startShop(setup, { ...shop });
      expect(await restarted.reconcile()).toEqual([]);
      expect(await restarted.tell(order, 'evt_1')).toBe(200);
      expect(await shop.of(order)).toMatchObject({ row: { status: 'paid', version: 2 }, mails: ['order-received', 'order-staff'], events: [{}, { toStatus: 'paid' }] });
    });
  }
}, seedSmallCatalogue);
