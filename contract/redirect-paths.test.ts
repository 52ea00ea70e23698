import { expect, test } from 'vitest';
import { redirectKind } from './redirects.ts';
import { addressKey, comparedAddress } from './redirect-paths.ts';

const keyOf = (address: string): string | undefined => {
  const compared = comparedAddress(address);
  return compared && addressKey(compared);
};

test.each([
  ['/Eski-Sayfa/', '/eski-sayfa'],
  ['/', '/'],
  ['///', undefined],
  ['/a///', '/a'],
  ['/%C3%BCr%C3%BCnler', '/ürünler'],
  ['/ÜRÜNLER', '/ürünler'],
  ['/u\u0308ru\u0308n', '/ürün'],
  ['/İletişim.html', '/i̇letişim.html'],
  ['/eski%20sayfa', '/eski sayfa'],
  ['/a#b?c', '/a'],
  ['/a?', '/a'],
  ['/Urun.asp?ID=5&dil=tr', '/urun.asp?ID=5&dil=tr'],
  ['/urun.asp?dil=tr&ID=5', '/urun.asp?ID=5&dil=tr'],
  ['/a?q=ş+ç%20&&b', '/a?b=&q=%C5%9F%20%C3%A7%20'],
  ['/a?q=%', '/a?q=%25'],
  ['/100%', '/100%25'],
  ['/100%25', '/100%25'],
  ['/a%3Fb', '/a%3fb'],
  ['/a%23b', '/a%23b'],
  ['/a%2Fb', '/a/b'],
  ['//evil.example', undefined],
  ['/%2Fevil.example', undefined],
  ['/a%0d%0aSet-Cookie:x', undefined],
  ['/a\\b', undefined],
  ['/a%00', undefined],
  ['/\ud800', undefined],
  ['relative', undefined],
])('%j is compared as %j, and so is what it is compared as', (address, key) => {
  expect(keyOf(address)).toBe(key);
  if (key !== undefined) expect(keyOf(key)).toBe(key);
});

const { fromPath, to, code } = redirectKind.inputs;
const sentence = (schema: typeof fromPath | typeof to, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['https://www.eski-site.example/Urunler.aspx?id=1', '/urunler.aspx?id=1'],
  ['  /Hakkımızda/ ', '/hakkımızda'],
  ['https://www.eski-site.example', '/'],
])('an old address %j is kept as %j', (typed, kept) => expect(fromPath.parse(typed)).toBe(kept));

const NO_PATH = 'Eski adres sitenin bir yolu olmalıdır ve tek / ile başlamalıdır: /eski-sayfa';
const NO_PAGE = 'Bu adres bir sayfa değil: /api, /admin ile dosya adresleri hiçbir zaman yönlendirilmez.';
test.each([
  ['', 'Lütfen eski adresi girin!'],
  ['hakkimizda', NO_PATH],
  ['//evil.example/x', NO_PATH],
  ['/a\\b', NO_PATH],
  ['/a%0d%0ab', NO_PATH],
  ['/admin', NO_PAGE],
  ['/API/x', NO_PAGE],
  ['/img/blogs/a.webp', NO_PAGE],
  ['/sitemap-1.xml', NO_PAGE],
  [`/${'a'.repeat(500)}`, 'En fazla 500 karakter olabilir.'],
])('an old address %j is refused', (typed, said) => expect(sentence(fromPath, typed)).toBe(said));

test.each(['', '/', '/shop?q=a#b', '/page/hakkımızda', 'https://örnek.example/a?b', 'HTTPS://a.example:8443'])(
  'a target %j is taken',
  (typed) => expect(to.safeParse(typed).success).toBe(true),
);
test.each([
  'http://a.example/',
  '//a.example',
  '/\\a.example',
  '/.//a.example',
  '/%2e//a.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:pw@a.example/',
  'https:a.example',
  'https://',
  'https://..',
  'https://a b.example',
  '/a b',
  'shop',
])('a target %j is refused', (typed) =>
  expect(sentence(to, typed)).toBe(
    'Hedef, sitenin / ile başlayan bir yolu ya da https:// ile başlayan bir adres olmalıdır.',
  ),
);

test('codes are three', () => {
  expect([301, 302, 410, 308, '301'].map((value) => code.safeParse(value).success)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
