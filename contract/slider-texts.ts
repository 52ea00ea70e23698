// Sentences of the homepage's slides.
import { savingCalls } from './saving-texts.ts';

export const SLIDE_TITLE_MISSING = 'Lütfen slider başlığını girin!';
export const SLIDE_TITLE_TOO_SHORT = 'Başlık en az 3 karakter olmalıdır!';
export const SLIDE_IMAGE_MISSING = 'Görsel gereklidir!';
export const SLIDE_ORDER_REFUSED = 'Sıra numarası 0 veya büyük olmalıdır!';

/** What each call does, for the API page. */
export const SLIDER_CALLS = {
  'GET /api/sliders': 'Slaytlar, sırasıyla',
  'GET /api/sliders/active': 'Etkin slaytlar, sırasıyla',
  'GET /api/sliders/:id': 'Tek slayt',
  ...savingCalls('/api/sliders', 'Slaytı'),
  'POST /api/sliders/upload': 'Slayt görseli yükler',
};

export const SLIDER_WORDS = {
  one: 'Slider',
  list: 'Sliderlar',
  create: 'Yeni Slider',
  edit: 'Sliderı Düzenle',
  absent: 'Slayt bulunamadı.',
  menu: { list: 'Tüm Sliderlar' },
};
export const SLIDER_LABELS = {
  title: 'Başlık',
  subtitle: 'Alt Başlık',
  description: 'Açıklama',
  image: 'Görsel',
  link: 'Bağlantı',
  buttonText: 'Buton Metni',
  order: 'Sıra',
  isActive: 'Durum',
};
