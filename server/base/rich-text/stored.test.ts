import { describe, expect, test } from 'vitest';
import { startApp } from '../../testing/app.ts';
import { categoryId, insertProducts, productId } from '../../testing/catalogue.ts';
import { insertBlogs } from '../../testing/content.ts';
import { describeWithDatabase } from '../../testing/engines.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { MAX_DEPTH, plainText, sanitizeInline, sanitizeRichText } from './sanitize.ts';
import { inlineToSave, isStamped, newBudget, richTextToSave, shownRichText, stampOf } from './stored.ts';

const nested = (depth: number, tag = 'b') => `${`<${tag}>`.repeat(depth)}x`;
const REFUSED = { status: 400, code: 'VALIDATION' };
const save = (html: string) => richTextToSave(html, 'text');

describe('what is saved', () => {
  test('may be nested as deeply as the bound, by any tags', () => {
    expect(save(nested(MAX_DEPTH)).html).toBe(`${'<b>'.repeat(MAX_DEPTH)}x${'</b>'.repeat(MAX_DEPTH)}`);
    for (const tag of ['b', 'div', 'p><b', 'table><tr><td', 'svg', 'li><ul']) {
      expect(() => save(nested(MAX_DEPTH + 1, tag)), tag).toThrow(
        expect.objectContaining({ ...REFUSED, fields: { text: expect.stringContaining('iç içe') } }),
      );
    }
  });

  test.each([
    ['closing tags that close nothing', '<div></p>'.repeat(60)],
    ['comments', '<div><!-- </div> -->'.repeat(60)],
    ['attributes', '<div title="</div>">'.repeat(60)],
    ['tags that others close', '<p><div></p>'.repeat(60)],
    ['marks closed in the wrong order', '<b><i></b></u>'.repeat(60)],
  ])('is counted as the parser sees it: %s', (_, html) => {
    const depth = (sanitized: string) => {
      let now = 0,
        most = 0;
      for (const [, slash] of sanitized.matchAll(/<(\/?)\w+[^>]*?(?<!\/)>/g)) {
        now += slash ? -1 : 1;
        most = Math.max(most, now);
      }
      return most;
    };
    let clean: string | undefined;
    try {
      clean = save(html).html;
    } catch (error) {
      expect(error).toMatchObject(REFUSED);
    }
    if (clean !== undefined) expect(depth(clean)).toBeLessThanOrEqual(MAX_DEPTH);
  });

  test('counts neither void elements nor what is closed', () => {
    for (const html of [
      '<p>a<br><img src="/a.webp"><hr></p>'.repeat(200),
      '<ul><li>a<li>b</ul>'.repeat(200),
      '<p>a'.repeat(200),
    ])
      expect(() => save(html)).not.toThrow();
  });

  test.each([
    ['tags', '<i>x</i>'],
    ['brackets', '<'],
    ['closing tags', '</p>'],
    ['pictures', '<img src="/a.webp">'],
  ])('is refused in too many pieces: %s', (_, piece) => {
    expect(() => save(piece.repeat(20_000))).toThrow(expect.objectContaining(REFUSED));
  });

  test('counts a picture as several pieces', () => {
    const pictures = (count: number) => '<img src="/a.webp">'.repeat(count);
    expect(() => save(pictures(2_500))).not.toThrow();
    expect(() => save(pictures(2_501))).toThrow(expect.objectContaining(REFUSED));
  });

  test('shares the bound among a page’s paragraphs', () => {
    const budget = newBudget();
    const paragraph = '<b>x</b>'.repeat(2_000);
    expect(() => {
      for (let i = 0; i < 10; i++) inlineToSave(paragraph, 'p', budget);
    }).toThrow(expect.objectContaining(REFUSED));
  });
});

describe('what is read', () => {
  test('keeps its words where it is nested too deeply', () => {
    const html = `${'<table><tr><td>'.repeat(20_000)}a &amp; b &copy <c>`;
    for (const clean of [sanitizeRichText(html), sanitizeInline(html)]) expect(clean).toBe('a &amp; b &amp;copy');
    expect(plainText(html, 100)).toBe('a & b &copy');
  });

  test('is not sanitized where its stamp says that it was', () => {
    const { html, stamp } = save('<p>a<script>b</script></p>');
    expect(html).toBe('<p>a</p>');
    expect(isStamped([html], stamp)).toBe(true);
    expect(shownRichText('<x-y>a</x-y>', stampOf(['<x-y>a</x-y>']))).toBe('<x-y>a</x-y>'); // so it is not looked at
  });

  test('is sanitized under any other stamp', () => {
    const { stamp } = save('<p>a</p>');
    for (const other of [null, '', stamp, `old${stamp}`, stamp.slice(0, -1)])
      expect(shownRichText('<p>a<script>b</script></p>', other)).toBe('<p>a</p>');
  });
});

describeWithDatabase(
  'stored rich text',
  (setup) => {
    const start = async () => {
      const app = await startApp(setup);
      return { ...app, moderator: await signIn(app, 'moderator') };
    };

    test('is refused at its field when it is nested too deeply', async () => {
      const { moderator } = await start();
      const html = nested(60);
      const refusals: [string, string, object][] = [
        [
          '/api/products',
          'detailedDescription',
          {
            code: 'A-1',
            name: 'A',
            category: categoryId('kolonlar'),
            description: 'a',
            img: ['a.webp'],
            detailedDescription: html,
          },
        ],
        [
          '/api/blogs',
          'content',
          { title: 'A', content: html, excerpt: 'a', featuredImage: 'a.webp', category: 'Kalite' },
        ],
        [
          '/api/pages',
          'content.sections.1.paragraphs.1',
          {
            title: 'A',
            slug: 'a',
            content: { sections: [{ type: 'values' }, { type: 'standards', paragraphs: ['a', html] }] },
          },
        ],
        ['/api/previews', 'blog.content', { kind: 'blog', blog: { content: html } }],
      ];
      for (const [url, field, body] of refusals) {
        const { status, json } = await moderator.post<{ code: string; fields: Record<string, string> }>(url, body);
        expect([url, status, json.code, Object.keys(json.fields)]).toEqual([url, 400, 'VALIDATION', [field]]);
      }
    });

    test('is stamped when it is saved, and sanitized again once somebody edits it by other means', async () => {
      const {
        database: { db, write },
        moderator,
        get,
      } = await start();
      const id = productId('KB-9');
      expect(
        (await moderator.put(`/api/products/${id}`, { detailedDescription: '<p>a<i onclick="x">b</i></p>' })).status,
      ).toBe(200);
      const row = await db
        .selectFrom('products')
        .select(['detailedDescription', 'richTextStamp'])
        .where('publicId', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ detailedDescription: '<p>a<i>b</i></p>', richTextStamp: stampOf(['<p>a<i>b</i></p>']) });
      await write('catalogue', (trx) =>
        trx
          .updateTable('products')
          .set({ detailedDescription: '<p>c</p><script>d</script>' })
          .where('publicId', '=', id)
          .execute(),
      );
      expect((await get(`/api/products/${id}`)).json).toMatchObject({ detailedDescription: '<p>c</p>' });
    });

    test('of a page is stamped only where all that is shown is sanitized', async () => {
      const {
        database: { db },
        moderator,
        get,
      } = await start();
      const {
        json: { _id },
      } = await moderator.post<{ _id: string }>('/api/pages', {
        title: 'A',
        slug: 'a',
        content: { sections: [{ type: 'standards', paragraphs: ['<b>a</b><i onclick="x">b</i>'] }] },
      });
      const stamp = async (slug: string) =>
        (await db.selectFrom('pages').select('richTextStamp').where('slug', '=', slug).executeTakeFirstOrThrow())
          .richTextStamp;
      expect(await stamp('a')).toBe(stampOf(['<b>a</b><i>b</i>']));
      expect((await get('/api/pages/a')).json).toMatchObject({
        content: { sections: [{ paragraphs: ['<b>a</b><i>b</i>'] }] },
      });
      expect(_id).toBeTruthy();
    });

    test('from before, nested as deeply as it likes, is read as its words', async () => {
      const database = await setup.open();
      await insertProducts(database, [
        { code: 'DEEP-1', category: 'kolonlar', detailedDescription: `<p>Söz</p>${nested(50_000)}` },
      ]);
      await insertBlogs(database, [{ slug: 'derin', excerpt: '', content: nested(50_000) }]);
      const { get } = await startApp(setup, { database });
      expect((await get('/api/products/DEEP-1')).json).toMatchObject({ detailedDescription: 'Söz x' });
      expect((await get('/api/blogs/slug/derin')).json).toMatchObject({ content: 'x' });
    });
  },
  seedSmallCatalogue,
);
