import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test('returns paths of our own as they are', () => {
  for (const own of [
    '/',
    '/cart',
    '/hesabim/siparisler?sayfa=2#son',
    '/shop?q=it%C3%BCc%C3%BC&page=2',
    '/admin//evil.example',
    '/a/..b/...',
  ])
    expect(ownPath(own), own).toBe(own);
});

test('refuses other sites, and paths that lead elsewhere than they read', () => {
  const hostile = [
    '',
    'cart',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/../',
    '/a\\..\\b',
    'javascript:alert(1)',
    ' /cart',
    '/a b',
    '/admin/../giris',
    '/admin/..',
    '/./cart',
    '/a/%2e%2e/b',
    '/a/.%2E?x',
    '/\u0000',
    `/${'a'.repeat(500)}`,
  ];
  for (const address of hostile) expect(ownPath(address), JSON.stringify(address)).toBeUndefined();
  expect(ownPath(null)).toBeUndefined();
});
