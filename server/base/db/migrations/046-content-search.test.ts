import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import type { ContentSearchReply } from '#contract/content-search.ts';
import { startApp } from '../../../testing/app.ts';
import { contentSearchUndone } from '../../../testing/content-search-undone.ts';
import { insertBlogs, insertJobs, insertPages } from '../../../testing/content.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { migrate } from '../opening/migrate.ts';

/** More than are read at once. */
const POSTS = 230;

describeOnEngines('046-content-search', (setup) => {
  test('fills the columns of stored rows as their saves would', async () => {
    const database = await setup.open();
    const { db, engine } = database;
    await insertBlogs(
      database,
      Array.from({ length: POSTS }, (_, i) => ({
        slug: `yazi-${i}`,
        title: `Yazı ${i}`,
        excerpt: 'Işıl ışıl kalıplar',
        content: `<p>Ø${i}×200 <b>mm</b> &amp; ötesi</p><script>kotu()</script>`,
        tags: ['DIN 1530'],
      })),
    );
    await insertPages(database, [
      {
        slug: 'kurumsal',
        title: 'Kurumsal',
        metaDescription: 'Kısaca biz',
        content: {
          sections: [{ type: 'growth', title: 'Büyüme', paragraphs: ['<em>Şanlı</em>'], achievements: ['Bir'] }],
        },
      },
      { slug: 'bozuk', title: 'Bozuk', content: ['liste'] },
    ]);
    await insertJobs(database, [{ key: 'Torna ustası' }]);
    const read = async () => ({
      blogs: await db.selectFrom('blogs').selectAll().orderBy('id').execute(),
      pages: await db.selectFrom('pages').selectAll().orderBy('id').execute(),
      jobs: await db.selectFrom('jobs').selectAll().orderBy('id').execute(),
    });
    const before = await read();
    expect(before.blogs[7]!.searchText).toBe(' yazi 7 \n isil isil kaliplar kalite din 1530 \n 7x200 mm otesi ');
    expect(before.pages[0]!.searchText).toBe(' kurumsal \n kisaca biz \n buyume sanli bir ');
    for (const statement of [
      ...contentSearchUndone(engine),
      "delete from migrations where name = '046-content-search'",
    ])
      await db.executeQuery(CompiledQuery.raw(statement));
    await migrate(db, engine);
    expect(await read()).toEqual(before);

    // The indexes know the filled rows.
    const { get } = await startApp(setup, { database });
    const found = async (q: string) =>
      (await get(`/api/content/search?q=${encodeURIComponent(q)}`)).json as ContentSearchReply;
    expect((await found('yazı 229')).posts.items.map(({ path }) => path)).toEqual(['/blog/yazi-229']);
    expect((await found('ŞANLI')).pages.total).toBe(1);
    expect((await found('torna')).jobs.total).toBe(1);
  });
});
