import { Checkbox, Form, InputNumber, Select, type FormInstance } from 'antd';
import { FORMER_PRICES, isPercent, PRICE_OPERATIONS, PRICE_ROUNDINGS } from '#contract/bulk-price.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { STOCK_STATUSES } from '#contract/catalogue.ts';
import type { BulkChange, BulkField } from '#contract/bulk-edit.ts';
import type { Currency } from '#contract/money.ts';
import { PIECES, WORKING_DAYS } from '#contract/product-texts.ts';
import { UNITS } from '#contract/units.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { CategoryFields } from './category-fields.tsx';
import { EMPTIABLE, type TypedChange } from './bulk-change.ts';
import { BULK_TEXTS as texts } from './bulk-texts.ts';

const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));
const FIELDS = optionsOf(Object.keys(texts.fields) as BulkChange['field'][], texts.fields);

/** Inputs of the change: which field, and what becomes of it. */
export function ChangeFields({
  form,
  typed,
  currency,
  wrong,
}: {
  form: FormInstance<TypedChange>;
  typed: TypedChange;
  currency: Currency;
  /** Sentence of what is wrong with the value. */
  wrong: string | undefined;
}) {
  return (
    <div className="bulk-fields">
      <Form.Item name="field" label={texts.field}>
        <Select
          options={FIELDS}
          onChange={() => form.setFieldsValue({ value: undefined, isEmptied: false })}
          listHeight={320}
        />
      </Form.Item>
      {typed.field === 'price' && <PriceMoveFields typed={typed} currency={currency} wrong={wrong} />}
      {typed.field === 'category' && <CategoryFields form={form} />}
      {typed.field !== 'price' && typed.field !== 'category' && (
        <PlainField field={typed.field} isEmptied={typed.isEmptied} wrong={wrong} />
      )}
    </div>
  );
}

const sentence = (wrong: string | undefined) =>
  wrong === undefined ? {} : { validateStatus: 'error' as const, help: wrong };

function PriceMoveFields({
  typed: { operation },
  currency,
  wrong,
}: {
  typed: TypedChange;
  currency: Currency;
  wrong: string | undefined;
}) {
  return (
    <>
      <Form.Item name="operation" label={texts.operation}>
        <Select options={optionsOf(PRICE_OPERATIONS, texts.operations)} />
      </Form.Item>
      <Form.Item name="move" label={isPercent(operation) ? texts.percent : texts.amount} {...sentence(wrong)}>
        <InputNumber
          className="crud-number"
          decimalSeparator=","
          inputMode="decimal"
          suffix={isPercent(operation) ? '%' : currency}
        />
      </Form.Item>
      <Form.Item name="rounding" label={texts.rounding}>
        <Select options={optionsOf(PRICE_ROUNDINGS, texts.roundings)} />
      </Form.Item>
      <Form.Item name="former" label={texts.former}>
        <Select options={optionsOf(FORMER_PRICES, texts.formers)} />
      </Form.Item>
    </>
  );
}

const CHOICES: { [F in BulkField]?: { value: string | boolean; label: string }[] } = {
  isActive: [
    { value: true, label: COMMON_TEXTS.active },
    { value: false, label: COMMON_TEXTS.passive },
  ],
  stockStatus: optionsOf(STOCK_STATUSES, STOCK_LABELS),
  unit: UNITS.map((value) => ({ value, label: value })),
};
const SUFFIXES: { [F in BulkField]?: string } = {
  leadTimeDays: WORKING_DAYS,
  vatRate: '%',
  minQuantity: PIECES,
  packQuantity: PIECES,
};

function PlainField({ field, isEmptied, wrong }: { field: BulkField; isEmptied: boolean; wrong: string | undefined }) {
  const choices = CHOICES[field];
  return (
    <>
      <Form.Item key={field} name="value" label={texts.value} {...sentence(wrong)}>
        {choices ? (
          <Select options={choices} />
        ) : (
          <InputNumber
            className="crud-number"
            precision={0}
            inputMode="numeric"
            suffix={SUFFIXES[field]}
            disabled={isEmptied}
          />
        )}
      </Form.Item>
      {EMPTIABLE.includes(field) && (
        <Form.Item name="isEmptied" valuePropName="checked" label={null}>
          <Checkbox>{texts.empty}</Checkbox>
        </Form.Item>
      )}
    </>
  );
}
