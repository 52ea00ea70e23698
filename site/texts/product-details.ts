import type { Drawing } from '#contract/families.ts';

/** Parts of the product's page that are written once: size switch, dimensions, tables, neighbours, documents. */
export const DETAIL_TEXTS = {
  copyCode: 'Kodu kopyala',
  copied: 'Kopyalandı',
  switch: 'Ölçü seçimi',
  elsewhere: 'Başka ölçülerle üretiliyor: serinin tablosunda göster',
  switchTo: (label: string, value: string) => `${label} ${value}`,
  go: 'Ölçüye git',
  least: (pieces: string) => `En az ${pieces} adet`,
  pack: (pieces: string) => `Paket: ${pieces} adet`,
  unit: (unit: string) => `Satış birimi: ${unit}`,
  weight: (weight: string) => `Ağırlık: ${weight}`,
  delivery: 'Teslim süresi',
  warranty: 'Güvence',
  dimensions: 'Ölçüler',
  instalments: 'Taksit seçenekleri',
  letter: 'Harf',
  value: 'Değer',
  tolerance: 'Tolerans',
  allSizes: (count: number) => `Serinin tüm ölçüleri (${count})`,
  trueRatio: (diameter: string, length: string) => `Gerçek oran ${diameter} : ${length}`,
  brokenRatio: (diameter: string, length: string) => `Kesikli gösterim · ${diameter} : ${length}`,
  nearSizes: 'Komşu ölçüler',
  neighbours: (category: string) => `${category}: yakın ölçüler`,
  neighboursAll: 'Tümünü göster',
  code: 'Ürün kodu',
  price: 'Fiyat',
  stock: 'Stok',
  lead: 'Termin',
  add: 'Ekle',
  addNamed: (code: string) => `Ekle: ${code}`,
  addFailed: 'Ürün sepete eklenemedi. Lütfen tekrar deneyin.',
  thisSize: 'bu ürün',
  specName: 'Özellik',
  specValue: 'Değer',
  specUnit: 'Birim',
  documents: 'Belgeler',
  documentTypes: { pdf: 'PDF', doc: 'Word', image: 'Görsel' },
};

/** The article's CAD files. */
export const CAD_TEXTS = {
  download: (format: 'step' | 'dxf' | 'pdf') =>
    format === 'pdf' ? 'Teknik resim (PDF)' : `${format.toUpperCase()} indir`,
  view: '3B görüntüle',
  none: 'Bu ürün için CAD modeli henüz yok.',
  ask: 'CAD iste',
  about: 'Model hakkında',
  own: (formats: readonly string[]) => `Kendi hazırladığımız dosya: ${formats.join(', ').toUpperCase()}.`,
  formats: 'STEP tüm CAD programlarında açılır; DXF 1:1 ölçekli çizimdir.',
  preparing: 'Model hazırlanıyor…',
  failed: 'Dosya indirilemedi. Lütfen tekrar deneyin.',
};

/** Under drawings: what their proportions tell. */
export const DRAWING_LOOKS: Readonly<Record<Drawing['look'], string>> = {
  representative: 'Temsili çizim',
  true: 'Gerçek oran · ölçüler mm',
  broken: 'Kesikli gösterim · ölçüler mm',
};
