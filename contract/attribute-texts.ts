// Sentences of the attributes by which sizes of many families are found.
import { savingCalls } from './saving-texts.ts';

export const ATTRIBUTE_KEY_MISSING = 'Lütfen kısa adı girin!';
export const ATTRIBUTE_KEY_REFUSED = 'Kısa ad sadece küçük harf, rakam ve tire içerebilir!';
export const ATTRIBUTE_NAME_MISSING = 'Lütfen özelliğin adını girin!';
export const ATTRIBUTE_KIND_REFUSED = 'Tür sayı veya metin olmalıdır.';
export const ATTRIBUTE_KEY_TAKEN = 'Bu kısa adda bir filtre özelliği zaten var.';
/** @param families names of the first ones */
export const attributeUsed = (count: number, families: readonly string[]): string =>
  `Bu özellik ${count} seride kullanılıyor: ${families.join(', ')}${count > families.length ? ' …' : ''}. Önce ölçülerden kaldırın.`;

/** What each call does, for the API page. */
export const ATTRIBUTE_CALLS = {
  'GET /api/attributes': 'Filtre özellikleri, sırasıyla',
  'GET /api/attributes/:id': 'Tek filtre özelliği',
  ...savingCalls('/api/attributes', 'Filtre özelliğini'),
};

export const ATTRIBUTE_WORDS = {
  one: 'Filtre özelliği',
  list: 'Filtre Özellikleri',
  create: 'Yeni Filtre Özelliği',
  edit: 'Filtre Özelliğini Düzenle',
  absent: 'Filtre özelliği bulunamadı.',
};
export const ATTRIBUTE_LABELS = {
  key: 'Kısa Ad',
  name: 'Ad',
  kind: 'Tür',
  unit: 'Birim',
  isActive: 'Durum',
  sortOrder: 'Sıra',
};
/** What its values are. */
export const ATTRIBUTE_KINDS = { number: 'Sayı', text: 'Metin' };
