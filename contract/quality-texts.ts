// Sentences of the quality categories.
import { savingCalls } from './saving-texts.ts';

export const QUALITY_NAME_MISSING = 'Kategori adı gereklidir';
export const QUALITY_NAME_TOO_SHORT = 'Kategori adı en az 3 karakter olmalıdır';
export const QUALITY_CONTENT_MISSING = 'İçerik gereklidir';
export const QUALITY_TITLE_MISSING = 'İçerik başlığı gereklidir';
export const QUALITY_TITLE_TOO_SHORT = 'İçerik başlığı en az 3 karakter olmalıdır';
export const QUALITY_DESCRIPTION_MISSING = 'Açıklama gereklidir';
export const QUALITY_DESCRIPTION_TOO_SHORT = 'Açıklama en az 10 karakter olmalıdır';
export const NO_QUALITY_POINTS = 'En az bir özellik eklemelisiniz';
export const NOT_METADATA = 'Üst veri bir nesne olmalıdır.';

/** What each call does, for the API page. */
export const QUALITY_CALLS = {
  'GET /api/quality-management': 'Etkin kalite kategorileri, sırasıyla',
  'GET /api/quality-management/:id': 'Tek kalite kategorisi',
  'GET /api/quality-management/admin': 'Bütün kalite kategorileri, sırasıyla',
  ...savingCalls('/api/quality-management', 'Kalite kategorisini'),
  'PATCH /api/quality-management/:id/toggle': 'Kalite kategorisini açar veya kapatır',
};

export const QUALITY_WORDS = {
  one: 'Kalite kategorisi',
  list: 'Kalite Yönetimi',
  create: 'Yeni Kalite Kategorisi Ekle',
  edit: 'Kalite Kategorisini Düzenle',
  absent: 'Kalite kategorisi bulunamadı.',
  menu: { create: 'Yeni Kalite Kategorisi' },
};
export const QUALITY_LABELS = {
  name: 'Kategori Adı',
  content: 'İçerik',
  contentTitle: 'İçerik Başlığı',
  contentDescription: 'Açıklama',
  contentPoints: 'Özellikler',
  icon: 'İkon',
  color: 'Renk',
  order: 'Sıra',
  isActive: 'Durum',
  metadata: 'SEO Bilgileri',
  metaTitle: 'Meta Başlık',
  metaDescription: 'Meta Açıklama',
  keywords: 'Anahtar Kelimeler',
};

export const QUALITY_STATS_CALLS = {
  'GET /api/quality-management/stats/dashboard': 'Kalite kategorilerinin sayıları',
};
