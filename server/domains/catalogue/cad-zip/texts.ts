// Sentences of zips of CAD files, and of the texts in them.

const SHOWN_CODES = 5;
export const articlesAbsent = (names: readonly string[]): string =>
  `Ürün bulunamadı: ${names.slice(0, SHOWN_CODES).join(', ')}${
    names.length > SHOWN_CODES ? ` ve ${names.length - SHOWN_CODES} ürün daha` : ''
  }.`;
export const ZIP_ABSENT = 'CAD paketi bulunamadı. Paketler 24 saat saklanır; lütfen yeniden isteyin.';
export const ZIP_NOT_READY = 'CAD paketi henüz hazır değil.';
export const ZIP_INTERRUPTED = 'CAD paketi yarıda kaldı, çünkü sunucu yeniden başladı. Lütfen yeniden isteyin.';
export const ZIP_FAILED = 'CAD paketi oluşturulamadı. Lütfen yeniden deneyin.';
export const zipTooLarge = (megabytes: number): string =>
  `CAD paketi ${megabytes} MB sınırını aşıyor. Daha az ürün seçin.`;

export const LIST_HEAD = ['Kod', 'Ürün', 'Malzeme', 'Dosyalar', 'Not'] as const;
export const NO_MODEL = 'CAD modeli yok';
export const notMade = (formats: readonly string[]): string => `Oluşturulamadı: ${formats.join(', ')}`;

export const README_TEXTS = {
  title: (company: string) => `${company}: CAD dosyaları`,
  made: (time: string) => `Oluşturulma: ${time}`,
  list: 'Ürünlerin listesi: bom.csv',
  formats: {
    step: 'STEP: 3B model (AP214), tüm CAD programlarında açılır.',
    dxf: 'DXF: 1:1 ölçekli çizim, milimetre; katmanlar KONTUR, EKSEN, GIZLI.',
  },
  simplified: 'Modellerin parçadan sade olduğu yerler',
  own: 'Otomatik üretilmeyen, kendi hazırladığımız dosyalar',
  without: 'CAD modeli olmayan ürünler',
  failed: 'Dosyası oluşturulamayan ürünler',
};
