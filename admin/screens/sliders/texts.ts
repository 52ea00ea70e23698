import { SLIDER_WORDS } from '#contract/slider-texts.ts';
import { textsFor } from '../../crud/texts.ts';

const READ_FAILED = 'Slider verisi alınamadı.';

export const SLIDER_TEXTS = {
  copyNote: 'Pasif başlar; görseli ve yazıları kopyalandı.',
  rows: textsFor(SLIDER_WORDS.one, {
    listFailed: 'Slider verisi getirme başarısız.',
    rowFailed: READ_FAILED,
    rowMissing: READ_FAILED,
    createFailed: 'Slider oluşturma başarısız.',
    updateFailed: 'Slider güncelleme başarısız.',
    confirmRemove: 'Sliderı silmek istediğinize emin misiniz?',
    empty: 'Henüz slider eklenmemiş. Ana sayfanın tepesi için ilk sliderı ekleyin.',
  }),
  button: 'Buton',
  search: 'Slider ara',
  sameOrder: (titles: string) => `Bu sırada ${titles} de var; aynı sıradakilerden önce eklenen önde gösterilir.`,
  linkHint: 'Boş bırakılırsa sliderda buton görünmez.',
  pictureHint:
    'Yükleyin ya da bir görsel adresi girin; son seçtiğiniz geçerli olur. En fazla 5 MB; jpg, jpeg, png, gif veya webp.',
} as const;
