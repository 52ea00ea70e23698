// Sentences of the programs offered for download.
import { savingCalls } from './saving-texts.ts';

export const PROGRAM_NAME_MISSING = 'Lütfen program adını giriniz!';
export const PROGRAM_VERSION_MISSING = 'Lütfen program sürümünü giriniz!';
export const PROGRAM_DESCRIPTION_MISSING = 'Lütfen program açıklamasını giriniz!';
export const NO_PROGRAM_FEATURES = 'En az bir özellik eklemelisiniz.';
export const NO_SYSTEM_REQUIREMENTS = 'En az bir sistem gereksinimi eklemelisiniz.';
export const DOWNLOAD_LINK_MISSING = 'Lütfen indirme linkini giriniz!';
export const FILE_SIZE_MISSING = 'Lütfen dosya boyutunu giriniz!';
export const LAST_UPDATE_MISSING = 'Lütfen son güncelleme tarihini giriniz!';

/** What each call does, for the API page. */
export const PROGRAM_CALLS = {
  'GET /api/programs': 'Programlar, yeniden eskiye',
  'GET /api/programs/active': 'İndirilebilen program',
  'GET /api/programs/:id': 'Tek program',
  ...savingCalls('/api/programs', 'Programı'),
  'PUT /api/programs/:id/toggle': 'Programı etkinleştirir ya da kapatır; etkinleşen diğerlerini kapatır',
};

export const PROGRAM_WORDS = {
  one: 'Program',
  list: 'Programlar',
  create: 'Yeni Program',
  edit: 'Programı Düzenle',
  absent: 'Program bulunamadı',
};
export const PROGRAM_LABELS = {
  name: 'Program Adı',
  version: 'Sürüm',
  description: 'Açıklama',
  features: 'Özellikler',
  systemRequirements: 'Sistem Gereksinimleri',
  downloadLink: 'İndirme Linki',
  fileSize: 'Dosya Boyutu',
  lastUpdate: 'Son Güncelleme',
  isActive: 'Durum',
};
