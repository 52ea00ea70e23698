import { expect, test } from 'vitest';
import type { Blog } from '#contract/blogs.ts';
import type { DraftKind, DraftMark, RowDraft } from '#contract/drafts.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Revision } from '#contract/revisions.ts';
import { startApp } from '../../testing/app.ts';
import { forgetAccount } from '../audit/record.ts';
import { categoryId } from '../../testing/catalogue.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { clockAt, MINUTE } from '../../testing/forms.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';

interface Stored {
  _id: string;
  slug: string;
  version: number;
}
/** A body for each kind, a change of it, and where visitors read it. */
const ROWS: Record<
  DraftKind,
  { path: string; body: object; change: object; secret: string; read: (row: Stored) => string; stored?: string }
> = {
  blog: {
    path: '/api/blogs',
    body: { title: 'Yazı', content: '<p>a</p>', excerpt: 'Özet', featuredImage: '/a.webp', category: 'Kalite' },
    change: { title: 'Elmas başlık', content: '<p>Elmas</p>' },
    secret: 'Elmas',
    read: ({ _id }) => `/api/blogs/${_id}`,
  },
  page: {
    path: '/api/pages',
    body: { title: 'Sayfa', slug: 'sayfa-a', content: { heroTitle: 'A' } },
    change: { content: { heroTitle: 'Yakut', sections: [{ type: 'text', title: 'Yakut' }] } },
    secret: 'Yakut',
    read: ({ slug }) => `/api/pages/${slug}`,
    stored: '/api/pages/admin',
  },
  product: {
    path: '/api/products',
    body: { code: 'YENI-1', name: 'Yeni', category: categoryId('kolonlar'), description: 'Kısa', img: ['/a.webp'] },
    change: { name: 'Safir ad', price: { current: 12.5 } },
    secret: 'Safir',
    read: ({ _id }) => `/api/products/${_id}`,
  },
};

describeOnEngines(
  'drafts of rows on the site',
  (setup) => {
    async function start() {
      const clock = clockAt();
      const app = await startApp(setup, { clock: clock.now });
      const ayse = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
      const mehmet = await signIn(app, 'admin', { name: 'Mehmet Usta' });
      const add = async (kind: DraftKind) => {
        const reply = await ayse.post<Stored>(ROWS[kind].path, ROWS[kind].body);
        expect(reply.status).toBe(201);
        clock.pass(MINUTE);
        return reply.json;
      };
      const draft = async (kind: DraftKind, id: string) =>
        (await ayse.get<RowDraft | null>(`/api/drafts/${kind}/${id}`)).json;
      const keep = (
        kind: DraftKind,
        { _id }: Stored,
        fields: object,
        { who = ayse, seen = null, version = 1 }: { who?: typeof ayse; seen?: string | null; version?: number } = {},
      ) => who.put<RowDraft & ErrorBody>(`/api/drafts/${_id}`, { kind, version, seen, fields });
      return { ...app, clock, ayse, mehmet, add, draft, keep };
    }

    test('the public text stays, staff read whose draft it is; publishing is a save like any other', async () => {
      const { add, keep, draft, get, ayse, clock, database } = await start();
      for (const kind of Object.keys(ROWS) as DraftKind[]) {
        const { path, change, read, secret, stored = path } = ROWS[kind];
        const row = await add(kind);
        const before = await get(read(row));
        expect(before.status, kind).toBe(200);
        expect(await draft(kind, row._id)).toBeNull();
        const kept = await keep(kind, row, change);
        expect([kind, kept.status]).toEqual([kind, 200]);
        expect(kept.json).toEqual({
          fields: change,
          version: 1,
          by: 'Ayşe Usta',
          at: new Date(clock.now()).toISOString(),
        });
        expect(await draft(kind, row._id)).toEqual(kept.json);
        expect((await ayse.get<DraftMark[]>(`/api/drafts?kind=${kind}`)).json).toEqual([
          { rowId: row._id, by: 'Ayşe Usta', at: kept.json.at },
        ]);
        expect((await get(read(row))).body).toBe(before.body);
        for (const url of [path, '/sitemap-1.xml', `/api/content/search?q=${secret}`, `/api/products?q=${secret}`])
          expect((await get(url)).body, url).not.toContain(secret);
        expect((await ayse.get<Stored>(`${stored}/${row._id}`)).json.version).toBe(1);

        clock.pass(MINUTE);
        const saved = await ayse.put<Stored>(`${path}/${row._id}`, { ...change, version: 1, draft: kept.json.at });
        expect([saved.status, saved.json.version]).toEqual([200, 2]);
        expect(await draft(kind, row._id)).toBeNull();
        expect((await get(read(row))).body).toContain(secret);
        expect((await ayse.get<Revision[]>(`/api/revisions/${kind}/${row._id}`)).json).toHaveLength(2);
      }
      expect(await database.db.selectFrom('rowDrafts').selectAll().execute()).toEqual([]);
    });

    test('publishing over a row that others changed is refused as any save is, and the draft stays', async () => {
      const { add, keep, draft, mehmet, ayse } = await start();
      const row = await add('blog');
      const { at } = (await keep('blog', row, { title: 'Taslak', excerpt: 'Taslak özeti' })).json;
      await mehmet.put(`/api/blogs/${row._id}`, { title: 'Başka', version: 1 });
      const publish = (fields: object, version: number) =>
        ayse.put<Blog & ErrorBody>(`/api/blogs/${row._id}`, { ...fields, version, draft: at });
      expect(await publish({ title: 'Taslak', excerpt: 'Taslak özeti' }, 1)).toMatchObject({
        status: 409,
        json: { code: 'STALE', stale: { changedBy: 'Mehmet Usta', fields: ['title'] } },
      });
      expect(await draft('blog', row._id)).toMatchObject({ at });
      expect(await publish({ excerpt: 'Taslak özeti' }, 1)).toMatchObject({
        status: 200,
        json: { title: 'Başka', excerpt: 'Taslak özeti' },
      });
      expect(await draft('blog', row._id)).toBeNull();
    });

    test('of two people who keep a draft, the second is told; a draft saved since the form was opened stays', async () => {
      const { add, keep, draft, mehmet, ayse, clock } = await start();
      const row = await add('blog');
      const first = (await keep('blog', row, { title: 'Bir' })).json.at;
      expect(await keep('blog', row, { title: 'İki' }, { who: mehmet })).toMatchObject({
        status: 409,
        json: { error: expect.stringContaining('taslağını başka biri değiştirdi') },
      });
      clock.pass(MINUTE);
      expect((await keep('blog', row, { title: 'İki' }, { who: mehmet, seen: first })).json.by).toBe('Mehmet Usta');
      expect((await keep('blog', row, { title: 'Üç' }, { seen: first })).status).toBe(409);
      await ayse.put(`/api/blogs/${row._id}`, { title: 'Bir', version: 1, draft: first });
      expect(await draft('blog', row._id)).toMatchObject({ by: 'Mehmet Usta', fields: { title: 'İki' } });
      expect((await mehmet.del(`/api/drafts/blog/${row._id}`)).status).toBe(204);
      expect(await draft('blog', row._id)).toBeNull();
      expect((await keep('blog', row, { title: 'Üç' }, { seen: first })).status).toBe(409);
    });

    test('other saves leave it; it goes with a row that is gone for good', async () => {
      const { add, keep, draft, ayse, mehmet, database } = await start();
      const row = await add('product');
      await keep('product', row, { name: 'Taslak' });
      await ayse.put(`/api/products/${row._id}`, { isActive: false });
      expect(await draft('product', row._id)).toMatchObject({ fields: { name: 'Taslak' } });
      await ayse.del(`/api/products/${row._id}`);
      expect((await ayse.get(`/api/drafts/product/${row._id}`)).status).toBe(404);
      expect((await ayse.post(`/api/trash/${row._id}/restore`, {})).status).toBe(200);
      expect(await draft('product', row._id)).toMatchObject({ fields: { name: 'Taslak' } });
      await ayse.del(`/api/products/${row._id}`);
      const entry = await database.db.selectFrom('trash').select('publicId').executeTakeFirstOrThrow();
      expect((await mehmet.del(`/api/trash/${entry.publicId}`)).status).toBe(204);
      expect(await database.db.selectFrom('rowDrafts').selectAll().execute()).toEqual([]);
    });

    test('what no save would take is refused; stock is no part of it; HTML is sanitized when it is read', async () => {
      const { add, keep, ayse, draft } = await start();
      const [post, product] = [await add('blog'), await add('product')];
      expect(await keep('blog', post, { title: '' })).toMatchObject({
        status: 400,
        json: { fields: { 'fields.title': 'Lütfen blog başlığını girin!' } },
      });
      for (const fields of [
        { stockQuantity: 5 },
        { stockStatus: 'in_stock' },
        { unknown: 1 },
        { price: { current: 0 } },
      ])
        expect((await keep('product', product, fields)).status, JSON.stringify(fields)).toBe(400);
      expect((await keep('page', post, { title: 'Başka' })).status).toBe(404);
      await keep('blog', post, { content: '<p onclick="a()">Metin<script>a()</script></p>' });
      expect((await draft('blog', post._id))!.fields).toEqual({ content: '<p>Metin</p>' });
      expect((await ayse.get('/api/drafts/feature/x')).status).toBe(400);
    });

    test('a deleted account’s name is not on its drafts', async () => {
      const { add, keep, draft, database } = await start();
      const row = await add('blog');
      await keep('blog', row, { title: 'Taslak' });
      const { publicId } = await database.db
        .selectFrom('users')
        .select('publicId')
        .where('name', '=', 'Ayşe Usta')
        .executeTakeFirstOrThrow();
      await database.write('accounts', (trx) => forgetAccount(trx, publicId, 'Silinmiş hesap'));
      expect((await draft('blog', row._id))!.by).toBe('Silinmiş hesap');
    });
  },
  seedSmallCatalogue,
);
