import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { Task, TaskRow } from '#contract/tasks.ts';
import type { TrashEntry } from '#contract/trash.ts';
import { startApp } from '../../testing/app.ts';
import { categoryId, insertCategories, insertProducts, productId } from '../../testing/catalogue.ts';
import { familyId, insertFamily, PIN_FAMILY } from '../../testing/families.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { contentId, insertBlogs, insertPages, insertRows } from '../../testing/content.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { signIn } from '../../testing/sign-in.ts';

describeOnEngines('many rows at once', (setup) => {
  const start = async () => {
    const app = await startApp(setup);
    await insertBlogs(app.database, [
      { slug: 'bir', title: 'Bir' },
      { slug: 'iki', title: 'İki', isPublished: false },
      { slug: 'uc', title: 'Üç' },
    ]);
    const staff = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
    const edit = async (kind: string, action: string, ids: readonly string[]) =>
      (await staff.post<Task>('/api/rows/edit', { kind, action, ids })).json;
    const undo = async ({ _id }: Task) => (await staff.post<Task>(`/api/tasks/${_id}/undo`)).json;
    const slugs = async () => {
      const rows = await app.database.db.selectFrom('blogs').select('slug').orderBy('slug').execute();
      return rows.map(({ slug }) => slug);
    };
    const trash = async () => (await staff.get<{ items: TrashEntry[] }>('/api/trash')).json.items;
    return { ...app, staff, edit, undo, slugs, trash };
  };
  const posts = ['bir', 'iki', 'uc'].map(contentId);

  test('are deleted into the trash, and taken back as they were', async () => {
    const { edit, undo, slugs, trash, staff, get } = await start();
    const task = await edit('blog', 'remove', [...posts.slice(0, 2), posts[0]!, 'yok']);
    expect(task).toMatchObject({
      title: 'Bloglar: Çöp kutusuna taşı',
      state: 'done',
      total: 3,
      counts: { changed: 2, refused: 1 },
      canUndo: true,
    });
    expect(await slugs()).toEqual(['uc']);
    expect((await trash()).map(({ title }) => title).toSorted()).toEqual(['Bir', 'İki']);
    expect((await get('/api/blogs/slug/bir')).status).toBe(404);
    const { json } = await staff.get<{ items: TaskRow[] }>(`/api/tasks/${task._id}/rows?outcome=changed`);
    expect(json.items.map(({ title }) => title)).toEqual(['Bir', 'İki']);

    expect(await undo(task)).toMatchObject({ state: 'undone', counts: { restored: 2, kept: 0 } });
    expect(await slugs()).toEqual(['bir', 'iki', 'uc']);
    expect(await trash()).toEqual([]);
  });

  test('stay where the trash has them no more, or where their address is taken; the others come back', async () => {
    const { edit, undo, slugs, staff, database } = await start();
    const task = await edit('blog', 'remove', posts);
    await database.write('inbox', (trx) => trx.deleteFrom('trash').where('rowId', '=', posts[0]!).execute());
    await insertBlogs(database, [{ slug: 'yeni' }]);
    await staff.put(`/api/blogs/${contentId('yeni')}`, { slug: 'iki' });
    const undone = await undo(task);
    expect(undone).toMatchObject({ counts: { restored: 1, kept: 2 } });
    const { json } = await staff.get<{ items: TaskRow[] }>(`/api/tasks/${task._id}/rows?outcome=kept`);
    expect(json.items.map(({ sentence }) => sentence)).toEqual([
      'Çöp kutusunda değil; geri getirilemedi.',
      expect.stringContaining('slug'),
    ]);
    expect(await slugs()).toEqual(['iki', 'uc']);
  });

  test('are published and withdrawn; whoever changed one since keeps it', async () => {
    const { edit, undo, staff, get } = await start();
    const open = async () => (await get<{ slug: string }[]>('/api/blogs')).json.map(({ slug }) => slug).toSorted();
    const task = await edit('blog', 'on', posts);
    expect(task).toMatchObject({ title: 'Bloglar: Yayınla', counts: { changed: 1, same: 2 } });
    expect(await open()).toEqual(['bir', 'iki', 'uc']);
    const off = await edit('blog', 'off', posts);
    expect(off).toMatchObject({ title: 'Bloglar: Taslağa al', counts: { changed: 3 } });
    expect(await open()).toEqual([]);
    await staff.put(`/api/blogs/${posts[0]}`, { isPublished: true });
    expect(await undo(off)).toMatchObject({ counts: { restored: 2, kept: 1 } });
    expect(await open()).toEqual(['bir', 'iki', 'uc']);
  });

  test('are pages and rows of small lists too, with one entry in the audit list', async () => {
    const app = await start();
    const { database, edit, undo } = app;
    await insertPages(database, [{ slug: 'a' }, { slug: 'b' }]);
    await insertRows(database, 'slides', [
      { key: 's1', title: 's1' },
      { key: 's2', title: 's2' },
    ]);
    expect(await edit('page', 'off', ['a', 'b'].map(contentId))).toMatchObject({ counts: { changed: 2 } });
    const task = await edit('slider', 'remove', ['s1', 's2'].map(contentId));
    expect(task.counts.changed).toBe(2);
    await undo(task);
    const slides = await database.db.selectFrom('slides').select('title').orderBy('title').execute();
    expect(slides.map(({ title }) => title)).toEqual(['s1', 's2']);
    const admin = await signIn(app, 'admin');
    const { items } = (await admin.get<{ items: AuditEntry[] }>('/api/audit')).json;
    expect(items.filter(({ kind }) => kind === 'slider')).toEqual([]);
    expect(items.filter(({ kind }) => kind === 'task').map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Geri alma: .*Çöp kutusuna taşı$/),
      expect.stringMatching(/Çöp kutusuna taşı$/),
      'Sayfalar: Pasife al',
    ]);
    const history = await admin.get<{ items: AuditEntry[] }>(`/api/audit/rows/slider/${contentId('s1')}`);
    expect(history.json.items.map(({ action }) => action)).toEqual(['restore', 'delete']);
  });

  test('of the catalogue carry what depends on them, and refuse what is needed', async () => {
    const { database, edit, undo, get } = await start();
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
    await insertCategories(database, [{ slug: 'bombos', name: 'Bomboş' }]);
    const seen = async () => (await get(`/api/families/${PIN_FAMILY.slug}`)).status;
    expect(await seen()).toBe(200);
    const off = await edit('family', 'off', [familyId(PIN_FAMILY.slug)]);
    expect(off).toMatchObject({ title: 'Seriler: Pasife al', counts: { changed: 1 } });
    expect(await seen()).toBe(404);
    await undo(off);
    expect(await seen()).toBe(200);

    const gone = await edit('category', 'remove', ['itici-pimler', 'bombos'].map(categoryId));
    expect(gone).toMatchObject({ title: 'Kategoriler: Çöp kutusuna taşı', counts: { changed: 1, refused: 1 } });
    expect(await edit('category', 'off', [categoryId('din-1530')])).toMatchObject({ counts: { changed: 1 } });
    expect(await seen()).toBe(404);
    await undo(gone);
    // Deleted, but kept for deleted products that need it.
    await database.write('catalogue', (trx) =>
      trx
        .updateTable('categories')
        .set({ deletedAt: new Date() })
        .where('publicId', '=', categoryId('bombos'))
        .execute(),
    );
    expect((await edit('category', 'off', [categoryId('bombos')])).counts).toMatchObject({ changed: 0, refused: 1 });
  });

  test('products are deleted, their state is not of this call; no other kind is', async () => {
    const { database, edit, undo, staff } = await start();
    await insertCategories(database, [{ slug: 'pimler', name: 'Pimler' }]);
    await insertProducts(database, [
      { code: 'A-1', category: 'pimler' },
      { code: 'A-2', category: 'pimler' },
    ]);
    const total = async () => (await staff.get<{ total: number }>('/api/products?limit=10')).json.total;
    const task = await edit('product', 'remove', ['A-1', 'A-2'].map(productId));
    expect(task).toMatchObject({ title: 'Ürünler: Çöp kutusuna taşı', counts: { changed: 2 } });
    expect(await total()).toBe(0);
    await undo(task);
    expect(await total()).toBe(2);
    for (const body of [
      { kind: 'product', action: 'off', ids: [productId('A-1')] },
      { kind: 'message', action: 'remove', ids: ['x'] },
      { kind: 'blog', action: 'remove', ids: [] },
      { kind: 'blog', action: 'remove', ids: Array.from({ length: 1_001 }, (_, i) => `${i}`) },
    ])
      expect((await staff.post('/api/rows/edit', body)).status).toBe(400);
  });
});
