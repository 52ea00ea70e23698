import { expect, test } from 'vitest';
import { createRoutes } from '../routes.tsx';
import { createMatch } from './matching.ts';

const match = createMatch(createRoutes());
const found = (path: string) => {
  const at = match(path);
  return at && [at.route.path, at.params];
};

test('an address leads to its route, with its parameters', () => {
  expect(found('/')).toEqual(['/', {}]);
  expect(found('/shop')).toEqual(['/shop', {}]);
  expect(found('/urun')).toEqual(['/urun', {}]);
  expect(found('/urun/a-b')).toEqual(['/urun/:slug', { slug: 'a-b' }]);
  expect(found('/bulten/iptal/t.1')).toEqual(['/bulten/iptal/:token', { token: 't.1' }]);
  expect(found('/hesabim/siparisler/7')).toEqual(['/hesabim/siparisler/:id', { id: '7' }]);
});

test('case and slashes at the end count for nothing', () => {
  for (const path of ['/SHOP', '/shop/', '/shop//']) expect(found(path), path).toEqual(['/shop', {}]);
  expect(found('/Urun/A-b/')).toEqual(['/urun/:slug', { slug: 'A-b' }]);
  expect(found('//')).toEqual(['/', {}]);
});

test('encoded signs are read; an encoded slash divides nothing', () => {
  expect(found('/%73hop')).toEqual(['/shop', {}]);
  expect(found('/product/Z40%2F12%20%C3%BC')).toEqual(['/product/:id', { id: 'Z40/12 ü' }]);
  expect(found('/urun%2Fa')).toBeUndefined();
  expect(found('/product/50%')).toEqual(['/product/:id', { id: '50%' }]); // malformed: taken as it is
});

test('anything else is unknown', () => {
  for (const path of ['/yok', '/shop/x', '//shop', '/sho', '/urun/a/b', '/page/', '/shop\n', '/en/x', 'shop'])
    expect(found(path), path).toBeUndefined();
});

test('thousands of slashes take no longer than thousands of letters', () => {
  expect(found(`/${'/'.repeat(100_000)}x`)).toBeUndefined();
});
