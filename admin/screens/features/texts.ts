import { FEATURE_WORDS } from '#contract/feature-texts.ts';
import { READ_FAILED, textsFor } from '../../crud/texts.ts';

export const FEATURE_TEXTS = {
  rows: textsFor(FEATURE_WORDS.one, {
    rowFailed: READ_FAILED,
    createFailed: 'Özellik oluşturma başarısız.',
    updateFailed: 'Özellik güncelleme başarısız.',
    confirmRemove: 'Özelliği silmek istediğinize emin misiniz?',
    empty: 'Henüz özellik eklenmemiş. Ana sayfadaki özellik şeridi için ilk özelliği ekleyin.',
  }),
  note: (count: number) => `Ana sayfada sırasıyla ilk ${count} aktif özellik gösterilir.`,
  search: 'Özellik ara',
} as const;
