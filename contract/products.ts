// Products: their fields, prices and pictures, the catalogue's list, and the ledger of their stock.
import * as z from 'zod';
import { BLANK_SEARCH } from './catalogue-texts.ts';
import { ACTIVE_ONLY, STAFF_DELETES, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { LOW_STOCK, SHOP_PAGE_SIZE, STOCK_FILTERS, STOCK_STATUSES, type StockStatus } from './catalogue.ts';
import { CategoryRef } from './categories.ts';
import { CATEGORY_PARENT_NEEDED } from './category-texts.ts';
import { OwnCadFile, ownCadFiles } from './cad.ts';
import { CATALOGUE_STRUCTURE, endpoints, type Part, productPart, RICH_TEXT_BYTES } from './endpoint.ts';
import { factFilters, facetsFlag, facetsReply, withAttributeFilters } from './facets.ts';
import { IMAGE_REFUSED, NOT_LIST, NOT_TEXT, SHORT_DESCRIPTION_MISSING } from './field-texts.ts';
import {
  clean,
  flagParam,
  Id,
  ImageInput,
  ImagePath,
  isImage,
  LinkInput,
  NoContent,
  pagedParams,
  pageFigures,
  pageOf,
  RowParams,
  SearchText,
  SlugParams,
} from './fields.ts';
import { tooLong } from './form-texts.ts';
import { cardFields, createBodyOf, field, inputsOf, shownOf } from './kind.ts';
import { LIST_SORTS, STRUCTURE_SORTS } from './list-sorts.ts';
import { CURRENCIES, isWholeCents } from './money.ts';
import { CURRENCY_REFUSED } from './setting-texts.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from './order-facts.ts';
import {
  CATEGORY_ID_TOO_LONG,
  DOCUMENT_ADDRESS_MISSING,
  DOCUMENT_NAME_MISSING,
  IMAGE_BLANK,
  GTIP_REFUSED,
  LEAD_TIME_BELOW_ZERO,
  LEAD_TIME_NOT_WHOLE,
  LEAD_TIME_TOO_LONG,
  NO_IMAGE_ON_CREATE,
  NO_IMAGE_ON_EDIT,
  NO_MAIN_IMAGE,
  OLD_PRICE_NOT_ABOVE,
  PRICE_NOT_ABOVE_ZERO,
  PRICE_NOT_NUMBER,
  PRICE_TOO_LARGE,
  GRAMS,
  PIECES,
  PRICE_TOO_MANY_DECIMALS,
  PRODUCT_CALLS,
  PRODUCT_CODE_MISSING,
  PRODUCT_CODE_REFUSED,
  PRODUCT_LABELS as labels,
  PRODUCT_NAME_MISSING,
  productSortRefused,
  QUANTITY_NOT_WHOLE,
  QUANTITY_OUT_OF_RANGE,
  SPEC_NAME_MISSING,
  SPEC_VALUE_MISSING,
  STOCK_ATTEMPT_REFUSED,
  STOCK_BELOW_ZERO,
  STOCK_CHANGE_NOT_WHOLE,
  STOCK_CHANGE_ZERO,
  STOCK_MOVED_TWICE,
  STOCK_NOT_WHOLE,
  STOCK_NOTE_ALONE,
  STOCK_SEEN_ALONE,
  STOCK_STATUS_REFUSED,
  STOCK_TOO_LARGE,
  stockFilterRefused,
  UNIT_REFUSED,
  tooManyDocuments,
  tooManyImages,
  tooManySpecs,
  WEIGHT_NOT_WHOLE,
  WEIGHT_OUT_OF_RANGE,
  WORKING_DAYS,
} from './product-texts.ts';
import { publishingFields } from './publishing.ts';
import { publishedDraft, updateOf } from './saving.ts';
import {
  MAX_LIST_ITEMS,
  neededLongText,
  neededText,
  richText,
  shortText,
  Slug,
  sortOrder,
  switchValue,
  textList,
} from './typed-fields.ts';
import { DEFAULT_UNIT, UNITS } from './units.ts';
import { DOCUMENT_FILE, IMAGE_FILE } from './uploads.ts';
import { vatRate } from './vat-fields.ts';

/** Figures of a price, the main one first, each with the words that say whether the tax is in it. */
export const ShownPrice = z.array(
  z.object({
    current: z.number(),
    old: z.number().optional(),
    tax: z.string().describe("Follows the figure: ' KDV dahil' or ' + KDV', with a space that does not break"),
  }),
);
export type ShownPrice = z.output<typeof ShownPrice>;
/** Decimal numbers in `currency`. null in place of a price: the product is sold on request only ('Teklif Al'). */
export const Price = z.object({
  current: z.number().describe('Decimal number, e.g. 12.5; with or without tax, as the shop stores prices'),
  old: z.number().optional().describe('Former price, to be shown struck through'),
  currency: z.enum(CURRENCIES),
  gross: z.number().optional().describe('With tax, where `current` is without'),
  shown: ShownPrice.optional().describe('What visitors read in place of `current`; absent: that'),
});
export type Price = z.output<typeof Price>;

/** The least order and the pack of an article. */
export const OrderQuantity = z
  .object({ min: z.int().describe('A whole number of packs'), pack: z.int() })
  .describe('Pieces: the least order, and the pack of which orders are multiples. Absent: any number');

const TechnicalSpec = z.object({ name: z.string(), value: z.string(), unit: z.string().optional() });
export const ProductDocument = z.object({
  name: z.string(),
  url: z.string(),
  type: z.enum(['pdf', 'doc', 'image']),
  size: z.int().describe('Bytes'),
});
export type ProductDocument = z.output<typeof ProductDocument>;

const { page, limit } = pagedParams(SHOP_PAGE_SIZE);

/** What narrows a list of products. */
const narrowing = {
  category: Id.optional().describe('Main category: id or slug'),
  subCategory: Id.optional().describe('Sub-category: id or slug'),
  q: SearchText.optional(),
  exact: z.enum(['0', '1']).optional().describe('1: words of q are searched as typed, without corrections'),
  isActive: flagParam.describe('Staff only; the public sees active ones whatever it asks'),
  stock: z
    .enum(STOCK_FILTERS, stockFilterRefused(STOCK_FILTERS))
    .optional()
    .describe(`low (counted, in stock, ${LOW_STOCK} pieces or fewer), uncounted, and the sorts by stock: staff only`),
  family: z.literal('none').optional().describe('none: products that no public family lists'),
  ...factFilters,
};
/** All products that a list has with these filters, on whichever page. */
export const ProductChoice = withAttributeFilters(narrowing);
/** The same as a file. */
export const ProductExport = withAttributeFilters({ ...narrowing, format: z.enum(['xlsx', 'csv']).default('xlsx') });

const ProductQuery = withAttributeFilters({
  ...narrowing,
  near: Id.optional().describe(
    'Products around this one (id, code or slug) in the order of its sub-category, itself among them; other filters do not apply',
  ),
  sort: z.enum(LIST_SORTS, productSortRefused(LIST_SORTS)).optional(),
  page,
  facets: facetsFlag,
  limit,
});

/** A price as it is typed: decimal numbers with at most two decimals. */
export const amount = z
  .number(PRICE_NOT_NUMBER)
  .min(0.01, PRICE_NOT_ABOVE_ZERO)
  .max(1_000_000, PRICE_TOO_LARGE)
  .refine(isWholeCents, PRICE_TOO_MANY_DECIMALS);
export const PriceInput = z
  .strictObject({
    current: amount,
    old: amount.optional(),
    currency: z
      .enum(CURRENCIES, CURRENCY_REFUSED)
      .optional()
      .describe('The shop’s, or one that is sold at a daily rate. Absent: the one in which the price is kept'),
  })
  .refine(({ current, old }) => old === undefined || old > current, {
    path: ['old'],
    message: OLD_PRICE_NOT_ABOVE,
  });

const picture = ImageInput.refine((text) => text !== '', IMAGE_BLANK);
export const pictures = (missing = NOT_LIST) =>
  z.array(picture, missing).max(MAX_LIST_ITEMS, tooManyImages(MAX_LIST_ITEMS));

/** Pieces. */
export const MAX_STOCK = 10_000_000;

const codeText = z
  .string(PRODUCT_CODE_MISSING)
  .max(60, tooLong(60))
  .overwrite((text) => clean(text).trim())
  .min(1, PRODUCT_CODE_MISSING)
  .refine((text) => text === '' || /^[A-Z0-9-]*$/.test(text), PRODUCT_CODE_REFUSED);
export const mainCategory = z
  .string(CATEGORY_PARENT_NEEDED)
  .max(200, CATEGORY_ID_TOO_LONG)
  .min(1, CATEGORY_PARENT_NEEDED);
const specs = z
  .array(
    z.strictObject({
      name: neededText(120, SPEC_NAME_MISSING),
      value: neededText(300, SPEC_VALUE_MISSING),
      unit: shortText(40).optional(),
    }),
    NOT_LIST,
  )
  .max(MAX_LIST_ITEMS, tooManySpecs(MAX_LIST_ITEMS));
export const documents = z
  .array(
    z.strictObject({
      name: neededText(200, DOCUMENT_NAME_MISSING),
      url: LinkInput.refine((text) => text !== '', DOCUMENT_ADDRESS_MISSING),
      type: z.enum(['pdf', 'doc', 'image']),
      size: z.int().min(0).max(1_000_000_000), // bytes
    }),
    NOT_LIST,
  )
  .max(MAX_LIST_ITEMS, tooManyDocuments(MAX_LIST_ITEMS));
const level = z.int(STOCK_NOT_WHOLE).min(0, STOCK_BELOW_ZERO).max(MAX_STOCK, STOCK_TOO_LARGE).nullable();
const workingDays = z.int(LEAD_TIME_NOT_WHOLE).min(0, LEAD_TIME_BELOW_ZERO).max(1_000, LEAD_TIME_TOO_LONG).nullable();

/** Pieces of a least order or a pack. */
export const orderPieces = z
  .int(QUANTITY_NOT_WHOLE)
  .min(MIN_QUANTITY, QUANTITY_OUT_OF_RANGE)
  .max(MAX_QUANTITY, QUANTITY_OUT_OF_RANGE);
/** Customs tariff number, of which the signs between groups are dropped: 8480.79.00.00.00. */
const gtip = z
  .string(GTIP_REFUSED)
  .max(40, GTIP_REFUSED)
  .overwrite((text) => text.replace(/[\s.]/g, ''))
  .regex(/^(?:\d{12})?$/, GTIP_REFUSED);
/** Grams; above all that a person orders online. */
const MAX_WEIGHT = 100_000_000;
const grams = z.int(WEIGHT_NOT_WHOLE).min(1, WEIGHT_OUT_OF_RANGE).max(MAX_WEIGHT, WEIGHT_OUT_OF_RANGE).nullable();

/**
 * Fields of a product, each said here alone: input, default, reply, column, label. In calls `category` and
 * `subCategory` are ids.
 */
export const productFields = {
  code: field(codeText, { label: labels.code, isOnCards: true, isStructural: true }),
  name: field(neededText(200, PRODUCT_NAME_MISSING), { label: labels.name, isOnCards: true, isStructural: true }),
  slug: field(Slug, { label: labels.slug, default: '', isOnCards: true, isSpecial: true }),
  category: field(mainCategory, { label: labels.category, shown: CategoryRef, isOnCards: true, isSpecial: true }),
  subCategory: field(Id.nullable(), {
    label: labels.subCategory,
    default: null,
    shown: CategoryRef.nullable(),
    isOnCards: true,
    isSpecial: true,
  }),
  description: field(neededLongText(2_000, SHORT_DESCRIPTION_MISSING), { label: labels.description, isOnCards: true }),
  detailedDescription: field(richText, {
    label: labels.detailedDescription,
    default: '',
    shown: z.string().describe('HTML, sanitized: may be put into a page as it is'),
    isSpecial: true,
  }),
  mainImage: field(z.union([z.null(), z.string().refine(isImage, IMAGE_REFUSED)]), {
    label: labels.mainImage,
    default: null,
    shown: z.string().nullable(),
    isOnCards: true,
  }),
  img: field(pictures(NO_IMAGE_ON_CREATE).min(1, NO_IMAGE_ON_CREATE), {
    label: labels.img,
    shown: z.array(z.string()).describe('Image paths; a bare file name lies under /img/products/'),
    isOnCards: true,
  }),
  additionalImages: field(pictures(), { label: labels.additionalImages, default: [] }),
  areImagesRepresentative: field(switchValue, {
    label: labels.areImagesRepresentative,
    default: false,
    shown: z
      .boolean()
      .describe('Whether the pictures show the kind of part and not this size: pages say so beside them'),
    isOnCards: true,
    isGenerated: true,
  }),
  features: field(textList(500), { label: labels.features, default: [] }),
  applications: field(textList(500), { label: labels.applications, default: [] }),
  technicalSpecs: field(specs, { label: labels.technicalSpecs, default: [], shown: z.array(TechnicalSpec) }),
  documents: field(documents, { label: labels.documents, default: [], shown: z.array(ProductDocument) }),
  cadFiles: field(ownCadFiles, {
    label: labels.cadFiles,
    default: [],
    shown: z.array(OwnCadFile).describe('Given in place of those of its family, and of computed ones'),
    isGenerated: true,
  }),
  price: field(PriceInput.nullable(), {
    label: labels.price,
    default: null,
    shown: Price.nullable(),
    isOnCards: true,
    isSpecial: true,
  }),
  stockStatus: field(z.enum(STOCK_STATUSES, STOCK_STATUS_REFUSED), {
    label: labels.stockStatus,
    default: 'made_to_order',
    isOnCards: true,
  }),
  stockQuantity: field(level, {
    label: labels.stockQuantity,
    default: null,
    shown: z.int().nullable().describe('Pieces in stock, for staff only; null: not kept'),
    unit: PIECES,
    isOnCards: true,
    isForStaff: true,
    isGenerated: true,
  }),
  leadTimeDays: field(workingDays, {
    label: labels.leadTimeDays,
    default: null,
    shown: z.int().nullable().describe('Working days; null: the shop’s usual delivery time'),
    unit: WORKING_DAYS,
    isOnCards: true,
  }),
  minQuantity: field(orderPieces.nullable(), {
    label: labels.minQuantity,
    default: null,
    shown: z.int().nullable().describe('Least order; null: the family’s, otherwise 1'),
    unit: PIECES,
    isGenerated: true,
  }),
  packQuantity: field(orderPieces.nullable(), {
    label: labels.packQuantity,
    default: null,
    shown: z.int().nullable().describe('Orders are multiples of it; null: the family’s, otherwise 1'),
    unit: PIECES,
    isGenerated: true,
  }),
  weightG: field(grams, {
    label: labels.weightG,
    default: null,
    shown: z.int().nullable().describe('Grams of one piece; null: not known'),
    unit: GRAMS,
    isGenerated: true,
  }),
  vatRate: field(vatRate.nullable(), {
    label: labels.vatRate,
    default: null,
    shown: z.int().nullable().describe('Percent; null: the shop’s'),
    unit: '%',
    isGenerated: true,
  }),
  unit: field(z.enum(UNITS, UNIT_REFUSED), { label: labels.unit, default: DEFAULT_UNIT, isGenerated: true }),
  gtip: field(gtip, { label: labels.gtip, default: '', isGenerated: true }),
  isActive: field(switchValue, { label: labels.isActive, default: true, isOnCards: true, isStructural: true }),
  ...publishingFields,
  order: field(sortOrder, {
    label: labels.order,
    default: 0,
    shown: z.int(),
    column: 'sortOrder',
    isOnCards: true,
    isStructural: true,
  }),
  seoTitle: field(shortText(200), { label: labels.seoTitle, default: '' }),
  seoDescription: field(shortText(500), { label: labels.seoDescription, default: '' }),
  seoKeywords: field(textList(80), { label: labels.seoKeywords, default: [] }),
};
const { stockQuantity: stockShown, ...cardShape } = shownOf(cardFields(productFields));

/** A product as lists show it. */
export const ProductCard = z.object({
  _id: z.string(),
  ...cardShape,
  stockQuantity: stockShown.optional().describe('Pieces in stock, in lists for staff only; null: not kept'),
  orderQuantity: OrderQuantity.optional(),
});
export type ProductCard = z.output<typeof ProductCard>;

/** A family as its sizes name it. */
export const FamilyRef = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  articleCount: z.int().describe('Sizes that visitors see'),
});
export type FamilyRef = z.output<typeof FamilyRef>;

export const Product = z.object({
  _id: z.string(),
  ...shownOf(productFields),
  orderQuantity: OrderQuantity.optional(),
  listPrice: Price.extend({
    rate: z
      .object({
        value: z.number().describe('Lira for one unit, with the margin'),
        day: z.iso.date(),
        source: z.enum(['tcmb', 'manual']),
      })
      .nullable()
      .describe('null: none is fresh enough to sell at'),
    origin: z.string().describe('What `price` comes from, in words: “€25,00 · TCMB 20.11.2026”. Empty: it is not sold'),
  })
    .optional()
    .describe('The price as it is kept, where it is sold in lira at a daily rate; `price` is what it costs today'),
  imageAlts: z
    .record(z.string(), z.string())
    .optional()
    .describe("The library's alternative texts by the pictures' paths, for visitors; absent: it has none"),
  family: FamilyRef.nullable().describe('The family of which it is a size; its specs then follow from the dimensions'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type Product = z.output<typeof Product>;

export const ProductPage = z.object({
  products: z.array(ProductCard),
  ...pageFigures,
  ...facetsReply,
});
export type ProductPage = z.output<typeof ProductPage>;

/** Rules of the product form. */
export const productInputs = inputsOf(productFields);
export const ProductCreate = createBodyOf(productFields);
export type ProductCreate = z.output<typeof ProductCreate>;
/** Fields of the edit form: the same, with other sentences about pictures. */
export const productEditInputs = {
  ...productInputs,
  img: pictures(NO_IMAGE_ON_EDIT).min(1, NO_IMAGE_ON_EDIT),
  mainImage: z
    .string(NO_MAIN_IMAGE)
    .min(1, NO_MAIN_IMAGE)
    .refine((text) => text === '' || isImage(text), IMAGE_REFUSED),
};

/** Ways in which a save moves stock, in pieces. `stockQuantity` sets the counted level instead. */
export const stockFields = {
  stockChange: z
    .int(STOCK_CHANGE_NOT_WHOLE)
    .min(-MAX_STOCK, STOCK_TOO_LARGE)
    .max(MAX_STOCK, STOCK_TOO_LARGE)
    .refine((pieces) => pieces !== 0, STOCK_CHANGE_ZERO)
    .describe('Pieces that come in, or go out (negative): added to the level, whatever it is by then'),
  stockSeen: level.describe(
    'The level that was seen when `stockQuantity` was typed: 409 STALE where it is another now',
  ),
  stockNote: shortText(200).describe('Why, in words; for the ledger'),
  stockAttempt: z
    .string(NOT_TEXT)
    .min(8, STOCK_ATTEMPT_REFUSED)
    .max(64, STOCK_ATTEMPT_REFUSED)
    .describe('Any id that is new for each movement: the same one sent twice moves stock once'),
};
export const ProductUpdate = updateOf({ ...productEditInputs, ...stockFields, ...publishedDraft }).superRefine(
  ({ stockChange, stockQuantity, stockSeen, stockNote, stockAttempt }, { addIssue }) => {
    const isMoved = stockChange !== undefined || stockQuantity !== undefined;
    if (stockChange !== undefined && stockQuantity !== undefined)
      addIssue({
        code: 'custom',
        path: ['stockChange'],
        message: STOCK_MOVED_TWICE,
      });
    if (stockSeen !== undefined && stockQuantity === undefined)
      addIssue({
        code: 'custom',
        path: ['stockSeen'],
        message: STOCK_SEEN_ALONE,
      });
    if (!isMoved && stockNote !== undefined && stockNote !== '')
      addIssue({
        code: 'custom',
        path: ['stockNote'],
        message: STOCK_NOTE_ALONE,
      });
    if (!isMoved && stockAttempt !== undefined)
      addIssue({ code: 'custom', path: ['stockAttempt'], message: STOCK_ATTEMPT_REFUSED });
  },
);
export type ProductUpdate = z.output<typeof ProductUpdate>;

/**
 * Returns the status that goes with a level, in pieces: at 0 an article in stock is sold out, from 0 to more a sold-out
 * one is back. `made_to_order` is a promise that no number changes. null: not counted.
 */
export function stockStatusAfter(status: StockStatus, from: number | null, to: number | null): StockStatus {
  if (to === 0 && status === 'in_stock') return 'out_of_stock';
  return to !== null && to > 0 && from === 0 && status === 'out_of_stock' ? 'in_stock' : status;
}

/** Reasons for a movement of stock. `opening`: the level when the ledger began. */
const STOCK_REASONS = ['opening', 'begin', 'end', 'count', 'in_out', 'sale', 'return'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** A movement of stock. `change`, `before` and `after` are pieces. */
export const StockMove = z.object({
  at: z.iso.datetime(),
  reason: z.enum(STOCK_REASONS),
  change: z.int(),
  before: z.int().nullable().describe('null: was not counted'),
  after: z.int().nullable().describe('null: is not counted any more'),
  order: z.string().nullable().describe('Number of the order that moved it'),
  by: z.string().describe('Name of the person, as it was; empty for orders'),
  note: z.string(),
});
export type StockMove = z.output<typeof StockMove>;
export const STOCK_MOVES_PAGE_SIZE = 10;

/**
 * Returns the parts shown by a reply that holds these products, and could hold others only after a change to the
 * catalogue's structure.
 */
const partsOf = (products: readonly { _id: string }[]): readonly Part[] => [
  CATALOGUE_STRUCTURE,
  ...products.map(({ _id }) => productPart(_id)),
];
const partsOfProduct = (product: Product): readonly Part[] => [...partsOf([product]), 'media'];

/** Fields of the list's query that narrow it by what only a change of structure changes, or not at all. */
const STRUCTURAL_FIELDS: ReadonlySet<string> = new Set([
  'category',
  'subCategory',
  'isActive',
  'sort',
  'page',
  'limit',
  'near',
]);

/**
 * Returns the parts shown by a list. Searches, filters, counts and lists by price show the whole catalogue: any
 * product's text, price, stock or dimension may bring it in.
 */
const partsOfList = (
  { products }: ProductPage,
  { query = {} }: { query?: z.input<typeof ProductQuery> },
): readonly Part[] => {
  const isByStructure =
    query.near !== undefined ||
    (Object.entries(query).every(([name, value]) => value === undefined || STRUCTURAL_FIELDS.has(name)) &&
      STRUCTURE_SORTS.includes(query.sort ?? 'order'));
  return isByStructure ? partsOf(products) : ['catalogue'];
};

export const productEndpoints = endpoints(PRODUCT_CALLS, {
  'GET /api/products': {
    access: STAFF_SEE_ALL,
    query: ProductQuery,
    response: ProductPage,
    reads: ['catalogue'],
    shows: partsOfList,
  },
  'GET /api/products/slug/:slug': {
    access: STAFF_SEE_ALL,
    params: SlugParams,
    response: Product,
    reads: ['catalogue', 'media'],
    shows: partsOfProduct,
  },
  'GET /api/products/search/:query': {
    access: ACTIVE_ONLY,
    params: z.object({
      query: SearchText.refine((q) => q.trim() !== '', BLANK_SEARCH),
    }),
    response: z.array(ProductCard),
    reads: ['catalogue'],
  },
  'GET /api/products/check-code/:code': {
    access: STAFF_ONLY,
    params: z.object({ code: Id }),
    query: z.strictObject({ except: Id.optional().describe('Id of the product that is being edited') }),
    response: z.object({ exists: z.boolean() }),
  },
  'POST /api/products': {
    access: STAFF_ONLY,
    body: ProductCreate,
    bodyBytes: RICH_TEXT_BYTES,
    response: Product,
    status: 201,
  },
  'PUT /api/products/:id': {
    access: STAFF_ONLY,
    params: RowParams,
    body: ProductUpdate,
    bodyBytes: RICH_TEXT_BYTES,
    response: Product,
  },
  'GET /api/products/:id/stock-moves': {
    access: STAFF_ONLY,
    params: RowParams,
    query: z.strictObject(pagedParams(STOCK_MOVES_PAGE_SIZE)),
    response: pageOf(StockMove),
  },
  'DELETE /api/products/:id': {
    access: STAFF_DELETES,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
  'POST /api/products/upload-image': {
    access: STAFF_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
  'POST /api/products/upload-document': {
    access: STAFF_ONLY,
    file: DOCUMENT_FILE,
    response: z.object({
      originalName: z.string(),
      documentPath: z.string(),
      size: z.int().describe('Bytes'),
      type: z.enum(['pdf', 'doc']),
      isKnown: z.boolean().optional().describe('true: the library had this document already'),
    }),
  },
  'GET /api/products/:id': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    response: Product,
    reads: ['catalogue', 'media'],
    shows: partsOfProduct,
  },
});

// Other rooms import it from here.
export { STOCK_TOO_LARGE } from './product-texts.ts';
