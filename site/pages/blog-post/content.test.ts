import { describe, expect, test } from 'vitest';
import { prepared } from './content.ts';

describe('the HTML of a post', () => {
  test('has addressable headings and lists them without their tags, from three on', () => {
    const { html, headings } = prepared('<h2>Bir</h2><p>…</p><h2>İki <em>&amp;</em> üç</h2><h3>Ara</h3><h2>Son</h2>');
    expect(headings).toEqual([
      { id: 'bolum-1', text: 'Bir' },
      { id: 'bolum-2', text: 'İki & üç' },
      { id: 'bolum-3', text: 'Son' },
    ]);
    expect(html).toContain('<h2 id="bolum-2">İki <em>&amp;</em> üç</h2><h3>Ara</h3><h2 id="bolum-3">Son</h2>');
    expect(prepared('<h2>Bir</h2><h2>İki</h2>').headings).toEqual([]);
  });

  test('leaves a heading without words out of the list', () => {
    expect(prepared('<h2><br /></h2><h2>Bir</h2><h2>İki</h2><h2>Üç</h2>').headings.map(({ text }) => text)).toEqual([
      'Bir',
      'İki',
      'Üç',
    ]);
  });

  test('reads entities once', () => {
    expect(prepared('<h2>a &lt;b&gt; &quot;c&quot;</h2><h2>&amp;lt;</h2><h2>ç</h2>').headings[1]!.text).toBe('&lt;');
    expect(prepared('<h2>a &lt;b&gt; &quot;c&quot; d&#39;e&nbsp;f</h2><h2>b</h2><h2>c</h2>').headings[0]!.text).toBe(
      'a <b> "c" d\'e\u00a0f',
    );
  });

  test('puts each table into a box in which it scrolls', () => {
    expect(prepared('<table><tbody></tbody></table>').html).toBe(
      '<div class="post-table" role="group" aria-label="Tablo" tabindex="0"><table><tbody></tbody></table></div>',
    );
  });
});
