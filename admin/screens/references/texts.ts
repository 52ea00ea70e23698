import { REFERENCE_WORDS } from '#contract/reference-texts.ts';
import { textsFor } from '../../crud/texts.ts';

export const REFERENCE_TEXTS = {
  rows: textsFor(REFERENCE_WORDS.one, {
    rowMissing: 'Referans bilgileri alınamadı.',
    confirmRemove: 'Referansı silmek istediğinize emin misiniz?',
    empty: 'Henüz referans eklenmemiş. Ana sayfadaki markalar için ilk referansı ekleyin.',
  }),
  search: 'Firma veya sektör ara',
  logo: {
    uploaded: 'Logo başarıyla yüklendi.',
    failed: 'Logo yükleme başarısız.',
    removed: 'Logo kaldırıldı.',
  },
  websiteExample: 'https://…',
  pictureHint: 'Logo yükleyin ya da bir görsel adresi girin. En fazla 5 MB; jpg, jpeg, png, gif veya webp.',
} as const;
