// The search window, beyond the texts of all search boxes.

export const SEARCH_DIALOG_TEXTS = {
  hint: 'Ürün adı, kodu veya ölçüsü yazın: “itici pim”, “Z40”, “5×100” gibi.',
  close: 'Aramayı kapat',
  waiting: 'Aranıyor…',
  found: (count: string) => `${count} ürün bulundu`,
  foundNear: 'En yakın ölçüler gösteriliyor',
  error: 'Ürün getirme hatası!',
  retry: 'Tekrar dene',
  all: 'Tüm sonuçlar',
  notFoundHint: 'Yazımı kontrol edin, daha kısa bir kod deneyin ya da bize sorun: özel ölçü de üretiyoruz.',
  keys: { move: 'seç', open: 'aç', add: 'sepete ekle' },
};

/** The catalogue's answer to a search, in the window and on the catalogue's page. */
export const FOUND_TEXTS = {
  best: 'En iyi eşleşme',
  readAs: (text: string) => `“${text}” olarak arandı.`,
  unknown: (words: readonly string[]) =>
    `${words.map((word) => `“${word}”`).join(', ')} katalogda geçmiyor; kalan sözcüklerle arandı.`,
  families: 'Seriler',
  categories: 'Kategoriler',
  sizes: (count: string) => `${count} ölçü`,
  hits: 'Ürünler',
  allOf: (count: string) => `${count} eşleşmenin tümü`,
  allOfFamily: (count: string, family: string) => `${count} eşleşmenin tümü: ${family}`,
  near: 'Bu ölçü standart değil. En yakın ölçüler',
  differs: (label: string, by: string, unit: string) => `${label} ${by}${unit && ` ${unit}`}`,
  add: 'Ekle',
  nearestWords: 'En yakın sözcükler',
  nearestFamilies: 'Yakın seriler',
  quote: (term: string) => `“${term}” için teklif isteyin`,
  quoteHint: 'Standart dışı ölçü de üretiyoruz: yazdığınız metin forma taşınır.',
};
