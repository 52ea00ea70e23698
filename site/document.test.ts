import { expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/endpoints.ts';
import type { Seller } from '#contract/settings.ts';
import { render, styleSets } from './entry-server.tsx';

const NO_SELLER: Seller = {
  title: '',
  address: '',
  taxOffice: '',
  vkn: '',
  mersis: '',
  tradeRegistry: '',
  kep: '',
  etbisUrl: '',
};

const MENUS = {
  header: [
    { label: 'Ana Sayfa', href: '/' },
    { label: 'Kurumsal', items: [{ label: 'Hakkımızda', href: '/page/about' }] },
    { label: 'Ürünler', href: '/shop', also: ['/urun/'] },
    { label: 'Bir', href: '/urun/bir' },
    { label: 'Blog', href: '/blog', also: ['/blog/'] },
  ],
  footer_1: { title: 'Ürün Grupları', links: [] },
  footer_2: { title: 'Bağlantılar', links: [{ label: 'Harita', href: 'https://harita.test/', newTab: true }] },
  footer_legal: [],
  groups: [],
  hasNotice: false,
  hasPosts: false,
};

/**
 * Settings and menu stay the same objects, as the server's memory of replies gives them; everything else is missing.
 */
function apiOf(title: string): Api {
  const known: Record<string, unknown> = {
    'GET /api/settings': [{ settingKey: 'site_title', settingValue: title }],
    'GET /api/settings/seller': NO_SELLER,
    'GET /api/menus': MENUS,
    'GET /api/payment/mode': { payment: 'card' },
  };
  return (async (key: string) => {
    if (key in known) return known[key];
    throw new ApiError(404, 'NOT_FOUND', 'Yok');
  }) as unknown as Api;
}
const show = async (address: string, api: Api) =>
  (await render({ address, api, publicUrl: 'https://kaliphane.test', requestId: 'x' })).html;

/** Links of the menu that are marked, with their marks. */
const marked = (html: string): string[] =>
  [...html.slice(0, html.indexOf('<main')).matchAll(/<a href="([^"]+)" aria-current="(\w+)"/g)].map(
    ([, path, mark]) => `${path} ${mark}`,
  );

test('a page marks its place in the menu, whichever page was rendered before', async () => {
  const api = apiOf('A');
  const marks = {
    '/': ['/ page'],
    '/urun/uc': ['/shop true'],
    '/urun/bir': ['/shop true', '/urun/bir page'],
    '/urun/iki': ['/shop true'],
    '/shop': ['/shop page'],
    '/page/about': ['/page/about page'],
    '/blog': ['/blog page'],
    '/blog/x': ['/blog true'],
    '/olmayan': [],
  };
  for (const round of [1, 2]) {
    for (const [address, links] of Object.entries(marks))
      expect(marked(await show(address, api)), `${address}, round ${round}`).toEqual(links);
  }
});

test('the same address renders the same document again', async () => {
  const api = apiOf('A');
  for (const address of ['/urun/bir', '/en', '/bulten', '/olmayan'])
    expect(await show(address, api)).toBe(await show(address, api));
});

test('a document is complete: each part once, in order', async () => {
  const html = await show('/urun/bir', apiOf('A'));
  const parts = [
    '<!DOCTYPE html><html lang="tr"><head><meta charSet="utf-8"/>',
    '<title>',
    '</head><body><div id="root">',
    '<header',
    '<div id="top">',
    '<main id="content"',
    '</main>',
    '<div id="bottom">',
    '</footer>',
    'id="page-data"',
    '</body></html>',
  ];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const part of parts) expect(html.split(part), part).toHaveLength(2);
  expect(html).not.toContain('<template>');
});

test('an unknown address, also below a landing page, shows the 404 view inside the frame', async () => {
  for (const address of ['/olmayan', '/en/x'])
    expect(await show(address, apiOf('A'))).toMatch(
      /<header .*<main .*<h1>Sayfa Bulunamadı<\/h1>.*<\/main>.*<footer /s,
    );
});

test('an address with an impossible name is a 404 too', async () => {
  const known = apiOf('A');
  const api = (async (key: string) => {
    if (/settings|menus$|mode$/.test(key)) return (known as unknown as (key: string) => Promise<unknown>)(key);
    throw new ApiError(400, 'VALIDATION', 'Kimlik çok uzun.');
  }) as unknown as Api;
  const name = 'x'.repeat(300);
  for (const address of [`/careers/${name}`, `/urun/${name}`, `/blog/${name}`, `/page/${name}`, `/onizleme/${name}`]) {
    const { status, failure } = await render({ address, api, publicUrl: 'https://kaliphane.test', requestId: 'x' });
    expect([address.slice(0, 12), status, failure]).toEqual([address.slice(0, 12), 404, undefined]);
  }
});

test('without settings, menu and categories the frame shows the built-in ones', async () => {
  const api = (async () => {
    throw new Error('down');
  }) as unknown as Api;
  expect(await show('/urun/bir', api)).toMatch(/<a href="\/mission-vision">.*<main .*<footer /s);
});

test('the footer names the seller as far as it is filled in, and only there', async () => {
  const footerWith = async (seller: Partial<Seller>) => {
    const known = apiOf('A') as unknown as (key: string) => Promise<unknown>;
    const html = await show('/urun/bir', (async (key: string) =>
      key === 'GET /api/settings/seller' ? { ...NO_SELLER, ...seller } : known(key)) as unknown as Api);
    return { html, footer: html.slice(html.indexOf('<footer'), html.indexOf('</footer>')) };
  };
  expect((await footerWith({})).html).not.toContain('Satıcı bilgileri');
  const { html, footer } = await footerWith({
    title: 'Örnek <A.Ş.>',
    mersis: '0123456789012345',
    etbisUrl: 'https://www.eticaret.gov.tr/siteprofil/1',
  });
  expect([...footer.matchAll(/<dt>([^<]+)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value])).toEqual(
    expect.arrayContaining([
      ['Ünvan', 'Örnek &lt;A.Ş.&gt;'],
      ['MERSİS no', '0123456789012345'],
      ['ETBİS', '<a href="https://www.eticaret.gov.tr/siteprofil/1" target="_blank" rel="noopener">Kayıt sayfası</a>'],
    ]),
  );
  for (const missing of ['Vergi dairesi', 'VKN', 'KEP', 'Adres<', 'Ticaret sicil no'])
    expect(footer).not.toContain(missing);
  // The browser does not render the footer, so that its data holds nothing of it.
  expect(html.split('0123456789012345')).toHaveLength(2);
});

for (const path of ['/bulten', '/contact', '/kayit', '/olmayan']) {
  test(`${path}: forms link the notice while its page is published, and otherwise say where to ask for it`, async () => {
    const forms = (html: string) =>
      [...html.matchAll(/<p class="form-note">(.*?)<\/p>/gs)]
        .map((match) => match[1]!)
        .filter((note) => note.includes('Ayrıntılar:'));
    const published = apiOf('A');
    const api = (async (key: string) =>
      key === 'GET /api/menus'
        ? { ...MENUS, hasNotice: true }
        : (published as unknown as (key: string) => Promise<unknown>)(key)) as unknown as Api;
    const linked = forms(await show(path, api));
    expect(linked.length).toBeGreaterThan(0);
    for (const note of linked) expect(note).toContain('<a href="/page/kvkk-aydinlatma-metni"');
    const plain = forms(await show(path, published));
    expect(plain).toHaveLength(linked.length);
    for (const note of plain) {
      expect(note).not.toContain('/page/');
      expect(note).toMatch(/Metni şu adresten isteyebilirsiniz:.*href="mailto:info@ornekkalip\.example/);
    }
  });
}

test('the footer’s columns are in the document once: the browser does not render them', async () => {
  const html = await show('/shop', apiOf('A'));
  expect(html).toContain('<a href="https://harita.test/" target="_blank" rel="noopener">Harita</a>');
  expect(html.split('harita.test')).toHaveLength(2);
  expect(html).not.toContain('Ürün Grupları');
});

test('a changed title shows in the very next page', async () => {
  expect(await show('/urun/bir', apiOf('Eski'))).toContain('>Eski<');
  const html = await show('/urun/bir', apiOf('Yeni'));
  expect(html).toContain('>Yeni<');
  expect(html).not.toContain('Eski');
});

test('around a page in another language the frame stays Turkish; there are no pages below it', async () => {
  expect(await show('/en', apiOf('A'))).toMatch(/<html lang="en">.*<header class="site-header" lang="tr">/s);
  expect(await show('/en/x', apiOf('A'))).toMatch(/<html lang="tr">.*<header class="site-header">/s);
});

test('styles come joined where the build foresaw the page, else one by one', async () => {
  const chunks = {
    'site/entry-start.ts': { file: 'assets/start.js' },
    'site/entry-client.tsx': { file: 'assets/site.js', css: ['assets/shared.css'] },
    'site/pages/cart/view.tsx': { file: 'assets/cart.js', css: ['assets/cart.css'] },
    'site/pages/contact/view.tsx': { file: 'assets/contact.js', css: ['assets/contact.css'] },
  };
  expect(styleSets(chunks)).toContainEqual(['assets/shared.css', 'assets/cart.css']);
  const built = { chunks, sheets: { 'assets/shared.css,assets/cart.css': 'assets/page.css' } };
  const sheetsOf = async (address: string) => {
    const { html } = await render({ address, api: apiOf('A'), publicUrl: '', requestId: 'x', built });
    return [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)"( disabled="")?\/>/g)].map(
      ([, file, isDisabled]) => file! + (isDisabled ? ' (not fetched)' : ''),
    );
  };
  expect(await sheetsOf('/cart')).toEqual(['page.css', 'shared.css (not fetched)', 'cart.css (not fetched)']);
  expect(await sheetsOf('/contact')).toEqual(['shared.css', 'contact.css']);
});
