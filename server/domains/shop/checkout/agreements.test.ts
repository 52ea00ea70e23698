import { expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { json } from '../../../base/db/tables.ts';
import { startApp } from '../../../testing/app.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { buyerOf, setSettings, startShop } from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

type Options = Output<'GET /api/payment/options'>;
const ONE = [{ code: 'KB-20', price: 20 }];

describeWithDatabase(
  'agreements before paying',
  (setup) => {
    async function start() {
      const shop = await startShop(setup);
      const options = async () => (await shop.get('/api/payment/options')).json as Options;
      const text = async (key: string) => (await options()).agreements.find((agreement) => agreement.key === key)!;
      const setPage = (isActive: boolean, sections: object[]) =>
        shop.database.write('pages', async (trx) => {
          await trx.deleteFrom('pages').execute();
          const at = new Date();
          await trx
            .insertInto('pages')
            .values({
              publicId: 'sozlesme',
              slug: 'mesafeli-satis-sozlesmesi',
              title: 'Mesafeli Satış Sözleşmesi',
              isActive,
              sortOrder: 0,
              content: json({ heroTitle: '', heroSubtitle: '', sections } as never),
              createdAt: at,
              updatedAt: at,
            })
            .execute();
        });
      return { ...shop, options, text, setPage };
    }

    test('say how the shop is paid, and no other way', async () => {
      const { text, database } = await start();
      const CARD = /banka veya kredi kartıyla/;
      expect((await text('preInformation')).text).toMatch(CARD);
      expect((await text('preInformation')).text).not.toMatch(/havale|cari hesap/i);
      const account = { bank: 'B', holder: 'H', iban: 'TR330006100519786457841326', currency: 'USD' as const };
      await setSettings(database, { shop_transfer: true, shop_transfer_days: 5, bank_accounts: [account] });
      const both = (await text('preInformation')).text;
      expect(both).toMatch(CARD);
      expect(both).toContain(
        'Havale / EFT seçildiğinde ödeme, siparişten sonra bildirilen banka hesabına 5 gün içinde',
      );
      await setSettings(database, { shop_account: true });
      expect((await text('distanceSales')).text).toContain('Cari hesap dışında, ödeme onaylanmadıkça');
      expect((await text('distanceSales')).version).not.toBe((await text('preInformation')).version);
    });

    test('of a shop that takes transfers alone name no card', async () => {
      const shop = await startApp(setup);
      await setSettings(shop.database, {
        shop_transfer: true,
        bank_accounts: [{ bank: 'B', holder: 'H', iban: 'TR330006100519786457841326', currency: 'USD' }],
      });
      const { agreements } = (await shop.get('/api/payment/options')).json as Options;
      for (const { text } of agreements) {
        expect(text).toContain(
          'Ödeme havale / EFT ile, siparişten sonra bildirilen banka hesabına 3 gün içinde yapılır',
        );
        expect(text).not.toContain('kredi kartıyla');
      }
    });

    test('is two plain texts that name the seller, the right of withdrawal, delivery, payment and disputes', async () => {
      const { options, database } = await start();
      await setSettings(database, {
        site_title: 'Çelik Kalıp A.Ş.',
        contact_address: 'Sanayi Cad. 1',
        contact_phone: '+90 224 000 00 00',
        contact_email: 'satis@celik.example',
        shop_standard_cargo_fee: 12.5,
      });
      const { agreements, payment } = await options();
      expect(payment).toBe('test');
      expect(agreements.map(({ key, title }) => [key, title])).toEqual([
        ['preInformation', 'Ön Bilgilendirme Formu'],
        ['distanceSales', 'Mesafeli Satış Sözleşmesi'],
      ]);
      for (const { text, version } of agreements) {
        expect(version).toMatch(/^[0-9a-f]{12}$/);
        for (const needed of [
          'Çelik Kalıp A.Ş.',
          'Sanayi Cad. 1',
          '+90 224 000 00 00',
          'satis@celik.example',
          'on dört (14) gün',
          'cayma hakkı',
          'Teslimat',
          'iade',
          'Ödeme',
          'tüketici hakem heyeti',
          '$12,50',
          '$161,00',
          '$15,00',
          'USD',
          '6502 sayılı',
        ]) {
          expect(text, needed).toContain(needed);
        }
        expect(text).not.toMatch(/<|undefined|null|\n\n\n|\[/);
        expect(text.split('\n\n').length).toBeGreaterThan(15);
      }
    });

    test('leaves out facts without a setting', async () => {
      const { text, database } = await start();
      await setSettings(database, {
        contact_address: '',
        contact_phone: '',
        shop_tax_note: '',
        company_delivery_text: '',
        company_warranty_text: '',
        shop_free_shipping_threshold: null,
        shop_standard_cargo_fee: 0,
      });
      for (const key of ['preInformation', 'distanceSales'])
        expect((await text(key)).text).not.toMatch(
          /Adres:|Telefon:|genellikle|garanti taahhüdü|üzerindeki siparişlerde|\n\n\n| {2}/,
        );
      expect((await text('preInformation')).text).toContain('Standart kargo ücretsizdir.');
    });

    test('is the owner’s own contract where its page is active', async () => {
      const { text, setPage } = await start();
      const { version, text: own } = await text('distanceSales');
      const sections = [
        {
          type: 'standards',
          title: '1. Taraflar',
          paragraphs: ['<strong>Satıcı:</strong> Çelik &amp; Kalıp', 'Alıcı'],
        },
        { type: 'intro', title: 'Giriş', subtitle: '', paragraphs: ['Metin<br>devam'], stats: [] },
      ];
      await setPage(false, sections);
      expect(await text('distanceSales')).toMatchObject({ version, text: own });
      await setPage(true, sections);
      const changed = await text('distanceSales');
      expect(changed.text).toBe('1. Taraflar\n\nSatıcı: Çelik & Kalıp\n\nAlıcı\n\nGiriş\n\nMetin devam');
      expect(changed.version).not.toBe(version);
      await setPage(true, [{ type: 'timeline', title: 'Tarihçe', milestones: [] }]);
      expect((await text('distanceSales')).version).toBe(version);
    });

    test('has to be the present one: 409 where it has changed since it was shown', async () => {
      const shop = await start();
      const buyer = await buyerOf(shop);
      const checkout = await buyer.checkout(ONE);
      await setSettings(shop.database, { contact_phone: '+90 224 111 11 11' });
      const reply = await buyer.post('/api/payment', checkout);
      expect(reply.status).toBe(409);
      expect(reply.json).toMatchObject({
        code: 'CONSENT_CHANGED',
        fields: { 'consents.preInformation': expect.any(String), 'consents.distanceSales': expect.any(String) },
      });
      expect(await shop.database.db.selectFrom('orders').select('id').execute()).toEqual([]);
      await shop.setPage(true, [{ type: 'standards', title: 'A', paragraphs: ['B'] }]);
      const again = (await buyer.checkout(ONE)) as { consents: Record<string, string> };
      expect(
        (await buyer.post('/api/payment', { ...again, consents: { ...again.consents, distanceSales: 'x' } })).json[
          'fields'
        ],
      ).toEqual({ 'consents.distanceSales': expect.any(String) });
      expect((await buyer.post('/api/payment', again)).status).toBe(200);
    });
  },
  seedSmallCatalogue,
);
