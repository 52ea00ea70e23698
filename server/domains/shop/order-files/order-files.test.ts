import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import type { StaffOrder } from '#contract/orders.ts';
import type { Task } from '#contract/tasks.ts';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { importing } from '../../../testing/imports.ts';
import { insertOrder, type OrderInput } from '../../../testing/orders.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const csv = (...lines: string[]): string => lines.join('\r\n');
const HEAD = 'Sipariş no;Kargo firması;Takip no;Fatura no;Fatura tarihi';

describeOnEngines('orders as files', (setup) => {
  async function start() {
    const app = await startApp(setup);
    const { db } = app.database;
    const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
    const customer = await signIn(app, 'user', { name: '=Şükrü', email: 'sukru@ornek.example' });
    const files = importing(app, admin);
    const insert = (input: OrderInput = {}) =>
      insertOrder(app.database, { customer: customer.user, currency: 'TRY', ...input });
    const read = async (id: string) => (await admin.get<StaffOrder>(`/api/orders/${id}`)).json;
    const mails = async (publicId: string) =>
      (
        await db.selectFrom('outbox').select(['kind', 'state']).where('about', '=', publicId).orderBy('id').execute()
      ).map(({ kind, state }) => `${kind} ${state}`);
    const undo = async (task: Task | null) => {
      await files.undo({ task } as never);
      return (await admin.get<Task>(`/api/tasks/${task!._id}`)).json;
    };
    const checked = async (...lines: string[]) => {
      const { json } = await files.upload('orders', csv(HEAD, ...lines));
      await admin.post(`/api/import/${json._id}/check`, { mapping: json.mapping, mode: 'update' });
      await files.work();
      return (await admin.get<typeof json>(`/api/import/${json._id}`)).json;
    };
    return { ...app, db, admin, customer, files, insert, read, mails, undo, checked };
  }

  test.each(['csv', 'xlsx'])('exported as %s and imported unchanged, nothing changes', async (format) => {
    const { database, files, admin, insert } = await start();
    await seedSmallCatalogue(database);
    const random = randomNumbers(31);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const statuses: OrderStatus[] = ['pending', 'paid', 'preparing', 'shipped', 'delivered', 'cancelled', 'expired'];
    for (let i = 0; i < 60; i += 1) {
      const isTracked = random() < 0.5;
      const order = await insert({
        status: pick(statuses),
        carrier: isTracked ? pick(['Aras', '=Kargo', '-x']) : '',
        trackingNumber: isTracked ? pick(['00123', "'007", '=1', '1E5']) + String(i) : '',
      });
      if (random() < 0.5)
        await database.db
          .insertInto('invoices')
          .values({
            orderId: order.id,
            uuid: `uuid-${i}`,
            profile: 'EARSIVFATURA',
            exemptionCode: '',
            state: 'issued',
            number: `ABC20260000${String(i).padStart(5, '0')}`,
            issueDate: '2026-11-03',
            pdfName: null,
            byName: 'A',
            createdAt: new Date(),
            updatedAt: new Date(),
          })
          .execute();
    }
    const { json } = await files.upload('orders', await files.exported(`/api/orders/export?format=${format}`));
    expect(json.mapping.filter(({ field }) => field !== null)).toHaveLength(5);
    await admin.post(`/api/import/${json._id}/check`, { mapping: json.mapping, mode: 'update' });
    await files.work();
    const found = (await admin.get<typeof json>(`/api/import/${json._id}`)).json;
    expect(await files.rows(found, 'error')).toEqual([]);
    expect(await files.rows(found, 'update')).toEqual([]);
    expect(found.counts).toEqual({ create: 0, update: 0, same: 60, error: 0 });
  });

  test('are exported as orders or as lines, by the filters of the list, and noted', async () => {
    const { config, database, files, admin, insert } = await start();
    await seedSmallCatalogue(database);
    const { number } = await insert({
      status: 'paid',
      lines: [
        { code: 'KB-20', quantity: 3, vatRate: 20, netMinor: 5_000, vatMinor: 1_000 },
        { code: 'ZK-1', unit: 'm', quantity: 2, unitPriceMinor: 123_456 },
      ],
    });
    await insert({ status: 'pending' });
    const lines = (await files.exported('/api/orders/export?per=line&status=paid&format=csv')).toString('utf8');
    const cells = lines
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.slice(1, -1).split('";"'));
    expect(cells).toHaveLength(3);
    expect(cells[0]).toEqual(expect.arrayContaining(['Sipariş no', 'Ürün kodu', 'Birim fiyat', 'KDV oranı (%)']));
    expect([cells[1]![0], cells[1]![3], ...cells[1]!.slice(5, 6), ...cells[1]!.slice(7)]).toEqual([
      number,
      "'=Şükrü",
      'KB-20',
      '3',
      'adet',
      '20,00',
      '60,00',
      '20',
      '50,00',
      '10,00',
      'TRY',
    ]);
    expect(cells[2]!.slice(7, 11)).toEqual(['2', 'm', '1234,56', '2469,12']);
    expect((await files.exported('/api/orders/export?per=line&format=xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect(readdirSync(join(config.dataDir, 'private/tables'))).toEqual([]); // given once, and removed
    const { json } = await admin.get<{ items: AuditEntry[] }>('/api/audit?kind=order&group=all');
    expect(json.items.map(({ title }) => title)).toContain('Sipariş kalemleri');
  });

  test('get their numbers as by hand, once, with one mail, and give them back', async () => {
    const { database, checked, files, insert, read, mails, undo } = await start();
    await seedSmallCatalogue(database);
    const [paid, under, invoiced] = [
      await insert({ status: 'paid' }),
      await insert({ status: 'preparing' }),
      await insert({ status: 'delivered', carrier: 'Aras', trackingNumber: 'A-9' }),
    ];
    const found = await checked(
      `${paid.number.toLowerCase()};Aras Kargo;001234;abc2026000000001;03.11.2026`,
      `${under.number};Yurtiçi;Y-1;;`,
      `${invoiced.number};Aras;A-9;ABC2026000000002;2026-11-04`,
    );
    expect(await files.rows(found, 'error')).toEqual([]);
    expect(found).toMatchObject({
      offersMails: false,
      counts: { create: 0, update: 3, same: 0, error: 0 },
      warnings: [{ name: 'shipped', sentence: expect.stringContaining('2 sipariş kargoya verilmiş olur') }],
    });
    expect((await files.apply(found)).state).toBe('checked'); // the warning must be ticked
    const done = await files.apply(found, { accepted: ['shipped'] });
    expect(done.task).toMatchObject({ state: 'done', counts: { changed: 3 } });
    expect(await read(paid.number)).toMatchObject({
      status: 'shipped',
      tracking: { carrier: 'Aras Kargo', number: '001234' },
      shipments: [{ number: '001234' }],
      invoiceDocument: { number: 'ABC2026000000001', issueDate: '2026-11-03' },
    });
    expect(await read(invoiced.number)).toMatchObject({
      status: 'delivered',
      invoiceDocument: { number: 'ABC2026000000002', issueDate: '2026-11-04' },
    });
    expect(await mails(paid.publicId)).toEqual(['order-shipped waiting']);
    expect(await mails(under.publicId)).toEqual(['order-shipped waiting']);
    expect(await mails(invoiced.publicId)).toEqual([]);
    // The same file once more changes nothing, and nobody is written to again.
    const again = await checked(
      `${paid.number};Aras Kargo;001234;ABC2026000000001;03.11.2026`,
      `${under.number};Yurtiçi;Y-1;;`,
    );
    expect(again.counts).toEqual({ create: 0, update: 0, same: 2, error: 0 });

    await database.db
      .updateTable('outbox')
      .set({ state: 'sent', sentAt: new Date() })
      .where('about', '=', under.publicId)
      .execute();
    const task = await undo(done.task);
    expect(task).toMatchObject({ state: 'undone', counts: { restored: 3, kept: 0 } });
    expect(await read(paid.number)).toMatchObject({
      status: 'paid',
      tracking: null,
      shipments: [],
      invoiceDocument: null,
    });
    expect(await read(under.number)).toMatchObject({ status: 'preparing', tracking: null, shipments: [] });
    expect(await read(invoiced.number)).toMatchObject({
      status: 'delivered',
      tracking: { number: 'A-9' },
      invoiceDocument: null,
    });
    expect(await mails(paid.publicId)).toEqual([]);
    expect(await mails(under.publicId)).toEqual(['order-shipped sent']);
    expect(
      await database.db.selectFrom('shipments').select('orderId').where('orderId', '=', paid.id).execute(),
    ).toEqual([]);
    const told = await database.db.selectFrom('taskRows').select('sentence').where('sentence', '<>', '').execute();
    expect(told).toEqual([
      { sentence: 'Geri alındı, ancak müşteriye kargo e-postası gitmişti; kendisine haber verin.' },
    ]);
  });

  test('that somebody has changed since stay as they are', async () => {
    const { database, checked, files, insert, read, admin, undo } = await start();
    await seedSmallCatalogue(database);
    const order = await insert({ status: 'paid' });
    const done = await files.apply(await checked(`${order.number};Aras;A-1;;`), { accepted: ['shipped'] });
    await admin.patch(`/api/orders/${order.number}`, { status: 'delivered' });
    expect(await undo(done.task)).toMatchObject({ counts: { restored: 0, kept: 1 } });
    expect(await read(order.number)).toMatchObject({ status: 'delivered', tracking: { number: 'A-1' } });
  });

  test('are refused with a sentence, and are for admins alone', async () => {
    const started = await start();
    const { database, checked, files, insert } = started;
    await seedSmallCatalogue(database);
    const tracked = { carrier: 'Aras', trackingNumber: 'A-1' };
    const orders = {
      cancelled: await insert({ status: 'cancelled' }),
      pending: await insert({ status: 'pending' }),
      refunded: await insert({ status: 'refunded' }),
      tracked: await insert({ status: 'shipped', ...tracked }),
      pickup: await insert({ status: 'paid', isPickup: true }),
      paid: await insert({ status: 'paid' }),
      other: await insert({ status: 'paid' }),
    };
    const found = await checked(
      'SP-2026-999999;Aras;1;;',
      `${orders.cancelled.number};Aras;1;;`,
      `${orders.pending.number};;;ABC2026000000001;01.11.2026`,
      `${orders.refunded.number};Aras;1;;`,
      `${orders.tracked.number};Aras;A-2;;`,
      `${orders.pickup.number};Aras;1;;`,
      `${orders.paid.number};;12;;`,
      `${orders.paid.number};Aras;12;;`,
      `${orders.other.number};;;ABC2026000000001;99.99.2026`,
      `SP-1;;;ABC2026000000001;`,
    );
    const errors = (await files.rows(found, 'error')).map(({ errors: all }) =>
      all.map(({ label, sentence }) => `${label}: ${sentence}`).join(' '),
    );
    expect(errors).toMatchInlineSnapshot(`
      [
        "Sipariş no: Bu numarayla sipariş yok.",
        "Sipariş no: Sipariş iptal edilmiş.",
        "Sipariş no: Sipariş ödenmemiş ya da onaylanmamış (durumu: Ödeme bekleniyor).",
        "Sipariş no: “İade edildi” durumundaki bir sipariş kargoya verilemez.",
        "Takip no: Siparişin başka bir takip numarası var: A-1. Değiştirmek için sipariş sayfasını kullanın.",
        "Takip no: Müşteri siparişi kendisi teslim alıyor; kargo bilgisi girilemez.",
        "Kargo firması: Kargoya vermek için kargo firması ve takip numarası gereklidir.",
        "Sipariş no: Aynı kod 8. satırda da var.",
        "Fatura tarihi: Tarih GG.AA.YYYY biçiminde olmalıdır.",
        "Sipariş no: Bu numarayla sipariş yok.",
      ]
    `);
    const moderator = await signIn(started, 'moderator');
    expect((await importing(started, moderator).upload('orders', csv(HEAD))).status).toBe(403);
  });
});
