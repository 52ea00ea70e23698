import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { defaultEntries, MENU_PLACES, type MenuEntry, type MenuItem } from '#contract/menu-places.ts';
import type { MenuLink, MenuTarget, SiteMenus, StoredMenu } from '#contract/menus.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, insertCategories } from '../../../testing/catalogue.ts';
import { contentId, insertBlogs, insertPages } from '../../../testing/content.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';

const item = (kind: MenuItem['kind'], to: string, own: Partial<MenuItem> = {}): MenuItem => ({
  label: '',
  kind,
  to,
  newTab: false,
  ...own,
});
const entry = (kind: MenuItem['kind'], to: string, own: Partial<MenuEntry> = {}): MenuEntry => ({
  items: [],
  ...item(kind, to),
  ...own,
});
const hrefs = (links: readonly MenuLink[]): (string | undefined)[] => links.map(({ href }) => href);

describeOnEngines('menus of the site', (setup) => {
  const start = async () => {
    const app = await startApp(setup);
    await insertPages(app.database, [
      { slug: 'about', title: 'Hakkımızda' },
      { slug: 'iade-kosullari', title: 'İade' },
      { slug: 'taslak', title: 'Taslak', isActive: false },
      { slug: 'kvkk-aydinlatma-metni', title: 'KVKK' },
    ]);
    await insertBlogs(app.database, [{ slug: 'yazi', title: 'Yeni yazı' }]);
    await insertCategories(app.database, [
      { slug: 'pimler', name: 'Pimler' },
      { slug: 'yuvarlak', name: 'Yuvarlak pimler', parent: 'pimler' },
      { slug: 'gizli', name: 'Gizli', isActive: false },
    ]);
    const staff = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
    const site = async () => (await app.get<SiteMenus>('/api/menus')).json;
    const save = <T = StoredMenu>(place: string, entries: readonly object[], more: object = {}) =>
      staff.put<T>(`/api/menus/${place}`, { entries, ...more });
    return { ...app, staff, site, save };
  };

  test('that were never saved are the usual ones, made of what is published', async () => {
    const { site, staff } = await start();
    const menus = await site();
    expect(menus.header.map(({ label, href }) => [label, href])).toEqual([
      ['Ana Sayfa', '/'],
      ['Kurumsal', undefined],
      ['Ürünler', '/shop'],
      ['Blog', '/blog'],
      ['Kalite Yönetimi', '/services'],
      ['Kariyer', '/careers'],
      ['İletişim', '/contact'],
    ]);
    expect(menus.header[1]!.items).toEqual([{ label: 'Hakkımızda', href: '/page/about' }]);
    expect(menus.header[2]!.also).toEqual(['/urun/', '/product/', '/seri/']);
    const pins = { label: 'Pimler', href: `/shop?category=${categoryId('pimler')}` };
    expect(menus.groups).toEqual([pins]);
    expect(menus.footer_1).toEqual({ title: 'Ürün Grupları', links: [pins] });
    expect(menus.footer_2.title).toBe('Hızlı Bağlantılar');
    expect(menus.footer_2.links.map(({ label }) => label)).toEqual([
      'Ana Sayfa',
      'Tüm Ürünler',
      'Kalite Yönetimi',
      'Blog',
      'Kariyer',
      'İletişim',
      'Açık kaynak lisansları',
    ]);
    expect(hrefs(menus.footer_legal)).toEqual(['/page/iade-kosullari', '/page/kvkk-aydinlatma-metni']);
    expect(menus.hasNotice).toBe(true);
    const stored = (await staff.get<StoredMenu[]>('/api/menus/admin')).json;
    expect(stored.map(({ _id, isOwn, version }) => [_id, isOwn, version])).toEqual(
      MENU_PLACES.map((place) => [place, false, 1]),
    );
    // Saved as they are shown, they stay as they are.
    for (const { _id, entries, title } of stored)
      expect((await staff.put(`/api/menus/${_id}`, { entries, title, version: 1 })).status, _id).toBe(200);
    expect(await site()).toEqual(menus);
  });

  test('a saved one has every kind of target, in its order, below headings too', async () => {
    const { site, save } = await start();
    const saved = await save('header', [
      entry('static', 'shop', { label: 'Mağaza' }),
      entry('heading', 'x', {
        label: 'Daha',
        newTab: true,
        items: [
          item('blog', contentId('yazi')),
          item('category', categoryId('yuvarlak')),
          item('page', contentId('taslak')),
          item('url', 'https://harita.test/', { label: 'Harita', newTab: true }),
        ],
      }),
      entry('url', '/page/about', { label: 'Biz' }),
    ]);
    expect(saved.status).toBe(200);
    expect(saved.json).toMatchObject({ isOwn: true, version: 2, changedBy: 'Ayşe Usta' });
    expect(saved.json.entries[1]).toMatchObject({ to: '', newTab: false });
    expect(saved.json.targets.map(({ title, isPublic }) => [title, isPublic])).toEqual([
      ['Yeni yazı', true],
      ['Pimler › Yuvarlak pimler', true],
      ['Taslak', false],
    ]);
    const { header, hasPosts } = await site();
    expect(hasPosts).toBe(true);
    expect(header).toEqual([
      { label: 'Mağaza', href: '/shop', also: ['/urun/', '/product/', '/seri/'] },
      {
        label: 'Daha',
        items: [
          { label: 'Yeni yazı', href: '/blog/yazi' },
          {
            label: 'Yuvarlak pimler',
            href: `/shop?category=${categoryId('pimler')}&subCategory=${categoryId('yuvarlak')}`,
          },
          { label: 'Harita', href: 'https://harita.test/', newTab: true },
        ],
      },
      { label: 'Biz', href: '/page/about' },
    ]);
  });

  test('a target that is unpublished or gone is left out at once, and a heading with nothing below it', async () => {
    const { database, site, save, staff } = await start();
    await save('header', [
      entry('static', 'home'),
      entry('heading', '', { label: 'Yazılar', items: [item('blog', contentId('yazi'))] }),
      entry('page', contentId('about'), { label: 'Biz' }),
      entry('category', categoryId('pimler')),
      entry('category', categoryId('yuvarlak')),
    ]);
    const labels = async () => (await site()).header.map(({ label }) => label);
    expect(await labels()).toEqual(['Ana Sayfa', 'Yazılar', 'Biz', 'Pimler', 'Yuvarlak pimler']);
    await staff.put(`/api/blogs/${contentId('yazi')}`, { isPublished: false });
    expect(await labels()).toEqual(['Ana Sayfa', 'Biz', 'Pimler', 'Yuvarlak pimler']);
    await staff.put(`/api/pages/${contentId('about')}`, { slug: 'biz' });
    expect((await site()).header[1]!.href).toBe('/page/biz');
    await staff.del(`/api/pages/${contentId('about')}`);
    expect(await labels()).toEqual(['Ana Sayfa', 'Pimler', 'Yuvarlak pimler']);
    await database.write('catalogue', (trx) =>
      trx.updateTable('categories').set({ isActive: false }).where('slug', '=', 'pimler').execute(),
    );
    expect(await labels()).toEqual(['Ana Sayfa']);
    await staff.put(`/api/blogs/${contentId('yazi')}`, { isPublished: true });
    expect(await labels()).toEqual(['Ana Sayfa', 'Yazılar']);
    const stored = (await staff.get<StoredMenu>('/api/menus/admin/header')).json;
    expect(stored.entries).toHaveLength(5);
    expect(stored.targets.map(({ title }) => title)).not.toContain('Hakkımızda');
  });

  test('a kept reply says of what it is made: of posts only where a menu names one', async () => {
    const { database, get, save } = await start();
    const etag = async () => (await get('/api/menus')).headers['etag'];
    await save('footer_2', [entry('static', 'home')], { title: 'Kısayollar' });
    const before = await etag();
    await save('footer_2', [entry('static', 'contact')]);
    expect(await etag()).not.toBe(before);
    await database.write('blogs', (trx) => trx.updateTable('blogs').set({ title: 'Başka' }).execute());
    expect((await get<SiteMenus>('/api/menus')).json.footer_2).toEqual({
      title: 'Kısayollar',
      links: [{ label: 'İletişim', href: '/contact' }],
    });
  });

  test('goes back to the usual one', async () => {
    const { site, save, staff } = await start();
    const usual = await site();
    await save('footer_legal', []);
    expect((await site()).footer_legal).toEqual([]);
    expect((await staff.del('/api/menus/footer_legal')).status).toBe(204);
    expect((await staff.del('/api/menus/footer_legal')).status).toBe(204);
    expect(await site()).toEqual(usual);
  });

  test('refuses what no menu can hold, each at its field', async () => {
    const { save } = await start();
    const refusals = async (place: string, entries: readonly object[]) => {
      const reply = await save<ErrorBody>(place, entries);
      expect(reply.status).toBe(400);
      return reply.json.fields;
    };
    const many = (count: number) => Array.from({ length: count }, () => entry('static', 'home'));
    expect(await refusals('header', many(13))).toEqual({ entries: 'En fazla 12 satır olabilir.' });
    expect(await refusals('footer_1', many(21))).toEqual({ entries: 'En fazla 20 satır olabilir.' });
    expect(await refusals('header', [])).toEqual({ entries: 'Üst menüde en az bir bağlantı olmalı.' });
    expect(
      await refusals('header', [
        entry('heading', '', { label: 'x', items: Array.from({ length: 21 }, () => item('static', 'home')) }),
      ]),
    ).toEqual({ 'entries.0.items': 'En fazla 20 satır olabilir.' });
    expect(await refusals('footer_legal', [entry('heading', '', { label: 'x' })])).toEqual({
      'entries.0.kind': 'Başlıklar burada kullanılamaz.',
    });
    expect(
      await refusals('header', [
        entry('heading', ''),
        entry('url', 'javascript:alert(1)', { label: 'x' }),
        entry('url', '//kötü.test', { label: 'x' }),
        entry('url', '/a'),
        entry('static', 'yok'),
        entry('page', ''),
        entry('static', 'home', { items: [item('static', 'home')] }),
        entry('heading', '', { label: 'x', items: [item('heading', '', { label: 'y' })] }),
      ]),
    ).toEqual({
      'entries.0.label': 'Lütfen bir ad yazın!',
      'entries.1.to': expect.stringContaining('https://'),
      'entries.2.to': expect.stringContaining('https://'),
      'entries.3.label': 'Lütfen bir ad yazın!',
      'entries.4.to': 'Lütfen bağlantının nereye gideceğini seçin!',
      'entries.5.to': 'Lütfen bağlantının nereye gideceğini seçin!',
      'entries.6.items': 'Yalnız başlıkların altında bağlantı olabilir.',
      'entries.7.items.0.kind': 'Yalnız başlıkların altında bağlantı olabilir.',
    });
    expect((await save('kenar', [])).status).toBe(404);
  });

  test('whoever saves an older version is told by whom it was changed; the audit list has readable lines', async () => {
    const { save, ...app } = await start();
    await save('footer_2', [entry('static', 'home', { label: 'Başa dön' })], { version: 1 });
    const second = await save<ErrorBody>('footer_2', [entry('static', 'shop')], { version: 1 });
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({ code: 'STALE', stale: { changedBy: 'Ayşe Usta', fields: ['entries'] } });
    const admin = await signIn(app, 'admin');
    const { items } = (await admin.get<{ items: AuditEntry[] }>('/api/audit?kind=menu')).json;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ title: 'Alt menü, 2. sütun', actor: 'Ayşe Usta', rowId: 'footer_2' });
    expect(items[0]!.changes[0]).toMatchObject({ field: 'entries', after: ['Başa dön (/)'] });
  });

  test('targets are offered: all pages and categories, and posts by their titles', async () => {
    const { database, staff } = await start();
    await insertBlogs(database, [{ slug: 'iki', title: 'İkinci Çelik yazısı', isPublished: false }]);
    const titles = async (query: string) =>
      (await staff.get<MenuTarget[]>(`/api/menus/targets?${query}`)).json.map(({ title, isPublic }) => [
        title,
        isPublic,
      ]);
    expect(await titles('kind=page')).toEqual([
      ['Hakkımızda', true],
      ['İade', true],
      ['Taslak', false],
      ['KVKK', true],
    ]);
    expect(await titles('kind=category')).toEqual([
      ['Gizli', false],
      ['Pimler', true],
      ['Pimler › Yuvarlak pimler', true],
    ]);
    expect(await titles('kind=blog&q=celik')).toEqual([['İkinci Çelik yazısı', false]]);
    expect(await titles('kind=blog')).toHaveLength(2);
  });
});

test('the usual entries fit the limits of their places with many rows', () => {
  const rows = Array.from({ length: 60 }, (_, i) => ({ _id: `${i}`, slug: `s${i}` }));
  expect(defaultEntries('footer_1', { pages: rows, mainCategories: rows })).toHaveLength(16);
});
