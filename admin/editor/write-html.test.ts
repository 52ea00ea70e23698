import type { JSONContent } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { writeHtml } from './write-html.ts';

const text = (value: string, ...marks: JSONContent['marks'] & object): JSONContent => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 ? { marks } : {}),
});
const p = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const doc = (...content: JSONContent[]): JSONContent => ({ type: 'doc', content });
const cell = (type: string, value: string, attrs = {}): JSONContent => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null, ...attrs },
  content: [p(text(value))],
});
const bold = { type: 'bold' };
const link = (attrs: Record<string, unknown>) => ({
  type: 'link',
  attrs: { target: null, rel: null, title: null, ...attrs },
});

describe('HTML of the editor', () => {
  test('an empty document gives an empty text', () => {
    expect(writeHtml(doc({ type: 'paragraph' }))).toBe('');
    expect(writeHtml(doc({ type: 'paragraph' }, { type: 'paragraph' }))).toBe('');
  });

  test('empty lines at the end are dropped, those between stay', () => {
    expect(writeHtml(doc(p(text('a')), { type: 'paragraph' }, p(text('b')), { type: 'paragraph' }))).toBe(
      '<p>a</p><p></p><p>b</p>',
    );
  });

  test('special characters are escaped', () => {
    expect(writeHtml(doc(p(text('a < b & "c" > d\u00a0e'))))).toBe('<p>a &lt; b &amp; "c" &gt; d\u00a0e</p>');
    expect(writeHtml(doc(p(text('x', link({ href: '/shop?a=1&b="2"' })))))).toBe(
      '<p><a href="/shop?a=1&amp;b=&quot;2&quot;">x</a></p>',
    );
  });

  test('adjacent nodes share their marks', () => {
    const to = link({ href: '/x' });
    expect(
      writeHtml(doc(p(text('a', to), text('b', to, bold), text('c', bold), { type: 'hardBreak' }, text('d')))),
    ).toBe('<p><a href="/x">a<strong>b</strong></a><strong>c</strong><br />d</p>');
  });

  test('a link to a new tab has rel=noopener', () => {
    expect(writeHtml(doc(p(text('x', link({ href: 'https://a.test', target: '_blank', rel: 'opener' })))))).toBe(
      '<p><a href="https://a.test" target="_blank" rel="noopener">x</a></p>',
    );
  });

  test('the only paragraph of a list item or cell has no tag', () => {
    const item = (...content: JSONContent[]): JSONContent => ({ type: 'listItem', content });
    const list: JSONContent = {
      type: 'bulletList',
      content: [
        item(p(text('a')), { type: 'orderedList', attrs: { start: 3 }, content: [item(p(text('b')))] }),
        item(p(text('c')), p(text('d'))),
      ],
    };
    expect(writeHtml(doc(list))).toBe('<ul><li>a<ol start="3"><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>');
  });

  test('header rows become the table’s head, a header cell in a row its label', () => {
    const row = (...content: JSONContent[]): JSONContent => ({ type: 'tableRow', content });
    const table: JSONContent = {
      type: 'table',
      attrs: { caption: 'Ölçüler & toleranslar' },
      content: [
        row(cell('tableHeader', 'Çap'), cell('tableHeader', 'Boy', { colspan: 2 })),
        row(cell('tableHeader', '5'), cell('tableCell', '100', { rowspan: 2 }), cell('tableCell', '')),
      ],
    };
    expect(writeHtml(doc(table))).toBe(
      '<table><caption>Ölçüler &amp; toleranslar</caption><thead><tr><th scope="col">Çap</th><th colspan="2" scope="col">Boy</th></tr></thead>' +
        '<tbody><tr><th scope="row">5</th><td rowspan="2">100</td><td></td></tr></tbody></table>',
    );
  });

  test('a table of headings only keeps them in its body', () => {
    expect(
      writeHtml(doc({ type: 'table', content: [{ type: 'tableRow', content: [cell('tableHeader', 'a')] }] })),
    ).toBe('<table><tbody><tr><th scope="row">a</th></tr></tbody></table>');
  });

  test('a picture has size and text; one being uploaded is left out', () => {
    expect(
      writeHtml(
        doc(
          {
            type: 'image',
            attrs: { src: '/uploads/a.webp', alt: 'Pim "A"', title: null, width: 640, height: 480, upload: null },
          },
          { type: 'image', attrs: { src: null, upload: 'x' } },
          p(text('b')),
        ),
      ),
    ).toBe('<img src="/uploads/a.webp" alt="Pim &quot;A&quot;" width="640" height="480" loading="lazy" /><p>b</p>');
  });
});
