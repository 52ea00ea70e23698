import { describe, expect, test } from 'vitest';
import { featureKind } from '#contract/features.ts';
import { qualityKind } from '#contract/quality.ts';
import { referenceKind } from '#contract/references.ts';
import { slideKind } from '#contract/sliders.ts';
import { startApp } from '../../testing/app.ts';
import { contentId, insertRows, touch } from '../../testing/content.ts';
import { listOf, readSmallList } from '../../entities/small-list.ts';
import { describeWithDatabase } from '../../testing/engines.ts';

/** The small lists: their table, addresses, the key of the order, and the sentence of their 404. */
const LISTS = [
  { table: 'features', url: '/api/features', order: 'sortOrder', absent: 'Özellik bulunamadı.' },
  { table: 'slides', url: '/api/sliders', order: 'order', absent: 'Slayt bulunamadı.' },
  { table: 'brands', url: '/api/references', order: 'sortOrder', absent: 'Referans bulunamadı.' },
  {
    table: 'qualityCategories',
    url: '/api/quality-management',
    order: 'order',
    absent: 'Kalite kategorisi bulunamadı.',
  },
] as const;

const rows = (reply: unknown) => reply as Record<string, unknown>[];

describeWithDatabase('small lists', (setup) => {
  describe.each(LISTS)('$url', ({ table, url, order, absent }) => {
    const start = async () => {
      const started = await startApp(setup);
      await insertRows(started.database, table, [
        { key: 'son', sortOrder: 9 },
        { key: 'kapali', isActive: false, sortOrder: 0 },
        { key: 'ilk', sortOrder: 1 },
        { key: 'esit', sortOrder: 1 },
      ]);
      return started;
    };

    test('shows the active rows in their order', async () => {
      const { status, json, body } = await (await start()).get(url);
      expect(status).toBe(200);
      expect(rows(json).map((row) => [row['_id'], row[order]])).toEqual([
        [contentId('ilk'), 1],
        [contentId('esit'), 1],
        [contentId('son'), 9],
      ]);
      expect(body).not.toContain(contentId('kapali'));
    });

    test('shows one row by its id; inactive and unknown ones are the same 404', async () => {
      const { get } = await start();
      expect((await get(`${url}/${contentId('ilk')}`)).json).toMatchObject({
        _id: contentId('ilk'),
        isActive: true,
        version: 1,
      });
      const hidden = await get(`${url}/${contentId('kapali')}`);
      const unknown = await get(`${url}/yok`);
      expect([hidden.status, unknown.status]).toEqual([404, 404]);
      expect(hidden.body).toBe(unknown.body);
      expect(unknown.json).toMatchObject({ message: absent, code: 'NOT_FOUND' });
    });

    test('is answered anew after a change to content, and only then', async () => {
      const { database, get } = await start();
      const tag = async () => (await get(url)).headers['etag'];
      const before = await tag();
      for (const scope of ['blogs', 'pages', 'jobs', 'catalogue'] as const) await touch(database, scope);
      expect(await tag()).toBe(before);
      await database.write('content', (trx) => trx.updateTable(table).set({ isActive: true }).execute());
      expect(rows((await get(url)).json)).toHaveLength(4);
    });

    test('shows staff the inactive rows too', async () => {
      const { database } = await start();
      const read = {
        features: () => readSmallList(database.db, listOf(featureKind)),
        slides: () => readSmallList(database.db, listOf(slideKind)),
        brands: () => readSmallList(database.db, listOf(referenceKind)),
        qualityCategories: () => readSmallList(database.db, listOf(qualityKind)),
      };
      const list = read[table]();
      expect((await list.list('staff')).map((row) => row._id)).toEqual(['kapali', 'ilk', 'esit', 'son'].map(contentId));
      expect(await list.get(contentId('kapali'), 'staff')).toMatchObject({ isActive: false });
    });

    test('refuses a query, which would only split the cache', async () => {
      const { get } = await startApp(setup);
      expect((await get(`${url}?x=1`)).status).toBe(400);
    });

    test('is an empty list, not a failure, when nothing is there', async () => {
      expect((await (await startApp(setup)).get(url)).json).toEqual([]);
    });
  });

  test('/api/sliders/active is the active slides', async () => {
    const { database, get } = await startApp(setup);
    await insertRows(database, 'slides', [
      { key: 'b', sortOrder: 2 },
      { key: 'kapali', isActive: false, sortOrder: 0 },
      { key: 'a', sortOrder: 1 },
    ]);
    expect(rows((await get('/api/sliders/active')).json).map((row) => row['_id'])).toEqual([
      contentId('a'),
      contentId('b'),
    ]);
  });

  test('links, pictures, icons and colours that break their rules are shown as none', async () => {
    const { database, get } = await startApp(setup);
    await insertRows(database, 'slides', [{ key: 's', link: '//evil.test', image: 'data:image/png;base64,xx' }]);
    await insertRows(database, 'brands', [{ key: 'b', website: 'javascript:bad()', logo: '../../etc/passwd' }]);
    await insertRows(database, 'features', [{ key: 'f', icon: 'bi-x" onload="bad()' }]);
    await insertRows(database, 'qualityCategories', [{ key: 'q', icon: 'x', color: 'red;}' }]);
    await insertRows(database, 'programs', [{ key: 'p', downloadLink: 'java\tscript:bad()' }]);
    expect((await get('/api/sliders')).json).toMatchObject([{ link: '', image: '' }]);
    expect((await get('/api/references')).json).toMatchObject([{ website: '', logo: '' }]);
    expect((await get('/api/features')).json).toMatchObject([{ icon: '' }]);
    expect((await get('/api/quality-management')).json).toMatchObject([{ icon: '', color: '#8B1538' }]);
    expect((await get('/api/programs/active')).json).toMatchObject({ downloadLink: '' });
  });

  test('quality categories have their content and what search engines read', async () => {
    const { database, get } = await startApp(setup);
    await insertRows(database, 'qualityCategories', [{ key: 'q', name: 'Politika' }]);
    expect((await get('/api/quality-management')).json).toEqual([
      {
        _id: contentId('q'),
        name: 'Politika',
        icon: 'bi-star',
        color: '#059669',
        content: { title: 'Başlık', description: 'Açıklama', points: [] },
        metadata: { metaTitle: '', metaDescription: '', keywords: [] },
        isActive: true,
        order: 0,
        createdAt: '2026-01-05T08:00:00.000Z',
        version: 1,
      },
    ]);
  });
});

describeWithDatabase('programs', (setup) => {
  test('the active one is offered; inactive ones are seen nowhere', async () => {
    const { database, get } = await startApp(setup);
    await insertRows(database, 'programs', [
      { key: 'eski', isActive: false },
      { key: 'yeni', name: 'CAD', programVersion: '3.2.0' },
    ]);
    expect((await get('/api/programs/active')).json).toMatchObject({
      _id: contentId('yeni'),
      name: 'CAD',
      version: '3.2.0',
      downloadLink: '#',
      isActive: true,
      rowVersion: 1,
    });
    expect(rows((await get('/api/programs')).json)).toHaveLength(1);
    expect((await get(`/api/programs/${contentId('yeni')}`)).status).toBe(200);
    expect((await get(`/api/programs/${contentId('eski')}`)).status).toBe(404);
  });

  test('without an active one none is offered', async () => {
    const { database, get } = await startApp(setup);
    await insertRows(database, 'programs', [{ key: 'eski', isActive: false }]);
    const { status, json } = await get('/api/programs/active');
    expect([status, (json as { message: string }).message]).toEqual([404, 'Program bulunamadı']);
    expect((await get('/api/programs')).json).toEqual([]);
  });

  test('once another is activated it is offered at once', async () => {
    const { database, get } = await startApp(setup);
    await insertRows(database, 'programs', [{ key: 'a' }, { key: 'b', isActive: false }]);
    expect((await get('/api/programs/active')).json).toMatchObject({ _id: contentId('a') });
    await database.write('content', async (trx) => {
      await trx.updateTable('programs').set({ isActive: false }).execute();
      await trx.updateTable('programs').set({ isActive: true }).where('publicId', '=', contentId('b')).execute();
    });
    expect((await get('/api/programs/active')).json).toMatchObject({ _id: contentId('b') });
  });
});
