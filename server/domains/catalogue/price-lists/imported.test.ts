import { expect, test } from 'vitest';
import type { PriceList, PriceListItem } from '#contract/price-lists.ts';
import { startApp } from '../../../testing/app.ts';
import { insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { exportOf, WOO_HEADER } from '../../../testing/foreign-exports.ts';
import { importing } from '../../../testing/imports.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'campaigns from a file of products',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      await insertProducts(
        app.database,
        [1, 2, 3].map((n) => ({
          code: `K-${n}`,
          name: `K ${n}`,
          category: 'kolonlar',
          priceMinor: 10_000 * n,
          img: ['a.webp'],
        })),
      );
      const lists = async () => (await admin.get<{ items: PriceList[] }>('/api/price-lists')).json.items;
      const itemsOf = async ({ _id }: PriceList) =>
        (await admin.get<{ items: PriceListItem[] }>(`/api/price-lists/${_id}/items`)).json.items.map(
          ({ code, price }) => [code, price.current],
        );
      return { ...app, admin, lists, itemsOf, ...importing(app, admin) };
    }
    const csv = (...lines: string[]): string => lines.join('\r\n');
    const HEAD = 'Kod;Kampanya Fiyatı;Kampanya Başlangıcı;Kampanya Bitişi;Kampanya Adı';

    test('products come into drafts by period and name, once, and go back', async () => {
      const { checked, rows, apply, undo, lists, itemsOf } = await start();
      const file = csv(
        HEAD,
        'K-1;90,50;01.12.2090;31.12.2090;Kış',
        'K-2;150;2090-12-01;2090-12-31;Kış',
        'K-3;200;;31.12.2090 18:00;',
      );
      const found = await checked('products', file);
      expect(found.counts).toEqual({ create: 0, update: 3, same: 0, error: 0 });
      expect((await rows(found, 'update'))[0]!.changes).toEqual([
        { label: 'Kampanya Fiyatı', before: '', after: '90,50' },
        { label: 'Kampanya Başlangıcı', before: '', after: '01.12.2090 00:00' },
        { label: 'Kampanya Bitişi', before: '', after: '01.01.2091 00:00' },
        { label: 'Kampanya Adı', before: '', after: 'Kış: 01.12.2090–31.12.2090' },
      ]);
      const applied = await apply(found);
      expect(applied.task).toMatchObject({ state: 'done', counts: { changed: 3 } });
      const made = await lists();
      expect(made).toMatchObject([
        { name: 'Kampanya: –31.12.2090', state: 'draft', startsAt: null, endsAt: '2090-12-31T15:00:00.000Z', count: 1 },
        { name: 'Kış: 01.12.2090–31.12.2090', kind: 'campaign', state: 'draft', endsAt: '2090-12-31T21:00:00.000Z' },
      ]);
      expect(await itemsOf(made[1]!)).toEqual([
        ['K-1', 90.5],
        ['K-2', 150],
      ]);
      expect((await checked('products', file)).counts).toEqual({ create: 0, update: 0, same: 3, error: 0 });

      const other = await apply(await checked('products', csv(HEAD, 'K-1;80;01.12.2090;31.12.2090;Kış')));
      expect(await itemsOf((await lists())[1]!)).toContainEqual(['K-1', 80]);
      await undo(other);
      expect(await itemsOf((await lists())[1]!)).toContainEqual(['K-1', 90.5]);
      await undo(applied);
      expect(await lists()).toEqual([]);
    });

    test('what is missing says so; a list that was scheduled stays', async () => {
      const { admin, checked, rows, apply, undo, lists } = await start();
      const found = await checked(
        'products',
        csv(HEAD, 'K-1;90;;;', 'K-2;;01.12.2090;;', 'K-3;90;02.12.2090;01.12.2090;'),
      );
      expect((await rows(found, 'error')).map(({ errors }) => [errors[0]!.label, errors[0]!.sentence])).toEqual([
        ['Kampanya Bitişi', 'Kampanya fiyatı için başlangıç ya da bitiş tarihi gerekir.'],
        ['Kampanya Fiyatı', 'Kampanya tarihi için kampanya fiyatı gerekir.'],
        ['Kampanya Bitişi', 'Bitiş, başlangıçtan sonra olmalıdır.'],
      ]);
      const applied = await apply(await checked('products', csv(HEAD, 'K-1;90;01.12.2090;;')));
      const [list] = await lists();
      await admin.post(`/api/price-lists/${list!._id}/schedule`, { version: list!.version });
      await undo(applied);
      expect(await lists()).toMatchObject([{ state: 'scheduled', count: 1 }]);
      expect((await checked('products', csv(HEAD, 'K-1;90;01.12.2090;;'))).counts).toMatchObject({ same: 1 });
    });

    test('a period of WooCommerce is a campaign; a reduced price without one is the price', async () => {
      const { checked, apply, undo, lists, itemsOf } = await start();
      const line = { Type: 'simple', Published: 1, 'In stock?': 1, 'Regular price': '20', 'Sale price': '15.5' };
      const found = await checked(
        'products',
        exportOf(WOO_HEADER, [
          {
            ...line,
            ID: 1,
            SKU: 'W-1',
            Name: 'Bir',
            'Date sale price starts': '2020-01-01 00:00:00',
            'Date sale price ends': '2090-01-31 23:59:59',
          },
          { ...line, ID: 2, SKU: 'W-2', Name: 'İki' },
          { ...line, ID: 3, SKU: 'W-3', Name: 'Üç', 'Date sale price ends': '2020-01-31' },
        ]),
      );
      expect(found.counts).toMatchObject({ create: 3, error: 0 });
      expect(found.notes).toEqual(
        expect.arrayContaining([
          expect.stringContaining('1 ürünün süreli indirimi “WooCommerce: başlangıç–bitiş”'),
          '1 ürünün indirimi sona ermiş: normal fiyatı alınır.',
        ]),
      );
      const applied = await apply(found);
      const [list] = await lists();
      expect(list).toMatchObject({ name: 'WooCommerce: 01.01.2020–31.01.2090', state: 'draft', count: 1 });
      expect(await itemsOf(list!)).toEqual([['W-1', 15.5]]);
      await undo(applied);
      expect(await lists()).toEqual([]);
    });
  },
  seedSmallCatalogue,
);
