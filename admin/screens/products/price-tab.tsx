import { Radio, Select, type FormInstance } from 'antd';
import { STOCK_STATUSES } from '#contract/catalogue.ts';
import { deliveryOf } from '#contract/delivery.ts';
import { productFields, type Product } from '#contract/products.ts';
import { UNITS } from '#contract/units.ts';
import { useSettings } from '../../base/company.ts';
import { STOCK_STATUS_NAMES } from '../../fields/names.ts';
import { Field } from '../../form/field.tsx';
import { NumberField, TextField } from '../../form/text-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { StatusHint, StockMoveFields } from './stock-fields.tsx';
import { StockLedger } from './stock-ledger.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';

/** Fields with an input here. */
export const PRICE_FIELDS = [
  'price',
  'stockStatus',
  'stockQuantity',
  'leadTimeDays',
  'minQuantity',
  'packQuantity',
  'weightG',
  'vatRate',
  'unit',
  'gtip',
] as const;

export function PriceTab({ form, row }: { form: FormInstance; row: Product | undefined }) {
  const settings = useSettings();
  return (
    <div className="product-columns">
      <section>
        <PriceFields form={form} row={row} />
        <div className="crud-pair">
          <NumberField name="minQuantity" suffix={productFields.minQuantity.unit} extra={texts.quantityHint} />
          <NumberField name="packQuantity" suffix={productFields.packQuantity.unit} extra={texts.packHint} />
        </div>
        <div className="crud-pair">
          <NumberField name="weightG" suffix={productFields.weightG.unit} extra={texts.weightHint} />
          <Field name="unit" checkOn="change" extra={texts.unitHint}>
            <Select options={UNITS.map((value) => ({ value, label: value }))} />
          </Field>
        </div>
        <div className="crud-pair">
          <NumberField name="vatRate" suffix={productFields.vatRate.unit} extra={texts.vatRateHint} />
          <TextField name="gtip" extra={texts.gtipHint} />
        </div>
      </section>
      <section>
        <Field name="stockStatus" checkOn="change" extra={texts.stockHint}>
          <Radio.Group options={STOCK_STATUSES.map((value) => ({ value, label: STOCK_STATUS_NAMES[value] }))} />
        </Field>
        <StatusHint form={form} row={row} />
        {row ? (
          <StockMoveFields form={form} row={row} />
        ) : (
          <NumberField name="stockQuantity" suffix={texts.stockUnit} extra={texts.stockQuantityHint} />
        )}
        <NumberField
          name="leadTimeDays"
          suffix={productFields.leadTimeDays.unit}
          extra={texts.leadTimeHint(
            deliveryOf({ stockStatus: 'in_stock', leadTimeDays: null }, settings),
            settings.company_delivery_text,
          )}
        />
      </section>
      {row && <StockLedger id={row._id} />}
    </div>
  );
}
