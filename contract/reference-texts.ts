// Sentences of the references.
import { savingCalls } from './saving-texts.ts';

export const COMPANY_NAME_MISSING = 'Lütfen firma adını giriniz!';
export const SECTOR_MISSING = 'Lütfen sektörü giriniz!';
export const REFERENCE_PLACE_MISSING = 'Lütfen sıra numarasını giriniz!';
export const LOGO_MISSING = 'Lütfen bir logo yükleyiniz!';

/** What each call does, for the API page. */
export const REFERENCE_CALLS = {
  'GET /api/references': 'Referans markalar, sırasıyla',
  'GET /api/references/:id': 'Tek referans',
  ...savingCalls('/api/references', 'Referansı'),
  'POST /api/references/upload': 'Referans logosu yükler',
};

export const REFERENCE_WORDS = {
  one: 'Referans',
  list: 'Referanslar',
  create: 'Yeni Referans',
  edit: 'Referansı Düzenle',
  absent: 'Referans bulunamadı.',
};
export const REFERENCE_LABELS = {
  name: 'Firma Adı',
  sector: 'Sektör',
  description: 'Açıklama',
  website: 'Web Sitesi',
  sortOrder: 'Sıra',
  logo: 'Logo',
  isActive: 'Durum',
};
