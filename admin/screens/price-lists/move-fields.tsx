import { Form, InputNumber, Select } from 'antd';
import {
  isPercent,
  PRICE_OPERATIONS,
  PRICE_ROUNDINGS,
  type PriceOperation,
  type PriceRounding,
} from '#contract/bulk-price.ts';
import type { Currency } from '#contract/money.ts';
import { PriceListMove } from '#contract/price-lists.ts';
import { PRICE_MOVE_TEXTS as moves } from '../../fields/price-moves.ts';
import { PRICE_LIST_TEXTS as texts } from './texts.ts';

/** What the inputs hold. `keep`: prices stay as they are. */
export interface TypedMove {
  operation: PriceOperation | 'keep';
  value: number | null;
  rounding: PriceRounding;
}
export const FIRST_MOVE: TypedMove = { operation: 'percentUp', value: null, rounding: 'none' };

/** The move, null for none, or the sentence of what is wrong with it; undefined: it is not typed yet. */
export function readMove(
  { operation, value, rounding }: TypedMove,
  currency: Currency,
): PriceListMove | null | string | undefined {
  if (operation === 'keep') return null;
  if (value === null) return undefined;
  const read = PriceListMove.safeParse({ operation, value, rounding, currency });
  return read.data ?? read.error!.issues[0]!.message;
}

const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** How prices follow from others. @param wrong sentence of what is wrong with the value */
export function MoveFields({
  operation,
  currency,
  wrong,
  mayKeep,
}: {
  operation: TypedMove['operation'];
  currency: Currency;
  wrong: string | undefined;
  mayKeep: boolean;
}) {
  return (
    <div className="price-list-move">
      <Form.Item name="operation" label={moves.operation}>
        <Select
          options={[
            ...(mayKeep ? [{ value: 'keep', label: texts.asItIs }] : []),
            ...optionsOf(PRICE_OPERATIONS, moves.operations),
          ]}
        />
      </Form.Item>
      {operation !== 'keep' && (
        <>
          <Form.Item
            name="value"
            label={isPercent(operation) ? moves.percent : moves.amount}
            {...(wrong === undefined ? {} : { validateStatus: 'error', help: wrong })}
          >
            <InputNumber
              className="crud-number"
              decimalSeparator=","
              inputMode="decimal"
              suffix={isPercent(operation) ? '%' : currency}
            />
          </Form.Item>
          <Form.Item name="rounding" label={moves.rounding}>
            <Select options={optionsOf(PRICE_ROUNDINGS, moves.roundings)} />
          </Form.Item>
        </>
      )}
    </div>
  );
}
