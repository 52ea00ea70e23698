import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../../base/db/opening/migrate.ts';
import type { Database } from '../../../base/db/database.ts';
import { json } from '../../../base/db/tables.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';

const NOTE =
  '<em>Bu metin taslaktır; yayımlanmadan önce firmanın hukuk danışmanı tarafından gözden geçirilmelidir. Köşeli parantez içindeki alanlar doldurulacaktır.</em>';
const SEEDED = new Date('2026-01-05T08:00:00Z');

const insert = (database: Database, slug: string, { note = NOTE, version = 1, updatedAt = SEEDED } = {}) =>
  database.write('pages', (trx) =>
    trx
      .insertInto('pages')
      .values({
        publicId: slug,
        slug,
        title: slug,
        isActive: false,
        sortOrder: 0,
        createdAt: SEEDED,
        updatedAt,
        version,
        content: json({
          heroTitle: 'X',
          heroSubtitle: '',
          sections: [{ type: 'intro', title: '', subtitle: '', paragraphs: [note], stats: [] }],
        }),
      })
      .execute(),
  );

describeWithDatabase('the upgrade that makes legal drafts readable', (setup) => {
  test('opens the unedited notices, and leaves edited ones, other pages and the sales contract as they are', async () => {
    const database = await setup.open();
    await sql`delete from migrations where name = '018-readable-notices'`.execute(database.db);
    await insert(database, 'kvkk-aydinlatma-metni');
    await insert(database, 'gizlilik-politikasi', { version: 2, updatedAt: new Date('2026-02-01T08:00:00Z') });
    await insert(database, 'cerez-politikasi', { note: 'Avukatımızın metni.' });
    await insert(database, 'mesafeli-satis-sozlesmesi');
    await insert(database, 'kampanya');
    await migrate(database.db, database.engine);

    const rows = await database.db.selectFrom('pages').select(['slug', 'isActive', 'content']).execute();
    expect(rows.filter((row) => row.isActive).map((row) => row.slug)).toEqual(['kvkk-aydinlatma-metni']);
    const content = JSON.stringify(rows.find((row) => row.isActive)!.content);
    expect(content).toContain('Bu metin taslaktır: firmamızın hukuk danışmanı');
    expect(content).toContain('"heroTitle":"X"');
    expect(content).not.toContain('yayımlanmadan önce');
  });
});
