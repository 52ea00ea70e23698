import { expect, test } from 'vitest';
import { hasShortcodes, withoutPictures, wordpressHtml } from './foreign-html.ts';

const html = (text: string): string =>
  wordpressHtml(text, (id) => (id === '5' ? 'https://e.example/a.jpg' : undefined)).replaceAll('\n', '');

test.each([
  ['lines', 'bir\niki\n\nüç', '<p>bir<br>iki</p><p>üç</p>'],
  [
    'blocks',
    '<!-- wp:paragraph {"a":"-->"} --><p>a</p><!-- /wp:paragraph -->\n\n<!-- wp:more -->b',
    '<p>"} --></p><p>a</p><p>b</p>',
  ],
  ['headings', '<h1>A</h1>\nb\n<h5>C</h5>', '<h2>A</h2><p>b</p><h4>C</h4>'],
  [
    'lists with blank lines',
    'a\n<ul>\n<li>b</li>\n\n<li>c</li>\n</ul>\nd',
    '<p>a</p><ul><li>b</li><li>c</li></ul><p>d</p>',
  ],
  ['containers', '<div class="x">a</div><div>b</div>', '<p>a</p><p>b</p>'],
  ['code', '<pre>a\n\nhttps://x.example/</pre>', '<pre>ahttps://x.example/</pre>'],
  [
    'captions',
    '[caption id="a" width="3"]<a href="x"><img src="b.jpg" /></a> Söz[/caption]',
    '<figure><a href="x"><img src="b.jpg" /></a><figcaption>Söz</figcaption></figure>',
  ],
  ['galleries', '[gallery columns="2" ids="5, 6"]', '<figure><img src="https://e.example/a.jpg"></figure>'],
  ['embeds', '[embed]https://x.example/v[/embed]', '<p><a href="https://x.example/v">https://x.example/v</a></p>'],
  [
    'addresses alone',
    'a\n\nhttps://x.example/?a=1&b=2\n\nb',
    '<p>a</p><p><a href="https://x.example/?a=1&b=2">https://x.example/?a=1&b=2</a></p><p>b</p>',
  ],
  [
    'frames',
    '<iframe width="1" src="https://x.example/v"></iframe>',
    '<p><a href="https://x.example/v">https://x.example/v</a></p>',
  ],
  ['builders', '[vc_row][vc_column width="1/2"]a[/vc_column][/vc_row]', '<p>a</p>'],
  ['other brackets', 'Kaynak [1], [bkz. ek] ve [d = 5 mm]', '<p>Kaynak [1], [bkz. ek] ve [d = 5 mm]</p>'],
])('%s', (_, text, expected) => {
  expect(html(text)).toBe(expected);
});

test('shortcodes are told', () => {
  expect(hasShortcodes('a [gallery ids="1"]')).toBe(true);
  expect(hasShortcodes('a [1]')).toBe(false);
});

test('what stood around a picture goes with it, its words stay', () => {
  expect(
    withoutPictures(
      '<p>a <img src="x"> b</p><p><a href="x"><img src="x"></a></p><figure><img src="x"><figcaption>söz</figcaption></figure><figure><img src="y"></figure>',
      (tag) => tag.includes('"x"'),
    ),
  ).toBe('<p>a  b</p><p>söz</p><figure><img src="y"></figure>');
});

test('hostile texts take time in proportion', () => {
  for (const piece of ['<!--', '[a ', '[caption ', '<figure><img src="', '<iframe src=', '<pre>', '\n \n', '<a ']) {
    const time = (n: number): number => {
      const from = performance.now();
      withoutPictures(html(piece.repeat(n)), () => true);
      return performance.now() - from;
    };
    time(2_000);
    expect(time(80_000), piece).toBeLessThan(2_000);
  }
});
