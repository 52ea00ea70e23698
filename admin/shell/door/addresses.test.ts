import { describe, expect, test } from 'vitest';
import { doorFor, nextAddress } from './addresses.ts';

const after = (wanted: string): string => nextAddress(`?next=${encodeURIComponent(wanted)}`);

describe('signing in leads', () => {
  test('to the wanted address of the panel, with query and hash', () => {
    const wanted = { pathname: '/admin/products', search: '?q=pim&page=2', hash: '#alt' };
    const door = doorFor(wanted);
    expect(nextAddress(door.slice(door.indexOf('?')))).toBe('/admin/products?q=pim&page=2#alt');
  });

  test('to the dashboard without a wanted address, or with the sign-in page', () => {
    expect(nextAddress('')).toBe('/admin/dashboard');
    for (const door of ['/admin', '/admin/', '/admin/login', '/admin/login/?a=1', '/admin/setup#x'])
      expect(after(door), door).toBe('/admin/dashboard');
  });

  test('never out of the panel', () => {
    for (const elsewhere of [
      'https://evil.example/admin/',
      '//evil.example/admin/',
      '/\\evil.example',
      '/admin/../giris',
      '/admin/..\\..//evil.example',
      '/shop',
      'javascript:alert(1)',
      '/admin/%2e%2e/giris',
    ]) {
      expect(after(elsewhere), elsewhere).toBe('/admin/dashboard');
    }
  });

  test('a double slash inside stays inside', () => {
    expect(after('/admin//evil.example')).toBe('/admin//evil.example');
  });
});
