import { Alert, type FormInstance } from 'antd';
import { PriceInput, type Product } from '#contract/products.ts';
import { useSettings } from '../../base/company.ts';
import { rule } from '../../form/field.tsx';
import { NumberField } from '../../form/text-fields.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';

const { current: currentRule, old: oldRule } = PriceInput.shape;

/** Price and former price in the shop's currency. */
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
          suffix={currency}
          extra={hasHints && texts.priceCurrentHint}
        />
        <NumberField
          name={['price', 'old']}
          label={texts.priceOld}
          decimals={2}
          suffix={currency}
          extra={hasHints && texts.priceOldHint}
          dependencies={[['price', 'current']]}
          rules={[...rule(oldRule.nullable()), { validator: checkOld, validateTrigger: 'onBlur' }]}
        />
      </div>
    </>
  );
}
