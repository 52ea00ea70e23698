import { expect, test } from 'vitest';
import { doorPath } from '#contract/page-paths.ts';
import { nextOf } from './next.ts';

test('the sign-in page remembers the wanted page', () => {
  const signIn = doorPath('/giris', '/shop?q=itici pim&page=2');
  expect(doorPath('/kayit', undefined)).toBe('/kayit');
  expect(nextOf(new URL(doorPath('/kayit', '/hesabim/siparisler?sayfa=2'), 'http://site.invalid').search)).toBe(
    '/hesabim/siparisler?sayfa=2',
  );
  expect(signIn.startsWith('/giris?next=%2Fshop')).toBe(true);
});

test('leads to a page of the site only, never to a file, a call, the panel, a sign-in page or another site', () => {
  for (const page of ['/cart', '/', '/hesabim', '/adminler', '/odeme?x=1'])
    expect(nextOf(`?next=${encodeURIComponent(page)}`), page).toBe(page);
  for (const other of [
    '/api/auth/logout',
    '/admin',
    '/admin/orders',
    '/img/x.webp',
    '/giris',
    '/giris?next=/giris',
    '/kayit',
    '/sifre-sifirla/abc',
    '//evil.example',
    'https://evil.example',
    '',
  ]) {
    expect(nextOf(`?next=${encodeURIComponent(other)}`), other).toBeUndefined();
  }
});
