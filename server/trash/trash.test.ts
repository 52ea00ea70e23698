import { expect, test } from 'vitest';
import type { AuditEntry, TrashEntry } from '#contract/audit.ts';
import type { Category } from '#contract/categories.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Product } from '#contract/products.ts';
import { startHousekeeping } from '../forms/housekeeping.ts';
import { startApp } from '../testing/app.ts';
import { categoryId, productId } from '../testing/catalogue.ts';
import { describeOnEngines, until } from '../testing/engines.ts';
import { insertMessage } from '../testing/personal-data.ts';
import { signIn } from '../testing/sign-in.ts';
import { seedSmallCatalogue } from '../testing/small-catalogue.ts';
import { trashStore } from './trash.ts';

const PIM = productId('Z40-5X100');
const DAY_MS = 24 * 60 * 60_000;
interface Page<T> { items: T[]; total: number; page: number; limit: number; pages: number }

describeOnEngines('trash', (setup) => {
  async function start() {
    let at = Date.UTC(2026, 4, 1);
    const app = await startApp(setup, { clock: () => at });
    const [admin, moderator] = [await signIn(app, 'admin', { name: 'Ayşe Usta' }), await signIn(app, 'moderator', { name: 'Mehmet Çelik' })];
    const list = async (query = '') => (await admin.get<Page<TrashEntry>>(`/api/trash${query}`)).json;
    const throwAway = async (path: string) => {
      expect((await moderator.del(`/api/${path}`)).status).toBe(204);
      return (await list()).items[0]!._id;
    };
    const restore = (id: string) => moderator.post<{ kind: string; rowId: string } & ErrorBody>(`/api/trash/${id}/restore`);
    return { ...app, admin, moderator, list, throwAway, restore, wait: (ms: number) => { at += ms; } };
  }

  test('what a moderator deletes is there for 30 days, what an admin deletes is not', async () => {
    const { admin, throwAway, list, wait } = await start();
    await throwAway(`products/${PIM}`);
    await admin.del(`/api/products/${productId('ZK-1')}`);
    expect(await list()).toEqual({
      items: [{
        _id: expect.any(String), kind: 'product', title: 'Z40-5X100 İtici Pim Ø5×100', deletedBy: 'Mehmet Çelik', deletedAt: '2026-05-01T00:00:00.000Z', removedAt: '2026-05-31T00:00:00.000Z',
      }],
      total: 1, page: 1, limit: 20, pages: 1,
    });
    wait(30 * DAY_MS - 1);
    expect((await list()).total).toBe(1);
    wait(1);
    expect((await list()).total).toBe(0);
  });

  test('a restored product is the one it was: id, addresses, fields; its version is its own', async () => {
    const { admin, moderator, get, throwAway, restore, list } = await start();
    await admin.put(`/api/products/${PIM}`, { slug: 'yeni-adres', technicalSpecs: [{ name: 'Çap', value: '5' }], price: { current: 1.1, old: 2 }, documents: [{ name: 'a', url: '/a.pdf', type: 'pdf', size: 1 }] });
    const before = (await get(`/api/products/${PIM}`)).json as Product;
    const id = await throwAway(`products/${PIM}`);
    expect((await get('/api/products/slug/yeni-adres')).status).toBe(404);
    const { status, json } = await restore(id);
    expect([status, json]).toEqual([200, { kind: 'product', rowId: PIM }]);
    const after = (await get('/api/products/slug/itici-pim-5x100-z40-5x100')).json; // the address of old
    expect(after).toEqual({ ...before, version: before.version + 1, updatedAt: '2026-05-01T00:00:00.000Z' });
    expect((await list()).total).toBe(0);
    expect((await restore(id)).json).toMatchObject({ code: 'NOT_FOUND', error: 'Silinen kayıt bulunamadı.' });
    // A form that was open all the while is out of date.
    expect((await moderator.put(`/api/products/${PIM}`, { version: before.version, order: 9 })).json).toMatchObject({ code: 'STALE', stale: { changedBy: 'Mehmet Çelik', fields: [] } });
    expect((await moderator.put<ErrorBody>(`/api/products/${PIM}`, { version: 1, order: 9 })).json.stale?.fields).toEqual(['technicalSpecs', 'documents', 'slug', 'price']);
    const { items } = (await admin.get<Page<AuditEntry>>(`/api/audit?group=all&rowId=${PIM}`)).json;
    expect(items.slice(0, 2).map((entry) => [entry.action, entry.actor, entry.changes.length > 0])).toEqual([['restore', 'Mehmet Çelik', false], ['delete', 'Mehmet Çelik', true]]);
  });

  test('a product is public again as its categories are now', async () => {
    const { admin, get, throwAway, restore } = await start();
    const id = await throwAway(`products/${PIM}`);
    await admin.put(`/api/categories/${categoryId('din-1530')}`, { isActive: false });
    await restore(id);
    expect((await get(`/api/products/${PIM}`)).status).toBe(404);
    expect((await admin.get(`/api/products/${PIM}`)).json).toMatchObject({ isActive: true });
  });

  test('a place that is taken or gone is a 409 that says so, and the row stays in the trash', async () => {
    const { admin, moderator, throwAway, restore, list } = await start();
    const other = { name: 'Başka', category: categoryId('kolonlar'), description: 'x', img: ['a.webp'] };
    const id = await throwAway(`products/${PIM}`);
    const { json: sameCode } = await moderator.post<Product>('/api/products', { ...other, code: 'Z40-5X100' });
    expect(await restore(id)).toMatchObject({ status: 409, json: { code: 'DUPLICATE_CODE', error: 'Kayıt geri alınamadı: Ürün kodu zaten mevcut' } });
    await admin.put(`/api/products/${sameCode._id}`, { code: 'BASKA', slug: 'itici-pim-5x100-z40-5x100' });
    expect(await restore(id)).toMatchObject({ status: 409, json: { code: 'DUPLICATE', error: 'Kayıt geri alınamadı: Bu slug zaten kullanılıyor!' } });
    await admin.put(`/api/products/${sameCode._id}`, { slug: 'baska' });
    await admin.put(`/api/categories/${categoryId('din-1530')}`, { parentCategory: categoryId('kolonlar') });
    expect(await restore(id)).toMatchObject({ status: 409, json: { code: 'GUARDED', error: 'Kayıt geri alınamadı: Ürünün kategorisi artık yok.' } });
    expect((await list()).total).toBe(1);
    await admin.put(`/api/categories/${categoryId('din-1530')}`, { parentCategory: categoryId('itici-pimler') });
    expect((await restore(id)).status).toBe(200);
    // Its address is its own again, though another had it in the meantime.
    expect((await admin.get<Product>('/api/products/slug/itici-pim-5x100-z40-5x100')).json.code).toBe('Z40-5X100');
  });

  test('categories come back too, under an address that is free', async () => {
    const { admin, moderator, throwAway, restore } = await start();
    const created = await moderator.post<Category>('/api/categories', { name: 'Yaylar', img: 'a.webp' });
    const sub = await moderator.post<Category>('/api/categories', { name: 'Gaz', parentCategory: created.json._id });
    const subId = await throwAway(`categories/${sub.json._id}`);
    const mainId = await throwAway(`categories/${created.json._id}`);
    expect((await restore(subId)).json.error).toBe('Kayıt geri alınamadı: Ana kategorisi artık yok.');
    const { json: taker } = await moderator.post<Category>('/api/categories', { name: 'YAYLAR', img: 'b.webp' });
    expect((await restore(mainId)).json.error).toBe('Kayıt geri alınamadı: Bu isimde bir kategori zaten var.');
    await admin.put(`/api/categories/${taker._id}`, { name: 'Helezon Yaylar' });
    expect((await restore(mainId)).status).toBe(200);
    expect((await restore(subId)).status).toBe(200);
    expect((await admin.get<Category>(`/api/categories/${created.json._id}`)).json).toMatchObject({ name: 'Yaylar', slug: 'yaylar-2', img: 'a.webp' });
    expect((await admin.get<Category>(`/api/categories/${sub.json._id}`)).json).toMatchObject({ slug: 'gaz', parentCategory: { slug: 'yaylar-2' } });
  });

  test('of two who restore at once one does', async () => {
    const { throwAway, restore } = await start();
    const id = await throwAway(`products/${PIM}`);
    expect((await Promise.all([restore(id), restore(id)])).map((reply) => reply.status).sort()).toEqual([200, 404]);
  });

  test('is listed in pages and by kind, the youngest first', async () => {
    const { throwAway, list, moderator, wait, admin } = await start();
    for (const code of ['KB-9', 'KB-20', 'KK-1']) { await throwAway(`products/${productId(code)}`); wait(1000); }
    await throwAway(`categories/${categoryId('bos')}`);
    expect((await list()).items.map((entry) => entry.title.split(' ')[0])).toEqual(['Boş', 'KK-1', 'KB-20', 'KB-9']);
    expect(await list('?kind=product&limit=2&page=2')).toMatchObject({ total: 3, pages: 2, page: 2, items: [{ kind: 'product' }] });
    for (const query of ['?limit=0', '?limit=101', '?page=0', '?kind=x', '?x=1']) expect((await admin.get(`/api/trash${query}`)).status, query).toBe(400);
    expect((await moderator.get('/api/trash')).status).toBe(200);
  });

  test('is emptied by the housekeeping of what is older than 30 days', async () => {
    const { database, config, throwAway, now, wait } = await start();
    await throwAway(`products/${PIM}`);
    wait(20 * DAY_MS);
    await throwAway(`products/${productId('ZK-1')}`);
    wait(10 * DAY_MS);
    const titles = async () => (await database.db.selectFrom('trash').select('title').execute()).map((row) => row.title);
    const end = startHousekeeping({ database, dataDir: config.dataDir, now }, (error) => { throw error; });
    await until(async () => (await titles()).length < 2);
    end();
    expect(await titles()).toEqual(['ZK-1 Zımba']);
  });

  test('loses what its sender wrote in the audit table too, once it is gone for good', async () => {
    const { database, config, moderator, admin, now, wait } = await start();
    const write = (name: string) => insertMessage(database, { email: `${name}@ornek.example`, name, subject: `Konu ${name}`, at: new Date(now()) });
    const [old, young] = [await write('Gizemnur'), await write('Velihan')];
    await moderator.patch(`/api/contacts/${old}/status`, { status: 'closed', version: 1 });
    const titlesOf = async (id: string) => (await admin.get<{ items: AuditEntry[] }>(`/api/audit?group=all&rowId=${id}`)).json.items.filter(({ action }) => action !== 'read').map(({ action, title }) => [action, title]);
    await moderator.del(`/api/contacts/${old}`);
    wait(20 * DAY_MS);
    await moderator.del(`/api/contacts/${young}`);
    await trashStore({ database, now }).removeOld();
    expect(await titlesOf(old), 'it may come back').toEqual([['delete', 'Konu Gizemnur'], ['update', 'Konu Gizemnur']]);
    wait(10 * DAY_MS);
    const version = database.version('inbox');
    const end = startHousekeeping({ database, dataDir: config.dataDir, now }, (error) => { throw error; });
    await until(async () => (await titlesOf(old))[0]![1] === 'Silinmiş mesaj');
    end();
    expect(await titlesOf(old)).toEqual([['delete', 'Silinmiş mesaj'], ['update', 'Silinmiş mesaj']]);
    expect(await titlesOf(young)).toEqual([['delete', 'Konu Velihan']]);
    expect(database.version('inbox')).toBeGreaterThan(version);
    const straight = await write('Ayşegül');
    await admin.del(`/api/contacts/${straight}`);
    expect(await titlesOf(straight), 'as where an admin deletes it past the trash').toEqual([['delete', 'Silinmiş mesaj']]);
  });
}, seedSmallCatalogue);
