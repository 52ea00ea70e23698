import { describe, expect, test } from 'vitest';
import { ownPath } from './own-path.ts';
import * as pages from './page-paths.ts';
import * as panel from './panel-paths.ts';
import * as paths from './paths.ts';

describe('addresses of the site', () => {
  test('name the page of a row', () => {
    expect(paths.productSlugPath('itici-pim-5x100')).toBe('/urun/itici-pim-5x100');
    expect(paths.productCodePath('Z40-5X100')).toBe('/product/Z40-5X100');
    expect(paths.productPath({ slug: 'itici-pim-5x100', code: 'Z40' })).toBe('/urun/itici-pim-5x100');
    expect(paths.productPath({ slug: '', code: 'Z40/5' })).toBe('/product/Z40%2F5');
    expect(pages.postPath('kalip-sogutma')).toBe('/blog/kalip-sogutma');
    expect(pages.pagePath('about')).toBe('/page/about');
    expect(pages.jobPath({ _id: 'a1', slug: 'kalipci' })).toBe('/careers/a1-kalipci');
    expect(pages.jobPath({ _id: 'a1', slug: '' })).toBe('/careers/a1');
    expect(pages.orderPath('SP-2026-000123')).toBe('/hesabim/siparisler/SP-2026-000123');
  });

  test('leave the tokens of mails as they are', () => {
    const token = 'aZ09-_.aZ09-_';
    expect([
      pages.passwordResetPath(token),
      pages.emailConfirmationPath(token),
      pages.newsletterConfirmationPath(token),
      pages.newsletterEndPath(token),
      pages.previewPath(token),
    ]).toEqual([
      `/sifre-sifirla/${token}`,
      `/e-posta-onayi/${token}`,
      `/bulten/onay/${token}`,
      `/bulten/iptal/${token}`,
      `/onizleme/${token}`,
    ]);
  });

  test('write lists with their filters in one order, and without what is the default', () => {
    expect(pages.shopPath()).toBe('/shop');
    expect(pages.shopPath({ subCategory: 'b2', category: 'a1' })).toBe('/shop?category=a1&subCategory=b2');
    expect(pages.shopPath({ q: '5×100 pim&', page: 1, category: '' })).toBe('/shop?q=5%C3%97100+pim%26');
    expect(pages.shopPath({ page: 2, view: 'list', sort: '-price' })).toBe('/shop?page=2&sort=-price&view=list');
    expect(pages.shopPath({ q: 'a,b', filters: { material: 'x y', 'attr.cap': '6,8' } })).toBe(
      '/shop?q=a%2Cb&attr.cap=6,8&material=x+y',
    );
    expect(pages.shopPath({ filters: { stock: 'in_stock' } })).toBe('/shop?stock=in_stock');
    expect(pages.blogPath({ tag: 'ısıl işlem', page: 3 })).toBe('/blog?page=3&tag=%C4%B1s%C4%B1l+i%C5%9Flem');
    expect(pages.blogPath({ page: 1 })).toBe('/blog');
    expect(pages.searchPath('5×100 pim')).toBe('/shop?q=5%C3%97100%20pim');
    expect(pages.searchPath('ittici', true)).toBe('/shop?q=ittici&tam=1');
    expect(pages.searchPath('')).toBe('/shop');
    expect(pages.searchQuotePath('5×100 & pim')).toBe('/contact?aranan=5%C3%97100%20%26%20pim');
    expect(paths.categoryPath('a1')).toBe('/shop?category=a1');
    expect(paths.categoryPath('a1', 'b2')).toBe('/shop?category=a1&subCategory=b2');
  });

  test('encode a query as forms do', () => {
    const signs = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code)).join('');
    for (const q of [signs, '5 × 100', "o'ring (NBR)!*~", '👍', '\ud83d'])
      expect(pages.shopPath({ q })).toBe(`/shop?${new URLSearchParams({ q })}`);
  });

  test('ask for a quote, or about an order', () => {
    expect(paths.quotePath('Z40/5')).toBe('/contact?urun=Z40%2F5');
    expect(paths.quotePath('Z40', 12)).toBe('/contact?urun=Z40&adet=12');
    expect(pages.orderQuestionPath('SP-2026-000123')).toBe('/contact?siparis=SP-2026-000123');
  });

  test('lead through a door and on', () => {
    expect(pages.doorPath(paths.SIGN_IN_PATH, undefined)).toBe('/giris');
    expect(pages.doorPath(paths.REGISTER_PATH, '/shop?q=a&page=2')).toBe('/kayit?next=%2Fshop%3Fq%3Da%26page%3D2');
    expect(pages.checkoutSuccessPath('cs_test/1&')).toBe('/success?session_id=cs_test%2F1%26');
  });
});

test('addresses of the panel', () => {
  expect(panel.panelListPath('products')).toBe('/admin/products');
  expect(panel.panelListPath('orders', { q: 'Ayşe', page: undefined })).toBe('/admin/orders?q=Ay%C5%9Fe');
  expect(panel.panelCreatePath('blogs')).toBe('/admin/blogs/create');
  expect(panel.panelRowPath('quality-management', 'a1')).toBe('/admin/quality-management/update/a1');
  expect(panel.panelOrderPath('SP-2026-000123')).toBe('/admin/orders/SP-2026-000123');
  expect(panel.panelOrderSheetPath('a1')).toBe('/admin/orders/a1/sheet');
  expect(panel.panelDoorPath('/admin/orders?q=a#x')).toBe('/admin?next=%2Fadmin%2Forders%3Fq%3Da%23x');
  expect(panel.panelSetupPath('aZ-_')).toBe('/admin/setup#aZ-_');
});

test('no part leads out of its page', () => {
  for (const part of ['../admin', '//evil.example', 'a?b#c', 'a/b', '$&', 'ğ '])
    for (const path of [paths.productSlugPath, paths.productCodePath, pages.postPath, pages.pagePath, pages.orderPath])
      expect(path(part)).toBe(`${path('')}${encodeURIComponent(part)}`);
});

test('all constants are paths of our own', () => {
  for (const [name, value] of Object.entries({ ...paths, ...panel }))
    if (name.endsWith('_PATH')) expect(ownPath(value as string), name).toBe(value);
});
