import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { ListedAuditEntry } from '#contract/audit.ts';
import type { Category } from '#contract/categories.ts';
import { CATEGORY_HEADINGS } from '#contract/product-table-texts.ts';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { importing } from '../../../testing/imports.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'categories as a file',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin');
      return { ...app, admin, ...importing(app, admin) };
    }

    test('main ones before theirs, under the headings that the import reads, and noted', async () => {
      const { admin, exported } = await start();
      const [kolonlar] = (await admin.get<Category[]>('/api/categories?type=main')).json;
      await admin.post('/api/categories', {
        name: 'Yalnız; "ek"',
        description: '=1+1',
        parentCategory: kolonlar!._id,
        isActive: false,
        order: 40,
      });
      const rows = parse(await exported('/api/categories/export?format=csv'), {
        bom: true,
        delimiter: ';',
        columns: true,
      }) as Record<string, string>[];
      expect(Object.keys(rows[0]!)).toEqual(Object.values(CATEGORY_HEADINGS));
      const paths = rows.map(({ Kategori }) => Kategori!);
      for (const [i, path] of paths.entries()) {
        const [main, sub] = path.split(' > ');
        if (sub !== undefined) expect(paths.slice(0, i)).toContain(main);
      }
      expect(rows.find(({ Kategori }) => Kategori!.endsWith('> Yalnız; "ek"'))).toEqual({
        Kategori: `${kolonlar!.name} > Yalnız; "ek"`,
        Açıklama: "'=1+1",
        Görsel: '',
        Durum: 'Pasif',
        Sıra: '40',
      });
      const { items } = (await admin.get<{ items: ListedAuditEntry[] }>('/api/audit?group=reading')).json;
      expect(items[0]).toMatchObject({ action: 'export', kind: 'category', title: 'Kategoriler' });
    });

    test.each(['csv', 'xlsx'])('exported as %s and imported unchanged, nothing changes', async (format) => {
      const { admin, exported, checked, rows } = await start();
      const random = randomNumbers(29);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      const words = [
        'Çap',
        '"tırnak"',
        '=1+1',
        'a;b',
        'satır\nsonu',
        '-5',
        '@ad',
        "'baş",
        "''=x",
        'Ğğ İı',
        '007',
        '1.5',
      ];
      const oneLine = (text: string): string => text.replace('\n', ' ');
      const mains: string[] = [];
      for (let i = 0; i < 40; i += 1) {
        const isMain = mains.length === 0 || random() < 0.3;
        const { status, json } = await admin.post<Category>('/api/categories', {
          name: oneLine(`${pick(words)} ${pick(words)} ${i}`),
          description: `${pick(words)} ${pick(words)}`,
          img: isMain ? '/placeholder.svg' : pick(['', 'a.webp']),
          parentCategory: isMain ? null : pick(mains),
          isActive: random() < 0.7,
          order: Math.floor(random() * 90),
        });
        expect(status).toBe(201);
        if (isMain) mains.push(json._id);
      }
      const found = await checked('categories', await exported(`/api/categories/export?format=${format}`));
      expect(await rows(found, 'error')).toEqual([]);
      expect(await rows(found, 'update')).toEqual([]);
      const all = (await admin.get<Category[]>('/api/categories')).json;
      expect(found.counts).toEqual({ create: 0, update: 0, same: all.length, error: 0 });
    });
  },
  seedSmallCatalogue,
);
