import type { RouteObject } from 'react-router';
import { screen } from './screen.ts';
import { Login } from './shell/login.tsx';
import { RouteError } from './shell/route-error.tsx';
import { Waiting } from './shell/waiting.tsx';

/** Screens in the frame, by their path below /admin. */
const screens: RouteObject[] = [
  screen('dashboard', { title: 'Ana Sayfa' }, async () => (await import('./dashboard/dashboard.tsx')).Dashboard),
  screen('profile', { title: 'Profil' }, async () => (await import('./profile/profile.tsx')).Profile),

  screen(
    'products',
    { title: 'Ürünler', needs: 'POST /api/products' },
    async () => (await import('./products/list.tsx')).ProductList,
  ),
  screen(
    'products/create',
    { title: 'Yeni Ürün', under: 'products', needs: 'POST /api/products' },
    async () => (await import('./products/form.tsx')).ProductForm,
  ),
  screen(
    'products/update/:id',
    { title: 'Ürünü Düzenle', under: 'products', needs: 'PUT /api/products/:id' },
    async () => (await import('./products/form.tsx')).ProductForm,
  ),

  screen(
    'categories',
    { title: 'Kategoriler', needs: 'POST /api/categories' },
    async () => (await import('./categories.tsx')).CategoryList,
  ),
  screen(
    'categories/create',
    { title: 'Yeni Kategori', under: 'categories', needs: 'POST /api/categories' },
    async () => (await import('./categories.tsx')).CategoryForm,
  ),
  screen(
    'categories/update/:id',
    { title: 'Kategoriyi Düzenle', under: 'categories', needs: 'PUT /api/categories/:id' },
    async () => (await import('./categories.tsx')).CategoryForm,
  ),

  screen(
    'blogs',
    { title: 'Bloglar', needs: 'POST /api/blogs' },
    async () => (await import('./blogs/list.tsx')).BlogList,
  ),
  screen(
    'blogs/create',
    { title: 'Blog Ekle', under: 'blogs', needs: 'POST /api/blogs' },
    async () => (await import('./blogs/form.tsx')).BlogForm,
  ),
  screen(
    'blogs/update/:id',
    { title: 'Blogu Düzenle', under: 'blogs', needs: 'PUT /api/blogs/:id' },
    async () => (await import('./blogs/form.tsx')).BlogForm,
  ),

  screen(
    'pages',
    { title: 'Sayfalar', needs: 'POST /api/pages' },
    async () => (await import('./pages/list.tsx')).PageList,
  ),
  screen(
    'pages/create',
    { title: 'Yeni Sayfa Oluştur', under: 'pages', needs: 'POST /api/pages' },
    async () => (await import('./pages/form.tsx')).PageForm,
  ),
  screen(
    'pages/update/:id',
    { title: 'Sayfa Düzenle', under: 'pages', needs: 'PUT /api/pages/:id' },
    async () => (await import('./pages/form.tsx')).PageForm,
  ),

  screen(
    'orders',
    { title: 'Siparişler', needs: 'GET /api/orders' },
    async () => (await import('./orders/list.tsx')).OrderList,
  ),
  screen(
    'orders/:id',
    { title: 'Sipariş', under: 'orders', needs: 'GET /api/orders' },
    async () => (await import('./orders/detail.tsx')).OrderDetail,
  ),
  screen(
    'orders/:id/sheet',
    { title: 'Sipariş fişi', under: 'orders', needs: 'GET /api/orders' },
    async () => (await import('./orders/sheet.tsx')).OrderSheet,
  ),

  screen(
    'sliders',
    { title: 'Sliderlar', needs: 'POST /api/sliders' },
    async () => (await import('./sliders.tsx')).SliderList,
  ),
  screen(
    'sliders/create',
    { title: 'Yeni Slider', under: 'sliders', needs: 'POST /api/sliders' },
    async () => (await import('./sliders.tsx')).SliderForm,
  ),
  screen(
    'sliders/update/:id',
    { title: 'Sliderı Düzenle', under: 'sliders', needs: 'PUT /api/sliders/:id' },
    async () => (await import('./sliders.tsx')).SliderForm,
  ),

  screen(
    'features',
    { title: 'Özellikler', needs: 'POST /api/features' },
    async () => (await import('./features.tsx')).FeatureList,
  ),
  screen(
    'features/create',
    { title: 'Yeni Özellik', under: 'features', needs: 'POST /api/features' },
    async () => (await import('./features.tsx')).FeatureForm,
  ),
  screen(
    'features/update/:id',
    { title: 'Özelliği Düzenle', under: 'features', needs: 'PUT /api/features/:id' },
    async () => (await import('./features.tsx')).FeatureForm,
  ),

  screen(
    'references',
    { title: 'Referanslar', needs: 'POST /api/references' },
    async () => (await import('./references.tsx')).ReferenceList,
  ),
  screen(
    'references/create',
    { title: 'Yeni Referans', under: 'references', needs: 'POST /api/references' },
    async () => (await import('./references.tsx')).ReferenceForm,
  ),
  screen(
    'references/update/:id',
    { title: 'Referansı Düzenle', under: 'references', needs: 'PUT /api/references/:id' },
    async () => (await import('./references.tsx')).ReferenceForm,
  ),

  screen(
    'programs',
    { title: 'Programlar', needs: 'POST /api/programs' },
    async () => (await import('./programs.tsx')).ProgramList,
  ),
  screen(
    'programs/create',
    { title: 'Yeni Program', under: 'programs', needs: 'POST /api/programs' },
    async () => (await import('./programs.tsx')).ProgramForm,
  ),
  screen(
    'programs/update/:id',
    { title: 'Programı Düzenle', under: 'programs', needs: 'PUT /api/programs/:id' },
    async () => (await import('./programs.tsx')).ProgramForm,
  ),

  screen(
    'quality-management',
    { title: 'Kalite Yönetimi', needs: 'POST /api/quality-management' },
    async () => (await import('./quality/list.tsx')).QualityList,
  ),
  screen(
    'quality-management/create',
    { title: 'Yeni Kalite Kategorisi Ekle', under: 'quality-management', needs: 'POST /api/quality-management' },
    async () => (await import('./quality/form.tsx')).QualityForm,
  ),
  screen(
    'quality-management/update/:id',
    { title: 'Kalite Kategorisini Düzenle', under: 'quality-management', needs: 'PUT /api/quality-management/:id' },
    async () => (await import('./quality/form.tsx')).QualityForm,
  ),

  screen(
    'jobs',
    { title: 'İş İlanları', needs: 'POST /api/jobs' },
    async () => (await import('./jobs/list.tsx')).JobList,
  ),
  screen(
    'jobs/create',
    { title: 'Yeni İş İlanı', under: 'jobs', needs: 'POST /api/jobs' },
    async () => (await import('./jobs/form.tsx')).JobForm,
  ),
  screen(
    'jobs/update/:id',
    { title: 'İş İlanını Güncelle', under: 'jobs', needs: 'PUT /api/jobs/:id' },
    async () => (await import('./jobs/form.tsx')).JobForm,
  ),
  screen(
    'job-applications',
    { title: 'İş Başvuruları', needs: 'GET /api/job-applications' },
    async () => (await import('./applications/list.tsx')).ApplicationList,
  ),

  screen(
    'users',
    { title: 'Kullanıcılar', needs: 'GET /api/users' },
    async () => (await import('./users.tsx')).UserList,
  ),
  screen(
    'users/create',
    { title: 'Yeni Kullanıcı', under: 'users', needs: 'POST /api/users' },
    async () => (await import('./users.tsx')).UserForm,
  ),
  screen(
    'users/update/:id',
    { title: 'Kullanıcıyı Düzenle', under: 'users', needs: 'PUT /api/users/:id' },
    async () => (await import('./users.tsx')).UserForm,
  ),

  screen(
    'messages',
    { title: 'Mesajlar', needs: 'GET /api/contacts' },
    async () => (await import('./messages/list.tsx')).MessageList,
  ),
  screen(
    'newsletter',
    { title: 'Bülten Kayıtları', needs: 'GET /api/newsletter' },
    async () => (await import('./newsletter.tsx')).SubscriberList,
  ),

  screen(
    'settings',
    { title: 'Ayarlar', needs: 'PUT /api/settings' },
    async () => (await import('./settings/hub.tsx')).SettingsHub,
  ),
  screen(
    'settings/homepage',
    { title: 'Ana Sayfa Ayarları', under: 'settings', needs: 'PUT /api/settings' },
    async () => (await import('./settings/homepage.tsx')).HomepageSettings,
  ),
  screen(
    'settings/site',
    { title: 'Site Ayarları', under: 'settings', needs: 'PUT /api/settings' },
    async () => (await import('./settings/site.tsx')).SiteSettings,
  ),

  screen(
    'audit',
    { title: 'İşlem Kayıtları', needs: 'GET /api/audit' },
    async () => (await import('./audit/list.tsx')).AuditList,
  ),
  screen(
    'trash',
    { title: 'Çöp Kutusu', needs: 'GET /api/trash' },
    async () => (await import('./trash.tsx')).TrashList,
  ),

  screen('*', { title: 'Sayfa bulunamadı' }, async () => (await import('./shell/not-found.tsx')).NotFound),
];

/** Every address of the panel. The door is light; the frame and Ant Design come once somebody goes through it. */
export const routes: RouteObject[] = [
  { path: '/admin', Component: Login, ErrorBoundary: RouteError },
  { path: '/admin/login', Component: Login, ErrorBoundary: RouteError },
  {
    path: '/admin/setup',
    lazy: { Component: async () => (await import('./shell/setup.tsx')).Setup },
    HydrateFallback: Waiting,
    ErrorBoundary: RouteError,
  },
  {
    path: '/admin',
    lazy: { Component: async () => (await import('./shell/layout.tsx')).PanelLayout },
    HydrateFallback: Waiting,
    ErrorBoundary: RouteError,
    children: [{ ErrorBoundary: RouteError /* inside the frame, so that the menu stays */, children: screens }],
  },
];
