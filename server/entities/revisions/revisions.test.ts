import { expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/audit.ts';
import {
  KEPT_REVISIONS,
  REVISION_KINDS,
  type Revision,
  type RevisionKind,
  type WholeRevision,
} from '#contract/revisions.ts';
import { featureKind } from '#contract/features.ts';
import type { Database } from '../../base/db/database.ts';
import { sanitizeRichText } from '../../base/rich-text/sanitize.ts';
import type { Viewer } from '../../call/handlers.ts';
import { TRASH_RESOURCES } from '../../domains.ts';
import { startApp } from '../../testing/app.ts';
import { categoryId, productId } from '../../testing/catalogue.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { familyId, insertFamily, PIN_FAMILY } from '../../testing/families.ts';
import { setSettings } from '../../testing/shop.ts';
import { randomNumbers } from '../../testing/random.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { XSS_VECTORS } from '../../testing/xss-vectors.ts';
import { resourceOf } from '../resource.ts';
import { staffSaving } from '../saving.ts';
import { listOf } from '../small-list.ts';
import { removeOldVersions } from '../keep-version.ts';
import { PLAIN_LENGTH } from '../packed-version.ts';

const PIM = productId('Z40-5X100');
const DAY_MS = 24 * 60 * 60_000;
const features = listOf(featureKind).resource;
const FEATURE = {
  title: 'İlk',
  description: 'a',
  icon: 'fa-cog',
  isActive: true,
  publishAt: null,
  unpublishAt: null,
  sortOrder: 0,
};
const AYSE: Viewer = {
  role: 'moderator',
  user: { id: 1, publicId: 'id-ayse', name: 'Ayşe Usta', sessionId: 1 },
  address: '192.0.2.1',
  userAgent: '',
};

const column = (key: string) => ({
  key,
  label: `Ölçü ${key}`,
  kind: 'number',
  unit: 'mm',
  decimals: 1,
  tolerance: '',
  isKey: true,
  isFilter: true,
  isShown: true,
  attribute: null,
});
/** A body for each kind, and a change of it. */
const ROWS: Record<RevisionKind, { path: string; body: object; change: object; isStrict?: true }> = {
  product: {
    path: '/api/products',
    body: {
      code: 'YENI-1',
      name: 'Yeni',
      category: categoryId('kolonlar'),
      subCategory: categoryId('burclar'),
      description: 'Kısa',
      detailedDescription: '<p>Uzun</p>',
      img: ['/a.webp'],
      price: { current: 12.5, old: 14 },
      stockQuantity: 7,
      stockStatus: 'in_stock',
      technicalSpecs: [{ name: 'd1', value: '9', unit: 'mm' }],
    },
    change: { name: 'Başka', price: null, technicalSpecs: [], subCategory: null },
  },
  family: {
    path: '/api/families',
    body: { name: 'Pim', category: categoryId('kolonlar'), columns: [column('d1'), column('L')], body: '<p>a</p>' },
    change: { name: 'Kolon', standards: ['DIN 1'], body: '<p>b</p>' },
  },
  category: {
    path: '/api/categories',
    body: { name: 'Raf', img: '/a.webp', description: 'a' },
    change: { name: 'Dolap', description: '' },
  },
  blog: {
    path: '/api/blogs',
    body: {
      title: 'Yazı',
      content: '<p>a</p>',
      excerpt: 'Özet',
      featuredImage: '/a.webp',
      category: 'Kalite',
      tags: ['pim'],
    },
    change: { title: 'Başka', content: '<p>b</p>', tags: [], isPublished: false },
  },
  page: {
    path: '/api/pages',
    body: { title: 'Sayfa', slug: 'sayfa-a', content: { heroTitle: 'A', sections: [{ type: 'text', title: 'Bir' }] } },
    change: { slug: 'sayfa-b', content: { heroTitle: 'B', sections: [] } },
  },
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
      applicationDeadline: '2030-01-31',
    },
    change: { title: 'Usta', requirements: ['c', 'd'], applicationDeadline: null },
  },
  slider: {
    path: '/api/sliders',
    body: { title: 'Slayt', image: '/a.webp', link: '/products' },
    change: { title: 'Başka slayt', link: '', isActive: false },
  },
  feature: {
    path: '/api/features',
    body: { title: 'Özellik', description: 'a', icon: 'fa-cog' },
    change: { description: 'b' },
  },
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
    change: { version: '2.0', features: ['a', 'b'] },
  },
  reference: {
    path: '/api/references',
    body: { name: 'Firma', sector: 'Kalıp', logo: '/a.webp' },
    change: { sector: 'Otomotiv', isActive: false },
  },
  quality: {
    path: '/api/quality-management',
    body: { name: 'Ölçüm', content: { title: 'Başlık', description: 'Yeterince uzun', points: ['a'] } },
    change: { name: 'Kontrol' },
  },
};

describeOnEngines(
  'past versions',
  (setup) => {
    async function start() {
      let at = Date.UTC(2026, 4, 1);
      const app = await startApp(setup, { clock: () => at });
      const admin = await signIn(app, 'admin', { name: 'Zeynep Çelik' });
      const moderator = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
      const list = async (kind: RevisionKind, id: string) =>
        (await moderator.get<Revision[]>(`/api/revisions/${kind}/${id}`)).json;
      const read = async (kind: RevisionKind, id: string, version: number | 'present') =>
        (await moderator.get<WholeRevision>(`/api/revisions/${kind}/${id}/${version}`)).json;
      const history = async (kind: RevisionKind, id: string) =>
        (await moderator.get<{ items: HistoryEntry[]; total: number }>(`/api/audit/rows/${kind}/${id}`)).json;
      return { ...app, admin, moderator, list, read, history, wait: (ms: number) => (at += ms) };
    }
    const versions = (database: Database) => database.db.selectFrom('revisions').selectAll().orderBy('id').execute();

    test.each(REVISION_KINDS)('a %s goes back to each of its versions by a plain save', async (kind) => {
      const { moderator, list, read, wait } = await start();
      const { path, body, change } = ROWS[kind];
      const { status, json: made } = await moderator.post<{ _id: string }>(path, body);
      expect(status).toBe(201);
      const [id, lock] = [made._id, kind === 'program' ? 'rowVersion' : 'version'];
      const first = await read(kind, id, 1);
      expect(first).toMatchObject({ version: 1, by: 'Ayşe Usta', at: '2026-05-01T00:00:00.000Z', gone: [] });
      const {
        stockQuantity: _quantity,
        stockStatus: _status,
        columns: _columns,
        price,
        content,
        ...same
      } = body as Record<string, unknown>;
      expect(first.fields).toMatchObject(same);
      expect(first.fields).not.toHaveProperty('stockQuantity');
      expect(first.fields).not.toHaveProperty('stockStatus');
      expect(first.fields).not.toHaveProperty('columns');
      if (price) expect(first.fields['price']).toMatchObject(price);
      if (content)
        expect(first.fields['content']).toEqual(
          typeof content === 'string' ? content : expect.objectContaining(content),
        );

      wait(60_000);
      expect((await moderator.put(`${path}/${id}`, { ...change, [lock]: 1 })).status).toBe(200);
      expect(await list(kind, id)).toMatchObject([
        {
          version: 2,
          by: 'Ayşe Usta',
          at: '2026-05-01T00:01:00.000Z',
          fields: expect.arrayContaining([expect.any(String)]),
        },
        { version: 1 },
      ]);
      const second = await read(kind, id, 2);
      expect(second.fields).not.toEqual(first.fields);
      expect(await read(kind, id, 'present')).toEqual({ ...second, by: '' });

      const back = await moderator.put(`${path}/${id}`, { ...first.fields, [lock]: 2 });
      expect([back.status, back.json]).toEqual([200, expect.anything()]);
      expect((await read(kind, id, 3)).fields).toEqual(first.fields);
      expect((await list(kind, id)).map(({ version }) => version)).toEqual([3, 2, 1]);
    });

    test('the state before the first save of an older row is kept too', async () => {
      const { moderator, database, list, read, history } = await start();
      const before = await read('product', PIM, 'present');
      expect(await list('product', PIM)).toEqual([]);
      await moderator.put(`/api/products/${PIM}`, { name: 'Başka', version: 1 });
      expect(await list('product', PIM)).toEqual([
        { version: 2, at: '2026-05-01T00:00:00.000Z', by: 'Ayşe Usta', fields: ['name'] },
        { version: 1, at: before.at, by: '', fields: null },
      ]);
      expect(await read('product', PIM, 1)).toEqual(before);
      expect(await history('product', PIM)).toMatchObject({
        total: 2,
        items: [
          { action: 'update', version: 2, isKept: true, actor: 'Ayşe Usta' },
          { action: null, version: 1, isKept: true, actor: '', changes: [] },
        ],
      });
      const second = await history('product', PIM);
      expect(
        (await moderator.get<{ items: unknown[] }>(`/api/audit/rows/product/${PIM}?limit=1&page=2`)).json.items,
      ).toEqual(second.items.slice(1));
      await moderator.put(`/api/products/${PIM}`, { name: 'Üçüncü', version: 2 });
      expect((await versions(database)).map(({ version }) => version)).toEqual([1, 2, 3]);
    });

    test('a version that came about otherwise is kept before it is lost, with its author', async () => {
      const { admin, moderator, database, list } = await start();
      await insertFamily(database, PIN_FAMILY);
      const id = familyId(PIN_FAMILY.slug);
      await moderator.put(`/api/families/${id}`, { name: 'Bir' });
      const { articles } = (
        await admin.get<{ articles: { _id: string; version: number; row: object }[] }>(`/api/families/${id}/articles`)
      ).json;
      const { _id: size, version, row } = articles[0]!;
      const saved = await admin.put(`/api/families/${id}/articles`, {
        changes: [{ op: 'set', _id: size, version, row: { ...row, price: 3.5 } }],
      });
      expect([saved.status, saved.json]).toEqual([200, expect.anything()]);
      await moderator.put(`/api/products/${size}`, { description: 'Yeni' });
      const kept = await list('product', size);
      expect(kept).toMatchObject([
        { by: 'Ayşe Usta', fields: ['description'] },
        { by: 'Zeynep Çelik', fields: ['price'] },
      ]);
      // The family's version grew with its size, but not what is kept of it.
      await moderator.put(`/api/families/${id}`, { name: 'İki' });
      const versionsOfFamily = await list('family', id);
      expect(versionsOfFamily).toHaveLength(3); // before, Bir, İki
    });

    test('stock that moves makes no version, and neither do people', async () => {
      const { admin, database, list, history, wait } = await start();
      await admin.put(`/api/products/${PIM}`, { stockQuantity: 5, stockSeen: null });
      await admin.put(`/api/products/${PIM}`, { stockChange: 3, stockAttempt: 'a-first-attempt' });
      await admin.post('/api/users', {
        username: 'yeni.kisi',
        name: 'Yeni Kişi',
        email: 'yeni@kalip.example',
        password: 'çelik-kalıp-4711-pim',
        role: 'moderator',
      });
      expect(await versions(database)).toEqual([]);
      expect(await list('product', PIM)).toEqual([]);
      // Moves before and after a save have its version in the history, and led to none.
      wait(1_000);
      await admin.put(`/api/products/${PIM}`, { name: 'Başka' });
      wait(1_000);
      await admin.put(`/api/products/${PIM}`, { stockChange: 3, stockAttempt: 'another-attempt' });
      expect(await list('product', PIM)).toMatchObject([
        { version: 2, by: 'Zeynep Çelik', fields: ['name'] },
        { version: 1, by: '', fields: null },
      ]);
      expect(
        (await history('product', PIM)).items.map(({ action, version, isKept }) => [action, version, isKept]),
      ).toEqual([
        ['update', 2, false],
        ['update', 2, true],
        ['update', 1, false],
        ['update', 1, false],
        [null, 1, true],
      ]);
    });

    test('2,000 random saves and restores leave exactly the last 50', { timeout: 120_000 }, async () => {
      const database = await setup.open();
      const random = randomNumbers(44);
      let at = Date.UTC(2026, 4, 1);
      const saving = staffSaving({ database, now: () => (at += 1_000) }, features);
      const { publicId } = await saving.create(AYSE, FEATURE);
      let now: { title: string; description: string } = FEATURE;
      const all = [now];
      while (all.length <= 2_000) {
        const past = all[Math.floor(random() * all.length)]!;
        const next = random() < 0.3 ? past : { ...now, [random() < 0.5 ? 'title' : 'description']: `${random()}` };
        if (next.title === now.title && next.description === now.description) continue;
        const { version } = await saving.update(AYSE, publicId, all.length, {
          title: next.title,
          description: next.description,
        });
        all.push(next);
        expect(version).toBe(all.length);
        now = next;
      }
      const kept = await versions(database);
      expect(kept.map(({ version }) => version)).toEqual(
        Array.from({ length: KEPT_REVISIONS }, (_, i) => all.length - KEPT_REVISIONS + 1 + i),
      );
      for (const { version, data } of kept)
        expect((JSON.parse(data) as { fields: object }).fields).toMatchObject({
          title: all[version - 1]!.title,
          description: all[version - 1]!.description,
        });
    });

    test('of two saves at once, each has its version, with what both changed', async () => {
      const { admin, moderator, list, read } = await start();
      const { json } = await admin.post<{ _id: string }>('/api/features', ROWS.feature.body);
      const path = `/api/features/${json._id}`;
      const saves = await Promise.all([
        admin.put(path, { title: 'Başka', version: 1 }),
        moderator.put(path, { description: 'b', version: 1 }),
      ]);
      expect(saves.map(({ status }) => status)).toEqual([200, 200]);
      expect((await list('feature', json._id)).map(({ version }) => version)).toEqual([3, 2, 1]);
      expect((await read('feature', json._id, 3)).fields).toMatchObject({ title: 'Başka', description: 'b' });
    });

    test('a refused save keeps nothing', async () => {
      const { moderator, database } = await start();
      await moderator.put(`/api/products/${PIM}`, { code: 'KB-20' });
      await moderator.put(`/api/products/${PIM}`, { name: 'a', version: 9 });
      expect(await versions(database)).toEqual([]);
    });

    test('a long version is deflated, and read as it was', async () => {
      const { moderator, database, read } = await start();
      const content = {
        heroTitle: 'ş\u0000ç',
        sections: Array.from({ length: 60 }, (_, i) => ({
          type: 'text',
          title: `${i}`,
          text: 'Kılavuz kolon '.repeat(400),
        })),
      };
      const { json, status } = await moderator.post<{ _id: string }>('/api/pages', {
        title: 'Uzun',
        slug: 'uzun',
        content: { ...content, heroTitle: 'şç' },
      });
      expect(status).toBe(201);
      const [kept] = await versions(database);
      expect(JSON.stringify(content).length).toBeGreaterThan(PLAIN_LENGTH);
      expect(kept!.data).toMatch(/^deflated:/);
      expect(kept!.data.length).toBeLessThan(20_000);
      expect((await read('page', json._id, 1)).fields['content']).toMatchObject({ sections: content.sections });
    });

    test('versions lie in the trash with their row, come back with it, and go with it for good', async () => {
      const { admin, moderator, database, list } = await start();
      const { json } = await moderator.post<{ _id: string }>('/api/features', ROWS.feature.body);
      await moderator.put(`/api/features/${json._id}`, { title: 'İkinci' });
      await moderator.del(`/api/features/${json._id}`);
      expect(await versions(database)).toHaveLength(2);
      await moderator.post(`/api/trash/${json._id}/restore`, {});
      await moderator.put(`/api/features/${json._id}`, { title: 'Dördüncü' });
      expect((await list('feature', json._id)).map(({ version }) => version)).toEqual([4, 2, 1]); // 3 is like 2
      await moderator.del(`/api/features/${json._id}`);
      const entry = (await admin.get<{ items: { _id: string }[] }>('/api/trash')).json.items[0]!;
      expect((await admin.del(`/api/trash/${entry._id}`)).status).toBe(204);
      expect(await versions(database)).toEqual([]);
    });

    test('versions replaced longer ago than the setting says are removed, and the newest stays', async () => {
      const { admin, database, wait, now } = await start();
      const { json } = await admin.post<{ _id: string }>('/api/features', ROWS.feature.body);
      const saving = staffSaving({ database, now }, features);
      const save = (title: string) => saving.update(AYSE, json._id, undefined, { title });
      wait(30 * DAY_MS);
      await save('İkinci');
      wait(30 * DAY_MS);
      await save('Üçüncü');
      const kept = async () => {
        await removeOldVersions({ database, now });
        return (await versions(database)).map(({ version }) => version);
      };
      wait(600 * DAY_MS);
      expect(await kept()).toEqual([1, 2, 3]);
      wait(105 * DAY_MS); // the second replaced the first 735 days ago
      expect(await kept()).toEqual([2, 3]);
      wait(5_000 * DAY_MS);
      await setSettings(database, { retention_revisions_months: null });
      expect(await kept()).toEqual([2, 3]);
      await setSettings(database, { retention_revisions_months: 120 });
      expect(await kept()).toEqual([3]);
      await save('Dördüncü');
      expect(await kept()).toEqual([3, 4]); // so that it can be taken back
    });

    test('a category that is gone is named, and no save brings it back unseen', async () => {
      const { moderator, read } = await start();
      const { json } = await moderator.post<{ _id: string }>('/api/categories', {
        name: 'Kısa ömürlü',
        parentCategory: categoryId('kolonlar'),
      });
      await moderator.put(`/api/products/${PIM}`, { category: categoryId('kolonlar'), subCategory: json._id });
      await moderator.put(`/api/products/${PIM}`, { subCategory: null });
      expect((await moderator.del(`/api/categories/${json._id}`)).status).toBe(204);
      expect(await read('product', PIM, 2)).toMatchObject({
        gone: ['subCategory'],
        names: { category: expect.any(String), subCategory: 'Kısa ömürlü' },
        fields: { category: categoryId('kolonlar'), subCategory: null },
      });
    });

    test('scripts in an old version are text in plain fields, and taken out of HTML', async () => {
      const { database, moderator, read } = await start();
      await moderator.put(`/api/products/${PIM}`, { name: 'a' });
      const vectors = XSS_VECTORS.filter((vector) => !vector.includes('\u0000')).join('\n');
      const [kept] = await versions(database);
      await database.write('catalogue', (trx) =>
        trx
          .updateTable('revisions')
          .set({ data: JSON.stringify({ fields: { name: vectors, detailedDescription: `<p>Metin</p>${vectors}` } }) })
          .where('id', '=', kept!.id)
          .execute(),
      );
      const { fields } = await read('product', PIM, 1);
      expect(fields['name']).toBe(vectors);
      expect(fields['detailedDescription']).toContain('<p>Metin</p>');
      expect(fields['detailedDescription']).toBe(sanitizeRichText(`<p>Metin</p>${vectors}`));
      expect(fields['detailedDescription']).not.toContain('<script');
    });

    test('what is not there is a 404', async () => {
      const { moderator } = await start();
      expect((await moderator.get(`/api/revisions/product/${PIM}/1`)).status).toBe(404);
      expect((await moderator.get('/api/revisions/product/yok/present')).status).toBe(404);
      expect((await moderator.get('/api/revisions/product/yok')).json).toEqual([]);
      expect((await moderator.get(`/api/revisions/user/${moderator.user.publicId}`)).status).toBe(400);
      expect((await moderator.get(`/api/revisions/product/${PIM}/0`)).status).toBe(400);
    });
  },
  seedSmallCatalogue,
);

test('every kind has what is kept of it', () => {
  for (const kind of REVISION_KINDS) expect(resourceOf(TRASH_RESOURCES, kind).past, kind).toBeDefined();
  expect(resourceOf(TRASH_RESOURCES, 'message').past).toBeUndefined();
});
