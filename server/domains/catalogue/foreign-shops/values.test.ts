import { expect, test } from 'vitest';
import { codeBook, foldCode } from './codes.ts';
import { paragraphs } from '../../../base/rich-text/foreign-html.ts';
import { words } from '../../../base/search-text/foreign-words.ts';
import { categoryOf, gramsOf, isWebImage, numberOf, picturesOf, pricesOf, textsOf } from './values.ts';
import { listOf, woocommerce } from './woo.ts';
import { shopify } from './shopify.ts';
import { exportOf, WOO_HEADER } from '../../../testing/foreign-exports.ts';

test('codes keep A–Z, 0–9 and hyphens', () => {
  expect(['Pim Ø6×100/ğ', ' -ı.İ- ', 'straße', '中文', `${'a'.repeat(59)} b`].map(foldCode)).toEqual([
    'PIM-O6X100-G',
    'I-I',
    'STRASSE',
    '',
    'A'.repeat(59),
  ]);
});

test('codes that clash are told apart, and no suffix makes a code that the file has', () => {
  const book = codeBook();
  const long = 'B'.repeat(60);
  const codes = ['A', 'A', 'A-2', 'A', long, long];
  for (const code of codes) book.note(code, code);
  for (let round = 0; round < 2; round++)
    expect(codes.map(book.giver())).toEqual(['A', 'A-3', 'A-2', 'A-4', long, `${'B'.repeat(58)}-2`]);
  expect(book.counts).toEqual({ folded: 0, clashes: 3, made: 0 });
});

test('numbers have one decimal sign and no thousands, unless there are two signs', () => {
  expect(
    ['12,5', '12.5', '.5', '1.234,50', '1,234.50', '1.234.567', '₺45', '', 'parent', '1-2', '-3'].map(numberOf),
  ).toEqual([12.5, 12.5, 0.5, 1234.5, 1234.5, 1_234_567, 45, null, null, null, -3]);
  expect([gramsOf('0,5', 1_000), gramsOf('.0001', 1_000), gramsOf('0', 1), gramsOf('', 1)]).toEqual([500, 1, '', '']);
});

test('a reduced price strikes the usual one through; 0 is no price, words stay', () => {
  expect(pricesOf('20', '18,555')).toEqual({ price: 18.56, oldPrice: 20 });
  expect(pricesOf('20', '20')).toEqual({ price: 20, oldPrice: '' });
  expect(pricesOf('', '5')).toEqual({ price: 5, oldPrice: '' });
  expect(pricesOf('0.00', '')).toEqual({ price: '', oldPrice: '' });
  expect(pricesOf('sorunuz', '')).toEqual({ price: 'sorunuz', oldPrice: '' });
});

test('categories have two levels', () => {
  expect(categoryOf('A')).toEqual({ path: 'A', isDeep: false });
  expect(categoryOf(' A &amp; B > C')).toEqual({ path: 'A & B > C', isDeep: false });
  expect(categoryOf('A > B > C > D')).toEqual({ path: 'A > B / C / D', isDeep: true });
});

test('texts without marks', () => {
  expect(words('<p>Çap &#8211; 5&nbsp;mm</p><p>Uzun</p>', 100)).toBe('Çap – 5 mm Uzun');
  expect(words('1 < 2 &uuml;&amp;&#x15f;<style>p{}</style><!-- wp:html -->&#0;', 100)).toBe('1 < 2 ü&ş');
  expect(words('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(paragraphs('Bir\niki\n\n<ul>\n<li>üç</li>\n</ul>')).toBe('<p>Bir<br>iki</p>\n<ul>\n<li>üç</li>\n</ul>');
  expect(listOf('2\\,5 mm, 3 mm,, ')).toEqual(['2,5 mm', '3 mm']);
  const none = { short: '', long: '', category: '', tags: [], seoTitle: '', seoDescription: '' };
  expect(textsOf({ ...none, name: 'Pim' })).toMatchObject({
    values: { description: 'Pim', category: 'Diğer' },
    standIns: ['category', 'description'],
  });
  expect(textsOf({ ...none, name: 'Pim', short: '<b>Kısa</b>', category: 'A' })).toMatchObject({
    values: { description: 'Kısa', category: 'A' },
    standIns: [],
  });
});

test('pictures are paths of ours, file names and addresses; without any the placeholder stands in', () => {
  const images = ['/img/a.webp', 'a b.webp', 'HTTPS://x.example/a|b.webp', '//x.example/a.webp', ''];
  expect(images.map(isWebImage)).toEqual([false, false, true, false, false]);
  expect(picturesOf(images)).toEqual({
    values: { img: '/img/a.webp | a b.webp | HTTPS://x.example/a%7Cb.webp', areImagesRepresentative: 'Hayır' },
    standIns: [],
  });
  expect(picturesOf(['//x.example/a.webp'])).toEqual({
    values: { img: '/placeholder.svg', areImagesRepresentative: 'Evet' },
    standIns: ['img', 'areImagesRepresentative'],
  });
});

test('files are recognised by their headings', () => {
  const turkish = ['Kimlik', 'Tür', 'Stok kodu (SKU)', 'İsim', 'Normal fiyat'];
  expect([WOO_HEADER, turkish, ['Type', 'SKU', 'Price'], ['Ürün Kodu']].map(woocommerce.recognises)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(
    [['Handle', 'Title', 'Variant Price'], ['Title', 'URL handle', 'Price'], ['Title', 'Price'], WOO_HEADER].map(
      shopify.recognises,
    ),
  ).toEqual([true, true, false, false]);
});

/** Reads rows as the import does. */
async function translated(header: readonly string[], rows: readonly (readonly string[])[]) {
  const translation = await woocommerce.open(
    header,
    async function* () {
      for (const [i, cells] of rows.entries()) yield { no: i + 2, cells: [...cells] };
    },
    new Date('2026-11-28T12:00:00Z'),
  );
  const found: Record<string, unknown>[] = [];
  for await (const { cells } of translation.rows())
    found.push(Object.fromEntries(translation.columns.map((column, i) => [column.header, cells[i]])));
  return { found, translation };
}

test('an export in Turkish, whose variations stand above their product', async () => {
  const header = [
    'Kimlik',
    'Tür',
    'Stok kodu (SKU)',
    'İsim',
    'Normal fiyat',
    'Kategoriler',
    'Ağırlık (g)',
    'Ebeveyn',
    'Nitelik 1 ismi',
    'Nitelik 1 değer(ler)i',
  ];
  const { found } = await translated(header, [
    ['2', 'variation', 'p-60', 'Pim', '12,50', '', '', 'p', 'Boy (mm)', '60'],
    ['1', 'variable', 'p', 'İtici pim', '', 'Pimler', '25', '', 'Boy (mm)', '60, 80'],
    ['3', 'variable', 'bos', 'Varyasyonsuz', '3', 'Pimler', '', '', '', ''],
  ]);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({
    'Ürün Kodu': 'P-60',
    'Ürün Adı': 'İtici pim - 60',
    Kategori: 'Pimler',
    Fiyat: 12.5,
    'Ağırlık (g)': 25,
    'Özellik: Boy (mm)': '60',
  });
  expect(found[1]).toMatchObject({ 'Ürün Kodu': 'BOS', Fiyat: 3 });
});

test('the technical values that most products have become columns', async () => {
  const header = ['ID', 'Type', 'SKU', 'Regular price', 'Attribute 1 name', 'Attribute 1 value(s)'];
  const rows = Array.from({ length: 170 }, (_, i) => [String(i), 'simple', `k${i}`, '1', `Ad ${i}`, 'x']);
  rows.push(['900', 'simple', 'k900', '1', 'Ad 169', 'y']);
  const { translation } = await translated(header, rows);
  expect(translation.columns.length).toBeLessThan(200);
  expect(translation.columns.map((column) => column.header)).toContain('Özellik: Ad 169');
  expect(translation.notes).toContain('20 teknik özellik alınmaz: dosyada bu kadar çok sütuna yer yok.');
});

test('thousands of products with variations are translated in constant time for each', async () => {
  const header = [...WOO_HEADER];
  const at = (name: string): number => header.indexOf(name as (typeof header)[number]);
  const rows = Array.from({ length: 20_000 }, (_, i) => {
    const cells = header.map(() => '');
    const isParent = i % 4 === 0;
    cells[at('ID')] = String(i);
    cells[at('Type')] = isParent ? 'variable' : 'variation';
    cells[at('SKU')] = `K-${i}`;
    cells[at('Name')] = `Ürün ${i}`;
    cells[at('Published')] = '1';
    cells[at('Description')] = isParent ? `<p>${'Uzun bir <b>açıklama</b>. '.repeat(40)}</p>` : '';
    cells[at('Regular price')] = '12.50';
    cells[at('Parent')] = isParent ? '' : `K-${i - (i % 4)}`;
    cells[at('Attribute 1 name')] = 'Boy';
    cells[at('Attribute 1 value(s)')] = String(i % 4);
    return cells;
  });
  const before = performance.now();
  const { found } = await translated(header, rows);
  expect(found).toHaveLength(15_000);
  expect(performance.now() - before).toBeLessThan(30_000);
});

test('the maker of fixtures knows its headings', () => {
  expect(() => exportOf(['A'], [{ B: 1 }])).toThrow('No such heading');
});
