import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { ORDER_DOCUMENTS, type OrderDocument } from '#contract/order-documents.ts';
import { ALL_SETTING_DEFAULTS } from '#contract/staff-settings.ts';
import { diskStorage } from '../../../base/files/storage.ts';
import { modulesOf } from '../../../base/pdf/barcode.ts';
import { openPdf } from '../../../base/pdf/open-pdf.ts';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertOrder, type OrderInput } from '../../../testing/orders.ts';
import { setSettings } from '../../../testing/shop.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { orderForDocument, weightOf, type DocumentContent } from './content.ts';
import { letterheadOf } from './letterhead.ts';
import { drawLabel, drawPacking } from './packing.ts';
import { drawPriced, unitNet } from './priced.ts';

const SELLER = {
  company_title: 'Örnek Kalıp Elemanları Sanayi ve Ticaret A.Ş.',
  company_vkn: '1234567890',
  company_tax_office: 'İkitelli',
  company_street: 'Kalıpçılar Caddesi No: 5',
  company_district: 'Başakşehir',
  company_city: 'İstanbul',
  company_postal_code: '34490',
  company_mersis: '0123456789012345',
};
const ACCOUNTS = [
  { bank: 'Kalıp Bankası', holder: 'Örnek Kalıp A.Ş.', iban: 'TR330006100519786457841326', currency: 'TRY' as const },
  { bank: 'Dolar Bankası', holder: 'Örnek Kalıp A.Ş.', iban: 'TR860006100519786457841342', currency: 'USD' as const },
];
const LETTERS = 'İĞÜŞÖÇığüşöç₺';
const TAXED: OrderInput = {
  status: 'paid',
  currency: 'TRY',
  company: `Yıldız Plastik ${LETTERS}`,
  poNumber: 'PO-4711',
  note: 'Kapıda\u0007 arayın 🔧',
  lines: [
    { code: 'KB-20', quantity: 3, unitPriceMinor: 12_000, vatRate: 20, netMinor: 30_000, vatMinor: 6_000 },
    { code: 'ZK-1', quantity: 7, unit: 'takım', unitPriceMinor: 101, vatRate: 1, netMinor: 700, vatMinor: 7 },
  ],
  fastCargoMinor: 1_800,
  pricesIncludeVat: true,
  shippingVatRate: 20,
  netMinor: 32_200,
  vatMinor: 6_307,
  totalMinor: 38_507,
  vatByRate: [
    { rate: 20, netMinor: 31_500, vatMinor: 6_300, grossMinor: 37_800 },
    { rate: 1, netMinor: 700, vatMinor: 7, grossMinor: 707 },
  ],
};

describeOnEngines(
  'documents of an order',
  (setup) => {
    const start = async () => {
      const app = await startApp(setup);
      await setSettings(app.database, SELLER);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const customer = await signIn(app, 'user', { name: 'Şükrü Ağaoğlu' });
      const insert = (input: OrderInput = TAXED) => insertOrder(app.database, { customer: customer.user, ...input });
      const ask = async (person: typeof admin, path: string) => {
        const { statusCode, headers, rawPayload, body } = await app.app.inject({
          url: `/api/orders/${path}`,
          headers: await person.headers(),
        });
        return { status: statusCode, headers, bytes: rawPayload, body };
      };
      return { app, admin, customer, insert, ask };
    };

    test('are files of their own for the customer and for admins; slip and label are the shop’s alone', async () => {
      const { app, admin, customer, insert, ask } = await start();
      const { number, publicId } = await insert();
      for (const kind of ORDER_DOCUMENTS) {
        const { status, headers, bytes } = await ask(admin, `${number}/documents/${kind}`);
        expect([kind, status, headers['content-type']]).toEqual([kind, 200, 'application/pdf']);
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      }
      const { headers } = await ask(customer, `${publicId}/documents/proforma`);
      expect(headers['content-disposition']).toContain(`filename="proforma-${number}.pdf"`);
      expect(headers['cache-control']).toBe('no-store');
      expect((await ask(customer, `${number}/documents/order`)).status).toBe(200);
      for (const kind of ['packing', 'label'])
        expect((await ask(customer, `${number}/documents/${kind}`)).status, kind).toBe(404);
      const stranger = await signIn(app, 'user');
      expect((await ask(stranger, `${number}/documents/order`)).status).toBe(404);
      expect((await ask(admin, 'SP-2026-999999/documents/order')).status).toBe(404);
      const refused = await ask(admin, `${number}/documents/fatura`);
      expect([refused.status, JSON.parse(refused.body).message]).toEqual([400, 'Böyle bir belge yok.']);
    });

    test('of a list are one file, at most fifty, and that is noted', async () => {
      const { app, admin, insert, ask } = await start();
      for (let i = 0; i < 3; i++) await insert({ status: 'paid' });
      await insert({ status: 'preparing' });
      const { status, headers } = await ask(admin, 'documents/packing?status=paid');
      expect([status, headers['content-disposition']]).toEqual([
        200,
        expect.stringMatching(/sevk-fisi-\d{4}-\d\d-\d\d\.pdf/),
      ]);
      expect((await ask(admin, 'documents/packing?status=cancelled')).status).toBe(404);
      const rows = await app.database.db
        .selectFrom('audit')
        .select(['title', 'action', 'changes'])
        .where('action', '=', 'export')
        .execute();
      expect(rows).toMatchObject([
        {
          title: 'Siparişler (Sevk fişi)',
          action: 'export',
          changes: [
            { field: 'rows', after: 3 },
            { field: 'status', after: 'paid' },
          ],
        },
      ]);
      for (let i = 0; i < 48; i++) await insert({ status: 'paid' });
      const tooMany = await ask(admin, 'documents/label?status=paid');
      expect([tooMany.status, JSON.parse(tooMany.body).message]).toEqual([
        400,
        '51 sipariş seçili; bir dosyada en çok 50 siparişin belgesi olur. Listeyi daraltın.',
      ]);
    });

    /** Everything that is written on the document's pages. */
    const written = async (kind: OrderDocument, input: OrderInput = TAXED) => {
      const { app, insert } = await start();
      const { number } = await insert(input);
      const letterhead = await letterheadOf(diskStorage(app.config.dataDir), {
        ...ALL_SETTING_DEFAULTS,
        ...SELLER,
        bank_accounts: ACCOUNTS,
      });
      const content: DocumentContent = {
        ...(await orderForDocument(app.database.db, number)),
        letterhead,
        at: new Date(Date.UTC(2026, 10, 28, 9)),
      };
      const pdf = await openPdf({ title: number, author: letterhead.name, at: content.at });
      const texts = vi.spyOn(pdf, 'text');
      if (kind === 'packing') drawPacking(pdf, content);
      else if (kind === 'label') drawLabel(pdf, content);
      else drawPriced(pdf, kind, content);
      return { number, pages: pdf.bufferedPageRange().count, texts: texts.mock.calls.map(([text]) => text) };
    };

    test('a pro-forma says who sells what to whom, net by line, tax by rate, and the total that was paid', async () => {
      const { number, texts } = await written('proforma');
      expect(texts).toEqual(
        expect.arrayContaining(
          [
            ['PROFORMA FATURA', number, 'Düzenlenme: 28.11.2026', 'Bu belge mali değer taşımaz.', 'Sayfa 1 / 1'],
            ['Kalıpçılar Caddesi No: 5', '34490 Başakşehir İstanbul', 'İkitelli V.D. · VKN 1234567890'],
            ['MERSİS 0123456789012345', `Yıldız Plastik ${LETTERS}`, 'Nilüfer V.D. · VKN 1234567890', 'PO-4711'],
            ['KB-20', '3 adet', '₺100,00', '%20', '₺300,00'],
            ['ZK-1', '7 takım', '₺1,00', '%1', '₺7,00'],
            ['Hızlı kargo', '₺15,00'],
            ['Ara toplam (KDV hariç)', '₺322,00', 'KDV %20 (matrah ₺315,00)', '₺63,00'],
            ['KDV %1 (matrah ₺7,00)', '₺0,07', 'Toplam (KDV dahil)', '₺385,07'],
          ].flat(),
        ),
      );
      // Accounts in the order's currency, with what to write.
      expect(texts).toContain('Kalıp Bankası · Örnek Kalıp A.Ş. · TR33 0006 1005 1978 6457 8413 26');
      expect(texts).toContain(`Banka hesapları; açıklamaya yalnızca sipariş numaranızı yazın: ${number}`);
      expect(texts.join('\n')).not.toMatch(/arayın|Dolar Bankası/);
    });

    test('an order form adds the address, the note and what was accepted; without tax it says the prices', async () => {
      const taxed = (await written('order')).texts;
      expect(taxed).toEqual(
        expect.arrayContaining(
          [
            ['SİPARİŞ FORMU', 'Teslimat adresi', 'Şükrü Ağaoğlu', 'Tel 0532 000 00 00', 'Kapıda arayın'],
            ['Ön Bilgilendirme Formu: Şükrü Ağaoğlu, 20.11.2026 12:00'],
          ].flat(),
        ),
      );
      const { texts } = await written('order', { lines: [{ code: 'KB-20', quantity: 2, unitPriceMinor: 1_234 }] });
      expect(texts).toEqual(
        expect.arrayContaining(['$12,34', '$24,68', 'Ara toplam', 'Standart kargo', 'Alıcı ödemeli', 'Toplam']),
      );
      expect(texts.join('\n')).not.toContain('KDV');
    });

    test('two hundred lines go on over pages, each with its head and number', async () => {
      const lines = Array.from({ length: 200 }, (_, i) => ({
        code: 'KB-20',
        quantity: i + 1,
        unitPriceMinor: 100 + i,
      }));
      const { number, pages, texts } = await written('proforma', { lines });
      expect(pages).toBeGreaterThan(5);
      const count = (text: string) => texts.filter((one) => one === text).length;
      expect([pages - 1, pages]).toContain(count('Birim fiyat')); // the sums may have a page to themselves
      expect(count(`PROFORMA FATURA ${number}`)).toBe(pages - 1);
      expect(texts).toContain(`Sayfa ${pages} / ${pages}`);
      for (const line of lines) expect(texts).toContain(`${line.quantity} adet`);
    });

    test('slip and label show where it goes and what is in it, and no price', async () => {
      const { number, texts } = await written('packing', { ...TAXED, carrier: 'Aras', trackingNumber: 'A1' });
      expect(texts).toEqual(
        expect.arrayContaining(['SEVK FİŞİ', 'KB-20', '3 adet', '7 takım', 'Koli sayısı: 1', 'Aras A1', '☐', number]),
      );
      expect(texts).toContain('Sevk irsaliyesi yerine geçmez.');
      const label = (await written('label', { ...TAXED, carrier: 'Aras', trackingNumber: 'A1' })).texts;
      expect(label).toEqual(
        expect.arrayContaining(['Şükrü Ağaoğlu', '16140 Nilüfer Bursa', 'Hızlı kargo · Aras A1', number]),
      );
      expect([...texts, ...label].join('\n')).not.toContain('₺1');
    });
  },
  seedSmallCatalogue,
);

describe('parts of documents', () => {
  test('a net price of one piece has four decimals where two would not give the line', () => {
    expect(unitNet(30_000, 3, 'TRY')).toBe('₺100,00');
    expect(unitNet(100, 3, 'TRY')).toBe('₺0,3333');
    expect(unitNet(0, 2, 'USD')).toBe('$0,00');
  });

  test('the weight is known where that of every piece is', () => {
    const line = (quantity: number, weightG: number | null) => ({ quantity, weightG }) as never;
    expect(weightOf({ lines: [line(3, 200), line(1, 50)], shipment: null })).toBe(650);
    expect(weightOf({ lines: [line(3, 200), line(1, null)], shipment: null })).toBeNull();
  });

  test('the letterhead has the logo as PNG; without an address of its own, the contact address', async () => {
    const webp = await sharp({ create: { width: 1_600, height: 400, channels: 3, background: '#0a66c2' } })
      .webp()
      .toBuffer();
    const storage = {
      read: async (path: string) =>
        path === 'img/site/logo.webp'
          ? { content: (await import('node:stream')).Readable.from([webp]), sizeBytes: webp.length }
          : undefined,
    };
    const settings = { ...ALL_SETTING_DEFAULTS, site_logo: '/img/site/logo.webp' };
    const { logo, name, lines, color } = await letterheadOf(storage, settings);
    expect((await sharp(logo).metadata()).format).toBe('png');
    expect([name, lines]).toEqual([settings.site_title, [settings.contact_address]]);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    for (const site_logo of ['', '/img/site/yok.webp', 'https://ornek.example/logo.png'])
      expect((await letterheadOf(storage, { ...settings, site_logo })).logo).toBeUndefined();
  });

  test('the font has every Turkish letter, the lira, and the box to tick', async () => {
    const pdf = await openPdf({ title: 'x', author: 'x', at: new Date(0) });
    for (const name of ['regular', 'bold', 'mono']) {
      pdf.font(name);
      const { font } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })._font;
      for (const letter of `${LETTERS}☐✓Ø×·’–`)
        expect([name, letter, font.hasGlyphForCodePoint(letter.codePointAt(0)!)]).toEqual([name, letter, true]);
    }
  });

  test('an order’s number as Code 128 begins, ends and adds up as the standard says', () => {
    // Code B: start, S P - 2 0 2 6 - 0 0 0 1 2 3 in its cheapest mixture of sets, check, stop.
    const modules = modulesOf('SP-2026-000123');
    expect(modules).toMatch(/^11010010000.*1100011101011$/);
    expect((modules.length - 2) % 11).toBe(0);
    expect(modulesOf('SP-2026-000124')).not.toBe(modules);
  });
});
