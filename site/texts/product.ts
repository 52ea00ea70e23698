/** The product's page. */
export const PRODUCT_TEXTS = {
  gallery: 'Ürün görselleri',
  zoom: 'Görseli büyüt',
  closeZoom: 'Büyütülmüş görseli kapat',
  representative: 'Temsili görsel',
  previousImage: 'Önceki görsel',
  nextImage: 'Sonraki görsel',
  image: (name: string, n: number, total: number) => (total > 1 ? `${name}, görsel ${n} / ${total}` : name),
  showImage: (n: number) => `Görsel ${n}`,
  imageOf: (n: number, total: number) => `${n} / ${total}`,
  sections: 'Ürün bilgileri',
  description: 'Açıklama',
  specs: 'Teknik Özellikler',
  applications: 'Uygulama Alanları',
  features: 'Öne Çıkanlar',
};

/** The reasons for a missing product; the head needs them too. */
export const PRODUCT_HEAD_TEXTS = {
  errorTitle: 'Ürün Bulunamadı',
  notFound: 'Ürün bulunamadı',
  absent: 'Aradığınız ürün mevcut değil.',
  loadError: 'Ürün yüklenirken hata oluştu',
  invalidAddress: "Geçersiz ürün URL'i",
  missingParameter: 'Ürün parametresi bulunamadı',
};
