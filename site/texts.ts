// Every visible sentence of the public site, grouped by screen. Those that the specification quotes stand here letter for letter.

export const NOT_FOUND_TEXTS = {
  title: 'Sayfa Bulunamadı',
  text: 'Aradığınız sayfa mevcut değil.',
  home: 'Ana Sayfaya Dön',
};

export const ERROR_TEXTS = {
  title: 'Bir Hata Oluştu',
  text: 'Sayfa yüklenirken bir hata oluştu. Lütfen biraz sonra tekrar deneyin.',
  reference: 'Hata numarası:',
  home: 'Ana Sayfaya Dön',
};

export const PRODUCT_TEXTS = {
  errorTitle: 'Ürün Bulunamadı',
  notFound: 'Ürün bulunamadı',
  absent: 'Aradığınız ürün mevcut değil.',
  loadError: 'Ürün yüklenirken hata oluştu',
  invalidAddress: "Geçersiz ürün URL'i",
  missingParameter: 'Ürün parametresi bulunamadı',
};

export const SHOP_TEXTS = {
  categoriesError: 'Kategoriler yüklenirken hata oluştu.',
  productsError: 'Ürünler yüklenirken hata oluştu.',
  emptyCategory: 'Bu kategoride henüz ürün bulunmuyor',
  noResults: (term: string) => `"${term}" için ürün bulunamadı`,
  unknownCategory: 'Aradığınız kategori bulunamadı. Tüm ürünler gösteriliyor.',
};
