import { expect, test } from 'vitest';
import { doorTo, nextOf } from './next.ts';

test('a door remembers the page that was wanted', () => {
  const door = doorTo('/giris', '/shop?q=itici pim&page=2');
  expect(doorTo('/kayit', undefined)).toBe('/kayit');
  expect(nextOf(new URL(doorTo('/kayit', '/hesabim/siparisler?sayfa=2'), 'http://site.invalid').search)).toBe(
    '/hesabim/siparisler?sayfa=2',
  );
  expect(door.startsWith('/giris?next=%2Fshop')).toBe(true);
});

test('only a page of the site is led to, never a file, a call, the panel, a door, or somebody else', () => {
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
