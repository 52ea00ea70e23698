import { expect, it } from 'vitest';
import type { Api } from '#contract/endpoints.ts';
import { loadFrame } from './load-frame.ts';

it('has the usual menus, with the site’s own company pages, where the menus cannot be read', async () => {
  const failures: unknown[] = [];
  const { menu, columns, legal, hasNotice } = await loadFrame({
    api: (async (key: string) => {
      if (key === 'GET /api/menus') throw new Error('down');
      return [];
    }) as unknown as Api,
    publicUrl: '',
    report: (error) => failures.push(error),
  });
  expect(failures).toHaveLength(1);
  expect(menu.map(({ label, href }) => [label, href])).toEqual([
    ['Ana Sayfa', '/'],
    ['Kurumsal', undefined],
    ['Ürünler', '/shop'],
    ['Blog', '/blog'],
    ['Kalite Yönetimi', '/services'],
    ['Kariyer', '/careers'],
    ['İletişim', '/contact'],
  ]);
  expect(menu[1]!.items!.map(({ href }) => href)).toEqual([
    '/about',
    '/mission-vision',
    '/history',
    '/certificates',
    '/facilities',
  ]);
  expect(columns!.map(({ links }) => links.length)).toEqual([0, 7]);
  expect([legal, hasNotice]).toEqual([[], false]);
});
