import { describe, expect, test } from 'vitest';
import { harmIn, XSS_VECTORS } from '../../testing/xss-vectors.ts';
import { plainText, sanitizeInline, sanitizeRichText } from './sanitize.ts';

describe('known attacks', () => {
  test('are more than a hundred, all different', () => {
    expect(new Set(XSS_VECTORS).size).toBe(XSS_VECTORS.length);
    expect(XSS_VECTORS.length).toBeGreaterThan(150);
  });

  test.each(XSS_VECTORS)('%j leaves nothing that can run', (vector) => {
    for (const html of [vector, `<p>${vector}</p>`, `<table><tr><td>${vector}`, `<a href="/x">${vector}</a>`]) {
      for (const clean of [sanitizeRichText(html), sanitizeInline(html)]) {
        expect(harmIn(clean), clean).toEqual([]);
        expect(harmIn(sanitizeRichText(clean))).toEqual([]);
      }
    }
  });

  test('are seen by the check itself when they are left as they are', () => {
    const unseen = XSS_VECTORS.filter((vector) => vector.includes('<') && harmIn(vector).length === 0);
    expect(unseen).toEqual([
      '<a href="x" target="javascript:alert(1)">x</a>',
      '<a title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">x</a>',
      '<img alt="&lt;script&gt;alert(1)&lt;/script&gt;" src="/a.webp">',
    ]);
  });
});

describe('running text', () => {
  test('keeps marks and links, and loses what a paragraph may not hold', () => {
    expect(
      sanitizeInline('<strong>a</strong><br /><a href="/x">b</a><p>c</p><ul><li>d</li></ul><img src="/a.webp">'),
    ).toBe('<strong>a</strong><br /><a href="/x">b</a>cd');
  });
});

describe('plain text', () => {
  test.each([
    ['<h2>Bir</h2><p>iki <b>üç</b></p><ul><li>dört</li><li>beş</li></ul>', 'Bir iki üç dört beş'],
    ['a &amp; b &lt;c&gt; &quot;d&quot;&nbsp;e', 'a & b <c> "d" e'],
    ['<script>bad()</script><style>bad{}</style>iyi', 'iyi'],
    ['', ''],
  ])('of %j is %j', (html, text) => expect(plainText(html, 100)).toBe(text));
  test('is cut, never within a sign', () => {
    expect(plainText('a'.repeat(50), 10)).toHaveLength(10);
    expect(plainText('<p>123456789😀</p>', 10)).toBe('123456789');
  });
});
