// Sentences of the synonyms that the whole shop's search knows.
import { savingCalls } from './saving-texts.ts';

export const SYNONYM_WORDS_MISSING = 'Lütfen ziyaretçinin yazdığı kelimeyi girin!';
export const SYNONYM_MEANING_MISSING = 'Lütfen katalogdaki anlamını girin!';
export const SYNONYM_WITHOUT_LETTERS = 'En az bir harf veya rakam içermelidir.';
export const SYNONYM_OF_ITSELF = 'Yazılan ile anlamı aynı: arama bu ikisini zaten eşit sayar.';
/** @param means as the row that has both spells it */
export const synonymTaken = (words: string, means: string): string => `Bu eş anlamlı zaten var: ${words} → ${means}.`;

/** What each call does, for the API page. */
export const SYNONYM_CALLS = {
  'GET /api/synonyms': 'Aramanın bütün katalogda bildiği eş anlamlılar',
  'GET /api/synonyms/:id': 'Tek eş anlamlı',
  ...savingCalls('/api/synonyms', 'Eş anlamlıyı'),
};

export const SYNONYM_WORDS = {
  one: 'Eş anlamlı',
  list: 'Arama Sözcükleri',
  create: 'Yeni Eş Anlamlı',
  edit: 'Eş Anlamlıyı Düzenle',
  absent: 'Eş anlamlı bulunamadı.',
};
export const SYNONYM_LABELS = { words: 'Yazılan', means: 'Anlamı', isSoft: 'Yakın anlamlı' };
