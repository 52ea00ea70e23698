// The search window, beyond the texts of all search boxes.

export const SEARCH_DIALOG_TEXTS = {
  hint: 'Ürün adı, kodu veya ölçüsü yazın: “itici pim”, “Z40”, “5×100” gibi.',
  close: 'Aramayı kapat',
  waiting: 'Aranıyor…',
  found: (count: number) => `${count} ürün bulundu`,
  mostFound: (count: number) => `En yakın ${count} ürün gösteriliyor`,
  error: 'Ürün getirme hatası!',
  retry: 'Tekrar dene',
  all: 'Tüm sonuçlar',
  notFoundHint: 'Yazımı kontrol edin, daha kısa bir kod deneyin ya da bize sorun: özel ölçü de üretiyoruz.',
};
