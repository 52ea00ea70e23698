import { expect, test } from 'vitest';
import { chainProblems, findRedirect, type Redirects } from './chains.ts';

const redirects = (rows: Readonly<Record<string, string | [to: string, code: number]>>): Redirects =>
  new Map(
    Object.entries(rows).map(([from, given], id) => {
      const [to, code] = typeof given === 'string' ? [given, 301] : given;
      return [from, { id, to, code }];
    }),
  );
const location = (rows: Parameters<typeof redirects>[0], address: string) =>
  findRedirect(redirects(rows), address)?.location;

test.each([
  ['/eski', '/yeni', '/yeni'],
  ['/ESK%C4%B0/', '/yeni', undefined],
  ['/Eski/', '/yeni', '/yeni'],
  ['/eski?utm=1&b=%20', '/yeni', '/yeni?utm=1&b=%20'],
  ['/eski?utm=1', '/yeni?a=2', '/yeni?a=2'],
  ['/eski?utm=1', '/yeni#yer', '/yeni?utm=1#yer'],
  ['/eski?x', 'https://a.example/b', 'https://a.example/b?x'],
  ['/eski', '/page/hakkımızda', '/page/hakk%C4%B1m%C4%B1zda'],
  ['/eski?a=\r\nSet-Cookie: x', '/yeni', '/yeni?a=Set-Cookie:%20x'],
  ['/eski?a="><script>', '/yeni', '/yeni?a=%22%3E%3Cscript%3E'],
  ['/eski', '/.//evil.example', undefined],
  ['/eski', 'http://a.example', undefined],
  ['/eski', 'javascript:alert(1)', undefined],
])('%j with the target %j leads to %j', (address, to, expected) =>
  expect(location({ '/eski': to }, address)).toBe(expected),
);

test('a redirect with the very query comes first, and its query goes no further', () => {
  const rows = { '/urun.asp': '/shop', '/urun.asp?id=5': '/urun/pim' };
  expect(location(rows, '/Urun.asp?id=5')).toBe('/urun/pim');
  expect(location(rows, '/Urun.asp?id=6')).toBe('/shop?id=6');
  expect(location(rows, '/Urun.asp?id=5&x=1')).toBe('/shop?id=5&x=1');
});

test('410 has no target', () => {
  const found = findRedirect(redirects({ '/eski': ['', 410] }), '/eski');
  expect([found?.target.code, found?.location]).toEqual([410, undefined]);
});

const problems = (rows: Parameters<typeof redirects>[0]) => Object.fromEntries(chainProblems(redirects(rows)));
const steps = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`/${i}`, `/${i + 1}`] as const));

test('loops are found, however they are written', () => {
  expect(problems({ '/a': '/A/' })).toEqual({ '/a': 'loop' });
  expect(problems({ '/a': '/b', '/b': '/%61?x=1', '/c': '/d' })).toEqual({ '/a': 'loop', '/b': 'loop' });
  expect(problems({ '/a': '/b', '/b': '/c', '/c': '/b' })).toEqual({ '/a': 'loop', '/b': 'loop', '/c': 'loop' });
  expect(problems({ '/a?x=1': '/b?x=1', '/b': '/a' })).toMatchObject({ '/a?x=1': 'loop', '/b': 'loop' });
  expect(problems({ '/a?x=1': '/b', '/b': '/a' })).toEqual({});
  expect(problems({ '/a': 'https://b.example/a', '/b': ['', 410], '/c': '/b' })).toEqual({});
});

test('five steps are allowed, six are not, from either end', () => {
  expect(problems(steps(5))).toEqual({});
  const six = problems(steps(6));
  expect(six['/0']).toBe('long');
  expect(six['/5']).toBe('long');
});
