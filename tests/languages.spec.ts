// The landing pages in English and German, and the links between the languages.
import { expect, test } from './fixtures.ts';

interface Category {
  _id: string;
  name: string;
}

const PAGES = [
  {
    lang: 'en',
    name: 'EN – English',
    title: 'Standard mould and die components',
    company: 'A maker, not a reseller',
    products: 'Product groups',
    contact: 'Contact',
    figure: '10,000+',
    group: 'Ejector pins',
  },
  {
    lang: 'de',
    name: 'DE – Deutsch',
    title: 'Normalien für den Formen- und Werkzeugbau',
    company: 'Hersteller, nicht Händler',
    products: 'Produktgruppen',
    contact: 'Kontakt',
    figure: '10.000+',
    group: 'Auswerferstifte',
  },
];

for (const { lang, name, title, company, products, contact, figure, group } of PAGES) {
  test(`/${lang} has company, products with their links, and contact, in its language`, async ({ page, request }) => {
    const categories = (await (await request.get('/api/categories?type=main')).json()) as Category[];
    const reply = await page.goto(`/${lang}`);
    expect(reply!.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    for (const part of ['#top', '#bottom', '.site-header'])
      await expect(page.locator(part)).toHaveAttribute('lang', 'tr');
    await expect(page).toHaveTitle(`${title} | Örnek Kalıp Elemanları`);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: company })).toBeVisible();
    await expect(main.getByText(figure)).toBeVisible();
    const list = main.getByRole('region', { name: products });
    for (const { _id } of categories) await expect(list.locator(`a[href="/shop?category=${_id}"]`)).toBeVisible();
    await expect(list.getByRole('link', { name: group })).toBeVisible();
    const reach = main.getByRole('region', { name: contact });
    await expect(reach.getByRole('link', { name: '+90 (212) 000 00 00' })).toHaveAttribute('href', 'tel:+902120000000');
    await expect(reach.getByRole('link', { name: 'info@ornekkalip.example' })).toHaveAttribute(
      'href',
      /^mailto:info@ornekkalip\.example\?subject=/,
    );
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute(
      'content',
      lang === 'en' ? 'en_GB' : 'de_DE',
    );
  });

  test(`${lang}: the top bar leads there and back, and marks the current language`, async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('complementary', { name: 'İletişim ve dil' });
    await expect(bar.getByRole('link', { name: 'TR – Türkçe' })).toHaveAttribute('aria-current', 'true');
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await expect(bar.getByRole('link', { name: 'TR – Türkçe' })).not.toHaveAttribute('aria-current');
    await page.getByRole('main').locator('a[href="/shop"]').click();
    await expect(page).toHaveURL('/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(bar.getByRole('link', { name: 'TR – Türkçe' })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await bar.getByRole('link', { name: 'TR – Türkçe' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });
}

test('the three pages name each other to search engines', async ({ request }) => {
  const alternates = async (path: string) => {
    const html = await (await request.get(path)).text();
    return Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
        ([, language, href]) => [language!, new URL(href!).pathname] as const,
      ),
    );
  };
  for (const path of ['/', '/en', '/de'])
    expect(await alternates(path), path).toEqual({ tr: '/', en: '/en', de: '/de', 'x-default': '/en' });
  expect(await (await request.get('/about')).text()).not.toMatch(/<link rel="alternate" hreflang/i);
});

test('posts and languages are in the sitemap', async ({ request }) => {
  const xml = await (await request.get('/sitemap-1.xml')).text();
  const [post] = (await (await request.get('/api/blogs/published')).json()) as { slug: string }[];
  for (const path of ['/en', '/de', '/bulten', `/blog/${post!.slug}`]) expect(xml).toContain(`${path}</loc>`);
  expect(xml).not.toContain('/bulten/');
});
