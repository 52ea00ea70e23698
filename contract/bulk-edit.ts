// Editing many products at once: which ones, the change, its preview (docs/decisions/0130).
import * as z from 'zod';
import { STAFF_AUDITED, STAFF_ONLY } from './access.ts';
import {
  BULK_CALLS,
  BULK_FIELD_REFUSED,
  FORMER_PRICE_REFUSED,
  NOTHING_CHOSEN,
  PERCENT_DOWN_REFUSED,
  percentRefused,
  PRICE_MOVE_MISSING,
  PRICE_OPERATION_REFUSED,
  PRICE_ROUNDING_REFUSED,
  tooManyChosen,
} from './bulk-edit-texts.ts';
import {
  FORMER_PRICES,
  isPercent,
  MAX_PERCENT,
  PRICE_OPERATIONS,
  PRICE_ROUNDINGS,
  type PriceMove,
} from './bulk-price.ts';
import { CSV_TYPE, Download, XLSX_TYPE } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { Id, RowParams } from './fields.ts';
import { CURRENCIES } from './money.ts';
import { amount, Price, ProductChoice, ProductExport, productInputs } from './products.ts';
import { CURRENCY_REFUSED } from './setting-texts.ts';
import { Task } from './tasks.ts';

/** Ids in one call; more are chosen by a filter. */
export const MAX_CHOSEN = 5_000;
/** Up to so many products are changed while the call waits. */
export const CHANGED_AT_ONCE = 200;
const PREVIEW_ROWS = 20;

/** Plain fields that can be set on many products, with the rules of the form. */
export const BULK_FIELDS = [
  'isActive',
  'stockStatus',
  'leadTimeDays',
  'vatRate',
  'minQuantity',
  'packQuantity',
  'unit',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

const setting = <const F extends BulkField>(field: F) =>
  z.strictObject({ field: z.literal(field), value: productInputs[field] });

const percent = z
  .number(PRICE_MOVE_MISSING)
  .gt(0, percentRefused(MAX_PERCENT))
  .max(MAX_PERCENT, percentRefused(MAX_PERCENT))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, percentRefused(MAX_PERCENT));

/** Rules of a move's value: a percentage or an amount. */
export function priceMoveRules(
  { operation, value }: Pick<PriceMove, 'operation' | 'value'>,
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  const rule = isPercent(operation) ? percent : amount;
  const wrong = rule.safeParse(value).error?.issues[0];
  if (wrong) addIssue({ code: 'custom', path: ['value'], message: wrong.message });
  else if (operation === 'percentDown' && value >= 100)
    addIssue({ code: 'custom', path: ['value'], message: PERCENT_DOWN_REFUSED });
}

const priceMove = z
  .strictObject({
    field: z.literal('price'),
    operation: z.enum(PRICE_OPERATIONS, PRICE_OPERATION_REFUSED),
    value: z.number(PRICE_MOVE_MISSING).describe('Percent, or a decimal amount in `currency`'),
    currency: z
      .enum(CURRENCIES, CURRENCY_REFUSED)
      .describe('Of amounts: products whose price is kept in another currency are refused. Percentages move all'),
    rounding: z.enum(PRICE_ROUNDINGS, PRICE_ROUNDING_REFUSED),
    former: z.enum(FORMER_PRICES, FORMER_PRICE_REFUSED),
  })
  .superRefine(priceMoveRules);

export const BulkChange = z.discriminatedUnion(
  'field',
  [
    priceMove,
    z.strictObject({
      field: z.literal('category'),
      category: productInputs.category,
      subCategory: productInputs.subCategory,
    }),
    setting('isActive'),
    setting('stockStatus'),
    setting('leadTimeDays'),
    setting('vatRate'),
    setting('minQuantity'),
    setting('packQuantity'),
    setting('unit'),
  ],
  BULK_FIELD_REFUSED,
);
export type BulkChange = z.output<typeof BulkChange>;

/** Products that were chosen once; later ones do not come in. */
const ProductSet = z.object({ _id: z.string().describe('For preview and apply, for a day'), count: z.int() });

const figures = z
  .object({ min: z.number(), max: z.number(), sum: z.number() })
  .nullable()
  .describe('Decimal amounts; null: none has a price');

export const BulkPreview = z.object({
  count: z.int().describe('Chosen products that are still there'),
  changed: z.int(),
  same: z.int().describe('Products that have the wanted values already'),
  refused: z
    .array(z.object({ sentence: z.string(), count: z.int() }))
    .describe('Products that cannot be changed so, by reason'),
  rows: z
    .array(
      z.object({
        _id: z.string(),
        code: z.string(),
        name: z.string(),
        before: z.unknown(),
        after: z.unknown().describe('Of the field; absent where it is refused'),
        refusal: z.string().describe('Empty: it is not refused'),
      }),
    )
    .describe(`The first ${PREVIEW_ROWS}: changed ones before others`),
  prices: z
    .array(z.object({ currency: Price.shape.currency, count: z.int(), before: figures, after: figures }))
    .describe('By currency, of the products whose price changes; other fields: none'),
});
export type BulkPreview = z.output<typeof BulkPreview>;
export const PREVIEWED = PREVIEW_ROWS;

export const bulkEndpoints = endpoints(BULK_CALLS, {
  'GET /api/products/export': {
    access: STAFF_AUDITED,
    query: ProductExport,
    response: Download,
    isDownload: true,
    contentTypes: [XLSX_TYPE, CSV_TYPE],
  },
  'POST /api/products/bulk': {
    access: STAFF_ONLY,
    body: z
      .strictObject({
        ids: z.array(Id, NOTHING_CHOSEN).min(1, NOTHING_CHOSEN).max(MAX_CHOSEN, tooManyChosen(MAX_CHOSEN)).optional(),
        filter: ProductChoice.optional().describe('As the list takes it; in place of `ids`'),
      })
      .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), NOTHING_CHOSEN),
    response: ProductSet,
    status: 201,
  },
  'POST /api/products/bulk/:id/preview': {
    access: STAFF_ONLY,
    params: RowParams,
    body: BulkChange,
    response: BulkPreview,
  },
  'POST /api/products/bulk/:id/apply': {
    access: STAFF_ONLY,
    params: RowParams,
    body: BulkChange,
    response: Task,
  },
});
