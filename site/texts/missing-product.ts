/** A missing product. Separate from product.ts, because its view is a separate chunk. */
export const MISSING_PRODUCT_TEXTS = {
  hint: 'Kodu ya da ölçüyü arayın; katalogda yoksa bize sorun, özel ölçü de üretiyoruz.',
  instead: 'Katalogdaki en yakın ürünler',
  allInstead: 'Tüm arama sonuçları',
  sheet: 'Bu kodda parça yok',
  allProducts: 'Tüm ürünler',
  retry: 'Tekrar dene',
  quoteFor: (text: string) => `“${text}” için teklif iste`,
};
