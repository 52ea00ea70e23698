// Sentences of the company's pages, and summaries of the previews' calls.
import { savingCalls } from './saving-texts.ts';

export const PAGE_TITLE_MISSING = 'Lütfen sayfa başlığını girin!';
export const PAGE_SLUG_MISSING = "Lütfen sayfa slug'ını girin!";
export const PAGE_SLUG_RESERVED = 'Bu slug kullanılamaz.';
export const NOT_PAGE_CONTENT = 'İçerik bir nesne olmalıdır.';
export const NOT_SECTIONS = 'Bölümler bir liste olmalıdır.';
export const NOT_SECTION = 'Bölüm bir nesne olmalıdır.';
export const SECTION_TYPE_MISSING = 'Bölüm türü eksik.';
export const TOO_MANY_SECTIONS = 'En fazla 100 bölüm olabilir.';

/** What each call does, for the API page. */
export const PAGE_CALLS = {
  'GET /api/pages': 'Kurumsal menüdeki etkin sayfalar, sırasıyla',
  'GET /api/pages/:slug': 'Sayfa, bölümleriyle; etkin olmayanın yalnız adı',
  'GET /api/pages/admin/all': 'Bütün sayfalar, sırasıyla',
  'GET /api/pages/admin/:id': 'Sayfa, düzenlenecek içeriğiyle',
  ...savingCalls('/api/pages', 'Sayfayı'),
  'POST /api/pages/upload': 'Sayfa bölümü görseli yükler',
};

/** What each call does, for the API page. */
export const PREVIEW_CALLS = {
  'POST /api/previews': 'Taslağın imzalı önizleme bağlantısı; 24 saat geçerli',
  'GET /api/previews/:token': 'Önizleme, bağlantısını bilen için',
};
