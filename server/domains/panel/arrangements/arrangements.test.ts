import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { Category } from '#contract/categories.ts';
import type { Slide } from '#contract/sliders.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, insertCategories } from '../../../testing/catalogue.ts';
import { contentId, insertRows } from '../../../testing/content.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';

const idsOf = (keys: readonly string[]): string[] => keys.map(contentId);

describeOnEngines('rows arranged by hand', (setup) => {
  const start = async () => {
    const app = await startApp(setup);
    await insertRows(app.database, 'slides', [
      { key: 'a', title: 'a', sortOrder: 1 },
      { key: 'b', title: 'b', sortOrder: 2 },
      { key: 'c', title: 'c', sortOrder: 2 },
      { key: 'd', title: 'd', sortOrder: 9, isActive: false },
    ]);
    const staff = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
    const slides = async () => (await staff.get<Slide[]>('/api/sliders')).json;
    const order = async () => (await slides()).map(({ _id }) => _id);
    const arrange = (keys: readonly string[], shown: readonly string[]) =>
      staff.put('/api/arrangements/slider', { ids: idsOf(keys), shown: idsOf(shown) });
    return { ...app, staff, slides, order, arrange };
  };

  test('get the numbers of their places; only changed rows get a version, and readers see it at once', async () => {
    const { get, slides, arrange } = await start();
    const before = (await get('/api/sliders')).headers['etag'];
    expect((await arrange(['b', 'a', 'c', 'd'], ['a', 'b', 'c', 'd'])).status).toBe(204);
    expect((await slides()).map(({ _id, order, version }) => [_id, order, version])).toEqual([
      [contentId('b'), 1, 2],
      [contentId('a'), 2, 2],
      [contentId('c'), 3, 2],
      [contentId('d'), 4, 2],
    ]);
    expect((await get('/api/sliders')).headers['etag']).not.toBe(before);
    expect((await arrange(['a', 'b', 'c', 'd'], ['b', 'a', 'c', 'd'])).status).toBe(204);
    expect((await slides()).map(({ version }) => version)).toEqual([3, 3, 2, 2]);
  });

  test('are one entry of the audit list, and one in the history of each row', async () => {
    const { arrange, ...app } = await start();
    await arrange(['a', 'd', 'b', 'c'], ['a', 'b', 'c', 'd']);
    const admin = await signIn(app, 'admin');
    const list = (await admin.get<{ items: AuditEntry[]; total: number }>('/api/audit?kind=slider')).json;
    expect(list.total).toBe(1);
    expect(list.items[0]).toMatchObject({
      actor: 'Ayşe Usta',
      rowId: '',
      changes: [{ field: 'order', before: ['b', 'c', 'd'], after: ['d', 'b', 'c'] }],
    });
    const history = await admin.get<{ items: AuditEntry[] }>(`/api/audit/rows/slider/${contentId('d')}`);
    expect(history.json.items.map(({ changes }) => changes)).toEqual([[{ field: 'order', before: 9, after: 2 }]]);
  });

  test('a form that was open meanwhile is merged, because each row tells of its change', async () => {
    const { staff, arrange } = await start();
    await arrange(['b', 'a', 'c', 'd'], ['a', 'b', 'c', 'd']);
    const path = `/api/sliders/${contentId('a')}`;
    expect((await staff.put<Slide>(path, { title: 'Yeni başlık', version: 1 })).json).toMatchObject({
      title: 'Yeni başlık',
      order: 2,
      version: 3,
    });
    expect((await staff.put(path, { order: 7, version: 1 })).status).toBe(409);
  });

  test('whoever comes second is told by whom, and nothing changes', async () => {
    const { order, arrange } = await start();
    const replies = await Promise.all([
      arrange(['b', 'a', 'c', 'd'], ['a', 'b', 'c', 'd']),
      arrange(['a', 'c', 'b', 'd'], ['a', 'b', 'c', 'd']),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(replies.find(({ status }) => status === 409)!.json).toMatchObject({
      code: 'STALE',
      message: 'Bu arada sıralamayı Ayşe Usta değiştirdi. Güncel liste gösteriliyor; sıralamayı yeniden yapın.',
    });
    expect([idsOf(['b', 'a', 'c', 'd']), idsOf(['a', 'c', 'b', 'd'])]).toContainEqual(await order());
  });

  test('are refused where rows were added or removed meanwhile, and where the order is none of all rows', async () => {
    const { database, order, arrange } = await start();
    await insertRows(database, 'slides', [{ key: 'yeni', sortOrder: 5 }]);
    const added = await arrange(['b', 'a', 'c', 'd'], ['a', 'b', 'c', 'd']);
    expect([added.status, added.json]).toMatchObject([
      409,
      { code: 'STALE', message: expect.stringContaining('eklendi') },
    ]);
    await database.write('content', (trx) =>
      trx
        .deleteFrom('slides')
        .where('publicId', 'in', idsOf(['yeni', 'a']))
        .execute(),
    );
    expect((await arrange(['b', 'a', 'c', 'd'], ['a', 'b', 'c', 'd'])).status).toBe(409);
    expect((await arrange(['x'], ['x'])).status).toBe(409);
    for (const [ids, shown] of [
      [
        ['b', 'b', 'd'],
        ['b', 'c', 'd'],
      ],
      [
        ['b', 'c'],
        ['b', 'c', 'd'],
      ],
      [[], []],
    ] as const)
      expect((await arrange(ids, shown)).status).toBe(400);
    expect(await order()).toEqual(idsOf(['b', 'c', 'd']));
  });

  test('categories are arranged within their group', async () => {
    const { database, staff } = await start();
    await insertCategories(database, [
      { slug: 'm1', name: 'Bir' },
      { slug: 'm2', name: 'İki' },
      { slug: 's1', name: 'Alt 1', parent: 'm1' },
      { slug: 's2', name: 'Alt 2', parent: 'm1' },
      { slug: 's3', name: 'Alt 3', parent: 'm2' },
    ]);
    const put = (ids: readonly string[], shown: readonly string[]) =>
      staff.put('/api/arrangements/category', { ids: ids.map(categoryId), shown: shown.map(categoryId) });
    expect((await put(['m2', 'm1'], ['m1', 'm2'])).status).toBe(204);
    expect((await put(['s2', 's1'], ['s1', 's2'])).status).toBe(204);
    expect((await put(['s3', 's2', 's1'], ['s2', 's1', 's3'])).status).toBe(409);
    const names = (await staff.get<Category[]>('/api/categories')).json.map(({ name }) => name);
    expect(names).toEqual(['İki', 'Bir', 'Alt 3', 'Alt 2', 'Alt 1']);
  });

  test('every arranged kind has its call, others none', async () => {
    const { database, staff } = await start();
    await insertRows(database, 'features', [
      { key: 'a', sortOrder: 0 },
      { key: 'b', sortOrder: 0 },
    ]);
    const body = { ids: idsOf(['b', 'a']), shown: idsOf(['a', 'b']) };
    expect((await staff.put('/api/arrangements/feature', body)).status).toBe(204);
    expect((await staff.put('/api/arrangements/program', body)).status).toBe(400);
    for (const kind of ['attribute', 'carrier', 'page', 'quality', 'reference'])
      expect((await staff.put(`/api/arrangements/${kind}`, body)).status, kind).toBe(409); // there, with other rows
  });
});
