import { expect, test } from 'vitest';
import { contrast } from '#contract/color.ts';
import { mailSite } from '../../testing/mail-site.ts';
import { layout } from './layout.ts';
import { button, greeting, heading, link, list, notice, paragraph, quote } from './parts.ts';

const colorsWith = (primary: string) => ({
  site_primary_color: primary,
  site_background_color: '#ffffff',
  site_text_color: '#333333',
});
/** Style of the linked label. */
const styleOf = (html: string, label: string): string =>
  new RegExp(`<a [^>]*style="([^"]*)">${label}</a>`).exec(html)![1]!;

test.each([
  ['#1890ff', '#0075d5', '#ffffff'],
  ['#ff6a00', '#c75100', '#ffffff'],
  ['#ffd400', '#ffd400', '#101418'],
])("with the owner's %s the button is %s with text in %s", (primary, action, onAction) => {
  const { html } = layout(mailSite({ colors: colorsWith(primary) }), 'Konu', [button('Aç', 'https://a.example')]);
  expect(html).toContain(`bgcolor="${action}"`);
  expect(styleOf(html, 'Aç')).toContain(`color:${onAction}`);
  expect(contrast(onAction, action)).toBeGreaterThanOrEqual(4.5);
});

test('on a dark ground the letter and its links still read', () => {
  const { html } = layout(mailSite(), 'Konu', [link('Aç', 'https://a.example')]);
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)![1]!;
  const value = (selector: string, property: string): string =>
    new RegExp(`${selector}\\{(?:[^}]*;)?${property}:(#[0-9a-f]{6})!important`).exec(dark)![1]!;
  const paper = value('\\.sheet', 'background');
  for (const selector of ['\\.ink', '\\.muted', '\\.link'])
    expect(contrast(value(selector, 'color'), paper), selector).toBeGreaterThanOrEqual(4.5);
});

test('no text reaches the HTML unescaped, in whichever part it stands', () => {
  const bad = `<img src=x onerror="alert('1')">&`;
  const url = `https://a.example/?a=1&b="><script>`;
  const { html, text } = layout(
    mailSite({ title: bad, address: bad, phone: bad, email: bad, legal: bad, logo: `/img/"><script>.png` }),
    bad,
    [
      greeting(bad),
      paragraph(bad),
      notice(bad),
      heading(bad),
      list([[bad, bad]]),
      quote(bad),
      button(bad, url),
      link(bad, url),
    ],
  );
  expect(html).not.toMatch(/<img src=x|<script|onerror="|'1'/);
  expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;').length - 1).toBeGreaterThan(12);
  expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
  expect(text).toContain(bad); // as it was typed
});

test('the company signs with address, telephone and rights, in both forms; what is not set leaves no line', () => {
  const site = mailSite({ address: 'Kalıpçılar Cad. 1', phone: '0212', email: 'a@b.example', legal: '© Kalıp A.Ş.' });
  const { text, html } = layout(site, 'Konu', [paragraph('Metin')]);
  expect(text).toBe(
    'Metin\n\n-- \nÖrnek Kalıp\nKalıpçılar Cad. 1\n0212 · a@b.example\nhttps://ornekkalip.example\n© Kalıp A.Ş.\n',
  );
  for (const line of ['Kalıpçılar Cad. 1', '0212 · a@b.example', '© Kalıp A.Ş.']) expect(html).toContain(line);
  const bare = layout(mailSite({ address: '', phone: '', email: '', legal: '' }), 'Konu', []).text;
  expect(bare).toBe('-- \nÖrnek Kalıp\nhttps://ornekkalip.example\n');
});

test('the subject is the heading, without the name that stands above it; a logo takes the place of the name', () => {
  const heads = (subject: string, logo = '') => {
    const { html } = layout(mailSite({ logo }), subject, []);
    return [/<h1[^>]*>(.*?)<\/h1>/.exec(html)![1], /<img src="([^"]*)" alt="([^"]*)"/.exec(html)?.slice(1)];
  };
  expect(heads('Şifreniz değiştirildi – Örnek Kalıp')).toEqual(['Şifreniz değiştirildi', undefined]);
  expect(heads('Konu', '/img/site/logo.png')).toEqual([
    'Konu',
    ['https://ornekkalip.example/img/site/logo.png', 'Örnek Kalıp'],
  ]);
  expect(heads('Siparişiniz: SP-2026-000123')[0]).toContain('white-space:nowrap">SP-2026-000123</span>');
});

test("the inbox's preview begins with the news, not with the greeting", () => {
  const { html } = layout(mailSite(), 'Konu', [greeting('Sayın Ayşe,'), paragraph('Siparişiniz yolda.')]);
  expect(/<div style="display:none[^>]*>(.*?)<\/div>/.exec(html)![1]).toBe('Siparişiniz yolda.');
});
