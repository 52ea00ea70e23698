import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import type { Revision } from '#contract/revisions.ts';
import { startApp } from '../../../testing/app.ts';
import { productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { migrate } from '../opening/migrate.ts';

describeOnEngines(
  '044-revisions',
  (setup) => {
    test('a filled database stays as it is, and the first save after the upgrade can be taken back', async () => {
      const database = await setup.open();
      const { db, engine } = database;
      const products = () => db.selectFrom('products').selectAll().orderBy('id').execute();
      const before = await products();
      for (const statement of ['drop table revisions', "delete from migrations where name = '044-revisions'"])
        await db.executeQuery(CompiledQuery.raw(statement));
      await migrate(db, engine);
      expect(await products()).toEqual(before);
      expect(await db.selectFrom('revisions').selectAll().execute()).toEqual([]);

      const moderator = await signIn(await startApp(setup, { database }), 'moderator');
      const id = productId('ZK-1');
      const former = (await moderator.get<{ name: string }>(`/api/products/${id}`)).json;
      await moderator.put(`/api/products/${id}`, { name: 'Başka' });
      expect(
        (await moderator.get<Revision[]>(`/api/revisions/product/${id}`)).json.map(({ version }) => version),
      ).toEqual([2, 1]);
      const { fields } = (await moderator.get<{ fields: { name: string } }>(`/api/revisions/product/${id}/1`)).json;
      expect((await moderator.put(`/api/products/${id}`, { name: fields.name })).status).toBe(200);
      expect((await moderator.get(`/api/products/${id}`)).json).toMatchObject({ name: former.name, version: 3 });
    });
  },
  seedSmallCatalogue,
);
