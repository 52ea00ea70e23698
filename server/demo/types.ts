/**
 * The demo catalogue's own shapes: what the generator yields and the loader (`server/demo/load.ts`) stores.
 * They name categories and families by stable keys, never by database ids.
 */

/** The three pictures every family has, in gallery order. */
export const DRAWING_VIEWS = ['cizim', 'kesit', 'izometrik'] as const;
/** `cizim`: front view with dimension lines; `kesit`: hatched section or second view; `izometrik`: shaded isometric. */
export type DrawingView = (typeof DRAWING_VIEWS)[number];

/** One kind of part with its own technical drawing; the value names the picture files, e.g. `itici-pim-a-cizim.webp`. */
export const DRAWING_KEYS = [
  // Kolon ve burçlar
  'kilavuz-kolon', 'flansli-kolon', 'kilavuz-burc', 'flansli-burc', 'merkezleme-burcu', 'bilyali-kafes', 'bronz-burc',
  // İtici pimler
  'itici-pim-a', 'itici-pim-d', 'itici-pim-kademeli', 'lama-itici', 'zimba-d', 'zimba-da',
  // İtici yükseklikleri (ejector sleeves)
  'itici-yuksuk', 'itici-yuksuk-d',
  // Kalıp yayları
  'kalip-yayi-yesil', 'kalip-yayi-mavi', 'kalip-yayi-kirmizi', 'kalip-yayi-sari', 'yay-pimi',
  // Yolluk burçları ve flanşlar
  'yolluk-burcu', 'yolluk-burcu-radyus', 'merkezleme-flansi', 'flans-yuksek',
  // Soğutma elemanları
  'sogutma-nipeli', 'hizli-kaplin', 'boru-tapasi', 'sogutma-perdesi', 'spiral-sogutucu', 'o-ring',
  // Kilit ve merkezleme
  'konik-merkezleme', 'yan-kilit', 'kalip-kilidi', 'lata-kilidi',
  // Kalıp plakaları
  'kalip-plakasi', 'destek-takozu', 'destek-ayagi',
  // Maça sürgü elemanları
  'egik-pim', 'surgu-kizagi', 'surgu-tutucu', 'asinma-plakasi',
  // Sıcak yolluk
  'sicak-yolluk-memesi', 'kartus-rezistans', 'termokupl', 'bilezik-rezistans',
  // Kaldırma elemanları
  'mapa', 'doner-mapa', 'mapa-somunu',
  // Tarih kaşeleri
  'tarih-kasesi', 'yil-kasesi', 'geri-donusum-kasesi',
  // Bağlantı elemanları
  'imbus-civata', 'merkezleme-pimi', 'setskur',
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
  /** Whose isometric drawing serves as the category's picture. */
  picture: DrawingKey;
}

/** What all sizes of one part share: a data sheet (PDF), the pictures, the prose. */
export interface DemoFamily {
  /** Stable ASCII key, e.g. `z40-itici-pim`; names the data sheet `/files/documents/{key}.pdf`. */
  key: string;
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
}
