// Sentences about the site's menus.
import type { MenuPlaceName, StaticTarget } from './menu-places.ts';

export const MENU_PLACE_LABELS: Readonly<Record<MenuPlaceName, string>> = {
  header: 'Üst menü',
  footer_1: 'Alt menü, 1. sütun',
  footer_2: 'Alt menü, 2. sütun',
  footer_legal: 'Alt menü, yasal metinler',
};

/** Names of the columns until staff give others. */
export const MENU_COLUMN_TITLES: { readonly [P in MenuPlaceName]?: string } = {
  footer_1: 'Ürün Grupları',
  footer_2: 'Hızlı Bağlantılar',
};

/** Names of the site's fixed pages in menus. */
export const STATIC_TARGET_LABELS: Readonly<Record<StaticTarget, string>> = {
  home: 'Ana Sayfa',
  shop: 'Ürünler',
  blog: 'Blog',
  services: 'Kalite Yönetimi',
  careers: 'Kariyer',
  contact: 'İletişim',
  newsletter: 'Bülten',
  search: 'Site içi arama',
  cart: 'Sepet',
  account: 'Hesabım',
  licences: 'Açık kaynak lisansları',
  english: 'English',
  german: 'Deutsch',
};
/** The heading above the company's pages. */
export const COMPANY_HEADING = 'Kurumsal';
/** The shop in the footer. */
export const ALL_PRODUCTS = 'Tüm Ürünler';

export const MENU_TARGET_KIND_LABELS = {
  page: 'Sayfa',
  category: 'Kategori',
  blog: 'Blog yazısı',
  static: 'Site bölümü',
  url: 'Adres',
  heading: 'Başlık (açılır liste)',
} as const;

export const MENU_ABSENT = 'Menü bulunamadı.';
export const MENU_KIND_REFUSED = 'Lütfen bağlantının türünü seçin!';
export const MENU_LABEL_MISSING = 'Lütfen bir ad yazın!';
export const MENU_TARGET_MISSING = 'Lütfen bağlantının nereye gideceğini seçin!';
export const MENU_URL_REFUSED = 'Sitedeki bir yol (/page/…) ya da https:// ile başlayan bir adres yazın.';
export const MENU_HEADING_REFUSED = 'Başlıklar burada kullanılamaz.';
export const MENU_TOO_DEEP = 'Yalnız başlıkların altında bağlantı olabilir.';
export const MENU_HEADER_EMPTY = 'Üst menüde en az bir bağlantı olmalı.';
export const NOT_MENU_ENTRIES = 'Menü okunamadı.';
export const menuTooLong = (count: number): string => `En fazla ${count} satır olabilir.`;

/** What each call does, for the API page. */
export const MENU_CALLS = {
  'GET /api/menus': 'Sitenin menüleri; yayında olmayan hedefler olmadan',
  'GET /api/menus/admin': 'Menüler, düzenlendikleri biçimde',
  'GET /api/menus/admin/:id': 'Bir menü, düzenlendiği biçimde',
  'GET /api/menus/targets': 'Menü satırlarının gidebileceği sayfa, kategori ya da yazılar',
  'PUT /api/menus/:id': 'Bir menüyü kaydeder',
  'DELETE /api/menus/:id': 'Bir menüyü varsayılana döndürür',
};
