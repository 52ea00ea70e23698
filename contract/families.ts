// Families: all sizes of one part, with their lettered dimension columns. One row of `products` is one size.
import * as z from 'zod';
import { STAFF_SEE_ALL } from './access.ts';
import { MAX_PAGE_SIZE, SHOP_PAGE_SIZE, STOCK_STATUSES } from './catalogue.ts';
import { CadMapping, FILE_FORMATS, OwnCadFile, ownCadFiles } from './cad.ts';
import { CategoryRef } from './categories.ts';
import { MAX_DECIMALS } from './dimension.ts';
import { RESERVED_KEYS } from './dimension-table.ts';
import { CATALOGUE_STRUCTURE, endpoints, familyPart, type Part, productPart, RICH_TEXT_BYTES } from './endpoint.ts';
import {
  ALIAS_MISSING,
  aliasTwice,
  COLUMN_KEY_MISSING,
  COLUMN_KEY_REFUSED,
  COLUMN_KIND_REFUSED,
  COLUMN_LABEL_MISSING,
  columnKeyReserved,
  columnKeyTwice,
  COLUMNS_MISSING,
  DECIMALS_REFUSED,
  FAMILY_CALLS,
  FAMILY_LABELS as labels,
  FAMILY_NAME_MISSING,
  FAMILY_SORT_REFUSED,
  HARDNESS_NOT_WHOLE,
  HARDNESS_REFUSED,
  HARDNESS_SCALE_REFUSED,
  KEY_COLUMNS_MISSING,
  LETTERS_REFUSED,
  ROWS_LIMIT_REFUSED,
  tooManyAliases,
  tooManyColumns,
  tooManyKeyColumns,
  tooManyStandards,
} from './family-texts.ts';
import { factFilters, facetsFlag, facetsReply, StockFilterParam, withAttributeFilters } from './facets.ts';
import { IMAGE_REFUSED, NOT_LIST } from './field-texts.ts';
import { flagParam, Id, isImage, pagedParams, pageFigures, RowParams, SearchText, SlugParams } from './fields.ts';
import { tooLong } from './form-texts.ts';
import { createBodyOf, field, inputsOf, shownOf } from './kind.ts';
import { PIECES } from './product-texts.ts';
import {
  documents,
  FamilyRef,
  mainCategory,
  OrderQuantity,
  pictures,
  orderPieces,
  Price,
  ShownPrice,
  ProductDocument,
} from './products.ts';
import { ROW_SORTS } from './row-order.ts';
import { savingEndpoints, updateOf } from './saving.ts';
import { fold } from './text.ts';
import { longText, neededText, richText, shortText, Slug, sortOrder, switchValue, textList } from './typed-fields.ts';

export { MAX_FAMILY_ARTICLES } from './dimension-table.ts';
export const MAX_COLUMNS = 24;
export const MAX_KEY_COLUMNS = 5;
const MAX_ALIASES = 30;
const MAX_STANDARDS = 8;

export const COLUMN_KINDS = ['number', 'text'] as const;
/** Empty: the hardness is no number, or there is none. */
export const HARDNESS_SCALES = ['', 'HRC', 'HB', 'HV', 'HV 0,3', 'Shore A'] as const;

const columnKey = z
  .string(COLUMN_KEY_MISSING)
  .min(1, COLUMN_KEY_MISSING)
  .regex(/^[A-Za-z][A-Za-z0-9]{0,7}$/, COLUMN_KEY_REFUSED)
  .refine((key) => !RESERVED_KEYS.includes(key), { error: ({ input }) => columnKeyReserved(String(input)) });

/** A dimension or property in which the sizes of a family differ. */
export const FamilyColumn = z.strictObject({
  key: columnKey.describe('Letter of the drawing: d1, L; d1 and D1 differ'),
  label: neededText(60, COLUMN_LABEL_MISSING),
  kind: z.enum(COLUMN_KINDS, COLUMN_KIND_REFUSED),
  unit: shortText(12).describe('mm for lengths; empty for texts'),
  decimals: z.int(DECIMALS_REFUSED).min(0, DECIMALS_REFUSED).max(MAX_DECIMALS, DECIMALS_REFUSED),
  tolerance: shortText(24).describe("'g6', '+2 / 0'; empty: none"),
  isKey: switchValue.describe('Together with the other key columns it names exactly one size'),
  isFilter: switchValue,
  isShown: switchValue.describe('In the dimension table; the page of a size shows all columns'),
  attribute: Id.nullable().describe('Key of the shop-wide attribute that it is bound to'),
});
export type FamilyColumn = z.output<typeof FamilyColumn>;

const twice = <T>(values: readonly T[]): T | undefined => values.find((one, i) => values.indexOf(one) !== i);

/** A column of a save. */
const ColumnInput = FamilyColumn.extend({
  formerKey: columnKey.optional().describe('The key that it had until now: the sizes keep their values'),
});

const columns = z
  .array(ColumnInput, NOT_LIST)
  .min(1, COLUMNS_MISSING)
  .max(MAX_COLUMNS, tooManyColumns(MAX_COLUMNS))
  .superRefine((list, { addIssue }) => {
    const again = twice(list.map(({ key }) => key));
    if (again !== undefined) addIssue({ code: 'custom', message: columnKeyTwice(again) });
    const keys = list.filter(({ isKey }) => isKey).length;
    if (keys === 0) addIssue({ code: 'custom', message: KEY_COLUMNS_MISSING });
    if (keys > MAX_KEY_COLUMNS) addIssue({ code: 'custom', message: tooManyKeyColumns(MAX_KEY_COLUMNS) });
  });

/** A word that people write for the family. `isFirst`: of several families with it, this one is meant first. */
export const FamilyAlias = z.strictObject({ text: neededText(40, ALIAS_MISSING), isFirst: z.boolean() });
export type FamilyAlias = z.output<typeof FamilyAlias>;
const aliases = z
  .array(FamilyAlias, NOT_LIST)
  .max(MAX_ALIASES, tooManyAliases(MAX_ALIASES))
  .superRefine((list, { addIssue }) => {
    const again = twice(list.map(({ text }) => fold(text)));
    if (again !== undefined) addIssue({ code: 'custom', message: aliasTwice(again) });
  });

const pixels = z.number(LETTERS_REFUSED).min(0, LETTERS_REFUSED).max(20_000, LETTERS_REFUSED);
/** Columns' letters on the drawing, which pages put there as text. All in pixels of the picture's own size. */
export const DrawingLetters = z.strictObject(
  {
    width: pixels,
    height: pixels,
    letters: z.array(z.strictObject({ key: columnKey, x: pixels, y: pixels }), LETTERS_REFUSED).max(MAX_COLUMNS * 2),
  },
  LETTERS_REFUSED,
);
export type DrawingLetters = z.output<typeof DrawingLetters>;

/** The drawing of a family or of one of its sizes. */
export const Drawing = z.object({
  image: z.string().describe('Address of the picture'),
  letters: DrawingLetters.nullable().describe('Where the letters stand on it; null: the picture shows them itself'),
  look: z
    .enum(['representative', 'true', 'broken'])
    .describe(
      'Whether it shows any size of the family, this very size in its own proportions, or this size with long parts broken',
    ),
});
export type Drawing = z.output<typeof Drawing>;

const picture = z.string().nullable();

const hardnessLimit = z.int(HARDNESS_NOT_WHOLE).min(0, HARDNESS_REFUSED).max(3_000, HARDNESS_REFUSED).nullable();

/** Fields of a family, each said here alone. In calls `category` and `subCategory` are ids. */
export const familyFields = {
  name: field(neededText(200, FAMILY_NAME_MISSING), { label: labels.name, isOnCards: true }),
  slug: field(Slug, { label: labels.slug, default: '', isOnCards: true, isSpecial: true }),
  category: field(mainCategory, { label: labels.category, shown: CategoryRef, isOnCards: true, isSpecial: true }),
  subCategory: field(Id.nullable(), {
    label: labels.subCategory,
    default: null,
    shown: CategoryRef.nullable(),
    isOnCards: true,
    isSpecial: true,
  }),
  standards: field(
    z
      .array(shortText(60), NOT_LIST)
      .max(MAX_STANDARDS, tooManyStandards(MAX_STANDARDS))
      .overwrite((list) => list.filter((one) => one !== '')),
    { label: labels.standards, default: [], shown: z.array(z.string()), isOnCards: true },
  ),
  material: field(shortText(120), { label: labels.material, default: '', isOnCards: true }),
  materialNumber: field(shortText(20), {
    label: labels.materialNumber,
    default: '',
    shown: z.string().describe("'1.2344'; empty: none"),
    isOnCards: true,
  }),
  hardnessText: field(shortText(60), {
    label: labels.hardnessText,
    default: '',
    shown: z.string().describe("As people read it: '60 ±2 HRC'"),
    isOnCards: true,
  }),
  hardnessMin: field(hardnessLimit, { label: labels.hardnessMin, default: null }),
  hardnessMax: field(hardnessLimit, { label: labels.hardnessMax, default: null }),
  hardnessScale: field(z.enum(HARDNESS_SCALES, HARDNESS_SCALE_REFUSED), { label: labels.hardnessScale, default: '' }),
  summary: field(longText(2_000), { label: labels.summary, default: '', isOnCards: true }),
  body: field(richText, {
    label: labels.body,
    default: '',
    shown: z.string().describe('HTML, sanitized: may be put into a page as it is'),
    isSpecial: true,
  }),
  notes: field(textList(500), { label: labels.notes, default: [] }),
  features: field(textList(500), { label: labels.features, default: [] }),
  applications: field(textList(500), { label: labels.applications, default: [] }),
  aliases: field(aliases, { label: labels.aliases, default: [], shown: z.array(FamilyAlias) }),
  columns: field(columns, { label: labels.columns, shown: z.array(FamilyColumn) }),
  codePattern: field(shortText(80), {
    label: labels.codePattern,
    default: '',
    shown: z.string().describe("'Z40-{d1}X{L}': its order is also the one in which people write the size"),
  }),
  namePattern: field(shortText(160), { label: labels.namePattern, default: '' }),
  drawingImage: field(z.union([z.null(), z.string().refine(isImage, IMAGE_REFUSED)]), {
    label: labels.drawingImage,
    default: null,
    shown: z.string().nullable().describe('The lettered drawing; null: none'),
  }),
  drawingLetters: field(DrawingLetters.nullable(), {
    label: labels.drawingLetters,
    default: null,
    shown: DrawingLetters.nullable().describe('Where the letters stand on it; null: the picture shows them itself'),
  }),
  cad: field(CadMapping.nullable(), {
    label: labels.cad,
    default: null,
    shown: CadMapping.nullable().describe('How its sizes become CAD models; null: they have none'),
  }),
  cadFiles: field(ownCadFiles, {
    label: labels.cadFiles,
    default: [],
    shown: z.array(OwnCadFile).describe('Given for all its sizes, in place of the computed ones'),
    isGenerated: true,
  }),
  img: field(pictures(), {
    label: labels.img,
    default: [],
    shown: z.array(z.string()).describe('Image paths; a bare file name lies under /img/products/'),
    isOnCards: true,
  }),
  documents: field(documents, { label: labels.documents, default: [], shown: z.array(ProductDocument) }),
  minQuantity: field(orderPieces, {
    label: labels.minQuantity,
    default: 1,
    shown: z.int().describe('Least order of each size that states none itself'),
    unit: PIECES,
    isGenerated: true,
  }),
  packQuantity: field(orderPieces, {
    label: labels.packQuantity,
    default: 1,
    shown: z.int().describe('Orders of such sizes are multiples of it'),
    unit: PIECES,
    isGenerated: true,
  }),
  isActive: field(switchValue, { label: labels.isActive, default: true, isOnCards: true }),
  order: field(sortOrder, { label: labels.order, default: 0, shown: z.int(), column: 'sortOrder', isOnCards: true }),
  seoTitle: field(shortText(200), { label: labels.seoTitle, default: '' }),
  seoDescription: field(shortText(500), { label: labels.seoDescription, default: '' }),
  seoKeywords: field(textList(80), { label: labels.seoKeywords, default: [] }),
};

/** The extent of a key column over the sizes that visitors see. Numbers are decimal, in the column's unit. */
const KeyRange = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  min: z.union([z.number(), z.string()]),
  max: z.union([z.number(), z.string()]),
  count: z.int().describe('Distinct values'),
});
export type KeyRange = z.output<typeof KeyRange>;

const shown = shownOf(familyFields);
const derived = {
  articleCount: z.int().describe('Sizes that visitors see'),
  inStockCount: z.int().describe('Those of them in stock'),
  priceFrom: Price.nullable().describe('The lowest price among them; null: on request only'),
  keyRanges: z.array(KeyRange).describe('Key columns in their order'),
};

/** A family as lists show it. */
export const FamilyCard = z.object({
  _id: z.string(),
  name: shown.name,
  slug: shown.slug,
  category: shown.category,
  subCategory: shown.subCategory,
  standards: shown.standards,
  material: shown.material,
  materialNumber: shown.materialNumber,
  hardnessText: shown.hardnessText,
  summary: shown.summary,
  img: shown.img,
  isActive: shown.isActive,
  order: shown.order,
  variantKey: z.string().describe('Equal for families of one form and standard: variants, which one card shows'),
  ...derived,
});
export type FamilyCard = z.output<typeof FamilyCard>;

export const Family = z.object({
  _id: z.string(),
  ...shown,
  ...derived,
  imageAlts: z
    .record(z.string(), z.string())
    .optional()
    .describe("The library's alternative texts by the pictures' paths, for visitors; absent: it has none"),
  drawing: Drawing.nullable().describe(
    'The one that staff gave it, or that of a middle size, drawn from its dimensions; null: neither',
  ),
  picture: picture.describe('Address of a picture of a middle size, made from its dimensions; null: there is none'),
  hasCad: z.boolean().describe('Whether its sizes have CAD files: computed by its mapping, or given by staff'),
  variants: z.array(FamilyCard).describe('Other public families of its form and standard, as another material'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().describe('Grows with every save, of its sizes too; sent back with one'),
});
export type Family = z.output<typeof Family>;

export const FamilyPage = z.object({
  families: z
    .array(
      FamilyCard.extend({
        filter: z
          .record(z.string(), z.string())
          .optional()
          .describe('With filters: what they say of its own table, by the keys of its columns'),
      }),
    )
    .describe('With filters: those with sizes that pass; their totals are of these sizes'),
  ...pageFigures,
  articleTotal: z.int().describe('Sizes of all families of the list'),
  inStockTotal: z.int().describe('Those of them in stock'),
  ...facetsReply,
});
export type FamilyPage = z.output<typeof FamilyPage>;

/** Rules of the family's form. */
export const familyInputs = inputsOf(familyFields);
export const FamilyCreate = createBodyOf(familyFields);
export type FamilyCreate = z.output<typeof FamilyCreate>;
export const FamilyUpdate = updateOf(familyInputs);
export type FamilyUpdate = z.output<typeof FamilyUpdate>;

const RowValue = z.union([z.number(), z.string(), z.null()]);
/** A size: `[_id, code, slug, price, stock, leadDays, ...values]`. */
const Row = z.tuple(
  [
    z.string(),
    z.string(),
    z.string(),
    z.number().nullable().describe('Decimal number; null: on request'),
    z.int().describe(`Place in ${STOCK_STATUSES.join(', ')}`),
    z.int().nullable().describe('Working days; null: the shop’s usual delivery time'),
  ],
  RowValue,
);
export type FamilyRow = z.output<typeof Row>;
const shownPrices = z
  .array(ShownPrice.nullable())
  .optional()
  .describe('What visitors read in place of the prices of the rows, in their order; absent: those');

export const FamilyRows = z.object({
  _id: z.string().describe('Of the family'),
  columns: z.array(z.string()).describe('Keys, in the order of the values'),
  currency: z.string(),
  ...pageFigures,
  rows: z.array(Row).describe('[_id, code, slug, price, stock, leadDays, ...values]; numbers are decimal'),
  shown: shownPrices,
  orderQuantity: OrderQuantity.optional().describe('Of all sizes but those in `quantities`. Absent: any number'),
  quantities: z
    .record(z.string(), z.tuple([z.int(), z.int()]))
    .optional()
    .describe('By _id: least order and pack of sizes with others'),
  extents: z
    .record(z.string(), z.tuple([z.number(), z.number()]))
    .optional()
    .describe('With pages: least and greatest value over all sizes, by the keys of number columns that are no keys'),
  nearest: z.array(Row).describe('Where no size passes the filters: those nearest to them'),
  facets: z
    .array(z.object({ key: z.string(), values: z.array(z.object({ value: RowValue, count: z.int() })) }))
    .describe('Of filterable columns and of the stock; counts take all other filters into account'),
});
export type FamilyRows = z.output<typeof FamilyRows>;

/** Sizes around an article, itself included: five on each side. */
export const NEIGHBOURS = 11;

/** The dimensions of an article, and the ways from it to the other sizes of its family. */
export const ArticleSizes = z.object({
  family: FamilyRef,
  dimensions: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.string(),
      value: RowValue.describe('Decimal number in the unit, or a text; null: the size lacks it'),
      tolerance: z.string().describe("'g6'; empty: none"),
      limits: z
        .object({ upper: z.number(), lower: z.number() })
        .nullable()
        .describe('Deviations by ISO 286, micrometres; null: the tolerance is no class of it'),
      isKey: z.boolean(),
    }),
  ),
  switches: z
    .array(
      z.object({
        key: z.string(),
        options: z.array(
          z.object({
            value: z.union([z.number(), z.string()]),
            slug: z
              .string()
              .nullable()
              .describe('The size with this value and the other key values as here; null: none'),
          }),
        ),
      }),
    )
    .describe('Key columns with all values of the family'),
  material: shown.material,
  hardnessText: shown.hardnessText,
  drawing: Drawing.nullable().describe('Its own, drawn from its dimensions, or the one that staff gave the family'),
  picture: picture.describe('Address of a picture of this very size; null: there is none'),
  cad: z
    .object({
      files: z.array(z.enum(['step', 'dxf', 'pdf', 'glb'])).describe('Formats at /api/products/:id/cad; glb: 3D view'),
      own: z.array(z.enum(FILE_FORMATS)).describe('Those whose file staff gave: the others are computed'),
      simplifications: z.array(z.string()).describe('Where the computed model is simpler than the part'),
    })
    .nullable()
    .describe('Its CAD files; null: it has none'),
  currency: z.string().describe('Of the neighbours’ prices'),
  neighbours: z
    .array(Row)
    .describe(
      `Sizes that differ in the last key column first; itself included, at most ${NEIGHBOURS}, in the order of the key columns; rows as in the rows call`,
    ),
  shown: shownPrices,
});
export type ArticleSizes = z.output<typeof ArticleSizes>;

/** All keys but these are filters by columns, or by `stock`. */
const RowsQuery = z
  .object({
    sort: z
      .string(FAMILY_SORT_REFUSED)
      .max(9, FAMILY_SORT_REFUSED)
      .optional()
      .describe(`Key of a column, or ${ROW_SORTS.join(', ')}; '-' before it: descending. Default: the key columns`),
    page: pagedParams(MAX_PAGE_SIZE).page,
    limit: z
      .union([z.literal('all'), pagedParams(50).limit], ROWS_LIMIT_REFUSED)
      .default(50)
      .describe(`1–${MAX_PAGE_SIZE}, or all`),
  })
  .catchall(z.string().max(600, tooLong(600)));

const { page, limit } = pagedParams(SHOP_PAGE_SIZE);

export const familyEndpoints = endpoints(FAMILY_CALLS, {
  'GET /api/families': {
    access: STAFF_SEE_ALL,
    query: withAttributeFilters({
      category: Id.optional().describe('Main category: id or slug'),
      subCategory: Id.optional().describe('Sub-category: id or slug'),
      q: SearchText.optional(),
      isActive: flagParam.describe('Staff only; the public sees active ones whatever it asks'),
      stock: StockFilterParam.optional(),
      ...factFilters,
      facets: facetsFlag,
      page,
      limit,
    }),
    response: FamilyPage,
    reads: ['catalogue'],
  },
  'GET /api/families/:slug': {
    access: STAFF_SEE_ALL,
    params: SlugParams,
    response: Family,
    reads: ['catalogue', 'media'],
    shows: ({ _id }: Family): readonly Part[] => [CATALOGUE_STRUCTURE, familyPart(_id), 'media'],
  },
  'GET /api/families/:slug/rows': {
    access: STAFF_SEE_ALL,
    params: SlugParams,
    query: RowsQuery,
    response: FamilyRows,
    reads: ['catalogue'],
    shows: ({ _id }: FamilyRows): readonly Part[] => [CATALOGUE_STRUCTURE, familyPart(_id)],
  },
  'GET /api/products/:id/sizes': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    response: ArticleSizes,
    reads: ['catalogue'],
    // Prices and stock are of the neighbours alone: all others may change without this reply.
    shows: ({ neighbours }: ArticleSizes): readonly Part[] => [
      CATALOGUE_STRUCTURE,
      ...neighbours.map(([id]) => productPart(id)),
    ],
  },
  ...savingEndpoints('/api/families', {
    create: FamilyCreate,
    update: FamilyUpdate,
    response: Family,
    bodyBytes: RICH_TEXT_BYTES,
  }),
});
