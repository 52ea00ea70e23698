import { sql, type SqlBool } from 'kysely';
import { expect, test } from 'vitest';
import { searchTerms } from '#contract/text.ts';
import { idsBeginning, idsContainingAll, type Bounds } from '../../../base/db/dialect.ts';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { insertCategories, insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { codesOf, seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

/** Both endpoints that search, which must agree. */
async function search({ get }: TestApp, text: string): Promise<string[]> {
  const [list, found] = [
    await get(`/api/products?q=${encodeURIComponent(text)}`),
    await get(`/api/products/search/${encodeURIComponent(text)}`),
  ];
  expect(found.status).toBe(200);
  expect(codesOf(found.json)).toEqual(codesOf(list.json));
  return codesOf(list.json);
}

describeOnEngines(
  'search',
  (setup) => {
    test('finds a code however it is written', async () => {
      const app = await startApp(setup);
      for (const text of [
        'Z40-5X100',
        'z40-5x100',
        'z40 5x100',
        'z405x100',
        'z40 5 x 100',
        'Z40 5×100',
        'Z40-5×100',
        ' Z40  5  X  100 ',
        'Z40/5*100',
        'ℤ40 Z40-5X100'.slice(4),
      ]) {
        expect((await search(app, text))[0], text).toBe('Z40-5X100');
      }
    });

    test('treats İ, I, ı and i as one letter, and ş as s', async () => {
      const app = await startApp(setup);
      for (const text of ['ISIL', 'ısıl', 'isil', 'Isil işlemli', 'ISIL ISLEMLI', 'NİTRÜRLÜ', 'nitrurlu'])
        expect(await search(app, text), text).toEqual(['Z40-5X100']);
      for (const text of ['itici', 'ITICI', 'İTİCİ', 'ıtıcı']) {
        const codes = await search(app, text);
        // What is called so comes before what lies in a category that is called so.
        expect(codes.slice(0, 3).sort(), text).toEqual(['Z40-2-5X100', 'Z40-5X100', 'Z40-5X160']);
        expect(codes.slice(3), text).toEqual(['ZK-1']);
      }
      for (const text of ['çelik', 'CELIK', 'celik']) expect(await search(app, text), text).toEqual(['KK-1']);
    });

    test('finds parts of words and of codes', async () => {
      const app = await startApp(setup);
      expect(await search(app, 'lavuz')).toEqual(['KB-9', 'KB-20']);
      expect(await search(app, '5x1')).toEqual(['Z40-5X100', 'Z40-5X160']); // a size that is still being typed, and no 2,5×1…
      expect(await search(app, '5x16')).toEqual(['Z40-5X160']);
      expect((await search(app, 'z405')).sort()).toEqual(['Z40-5X100', 'Z40-5X160']); // compact forms exist for codes only
    });

    test('products with every word come alone, in any order; where there are none, those with most of them', async () => {
      const app = await startApp(setup);
      for (const text of ['pim itici 5x100', '5x100 itici', 'itici pim ø5×100 itici'])
        expect((await search(app, text))[0], text).toMatch(/5X100$/);
      expect(await search(app, 'burç 9 kılavuz')).toEqual(['KB-9']);
      expect((await search(app, 'burç zımba')).sort()).toEqual(['KB-20', 'KB-9', 'ZK-1']);
      expect(await search(app, 'bronz burç')).toEqual(['KB-20']); // one word in the description, one in the name
    });

    test('a code that was typed whole is the only answer, whatever descriptions name it', async () => {
      const app = await startApp(setup);
      expect(await search(app, 'z40-5x100')).toEqual(['Z40-5X100']);
    });

    test('finds decimals with comma and with point', async () => {
      const app = await startApp(setup);
      for (const text of ['2,5x100', '2.5x100', '2,5 x 100', 'ø2,5×100', 'z40 2,5x100', 'Z40-2-5X100'])
        expect((await search(app, text))[0], text).toBe('Z40-2-5X100');
    });

    test('a figure is found as a size of its own, not as the end of another', async () => {
      const app = await startApp(setup);
      const products = [
        ['A', 'Pim Ø8,7×100'],
        ['B', 'Pim 10×8,7'],
        ['C-8.7', 'Burç'],
        ['D', 'Vida M8,7'],
        ['E40-8,7x2', 'Kolon'],
        ['F', 'Pim Ø18,7×100'],
        ['G', 'Pim Ø8,75'],
      ] as const;
      await insertProducts(
        app.database,
        products.map(([code, name]) => ({ code, name, category: 'itici-pimler' })),
      );
      expect((await search(app, '8,7')).sort()).toEqual(['A', 'B', 'D']);
      expect(await search(app, '18.7')).toEqual(['F']);
      expect(await search(app, '8.75')).toEqual(['G']);
    });

    test('one or two letters must begin a word', async () => {
      const app = await startApp(setup);
      expect(await search(app, 'kb')).toEqual(['KB-9', 'KB-20']);
      expect(await search(app, 'pi')).toHaveLength(4); // the pins, and what lies in 'İtici Pimler'
      expect(await search(app, 'il')).toEqual([]); // inside of 'Kılavuz' only
      expect((await search(app, 'z')).sort()).toEqual(['Z40-2-5X100', 'Z40-5X100', 'Z40-5X160', 'ZK-1']);
    });

    test('single letters among words must begin a word too', async () => {
      const app = await startApp(setup);
      expect((await search(app, 'z pim')).sort()).toEqual(['Z40-2-5X100', 'Z40-5X100', 'Z40-5X160']);
      expect(await search(app, 'kb 9')).toEqual(['KB-9']);
    });

    test('letters that JavaScript counts as two are one', async () => {
      const app = await startApp(setup);
      await insertProducts(app.database, [{ code: 'HAN-1', name: '𠀀𠀁𠀂 pim', category: 'itici-pimler' }]);
      for (const text of ['𠀀𠀁', '𠀀𠀁𠀂', '𠀀 pim']) expect((await search(app, text))[0], text).toBe('HAN-1');
      for (const text of ['𠀁', '𠀁𠀂', '𠀃', '𠀃𠀄', '𠀃 𠀄']) expect(await search(app, text), text).toEqual([]);
    });

    test('narrows within a category and sorts as asked', async () => {
      const { get } = await startApp(setup);
      expect(codesOf((await get('/api/products?q=pim&category=kolonlar')).json)).toEqual([]);
      expect(codesOf((await get('/api/products?q=pim&category=itici-pimler&sort=-price')).json)).toEqual([
        'Z40-5X100',
        'ZK-1',
        'Z40-2-5X100',
        'Z40-5X160',
      ]);
      expect(codesOf((await get('/api/products?q=pim&sort=newest')).json)).toEqual([
        'ZK-1',
        'Z40-2-5X100',
        'Z40-5X160',
        'Z40-5X100',
      ]);
      expect((await get('/api/products?q=pim&limit=2&page=2')).json).toMatchObject({
        total: 4,
        page: 2,
        limit: 2,
        pages: 2,
      });
    });

    test('takes a path with an encoded slash', async () => {
      const { get } = await startApp(setup);
      const { status, json } = await get('/api/products/search/itici%2Fpim');
      expect(status).toBe(200);
      expect(codesOf(json)).toHaveLength(4);
      expect((await get('/api/products/search/%2F')).json).toEqual([]);
    });

    test('refuses a blank text in the words of the search window', async () => {
      const { get } = await startApp(setup);
      for (const text of ['%20', '%20%20', '%00', '%09', '%C2%A0']) {
        const { status, json } = await get(`/api/products/search/${text}`);
        expect(status, text).toBe(400);
        expect(json).toMatchObject({
          message: 'Boş karakter arayamazsınız!',
          code: 'VALIDATION',
          fields: { query: 'Boş karakter arayamazsınız!' },
        });
      }
    });

    test('gives an empty list when nothing is found', async () => {
      expect(await search(await startApp(setup), 'böyle bir ürün yok')).toEqual([]);
    });
  },
  seedSmallCatalogue,
);

describeOnEngines(
  'any search text',
  (setup) => {
    const texts = [
      'a',
      'k 10',
      'pim a',
      'a b c d e',
      '𠀀',
      '𠀀𠀁',
      '𠀀 𠀁',
      '本',
      'ab',
      '1.2',
      'x'.repeat(100),
      '%',
      '%_%',
      'a\u0301'.repeat(40),
      [...'abcdefghijklmnopqrstuvwxyz'].join(' '),
      'itici pim nitrürlü',
    ];
    const anywhere: Bounds = { within: sql<SqlBool>`t.is_public = true`, among: undefined, candidates: 6_000 };
    const inCategory: Bounds = {
      ...anywhere,
      among: (id) => sql`${id} in (select x.id from products x where x.category_id = ${1} and x.is_public = true)`,
    };

    test('the rows are found by an index', async () => {
      const { db } = await setup.open();
      const plans: string[] = [];
      if (setup.engine === 'postgres') await sql`set enable_seqscan = off`.execute(db); // nine rows are read faster than their index
      for (const bounds of [anywhere, inCategory]) {
        for (const terms of texts.map(searchTerms).filter(({ length }) => length > 0)) {
          const looks = [
            ...['search_title', 'search_text'].map((column) =>
              idsContainingAll(setup.engine, 'products', column, terms, bounds),
            ),
            idsBeginning(setup.engine, 'products', 'code_folded', terms[0]!, bounds),
          ];
          for (const ids of looks) {
            const { rows } = await (
              setup.engine === 'sqlite'
                ? sql<Record<string, string>>`explain query plan ${ids} limit 1000`
                : sql<Record<string, string>>`explain ${ids} limit 1000`
            ).execute(db);
            plans.push(`${terms.join(' ')}: ${rows.map((row) => Object.values(row).at(-1)).join('; ')}`);
          }
        }
      }
      expect(plans.length).toBeGreaterThan(50);
      expect(
        plans.filter((plan) => /SCAN (?:t|x|products)\b|Seq Scan/.test(plan) || !/INDEX|Index Scan/.test(plan)),
      ).toEqual([]);
    });

    if (setup.engine === 'postgres')
      test('a figure is looked up, not looked for', async () => {
        const database = await setup.open();
        const { db } = database;
        await insertProducts(
          database,
          Array.from({ length: 300 }, (_, i) => ({
            code: `FIG-${i}`,
            name: `Pim Ø${i === 7 ? '8,1' : '4'} 100`,
            category: 'itici-pimler',
          })),
        );
        await sql`set enable_seqscan = off`.execute(db);
        await sql`set enable_indexscan = off`.execute(db);
        for (const text of ['8.1', '12.15', '8.1x']) {
          const { rows } = await sql<
            Record<string, string>
          >`explain (analyze) ${idsContainingAll('postgres', 'products', 'search_title', searchTerms(text), { ...anywhere, within: sql<SqlBool>`true` })}`.execute(
            db,
          );
          const looked = rows
            .map((row) => /Bitmap Index Scan.*actual.* rows=(\d+)/.exec(Object.values(row)[0]!)?.[1])
            .filter((count) => count !== undefined)
            .map(Number);
          expect(looked.length, text).toBeGreaterThan(0);
          expect(Math.max(...looked), text).toBeLessThan(10);
        }
      });

    if (setup.engine === 'sqlite')
      test('no more rows are compared than the bound says', async () => {
        const database = await setup.open();
        // Every name has the letters of 'abcde', one has them in a row.
        await insertCategories(database, [{ slug: 'adlar' }]);
        await insertProducts(database, [
          ...Array.from({ length: 30 }, (_, i) => ({ code: `N-${i}`, name: 'abcd bcde', category: 'adlar' })),
          { code: 'N-30', name: 'abcde abcd', category: 'adlar' },
        ]);
        const found = async (candidates: number) =>
          (
            await idsContainingAll('sqlite', 'products', 'search_title', ['abcde'], {
              ...anywhere,
              candidates,
            }).execute(database.db)
          ).rows.length;
        expect(await found(6_000)).toBe(1);
        expect(await found(20)).toBe(0);
      });
  },
  seedSmallCatalogue,
);

describeOnEngines(
  'a search with more than 1,000 hits',
  (setup) => {
    test('still has the very code first, then a thousand that begin so', async () => {
      const app = await startApp(setup);
      const { json } = await app.get('/api/products?q=z40');
      expect(json).toMatchObject({ total: 1001, pages: 42 });
      expect(codesOf(json)[0]).toBe('Z40');
      expect(await search(app, 'pim 1199')).toEqual(['Z40-1199']);
      expect(codesOf((await app.get('/api/products/search/pim')).json)).toHaveLength(20);
    });

    test('repeats nothing and leaves nothing out over all its pages', async () => {
      const { get } = await startApp(setup);
      const codes = [];
      for (let page = 1; page <= 10; page++)
        codes.push(...codesOf((await get(`/api/products?q=z40&limit=100&page=${page}`)).json));
      expect(new Set(codes).size).toBe(1000);
    });
  },
  async (database) => {
    await insertCategories(database, [{ slug: 'pimler' }]);
    // The exact one comes last: a search that stops at 1,000 rows does not reach it.
    await insertProducts(database, [
      ...Array.from({ length: 1200 }, (_, i) => ({ code: `Z40-${i}`, name: `Pim ${i}`, category: 'pimler' })),
      { code: 'Z40', name: 'Zzz pim', category: 'pimler' },
    ]);
  },
);
