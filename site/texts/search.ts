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
