import { expect, test } from 'vitest';
import { listen, startApp } from '../../../../testing/app.ts';
import { postForm, startDemoShop, type DemoShop } from '../../../../testing/demo-payments.ts';
import { BUYER } from '../../../../testing/orders.ts';
import { setSettings } from '../../../../testing/shop.ts';
import { describeWithDatabase, until, type Setup } from '../../../../testing/engines.ts';
import { ProviderError, type CheckoutRequest, type ProviderEvent } from '../provider/provider.ts';
import { SIGNATURE_HEADER } from './signature.ts';

const START = Date.UTC(2026, 10, 20, 9, 30);
const SUCCESS = 'http://kaliphane.test/success?session_id=';
const order = (change: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  orderId: 'k3v9order0000001',
  orderNumber: 'SP-2026-000123',
  currency: 'USD',
  lines: [
    { name: 'İtici Pim Ø5×100 <b>', unitAmountMinor: 123450, quantity: 3 },
    { name: 'Hızlı kargo', unitAmountMinor: 1500, quantity: 1 },
  ],
  totalMinor: 371850,
  maxInstalments: 1,
  buyer: BUYER,
  customerEmail: 'ayse@ornek.example',
  successUrl: 'http://kaliphane.test/success',
  cancelUrl: 'http://kaliphane.test/cart?odeme=iptal',
  expiresAt: new Date(START + 30 * 60_000),
  idempotencyKey: 'k3v9order0000001',
  ...change,
});
const STATE = { orderId: 'k3v9order0000001', amountMinor: 371850, currency: 'USD' };

interface Watched extends DemoShop {
  events: ProviderEvent[];
  pass(ms: number): void;
  told(): string[];
}
/** A shop with a clock that the test moves, and the events that its webhook received. */
async function watched(setup: Setup, database?: DemoShop['database']): Promise<Watched> {
  let at = START;
  const events: ProviderEvent[] = [];
  const shop = await startDemoShop(setup, {
    clock: () => at,
    ...(database ? { database } : {}),
    wrap: (demo) => ({
      ...demo,
      readEvent: (message) => {
        const event = demo.readEvent(message) as ProviderEvent;
        events.push(event);
        return event;
      },
    }),
  });
  return {
    ...shop,
    events,
    pass: (ms) => {
      at += ms;
    },
    told: () => events.map(({ session, refund }) => session?.status ?? `refunded ${refund?.refundedMinor}`),
  };
}
const isRefused = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(ProviderError);

describeWithDatabase('the test provider', (setup) => {
  test('shows recipient, amount and order, marked as a test, in a page without scripts that is never cached', async () => {
    const { provider, get } = await watched(setup);
    const { id, url, expiresAt } = await provider.createSession(order());
    expect(url).toBe(`http://kaliphane.test/odeme-test/${id}`);
    expect(expiresAt).toEqual(order().expiresAt);
    const { status, headers, body } = await get(`/odeme-test/${id}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' http://kaliphane.test; base-uri 'none'; frame-ancestors 'none'",
    });
    for (const text of [
      '<strong>TEST ÖDEMESİ</strong> – gerçek para çekilmez',
      'Örnek Kalıp Elemanları',
      'SP-2026-000123',
      'İtici Pim Ø5×100 &lt;b&gt;',
      '$1.234,50',
      '$3.703,50',
      '$3.718,50',
      '>Öde<',
      '>Reddet<',
      '>Vazgeç<',
      '>3-D Secure ile öde<',
    ])
      expect(body).toContain(text);
    expect(body).not.toMatch(/<script|<b>|style=|<style|ayse@/);
    for (const file of ['page.css', 'faces.css', 'stand-ins.css', 'sans.woff2', 'mono.woff2'])
      expect((await get(`/odeme-test/dosya/${file}`)).status, file).toBe(200);
  });

  test('is absent where another provider takes the payments', async () => {
    const shop = await startApp(setup);
    for (const path of ['/odeme-test/demo_1', '/odeme-test/dosya/page.css'])
      expect((await shop.get(path)).headers['content-type'], path).toContain('application/json');
    expect((await postForm(shop, '/odeme-test/demo_1', { action: 'pay' })).statusCode).toBe(404);
  });

  test('has one session for one key, also when asked for at once, and refuses other content under it', async () => {
    const { provider, database } = await watched(setup);
    const sessions = await Promise.all(Array.from({ length: 10 }, () => provider.createSession(order())));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    expect(await database.db.selectFrom('demoSessions').select('id').execute()).toHaveLength(1);
    await isRefused(provider.createSession(order({ orderNumber: 'SP-2026-000124' })));
    await isRefused(provider.createSession(order({ expiresAt: new Date(START) })));
    await isRefused(provider.createSession(order({ idempotencyKey: 'other', totalMinor: 371849 })));
    expect((await provider.createSession(order({ idempotencyKey: 'other' }))).id).not.toBe(sessions[0]!.id);
  });

  test('keeps no data about the customer', async () => {
    const { provider, database } = await watched(setup);
    await provider.createSession(order());
    const kept = await database.db.selectFrom('demoSessions').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('ayse');
  });

  test('tells of a session before anything happened, of those since a time, and of none that it does not have', async () => {
    const { provider, pass } = await watched(setup);
    const { id } = await provider.createSession(order());
    expect(await provider.getSession(id)).toEqual({ ...STATE, sessionId: id, status: 'open', paymentId: null });
    expect(await provider.getSession('demo_yok')).toBeNull();
    pass(60_000);
    const later = await provider.createSession(order({ idempotencyKey: 'later' }));
    expect((await provider.listSessions(new Date(START))).map((one) => one.sessionId)).toEqual([later.id, id]);
    expect((await provider.listSessions(new Date(START + 1))).map((one) => one.sessionId)).toEqual([later.id]);
  });

  test('“Öde”: paid, told at once, and the browser is back in the shop', async () => {
    const { provider, press, told, events } = await watched(setup);
    const { id } = await provider.createSession(order());
    const reply = await press(id, 'pay');
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(SUCCESS + id);
    const paymentId = expect.stringMatching(/^pay_/) as string;
    const state = { ...STATE, sessionId: id, status: 'paid', chargedMinor: 371850, instalments: 1, paymentId };
    expect(await provider.getSession(id)).toEqual(state);
    expect(await provider.deliverDue()).toBe(1);
    expect(told()).toEqual(['paid']);
    expect(events[0]).toMatchObject({ id: `evt_${id}_paid`, type: 'session.paid', session: state });
    expect(await provider.deliverDue()).toBe(0);
  });

  test('“Öde” pressed twice at once takes the money once', async () => {
    const { provider, press, told } = await watched(setup);
    const { id } = await provider.createSession(order());
    const replies = await Promise.all([press(id, 'pay'), press(id, 'pay'), press(id, 'pay')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 303]);
    await provider.deliverDue();
    expect(told()).toEqual(['paid']);
  });

  test('“Reddet”: says so, and lets try again', async () => {
    const { provider, press, get, told } = await watched(setup);
    const { id } = await provider.createSession(order());
    expect((await get(`/odeme-test/${id}`)).body).not.toContain('Ödeme reddedildi');
    const reply = await press(id, 'decline');
    expect(reply.statusCode).toBe(303);
    expect((await get(String(reply.headers.location))).body).toContain('Ödeme reddedildi');
    expect(await provider.getSession(id)).toMatchObject({ status: 'open', paymentId: null });
    expect((await press(id, 'pay')).headers.location).toBe(SUCCESS + id);
    await provider.deliverDue();
    expect(told()).toEqual(['paid']);
  });

  test('“Vazgeç”: back to the shop, and the session stays open', async () => {
    const { provider, press } = await watched(setup);
    const { id } = await provider.createSession(order());
    const reply = await press(id, 'cancel');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, 'http://kaliphane.test/cart?odeme=iptal']);
    expect(await provider.getSession(id)).toMatchObject({ status: 'open' });
    expect(await provider.deliverDue()).toBe(0);
  });

  test('“3-D Secure ile öde”: pays with the code that the page shows, and with no other', async () => {
    const shop = await watched(setup);
    const { provider, press, get, told, pass } = shop;
    const { id } = await provider.createSession(order());
    const {
      headers: { location },
    } = await press(id, 'secure', 'slow');
    expect(location).toBe(`/odeme-test/${id}/3d-secure?onay=slow&taksit=1`);
    const page = (await get(location!)).body;
    const code = /secure-code">(\d{6})</.exec(page)![1]!;
    expect(page).not.toContain('Kod yanlış');
    for (const wrong of ['', '12', code === '000000' ? '111111' : '000000']) {
      const reply = await postForm(shop, `/odeme-test/${id}/3d-secure`, { code: wrong, confirmation: 'slow' });
      expect(reply.statusCode).toBe(303);
      expect((await get(reply.headers.location!)).body).toContain('Kod yanlış');
    }
    expect(await provider.getSession(id)).toMatchObject({ status: 'open' });
    const reply = await postForm(shop, `/odeme-test/${id}/3d-secure`, {
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
      confirmation: 'slow',
    });
    expect(reply.headers.location).toBe(SUCCESS + id);
    expect(await provider.getSession(id)).toMatchObject({ status: 'processing' });
    pass(8_000);
    await provider.deliverDue();
    expect(told()).toEqual(['processing', 'paid']);
  });

  test('takes as many instalments as the shop allows, with what they cost, in lira only', async () => {
    const shop = await watched(setup);
    const { provider, get, database, events } = shop;
    const lira = { currency: 'TRY' as const };
    const choice = /<option value="12">12 taksit · ₺4\.175,88<\/option>/;
    const { id } = await provider.createSession(order(lira));
    expect((await get(`/odeme-test/${id}`)).body).not.toContain('name="instalments"');
    await setSettings(database, { shop_instalments_max: 12 });
    expect((await get(`/odeme-test/${id}`)).body).toMatch(choice);
    const other = await provider.createSession(order({ idempotencyKey: 'usd' }));
    expect((await get(`/odeme-test/${other.id}`)).body).not.toContain('name="instalments"');
    await postForm(shop, `/odeme-test/${id}`, { action: 'pay', instalments: '12' });
    const paid = { status: 'paid', amountMinor: 371_850, chargedMinor: 417_588, instalments: 12 };
    expect(await provider.getSession(id)).toMatchObject(paid);
    await provider.deliverDue();
    expect(events[0]!.session).toMatchObject(paid);
    const { paymentId } = events[0]!.session!;
    const refund = { paymentId: paymentId!, ...lira, idempotencyKey: 'r1' };
    await isRefused(provider.refund({ ...refund, amountMinor: 417_589 }));
    expect(await provider.refund({ ...refund, amountMinor: 417_588 })).toMatchObject({ status: 'done' });
  });

  test('keeps the instalments through the step of the code, and takes none that are not offered', async () => {
    const shop = await watched(setup);
    const { provider, get } = shop;
    await setSettings(shop.database, { shop_instalments_max: 3 });
    const session = async (key: string) =>
      (await provider.createSession(order({ currency: 'TRY', idempotencyKey: key }))).id;
    const id = await session('code');
    const step = await postForm(shop, `/odeme-test/${id}`, { action: 'secure', instalments: '3' });
    const page = (await get(step.headers.location!)).body;
    expect(page).toContain('<input type="hidden" name="instalments" value="3">');
    const code = /secure-code">(\d{6})</.exec(page)![1]!;
    await postForm(shop, `/odeme-test/${id}/3d-secure`, { code, instalments: '3' });
    expect(await provider.getSession(id)).toMatchObject({ status: 'paid', instalments: 3 });
    const more = await session('more');
    await postForm(shop, `/odeme-test/${more}`, { action: 'pay', instalments: '12' });
    expect(await provider.getSession(more)).toMatchObject({ status: 'paid', chargedMinor: 371_850, instalments: 1 });
  });

  test('a slow confirmation is processing for eight seconds, whoever asks, and then paid', async () => {
    const { provider, press, told, pass, get } = await watched(setup);
    const { id } = await provider.createSession(order());
    expect((await press(id, 'pay', 'slow')).headers.location).toBe(SUCCESS + id);
    pass(7_999);
    expect(await provider.getSession(id)).toMatchObject({
      status: 'processing',
      paymentId: expect.stringMatching(/^pay_/) as string,
    });
    expect((await get(`/odeme-test/${id}`)).body).toContain('Bu ödeme işleniyor');
    await provider.deliverDue();
    expect(told()).toEqual(['processing']);
    pass(1);
    expect(await provider.listSessions(new Date(START))).toMatchObject([{ status: 'paid' }]);
    await provider.deliverDue();
    expect(told()).toEqual(['processing', 'paid']);
  });

  test('a late failure is processing, and then failed for good', async () => {
    const { provider, press, told, pass, get } = await watched(setup);
    const { id } = await provider.createSession(order());
    await press(id, 'pay', 'late-failure');
    pass(8_000);
    await provider.deliverDue();
    expect(told()).toEqual(['processing', 'failed']);
    expect(await provider.getSession(id)).toMatchObject({ status: 'failed' });
    expect((await get(`/odeme-test/${id}`)).body).toContain('Bu ödeme başarısız oldu');
  });

  test('a lost message: paid, without a message', async () => {
    const { provider, press, told, pass } = await watched(setup);
    const { id } = await provider.createSession(order());
    await press(id, 'pay', 'lost');
    pass(24 * 3600_000);
    expect(await provider.deliverDue()).toBe(0);
    expect(told()).toEqual([]);
    expect(await provider.getSession(id)).toMatchObject({ status: 'paid' });
  });

  test('duplicates: the same message twice, and an older one behind them', async () => {
    const { provider, press, told, events } = await watched(setup);
    const { id } = await provider.createSession(order());
    await press(id, 'pay', 'duplicate');
    expect(await provider.deliverDue()).toBe(3);
    expect(told()).toEqual(['paid', 'paid', 'processing']);
    expect(events[0]!.id).toBe(events[1]!.id);
    expect(events[2]!.id).not.toBe(events[0]!.id);
  });

  test('an expired session cannot be paid, and says so; its end is reported', async () => {
    const { provider, press, told, pass, get } = await watched(setup);
    const { id } = await provider.createSession(order());
    pass(30 * 60_000);
    const page = await get(`/odeme-test/${id}`);
    expect(page.status).toBe(410);
    expect(page.body).toContain('süresi doldu');
    expect((await press(id, 'pay')).statusCode).toBe(410);
    expect(await provider.getSession(id)).toMatchObject({ status: 'expired', paymentId: null });
    await provider.deliverDue();
    expect(told()).toEqual(['expired']);
  });

  test('a session that the shop ends cannot be paid; one that was paid stays paid, and is not paid again', async () => {
    const { provider, press, told, get } = await watched(setup);
    const ended = await provider.createSession(order());
    await provider.expireSession(ended.id);
    await provider.expireSession(ended.id);
    expect((await press(ended.id, 'pay')).statusCode).toBe(410);
    expect(await provider.getSession(ended.id)).toMatchObject({ status: 'expired' });
    const paid = await provider.createSession(order({ idempotencyKey: 'paid' }));
    await press(paid.id, 'pay');
    await provider.expireSession(paid.id);
    expect((await press(paid.id, 'pay')).statusCode).toBe(200);
    expect((await get(`/odeme-test/${paid.id}`)).body).toContain('Bu ödeme tamamlandı');
    expect(await provider.getSession(paid.id)).toMatchObject({ status: 'paid' });
    await provider.expireSession('demo_yok');
    await provider.deliverDue();
    expect(told()).toEqual(['expired', 'paid']);
  });

  test('an address without a session has a separate page', async () => {
    const { get, press } = await watched(setup);
    const page = await get('/odeme-test/demo_yok');
    expect(page.status).toBe(404);
    expect(page.body).toContain('Ödeme oturumu bulunamadı');
    expect((await press('demo_yok', 'pay')).statusCode).toBe(404);
  });

  test('forms of other sites have no effect; neither do other bodies, nor unknown buttons', async () => {
    const shop = await watched(setup);
    const { id } = await shop.provider.createSession(order());
    for (const [name, value] of [
      ['origin', 'https://evil.test'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      expect((await postForm(shop, `/odeme-test/${id}`, { action: 'pay' }, { [name]: value })).statusCode).toBe(403);
    }
    expect(
      (await shop.app.inject({ method: 'POST', url: `/odeme-test/${id}`, payload: { action: 'pay' } })).statusCode,
    ).toBe(415);
    expect((await postForm(shop, `/odeme-test/${id}`, { action: 'pay', text: 'x'.repeat(5_000) })).statusCode).toBe(
      413,
    );
    expect((await postForm(shop, `/odeme-test/${id}`, { action: 'steal' })).headers.location).toBe(`/odeme-test/${id}`);
    expect(await shop.provider.getSession(id)).toMatchObject({ status: 'open' });
  });

  test('refunds are taken once for one key, never more than is left, and reported as a total', async () => {
    const { provider, press, told, events } = await watched(setup);
    const { id } = await provider.createSession(order());
    await isRefused(provider.refund({ paymentId: 'pay_yok', amountMinor: 1, currency: 'USD', idempotencyKey: 'r0' }));
    await press(id, 'pay', 'lost');
    const paymentId = (await provider.getSession(id))!.paymentId!;
    const first = { paymentId, amountMinor: 1850, currency: 'USD', idempotencyKey: 'r1' } as const;
    const results = await Promise.all([provider.refund(first), provider.refund(first), provider.refund(first)]);
    expect(results).toEqual([results[0], results[0], results[0]]);
    expect(results[0]).toEqual({ id: expect.stringMatching(/^refund_\d+$/) as string, status: 'done' });
    for (const change of [
      { amountMinor: 370001 },
      { amountMinor: 0 },
      { amountMinor: -1 },
      { currency: 'TRY' },
    ] as const)
      await isRefused(provider.refund({ ...first, idempotencyKey: 'r2', ...change }));
    await provider.refund({ ...first, amountMinor: 370000, idempotencyKey: 'r3' });
    await isRefused(provider.refund({ ...first, amountMinor: 1, idempotencyKey: 'r4' }));
    await provider.deliverDue();
    expect(told()).toEqual(['refunded 1850', 'refunded 371850']);
    expect(events[0]!.refund).toEqual({ paymentId, orderId: STATE.orderId, refundedMinor: 1850 });
  });

  test('messages are refused when forged, altered, old, ahead, or not signed', async () => {
    const { app, provider } = await watched(setup);
    const body = Buffer.from(
      JSON.stringify({
        id: 'evt_1',
        type: 'session.paid',
        session: { ...STATE, sessionId: 'demo_1', status: 'paid', paymentId: 'pay_1' },
      }),
    );
    const send = async (payload: Buffer, headers: Record<string, string>) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/payment/webhook',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
      return [reply.statusCode, (reply.json() as { code?: string }).code];
    };
    const refused = [400, 'INVALID_SIGNATURE'];
    expect((await send(body, provider.sign(body)))[0]).toBe(200);
    expect(await send(Buffer.from(body.toString().replace('371850', '1')), provider.sign(body))).toEqual(refused);
    expect(await send(Buffer.concat([body, Buffer.from('\n')]), provider.sign(body))).toEqual(refused);
    expect(await send(Buffer.alloc(0), provider.sign(body))).toEqual(refused);
    expect(await send(body, {})).toEqual(refused);
    for (const signature of [
      '',
      't=1',
      `t=${START / 1000},v1=${'0'.repeat(64)}`,
      provider.sign(body)[SIGNATURE_HEADER]!.replace(/^t=\d+/, `t=${START / 1000 - 1}`),
    ]) {
      expect(await send(body, { [SIGNATURE_HEADER]: signature }), signature).toEqual(refused);
    }
    for (const at of [START - 301_000, START + 301_000])
      expect(await send(body, provider.sign(body, at))).toEqual(refused);
    for (const at of [START - 300_000, START + 300_000])
      expect((await send(body, provider.sign(body, at)))[0]).toBe(200);
    const other = await startDemoShop(setup, { config: { appSecret: 'another shop’s secret, also 32 long' } });
    expect(await send(body, other.provider.sign(body, START))).toEqual(refused);
  });

  test('failed deliveries are tried again after pauses, and given up in the end', async () => {
    let at = START;
    let isDown = true;
    let tries = 0;
    const { provider, press, database } = await startDemoShop(setup, {
      clock: () => at,
      wrap: (demo) => ({
        ...demo,
        readEvent(message) {
          tries += 1;
          if (isDown) throw new Error('out of order');
          return demo.readEvent(message);
        },
      }),
    });
    const { id } = await provider.createSession(order());
    await press(id, 'pay');
    expect(await provider.deliverDue()).toBe(0);
    expect(await provider.deliverDue()).toBe(0);
    expect(tries).toBe(1);
    at += 2_000;
    isDown = false;
    expect(await provider.deliverDue()).toBe(1);
    isDown = true;
    const other = await provider.createSession(order({ idempotencyKey: 'other' }));
    await press(other.id, 'pay');
    tries = 0;
    for (let i = 0; i < 20; i++) {
      await provider.deliverDue();
      at += 3600_000;
    }
    expect(tries).toBe(9);
    expect(
      await database.db.selectFrom('demoDeliveries').select(['attempts', 'deliveredAt']).orderBy('id').execute(),
    ).toEqual([
      { attempts: 2, deliveredAt: new Date(START + 2_000) },
      { attempts: 9, deliveredAt: null },
    ]);
  });

  test('waiting events are sent after a restart, and the session is unchanged', async () => {
    const before = await watched(setup);
    const { id } = await before.provider.createSession(order());
    await before.press(id, 'pay', 'slow');
    await before.app.close();
    expect(before.told()).toEqual([]);
    const after = await watched(setup, before.database);
    expect(await after.provider.getSession(id)).toMatchObject({ status: 'processing' });
    after.pass(8_000);
    expect(await after.provider.deliverDue()).toBe(2);
    expect(after.told()).toEqual(['processing', 'paid']);
  });

  test('a delivery interrupted by the end of its process is sent again', async () => {
    const { provider, press, database, told, pass } = await watched(setup);
    const { id } = await provider.createSession(order());
    await press(id, 'pay');
    // The row as left by a process that was killed between claiming and sending.
    await database.db
      .updateTable('demoDeliveries')
      .set({ attempts: 1, dueAt: new Date(START + 30_000) })
      .execute();
    expect(await provider.deliverDue()).toBe(0);
    pass(30_000);
    expect(await provider.deliverDue()).toBe(1);
    expect(told()).toEqual(['paid']);
  });

  test('while the server listens, deliveries go out by themselves; they end with it', async () => {
    const events: ProviderEvent[] = [];
    const shop = await startDemoShop(setup, {
      wrap: (demo) => ({
        ...demo,
        readEvent: (message) => {
          const event = demo.readEvent(message) as ProviderEvent;
          events.push(event);
          return event;
        },
      }),
    });
    await listen(shop);
    const create = (key: string) =>
      shop.provider.createSession(order({ idempotencyKey: key, expiresAt: new Date(Date.now() + 1e6) }));
    const { id } = await create('a');
    await shop.press(id, 'pay');
    await until(() => events.length > 0, 10_000);
    expect(events).toMatchObject([{ session: { sessionId: id, status: 'paid' } }]);
    await shop.app.close();
    await shop.provider.expireSession((await create('b')).id);
    expect(await shop.provider.deliverDue()).toBe(0);
    expect(events).toHaveLength(1);
    expect(shop.log).toEqual([]);
  });
});
