import type { RowDraft } from '#contract/drafts.ts';
import { galleryOf } from '#contract/images.ts';
import type { ShownValues } from '#contract/kind.ts';
import { productFields, type Price, type Product, type ProductCreate } from '#contract/products.ts';
import type { WholeRevision } from '#contract/revisions.ts';
import type { Currency } from '#contract/money.ts';
import { formOf } from '../../crud/resource.ts';
import { moveTyped, noMove, type StockMoveValues } from './stock-move.ts';

/** Values of the form's inputs: lists are never undefined, missing texts are ''. */
export interface ProductValues extends Omit<
  ProductCreate,
  'category' | 'mainImage' | 'price' | 'technicalSpecs' | 'stockQuantity' | 'publishAt' | 'unpublishAt'
> {
  category: string | null;
  mainImage: string;
  /** Without a currency: the one in which it is kept. */
  price: { current: number | null; old: number | null; currency: Currency | null };
  technicalSpecs: { name: string; value: string; unit: string }[];
  /** Number for a new product; movement for an existing one. */
  stockQuantity: number | null | StockMoveValues;
  publishAt?: string | null | undefined;
  unpublishAt?: string | null | undefined;
}

export const NEW_PRODUCT: ProductValues = {
  ...formOf(productFields).initial,
  category: null,
  subCategory: null,
  mainImage: '',
  img: [],
  technicalSpecs: [],
  price: { current: null, old: null, currency: null },
};

/** A product as form values, complete so that an untouched one can be saved. */
export const toValues = (product: Product): ProductValues => ({
  ...shownValues(product),
  category: product.category._id,
  subCategory: product.subCategory?._id ?? null,
  mainImage: galleryOf(product)[0] ?? '',
  img: product.img.length > 0 ? product.img : galleryOf(product),
  technicalSpecs: product.technicalSpecs.map(({ name, value, unit = '' }) => ({ name, value, unit })),
  price: priceValues(product),
  stockQuantity: noMove(product),
});
/** The price as it is kept. */
function priceValues({ price, listPrice }: Product): ProductValues['price'] {
  const kept = listPrice ?? price;
  return { current: kept?.current ?? null, old: kept?.old ?? null, currency: listPrice?.currency ?? null };
}
/** The form's fields as the product has them. */
const shownValues = (product: Product): ShownValues<typeof productFields> =>
  Object.fromEntries(
    Object.keys(NEW_PRODUCT).map((name) => [name, product[name as keyof typeof productFields]]),
  ) as ShownValues<typeof productFields>;

type FormerFields = Partial<Omit<Product, 'category' | 'subCategory' | 'price'>> & {
  category: string | null;
  subCategory: string | null;
  price: Price | null;
};
/** The form takes the id alone; null: none is chosen. */
const refOf = (id: string | null) => ({ _id: id, name: '', slug: '' }) as Product['category'];

/** The product as a kept version had it; a size keeps the place and the dimensions of its family. */
export function formerRow(row: Product, { fields }: Pick<WholeRevision, 'fields'>): Product {
  const { category, subCategory, price, ...own } = fields as FormerFields;
  const isForeign = price !== null && price.currency !== row.price?.currency;
  const former: Product = {
    ...row,
    ...own,
    price,
    listPrice: isForeign ? { ...price, rate: null, origin: '' } : undefined,
  };
  return row.family
    ? { ...former, technicalSpecs: row.technicalSpecs }
    : { ...former, category: refOf(category), subCategory: subCategory === null ? null : refOf(subCategory) };
}

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
  stockQuantity,
  ...values
}: ProductValues): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null])),
  category: category ?? '',
  mainImage: mainImage || null,
  technicalSpecs: technicalSpecs
    .filter(({ name, value, unit }) => [name, value, unit].some((text) => text?.trim())) // a row added and left empty is no change
    .map(({ name, value, unit }) => ({ name, value, ...(unit?.trim() ? { unit } : {}) })),
  price:
    typeof price.current === 'number'
      ? {
          current: price.current,
          ...(typeof price.old === 'number' ? { old: price.old } : {}),
          ...(price.currency ? { currency: price.currency } : {}),
        }
      : null,
  stockQuantity: isMove(stockQuantity) ? moveTyped(stockQuantity) : (stockQuantity ?? null),
});

/** A draft's fields on top of a product's values. */
export function withDraft(values: ProductValues, fields: RowDraft['fields']): ProductValues {
  const { price, technicalSpecs, mainImage, ...plain } = fields as Partial<ProductCreate>;
  return {
    ...values,
    ...plain,
    ...(mainImage !== undefined && { mainImage: mainImage ?? '' }),
    ...(technicalSpecs && { technicalSpecs: technicalSpecs.map((spec) => ({ ...spec, unit: spec.unit ?? '' })) }),
    ...(price !== undefined && {
      price: { current: price?.current ?? null, old: price?.old ?? null, currency: price?.currency ?? null },
    }),
  } as ProductValues;
}

/** Changes that a draft keeps: stock is moved at once. */
export const draftOf = ({
  stockQuantity: _quantity,
  stockStatus: _status,
  ...changes
}: Record<string, unknown>): Record<string, unknown> => changes;
