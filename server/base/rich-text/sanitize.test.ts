import { describe, expect, test } from 'vitest';
import { EDITOR_SAMPLE } from '../../testing/editor-sample.ts';
import { sanitizeRichText } from './sanitize.ts';
import { growth, MUCH_MORE_THAN_LINEAR } from '../../../contract/testing/growth.ts';

describe('rich text', () => {
  test('keeps prose, lists, tables, links and pictures as they are', () => {
    const html =
      '<h3>Başlık</h3><p>Metin <strong>kalın</strong> &amp; <em>eğik</em></p><ul><li>a</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table><a href="/shop?a=1&amp;b=2">Ürünler</a>';
    expect(sanitizeRichText(html)).toBe(html);
  });

  test('keeps what the panel’s editor writes to the letter', () =>
    expect(sanitizeRichText(EDITOR_SAMPLE)).toBe(EDITOR_SAMPLE));

  test.each([
    '<script>bad()</script>',
    '<img src=x onerror=bad()>',
    '<a href="javascript:bad()">x</a>',
    '<a href=" java\nscript:bad()">x</a>',
    '<a href="data:text/html,bad()">x</a>',
    '<svg onload=bad()><script>bad()</script></svg>',
    '<iframe src="https://bad()"></iframe>',
    '<p style="background:url(bad())">x</p>',
    '<style>bad()</style>',
    '<form action="bad()"><input name="bad()"></form>',
    '<object data="bad()"></object>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=bad()>',
    '<a href="//bad().example">x</a>',
    '<img src="data:image/svg+xml,bad()">',
    '<p id="bad()" class="bad()" data-x="bad()">x</p>',
    '<!--bad()-->',
    '<base href="bad()">',
    '<meta http-equiv=refresh content="0;bad()">',
  ])('lets nothing run or point elsewhere: %s', (html) => expect(sanitizeRichText(html)).not.toContain('bad()'));

  test('closes what was left open, so that it cannot spill over the page', () =>
    expect(sanitizeRichText('<p><strong>a</p></div></main>')).toBe('<p><strong>a</strong></p>'));

  test('gives links to new windows no hold on the page', () =>
    expect(sanitizeRichText('<a href="https://a.test" target="_blank" rel="opener">x</a>')).toContain(
      'rel="noopener"',
    ));

  test('is settled, and the same when asked again', () => {
    const html = '<p onclick="x">a<b>b</p><img src="/a.webp" width="1" height="1">';
    const once = sanitizeRichText(html);
    expect(sanitizeRichText(html)).toBe(once);
    expect(sanitizeRichText(once)).toBe(once);
  });

  test.each([
    ['open tags', '<p>'.repeat(20_000)],
    ['brackets', '<'.repeat(50_000)],
    ['ampersands', '&'.repeat(50_000)],
    ['attributes', `<p ${'a="b" '.repeat(10_000)}>`],
  ])('50 KB of %s take linear time', (_, html) => {
    expect(growth(html, sanitizeRichText)).toBeLessThan(MUCH_MORE_THAN_LINEAR);
  });
});
