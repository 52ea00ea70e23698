import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { ListPage } from '#contract/content.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { InvoiceReply } from '#contract/invoices.ts';
import type { Order, StaffOrder } from '#contract/orders.ts';
import { pdf } from '../../../testing/documents.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { HOUR, multipart } from '../../../testing/forms.ts';
import { insertOrder } from '../../../testing/orders.ts';
import { setSettings, startShop } from '../../../testing/shop.ts';
import { diskStorage, INVOICE_FOLDER } from '../../../base/files/storage.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { at as elementsAt, readXml, textAt } from '../../../testing/xml.ts';
import { vatOf, vatTotals } from '#contract/vat.ts';
import { removeUnknownInvoicePdfs } from './handlers.ts';
import { addShipment } from '../shipments/settle.ts';

const SELLER = {
  shop_currency: 'TRY',
  company_title: 'Örnek Kalıp A.Ş.',
  company_vkn: '1234567890',
  company_tax_office: 'Nilüfer',
  company_street: 'Demir Sok. 3',
  company_district: 'Osmangazi',
  company_city: 'Bursa',
} as const;
const DAY = '2026-11-20';
const FIRST = 'ABC2026000000001';

interface Line {
  code: string;
  quantity: number;
  unitPriceMinor: number;
  vatRate: number;
}
/** 3 × 40,00 and 1 × 50,00; with the delivery 199,90. */
const LINES: Line[] = [
  { code: 'KB-20', quantity: 3, unitPriceMinor: 4_000, vatRate: 20 },
  { code: 'ZK-1', quantity: 1, unitPriceMinor: 5_000, vatRate: 10 },
];
const SHIPPING = 2_990;

describeOnEngines(
  'invoices of returns',
  (setup) => {
    async function start() {
      const shop = await startShop(setup);
      const { database } = shop;
      await setSettings(database, SELLER);
      const [admin, customer, other] = [
        await signIn(shop, 'admin', { name: 'Ayşe Usta' }),
        await signIn(shop, 'user'),
        await signIn(shop, 'user'),
      ];
      let count = 0;
      async function order({ lines = LINES, company = undefined as string | undefined, shipping = SHIPPING } = {}) {
        const taxed = lines.map(({ quantity, unitPriceMinor, vatRate }) => ({
          amountMinor: quantity * unitPriceMinor,
          rate: vatRate,
        }));
        const totals = vatTotals([...taxed, { amountMinor: shipping, rate: 20 }], 'included');
        const made = await insertOrder(database, {
          customer: customer.user,
          ...(company === undefined ? {} : { company }),
          status: 'preparing',
          currency: 'TRY',
          pricesIncludeVat: true,
          shippingMinor: shipping,
          shippingVatRate: 20,
          netMinor: totals.netMinor,
          vatMinor: totals.vatMinor,
          vatByRate: totals.byRate,
          lines: lines.map((line, i) => {
            const { netMinor, vatMinor } = vatOf(taxed[i]!, 'included');
            return { ...line, netMinor, vatMinor };
          }),
        });
        expect(totals.grossMinor).toBe(made.totalMinor);
        return made;
      }
      /** Refunds as the provider has confirmed them. */
      async function refund({ id, totalMinor }: { id: number; totalMinor: number }, amountMinor: number) {
        const publicId = `refund${(count += 1)}`;
        const at = new Date(shop.clock.now());
        await database.write('orders', async (trx) => {
          await trx
            .insertInto('refunds')
            .values({
              publicId,
              orderId: id,
              attempt: publicId,
              amountMinor,
              reason: 'Hasarlı',
              byName: 'Ayşe Usta',
              isRestocked: false,
              status: 'done',
              providerRefundId: null,
              createdAt: at,
              updatedAt: at,
            })
            .execute();
          const { refundedMinor } = await trx
            .selectFrom('orders')
            .select('refundedMinor')
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          const back = refundedMinor + amountMinor;
          await trx
            .updateTable('orders')
            .set({ refundedMinor: back, ...(back >= totalMinor ? { status: 'refunded' as const } : {}) })
            .where('id', '=', id)
            .execute();
        });
        return publicId;
      }
      const path = (id: string) => `/api/orders/${id}/invoice`;
      const returnPath = (id: string, refundId: string) => `/api/orders/${id}/refunds/${refundId}/invoice`;
      const read = async (id: string) => (await admin.get<InvoiceReply>(path(id))).json;
      const issue = async (id: string, number = FIRST) =>
        expect((await admin.put(path(id), { profile: 'EARSIVFATURA', number, issueDate: DAY })).status).toBe(200);
      const save = (id: string, refundId: string, body: object) =>
        admin.put<StaffOrder & ErrorBody>(returnPath(id, refundId), body);
      const draft = async (id: string, refundId: string) => {
        const { status, body } = await admin.get(`${returnPath(id, refundId)}/xml`);
        expect(status).toBe(200);
        return readXml(body);
      };
      const upload = (id: string, refundId: string, value = pdf('İade')) =>
        admin.send<StaffOrder & ErrorBody>({
          method: 'POST',
          url: `${returnPath(id, refundId)}/pdf`,
          ...multipart([{ name: 'invoice', fileName: 'iade.pdf', type: 'application/pdf', value }]),
        });
      return {
        shop,
        database,
        admin,
        customer,
        other,
        order,
        refund,
        read,
        issue,
        save,
        draft,
        upload,
        path,
        returnPath,
      };
    }
    const payable = (root: ReturnType<typeof readXml>) => textAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount');
    const linesOf = (root: ReturnType<typeof readXml>) =>
      elementsAt(root, 'cac:InvoiceLine').map((line) => [
        textAt(line, 'cac:Item/cbc:Name'),
        textAt(line, 'cbc:InvoicedQuantity'),
        textAt(line, 'cbc:LineExtensionAmount'),
        textAt(line, 'cac:TaxTotal/cbc:TaxAmount'),
      ]);

    test('a full refund returns all lines and the fees, as the first invoice has them', async () => {
      const { order, refund, issue, read, save, draft, admin, path } = await start();
      const bought = await order();
      await issue(bought.publicId);
      const sale = readXml((await admin.get(`${path(bought.publicId)}/xml`)).body);
      const id = await refund(bought, bought.totalMinor);
      const [one] = (await read(bought.publicId)).returns;
      expect(one).toMatchObject({ refund: id, amountMinor: 19_990, issuedBy: 'seller', invoice: null, missing: [] });
      expect(one!.proposed).toEqual([
        { line: 0, quantity: 3 },
        { line: 1, quantity: 1 },
        { line: 2, quantity: 1 },
      ]);
      expect((await save(bought.publicId, id, { lines: one!.proposed })).status).toBe(200);
      const root = await draft(bought.publicId, id);
      expect(linesOf(root)).toEqual(linesOf(sale));
      expect(payable(root)).toBe('199.90');
      const reference = 'cac:BillingReference/cac:InvoiceDocumentReference';
      expect([
        textAt(root, 'cbc:InvoiceTypeCode'),
        textAt(root, 'cbc:ProfileID'),
        textAt(root, `${reference}/cbc:ID`),
        textAt(root, `${reference}/cbc:IssueDate`),
        textAt(root, `${reference}/cbc:DocumentTypeCode`),
        textAt(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name'),
      ]).toEqual(['IADE', 'EARSIVFATURA', FIRST, DAY, 'IADE', SELLER.company_title]);
      expect(textAt(root, 'cbc:UUID')).not.toBe(textAt(sale, 'cbc:UUID'));
    });

    test('what instalments cost goes back without an invoice: it stood on none', async () => {
      const { order, refund, issue, read, save, draft } = await start();
      const bought = await order();
      await issue(bought.publicId);
      const part = await refund(bought, 4_000);
      const rest = await refund(bought, bought.totalMinor - 4_000 + 2_000); // with 20,00 on top of the total
      const [first, second] = (await read(bought.publicId)).returns;
      expect([first!.amountMinor, second!.amountMinor]).toEqual([4_000, 15_990]);
      expect((await save(bought.publicId, part, { lines: [{ line: 0, quantity: 1 }] })).status).toBe(200);
      const [, left] = (await read(bought.publicId)).returns;
      expect(left!.proposed).toEqual([
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
        { line: 2, quantity: 1 },
      ]);
      expect((await save(bought.publicId, rest, { lines: left!.proposed })).status).toBe(200);
      expect(payable(await draft(bought.publicId, rest))).toBe('159.90');
      // A surcharge that goes back later, by itself, gets none.
      const other = await order();
      await issue(other.publicId, 'ABC2026000000002');
      await refund(other, other.totalMinor);
      const alone = await refund(other, 1_500);
      expect((await read(other.publicId)).returns).toHaveLength(1);
      expect((await save(other.publicId, alone, { lines: [{ line: 0, quantity: 1 }] })).status).toBe(409);
    });

    test('a part: staff choose pieces, whose prices go down where less went back; each piece is returned once', async () => {
      const { order, refund, issue, read, save, draft } = await start();
      const bought = await order();
      const { publicId } = bought;
      await issue(publicId);
      const first = await refund(bought, 7_200); // two of 40,00, less a tenth
      expect((await read(publicId)).returns[0]!.proposed).toEqual([]);
      for (const [lines, sentence] of [
        [[], 'İade edilen ürünleri ve adetlerini seçin.'],
        [[{ line: 0, quantity: 4 }], 'Bu satırdan en fazla 3 adet iade edilebilir.'],
        [[{ line: 3, quantity: 1 }], 'Bu satır siparişte yok.'],
        [
          [
            { line: 0, quantity: 1 },
            { line: 0, quantity: 1 },
          ],
          'Aynı satır iki kez seçilmiş.',
        ],
        [
          [{ line: 0, quantity: 1 }],
          'Seçilenlerin satış tutarı ₺40,00, iade ise ₺72,00. İade edilen ürünlerin hepsini seçin.',
        ],
      ] as const)
        expect((await save(publicId, first, { lines })).json).toMatchObject({ code: 'VALIDATION', error: sentence });
      expect((await save(publicId, first, { lines: [{ line: 0, quantity: 2 }] })).status).toBe(200);
      expect(linesOf(await draft(publicId, first))).toEqual([[expect.any(String), '2', '60.00', '12.00']]);

      const second = await refund(bought, 4_000);
      const beside = (await read(publicId)).returns[1]!;
      expect(beside.lines.map(({ gone }) => gone)).toEqual([2, 0, 0]);
      expect((await save(publicId, second, { lines: [{ line: 0, quantity: 2 }] })).json.error).toBe(
        'Bu satırdan en fazla 1 adet iade edilebilir.',
      );
      // A cancelled one gives its pieces back.
      expect((await save(publicId, first, { lines: [{ line: 0, quantity: 2 }], isCancelled: true })).status).toBe(200);
      expect((await save(publicId, second, { lines: [{ line: 0, quantity: 2 }] })).status).toBe(200);
      expect(payable(await draft(publicId, second))).toBe('40.00');
    });

    test('what never left is proposed where it was sold for just what went back', async () => {
      const { database, order, refund, issue, read } = await start();
      const bought = await order();
      const { id: lineId } = await database.db
        .selectFrom('orderLines')
        .select('id')
        .where('orderId', '=', bought.id)
        .where('code', '=', 'KB-20')
        .executeTakeFirstOrThrow();
      await database.write('orders', (trx) =>
        addShipment(
          trx,
          { orderId: bought.id, byName: '', at: new Date() },
          { carrier: 'Aras', trackingNumber: '1', trackingUrl: '', parcels: 1, weightG: null },
          [{ id: lineId, quantity: 2 }],
        ),
      );
      await issue(bought.publicId);
      await refund(bought, 9_000); // the third of the first line, and the second line
      expect((await read(bought.publicId)).returns[0]!.proposed).toEqual([
        { line: 0, quantity: 1 },
        { line: 1, quantity: 1 },
      ]);
    });

    test('a firm writes its return invoice itself: the parties change places, and its numbers are its own', async () => {
      const { order, refund, issue, read, save, draft } = await start();
      const [bought, another] = [await order({ company: 'Çelik Ltd.' }), await order({ company: 'Demir Ltd.' })];
      await issue(bought.publicId);
      await issue(another.publicId, 'ABC2026000000002');
      const returned = { lines: [{ line: 1, quantity: 1 }], number: 'CLK2026000000007', issueDate: DAY };
      for (const one of [bought, another]) {
        const id = await refund(one, 5_000);
        expect((await read(one.publicId)).returns[0]!.issuedBy).toBe('buyer');
        expect((await save(one.publicId, id, returned)).status).toBe(200);
        const root = await draft(one.publicId, id);
        expect(textAt(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name')).toMatch(/ Ltd\.$/);
        expect(textAt(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name')).toBe(SELLER.company_title);
      }
    });

    test('number, date and PDF are kept; the customer downloads it, nobody else', async () => {
      const { shop, admin, customer, other, order, refund, issue, save, upload, returnPath } = await start();
      const bought = await order();
      const { publicId } = bought;
      await issue(publicId);
      const id = await refund(bought, 5_000);
      const lines = [{ line: 1, quantity: 1 }];
      expect((await upload(publicId, id)).status).toBe(404);
      await save(publicId, id, { lines });
      expect((await upload(publicId, id)).json.error).toBe('Önce fatura no ve tarihini kaydedin.');
      for (const [body, sentence] of [
        [{ number: 'ABC2026000000009' }, 'Fatura tarihini girin.'],
        [{ number: 'ABC2026000000009', issueDate: '2026-11-21' }, 'Fatura tarihi bugünden sonra olamaz.'],
        [
          { number: 'ABC2026000000009', issueDate: '2026-11-19' },
          'İade faturasının tarihi satış faturasından önce olamaz.',
        ],
        [{ number: FIRST, issueDate: DAY }, 'Bu fatura no başka bir siparişte kayıtlı.'],
        [
          { number: 'ABC', issueDate: DAY },
          'Fatura no üç harf ya da rakam, yıl ve dokuz rakamdan oluşur: ABC2026000000001.',
        ],
      ] as const)
        expect((await save(publicId, id, { lines, ...body })).json.error).toBe(sentence);
      const issued = { lines, number: 'abc2026000000009', issueDate: DAY };
      const saved = await save(publicId, id, issued);
      const document = { refund: id, number: 'ABC2026000000009', issueDate: DAY, hasPdf: false };
      expect(saved.json.returnDocuments).toEqual([document]);
      // The shop's numbers are all different, those of sales too.
      const later = await order();
      expect(
        (
          await admin.put<ErrorBody>(`/api/orders/${later.publicId}/invoice`, {
            profile: 'EARSIVFATURA',
            number: document.number,
            issueDate: DAY,
          })
        ).json.error,
      ).toBe('Bu fatura no başka bir siparişte kayıtlı.');

      const file = `${returnPath(publicId, id)}/pdf`;
      expect((await customer.get(file)).status).toBe(404);
      expect((await upload(publicId, id, Buffer.from('<svg/>'))).json.error).toBe('Fatura PDF olmalıdır.');
      expect((await upload(publicId, id)).status).toBe(200);
      const seen = (await customer.get<Order>(`/api/orders/${publicId}`)).json;
      expect(seen.returnDocuments).toEqual([{ ...document, hasPdf: true }]);
      const got = await customer.get(file);
      expect(got.headers['content-disposition']).toContain('fatura-ABC2026000000009.pdf');
      expect((await other.get(file)).status).toBe(404);
      expect((await customer.get(`${returnPath(publicId, id)}/xml`)).status).toBe(403);
      expect((await shop.get(file)).status).toBe(401);

      const entries = (await admin.get<ListPage<AuditEntry>>('/api/audit?group=all&kind=order')).json.items;
      expect(entries.flatMap(({ changes }) => changes ?? [])).toContainEqual({
        field: 'returnInvoiceNumber',
        before: '',
        after: 'ABC2026000000009',
      });
      // Housekeeping knows it, and nothing else in the folder.
      const storage = diskStorage(shop.config.dataDir);
      await storage.put(`${INVOICE_FOLDER}/left.pdf`, pdf('kalan'));
      const inTwoHours = () => Date.now() + 2 * HOUR;
      await removeUnknownInvoicePdfs({ database: shop.database, now: inTwoHours, storage });
      expect(await storage.list(INVOICE_FOLDER)).toHaveLength(1);
      expect((await customer.get(file)).status).toBe(200);

      await save(publicId, id, { ...issued, isCancelled: true });
      expect((await customer.get<Order>(`/api/orders/${publicId}`)).json.returnDocuments).toEqual([]);
      expect((await customer.get(file)).status).toBe(404);
      expect((await admin.get(file)).status).toBe(200);
    });

    test('only of a refund that is done, of an order whose invoice is issued; changes guard each other', async () => {
      const { database, order, refund, issue, read, save, admin, path, returnPath } = await start();
      const bought = await order();
      const { publicId } = bought;
      const id = await refund(bought, 5_000);
      const lines = [{ line: 1, quantity: 1 }];
      expect(await read(publicId)).toMatchObject({ returns: [], isNothingLeft: false });
      expect((await save(publicId, id, { lines })).json.error).toBe(
        'İade faturası için önce satış faturasının numarasını ve tarihini kaydedin.',
      );
      await issue(publicId);
      await database.db.updateTable('refunds').set({ status: 'pending' }).where('publicId', '=', id).execute();
      expect((await read(publicId)).returns).toEqual([]);
      expect((await save(publicId, id, { lines })).json.error).toBe(
        'İade henüz tamamlanmadı; tamamlanınca faturası hazırlanabilir.',
      );
      await database.db.updateTable('refunds').set({ status: 'done' }).where('publicId', '=', id).execute();
      expect((await save(publicId, 'yok', { lines })).status).toBe(404);
      const elsewhere = await order();
      await issue(elsewhere.publicId, 'ABC2026000000002');
      expect((await save(elsewhere.publicId, id, { lines })).status, 'another order’s refund').toBe(404);
      expect((await save(publicId, id, { lines, version: 1 })).json.code).toBe('STALE');
      expect((await save(publicId, id, { lines })).status).toBe(200);
      // Without the first invoice's number there is nothing to name.
      await admin.put(path(publicId), { profile: 'EARSIVFATURA' });
      expect((await read(publicId)).returns[0]!.missing).toEqual(['satış faturasının numarası ve tarihi']);
      expect((await admin.get(`${returnPath(publicId, id)}/xml`)).status).toBe(409);
    });

    test('an order that was refunded before an invoice was issued needs none', async () => {
      const { order, refund, read, admin, path } = await start();
      const bought = await order();
      const { publicId } = bought;
      await admin.put(path(publicId), { profile: 'EARSIVFATURA' });
      await refund(bought, 5_000);
      expect((await admin.get(`${path(publicId)}/xml`)).status).toBe(200);
      await refund(bought, bought.totalMinor - 5_000);
      expect(await read(publicId)).toMatchObject({ isNothingLeft: true, returns: [] });
      expect(await admin.get(`${path(publicId)}/xml`)).toMatchObject({
        status: 409,
        json: { error: 'Siparişin tamamı fatura kesilmeden iade edildi; faturası kesilecek tutar kalmadı.' },
      });
      expect((await admin.get('/api/orders/invoices/export')).status, 'nor is it in the file of all').toBe(404);
    });
  },
  seedSmallCatalogue,
);
