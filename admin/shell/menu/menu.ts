// The sidebar as data: a resource adds its lines here. Entries that the role may not use are absent.
import type { ComponentType } from 'react';
import {
  AppstoreOutlined,
  BankOutlined,
  DeleteOutlined,
  FileTextOutlined,
  HistoryOutlined,
  HomeOutlined,
  MailOutlined,
  NotificationOutlined,
  PictureOutlined,
  SettingOutlined,
  ShoppingOutlined,
  SolutionOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { Key } from '#contract/endpoints.ts';
import type { BadgeName } from './badges.tsx';

export interface MenuEntry {
  label: string;
  path: string;
  /** The call that the screen is for. */
  needs?: Key;
  /** Counts what waits there. */
  badge?: BadgeName;
}
/** A group of one entry is that entry. */
export interface MenuGroup {
  label: string;
  icon: ComponentType;
  entries: readonly MenuEntry[];
}

export const MENU: readonly MenuGroup[] = [
  { label: 'Ana Sayfa', icon: HomeOutlined, entries: [{ label: 'Ana Sayfa', path: '/admin/dashboard' }] },
  {
    label: 'İçerik',
    icon: FileTextOutlined,
    entries: [
      { label: 'Tüm Bloglar', path: '/admin/blogs', needs: 'POST /api/blogs' },
      { label: 'Blog Ekle', path: '/admin/blogs/create', needs: 'POST /api/blogs' },
      { label: 'Tüm Sayfalar', path: '/admin/pages', needs: 'POST /api/pages' },
      { label: 'Yeni Sayfa', path: '/admin/pages/create', needs: 'POST /api/pages' },
    ],
  },
  {
    label: 'Ürünler',
    icon: AppstoreOutlined,
    entries: [
      { label: 'Tüm Ürünler', path: '/admin/products', needs: 'POST /api/products' },
      { label: 'Yeni Ürün', path: '/admin/products/create', needs: 'POST /api/products' },
      { label: 'Kategoriler', path: '/admin/categories', needs: 'POST /api/categories' },
      { label: 'Yeni Kategori', path: '/admin/categories/create', needs: 'POST /api/categories' },
    ],
  },
  {
    label: 'Siparişler',
    icon: ShoppingOutlined,
    entries: [{ label: 'Siparişler', path: '/admin/orders', needs: 'GET /api/orders', badge: 'orders' }],
  },
  {
    label: 'Görsel Düzen',
    icon: PictureOutlined,
    entries: [
      { label: 'Tüm Sliderlar', path: '/admin/sliders', needs: 'POST /api/sliders' },
      { label: 'Yeni Slider', path: '/admin/sliders/create', needs: 'POST /api/sliders' },
      { label: 'Tüm Özellikler', path: '/admin/features', needs: 'POST /api/features' },
      { label: 'Yeni Özellik', path: '/admin/features/create', needs: 'POST /api/features' },
    ],
  },
  {
    label: 'Şirket Bilgileri',
    icon: BankOutlined,
    entries: [
      { label: 'Referanslar', path: '/admin/references', needs: 'POST /api/references' },
      { label: 'Yeni Referans', path: '/admin/references/create', needs: 'POST /api/references' },
      { label: 'Programlar', path: '/admin/programs', needs: 'POST /api/programs' },
      { label: 'Yeni Program', path: '/admin/programs/create', needs: 'POST /api/programs' },
      { label: 'Kalite Yönetimi', path: '/admin/quality-management', needs: 'POST /api/quality-management' },
      {
        label: 'Yeni Kalite Kategorisi',
        path: '/admin/quality-management/create',
        needs: 'POST /api/quality-management',
      },
    ],
  },
  {
    label: 'İnsan Kaynakları',
    icon: SolutionOutlined,
    entries: [
      { label: 'İş İlanları', path: '/admin/jobs', needs: 'POST /api/jobs' },
      { label: 'Yeni İş İlanı', path: '/admin/jobs/create', needs: 'POST /api/jobs' },
      {
        label: 'İş Başvuruları',
        path: '/admin/job-applications',
        needs: 'GET /api/job-applications',
        badge: 'applications',
      },
    ],
  },
  {
    label: 'Kullanıcılar',
    icon: TeamOutlined,
    entries: [
      { label: 'Tüm Kullanıcılar', path: '/admin/users', needs: 'GET /api/users' },
      { label: 'Yeni Kullanıcı', path: '/admin/users/create', needs: 'POST /api/users' },
    ],
  },
  {
    label: 'Mesajlar',
    icon: MailOutlined,
    entries: [{ label: 'Mesajlar', path: '/admin/messages', needs: 'GET /api/contacts', badge: 'messages' }],
  },
  {
    label: 'Bülten Kayıtları',
    icon: NotificationOutlined,
    entries: [{ label: 'Bülten Kayıtları', path: '/admin/newsletter', needs: 'GET /api/newsletter' }],
  },
  {
    label: 'Ayarlar',
    icon: SettingOutlined,
    entries: [{ label: 'Ayarlar', path: '/admin/settings', needs: 'PUT /api/settings' }],
  },
  {
    label: 'İşlem Kayıtları',
    icon: HistoryOutlined,
    entries: [{ label: 'İşlem Kayıtları', path: '/admin/audit', needs: 'GET /api/audit' }],
  },
  {
    label: 'Çöp Kutusu',
    icon: DeleteOutlined,
    entries: [{ label: 'Çöp Kutusu', path: '/admin/trash', needs: 'GET /api/trash' }],
  },
];

/** What the header's menu offers to add, by the words of the lists' own buttons. */
const ADDED: readonly string[] = ['products', 'categories', 'blogs', 'pages', 'sliders', 'jobs'].map(
  (list) => `/admin/${list}/create`,
);
/**
 * Screens that have a button of their own for one of them: its form, its list, and the first screen for those that the
 * specification puts there.
 */
const HAS_OWN_BUTTON: Record<string, readonly string[]> = {
  '/admin/dashboard': ['/admin/products/create', '/admin/blogs/create'],
};

/** What can be added. @param pathname of the open screen: without what it offers itself */
export const quickActions = (may: May, pathname?: string): MenuEntry[] => {
  const entries = allowedGroups(may).flatMap((group) => group.entries);
  return ADDED.filter(
    (path) =>
      pathname === undefined ||
      (!path.startsWith(`${pathname}/`) && path !== pathname && !HAS_OWN_BUTTON[pathname]?.includes(path)),
  ).flatMap((path) => entries.find((entry) => entry.path === path) ?? []);
};

export type May = (key: Key) => boolean;
export const allowed = <E extends MenuEntry>(entries: readonly E[], may: May): E[] =>
  entries.filter(({ needs }) => !needs || may(needs));
export const allowedGroups = (may: May): MenuGroup[] =>
  MENU.map((group) => ({ ...group, entries: allowed(group.entries, may) })).filter(({ entries }) => entries.length > 0);

/** The entry that an address belongs to: the one with the longest path that it begins with. */
export const entryOf = (entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined =>
  entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
