// The answer to a search as the API gives it.
import { expect, test } from 'vitest';
import type { ProductPage } from '#contract/products.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { startApp } from '../../../testing/app.ts';
import { insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  "the search's answer",
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const ask = async (q: string, more = '') =>
        (await app.get(`/api/catalogue/search?q=${encodeURIComponent(q)}${more}`)).json as CatalogueSearchReply;
      const list = async (q: string, more = '') =>
        (await app.get(`/api/products?q=${encodeURIComponent(q)}${more}`)).json as ProductPage;
      return { ...app, ask, list };
    }

    test('says what was understood, and how many pieces are asked for', async () => {
      const { ask } = await start();
      expect(await ask('20 adet p40 6x200')).toMatchObject({
        code: { product: { code: 'P40-6X200' }, isWhole: true },
        quantity: 20,
        understood: [
          { kind: 'quantity', text: '20 adet', meaning: '20', without: 'p40 6x200' },
          { kind: 'code', text: 'p40 6x200', meaning: 'P40-6X200', without: '20 adet' },
        ],
        guess: null,
        ruler: null,
      });
    });

    test('has the values around a size that is not made', async () => {
      const { ask } = await start();
      const { ruler } = await ask('P40 6x170');
      expect(ruler).toMatchObject({
        family: { slug: PIN_FAMILY.slug },
        column: { key: 'L', unit: 'mm' },
        size: 'Ø6 × 170',
        held: 'd1 = 6 mm',
        wanted: { value: 170, text: '170' },
        neighbours: [
          {
            value: 160,
            text: '160',
            size: '6 × 160',
            differs: '10',
            product: { code: 'P40-6X160' },
            filter: { L: '160' },
          },
          { value: 200, text: '200', size: '6 × 200', differs: '30', product: { code: 'P40-6X200' } },
        ],
      });
      expect(ruler!.values.map(({ text }) => text)).toEqual(expect.arrayContaining(['160', '200']));
    });

    test('has the sizes next to the one that was found, lengths first', async () => {
      const { ask } = await start();
      const besideOf = async (q: string) =>
        (await ask(q)).beside.map(({ size, product }) => [size, product.code] as const);
      expect(await besideOf('pim 6x160')).toEqual([
        ['6 × 100', 'P40-6X100'],
        ['6 × 200', 'P40-6X200'],
        ['5 × 160', 'P40-5X160'],
        ['6,2 × 160', 'P40-6-2X160'],
      ]);
      // Ø6,2 × 200 is not made
      expect(await besideOf('P40-6X200')).toEqual([
        ['6 × 160', 'P40-6X160'],
        ['5 × 200', 'P40-5X200'],
      ]);
      for (const q of ['pim 6x170', 'pim', 'qwxz']) expect(await besideOf(q), q).toEqual([]);
    });

    test('exact=1 takes words as typed, also in the list of products', async () => {
      const { ask, list } = await start();
      expect(await ask('burcc')).toMatchObject({ guess: { typed: ['burcc'] } });
      expect(await ask('burcc', '&exact=1')).toMatchObject({ guess: null, total: 0, didYouMean: null, understood: [] });
      expect((await list('burcc')).total).toBeGreaterThan(0);
      expect((await list('burcc', '&exact=1')).total).toBe(0);
      expect((await ask('burç', '&exact=1')).total).toBe((await ask('burç')).total);
    });

    test('words that only descriptions have are found as typed', async () => {
      const { ask, database } = await start();
      await insertProducts(database, [{ code: 'AA-1', name: 'Parça', category: 'kolonlar', description: 'Kolun ucu' }]);
      const { groups, understood } = await ask('kolun ucu', '&exact=1');
      expect(groups.flatMap(({ hits }) => hits.map(({ product }) => product.code))).toContain('AA-1');
      expect(understood.every(({ kind }) => kind !== 'guess')).toBe(true);
    });

    test('synonyms of the shop find products without a family', async () => {
      const { ask, database } = await start();
      await insertProducts(database, [{ code: 'SK-1', name: 'Setskur M8×16', category: 'kolonlar' }]);
      const { groups } = await ask('saplama');
      expect(groups[0]).toMatchObject({ isSoft: true, hits: [{ product: { code: 'SK-1' } }] });
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
