// The sidebar as data: a resource adds its lines here. Entries that the role may not use are absent.
import type { ComponentType } from 'react';
import {
  AppstoreAddOutlined, AppstoreOutlined, BankOutlined, DeleteOutlined, FileAddOutlined, FileTextOutlined, HistoryOutlined, HomeOutlined, MailOutlined, NotificationOutlined, PictureOutlined,
  SettingOutlined, ShoppingOutlined, SolutionOutlined, TeamOutlined,
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
export interface MenuGroup { label: string; icon: ComponentType; entries: readonly MenuEntry[] }

export const MENU: readonly MenuGroup[] = [
  { label: 'Ana Sayfa', icon: HomeOutlined, entries: [{ label: 'Ana Sayfa', path: '/admin/dashboard' }] },
  {
    label: 'İçerik', icon: FileTextOutlined, entries: [
      { label: 'Tüm Bloglar', path: '/admin/blogs', needs: 'POST /api/blogs' },
      { label: 'Blog Ekle', path: '/admin/blogs/create', needs: 'POST /api/blogs' },
      { label: 'Tüm Sayfalar', path: '/admin/pages', needs: 'POST /api/pages' },
      { label: 'Sayfa Ekle', path: '/admin/pages/create', needs: 'POST /api/pages' },
    ],
  },
  {
    label: 'Ürünler', icon: AppstoreOutlined, entries: [
      { label: 'Tüm Ürünler', path: '/admin/products', needs: 'POST /api/products' },
      { label: 'Ürün Ekle', path: '/admin/products/create', needs: 'POST /api/products' },
      { label: 'Kategoriler', path: '/admin/categories', needs: 'POST /api/categories' },
      { label: 'Kategori Ekle', path: '/admin/categories/create', needs: 'POST /api/categories' },
    ],
  },
  { label: 'Siparişler', icon: ShoppingOutlined, entries: [{ label: 'Siparişler', path: '/admin/orders', needs: 'GET /api/orders', badge: 'orders' }] },
  {
    label: 'Görsel Düzen', icon: PictureOutlined, entries: [
      { label: 'Tüm Sliderlar', path: '/admin/sliders', needs: 'POST /api/sliders' },
      { label: 'Slider Ekle', path: '/admin/sliders/create', needs: 'POST /api/sliders' },
      { label: 'Tüm Özellikler', path: '/admin/features', needs: 'POST /api/features' },
      { label: 'Özellik Ekle', path: '/admin/features/create', needs: 'POST /api/features' },
    ],
  },
  {
    label: 'Şirket Bilgileri', icon: BankOutlined, entries: [
      { label: 'Referanslar', path: '/admin/references', needs: 'POST /api/references' },
      { label: 'Referans Ekle', path: '/admin/references/create', needs: 'POST /api/references' },
      { label: 'Programlar', path: '/admin/programs', needs: 'POST /api/programs' },
      { label: 'Program Ekle', path: '/admin/programs/create', needs: 'POST /api/programs' },
      { label: 'Kalite Yönetimi', path: '/admin/quality-management', needs: 'POST /api/quality-management' },
      { label: 'Kalite Kategorisi Ekle', path: '/admin/quality-management/create', needs: 'POST /api/quality-management' },
    ],
  },
  {
    label: 'İnsan Kaynakları', icon: SolutionOutlined, entries: [
      { label: 'İş İlanları', path: '/admin/jobs', needs: 'POST /api/jobs' },
      { label: 'İş İlanı Ekle', path: '/admin/jobs/create', needs: 'POST /api/jobs' },
      { label: 'İş Başvuruları', path: '/admin/job-applications', needs: 'GET /api/job-applications', badge: 'applications' },
    ],
  },
  {
    label: 'Kullanıcılar', icon: TeamOutlined, entries: [
      { label: 'Tüm Kullanıcılar', path: '/admin/users', needs: 'GET /api/users' },
      { label: 'Kullanıcı Ekle', path: '/admin/users/create', needs: 'POST /api/users' },
    ],
  },
  { label: 'Mesajlar', icon: MailOutlined, entries: [{ label: 'Mesajlar', path: '/admin/messages', needs: 'GET /api/contacts', badge: 'messages' }] },
  { label: 'Bülten Kayıtları', icon: NotificationOutlined, entries: [{ label: 'Bülten Kayıtları', path: '/admin/newsletter', needs: 'GET /api/newsletter' }] },
  { label: 'Ayarlar', icon: SettingOutlined, entries: [{ label: 'Ayarlar', path: '/admin/settings', needs: 'PUT /api/settings' }] },
  { label: 'İşlem Kayıtları', icon: HistoryOutlined, entries: [{ label: 'İşlem Kayıtları', path: '/admin/audit', needs: 'GET /api/audit' }] },
  { label: 'Çöp Kutusu', icon: DeleteOutlined, entries: [{ label: 'Çöp Kutusu', path: '/admin/trash', needs: 'GET /api/trash' }] },
];

/** The header's shortcuts; a phone shows their icons alone. */
export const QUICK_ACTIONS: readonly (MenuEntry & { icon: ComponentType<{ 'aria-hidden'?: boolean }> })[] = [
  { label: 'Blog Ekle', icon: FileAddOutlined, path: '/admin/blogs/create', needs: 'POST /api/blogs' },
  { label: 'Ürün Ekle', icon: AppstoreAddOutlined, path: '/admin/products/create', needs: 'POST /api/products' },
];

type May = (key: Key) => boolean;
export const allowed = <E extends MenuEntry>(entries: readonly E[], may: May): E[] => entries.filter(({ needs }) => !needs || may(needs));
export const allowedGroups = (may: May): MenuGroup[] =>
  MENU.map((group) => ({ ...group, entries: allowed(group.entries, may) })).filter(({ entries }) => entries.length > 0);

/** The entry that an address belongs to: the one with the longest path that it begins with. */
export const entryOf = (entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined =>
  entries.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`)).sort((a, b) => b.path.length - a.path.length)[0];
