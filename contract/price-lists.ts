// Price lists: new prices for many products that hold from a time on, or for a while (docs/decisions/0136).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { PRICE_ROUNDING_REFUSED, PRICE_MOVE_MISSING, tooManyChosen } from './bulk-edit-texts.ts';
import { MAX_CHOSEN, priceMoveRules } from './bulk-edit.ts';
import { PRICE_OPERATIONS, PRICE_ROUNDINGS } from './bulk-price.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoContent, NoQuery, pagedParams, pageOf, RowParams, searchParam } from './fields.ts';
import { NOT_TEXT } from './field-texts.ts';
import { tooLong } from './form-texts.ts';
import { CURRENCIES } from './money.ts';
import {
  PRICE_LIST_CALLS,
  PRICE_LIST_CHOICE_REFUSED,
  PRICE_LIST_CODE_MISSING,
  PRICE_LIST_ENDS_FIRST,
  PRICE_LIST_HAS_NO_END,
  PRICE_LIST_KIND_REFUSED,
  PRICE_LIST_NAME_MISSING,
  PRICE_LIST_OPERATION_REFUSED,
  PRICE_LIST_STATE_REFUSED,
  PRICE_LIST_TIME_REFUSED,
} from './price-list-texts.ts';
import { amount, ProductChoice } from './products.ts';
import { EditedVersion } from './saving.ts';
import { CURRENCY_REFUSED } from './setting-texts.ts';
import { TASK_OUTCOME_REFUSED } from './task-texts.ts';
import { TASK_OUTCOMES } from './tasks.ts';
import { neededText, switchValue } from './typed-fields.ts';

/** `replace`: prices are written once; `campaign`: they hold for a while, then the former ones come back. */
export const PRICE_LIST_KINDS = ['replace', 'campaign'] as const;
export type PriceListKind = (typeof PRICE_LIST_KINDS)[number];

/**
 * `starting` and `ending`: a task writes the prices or puts them back; `running`: a campaign holds; `cancelled`: it
 * never held; `undone`: taken back; `halted`: the task broke off, what it wrote can be taken back.
 */
export const PRICE_LIST_STATES = [
  'draft',
  'scheduled',
  'starting',
  'running',
  'ending',
  'completed',
  'cancelled',
  'undone',
  'halted',
] as const;
export type PriceListState = (typeof PRICE_LIST_STATES)[number];

export const MAX_PRICE_LIST_ITEMS = 100_000;
/** Lines of one paste or file. */
export const MAX_PRICE_LIST_LINES = 20_000;
/** Days within which written prices can be taken back. */
export const PRICE_LIST_UNDO_DAYS = 30;
export const MAX_PRICE_LIST_NAME = 120;
const MAX_CSV = 2_000_000;

const time = z.iso.datetime(PRICE_LIST_TIME_REFUSED).nullable();
const facts = {
  name: neededText(MAX_PRICE_LIST_NAME, PRICE_LIST_NAME_MISSING),
  kind: z.enum(PRICE_LIST_KINDS, PRICE_LIST_KIND_REFUSED),
  startsAt: time.describe('null: when it is scheduled'),
  endsAt: time.describe('Of a campaign; null: when somebody ends it'),
};
interface Times {
  kind: PriceListKind;
  startsAt: string | null;
  endsAt: string | null;
}
/** What is wrong with a list's times; undefined: nothing. */
function timesRefusal({ kind, startsAt, endsAt }: Times): string | undefined {
  if (endsAt === null) return undefined;
  if (kind === 'replace') return PRICE_LIST_HAS_NO_END;
  return startsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt) ? PRICE_LIST_ENDS_FIRST : undefined;
}
const withTimes = <S extends z.ZodType<Times>>(body: S) =>
  body.superRefine((value, { addIssue }) => {
    const message = timesRefusal(value);
    if (message !== undefined) addIssue({ code: 'custom', path: ['endsAt'], message });
  });

export const PriceListInput = withTimes(z.strictObject(facts));
export type PriceListInput = z.output<typeof PriceListInput>;

export const PriceList = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(PRICE_LIST_KINDS),
  state: z.enum(PRICE_LIST_STATES),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  note: z.string().describe('Why it did not begin; empty: it did, or will'),
  count: z.int().describe('Products'),
  outcomes: z
    .partialRecord(z.enum(TASK_OUTCOMES), z.int())
    .describe('Products by what became of them; `kept`: changed by hand meanwhile, so not put back'),
  progress: z
    .object({ done: z.int(), total: z.int() })
    .nullable()
    .describe('Of the task that writes the prices or puts them back; null: none does'),
  by: z.string().describe('Who scheduled it; empty: nobody yet'),
  finishedAt: z.iso.datetime().nullable(),
  canUndo: z.boolean(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type PriceList = z.output<typeof PriceList>;

const ItemPrice = z.object({ current: z.number(), currency: z.enum(CURRENCIES) });
export const PriceListItem = z.object({
  _id: z.string().describe('Of the product'),
  code: z.string(),
  name: z.string(),
  price: ItemPrice,
  before: ItemPrice.nullable().describe('The price before: of today until the list has begun; null: none'),
  change: z.number().nullable().describe('Percent; null: there is no price before, or one in another currency'),
  outcome: z.enum(TASK_OUTCOMES),
  sentence: z.string().describe('Why it was refused or kept; empty: it was not'),
});
export type PriceListItem = z.output<typeof PriceListItem>;

const Figures = z.object({ min: z.number(), max: z.number(), mean: z.number() });
export const PriceListPreview = z.object({
  count: z.int(),
  raised: z.int(),
  lowered: z.int(),
  same: z.int(),
  unpriced: z.int().describe('Products that have no price now, or one in another currency'),
  change: Figures.nullable().describe('Percent, of prices that can be compared; null: none can'),
  refused: z
    .array(z.object({ sentence: z.string(), count: z.int() }))
    .describe('Products whose price cannot be written, by reason'),
});
export type PriceListPreview = z.output<typeof PriceListPreview>;

const Added = z.object({
  added: z.int(),
  changed: z.int().describe('Were in the list with another price'),
  same: z.int(),
  refused: z.array(z.object({ sentence: z.string(), count: z.int() })).describe('Products left out, by reason'),
});
export type PriceListAdded = z.output<typeof Added>;

export const PriceListImport = z.object({
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  errors: z
    .array(z.object({ line: z.int(), message: z.string() }))
    .describe('Every line that cannot be taken; with one of them nothing is stored'),
});
export type PriceListImport = z.output<typeof PriceListImport>;

/** How prices follow from others. */
const move = {
  operation: z.enum(PRICE_OPERATIONS, PRICE_LIST_OPERATION_REFUSED),
  value: z.number(PRICE_MOVE_MISSING).describe('Percent, or a decimal amount in `currency`'),
  currency: z.enum(CURRENCIES, CURRENCY_REFUSED).describe('Of amounts: prices in another currency are left out'),
  rounding: z.enum(PRICE_ROUNDINGS, PRICE_ROUNDING_REFUSED),
};
export const PriceListMove = z.strictObject(move).superRefine(priceMoveRules);
export type PriceListMove = z.output<typeof PriceListMove>;

const ItemParams = z.object({ id: Id, product: Id });

export const priceListEndpoints = endpoints(PRICE_LIST_CALLS, {
  'GET /api/price-lists': {
    access: STAFF_ONLY,
    query: z.strictObject({
      ...pagedParams(20),
      q: searchParam('In the name'),
      kind: z.enum(PRICE_LIST_KINDS, PRICE_LIST_KIND_REFUSED).optional(),
      state: z.enum(PRICE_LIST_STATES, PRICE_LIST_STATE_REFUSED).optional(),
    }),
    response: pageOf(PriceList),
  },
  'GET /api/price-lists/:id': { access: STAFF_ONLY, params: RowParams, query: NoQuery, response: PriceList },
  'POST /api/price-lists': { access: STAFF_ONLY, body: PriceListInput, response: PriceList, status: 201 },
  'PUT /api/price-lists/:id': {
    access: STAFF_ONLY,
    params: RowParams,
    body: withTimes(z.strictObject({ ...facts, version: EditedVersion })),
    response: PriceList,
  },
  'DELETE /api/price-lists/:id': { access: STAFF_ONLY, params: RowParams, response: NoContent, status: 204 },
  'GET /api/price-lists/:id/items': {
    access: STAFF_ONLY,
    params: RowParams,
    query: z.strictObject({
      ...pagedParams(50),
      q: searchParam('In code and name'),
      outcome: z.enum(TASK_OUTCOMES, TASK_OUTCOME_REFUSED).optional(),
    }),
    response: pageOf(PriceListItem),
  },
  'POST /api/price-lists/:id/items': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({
      code: neededText(200, PRICE_LIST_CODE_MISSING),
      price: amount,
      currency: z
        .enum(CURRENCIES, CURRENCY_REFUSED)
        .optional()
        .describe('Absent: the one in which the product’s price is kept'),
    }),
    response: PriceListItem,
  },
  'DELETE /api/price-lists/:id/items/:product': {
    access: STAFF_ONLY,
    params: ItemParams,
    response: NoContent,
    status: 204,
  },
  'POST /api/price-lists/:id/items/import': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({
      csv: z.string(NOT_TEXT).max(MAX_CSV, tooLong(MAX_CSV)),
      isTrial: switchValue.describe('Checks the lines without storing any'),
    }),
    response: PriceListImport,
    bodyBytes: 8 * 1024 * 1024,
  },
  'POST /api/price-lists/:id/items/choose': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z
      .strictObject({
        ids: z
          .array(Id, PRICE_LIST_CHOICE_REFUSED)
          .min(1, PRICE_LIST_CHOICE_REFUSED)
          .max(MAX_CHOSEN, tooManyChosen(MAX_CHOSEN))
          .optional(),
        filter: ProductChoice.optional().describe('As the list takes it; in place of `ids`'),
        move: PriceListMove,
      })
      .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), PRICE_LIST_CHOICE_REFUSED),
    response: Added,
  },
  'POST /api/price-lists/:id/items/copy': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({ from: Id.describe('Of another list'), move: PriceListMove.nullable() }),
    response: Added,
  },
  'GET /api/price-lists/:id/preview': {
    access: STAFF_ONLY,
    params: RowParams,
    query: NoQuery,
    response: PriceListPreview,
  },
  'POST /api/price-lists/:id/schedule': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({ version: EditedVersion }),
    response: PriceList,
  },
  'POST /api/price-lists/:id/cancel': { access: STAFF_ONLY, params: RowParams, response: PriceList },
  'POST /api/price-lists/:id/end': { access: STAFF_ONLY, params: RowParams, response: PriceList },
  'POST /api/price-lists/:id/undo': { access: STAFF_ONLY, params: RowParams, response: PriceList },
});
