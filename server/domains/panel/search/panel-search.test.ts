import { expect, test } from 'vitest';
import type { PanelSearchResults } from '#contract/panel-search.ts';
import { startApp } from '../../../testing/app.ts';
import { insertCategories, insertProducts } from '../../../testing/catalogue.ts';
import { insertBlogs, insertPages } from '../../../testing/content.ts';
import { describeOnEngines, type Setup } from '../../../testing/engines.ts';
import { insertOrder } from '../../../testing/orders.ts';
import { familyId, insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { insertUser, signIn } from '../../../testing/sign-in.ts';

const start = async (setup: Setup, role: 'moderator' | 'admin' = 'admin') => {
  const started = await startApp(setup);
  const { database } = started;
  await insertCategories(database, [{ slug: 'pim' }]);
  await insertProducts(database, [
    { code: 'Z40-5X100', name: 'İtici Pim', category: 'pim' },
    { code: 'Z40-6X100', name: 'İtici Pim', category: 'pim', isActive: false },
    { code: 'KB-20', name: 'Kılavuz Burcu', category: 'pim' },
  ]);
  const customer = await insertUser(database, {
    role: 'user',
    name: 'Şükrü Işık',
    username: 'sukru',
    email: 'sukru@ornek.example',
  });
  const person = await signIn(started, role);
  const ask = (q: string) => person.get<PanelSearchResults>(`/api/search?q=${encodeURIComponent(q)}`);
  const search = async (q: string): Promise<PanelSearchResults> => {
    const { status, json } = await ask(q);
    expect(status).toBe(200);
    return json;
  };
  return { ...started, customer, ask, search };
};

describeOnEngines('the search of the panel', (setup) => {
  test('is for staff only, and never kept', async () => {
    const started = await start(setup);
    expect((await started.get('/api/search?q=pim')).status).toBe(401);
    const refused = await (await signIn(started, 'user')).get('/api/search?q=itici');
    expect(refused.status).toBe(403);
    expect(refused.body).not.toContain('Z40');
    expect((await started.ask('itici')).headers['cache-control']).toBe('no-store');
  });

  test('finds families by their name, with their sizes', async () => {
    const { database, search } = await start(setup);
    await insertFamily(database, { ...PIN_FAMILY, category: 'pim', subCategory: undefined });
    expect((await search('din 1530')).families).toEqual({
      items: [{ _id: familyId(PIN_FAMILY.slug), name: 'İtici pim DIN 1530-A', articleCount: 8, isActive: true }],
      hasMore: false,
    });
  });

  test('finds articles, orders, people, posts and pages at once', async () => {
    const { database, customer, search } = await start(setup);
    const { publicId, number } = await insertOrder(database, {
      customer,
      status: 'paid',
      lines: [{ code: 'KB-20', unitPriceMinor: 1_250 }],
    });
    await insertBlogs(database, [{ slug: 'sukru', title: 'Şükrü Usta anlatıyor', isPublished: false }]);
    await insertPages(database, [{ slug: 'sukru', title: 'Şükrü Işık kimdir?', isActive: false }]);
    const id = expect.any(String) as string;
    expect(await search('SUKRU')).toEqual({
      products: { items: [], hasMore: false },
      families: { items: [], hasMore: false },
      orders: {
        items: [
          {
            _id: publicId,
            number,
            customerName: 'Şükrü Işık',
            status: 'paid',
            paymentMethod: 'card',
            currency: 'USD',
            total: 12.5,
            createdAt: id,
          },
        ],
        hasMore: false,
      },
      users: {
        items: [
          { _id: customer.publicId, name: 'Şükrü Işık', username: 'sukru', email: 'sukru@ornek.example', role: 'user' },
        ],
        hasMore: false,
      },
      blogs: { items: [{ _id: id, title: 'Şükrü Usta anlatıyor', isPublished: false }], hasMore: false },
      pages: { items: [{ _id: id, title: 'Şükrü Işık kimdir?', isActive: false }], hasMore: false },
    });
    expect((await search('z40 5x100')).products.items).toEqual([
      { _id: id, code: 'Z40-5X100', name: 'İtici Pim', isActive: true },
    ]);
    expect((await search('itici')).products.items.map(({ code, isActive }) => [code, isActive])).toEqual([
      ['Z40-5X100', true],
      ['Z40-6X100', false],
    ]);
    // An order by its number, by an article in it, by its customer's address.
    for (const q of [number, number.slice(-6), 'kb-20', 'sukru@ornek'])
      expect(
        (await search(q)).orders?.items.map((order) => order.number),
        q,
      ).toEqual([number]);
  });

  test('shows moderators neither orders nor people', async () => {
    const { database, customer, ask, search } = await start(setup, 'moderator');
    await insertOrder(database, { customer, status: 'paid' });
    expect(await search('sukru')).toMatchObject({ orders: null, users: null });
    expect((await ask('sukru')).body).not.toContain('ornek');
    expect((await search('burcu')).products.items.map(({ code }) => code)).toEqual(['KB-20']);
  });

  test('shows eight of each kind, newest orders first, and says that there are more', async () => {
    const { database, customer, search } = await start(setup);
    const numbers: string[] = [];
    for (let i = 0; i < 9; i++)
      numbers.unshift((await insertOrder(database, { customer, at: new Date(Date.UTC(2026, 5, 1 + i)) })).number);
    await insertProducts(
      database,
      Array.from({ length: 8 }, (_, i) => ({ code: `ZM-${i}`, name: 'Zımba', category: 'pim' })),
    );
    const orders = (await search('sukru')).orders!;
    expect(orders.items.map(({ number }) => number)).toEqual(numbers.slice(0, 8));
    expect(orders.hasMore).toBe(true);
    expect((await search('zımba')).products).toMatchObject({ items: { length: 8 }, hasMore: false });
    await insertProducts(database, [{ code: 'ZM-9', name: 'Zımba', category: 'pim' }]);
    expect((await search('zımba')).products).toMatchObject({ items: { length: 8 }, hasMore: true });
  });

  test('refuses a text that is too short or too long, and has no hits for signs alone', async () => {
    const { ask, search } = await start(setup);
    for (const [q, sentence] of [
      ['', 'Aramak için en az 2 karakter yazın.'],
      [' z ', 'Aramak için en az 2 karakter yazın.'],
      ['z'.repeat(101), 'Arama metni en fazla 100 karakter olabilir.'],
    ] as const) {
      expect(await ask(q), q).toMatchObject({ status: 400, json: { code: 'VALIDATION', fields: { q: sentence } } });
    }
    const nothing = { items: [], hasMore: false };
    expect(await search('-- %_')).toEqual({
      products: nothing,
      families: nothing,
      orders: nothing,
      users: nothing,
      blogs: nothing,
      pages: nothing,
    });
  });
});
