import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../../../testing/engines.ts';
import { publishingDatesUndone } from '../../../testing/publishing-dates-undone.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { migrate } from '../opening/migrate.ts';

describeOnEngines(
  '051-publishing-dates',
  (setup) => {
    test('a filled database stays as it is; due rows are found by an index', async () => {
      const database = await setup.open();
      const { db, engine } = database;
      const products = () => db.selectFrom('products').selectAll().orderBy('id').execute();
      const before = await products();
      for (const statement of [...publishingDatesUndone, "delete from migrations where name = '051-publishing-dates'"])
        await db.executeQuery(CompiledQuery.raw(statement));
      await migrate(db, engine);
      expect(await products()).toEqual(before);
      expect(before.every(({ publishAt, unpublishAt }) => publishAt === null && unpublishAt === null)).toBe(true);
      if (engine !== 'sqlite') return;
      const { rows } = await db.executeQuery<{ detail: string }>(
        CompiledQuery.raw("explain query plan select id from products where publish_at <= '2026-11-20' order by id"),
      );
      expect(rows.map(({ detail }) => detail).join()).toContain('products_publish_at');
    });
  },
  seedSmallCatalogue,
);
