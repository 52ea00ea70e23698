// The change as it is typed, and as it is sent.
import { BulkChange, type BulkField } from '#contract/bulk-edit.ts';
import { FORMER_PRICES, PRICE_OPERATIONS, PRICE_ROUNDINGS, type PriceMove } from '#contract/bulk-price.ts';
import type { Currency } from '#contract/money.ts';

/** What the dialog's inputs hold. */
export interface TypedChange extends Pick<PriceMove, 'operation' | 'rounding' | 'former'> {
  field: BulkChange['field'];
  /** Percent or amount of a price. */
  move: number | null;
  category: string | null;
  subCategory: string | null;
  /** Of a plain field; undefined: nothing is typed yet. */
  value: unknown;
  /** The plain field is to be emptied. */
  isEmptied: boolean;
}

export const FIRST_CHANGE: TypedChange = {
  field: 'price',
  operation: PRICE_OPERATIONS[0],
  move: null,
  rounding: PRICE_ROUNDINGS[0],
  former: FORMER_PRICES[0],
  category: null,
  subCategory: null,
  value: undefined,
  isEmptied: false,
};

/** Fields that may be without a value. */
export const EMPTIABLE: readonly BulkField[] = ['leadTimeDays', 'vatRate', 'minQuantity', 'packQuantity'];

const isTyped = ({ field, move, category, value, isEmptied }: TypedChange): boolean => {
  if (field === 'price') return move !== null;
  if (field === 'category') return category !== null;
  return isEmptied || (value !== undefined && value !== null);
};

/** As the call takes it, by its rules. */
function bodyOf(typed: TypedChange, currency: Currency): unknown {
  const { field, operation, move, rounding, former, category, subCategory, value, isEmptied } = typed;
  if (field === 'price') return { field, operation, value: move, currency, rounding, former };
  if (field === 'category') return { field, category, subCategory };
  return { field, value: isEmptied ? null : value };
}

/** The change, or the sentence of what is wrong with it; undefined: it is not typed yet. */
export function readChange(typed: TypedChange, currency: Currency): BulkChange | string | undefined {
  if (!isTyped(typed)) return undefined;
  const read = BulkChange.safeParse(bodyOf(typed, currency));
  return read.data ?? read.error!.issues[0]!.message;
}
