import { InputNumber } from 'antd';
import * as z from 'zod';
import { SHIPMENT_QUANTITY_REFUSED } from '#contract/shipment-texts.ts';
import { countOf, type Unit } from '#contract/units.ts';
import { Field } from '../../form/field.tsx';

interface Props {
  /** Of the line in the form's `quantities`. */
  line: number;
  code: string;
  name: string;
  unit: Unit;
  most: number;
  /** Sentence for more than that. */
  tooMany: string;
  label: string;
}

/** How much of an order's line is meant, 0 to what there is. */
export function LineQuantity({ line, code, name, unit, most, tooMany, label }: Props) {
  const schema = z.int(SHIPMENT_QUANTITY_REFUSED).min(0, SHIPMENT_QUANTITY_REFUSED).max(most, tooMany).nullable();
  return (
    <div className="order-leaving-line">
      <span>
        {code && <span className="crud-mono">{code}</span>}
        <span className="crud-note">{name}</span>
      </span>
      <Field name={['quantities', String(line)]} schema={schema} label={label} required={false}>
        <InputNumber className="crud-number" inputMode="numeric" precision={0} suffix={`/ ${countOf(most, unit)}`} />
      </Field>
    </div>
  );
}

/** The chosen ones of a form's `quantities`. */
export const chosenLines = (
  quantities: Readonly<Record<string, number | null | undefined>>,
): { line: number; quantity: number }[] =>
  Object.entries(quantities).flatMap(([line, quantity]) => (quantity ? [{ line: Number(line), quantity }] : []));
