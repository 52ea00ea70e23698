/**
 * The demo catalogue's own shapes: what the generator yields and the loader (`demo/load.ts`) stores. They name
 * categories and families by stable keys, never by database ids.
 */

/** The three pictures every family has, in gallery order. */
export const DRAWING_VIEWS = ['cizim', 'kesit', 'izometrik'] as const;
/** `cizim`: front view with dimension lines; `kesit`: hatched section or second view; `izometrik`: shaded isometric. */
export type DrawingView = (typeof DRAWING_VIEWS)[number];

/**
 * One kind of part with its own technical drawing; the value names the picture files, e.g. `itici-pim-a-cizim.webp`. A
 * kind that is drawn differently gets a new name: browsers keep the old file.
 */
export const DRAWING_KEYS = [
  // Kolon ve burçlar
  'kilavuz-kolon',
  'flansli-kolon-civatali',
  'kilavuz-burc',
  'kilavuz-burc-grafitli',
  'flansli-burc-pabuclu',
  'merkezleme-burcu',
  'bilyali-kafes',
  'bilyali-kafes-aluminyum',
  'bronz-burc',
  'bronz-burc-duz',
  'sinter-bronz-burc',
  // İtici pimler
  'itici-pim-a',
  'itici-pim-d',
  'itici-pim-kademeli',
  'lama-itici',
  'zimba-d',
  'zimba-da',
  // İtici yükseklikleri (ejector sleeves)
  'itici-yuksuk',
  'itici-yuksuk-d',
  'yuksuk-ic-pimi',
  // Kalıp yayları
  'kalip-yayi-yesil',
  'kalip-yayi-mavi',
  'kalip-yayi-kirmizi',
  'kalip-yayi-sari',
  'yay-kilavuz-pimi',
  // Yolluk burçları ve flanşlar
  'yolluk-burcu',
  'yolluk-burcu-radyus',
  'merkezleme-flansi',
  'flans-yuksek',
  // Soğutma elemanları
  'sogutma-nipeli-pirinc',
  'sogutma-nipeli-paslanmaz',
  'hizli-kaplin-pirinc',
  'boru-tapasi-celik',
  'boru-tapasi-pirinc',
  'boru-tapasi-paslanmaz',
  'sogutma-perdesi-duz',
  'sogutma-perdesi-burgulu',
  'spiral-sogutucu-tek',
  'spiral-sogutucu-cift',
  'o-ring',
  'o-ring-fkm',
  // Kilit ve merkezleme
  'konik-merkezleme',
  'yan-kilit-duz',
  'yan-kilit-konik',
  'kalip-kilidi',
  'lata-kilidi',
  // Kalıp plakaları
  'taslanmis-plaka',
  'kalip-plakasi',
  'destek-takozu',
  'destek-ayagi',
  // Maça sürgü elemanları
  'egik-pim',
  'surgu-kizagi',
  'surgu-kizagi-bronz',
  'surgu-tutucu',
  'surgu-tutucu-bilyali',
  'asinma-plakasi',
  'asinma-plakasi-celik',
  // Sıcak yolluk
  'sicak-yolluk-memesi',
  'sicak-yolluk-memesi-acik',
  'kartus-rezistans',
  'termokupl-j',
  'termokupl-k',
  'bilezik-rezistans',
  // Kaldırma elemanları
  'mapa',
  'doner-mapa',
  'mapa-somunu',
  // Tarih kaşeleri
  'tarih-kasesi-ay-yil',
  'tarih-kasesi-gun',
  'tarih-kasesi-vardiya',
  'tarih-kasesi-uc-yil',
  'yil-gobegi',
  'geri-donusum-kasesi',
  // Bağlantı elemanları
  'imbus-civata',
  'faturali-civata',
  'merkezleme-pimi',
  'merkezleme-pimi-disli',
  'setskur',
  'setskur-duz',
] as const;
export type DrawingKey = (typeof DRAWING_KEYS)[number];

/** A main category (`parent` null) or a sub-category. */
export interface DemoCategory {
  /** Stable ASCII key, also the wanted slug, e.g. `itici-pimler`. */
  key: string;
  parent: string | null;
  name: string;
  description: string;
  order: number;
  /** The kind whose shaded drawing serves as the category's picture. */
  picture: DrawingKey;
}

/** The shared data of all sizes of one part: a data sheet (PDF), the pictures, the prose. */
export interface DemoFamily {
  /** Stable ASCII key, e.g. `z40-itici-pim`; names the data sheet `/files/documents/{key}.pdf`. */
  key: string;
  /** The kind on the data sheet. Products may have separate pictures: `DemoProduct.pictures`. */
  drawing: DrawingKey;
  /** Turkish name without dimensions: 'İtici pim DIN 1530-A'. */
  name: string;
  /** e.g. 'DIN 1530-A / ISO 6751'; empty where no standard exists. */
  standard: string;
  material: string;
  /** e.g. '60 ±2 HRC'; empty where it does not apply. */
  hardness: string;
  /** Two or three sentences of prose for the data sheet. */
  summary: string;
  /** One or two sentences on how it is chosen or used. */
  usage: string;
  /** Fitting and selection notes. */
  notes: string[];
  features: string[];
  applications: string[];
  /** Rows of the data sheet's dimension table: header plus at most about 40 representative sizes. */
  sizeTable: { head: string[]; rows: string[][] };
}

export interface DemoProduct {
  family: DemoFamily;
  category: string;
  subCategory: string | null;
  /** `A-Z0-9-`, unique. */
  code: string;
  name: string;
  /** One or two sentences, at most about 160 characters. */
  description: string;
  /** HTML with `p`, `ul`, `li`, `strong`, `h3`, `table` only. */
  detailedDescription: string;
  technicalSpecs: { name: string; value: string; unit?: string }[];
  features: string[];
  applications: string[];
  /** Minor units (US cents); null: 'Teklif Al'. */
  priceMinor: number | null;
  /** The struck-through price before a reduction, minor units; mostly null. */
  oldPriceMinor: number | null;
  stockStatus: 'in_stock' | 'made_to_order' | 'out_of_stock';
  leadTimeDays: number | null;
  order: number;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string[];
  /** Its picture files without an ending, in gallery order: shaded, front view, section. */
  pictures: readonly string[];
}
