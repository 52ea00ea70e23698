import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { TrashEntry } from '#contract/trash.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { migrate } from '../opening/migrate.ts';

describeOnEngines(
  '014-trash',
  (setup) => {
    test('lets the categories of products that were deleted before be deleted, and the products come back', async () => {
      const database = await setup.open();
      const at = Date.UTC(2026, 4, 1);
      const KB = productId('KB-20');
      const subId = 'burclar';
      // As the version before left it: a deleted product that an order keeps, its code given up, and an entry of its
      // time.
      await database.write('catalogue', async (trx) => {
        await trx
          .updateTable('products')
          .set({ deletedAt: new Date(at), isPublic: false, code: `KB-20~${KB}` })
          .where('publicId', '=', KB)
          .execute();
        await trx.deleteFrom('products').where('publicId', '=', productId('KB-9')).execute();
        await trx
          .insertInto('audit')
          .values({
            publicId: 'a',
            at: new Date(at),
            actorId: 'x',
            actorName: 'Ayşe Usta',
            address: '',
            action: 'delete',
            kind: 'product',
            rowId: KB,
            rowVersion: 1,
            title: 'KB-20 Kılavuz Burç 20',
            changes: '[]' as never,
            foldedInto: null,
            searchText: '',
          })
          .execute();
      });
      for (const statement of [
        'drop index trash_row',
        'alter table trash drop column title_folded',
        'alter table categories drop column deleted_at',
        "delete from migrations where name = '014-trash'",
      ]) {
        await database.db.executeQuery(CompiledQuery.raw(statement));
      }
      await sql`insert into trash (public_id, kind, row_id, title, data, deleted_by, deleted_at) select 'eski', 'feature', 'r', 'ÇELİK İtici', data, 'Mehmet', ${new Date(at)} from (select changes as data from audit) a`.execute(
        database.db,
      );

      await migrate(database.db, database.engine);

      const app = await startApp(setup, { database, clock: () => at + 1000 });
      const admin = await signIn(app, 'admin');
      const entries = async (query = '') => (await admin.get<{ items: TrashEntry[] }>(`/api/trash${query}`)).json.items;
      expect((await entries('?kind=product')).filter(({ title }) => title.startsWith('KB'))).toMatchObject([
        { title: 'KB-20 Kılavuz Burç 20', deletedBy: 'Ayşe Usta', deletedAt: '2026-05-01T00:00:00.000Z' },
      ]);
      expect(await entries('?q=celik%20itici')).toMatchObject([{ title: 'ÇELİK İtici' }]);

      expect((await admin.del(`/api/categories/${categoryId(subId)}`)).status).toBe(204);
      expect((await app.get(`/api/categories/${subId}`)).status).toBe(404);
      expect(await admin.post(`/api/trash/${KB}/restore`)).toMatchObject({
        status: 200,
        json: { also: [{ rowId: categoryId(subId) }] },
      });
      expect((await app.get('/api/products/KB-20')).json).toMatchObject({ _id: KB, subCategory: { slug: subId } });
    });
  },
  seedSmallCatalogue,
);
