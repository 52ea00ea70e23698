// Pages that staff write: the reasons for a missing page, and the labels of their sections.

export const PAGE_PROBLEMS = {
  missing: 'Sayfa bulunamadı.',
  failed: 'Sayfa yüklenirken bir hata oluştu.',
  inactive: 'Bu sayfa şu anda aktif değil.',
  network: 'Bağlantı hatası oluştu.',
  other: 'Aradığınız sayfa mevcut değil.',
};

export const DYNAMIC_PAGE_TEXTS = {
  retry: 'Tekrar dene',
  home: 'Ana Sayfaya Dön',
  contact: 'İletişim',
  sheet: 'Bu paftada çizim yok',
};

export const SECTION_TEXTS = {
  certificate: 'Belge',
  description: 'Kapsam',
  active: 'Aktif',
  passive: 'Pasif',
  number: 'Belge no',
  year: 'Yıl',
  authority: 'Veren kuruluş',
  validity: 'Geçerlilik',
  status: 'Durum',
  facility: 'Tesis',
  features: 'Özellikler',
  area: 'Alan',
  location: 'Konum',
  capacity: 'Kapasite',
  categories: 'Kategoriler',
};
