import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { startApp } from '../testing/app.ts';
import { categoryId, productId } from '../testing/catalogue.ts';
import { describeOnEngines } from '../testing/engines.ts';
import { signIn } from '../testing/sign-in.ts';
import { seedSmallCatalogue } from '../testing/small-catalogue.ts';

interface Page { items: AuditEntry[]; total: number; page: number; limit: number; pages: number }

describeOnEngines('audit table', (setup) => {
  async function start() {
    const app = await startApp(setup, { clock: () => Date.UTC(2026, 4, 1) });
    const [admin, moderator] = [await signIn(app, 'admin', { name: 'Ayşe Usta' }), await signIn(app, 'moderator', { name: 'Mehmet Çelik' })];
    await admin.put(`/api/products/${productId('ZK-1')}`, { order: 9 });
    await moderator.put(`/api/categories/${categoryId('bos')}`, { isActive: false });
    await moderator.del(`/api/products/${productId('ZK-1')}`);
    return { admin, moderator, ...app };
  }

  test('tells admins who did what, the newest first', async () => {
    const { admin } = await start();
    const { json } = await admin.get<Page>('/api/audit');
    expect(json).toMatchObject({ total: 3, page: 1, limit: 20, pages: 1 });
    expect(json.items.map((entry) => [entry.actor, entry.action, entry.kind, entry.rowId])).toEqual([
      ['Mehmet Çelik', 'delete', 'product', productId('ZK-1')], ['Mehmet Çelik', 'update', 'category', categoryId('bos')], ['Ayşe Usta', 'update', 'product', productId('ZK-1')],
    ]);
    expect(json.items[2]).toEqual({
      _id: expect.any(String), at: '2026-05-01T00:00:00.000Z', actor: 'Ayşe Usta', action: 'update', kind: 'product', rowId: productId('ZK-1'), title: 'ZK-1 Zımba',
      changes: [{ field: 'order', before: 5, after: 9 }],
    });
  });

  test('is narrowed by kind, action, row and person, and read in pages', async () => {
    const { admin, moderator } = await start();
    const count = async (query: string) => (await admin.get<Page>(`/api/audit?${query}`)).json.total;
    expect(await count('kind=product')).toBe(2);
    expect(await count('action=delete')).toBe(1);
    expect(await count(`rowId=${categoryId('bos')}`)).toBe(1);
    expect(await count(`actor=${moderator.user.publicId}`)).toBe(2);
    expect(await count(`actor=${moderator.user.publicId}&kind=product&action=delete`)).toBe(1);
    expect(await count(`rowId=${encodeURIComponent("' or 1=1 --")}`)).toBe(0);
    expect((await admin.get<Page>('/api/audit?limit=2&page=2')).json).toMatchObject({ total: 3, pages: 2, items: [{ actor: 'Ayşe Usta' }] });
    for (const query of ['kind=x', 'action=x', 'limit=0', 'page=x', 'y=1']) expect((await admin.get(`/api/audit?${query}`)).status, query).toBe(400);
  });

  test('is no moderator’s business, and nobody’s without a session', async () => {
    const { moderator, get } = await start();
    expect((await moderator.get('/api/audit')).status).toBe(403);
    expect((await get('/api/audit')).status).toBe(401);
  });
}, seedSmallCatalogue);
