// Headings of the product table as a file, and its sentences.
import { GRAMS, PRODUCT_LABELS as labels, WORKING_DAYS } from './product-texts.ts';

/** Headings of the file's columns by the products' fields. */
export const TABLE_HEADINGS = {
  code: labels.code,
  name: labels.name,
  category: 'Kategori',
  family: 'Seri',
  price: labels.price,
  oldPrice: 'Eski Fiyat',
  currency: 'Para Birimi',
  stockStatus: labels.stockStatus,
  stockQuantity: labels.stockQuantity,
  leadTimeDays: `${labels.leadTimeDays} (${WORKING_DAYS})`,
  minQuantity: labels.minQuantity,
  packQuantity: labels.packQuantity,
  weightG: `${labels.weightG} (${GRAMS})`,
  vatRate: `${labels.vatRate} (%)`,
  unit: labels.unit,
  gtip: labels.gtip,
  isActive: labels.isActive,
  order: labels.order,
  description: labels.description,
  detailedDescription: labels.detailedDescription,
  features: labels.features,
  applications: labels.applications,
  mainImage: labels.mainImage,
  img: labels.img,
  additionalImages: labels.additionalImages,
  documents: labels.documents,
  areImagesRepresentative: labels.areImagesRepresentative,
  slug: labels.slug,
  seoTitle: labels.seoTitle,
  seoDescription: labels.seoDescription,
  seoKeywords: labels.seoKeywords,
} as const;
export type TableColumn = keyof typeof TABLE_HEADINGS;

/** Headings of columns that put a product into a campaign; files of ours do not have them. */
export const CAMPAIGN_HEADINGS = {
  campaignPrice: 'Kampanya Fiyatı',
  campaignStart: 'Kampanya Başlangıcı',
  campaignEnd: 'Kampanya Bitişi',
  campaignName: 'Kampanya Adı',
} as const;
export type CampaignColumn = keyof typeof CAMPAIGN_HEADINGS;
/** Headings that the import of products reads. */
export const IMPORT_HEADINGS = { ...TABLE_HEADINGS, ...CAMPAIGN_HEADINGS } as const;
export type ImportColumn = keyof typeof IMPORT_HEADINGS;

/** Headings of the categories' file by their fields. */
export const CATEGORY_HEADINGS = {
  path: 'Kategori',
  description: 'Açıklama',
  img: 'Görsel',
  isActive: labels.isActive,
  order: labels.order,
} as const;

/** Begins the heading of a technical value. */
export const SPEC_HEADING = 'Özellik: ';
/** Begins the name of a technical value's column; its heading follows. */
export const SPEC_PREFIX = 'spec:';
/** A technical value with its unit: 'Çap (mm)'. */
export const specLabel = (name: string, unit: string | undefined): string => `${name}${unit ? ` (${unit})` : ''}`;
/** Heading of a technical value: 'Özellik: Çap (mm)'. */
export const specHeading = (name: string, unit: string | undefined): string =>
  `${SPEC_HEADING}${specLabel(name, unit)}`;
/** The inverse of `specLabel`, for values that no product has yet. */
export function specOfLabel(label: string): { name: string; unit?: string } {
  const [, name, unit] = /^(.*\S)\s*\(([^()]+)\)$/.exec(label) ?? [];
  return name && unit ? { name, unit } : { name: label };
}
/** Between a main category and its sub-category. */
export const CATEGORY_SEPARATOR = ' > ';
/** Between the items of a list in one cell. */
export const ITEM_SEPARATOR = ' | ';
export const YES = 'Evet';
export const NO = 'Hayır';
export const PRODUCTS_AS_FILE = 'Ürünler';
export const productFileName = (day: string): string => `urunler-${day}`;
