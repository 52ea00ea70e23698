// The parts of the form: currency, tax, what becomes of prices, cargo.
import type { ReactNode } from 'react';
import { Form, InputNumber, Radio } from 'antd';
import { formatNumber } from '#contract/format.ts';
import { CURRENCIES, CURRENCY_SYMBOLS, type Currency } from '#contract/money.ts';
import { ExchangeRate, type MoneyState } from '#contract/money-setup.ts';
import { PRICE_MOVE_REFUSED, PRICES_ARE_MISSING } from '#contract/money-setup-texts.ts';
import { PRICE_MOVES } from '#contract/price-change.ts';
import { PRICE_DISPLAYS } from '#contract/price-display.ts';
import type { VatMode } from '#contract/vat.ts';
import { PRICE_DISPLAY_LABELS } from '#contract/vat-texts.ts';
import { Field, FieldGroup, rule } from '../../form/field.tsx';
import { NumberField } from '../../form/text-fields.tsx';
import { asksPricesAre, othersIn, type MoneySettings, type MoneyValues } from './plan.ts';
import { MONEY_TEXTS as texts } from './texts.ts';

/** Lira first: the proposal. */
const CHOICES: readonly Currency[] = ['TRY', ...CURRENCIES.filter((currency) => currency !== 'TRY')];
const MODES: readonly VatMode[] = ['included', 'excluded', 'none'];

const Choice = ({ title, hint, isNow = false }: { title: string; hint?: ReactNode; isNow?: boolean }) => (
  <span className="money-choice">
    {title}
    {isNow && <small className="money-now"> {texts.now}</small>}
    {hint && <small>{hint}</small>}
  </span>
);

/** What becomes of the prices in one currency. */
function Move({ currency, count, to }: { currency: Currency; count: number; to: Currency }) {
  const form = Form.useFormInstance<MoneyValues>();
  const move = Form.useWatch(['moves', currency, 'move'], form) as string | undefined;
  const name = texts.pricesOf(formatNumber(count), currency);
  return (
    <div className="money-move">
      <Field
        name={['moves', currency, 'move']}
        label={name}
        required
        checkOn="change"
        rules={[{ required: true, message: PRICE_MOVE_REFUSED }]}
      >
        <Radio.Group
          className="money-choices"
          options={PRICE_MOVES.map((value) => ({
            value,
            label: <Choice title={texts.moves[value]} hint={value === 'keep' ? texts.keepHint : undefined} />,
          }))}
        />
      </Field>
      {move === 'convert' && (
        <Field name={['moves', currency, 'rate']} label={texts.rate} required rules={rule(ExchangeRate)}>
          <InputNumber
            className="crud-number money-rate"
            // Point and comma both begin the decimals: nobody types a rate with thousands.
            formatter={(value) => String(value ?? '').replace('.', ',')}
            parser={(text) => (text ?? '').replace(',', '.') as unknown as number}
            prefix={texts.rateOf(currency)}
            suffix={CURRENCY_SYMBOLS[to]}
            inputMode="decimal"
          />
        </Field>
      )}
    </div>
  );
}

/** @param values as they are in the form now */
export function MoneyFields({
  settings,
  values,
  state: { prices },
}: {
  settings: MoneySettings;
  values: MoneyValues;
  state: MoneyState;
}) {
  const { shop_currency: currency, shop_vat_mode: mode } = values;
  const others = othersIn(prices, currency);
  const isTaxed = mode !== 'none';
  const asks = asksPricesAre(settings, values, prices);
  return (
    <>
      <FieldGroup title={texts.currency}>
        <Field
          name="shop_currency"

          checkOn="change"
          required={false}
        >
          <Radio.Group
            aria-label={texts.currency}
            className="money-choices money-choices--row"
            options={CHOICES.map((value) => ({
              value,
              label: <Choice title={texts.currencies[value]} isNow={value === settings.shop_currency} />,
            }))}
          />
        </Field>
      </FieldGroup>
      <FieldGroup title={texts.vat}>
        <Field
          name="shop_vat_mode"

          checkOn="change"
          required={false}
        >
          <Radio.Group
            aria-label={texts.vat}
            className="money-choices"
            options={MODES.map((value) => {
              const [title, hint] = texts.modes[value];
              return { value, label: <Choice title={title} hint={hint} isNow={value === settings.shop_vat_mode} /> };
            })}
          />
        </Field>
        {isTaxed && (
          <>
            <div className="settings-fields">
              <NumberField name="shop_vat_rate" suffix="%" extra={texts.vatRateHelp} />
              <NumberField name="shop_shipping_vat_rate" suffix="%" />
            </div>
            <Field
              name="shop_price_display"
              label={texts.display}
              extra={texts.displayHelp}
              checkOn="change"
              required={false}
            >
              <Radio.Group options={PRICE_DISPLAYS.map((value) => ({ value, label: PRICE_DISPLAY_LABELS[value] }))} />
            </Field>
          </>
        )}
      </FieldGroup>
      <FieldGroup title={texts.prices}>
        {asks && (
          <Field
            name="pricesAre"
            label={texts.pricesAre}
            required
            checkOn="change"
            rules={[{ required: true, message: PRICES_ARE_MISSING }]}
          >
            <Radio.Group
              options={[
                { value: 'included', label: texts.pricesAreIncluded },
                { value: 'excluded', label: texts.pricesAreExcluded },
              ]}
            />
          </Field>
        )}
        {others.map((one) => (
          <Move key={one.currency} {...one} to={currency} />
        ))}
        {prices.length === 0 && <p className="settings-intro">{texts.noPrices}</p>}
        {prices.length > 0 && others.length === 0 && <p className="settings-intro">{texts.allFit}</p>}
      </FieldGroup>
      <FieldGroup title={texts.fees}>
        <p className="settings-intro">{texts.feesIntro}</p>
        <div className="settings-fields">
          <NumberField
            name="shop_standard_cargo_fee"
            decimals={2}
            required={false}
            suffix={CURRENCY_SYMBOLS[currency]}
            extra={texts.standardFeeHelp}
          />
          <NumberField name="shop_fast_cargo_fee" decimals={2} suffix={CURRENCY_SYMBOLS[currency]} />
          <NumberField
            name="shop_free_shipping_threshold"
            decimals={2}
            required={false}
            suffix={CURRENCY_SYMBOLS[currency]}
            extra={texts.thresholdHelp}
          />
        </div>
      </FieldGroup>
    </>
  );
}
