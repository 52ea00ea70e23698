import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { ListPage } from '#contract/content.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { InvoiceReply } from '#contract/invoices.ts';
import type { Order, OrderSummary, StaffOrder } from '#contract/orders.ts';
import { pdf } from '../../../testing/documents.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { multipart } from '../../../testing/forms.ts';
import { shippingMethod } from '../../../testing/shipping.ts';
import { buyerOf, setSettings, startShop, TEST_INVOICE } from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { readXml, textAt } from '../../../testing/xml.ts';

const SELLER = {
  company_title: 'Örnek Kalıp A.Ş.',
  company_vkn: '1234567890',
  company_tax_office: 'Nilüfer',
  company_street: 'Demir Sok. 3',
  company_district: 'Osmangazi',
  company_city: 'Bursa',
};
const COMPANY = {
  kind: 'company',
  company: 'Çelik & Oğulları Ltd.',
  vkn: '1234567890',
  taxOffice: 'Konak',
  address: 'Demirciler Sitesi 5',
  district: 'Bornova',
  city: 'İzmir',
  isEInvoice: true,
  email: 'muhasebe@celik.example',
};
const CART = [
  { code: 'KB-20', quantity: 3, price: 20 },
  { code: 'ZK-1', price: 1 },
];

describeOnEngines(
  'invoices of orders',
  (setup) => {
    async function start({ seller = SELLER, vat = 'included' as 'included' | 'none' } = {}) {
      const shop = await startShop(setup);
      const { database, clock } = shop;
      await setSettings(database, {
        shop_currency: 'TRY',
        shop_vat_mode: vat,
        shipping_methods: [shippingMethod({ fee: 99.9 })],
        ...seller,
      });
      await database.write('catalogue', (trx) => trx.updateTable('products').set({ currency: 'TRY' }).execute());
      const buyer = await buyerOf(shop);
      const admin = await signIn(shop, 'admin', { name: 'Ayşe Usta' });
      const order = async (invoice: object = COMPANY) => {
        const { json } = await buyer.pay(CART, { invoice, total: 160.9, attempt: crypto.randomUUID() });
        await database.write('orders', (trx) =>
          trx
            .updateTable('orders')
            .set({ status: 'paid', paidAt: new Date(clock.now()) })
            .where('number', '=', json.orderNumber)
            .execute(),
        );
        return json.orderNumber;
      };
      const path = (number: string) => `/api/orders/${number}/invoice`;
      const read = async (number: string) => (await admin.get<InvoiceReply>(path(number))).json;
      const save = (number: string, body: object = {}) =>
        admin.put<StaffOrder & ErrorBody>(path(number), { profile: 'EARSIVFATURA', ...body });
      const upload = (number: string, content = pdf('Fatura'), fileName = 'fatura.pdf') =>
        admin.send<StaffOrder & ErrorBody>({
          method: 'POST',
          url: `${path(number)}/pdf`,
          ...multipart([{ name: 'invoice', fileName, type: 'application/pdf', value: content }]),
        });
      const seen = async (number: string) => (await buyer.get<Order>(`/api/orders/${number}`)).json;
      return { shop, database, clock, buyer, admin, order, path, read, save, upload, seen };
    }

    test('the draft has the order’s parties and amounts', async () => {
      const { admin, order, path, read, save } = await start();
      const number = await order();
      expect(await read(number)).toEqual({
        invoice: null,
        canPrepare: true,
        proposed: 'TEMELFATURA',
        needsExemption: false,
        missing: [],
        isNothingLeft: false,
        returns: [],
      });
      expect((await admin.get(`${path(number)}/xml`)).status).toBe(404);
      expect((await save(number, { profile: 'TEMELFATURA' })).status).toBe(200);
      const { uuid } = (await read(number)).invoice!;
      const { headers, body } = await admin.get(`${path(number)}/xml`);
      expect(headers).toMatchObject({
        'content-type': expect.stringContaining('application/xml'),
        'content-disposition': expect.stringContaining(`fatura-${number}.xml`),
      });
      const root = readXml(body);
      const customer = 'cac:AccountingCustomerParty/cac:Party';
      expect([
        textAt(root, 'cbc:ProfileID'),
        textAt(root, 'cbc:UUID'),
        textAt(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name'),
        textAt(root, `${customer}/cac:PartyName/cbc:Name`),
        textAt(root, `${customer}/cac:PostalAddress/cbc:CitySubdivisionName`),
        textAt(root, `${customer}/cac:PostalAddress/cbc:CityName`),
        textAt(root, `${customer}/cac:Contact/cbc:ElectronicMail`),
        textAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount'),
      ]).toEqual([
        'TEMELFATURA',
        uuid,
        'Örnek Kalıp A.Ş.',
        'Çelik & Oğulları Ltd.',
        'Bornova',
        'İzmir',
        'muhasebe@celik.example',
        '160.90',
      ]);
      expect(
        root.children.filter(({ name }) => name === 'cac:InvoiceLine').map((line) => textAt(line, 'cac:Item/cbc:Name')),
      ).toContain('Kargo');
      // The same for ever.
      await save(number, { profile: 'TICARIFATURA' });
      expect((await read(number)).invoice).toMatchObject({ uuid, profile: 'TICARIFATURA' });
    });

    test('says what is missing instead of a wrong draft', async () => {
      const { admin, order, path, read, save } = await start({
        seller: { ...SELLER, company_vkn: '', company_city: '' },
      });
      const number = await order({ ...COMPANY, city: undefined });
      await save(number);
      const missing = ['vergi kimlik numaranız', 'iliniz', 'fatura adresinin ili'];
      expect((await read(number)).missing).toEqual(missing);
      expect(await admin.get(`${path(number)}/xml`)).toMatchObject({
        status: 409,
        json: { error: `UBL taslağı için eksik: ${missing.join(', ')}.` },
      });
      const plain = await start({ vat: 'none' });
      const untaxed = await plain.order();
      expect((await plain.read(untaxed)).missing).toEqual(['siparişin KDV bilgisi (Ayarlar, Para ve vergi)']);
    });

    test('a line without tax needs its reason', async () => {
      const { database, order, read, save } = await start();
      await database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ vatRate: 0 }).where('code', '=', 'ZK-1').execute(),
      );
      const number = await order();
      expect(await read(number)).toMatchObject({ needsExemption: true });
      expect((await save(number)).json.fields).toEqual({
        exemptionCode: 'KDV’si 0 olan satır için istisna kodu seçin.',
      });
      expect((await save(number, { exemptionCode: '999' })).status).toBe(400);
      expect((await save(number, { exemptionCode: '351' })).status).toBe(200);
      expect((await read(number)).missing).toEqual([]);
    });

    test('the official number and its PDF reach the customer, and the accounting', async () => {
      const { database, buyer, admin, order, path, save, upload, seen } = await start();
      const number = await order();
      const other = await order();
      expect(await upload(number)).toMatchObject({
        status: 409,
        json: { error: 'Önce fatura no ve tarihini kaydedin.' },
      });
      for (const [body, sentence] of [
        [
          { number: 'ABC', issueDate: '2026-11-20' },
          'Fatura no üç harf ya da rakam, yıl ve dokuz rakamdan oluşur: ABC2026000000001.',
        ],
        [{ number: 'ABC2026000000001' }, 'Fatura tarihini girin.'],
        [{ number: 'ABC2026000000001', issueDate: '2026-11-21' }, 'Fatura tarihi bugünden sonra olamaz.'],
      ] as const)
        expect((await save(number, body)).json.error).toBe(sentence);
      const issued = { number: 'abc2026000000001', issueDate: '2026-11-20' };
      expect((await save(number, issued)).json.invoiceDocument).toEqual({
        number: 'ABC2026000000001',
        issueDate: '2026-11-20',
        hasPdf: false,
      });
      expect((await save(other, issued)).json.error).toBe('Bu fatura no başka bir siparişte kayıtlı.');
      expect((await buyer.get(`${path(number)}/pdf`)).status).toBe(404);
      expect((await upload(number, Buffer.from('<svg/>'))).json.error).toBe('Fatura PDF olmalıdır.');
      expect((await upload(number)).status).toBe(200);
      expect(await seen(number)).toMatchObject({ invoiceDocument: { hasPdf: true } });
      const got = await buyer.get(`${path(number)}/pdf`);
      expect(got.headers).toMatchObject({
        'content-type': expect.stringContaining('application/pdf'),
        'content-disposition': expect.stringContaining('fatura-ABC2026000000001.pdf'),
      });
      expect(got.body).toContain('Fatura');
      await upload(number, pdf('Düzeltilmiş')); // no second mail
      const mails = await database.db
        .selectFrom('outbox')
        .select(['recipient', 'subject'])
        .where('kind', '=', 'order-invoice')
        .orderBy('id')
        .execute();
      expect(mails).toEqual(
        [buyer.user.email, COMPANY.email].map((recipient) => ({ recipient, subject: `Faturanız hazır: ${number}` })),
      );
      // A cancelled one is the customer's no more.
      await save(number, { ...issued, isCancelled: true });
      expect((await seen(number)).invoiceDocument).toBeNull();
      expect((await buyer.get(`${path(number)}/pdf`)).status).toBe(404);
      expect((await admin.get(`${path(number)}/pdf`)).status).toBe(200);
    });

    test('the list has those without an invoice on wish; changes are in the audit table and guard each other', async () => {
      const { admin, order, save } = await start();
      const [first, second] = [await order(), await order()];
      await save(first, { number: 'ABC2026000000001', issueDate: '2026-11-20' });
      await save(second);
      const { items } = (await admin.get<ListPage<OrderSummary>>('/api/orders?isInvoiced=false')).json;
      expect(items.map(({ number }) => number)).toEqual([second]);
      const entries = (await admin.get<ListPage<AuditEntry>>('/api/audit?group=all&kind=order')).json.items;
      expect(entries.find(({ title }) => title === first)?.changes).toEqual([
        { field: 'invoiceState', before: null, after: 'issued' },
        { field: 'invoiceNumber', before: null, after: 'ABC2026000000001' },
        { field: 'invoiceDate', before: null, after: '2026-11-20' },
      ]);
      expect((await save(second, { version: 1 })).json.code).toBe('STALE');
    });

    test('many at once: prepared where nothing is missing, and packed into one file', async () => {
      const { admin, database, order, save } = await start();
      const [first, second] = [await order(), await order()];
      const lacking = await order({ ...COMPANY, city: undefined });
      await save(first, { profile: 'TICARIFATURA' });
      const prepare = async () => (await admin.post<object>('/api/orders/invoices', { isInvoiced: 'false' })).json;
      const left = [{ number: lacking, missing: ['fatura adresinin ili'] }];
      expect(await prepare()).toEqual({ prepared: 1, ready: 2, left });
      expect(await prepare()).toEqual({ prepared: 0, ready: 2, left });
      const { headers, body } = await admin.get('/api/orders/invoices/export?isInvoiced=false');
      expect(headers['content-type']).toContain('application/zip');
      expect([...new Set(body.match(/fatura-SP-\d+-\d+\.xml/g))].toSorted()).toEqual(
        [first, second].map((number) => `fatura-${number}.xml`).toSorted(),
      );
      expect((await admin.get('/api/orders/invoices/export?q=yok')).status).toBe(404);
      expect(await database.db.selectFrom('invoices').select('profile').orderBy('id').execute()).toEqual([
        { profile: 'TICARIFATURA' },
        { profile: 'TEMELFATURA' },
      ]);
    });

    test('only of an order that is paid or approved', async () => {
      const { buyer, save, read } = await start();
      const { json } = await buyer.pay(CART, { invoice: TEST_INVOICE, total: 160.9 });
      expect((await read(json.orderNumber)).canPrepare).toBe(false);
      expect((await save(json.orderNumber)).json.error).toBe(
        'Ödenmemiş ya da onaylanmamış siparişin faturası hazırlanamaz.',
      );
    });
  },
  seedSmallCatalogue,
);
