import { galleryOf } from '#contract/images.ts';
import type { Product, ProductCreate } from '#contract/products.ts';
import { moveTyped, noMove, type StockMoveValues } from './stock-move.ts';

/** Values of the form's inputs: lists are never undefined, missing texts are ''. */
export interface ProductValues extends Omit<
  ProductCreate,
  'category' | 'mainImage' | 'price' | 'technicalSpecs' | 'stockQuantity'
> {
  category: string | null;
  mainImage: string;
  price: { current: number | null; old: number | null };
  technicalSpecs: { name: string; value: string; unit: string }[];
  /** Number for a new product; movement for an existing one. */
  stockQuantity: number | null | StockMoveValues;
}

export const NEW_PRODUCT: ProductValues = {
  code: '',
  name: '',
  slug: '',
  category: null,
  subCategory: null,
  description: '',
  detailedDescription: '',
  mainImage: '',
  img: [],
  additionalImages: [],
  areImagesRepresentative: false,
  technicalSpecs: [],
  documents: [],
  features: [],
  applications: [],
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  price: { current: null, old: null },
  stockStatus: 'made_to_order',
  stockQuantity: null,
  leadTimeDays: null,
  isActive: true,
  order: 0,
};

/** A product as form values, complete so that an untouched one can be saved. */
export const toValues = (product: Product): ProductValues => ({
  code: product.code,
  name: product.name,
  slug: product.slug,
  category: product.category._id,
  subCategory: product.subCategory?._id ?? null,
  description: product.description,
  detailedDescription: product.detailedDescription,
  mainImage: galleryOf(product)[0] ?? '',
  img: product.img.length > 0 ? product.img : galleryOf(product),
  additionalImages: product.additionalImages,
  areImagesRepresentative: product.areImagesRepresentative,
  technicalSpecs: product.technicalSpecs.map(({ name, value, unit = '' }) => ({ name, value, unit })),
  documents: product.documents,
  features: product.features,
  applications: product.applications,
  seoTitle: product.seoTitle,
  seoDescription: product.seoDescription,
  seoKeywords: product.seoKeywords,
  price: { current: product.price?.current ?? null, old: product.price?.old ?? null },
  stockStatus: product.stockStatus,
  stockQuantity: noMove(product),
  leadTimeDays: product.leadTimeDays,
  isActive: product.isActive,
  order: product.order,
});

export const isMove = (stock: ProductValues['stockQuantity'] | undefined): stock is StockMoveValues =>
  typeof stock === 'object' && stock !== null;

/**
 * Body of a save; `sendWithMove` takes the stock movement. Without a price the product is sold on request; without a
 * main picture the server takes the first.
 */
export const toBody = ({
  price,
  mainImage,
  technicalSpecs,
  category,
  subCategory,
  stockQuantity,
  leadTimeDays,
  ...values
}: ProductValues): Record<string, unknown> => ({
  ...values,
  category: category ?? '',
  subCategory: subCategory ?? null,
  mainImage: mainImage || null,
  technicalSpecs: technicalSpecs.map(({ name, value, unit }) => ({ name, value, ...(unit?.trim() ? { unit } : {}) })),
  price:
    typeof price.current === 'number'
      ? { current: price.current, ...(typeof price.old === 'number' ? { old: price.old } : {}) }
      : null,
  stockQuantity: isMove(stockQuantity) ? moveTyped(stockQuantity) : (stockQuantity ?? null),
  leadTimeDays: leadTimeDays ?? null,
});
