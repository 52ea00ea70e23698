import { useMatches } from 'react-router';
import type { Key } from '#contract/endpoints.ts';

/** What the frame knows of a screen: its heading, where it belongs, and the call without which it is of no use. */
export interface ScreenData {
  title: string;
  /** Path of the screen above it in the breadcrumb; the dashboard when absent. */
  under?: string;
  /** Who may not make this call gets the view that says so. */
  needs?: Key;
}

/** Screens in the frame, by their path below /admin. */
export const SCREENS = {
  dashboard: { title: 'Ana Sayfa' },
  profile: { title: 'Profil' },
  products: { title: 'Ürünler', needs: 'POST /api/products' },
  'products/create': { title: 'Yeni Ürün', under: 'products', needs: 'POST /api/products' },
  'products/update/:id': { title: 'Ürünü Düzenle', under: 'products', needs: 'PUT /api/products/:id' },
  categories: { title: 'Kategoriler', needs: 'POST /api/categories' },
  'categories/create': { title: 'Yeni Kategori', under: 'categories', needs: 'POST /api/categories' },
  'categories/update/:id': { title: 'Kategoriyi Düzenle', under: 'categories', needs: 'PUT /api/categories/:id' },
  blogs: { title: 'Bloglar', needs: 'POST /api/blogs' },
  'blogs/create': { title: 'Blog Ekle', under: 'blogs', needs: 'POST /api/blogs' },
  'blogs/update/:id': { title: 'Blogu Düzenle', under: 'blogs', needs: 'PUT /api/blogs/:id' },
  pages: { title: 'Sayfalar', needs: 'POST /api/pages' },
  'pages/create': { title: 'Yeni Sayfa Oluştur', under: 'pages', needs: 'POST /api/pages' },
  'pages/update/:id': { title: 'Sayfa Düzenle', under: 'pages', needs: 'PUT /api/pages/:id' },
  orders: { title: 'Siparişler', needs: 'GET /api/orders' },
  'orders/:id': { title: 'Sipariş', under: 'orders', needs: 'GET /api/orders' },
  'orders/:id/sheet': { title: 'Sipariş fişi', under: 'orders', needs: 'GET /api/orders' },
  sliders: { title: 'Sliderlar', needs: 'POST /api/sliders' },
  'sliders/create': { title: 'Yeni Slider', under: 'sliders', needs: 'POST /api/sliders' },
  'sliders/update/:id': { title: 'Sliderı Düzenle', under: 'sliders', needs: 'PUT /api/sliders/:id' },
  features: { title: 'Özellikler', needs: 'POST /api/features' },
  'features/create': { title: 'Yeni Özellik', under: 'features', needs: 'POST /api/features' },
  'features/update/:id': { title: 'Özelliği Düzenle', under: 'features', needs: 'PUT /api/features/:id' },
  references: { title: 'Referanslar', needs: 'POST /api/references' },
  'references/create': { title: 'Yeni Referans', under: 'references', needs: 'POST /api/references' },
  'references/update/:id': { title: 'Referansı Düzenle', under: 'references', needs: 'PUT /api/references/:id' },
  programs: { title: 'Programlar', needs: 'POST /api/programs' },
  'programs/create': { title: 'Yeni Program', under: 'programs', needs: 'POST /api/programs' },
  'programs/update/:id': { title: 'Programı Düzenle', under: 'programs', needs: 'PUT /api/programs/:id' },
  'quality-management': { title: 'Kalite Yönetimi', needs: 'POST /api/quality-management' },
  'quality-management/create': {
    title: 'Yeni Kalite Kategorisi Ekle',
    under: 'quality-management',
    needs: 'POST /api/quality-management',
  },
  'quality-management/update/:id': {
    title: 'Kalite Kategorisini Düzenle',
    under: 'quality-management',
    needs: 'PUT /api/quality-management/:id',
  },
  jobs: { title: 'İş İlanları', needs: 'POST /api/jobs' },
  'jobs/create': { title: 'Yeni İş İlanı', under: 'jobs', needs: 'POST /api/jobs' },
  'jobs/update/:id': { title: 'İş İlanını Güncelle', under: 'jobs', needs: 'PUT /api/jobs/:id' },
  'job-applications': { title: 'İş Başvuruları', needs: 'GET /api/job-applications' },
  users: { title: 'Kullanıcılar', needs: 'GET /api/users' },
  'users/create': { title: 'Yeni Kullanıcı', under: 'users', needs: 'POST /api/users' },
  'users/update/:id': { title: 'Kullanıcıyı Düzenle', under: 'users', needs: 'PUT /api/users/:id' },
  messages: { title: 'Mesajlar', needs: 'GET /api/contacts' },
  newsletter: { title: 'Bülten Kayıtları', needs: 'GET /api/newsletter' },
  settings: { title: 'Ayarlar', needs: 'PUT /api/settings' },
  'settings/homepage': { title: 'Ana Sayfa Ayarları', under: 'settings', needs: 'PUT /api/settings' },
  'settings/site': { title: 'Site Ayarları', under: 'settings', needs: 'PUT /api/settings' },
  audit: { title: 'İşlem Kayıtları', needs: 'GET /api/audit' },
  trash: { title: 'Çöp Kutusu', needs: 'GET /api/trash' },
  '*': { title: 'Sayfa bulunamadı' },
} as const satisfies Record<string, ScreenData>;
export type ScreenPath = keyof typeof SCREENS;

/** The open screen; absent only while an address is being resolved. */
export const useScreen = (): ScreenData | undefined => useMatches().at(-1)?.handle as ScreenData | undefined;
