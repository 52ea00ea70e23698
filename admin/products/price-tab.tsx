import { Alert, Radio, type FormInstance } from 'antd';
import { STOCK_STATUSES } from '#contract/catalogue.ts';
import { deliveryOf } from '#contract/delivery.ts';
import { PriceInput, type Product } from '#contract/products.ts';
import { toSettings } from '#contract/setting-defaults.ts';
import { Field, rule } from '../crud/field.tsx';
import { NumberField } from '../crud/text-fields.tsx';
import { useCall } from '../queries.ts';
import { StatusHint, StockMoveFields } from './stock-fields.tsx';
import { StockLedger } from './stock-ledger.tsx';
import { PRODUCT_FORM_TEXTS as texts } from './texts.ts';

const { current: currentRule, old: oldRule } = PriceInput.shape;

export function PriceTab({ form, row }: { form: FormInstance; row: Product | undefined }) {
  const settings = toSettings(useCall('GET /api/settings', {}).data ?? []);
  const { shop_currency: currency } = settings;
  const stored = row?.price?.currency;
  const checkOld = async (_: unknown, old: number | null | undefined): Promise<void> => {
    if (old === null || old === undefined) return;
    const current = form.getFieldValue(['price', 'current']) as number | null;
    if (current === null) throw new Error(texts.priceOldAlone);
    const wrong = PriceInput.safeParse({ current, old }).error?.issues.find(({ path }) => path[0] === 'old');
    if (wrong) throw new Error(wrong.message);
  };
  return (
    <div className="product-columns product-columns--even">
      <section>
        {stored && stored !== currency && <Alert className="product-alert" type="info" showIcon title={texts.priceOtherCurrency(stored, currency)} />}
        <NumberField name={['price', 'current']} label={texts.priceCurrent} rules={rule(currentRule.nullable())} decimals={2} suffix={currency} extra={texts.priceCurrentHint} />
        <NumberField
          name={['price', 'old']} label={texts.priceOld} decimals={2} suffix={currency} extra={texts.priceOldHint} dependencies={[['price', 'current']]}
          rules={[...rule(oldRule.nullable()), { validator: checkOld, validateTrigger: 'onBlur' }]}
        />
      </section>
      <section>
        <Field name="stockStatus" checkOn="change" extra={texts.stockHint}>
          <Radio.Group options={STOCK_STATUSES.map((value) => ({ value, label: texts.stock[value] }))} />
        </Field>
        <StatusHint form={form} row={row} />
        {row
          ? <StockMoveFields form={form} row={row} />
          : <NumberField name="stockQuantity" suffix={texts.stockUnit} extra={texts.stockQuantityHint} />}
        <NumberField name="leadTimeDays" suffix={texts.leadTimeUnit} extra={texts.leadTimeHint(deliveryOf({ stockStatus: 'in_stock', leadTimeDays: null }, settings), settings.company_delivery_text)} />
      </section>
      {row && <StockLedger id={row._id} />}
    </div>
  );
}
