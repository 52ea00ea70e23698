import { expect, test } from 'vitest';
import type { AuditKind } from '#contract/audit.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { KINDS } from '#contract/all-kinds.ts';
import type { Revision } from '#contract/revisions.ts';
import { dueWorks, TRASH_RESOURCES } from '../domains.ts';
import { startApp } from '../testing/app.ts';
import { categoryId, insertProducts, productId } from '../testing/catalogue.ts';
import { insertFamily, PIN_FAMILY } from '../testing/families.ts';
import { describeOnEngines } from '../testing/engines.ts';
import { clockAt, HOUR, MINUTE } from '../testing/forms.ts';
import { signIn } from '../testing/sign-in.ts';
import { seedSmallCatalogue } from '../testing/small-catalogue.ts';
import { publishDue } from './publish-due.ts';

const NOON = Date.UTC(2026, 10, 20, 9, 0, 0);
const at = (ms: number): string => new Date(NOON + ms).toISOString();

const FEATURE = { title: 'Hızlı teslimat', description: 'a', icon: 'fa-cog' };
/** A body for each kind whose rows can be published, and its flag. */
const ROWS: Record<string, { path: string; body: object; flag?: 'isPublished'; read?: string }> = {
  product: {
    path: '/api/products',
    body: {
      code: 'YENI-1',
      name: 'Yeni',
      category: categoryId('kolonlar'),
      description: 'Kısa',
      img: ['/a.webp'],
    },
  },
  blog: {
    path: '/api/blogs',
    body: { title: 'Yazı', content: '<p>a</p>', excerpt: 'Özet', featuredImage: '/a.webp', category: 'Kalite' },
    flag: 'isPublished',
  },
  page: { path: '/api/pages', body: { title: 'Sayfa', slug: 'sayfa-a', content: {} }, read: '/api/pages/admin' },
  job: {
    path: '/api/jobs',
    body: {
      title: 'İş',
      department: 'Üretim',
      location: 'Bursa',
      type: 'full-time',
      experience: '2 yıl',
      description: 'a',
      requirements: ['a'],
      responsibilities: ['b'],
    },
  },
  slider: { path: '/api/sliders', body: { title: 'Slayt', image: '/a.webp' } },
  feature: { path: '/api/features', body: FEATURE },
  program: {
    path: '/api/programs',
    body: {
      name: 'CAD',
      version: '1.0',
      description: 'a',
      features: ['a'],
      systemRequirements: ['b'],
      downloadLink: '#',
      fileSize: '1 MB',
      lastUpdate: 'Mart',
    },
  },
  reference: { path: '/api/references', body: { name: 'Firma', sector: 'Kalıp', logo: '/a.webp' } },
  quality: {
    path: '/api/quality-management',
    body: { name: 'Ölçüm', content: { title: 'Başlık', description: 'Yeterince uzun', points: ['a'] } },
  },
};
type Timed = { _id: string; version: number; publishAt: string | null; unpublishAt: string | null } & Record<
  'isActive' | 'isPublished',
  boolean
>;

describeOnEngines(
  'publishing at a chosen time',
  (setup) => {
    async function start(address?: string) {
      const clock = clockAt(NOON);
      const app = await startApp(setup, { clock: clock.now, database: await setup.open(address) });
      const moderator = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
      const tick = async () => {
        for (const work of dueWorks({ database: app.database, now: clock.now, dataDir: app.config.dataDir }))
          await work();
      };
      const add = async (body: object) => {
        const reply = await moderator.post<Timed & ErrorBody>('/api/features', { ...FEATURE, ...body });
        return { ...reply, id: reply.json._id };
      };
      const feature = async (id: string) => (await moderator.get<Timed>(`/api/features/${id}`)).json;
      const save = (id: string, body: object) => moderator.put<Timed & ErrorBody>(`/api/features/${id}`, body);
      /** Names of those who saved the row, the first one first. */
      const savedBy = async (kind: string, id: string) =>
        (
          await app.database.db
            .selectFrom('audit')
            .select('actorName')
            .where('kind', '=', kind as AuditKind)
            .where('rowId', '=', id)
            .where('action', 'in', ['create', 'update'])
            .orderBy('id')
            .execute()
        ).map(({ actorName }) => actorName);
      return { ...app, clock, moderator, tick, add, feature, save, savedBy };
    }

    test('every kind that has the times goes on the site and off it, as after a save by hand', async () => {
      const { clock, moderator, tick, get, database, savedBy } = await start();
      const kinds = Object.entries(TRASH_RESOURCES).flatMap(([kind, resource]) =>
        (resource as { publishing?: object }).publishing ? [kind] : [],
      );
      expect(kinds.toSorted()).toEqual(Object.keys(ROWS).toSorted());
      expect(KINDS.filter(({ fields }) => 'publishAt' in fields).length).toBe(6);
      const rows: { kind: string; id: string; flag: 'isActive' | 'isPublished'; read: string }[] = [];
      for (const [kind, { path, body, flag = 'isActive', read = path }] of Object.entries(ROWS)) {
        const made = await moderator.post<Timed>(path, {
          ...body,
          [flag]: false,
          publishAt: at(HOUR),
          unpublishAt: at(2 * HOUR),
        });
        expect([kind, made.status], JSON.stringify(made.json)).toEqual([kind, 201]);
        rows.push({ kind, id: made.json._id, flag, read });
      }
      const states = async () =>
        Promise.all(
          rows.map(async ({ kind, id, flag, read }) => {
            const { [flag]: isOn, publishAt, unpublishAt } = (await moderator.get<Timed>(`${read}/${id}`)).json;
            return [kind, isOn, publishAt, unpublishAt];
          }),
        );
      const all = (...state: unknown[]) => rows.map(({ kind }) => [kind, ...state]);
      clock.pass(HOUR - 1);
      await tick();
      expect(await states()).toEqual(all(false, at(HOUR), at(2 * HOUR)));
      expect((await get('/api/products/YENI-1')).status).toBe(404);
      clock.pass(1);
      await tick();
      expect(await states()).toEqual(all(true, null, at(2 * HOUR)));
      expect((await get('/api/products/YENI-1')).status).toBe(200);
      expect(
        await database.db.selectFrom('products').select('isPublic').where('code', '=', 'YENI-1').executeTakeFirst(),
      ).toEqual({ isPublic: true });
      await tick();
      for (const { kind, id } of rows) {
        expect([kind, await savedBy(kind, id)]).toEqual([kind, ['Ayşe Usta', 'Zamanlayıcı']]);
        const [newest] = (await moderator.get<Revision[]>(`/api/revisions/${kind}/${id}`)).json;
        expect(newest).toMatchObject({ version: 2, by: 'Zamanlayıcı' });
      }
      clock.pass(HOUR);
      await tick();
      expect(await states()).toEqual(all(false, null, null));
      expect((await get('/api/products/YENI-1')).status).toBe(404);
    });

    test('what fell due while the server stood still happens once, at once', async () => {
      const { add, feature, clock, tick } = await start();
      const [late, over] = [
        await add({ isActive: false, publishAt: at(HOUR) }),
        await add({ isActive: false, publishAt: at(HOUR), unpublishAt: at(2 * HOUR) }),
      ];
      clock.pass(48 * HOUR);
      await tick();
      await tick();
      expect(await feature(late.id)).toMatchObject({ isActive: true, publishAt: null, version: 2 });
      expect(await feature(over.id)).toMatchObject({ isActive: false, publishAt: null, unpublishAt: null, version: 2 });
    });

    test('two processes flip a due row once', async () => {
      const address = await setup.address();
      const { add, feature, clock, database, savedBy } = await start(address);
      const other = await setup.open(address);
      const ids: string[] = [];
      for (let n = 0; n < 8; n++) ids.push((await add({ isActive: false, publishAt: at(MINUTE) })).id);
      clock.pass(HOUR);
      await Promise.all([database, other].map((one) => publishDue({ database: one, now: clock.now }, TRASH_RESOURCES)));
      for (const id of ids) {
        expect(await feature(id)).toMatchObject({ isActive: true, version: 2 });
        expect(await savedBy('feature', id)).toEqual(['Ayşe Usta', 'Zamanlayıcı']);
      }
    });

    test('whoever switches a row by hand clears the time that has lost its meaning', async () => {
      const { add, save, feature, tick, clock, moderator } = await start();
      const { id } = await add({ isActive: false, publishAt: at(HOUR), unpublishAt: at(3 * HOUR) });
      expect((await save(id, { isActive: true })).json).toMatchObject({ publishAt: null, unpublishAt: at(3 * HOUR) });
      expect((await save(id, { publishAt: at(HOUR) })).json).toMatchObject({ isActive: true, publishAt: null });
      expect((await save(id, { isActive: false })).json).toMatchObject({ publishAt: null, unpublishAt: null });
      expect((await save(id, { unpublishAt: at(HOUR) })).json).toMatchObject({ isActive: false, unpublishAt: null });
      clock.pass(5 * HOUR);
      await tick();
      expect((await feature(id)).version).toBe(3);
      const job = await moderator.post<Timed>('/api/jobs', {
        ...ROWS['job']!.body,
        isActive: false,
        publishAt: at(9 * HOUR),
      });
      expect((await moderator.patch<Timed>(`/api/jobs/${job.json._id}/toggle`, {})).json).toMatchObject({
        isActive: true,
        publishAt: null,
      });
    });

    test('times are whole minutes, and the end comes after the beginning', async () => {
      const { add, save } = await start();
      expect((await add({ isActive: false, publishAt: '2026-11-24T06:00:59.9Z' })).json.publishAt).toBe(
        '2026-11-24T06:00:00.000Z',
      );
      expect(await add({ isActive: false, publishAt: at(HOUR), unpublishAt: at(HOUR + 30_000) })).toMatchObject({
        status: 400,
        json: { fields: { unpublishAt: 'Kaldırma tarihi yayın tarihinden sonra olmalıdır.' } },
      });
      const { id } = await add({ isActive: false, publishAt: at(HOUR) });
      expect((await save(id, { unpublishAt: at(HOUR) })).status).toBe(400);
      expect((await save(id, { publishAt: '' })).json.fields).toEqual({
        publishAt: 'Lütfen yayın tarihini ve saatini seçin.',
      });
      for (const wrong of ['24.11.2026', '2026-11-24', '2026-13-24T06:00:00Z', 7])
        expect((await save(id, { unpublishAt: wrong })).status, String(wrong)).toBe(400);
    });

    test('visitors see none of the times', async () => {
      const { moderator, get } = await start();
      for (const [kind, { path, body, read = path }] of Object.entries(ROWS)) {
        const { json } = await moderator.post<Timed & { slug: string }>(path, {
          ...body,
          isActive: undefined,
          unpublishAt: at(HOUR),
        });
        if (kind === 'program') await moderator.put(`${path}/${json._id}`, { isActive: true, unpublishAt: at(HOUR) });
        expect((await moderator.get<Timed>(`${read}/${json._id}`)).json.unpublishAt, kind).toBe(at(HOUR));
        for (const url of [
          kind === 'page' ? `${path}/${json.slug}` : `${path}/${json._id}`,
          path,
          ...(['slider', 'program'].includes(kind) ? [`${path}/active`] : []),
        ]) {
          const reply = await get(url);
          expect([url, reply.status]).toEqual([url, 200]);
          expect(reply.body, url).toContain(json._id);
          expect(reply.body, url).not.toMatch(/publishAt/i);
        }
      }
    });

    test('a version that comes back and a row out of the trash bring no time of long ago', async () => {
      const { add, save, moderator, clock, tick, feature, database } = await start();
      const { id } = await add({ isActive: false, publishAt: at(HOUR) });
      await save(id, { title: 'Başka' });
      expect(
        (await moderator.get<{ fields: object }>(`/api/revisions/feature/${id}/1`)).json.fields,
      ).not.toHaveProperty('publishAt');
      // A size of a family follows the clock too, with the family's totals.
      await insertFamily(database, PIN_FAMILY);
      const family = async () =>
        (await moderator.get<{ articleCount: number }>('/api/families/z40-itici-pim')).json.articleCount;
      const sizes = await family();
      const size = await database.db
        .selectFrom('products')
        .select('publicId')
        .where('familyId', 'is not', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow();
      await moderator.put(`/api/products/${size.publicId}`, { unpublishAt: at(HOUR) });
      clock.pass(2 * HOUR);
      await tick();
      expect(await family()).toBe(sizes - 1);
      expect(await feature(id)).toMatchObject({ isActive: true });
      await insertProducts(database, [{ code: 'ZAMAN-1', category: 'kolonlar' }]);
      await moderator.put(`/api/products/${productId('ZAMAN-1')}`, { unpublishAt: at(3 * HOUR) });
      await moderator.del(`/api/products/${productId('ZAMAN-1')}`);
      clock.pass(9 * HOUR);
      await tick();
      expect((await moderator.post(`/api/trash/${productId('ZAMAN-1')}/restore`, {})).status).toBe(200);
      await tick();
      expect((await moderator.get<Timed>(`/api/products/${productId('ZAMAN-1')}`)).json).toMatchObject({
        isActive: false,
        unpublishAt: null,
      });
    });
  },
  seedSmallCatalogue,
);
