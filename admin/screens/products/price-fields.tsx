import { Alert, Form, Select, type FormInstance } from 'antd';
import { RATE_CURRENCIES } from '#contract/daily-price.ts';
import type { Currency } from '#contract/money.ts';
import { PriceInput, type Product } from '#contract/products.ts';
import { useSettings } from '../../base/company.ts';
import { useCall } from '../../base/queries.ts';
import { Field, rule } from '../../form/field.tsx';
import { NumberField } from '../../form/text-fields.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';

const { current: currentRule, old: oldRule } = PriceInput.shape;

const CURRENCY = ['price', 'currency'];

/** Price and former price, in the shop's currency or in one that is sold at a daily rate. */
export function PriceFields({
  form,
  row,
  hasHints = true,
}: {
  form: FormInstance;
  row: Product | undefined;
  hasHints?: boolean;
}) {
  const { shop_currency: currency } = useSettings();
  const stored = row?.price?.currency;
  const { data: rates } = useCall('GET /api/exchange-rates', {});
  const isForeignSold = rates?.isApplied === true || row?.listPrice !== undefined;
  const typedIn = (Form.useWatch(CURRENCY, { form, preserve: true }) as Currency | null | undefined) ?? currency;
  const typed = Form.useWatch(['price', 'current'], { form, preserve: true }) as number | null | undefined;
  const rate = rates?.rates.find((one) => one.currency === typedIn);
  const checkOld = async (_: unknown, old: number | null | undefined): Promise<void> => {
    if (old === null || old === undefined) return;
    const current = form.getFieldValue(['price', 'current']) as number | null;
    if (current === null) throw new Error(texts.priceOldAlone);
    const wrong = PriceInput.safeParse({ current, old }).error?.issues.find(({ path }) => path[0] === 'old');
    if (wrong) throw new Error(wrong.message);
  };
  return (
    <>
      {stored && stored !== currency && (
        <Alert className="product-alert" type="info" showIcon title={texts.priceOtherCurrency(stored, currency)} />
      )}
      <div className="crud-pair">
        <NumberField
          name={['price', 'current']}
          label={texts.priceCurrent}
          rules={rule(currentRule.nullable())}
          decimals={2}
          suffix={typedIn}
          extra={rate ? texts.soldAt(typed ?? null, rate) : hasHints && texts.priceCurrentHint}
        />
        <NumberField
          name={['price', 'old']}
          label={texts.priceOld}
          decimals={2}
          suffix={typedIn}
          extra={hasHints && texts.priceOldHint}
          dependencies={[['price', 'current']]}
          rules={[...rule(oldRule.nullable()), { validator: checkOld, validateTrigger: 'onBlur' }]}
        />
      </div>
      {isForeignSold && (
        <Field name={CURRENCY} label={texts.priceCurrency} rules={[]} extra={hasHints && texts.priceCurrencyHint}>
          <CurrencySelect shop={currency} />
        </Field>
      )}
    </>
  );
}

interface CurrencySelectProps {
  value?: Currency | null;
  onChange?: (value: Currency) => void;
  id?: string;
  shop: Currency;
}

/** The currency in which a price is kept; nothing chosen is the shop's. */
function CurrencySelect({ value, onChange, id, shop }: CurrencySelectProps) {
  return (
    <Select
      id={id}
      className="crud-number"
      value={value ?? shop}
      onChange={(next) => onChange?.(next)}
      options={[shop, ...RATE_CURRENCIES.filter((one) => one !== shop)].map((one) => ({ value: one, label: one }))}
    />
  );
}
