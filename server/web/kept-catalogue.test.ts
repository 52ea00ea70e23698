// A write to the catalogue drops the kept replies that show the changed rows, and no reply outlives its data.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ListSort } from '#contract/list-sorts.ts';
import type { Category } from '#contract/categories.ts';
import { productFields, type Product } from '#contract/products.ts';
import { listen, startApp } from '../testing/app.ts';
import { insertProducts, categoryId, productId } from '../testing/catalogue.ts';
import { addressesOn, catalogueSite } from '../testing/catalogue-site.ts';
import { describeWithDatabase, until } from '../testing/engines.ts';
import { startShop, type PaidOrder } from '../testing/payments.ts';
import { randomNumbers } from '../testing/random.ts';
import { signIn } from '../testing/sign-in.ts';
import { HIDDEN_CODES, seedSmallCatalogue } from '../testing/small-catalogue.ts';

const PIM = productId('Z40-5X100');
/** The pins of one sub-category: each is on the others' pages. */
const PINS = ['itici-pim-5x100-z40-5x100', 'itici-pim-5x160-z40-5x160', 'itici-pim-2-5x100-z40-2-5x100'];
const BUSH = 'kilavuz-burc-20-kb-20';
const STOCKED = 'stok-1-stok-1';

/** A value for every field of the product's form, other than the small catalogue's. */
const VALUES: Record<keyof typeof productFields, unknown> = {
  code: 'Z40-NEU',
  name: 'Ağır Pim',
  slug: 'agir-pim',
  category: categoryId('kolonlar'),
  subCategory: null,
  description: 'Nitrürlü, sertleştirilmiş',
  detailedDescription: '<p>Uzun</p>',
  mainImage: 'c.webp',
  img: ['c.webp'],
  additionalImages: ['d.webp'],
  areImagesRepresentative: true,
  features: ['Bir'],
  applications: ['Kalıp'],
  technicalSpecs: [{ name: 'Çap', value: '5' }],
  cadFiles: [{ format: 'step', file: 'a'.repeat(32), name: 'parca.stp', size: 1_000 }],
  documents: [{ name: 'Föy', url: '/files/documents/x.pdf', type: 'pdf', size: 10 }],
  price: { current: 99.9, old: 120 },
  stockStatus: 'in_stock',
  stockQuantity: 4,
  leadTimeDays: 9,
  minQuantity: 10,
  packQuantity: 5,
  weightG: 46,
  vatRate: 10,
  unit: 'takım',
  gtip: '848079000000',
  publishAt: null,
  unpublishAt: '2036-01-01T09:00:00.000Z',
  isActive: false,
  order: 1,
  seoTitle: 'T',
  seoDescription: 'D',
  seoKeywords: ['a'],
};
/** Fields that decide where products stand, and whether they are shown at all. */
const STRUCTURAL = ['order', 'code', 'name', 'slug', 'subCategory', 'category', 'isActive'];
/** The fields that decide most come last. */
const FIELDS = (Object.keys(VALUES) as (keyof typeof VALUES)[])
  .filter((field) => field !== 'publishAt') // what is on the site waits for nothing
  .toSorted((a, b) => STRUCTURAL.indexOf(a) - STRUCTURAL.indexOf(b));

describeWithDatabase(
  'kept replies that show the catalogue',
  (setup) => {
    async function start(options: { address?: string } = {}) {
      const site = catalogueSite();
      const shop = await startShop(setup, { site, database: await setup.open(options.address) });
      await insertProducts(shop.database, [
        { code: 'STOK-1', category: 'kolonlar', priceMinor: 2000, stockStatus: 'in_stock', stockQuantity: 20 },
        { code: 'STOK-2', category: 'kolonlar', priceMinor: 100, stockStatus: 'in_stock', stockQuantity: 3 },
      ]);
      const [admin, moderator] = [await signIn(shop, 'admin'), await signIn(shop, 'moderator')];
      const paid = async (lines: { code: string; quantity?: number }[]): Promise<PaidOrder> => {
        const order = await shop.order({ lines });
        shop.pay(order);
        expect(await shop.tell(order)).toBe(200);
        return order;
      };
      const refund = async ({ publicId }: PaidOrder) => {
        expect(
          (
            await admin.post(`/api/orders/${publicId}/refund`, {
              reason: 'x',
              attempt: randomUUID(),
              isRestocked: true,
            })
          ).status,
        ).toBe(201);
      };
      const save = async (fields: object, id = PIM) => {
        expect(await admin.put(`/api/products/${id}`, fields)).toMatchObject({ status: 200 });
      };
      return { ...shop, site, admin, moderator, paid, refund, save };
    }

    /** Kept replies, named by the pages that show them. */
    const KEPT = {
      'its page': `/urun/${PINS[0]}`,
      'its neighbour': `/urun/${PINS[1]}`,
      'another page': `/urun/${BUSH}`,
      'a counted page': `/urun/${STOCKED}`,
      'its reply': `/api/products/${PIM}`,
      'a neighbour’s reply': `/api/products/slug/${PINS[1]}`,
      'its sizes': `/api/products?limit=5&near=${PINS[2]}`,
      'its list': '/api/products?category=itici-pimler',
      'another list': '/api/products?category=burclar',
      'counted list': '/api/products?category=kolonlar&sort=newest',
      'empty list': '/api/products?category=bos',
      'list by price': '/api/products?category=kolonlar&sort=price',
      search: '/api/products?q=kolon',
      'search window': '/api/products/search/kolon',
      sitemap: '/sitemap.xml',
      'shop page': '/shop/itici-pimler',
      'another shop page': '/shop/burclar',
      categories: '/api/categories',
      settings: '/api/settings',
    };
    type Name = keyof typeof KEPT;
    const WHOLE: Name[] = ['list by price', 'search', 'search window', 'sitemap'];
    const OF_PIM: Name[] = ['its page', 'its neighbour', 'its reply', 'its sizes', 'its list', 'shop page', ...WHOLE];
    const OF_STOCK: Name[] = ['a counted page', 'counted list', ...WHOLE];
    const ALL = (Object.keys(KEPT) as Name[]).filter((name) => name !== 'settings');

    /** Asks for all, so that all are kept again. @returns the names of those that had to be made */
    async function made(fetch: Awaited<ReturnType<typeof listen>>['fetch']): Promise<Name[]> {
      const names: Name[] = [];
      for (const [name, path] of Object.entries(KEPT) as [Name, string][]) {
        if ((await fetch(path)).headers['x-request-id'] !== undefined) names.push(name); // what is kept is sent before routing
      }
      return names;
    }
    const sorted = (names: readonly Name[]): Name[] => names.toSorted();

    test('are dropped by a write to what they show, in every process; others stay', async () => {
      const address = await setup.address();
      const shop = await start({ address });
      const { admin, moderator, save, paid, refund } = shop;
      const mine = await listen(shop);
      const other = await listen(await startApp(setup, { database: await setup.open(address), site: catalogueSite() }));
      /**
       * Returns the replies of `mine` that the work drops; another process drops the same ones once it has learned of
       * it.
       */
      const droppedBy = async (work: () => Promise<unknown>): Promise<Name[]> => {
        await work();
        const dropped = sorted(await made(mine.fetch));
        const elsewhere = new Set<Name>();
        await until(async () => {
          for (const name of await made(other.fetch)) elsewhere.add(name);
          return elsewhere.size >= dropped.length;
        }, 20_000);
        expect(sorted([...elsewhere])).toEqual(dropped);
        return dropped;
      };

      for (const { fetch } of [mine, other])
        for (const left of [Object.keys(KEPT), []]) expect(await made(fetch)).toEqual(left);
      expect(await droppedBy(() => save({ price: { current: 77.7 } }))).toEqual(sorted(OF_PIM));
      expect(await droppedBy(() => save({ price: { current: 77.7 } })), 'a save that changes nothing').toEqual([]);
      let order: PaidOrder | undefined;
      expect(
        await droppedBy(async () => {
          order = await paid([{ code: 'STOK-1', quantity: 2 }, { code: 'KB-20' }]);
        }),
      ).toEqual(sorted(OF_STOCK));
      expect(await droppedBy(() => refund(order!))).toEqual(sorted(OF_STOCK));
      expect(await droppedBy(() => paid([{ code: 'KB-20' }])), 'an order of what is not counted').toEqual([]);
      expect(await droppedBy(() => shop.order({ lines: [{ code: 'STOK-1' }] })), 'an order that is not paid').toEqual(
        [],
      );
      expect(await droppedBy(() => save({ order: 7 }))).toEqual(sorted(ALL));
      expect(
        await droppedBy(() =>
          admin.post('/api/products', {
            code: 'YENI',
            name: 'Yeni',
            category: categoryId('bos'),
            description: 'x',
            img: ['a.webp'],
          }),
        ),
      ).toEqual(sorted(ALL));
      expect(await droppedBy(() => moderator.del(`/api/products/${productId('ZK-1')}`))).toEqual(sorted(ALL));
      expect(
        await droppedBy(() => admin.put(`/api/categories/${categoryId('burclar')}`, { name: 'Yüzükler' })),
      ).toEqual(sorted(ALL));
      expect(
        await droppedBy(() => admin.put('/api/settings', [{ settingKey: 'site_title', settingValue: 'Kalıp' }])),
      ).toEqual(
        sorted(
          (Object.keys(KEPT) as Name[]).filter(
            (name) => name === 'settings' || name.includes('page') || name === 'its neighbour',
          ),
        ),
      );
    }, 240_000);

    test('are dropped by a save as far as its fields reach', async () => {
      const shop = await start();
      const { fetch } = await listen(shop);
      await made(fetch);
      for (const field of FIELDS) {
        await shop.save({ [field]: VALUES[field] });
        expect([field, sorted(await made(fetch))]).toEqual([field, sorted(STRUCTURAL.includes(field) ? ALL : OF_PIM)]);
      }
    }, 240_000);

    test('equal those made now, after any writes in any order', async () => {
      const shop = await start();
      const { app, database, admin, moderator, site, paid, refund, save } = shop;
      // The same application without anything kept: no reply, no total.
      let looks = 0;
      const plain = await startApp(setup, {
        database: { ...database, version: () => ++looks },
        config: { pageCacheBytes: 0 },
        site: catalogueSite(),
        clock: shop.now,
      });
      const random = randomNumbers(2026);
      const among = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;

      const slugs = new Set<string>();
      const LISTS = [
        ...(['order', 'name', '-name', 'newest', 'price'] satisfies ListSort[]).map(
          (sort) => `/api/products?limit=4&sort=${sort}`,
        ),
        ...['kolonlar', 'din-1530', 'bos'].map((category) => `/api/products?category=${category}`),
        '/api/products?limit=4&page=2',
        '/api/products?limit=3&page=2&sort=price',
        '/api/products?subCategory=burclar&category=kolonlar',
        '/api/products?q=pim&sort=price',
        '/api/products?q=sertlestirilmis',
        '/api/products/search/z40',
        '/api/categories',
        '/api/categories?type=sub',
        '/api/categories/kolonlar',
        '/api/categories/subcategories/itici-pimler',
        '/api/settings',
        '/sitemap.xml',
      ];
      const PAGES = ['/shop/', '/shop/kolonlar', '/shop/din-1530'];
      let asked = 0;
      async function check(what: string): Promise<void> {
        for (const { slug } of await database.db
          .selectFrom('products')
          .select('slug')
          .where('code', 'not in', [...HIDDEN_CODES, 'KK-1', 'Z40-2-5X100'])
          .execute())
          slugs.add(slug);
        const fresh = new Map<string, Promise<{ status: number; body: string }>>();
        const freshOf = (path: string) => fresh.get(path) ?? fresh.set(path, plain.get(path)).get(path)!;
        const apis = [
          ...LISTS,
          ...[...slugs].map((slug) => `/api/products/slug/${slug}`),
          ...['STOK-1', 'ZK-1', 'SILINDI-1', PIM].map((name) => `/api/products/${name}`),
        ];
        const pages = [...PAGES, ...[...slugs].map((slug) => `/urun/${slug}`)];
        await Promise.all([...apis, ...pages.flatMap(addressesOn)].map(freshOf));
        for (const path of apis) {
          const [now, then] = [await freshOf(path), await shop.get(path)];
          expect([path, then.status, failureless(then)], what).toEqual([path, now.status, failureless(now)]);
        }
        for (const path of pages) {
          asked += 1;
          const expected = await Promise.all(
            addressesOn(path).map(async (address) => {
              const { status, body } = await freshOf(address);
              return status === 200 ? (JSON.parse(body) as unknown) : status;
            }),
          );
          expect(JSON.parse((await app.inject(path)).body), `${what}: ${path}`).toEqual(expected);
        }
      }
      const failureless = ({ status, body }: { status: number; body: string }) => (status === 200 ? body : '');

      const trash: string[] = [];
      const paidOrders: PaidOrder[] = [];
      const codes = ['KK-1', 'Z40-5X160', 'ZK-1', 'STOK-1', 'GIZLI-1'];
      const other = (): number => 1 + Math.floor(random() * 50);
      const works: Record<string, () => Promise<unknown>> = {
        'a price': () => save({ price: { current: other() } }, productId(among(codes))),
        'a text and a price': () => save({ description: `Metin ${other()}`, price: null }, productId(among(codes))),
        'a stock and a place': () => save({ stockQuantity: other(), order: other() }, productId(among(codes))),
        'a first name': () => save({ name: 'Aa' }, productId('Z40-5X160')),
        'a last name': () => save({ name: 'Zz' }, productId('KK-1')),
        'a slug': () => save({ slug: `adres-${other()}-${other()}` }, productId(among(codes))),
        'a switch': async () =>
          save(
            {
              isActive: !(
                await database.db
                  .selectFrom('products')
                  .select('isActive')
                  .where('publicId', '=', productId('ZK-1'))
                  .executeTakeFirstOrThrow()
              ).isActive,
            },
            productId('ZK-1'),
          ),
        'a paid order': async () => {
          paidOrders.push(await paid([{ code: 'STOK-2', quantity: 2 }, { code: 'STOK-1' }, { code: 'KK-1' }]));
        },
        'what ran out': async () => {
          paidOrders.push(await paid([{ code: 'STOK-2', quantity: 50 }]));
        },
        'a refund': async () => {
          const order = paidOrders.shift();
          if (order) await refund(order);
        },
        'a cancelled order': async () =>
          admin.patch(`/api/orders/${(await shop.order({ lines: [{ code: 'STOK-1' }] })).publicId}`, {
            status: 'cancelled',
          }),
        'a payment that staff accept': async () => {
          const order = await shop.order({ lines: [{ code: 'STOK-1', quantity: 2 }] });
          shop.provider.become(order.sessionId, 'paid', { amountMinor: 1 });
          await shop.tell(order);
          expect((await admin.patch(`/api/orders/${order.publicId}`, { status: 'paid' })).status).toBe(200);
        },
        'a new product': () =>
          admin.post<Product>('/api/products', {
            code: `N${other()}-${other()}`,
            name: 'Yeni',
            category: categoryId('kolonlar'),
            description: 'x',
            img: ['a.webp'],
          }),
        'a deleted product': async () => {
          expect((await moderator.del(`/api/products/${productId('KB-9')}`)).status).toBe(204);
          const {
            json: { items },
          } = await moderator.get<{ items: { _id: string }[] }>('/api/trash');
          trash.push(items[0]!._id);
        },
        'a restored product': async () => {
          const id = trash.pop();
          if (id) expect((await moderator.post(`/api/trash/${id}/restore`)).status).toBe(200);
        },
        'a deleted product that was ordered': async () => {
          await shop.order({ lines: [{ code: 'KB-20' }] });
          return admin.del(`/api/products/${productId('KB-20')}`);
        },
        'a category’s name': () =>
          admin.put(`/api/categories/${categoryId(among(['kolonlar', 'din-1530']))}`, { name: `Grup ${other()}` }),
        'a category’s place': () =>
          admin.put(`/api/categories/${categoryId('din-1530')}`, { parentCategory: categoryId('kolonlar') }),
        'a category’s switch': async () => {
          const { json } = await admin.get<Category>(`/api/categories/${categoryId('burclar')}`);
          return admin.put(`/api/categories/${json._id}`, { isActive: !json.isActive });
        },
        'the settings': () => admin.put('/api/settings', [{ settingKey: 'shop_currency', settingValue: 'EUR' }]),
      };
      await check('at first');
      // Every field once, on one product that is then everything at once; then random ones.
      for (const field of FIELDS) {
        await save({ [field]: VALUES[field] });
        await check(field);
      }
      await save({ isActive: true });
      const rest = Object.keys(works);
      while (rest.length > 0) {
        const [name] = rest.splice(Math.floor(random() * rest.length), 1) as [string];
        const reply = await works[name]!().catch((error: unknown) => {
          throw new Error(`${name} failed`, { cause: error });
        });
        if (reply) expect((reply as { status: number }).status, name).toBeLessThan(300);
        await check(name);
      }
      expect(site.renders.length, 'many pages were kept').toBeLessThan(asked * 0.8);
    }, 240_000);
  },
  seedSmallCatalogue,
);
