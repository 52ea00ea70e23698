import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { migrate } from '../opening/migrate.ts';

const PICTURES = {
  'DEMO-1': 'itici-pim-a-izometrik.webp',
  'DEMO-2': 'o-ring-cizim.webp',
  'OWN-1': '/img/uploads/kolon-izometrik.webp',
  'OWN-2': 'https://x.test/pim-cizim.webp',
  'OWN-3': 'foto.webp',
  'OWN-4': null,
};

describeOnEngines(
  '019-representative-images',
  (setup) => {
    test('marks products that are shown by a drawing of the demo content, and no others', async () => {
      const database = await setup.open();
      await insertProducts(
        database,
        Object.entries(PICTURES).map(([code, mainImage]) => ({ code, category: 'kolonlar', mainImage })),
      );
      for (const statement of [
        'alter table products drop column are_images_representative',
        "delete from migrations where name = '019-representative-images'",
      ]) {
        await database.db.executeQuery(CompiledQuery.raw(statement));
      }
      await migrate(database.db, database.engine);
      const marked = await database.db
        .selectFrom('products')
        .select('code')
        .where('areImagesRepresentative', '=', true)
        .orderBy('code')
        .execute();
      expect(marked.map(({ code }) => code)).toEqual(['DEMO-1', 'DEMO-2']);
    });
  },
  seedSmallCatalogue,
);
