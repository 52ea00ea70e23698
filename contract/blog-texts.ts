// Sentences of blog posts.
import { savingCalls } from './saving-texts.ts';

export const FILTER_TOO_LONG = 'Süzgeç en fazla 60 karakter olabilir.';
export const BLOG_TITLE_MISSING = 'Lütfen blog başlığını girin!';
export const BLOG_CONTENT_MISSING = 'Lütfen blog içeriğini girin!';
export const BLOG_IMAGE_MISSING = 'Lütfen blog için bir resim yükleyin!';
export const BLOG_CATEGORY_MISSING = 'Lütfen kategori seçin!';
export const READ_TIME_REFUSED = 'Okuma süresi 1 ile 60 dakika arasında olmalıdır.';
export const READ_TIME_NOT_WHOLE = 'Okuma süresi tam sayı olmalıdır.';

/** What each call does, for the API page. */
export const BLOG_CALLS = {
  'GET /api/blogs': 'Blog yazıları, yeniden eskiye; page veya limit ile sayfalı',
  'GET /api/blogs/published': 'Yayındaki blog yazıları, yeniden eskiye; page veya limit ile sayfalı',
  'GET /api/blogs/slug/:slug': 'Adres adıyla blog yazısı; eski adres adları güncel yazıyı verir',
  'GET /api/blogs/related/:id': 'İlgili yazılar, en çok üç: ortak etiketler, sonra kategori, sonra en yeniler',
  'GET /api/blogs/:id': 'Tek blog yazısı',
  'POST /api/blogs/:id/view':
    'Yazının okunduğunu bildirir: okur başına günde bir kez sayılır; botlar ve yönetim sayılmaz',
  ...savingCalls('/api/blogs', 'Blog yazısını'),
  'POST /api/blogs/upload': 'Blog görseli yükler',
};
