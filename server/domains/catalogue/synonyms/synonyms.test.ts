import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { fold } from '#contract/text.ts';
import type { Synonym } from '#contract/synonyms.ts';
import { migrations } from '../../../base/db/migrations/index.ts';
import { seededSynonyms } from '../../../base/db/migrations/021-search.ts';
import { addedSynonyms, searchWords } from '../../../base/db/migrations/022-search-words.ts';
import { migrate } from '../../../base/db/opening/migrate.ts';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

test('added by migrations say something else than they mean, and nothing twice', () => {
  const said = new Set(seededSynonyms.map(({ words, means }) => `${fold(words)} → ${fold(means)}`));
  for (const { words, means } of addedSynonyms) {
    const pair = `${fold(words)} → ${fold(means)}`;
    expect(fold(words), pair).not.toBe(fold(means));
    expect(said, pair).not.toContain(pair);
    said.add(pair);
  }
  expect(said).not.toContain(' → ');
});

describeOnEngines(
  'synonyms of the shop',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const moderator = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
      const add = (fields: object) => moderator.post<Synonym & ErrorBody>('/api/synonyms', fields);
      const found = async (text: string) =>
        (await app.get<CatalogueSearchReply>(`/api/catalogue/search?q=${encodeURIComponent(text)}`)).json;
      return { ...app, moderator, add, found };
    }

    test('are valid for the next search: added, changed, deleted and restored', async () => {
      const { moderator, add, found } = await start();
      expect((await found('zımbırtı')).total).toBe(0);
      const { status, json } = await add({ words: 'Zımbırtı', means: 'itici pim' });
      expect([status, json.isSoft]).toEqual([201, false]);
      const [first] = (await found('zımbırtı 6x200')).groups;
      expect([first?.hits[0]?.product.code, first?.isSoft]).toEqual(['P40-6X200', false]);

      await moderator.put(`/api/synonyms/${json._id}`, { isSoft: true });
      expect((await found('zımbırtı')).groups[0]?.isSoft).toBe(true);
      await moderator.put(`/api/synonyms/${json._id}`, { words: 'dingil' });
      expect((await found('zımbırtı')).total).toBe(0);
      expect((await found('dingil')).total).toBeGreaterThan(0);

      expect((await moderator.del(`/api/synonyms/${json._id}`)).status).toBe(204);
      expect((await found('dingil')).total).toBe(0);
      expect((await moderator.post(`/api/trash/${json._id}/restore`)).status).toBe(200);
      expect((await found('dingil')).total).toBeGreaterThan(0);
      const history = await moderator.get<{ items: { action: string }[] }>(`/api/audit/rows/synonym/${json._id}`);
      expect(history.json.items.map(({ action }) => action)).toEqual([
        'restore',
        'delete',
        'update',
        'update',
        'create',
      ]);
    });

    test('are refused with a sentence where they say nothing, or nothing new', async () => {
      const { moderator, add } = await start();
      const { json: known } = await add({ words: 'Zımbırtı', means: 'Pim' });
      const taken = 'Bu eş anlamlı zaten var: Zımbırtı → Pim.';
      for (const [fields, status, errors] of [
        [{ words: ' ', means: 'pim' }, 400, { words: 'Lütfen ziyaretçinin yazdığı kelimeyi girin!' }],
        [{ words: 'mil', means: '' }, 400, { means: 'Lütfen katalogdaki anlamını girin!' }],
        [{ words: '…!', means: 'pim' }, 400, { words: 'En az bir harf veya rakam içermelidir.' }],
        [{ words: 'x'.repeat(61), means: 'pim' }, 400, { words: 'En fazla 60 karakter olabilir.' }],
        [{ words: 'PİM', means: 'pim' }, 400, { means: 'Yazılan ile anlamı aynı: arama bu ikisini zaten eşit sayar.' }],
        [{ words: 'ZIMBIRTI', means: 'pim' }, 409, { words: taken }],
      ] as const) {
        const refused = await add(fields);
        expect([refused.status, refused.json.fields]).toEqual([status, errors]);
      }
      // Several meanings of one word are several rows.
      const { json: other } = await add({ words: 'zımbırtı', means: 'burç' });
      expect((await moderator.put<ErrorBody>(`/api/synonyms/${other._id}`, { means: 'PİM' })).json.message).toBe(taken);
      await moderator.del(`/api/synonyms/${known._id}`);
      await moderator.put(`/api/synonyms/${other._id}`, { means: 'pim' });
      expect((await moderator.post<ErrorBody>(`/api/trash/${known._id}/restore`)).json.message).toBe(
        'Kayıt geri alınamadı: Bu eş anlamlı zaten var: zımbırtı → pim.',
      );
    });

    test('are staff’s alone', async () => {
      const { get, moderator } = await start();
      expect((await get('/api/synonyms')).status).toBe(401);
      const { json, headers } = await moderator.get<Synonym[]>('/api/synonyms');
      expect(json).toHaveLength(seededSynonyms.length + addedSynonyms.length);
      expect(headers['cache-control']).toBe('no-store');
    });

    test('an upgrade keeps the rows of before, and adds only what is missing', async () => {
      const database = await setup.open();
      const { db, engine } = database;
      await sql`drop table missed_searches`.execute(db);
      await sql`delete from synonyms where id > ${seededSynonyms.length}`.execute(db);
      await sql`delete from migrations where name >= ${searchWords.name}`.execute(db);
      const [own] = addedSynonyms;
      await database.write('catalogue', async (trx) => {
        const times = { createdAt: new Date(), updatedAt: new Date() };
        await trx
          .insertInto('synonyms')
          .values({ publicId: 'own', ...own!, isSoft: true, ...times })
          .execute();
        await trx.updateTable('synonyms').set({ means: 'değişti', version: 2 }).where('id', '=', 1).execute();
      });
      const before = await db.selectFrom('synonyms').selectAll().orderBy('id').execute();
      await migrate(db, engine, { steps: migrations.slice(0, migrations.indexOf(searchWords) + 1) });
      const after = await db.selectFrom('synonyms').selectAll().orderBy('id').execute();
      expect(before).toHaveLength(147);
      expect(after.slice(0, 147)).toEqual(before);
      expect(after.slice(147).map(({ words, means, isSoft }) => ({ words, means, isSoft }))).toEqual(
        addedSynonyms.slice(1),
      );
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
