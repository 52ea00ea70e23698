import { SCREEN_TITLES } from '../../base/texts.ts';
import { textsFor } from '../../crud/texts.ts';

const READ_FAILED = 'Blog verisi alınamadı';

export const BLOG_TEXTS = {
  copyNote: 'Taslak olarak başlar; adresi yeni başlıktan önerilir, okunma sayısı ve tarihi kopyalanmaz.',

  rows: textsFor('Blog', {
    create: SCREEN_TITLES['blogs/create'],
    counted: 'blog',
    empty: 'Henüz blog eklenmemiş. İlk blogu ekleyerek başlayın.',
    nothingFound: 'Aramanıza uyan blog bulunamadı.',
    rowFailed: READ_FAILED,
    rowMissing: READ_FAILED,
    createFailed: 'Blog oluşturma başarısız.',
    updateFailed: 'Blog güncelleme başarısız.',
    confirmRemove: 'Blog yazısını silmek istediğinize emin misiniz?',
  }),

  pictureGroup: 'Görsel',
  place: 'Kategori ve etiketler',
  defaultAuthor: 'Admin',
  picture: {
    uploaded: 'Resim başarıyla yüklendi.',
    failed: 'Resim yükleme başarısız.',
    removed: 'Resim kaldırıldı.',
  },
  excerptHint: 'Listelerde ve arama sonuçlarında görünen bir iki cümle.',
  draftHint: 'Taslak yazıyı ziyaretçiler göremez.',
  pictureHint: 'JPEG, PNG veya WebP; en fazla 5 MB. Önerilen boyut: 1200x600 piksel.',
  chooseCategory: 'Kategori seçin',
  tagsExample: 'kalıp, bakım, itici pim',
  minutes: 'dk',
  readTimeHint: '1 ile 60 dakika arasında.',

  draftHidden: 'Taslak blog sitede görünmez',
  openOnSite: 'Sitede aç',
  search: 'Başlıkta ara',
} as const;
