import { textsFor } from '../../crud/texts.ts';

export const CATEGORY_TEXTS = {
  rows: textsFor('Kategori', {
    rowFailed: 'Kategori verisi alınamadı.',
    rowMissing: 'Kategori verisi alınamadı.',
    confirmRemove: 'Kategoriyi silmek istediğinize emin misiniz?',
    empty: 'Henüz kategori eklenmemiş. Önce bir ana kategori ekleyin.',
  }),
  subCategory: 'Alt Kategori',
  mainCategory: 'Ana Kategori',
  addSub: 'Alt kategori ekle',
  summary: (mains: number, subs: number) => `${mains} ana, ${subs} alt kategori`,
  subsOf: (name: string, count: number) => `${name}: ${count} alt kategori`,
  subs: (count: number) => `${count} alt kategori`,
  chooseMain: 'Ana kategori seçin',
  pictureHint: 'Yükleyin ya da bir görsel adresi girin. En fazla 5 MB; jpg, jpeg, png, gif veya webp.',
} as const;
