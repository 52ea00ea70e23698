import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ListPage } from '#contract/content.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListedOrder, Order, StaffOrder } from '#contract/orders.ts';
import { diskStorage, RECEIPT_FOLDER } from '../../../base/files/storage.ts';
import { doc, pdf } from '../../../testing/documents.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { HOUR, multipart } from '../../../testing/forms.ts';
import { jpeg, png } from '../../../testing/pictures.ts';
import { buyerOf, setSettings, startShop, type Buyer } from '../../../testing/shop.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { anonymiseOrders } from '../orders/of-account.ts';
import { receiptFileStore } from './files.ts';

const BANK = { bank: 'B', holder: 'H', iban: 'TR330006100519786457841326', currency: 'USD' as const };
const BOUGHT = [{ code: 'KB-20', price: 20 }];

describeOnEngines(
  'bank receipts that customers upload',
  (setup) => {
    const start = async () => {
      const shop = await startShop(setup);
      await setSettings(shop.database, { shop_transfer: true, bank_accounts: [BANK] });
      const buyer = await buyerOf(shop);
      const admin = await signIn(shop, 'admin');
      const number = (await buyer.pay(BOUGHT, { method: 'transfer' })).json.orderNumber;
      const upload = (content: Buffer, fileName = 'dekont.pdf', by: Pick<Buyer, 'send'> = buyer, of = number) => {
        const { payload, headers } = multipart([{ name: 'receipt', value: content, fileName }]);
        return by.send<Order & ErrorBody>({ method: 'POST', url: `/api/orders/${of}/receipt-files`, payload, headers });
      };
      const stored = () => readdir(join(shop.config.dataDir, RECEIPT_FOLDER)).catch(() => []);
      return { shop, buyer, admin, number, upload, stored };
    };

    test('are private files of the customer and admins; they mark the order, and pay nothing', async () => {
      const { shop, buyer, admin, number, upload, stored } = await start();
      const waiting = async () => (await admin.get<ListPage<ListedOrder>>('/api/orders?isWaiting=true')).json.total;
      expect(await waiting()).toBe(0);
      const { status, json } = await upload(pdf('Dekont'), '../../Dekontum.exe');
      expect([status, json.status, json.receiptFiles.map(({ name }) => name)]).toEqual([
        200,
        'pending',
        ['Dekontum.exe'],
      ]);
      expect(json.history.at(-1)).toMatchObject({ notes: 'Dekont yüklendi.' });
      expect(await waiting()).toBe(1);
      expect(await stored()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)]);

      const file = `/api/orders/${number}/receipt-files/${json.receiptFiles[0]!._id}`;
      for (const person of [buyer, admin]) {
        const { status: read, headers, body } = await person.get(file);
        expect([read, headers['content-type']]).toEqual([200, 'application/pdf']);
        expect(headers['content-disposition']).toMatch(/^attachment; .*Dekontum\.pdf/);
        expect(headers['cache-control']).toBe('no-store');
        expect(body).toContain('%PDF');
      }
      const stranger = await buyerOf(shop, 'user', { name: 'Yabancı' });
      expect((await stranger.get(file)).status).toBe(404);
      expect((await upload(pdf(), 'x.pdf', stranger)).status).toBe(404);
      expect((await shop.get(file)).status).toBe(401);
      expect((await admin.get(`/api/orders/${number}/receipt-files/x`)).status).toBe(404);
      expect(await stored()).toHaveLength(1);
      expect((await admin.get<StaffOrder>(`/api/orders/${number}`)).json.receiptFiles).toHaveLength(1);
    });

    test('are known by their content; at most five, and only while the money is waited for', async () => {
      const { buyer, admin, number, upload, stored } = await start();
      for (const [content, name] of [
        [doc(), 'dekont.pdf'],
        [Buffer.from('<script>'), 'dekont.png'],
        [Buffer.concat([await png(), Buffer.from('<?php')]), 'dekont.png'],
      ] as const)
        expect((await upload(content, name)).json).toMatchObject({
          code: 'INVALID_FILE',
          fields: { receipt: 'Dekont PDF, JPG veya PNG olmalıdır.' },
        });
      expect((await upload(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
      expect(await stored()).toEqual([]);
      for (const content of [await png(), await jpeg(), pdf(), pdf(), pdf()])
        expect((await upload(content)).status).toBe(200);
      expect((await upload(pdf())).json).toMatchObject({
        code: 'GUARDED',
        message: 'Bir siparişe en çok 5 dekont yüklenebilir.',
      });
      expect((await stored()).map((name) => name.slice(33)).toSorted()).toEqual(['jpg', 'pdf', 'pdf', 'pdf', 'png']);

      const card = (await buyer.pay([{ code: 'KB-9', price: 9 }])).json.orderNumber;
      expect((await upload(pdf(), 'x.pdf', buyer, card)).json.message).toBe('Bu sipariş için dekont beklenmiyor.');
      await admin.post(`/api/orders/${number}/receipts`, {
        amount: 20,
        receivedOn: '2026-11-20',
        attempt: randomUUID(),
      });
      expect((await upload(pdf())).status).toBe(409);
    });

    test('go with the person: the rows at once, the files with the next housekeeping', async () => {
      const { shop, upload, stored } = await start();
      await upload(pdf());
      const { database, config } = shop;
      // Files carry the real time of the disk.
      const store = (after: number) =>
        receiptFileStore({ database, storage: diskStorage(config.dataDir), now: () => Date.now() + after });
      await store(2 * HOUR).removeUnknown();
      expect(await stored()).toHaveLength(1);
      const { id } = await database.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'user')
        .executeTakeFirstOrThrow();
      await database.write('orders', (trx) => anonymiseOrders(trx, { userId: id }, new Date()));
      expect(await database.db.selectFrom('receiptFiles').selectAll().execute()).toEqual([]);
      await store(0).removeUnknown();
      expect(await stored()).toHaveLength(1); // may still be on its way
      await store(2 * HOUR).removeUnknown();
      expect(await stored()).toEqual([]);
    });
  },
  seedSmallCatalogue,
);
