import { expect, test } from 'vitest';
import { PageSection } from '#contract/page-sections.ts';
import { sectionsOfHtml } from './page-sections.ts';

const brief = (html: string) =>
  sectionsOfHtml(html).map(({ title, paragraphs, image, overlayText }) => [
    title,
    ...paragraphs,
    ...(image === undefined ? [] : [`[${image}${overlayText ? `: ${overlayText}` : ''}]`]),
  ]);

test.each([
  ['nothing', '', []],
  [
    'text before a heading',
    'a<h2>B &amp; <b>c</b></h2><p>d <a href="/x">e</a></p>',
    [
      ['', 'a'],
      ['B & c', 'd <a href="/x">e</a>'],
    ],
  ],
  ['small headings', '<h4>a</h4><p>b</p>', [['', '<strong>a</strong>', 'b']]],
  ['breaks', '<p><br />a<br />b<br /></p><p><br /></p>', [['', 'a<br>b']]],
  [
    'nested lists',
    '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul><p>e</p>',
    [['', '• a<br>\u00a0\u00a01. b<br>\u00a0\u00a02. c<br>• d', 'e']],
  ],
  [
    'tables',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
    [['', 'a · b<br>1']],
  ],
  [
    'pictures with captions',
    '<figure><img src="/a.webp" /><figcaption>söz</figcaption></figure><p>b</p>',
    [['', 'b', '[/a.webp: söz]']],
  ],
  ['a picture below its heading', '<h3>a</h3><p><img src="/a.webp" /></p><p>b</p>', [['a', 'b', '[/a.webp]']]],
  ['pictures without an address', '<p>a<img alt="" />b</p>', [['', 'a', 'b']]],
  ['quotes', '<blockquote><p>a</p></blockquote>', [['', 'a']]],
])('%s', (_, html, expected) => {
  expect(brief(html)).toEqual(expected);
});

test('what is too long for a paragraph or a section goes on in the next', () => {
  const long = sectionsOfHtml(`<p>${'kelime &amp; '.repeat(1_000)}</p>`);
  expect(long).toHaveLength(1);
  expect(long[0]!.paragraphs.map((one) => one.length).every((length) => length <= 5_000)).toBe(true);
  expect(long[0]!.paragraphs.join(' ')).toBe('kelime &amp; '.repeat(1_000).trim());
  const many = sectionsOfHtml('<p>a</p>'.repeat(250));
  expect(many.map(({ paragraphs }) => paragraphs.length)).toEqual([100, 100, 50]);
  const lines = sectionsOfHtml(`<ul>${`<li>${'x'.repeat(990)}</li>`.repeat(12)}</ul>`);
  expect(lines[0]!.paragraphs.length).toBeGreaterThan(2);
  // The site shows all of it.
  for (const section of [...long, ...many, ...lines]) expect(PageSection.parse(section)).toMatchObject(section);
});
