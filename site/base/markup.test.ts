import { expect, test } from 'vitest';
import { markup } from './markup.ts';

test('values are escaped in texts and attributes', () => {
  const text = `<img src=x onerror="alert('1')"> & co`;
  expect(markup`<a title="${text}">${text}</a>`.html).toBe(
    `<a title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co</a>`,
  );
});

test('markup stays markup, lists are joined, and what is absent is nothing', () => {
  const items = ['a', '<b>'].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul>${items}</ul>${null}${false}${undefined}${0}`.html).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0');
});
