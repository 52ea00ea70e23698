import { expect, test } from 'vitest';
import { SECTION_TYPES } from '#contract/content.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { ActivePage, StoredPage } from '#contract/pages.ts';
import { startApp } from '../../../testing/app.ts';
import { contentId, insertPages } from '../../../testing/content.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { XSS_VECTORS, harmIn } from '../../../testing/xss-vectors.ts';
import { shownContent } from './store.ts';

const sectionsOf = (...sections: unknown[]) => shownContent({ sections }).sections as Record<string, unknown>[];

describeWithDatabase(
  'pages',
  (setup) => {
    test('of the menu are the active ones, in their order', async () => {
      const { get } = await startApp(setup);
      expect((await get('/api/pages')).json).toEqual([
        { _id: contentId('ilk'), slug: 'ilk', title: 'İlk sayfa' },
        { _id: contentId('ikinci'), slug: 'ikinci', title: 'ikinci' },
      ]);
    });

    test('that are active are shown with their content', async () => {
      const { get } = await startApp(setup);
      const { status, json } = await get('/api/pages/ilk');
      expect(status).toBe(200);
      expect(json).toEqual({
        _id: contentId('ilk'),
        slug: 'ilk',
        title: 'İlk sayfa',
        isActive: true,
        metaTitle: 'Meta',
        metaDescription: 'Açıklama',
        updatedAt: '2026-01-05T08:00:00.000Z',
        content: {
          heroTitle: 'Kahraman',
          heroSubtitle: '',
          sections: [
            { type: 'growth', title: 'Büyüme', paragraphs: ['<strong>Kalın</strong>'], achievements: ['Bir'] },
          ],
        },
      });
    });

    test('that are inactive show their name only', async () => {
      const { get } = await startApp(setup);
      const { status, json } = await get('/api/pages/gizli');
      expect(status).toBe(200);
      expect(json).toEqual({ slug: 'gizli', title: 'Gizli sayfa', isActive: false });
    });

    test('that do not exist are 404', async () => {
      const { status, json } = await (await startApp(setup)).get('/api/pages/yok');
      expect(status).toBe(404);
      expect(json).toMatchObject({ message: 'Sayfa bulunamadı.', code: 'NOT_FOUND' });
    });

    test('keep parts in storage that they do not show', async () => {
      const { database, get } = await startApp(setup);
      expect(
        ((await get('/api/pages/ilk')).json as ActivePage).content.sections.map((section) => section.type),
      ).toEqual(['growth']);
      const { content } = await database.db
        .selectFrom('pages')
        .select('content')
        .where('slug', '=', 'ilk')
        .executeTakeFirstOrThrow();
      expect(content).toMatchObject({ sections: [{ type: 'hologram' }, { type: 'growth' }], ozel: 1 });
    });

    test('are saved with sections of unknown types among them; one without a type is refused', async () => {
      const app = await startApp(setup);
      const moderator = await signIn(app, 'moderator');
      const sections = [
        { type: 'hologram', derin: [1] },
        { type: 'vision', title: 'Vizyon' },
      ];
      const { status, json } = await moderator.put<StoredPage>(`/api/pages/${contentId('ilk')}`, {
        content: { sections },
      });
      expect([status, json.content]).toEqual([200, { heroTitle: 'Kahraman', heroSubtitle: '', ozel: 1, sections }]);
      expect(((await app.get('/api/pages/ilk')).json as ActivePage).content.sections.map(({ type }) => type)).toEqual([
        'vision',
      ]);
      const refused = await moderator.put<ErrorBody>(`/api/pages/${contentId('ilk')}`, {
        content: { sections: [{ title: 'Türsüz' }] },
      });
      expect([refused.status, refused.json.fields]).toEqual([400, { 'content.sections.0.type': 'Bölüm türü eksik.' }]);
    });

    test('are answered afresh after a change to them', async () => {
      const { database, get } = await startApp(setup);
      await get('/api/pages/ilk');
      await database.write('pages', (trx) =>
        trx.updateTable('pages').set({ isActive: false }).where('slug', '=', 'ilk').execute(),
      );
      expect((await get('/api/pages/ilk')).json).toEqual({ slug: 'ilk', title: 'İlk sayfa', isActive: false });
    });
  },
  (database) =>
    insertPages(database, [
      { slug: 'ikinci', sortOrder: 2 },
      {
        slug: 'gizli',
        title: 'Gizli sayfa',
        isActive: false,
        content: { heroTitle: 'SIR' },
        metaDescription: 'SIR',
        sortOrder: 0,
      },
      {
        slug: 'ilk',
        title: 'İlk sayfa',
        sortOrder: 1,
        metaTitle: 'Meta',
        metaDescription: 'Açıklama',
        content: {
          heroTitle: 'Kahraman',
          ozel: 1,
          sections: [
            { type: 'hologram', title: 'Gelecek' },
            {
              type: 'growth',
              title: 'Büyüme',
              paragraphs: ['<strong onclick="bad()">Kalın</strong>'],
              achievements: ['Bir'],
            },
          ],
        },
      },
    ]),
);

test.each(SECTION_TYPES)('a section %s needs nothing but its type', (type) => {
  const [section] = sectionsOf({ type });
  expect(section).toMatchObject({ type });
  for (const [key, value] of Object.entries(section!))
    if (key !== 'type') expect(value === '' || (Array.isArray(value) && value.length === 0), key).toBe(true);
  expect(sectionsOf(section)).toEqual([section]);
});

test('sections of unknown or impossible types are left out', () => {
  expect(
    sectionsOf({ type: 'hologram' }, { type: 'Intro' }, { type: '__proto__' }, {}, null, 'intro', 5, [], {
      type: 'vision',
      title: 'Kalır',
    }),
  ).toMatchObject([{ type: 'vision', title: 'Kalır' }]);
});

test('values of the wrong type in a section count as empty, numbers are read as text', () => {
  expect(
    sectionsOf({
      type: 'intro',
      title: { a: 1 },
      subtitle: 3,
      paragraphs: 'tek',
      stats: [{ icon: 'bi-star', number: 25, label: null, extra: 'x' }, 7, null, ['a']],
    }),
  ).toEqual([
    { type: 'intro', title: '', subtitle: '3', paragraphs: [], stats: [{ icon: 'bi-star', number: '25', label: '' }] },
  ]);
  expect(
    sectionsOf({
      type: 'certificates',
      certificates: [
        { name: 'A', status: 'active' },
        { name: 'B', status: 'yes' },
      ],
    })[0]!['certificates'],
  ).toMatchObject([{ status: 'active' }, { status: 'passive' }]);
  expect(sectionsOf({ type: 'mission', image: 'javascript:bad()' })[0]).toMatchObject({ image: '' });
});

test('long texts and lists are cut', () => {
  const [section] = sectionsOf({
    type: 'growth',
    title: 'a'.repeat(5_000),
    achievements: Array.from({ length: 500 }, () => 'b'.repeat(5_000)),
  });
  expect(String(section!['title'])).toHaveLength(200);
  expect(section!['achievements']).toHaveLength(100);
  expect((section!['achievements'] as string[])[0]).toHaveLength(300);
  expect(shownContent({ sections: Array.from({ length: 500 }, () => ({ type: 'values' })) }).sections).toHaveLength(
    100,
  );
});

test.each([undefined, null, 'x', 5, [], { sections: 'x' }, { heroTitle: 5, sections: {} }])(
  'content stored as %j is an empty page',
  (stored) => {
    expect(shownContent(stored)).toEqual({ heroTitle: '', heroSubtitle: '', sections: [] });
  },
);

test('paragraphs are running text without anything that could run', () => {
  for (const vector of XSS_VECTORS) {
    for (const section of sectionsOf({ type: 'mission', paragraphs: [vector] }) as { paragraphs: string[] }[]) {
      for (const html of section.paragraphs) expect(harmIn(html), vector).toEqual([]);
    }
  }
  expect(
    sectionsOf({
      type: 'mission',
      paragraphs: ['<p>a</p><div>b</div><table><tr><td>c</td></tr></table><em>d</em> < 5'],
    })[0]!['paragraphs'],
  ).toEqual(['abc<em>d</em> &lt; 5']);
});
