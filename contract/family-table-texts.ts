// Families, their columns and their articles as tables in files: headings and sentences.
import { FAMILY_LABELS as labels } from './family-texts.ts';

/** Headings of the families' file by their fields. */
export const FAMILY_HEADINGS = {
  slug: labels.slug,
  name: labels.name,
  category: 'Kategori',
  standards: labels.standards,
  material: labels.material,
  materialNumber: labels.materialNumber,
  hardnessText: labels.hardnessText,
  hardnessMin: labels.hardnessMin,
  hardnessMax: labels.hardnessMax,
  hardnessScale: labels.hardnessScale,
  columns: labels.columns,
  codePattern: labels.codePattern,
  namePattern: labels.namePattern,
  minQuantity: labels.minQuantity,
  packQuantity: labels.packQuantity,
  isActive: labels.isActive,
  order: labels.order,
  summary: labels.summary,
  body: labels.body,
  notes: labels.notes,
  features: labels.features,
  applications: labels.applications,
  aliases: labels.aliases,
  img: labels.img,
  drawingImage: labels.drawingImage,
  documents: labels.documents,
  seoTitle: labels.seoTitle,
  seoDescription: labels.seoDescription,
  seoKeywords: labels.seoKeywords,
} as const;
export type FamilyTableColumn = keyof typeof FAMILY_HEADINGS;

/** Headings of the file of families' columns: a line is a column. */
export const COLUMN_HEADINGS = {
  family: 'Seri (slug)',
  key: 'Harf',
  order: 'Sıra',
  label: 'Ad',
  kind: 'Tür',
  unit: 'Birim',
  decimals: 'Ondalık',
  tolerance: 'Tolerans',
  isKey: 'Belirleyici ölçü',
  isFilter: 'Süzgeç',
  isShown: 'Tabloda',
  attribute: 'Filtre özelliği',
} as const;
export type ColumnTableColumn = keyof typeof COLUMN_HEADINGS;
export const COLUMN_KIND_WORDS = { number: 'Sayı', text: 'Metin' } as const;

/** Begins the heading of a dimension in the articles' file; the letter and its unit follow: 'Sütun: d1 (mm)'. */
export const DIM_HEADING = 'Sütun: ';
/** Begins the name of such a column. */
export const DIM_PREFIX = 'dim:';

/** Files of families, by the last segment of their call's path. */
export const FAMILY_FILES = ['families', 'columns', 'articles'] as const;
export type FamilyFile = (typeof FAMILY_FILES)[number];
/** What is in each file. */
export const FAMILY_FILE_WORDS: Readonly<Record<FamilyFile, string>> = {
  families: 'Seriler',
  columns: 'Seri sütunları',
  articles: 'Seri ürünleri',
};
const FILE_NAMES: Readonly<Record<FamilyFile, string>> = {
  families: 'seriler',
  columns: 'seri-sutunlari',
  articles: 'seri-urunleri',
};
export const familyFileName = (file: FamilyFile, day: string): string => `${FILE_NAMES[file]}-${day}`;
export const FAMILY_FILE_REFUSED = 'Böyle bir seri dosyası yok.';
/** @param max columns of a file */
export const tooManyFileColumns = (max: number): string =>
  `Bu serilerin ölçüleri birlikte ${max} sütuna sığmaz. Listeyi süzüp serileri parça parça dışa aktarın.`;

// About rows of an import.
export const FAMILY_OF_ROW_MISSING = 'Yeni ürün için seri gereklidir.';
/** @param name as the file has it */
export const familyUnknown = (name: string): string => `“${name}” adlı bir seri yok; önce seriler içe aktarılmalıdır.`;
/** @param name of the family in which the article is */
export const articleOfOther = (name: string): string => `Ürün “${name}” serisinde; serisi dosyadan değişmez.`;
export const PRODUCT_OF_NO_FAMILY = 'Bu kodla hiçbir seride olmayan bir ürün var.';
/** @param unit that the family's column has */
export const dimUnitOther = (key: string, unit: string): string =>
  unit === '' ? `Bu seride “${key}” sütununun birimi yok.` : `Bu seride “${key}” sütununun birimi ${unit}.`;
export const COLUMNS_KEPT = 'Var olan bir serinin ölçüleri “Seri sütunları” dosyasıyla değişir.';
export const COLUMNS_UNREADABLE =
  'Ölçüler “d1*: Çap (mm) | yuzey: Yüzey [metin]” biçiminde yazılır; * belirleyici ölçüdür.';
export const DOCUMENTS_UNREADABLE = 'Belgeler “Katalog → /belgeler/katalog.pdf (pdf, 120000)” biçiminde yazılır.';
export const FAMILY_SLUG_MISSING = 'Serinin slug’ı gereklidir.';
export const FAMILY_CHANGED_SINCE = 'Seri değiştirildi ya da ürünleri var; olduğu gibi bırakıldı.';
export const COLUMN_USED_SINCE = 'Sütun değiştirildi ya da değerleri var; olduğu gibi bırakıldı.';

/** What the call does, for the API page. */
export const FAMILY_FILE_CALLS = {
  'GET /api/family-files/:file':
    'Seriler (families), ölçü sütunları (columns) ya da ürünleri (articles), Excel ya da CSV dosyası olarak; listenin süzgeçleriyle ya da tek bir seri',
};
