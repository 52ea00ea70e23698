// Sentences of the homepage's features.
import { savingCalls } from './saving-texts.ts';

export const FEATURE_TITLE_MISSING = 'Lütfen özellik başlığını girin!';
export const FEATURE_DESCRIPTION_MISSING = 'Lütfen özellik açıklamasını girin!';
export const ICON_MISSING = "Lütfen ikon class'ını girin!";

/** What each call does, for the API page. */
export const FEATURE_CALLS = {
  'GET /api/features': 'Özellikler, sırasıyla',
  'GET /api/features/:id': 'Tek özellik',
  ...savingCalls('/api/features', 'Özelliği'),
};

export const FEATURE_WORDS = {
  one: 'Özellik',
  list: 'Özellikler',
  create: 'Yeni Özellik',
  edit: 'Özelliği Düzenle',
  absent: 'Özellik bulunamadı.',
  menu: { list: 'Tüm Özellikler' },
};
export const FEATURE_LABELS = {
  title: 'Başlık',
  description: 'Açıklama',
  icon: 'İkon',
  isActive: 'Durum',
  sortOrder: 'Sıra',
};
