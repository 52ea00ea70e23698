import { expect, test } from 'vitest';
import { contract, type Key, type Output } from '#contract/endpoints.ts';
import { MAX_VIEWS, VIEWED_LISTS, type ListView, type ViewState } from '#contract/list-views.ts';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertUser, signIn } from '../../../testing/sign-in.ts';

const PATH = '/api/list-views';
const STATE: ViewState = { q: 'pim', sort: '-price', size: 50, filters: { stock: 'low' }, columns: ['code', 'price'] };
const VIEW = { list: 'products', name: 'Stokta az kalan', isShared: false, state: STATE };

test('every list with views is read by a call of the API', () => {
  for (const [list, call] of Object.entries(VIEWED_LISTS)) expect(contract[call as Key], list).toBeDefined();
});

describeOnEngines('views of lists', (setup) => {
  const start = async () => {
    const app = await startApp(setup);
    const [ayse, ali, admin] = [
      await signIn(app, 'moderator', { name: 'Ayşe' }),
      await signIn(app, 'moderator', { name: 'Ali' }),
      await signIn(app, 'admin', { name: 'Zeynep' }),
    ];
    const read = async (who: typeof ayse) => (await who.get<Output<'GET /api/list-views'>>(PATH)).json;
    const add = async (who: typeof ayse, change: Partial<typeof VIEW> = {}) =>
      (await who.post<ListView>(PATH, { ...VIEW, ...change })).json;
    return { ...app, ayse, ali, admin, read, add };
  };

  test('are saved, changed and deleted by their owner; others see them once they are shared', async () => {
    const { ayse, ali, read, add } = await start();
    const made = await add(ayse);
    expect(made).toEqual({ ...VIEW, _id: expect.any(String), isOwn: true, owner: 'Ayşe', version: 1 });
    expect((await read(ayse)).views).toEqual([made]);
    expect((await read(ali)).views).toEqual([]);
    expect((await ali.put(`${PATH}/${made._id}`, { name: 'x' })).status).toBe(404);

    const shared = await ayse.put<ListView>(`${PATH}/${made._id}`, { isShared: true, name: 'Az kalan', version: 1 });
    expect(shared.json).toEqual({ ...made, isShared: true, name: 'Az kalan', version: 2 });
    expect((await read(ali)).views).toEqual([{ ...shared.json, isOwn: false }]);
    expect((await ali.put(`${PATH}/${made._id}`, { name: 'x' })).status).toBe(403);
    expect((await ali.del(`${PATH}/${made._id}`)).status).toBe(403);
    expect((await ayse.put(`${PATH}/${made._id}`, { name: 'x', version: 1 })).json).toMatchObject({ code: 'STALE' });
    expect((await ayse.del(`${PATH}/${made._id}`)).status).toBe(204);
    expect((await read(ali)).views).toEqual([]);
  });

  test('admins change shared views of others, and only those', async () => {
    const { ayse, admin, read, add } = await start();
    const [shared, own] = [await add(ayse, { isShared: true }), await add(ayse, { name: 'Yalnız benim' })];
    const changed = await admin.put<ListView>(`${PATH}/${shared._id}`, { name: 'Azalan' });
    expect(changed.json).toMatchObject({ name: 'Azalan', isOwn: false, owner: 'Ayşe', version: 2 });
    expect((await admin.del(`${PATH}/${own._id}`)).status).toBe(404);
    expect((await admin.del(`${PATH}/${shared._id}`)).status).toBe(204);
    expect((await read(ayse)).views.map(({ name }) => name)).toEqual(['Yalnız benim']);
  });

  test('of lists that a role may not read are not there for it', async () => {
    const { ayse, admin, read, add } = await start();
    await add(admin, { list: 'audit', name: 'Kim ne yaptı', isShared: true });
    expect((await read(ayse)).views).toEqual([]);
    expect((await read(admin)).views).toHaveLength(1);
    expect((await ayse.post(PATH, { ...VIEW, list: 'audit' })).status).toBe(404);
  });

  test('a person has a name once in a list, and at most thirty views of it', async () => {
    const { ayse, ali, add } = await start();
    await add(ayse);
    const twice = await ayse.post(PATH, { ...VIEW, name: '  STOKTA  az kalan ' });
    expect([twice.status, twice.json]).toMatchObject([
      409,
      { code: 'DUPLICATE', fields: { name: 'Bu adla bir görünümünüz zaten var.' } },
    ]);
    expect((await add(ali)).owner).toBe('Ali');
    expect((await add(ayse, { list: 'families' })).list).toBe('families');
    for (let i = 1; i < MAX_VIEWS; i += 1) await add(ayse, { name: `Görünüm ${i}` });
    const full = await ayse.post(PATH, { ...VIEW, name: 'Bir daha' });
    expect([full.status, full.json]).toMatchObject([409, { code: 'GUARDED' }]);
  });

  test('refuse whatever is no state of a list', async () => {
    const { ayse } = await start();
    for (const wrong of [
      { ...VIEW, list: 'secrets' },
      { ...VIEW, name: '' },
      { ...VIEW, name: 'x'.repeat(61) },
      { ...VIEW, state: { ...STATE, size: 7 } },
      { ...VIEW, state: { ...STATE, q: 'x'.repeat(101) } },
      { ...VIEW, state: { ...STATE, sort: 'price desc' } },
      { ...VIEW, state: { ...STATE, filters: { 'a b': 'x' } } },
      { ...VIEW, state: { ...STATE, filters: { stock: 'x'.repeat(201) } } },
      {
        ...VIEW,
        state: { ...STATE, filters: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`f${i}`, 'x'])) },
      },
      { ...VIEW, state: { ...STATE, columns: [] } },
      { ...VIEW, state: { ...STATE, columns: ['<b>'] } },
      { ...VIEW, state: { ...STATE, more: 1 } },
    ])
      expect((await ayse.post(PATH, wrong)).status, JSON.stringify(wrong).slice(0, 120)).toBe(400);
  });

  test('columns and the opening view are a person’s own', async () => {
    const { ayse, ali, read, add } = await start();
    const view = await add(ali, { isShared: true });
    expect((await ayse.put(`${PATH}/choices/products`, { columns: ['code', 'weight'] })).json).toEqual({
      list: 'products',
      columns: ['code', 'weight'],
      defaultView: null,
    });
    await ayse.put(`${PATH}/choices/products`, { defaultView: view._id });
    expect((await read(ayse)).choices).toEqual([
      { list: 'products', columns: ['code', 'weight'], defaultView: view._id },
    ]);
    expect((await read(ali)).choices).toEqual([]);
    expect((await ayse.put(`${PATH}/choices/families`, { defaultView: view._id })).status).toBe(404);
    expect((await ayse.put(`${PATH}/choices/secrets`, { columns: null })).status).toBe(400);
    await ayse.put(`${PATH}/choices/products`, { columns: null });
    await ali.del(`${PATH}/${view._id}`);
    expect((await read(ayse)).choices).toEqual([{ list: 'products', columns: null, defaultView: null }]);
  });

  test('go with their owner’s account', async () => {
    const { database, ayse, admin, add } = await start();
    await add(ayse, { isShared: true });
    await ayse.put(`${PATH}/choices/products`, { columns: ['code'] });
    await insertUser(database, { role: 'user' });
    const users = await database.db.selectFrom('users').select(['publicId', 'name']).execute();
    const { publicId } = users.find(({ name }) => name === 'Ayşe')!;
    expect((await admin.del(`/api/users/${publicId}`)).status).toBe(204);
    expect(await database.db.selectFrom('listViews').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('listChoices').selectAll().execute()).toEqual([]);
  });
});
