import { COMMON_TEXTS } from '../../base/texts.ts';
import { textsFor } from '../../crud/texts.ts';

const READ_FAILED = 'Kategori verisi alınamadı.';

export const CATEGORY_TEXTS = {
  rows: textsFor('Kategori', {
    rowFailed: READ_FAILED,
    rowMissing: READ_FAILED,
    confirmRemove: COMMON_TEXTS.confirmRemoveCategory,
    empty: 'Henüz kategori eklenmemiş. Önce bir ana kategori ekleyin.',
  }),
  subCategory: 'Alt Kategori',
  mainCategory: 'Ana Kategori',
  addSub: 'Alt kategori ekle',
  summary: (mains: number, subs: number) => `${mains} ana, ${subs} alt kategori`,
  subsOf: (name: string, count: number) => `${name}: ${count} alt kategori`,
  subs: (count: number) => `${count} alt kategori`,
  pictureHint: 'Yükleyin ya da bir görsel adresi girin. En fazla 5 MB; jpg, jpeg, png, gif veya webp.',
} as const;
