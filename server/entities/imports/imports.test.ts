import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Import, ImportRow } from '#contract/imports.ts';
import type { Product } from '#contract/products.ts';
import type { Task } from '#contract/tasks.ts';
import { startApp } from '../../testing/app.ts';
import { insertProducts, productId } from '../../testing/catalogue.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../testing/families.ts';
import { clockAt, multipart } from '../../testing/forms.ts';
import { randomNumbers } from '../../testing/random.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { taskWorks } from '../../task-works.ts';
import { runTasks } from '../tasks/run.ts';

describeOnEngines(
  'imports',
  (setup) => {
    async function start() {
      const clock = clockAt();
      const app = await startApp(setup, { clock: clock.now });
      const { database, config } = app;
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const failures: unknown[] = [];
      const work = async (): Promise<void> => {
        await runTasks(
          { database, works: taskWorks(config.dataDir), now: clock.now },
          { onError: (error) => failures.push(error) },
        );
        expect(failures).toEqual([]);
      };
      /** Sends a file. */
      const upload = async (kind: string, content: string | Buffer, fileName = 'dosya.csv') => {
        const form = multipart([{ name: 'file', value: content as string, fileName }]);
        const reply = await app.app.inject({
          method: 'POST',
          url: `/api/imports/${kind}`,
          headers: { ...(await admin.headers()), ...form.headers },
          payload: form.payload,
        });
        return { status: reply.statusCode, json: reply.json<Import & ErrorBody>() };
      };
      const get = async (id: string) => (await admin.get<Import>(`/api/import/${id}`)).json;
      /** Sends a file and checks it with the guessed columns, some of them mapped otherwise. */
      const checked = async (
        kind: string,
        content: string | Buffer,
        {
          mode = kind === 'prices' || kind === 'stock' ? 'update' : 'both',
          change = {},
        }: { mode?: string; change?: Record<number, object> } = {},
      ) => {
        const { status, json } = await upload(kind, content);
        expect(status).toBe(201);
        const mapping = json.mapping.map((one, i) => ({ ...one, ...change[i] }));
        const reply = await admin.post<Import & ErrorBody>(`/api/import/${json._id}/check`, { mapping, mode });
        expect(reply.json.message ?? '').toBe('');
        await work();
        return get(json._id);
      };
      const rows = async ({ _id }: { _id: string }, action: string) =>
        (await admin.get<{ items: ImportRow[] }>(`/api/import/${_id}/rows?action=${action}`)).json.items;
      const apply = async ({ _id }: { _id: string }, body: object = {}) => {
        const reply = await admin.post<Import & ErrorBody>(`/api/import/${_id}/apply`, body);
        await work();
        return { status: reply.status, json: reply.status === 200 ? await get(_id) : reply.json };
      };
      const undo = async (id: string) => {
        await admin.post<Task>(`/api/tasks/${id}/undo`, {});
        await work();
        return (await admin.get<Task>(`/api/tasks/${id}`)).json;
      };
      const exported = async (format = 'csv', query = '') =>
        (
          await app.app.inject({
            url: `/api/products/export?format=${format}${query}`,
            headers: await admin.headers(),
          })
        ).rawPayload;
      const product = async (code: string) => (await admin.get<Product>(`/api/products/${code}`)).json;
      return { ...app, clock, admin, work, upload, get, checked, rows, apply, undo, exported, product };
    }
    const csv = (...lines: string[]): string => lines.join('\r\n');

    test.each(['csv', 'xlsx'])('exported as %s and imported unchanged, nothing changes', async (format) => {
      const { database, exported, checked, rows } = await start();
      await insertFamily(database, PIN_FAMILY);
      const random = randomNumbers(17);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      const words = ['Çap', '"tırnak"', '=1+1', 'a;b', 'satır\nsonu', '-5', '@ad', "'baş", 'Ğğ İı', '007', '1.234'];
      await insertProducts(
        database,
        Array.from({ length: 120 }, (_, i) => ({
          code: pick(['00', 'AB-', '1E']) + i,
          name: `${pick(words)} ${pick(words)}`.replace('\n', ' '),
          description: `${pick(words)} ${pick(words)}`,
          category: 'kolonlar',
          subCategory: random() < 0.5 ? 'burclar' : undefined,
          isActive: random() < 0.8,
          priceMinor: random() < 0.2 ? null : Math.ceil(random() * 1_000_000),
          stockStatus: pick(['in_stock', 'made_to_order', 'out_of_stock'] as const),
          stockQuantity: random() < 0.5 ? null : Math.floor(random() * 5_000),
          leadTimeDays: random() < 0.5 ? null : Math.floor(random() * 90),
          weightG: random() < 0.5 ? null : Math.ceil(random() * 9_000),
          vatRate: random() < 0.5 ? null : 10,
          technicalSpecs: [
            {
              name: pick(['Çap', 'Çap (d1)', 'Boy']),
              value: pick(words).replace('\n', ' '),
              unit: random() < 0.5 ? 'mm' : undefined,
            },
          ],
          features: [pick(words), pick(words)].map((word) => word.replace('\n', ' ')),
          img: ['/placeholder.svg', 'a.webp'],
        })),
      );
      const found = await checked('products', await exported(format));
      expect(await rows(found, 'error')).toEqual([]);
      expect(await rows(found, 'update')).toEqual([]);
      const { n } = await database.db
        .selectFrom('products')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      expect(found.counts).toEqual({ create: 0, update: 0, same: n, error: 0 });
    });

    test('adds, changes, and takes all of it back', async () => {
      const { database, checked, rows, apply, undo, product, admin } = await start();
      await insertProducts(database, [
        { code: 'VAR-1', name: 'Var', category: 'kolonlar', priceMinor: 1_000, stockQuantity: 5, img: ['a.webp'] },
      ]);
      const found = await checked(
        'products',
        csv(
          'Kod;Ad;Açıklama;Kategori;Fiyat;PB;Stok;Resim;Özellik: Boy (mm)',
          'VAR-1;;;;12,5;;7;;100',
          'yeni-1;Yeni İğne;Kısa;Yeni Ana > Alt;1.234,50;USD;3;b.webp;60',
          'YENI-2;Yeni 2;Kısa;yeni ana > alt;;;;b.webp | c.webp;',
        ),
      );
      expect(found).toMatchObject({
        state: 'checked',
        counts: { create: 2, update: 1, same: 0, error: 0 },
        makes: ['Yeni Ana > Alt', 'yeni ana > alt'],
      });
      expect(await rows(found, 'update')).toMatchObject([
        {
          no: 2,
          key: 'VAR-1',
          changes: [
            { label: 'Fiyat', before: '10,00', after: '12,50' },
            { label: 'Stok Adedi', before: '5', after: '7' },
            { label: 'Özellik: Boy (mm)', before: '', after: '100' },
          ],
        },
      ]);
      const { json } = await apply(found);
      expect(json).toMatchObject({ state: 'applied', task: { state: 'done', counts: { changed: 3, refused: 0 } } });
      expect(await product(productId('VAR-1'))).toMatchObject({
        price: { current: 12.5 },
        stockQuantity: 7,
        technicalSpecs: [{ name: 'Boy', value: '100', unit: 'mm' }],
      });
      expect(await product('YENI-1')).toMatchObject({
        name: 'Yeni İğne',
        category: { name: 'Yeni Ana' },
        subCategory: { name: 'Alt' },
        price: { current: 1234.5, currency: 'USD' },
        stockQuantity: 3,
        img: ['b.webp'],
      });
      const second = await product('YENI-2');
      expect(second).toMatchObject({ price: null, subCategory: { name: 'Alt' }, img: ['b.webp', 'c.webp'] });
      const again = await checked('products', csv('Kod;Ad;Fiyat', 'YENI-1;Yeni İğne;1234,5'));
      expect(again.counts).toMatchObject({ same: 1, update: 0 });

      await admin.put(`/api/products/${second._id}`, { name: 'Elle yazıldı' });
      const task = await undo((json as Import).task!._id);
      expect(task).toMatchObject({ state: 'undone', counts: { restored: 2, kept: 1 } });
      expect(await product(productId('VAR-1'))).toMatchObject({
        price: { current: 10 },
        stockQuantity: 5,
        technicalSpecs: [],
      });
      expect((await admin.get('/api/products/YENI-1')).status).toBe(404);
      expect((await product('YENI-2')).name).toBe('Elle yazıldı');
    });
  },
  seedSmallCatalogue,
);
