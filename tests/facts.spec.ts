// Facts about the company on the demo's public pages: no two pages may contradict each other.
import type { APIRequestContext } from '@playwright/test';
import { deliveryOf } from '../contract/delivery.ts';
import { toSettings, type Settings } from '../contract/setting-defaults.ts';
import { expect, test } from './fixtures.ts';

interface Card {
  code: string;
  slug: string;
  stockStatus: 'in_stock' | 'made_to_order' | 'out_of_stock';
  leadTimeDays: number | null;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** The visible text of a page, on one line. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#x27|\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\s+/g, ' ');

/** The text of every public page but the products', by path. */
async function readAll(request: APIRequestContext): Promise<Map<string, string>> {
  const addresses = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => match[1]!,
  );
  const maps = addresses.filter((address) => address.endsWith('.xml'));
  for (const map of maps)
    addresses.push(
      ...[...(await (await request.get(new URL(map).pathname)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        (match) => match[1]!,
      ),
    );
  const paths = new Set(
    addresses
      .map((address) => new URL(address))
      .filter(({ pathname }) => !/\.xml$|^\/urun\//.test(pathname))
      .map(({ pathname, search }) => pathname + search),
  );
  for (const path of ['/', '/en', '/de', '/shop', '/services', '/careers', '/contact', '/bulten', '/kayit', '/cart'])
    paths.add(path);
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, textOf(await (await request.get(path)).text()));
  return pages;
}

const settingsOf = async (request: APIRequestContext): Promise<Settings> =>
  toSettings((await (await request.get('/api/settings')).json()) as { settingKey: string; settingValue: unknown }[]);

/** Each different wording of a fact, with a page that has it. */
function readings(pages: Map<string, string>, ...patterns: RegExp[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, text] of pages)
    for (const pattern of patterns)
      for (const match of text.matchAll(pattern)) found[match[1]!.replace('–', '-')] ??= `${path}: …${match[0]}…`;
  return found;
}

test('no public page contradicts another: delivery, years, groups, people, and how it began', async ({ request }) => {
  test.slow(); // every page of the site
  const pages = await readAll(request);
  expect(pages.size).toBeGreaterThan(40);
  const company = new Map([...pages].filter(([path]) => !path.startsWith('/blog')));
  const settings = await settingsOf(request);
  const only = (value: string | number, found: Record<string, string>) =>
    expect(found, JSON.stringify(found, undefined, 1)).toEqual({ [value]: expect.any(String) });

  only(
    settings.company_dispatch_time,
    readings(pages, /[Ss]aat (\d\d:\d\d)(?: öncesi|’[ey])/g, /before (\d\d:\d\d)/g, /vor (\d\d:\d\d)/g),
  );
  only(
    /\d+-\d+/.exec(settings.company_delivery_text)![0],
    readings(company, /(\d+[-–]\d+) iş günü/g, /(\d+[-–]\d+) working days/g, /(\d+[-–]\d+) Werktagen/g),
  );
  expect(
    readings(pages, /(Stoktaki ürünlerin teklifi aynı gün|aynı gün yanıtla|aynı gün içinde (?:dönüş|karşılı))/g),
    'answers are promised within a working day',
  ).toEqual({});

  only(
    new Date().getFullYear() - settings.company_founded_year,
    readings(company, /(\d+) yıllık deneyim/g, /(\d+) years of mould/g, /(\d+) Jahre Normalien/g),
  );
  only(
    settings.company_founded_year,
    readings(
      company,
      /\b(\d{4})’d[ae]n bu yana/g,
      /\b(\d{4}) yılında/g,
      /Kuruluş (\d{4})/g,
      /[Ss]ince (\d{4})/g,
      /seit (\d{4})/g,
      /started in (\d{4})/g,
      /haben (\d{4})/g,
    ),
  );
  expect(
    readings(company, /(yirmi (?:beş|altı|yedi|sekiz) yıl)(?!\p{L})/giu),
    'years of experience are computed',
  ).toEqual({});

  const main = ((await (await request.get('/api/categories?type=main')).json()) as unknown[]).length;
  expect(
    Object.keys(
      readings(company, /(\d+) (?:ana )?ürün grubu/gi, /(\d+) product groups/gi, /(\d+) Produktgruppen/g),
    ).filter((count) => Number(count) !== main),
  ).toEqual([]);
  only(
    settings.company_main_groups,
    readings(
      company,
      /[üÜ]retim programında ana grup (\d+)/g,
      /Main groups in production (\d+)/g,
      /Hauptgruppen im Programm (\d+)/g,
    ),
  );
  only('120', readings(company, /(?<!kurucu )[çÇ]alışan (\d+)/g));

  expect(company.get('/page/about')).toContain('üç kişi ve bir puntasız taşlama tezgâhıyla');
  expect(company.get('/en')).toContain('three people and one centreless grinder');
  expect(company.get('/de')).toContain('zu dritt mit einer spitzenlosen Schleifmaschine');
  for (const path of ['/en', '/de', '/page/facilities', '/page/history'])
    expect(company.get(path), path).toContain('Bursa');
  expect(
    readings(company, /(iki torna|two lathes|zwei Drehmaschinen|on one site|auf einem Gelände|tek çatı)/g),
  ).toEqual({});
});

test('a product in stock has the company’s delivery time, others their own', async ({ request }) => {
  const settings = await settingsOf(request);
  const seen = new Set<string>();
  for (const page of [1, 40, 80, 120]) {
    const { products } = (await (await request.get(`/api/products?limit=24&page=${page}`)).json()) as {
      products: Card[];
    };
    for (const product of products.filter(({ stockStatus }, i) => i % 8 === 0 || !seen.has(stockStatus))) {
      seen.add(product.stockStatus);
      const html = await (await request.get(`/urun/${product.slug}`)).text();
      const main = textOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
      expect(main, product.code).toContain(deliveryOf(product, settings));
      if (product.stockStatus === 'in_stock')
        expect(main, product.code).not.toMatch(/Teslim süresi \d+(?:-\d+)? iş günü/);
      else expect(main, product.code).not.toContain('Aynı gün kargo');
    }
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['in_stock', 'made_to_order']));
});

test('certificates have number, date, issuer and validity together, or none of them', async ({ request }) => {
  const { content } = (await (await request.get('/api/pages/certificates')).json()) as {
    content: {
      sections: {
        type: string;
        certificates?: Record<'name' | 'number' | 'year' | 'authority' | 'validity' | 'status', string>[];
      }[];
    };
  };
  const certificates = content.sections.flatMap((section) => section.certificates ?? []);
  expect(certificates).toHaveLength(6);
  for (const { name, number, year, authority, validity, status } of certificates) {
    expect(status, name).toBe('active');
    expect([4, 0], `${name}: ${number}, ${year}, ${authority}, ${validity}`).toContain(
      [number, year, authority, validity].filter(Boolean).length,
    );
  }
  expect(certificates.find(({ name }) => name === 'OHSAS 18001')).toMatchObject({ validity: '' });
  // Of the others all is stated.
  expect(certificates.filter(({ validity }) => validity !== '')).toHaveLength(5);
});

test('the notice linked from every form is readable, and says that it is a draft', async ({ page, request }) => {
  for (const path of ['/bulten', '/contact', '/kayit', '/shop']) {
    const html = await (await request.get(path)).text();
    const notes = [...html.matchAll(/<p class="form-note">(.*?)<\/p>/gs)]
      .map((match) => match[1]!)
      .filter((note) => note.includes('Ayrıntılar:'));
    expect(notes.length, path).toBeGreaterThan(0);
    for (const note of notes) expect(note, path).toContain('href="/page/kvkk-aydinlatma-metni"');
  }
  await page.goto('/page/kvkk-aydinlatma-metni');
  await expect(page.getByRole('main').getByText('Bu metin taslaktır')).toBeInViewport();
  const legal = page.getByRole('navigation', { name: 'Yasal metinler' }).getByRole('link');
  await expect(legal).toHaveText([
    'KVKK Aydınlatma Metni',
    'Gizlilik Politikası',
    'Çerez Politikası',
    'İade Koşulları',
  ]);
  // The demo's company has no numbers: invented ones would be somebody's.
  await expect(page.getByRole('region', { name: 'Satıcı bilgileri' })).toHaveCount(0);
  for (const href of await legal.evaluateAll((links) => links.map((link) => link.getAttribute('href')!)))
    expect((await request.get(href)).status(), href).toBe(200);
});
