import { Form, Select } from 'antd';
import { CARD_PROVIDER_NAMES } from '#contract/card-payment-texts.ts';
import { CARD_PROVIDER_CHOICES } from '#contract/card-providers.ts';
import { RATE_KINDS, RATE_SOURCES } from '#contract/daily-price.ts';
import { RATE_KIND_LABELS, RATE_SOURCE_LABELS } from '#contract/exchange-rate-texts.ts';
import { FROM_ENVIRONMENT } from '#contract/sealed-texts.ts';
import type { Currency } from '#contract/money.ts';
import { PRICE_DISPLAYS } from '#contract/price-display.ts';
import { VAT_MODES } from '#contract/vat.ts';
import { PRICE_DISPLAY_LABELS, VAT_MODE_LABELS } from '#contract/vat-texts.ts';
import { ALL_SETTING_DEFAULTS, MAIL_SECURITIES } from '#contract/staff-settings.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import type { SettingField } from '../../fields/settings.ts';
import { Field } from '../../form/field.tsx';
import { LongTextField, NumberField, SwitchField, TagsInput, TextField } from '../../form/text-fields.tsx';
import { ImageField } from '../../form/uploads.tsx';
import { BankAccountsInput, CURRENCY_OPTIONS } from './bank-accounts.tsx';
import { ColorField, ContrastNotes } from './colors.tsx';
import { colorsOf, type ColorKey, type Colors } from './contrast.ts';
import { SETTINGS_TEXTS as texts } from './texts.ts';

function ColorSetting({ field: { key, label, help } }: { field: SettingField }) {
  const form = Form.useFormInstance();
  const colors = colorsOf((Form.useWatch([], { form, preserve: true }) ?? {}) as Partial<Colors>);
  return (
    <Field
      name={key}
      checkOn="change"
      required={false}
      extra={
        <>
          {help}
          <ContrastNotes colorKey={key as ColorKey} colors={colors} />
        </>
      }
    >
      <ColorField label={label} byDefault={ALL_SETTING_DEFAULTS[key] as string} />
    </Field>
  );
}

function AmountSetting({ field: { key, help } }: { field: SettingField }) {
  const currency = Form.useWatch('shop_currency', { form: Form.useFormInstance(), preserve: true }) as
    | Currency
    | undefined;
  return <NumberField name={key} decimals={2} required={false} extra={help} suffix={currency} />;
}

/** The input of one setting. @param isLocked the environment sets it: shown, not changed */
export function SettingInput({ field, isLocked = false }: { field: SettingField; isLocked?: boolean }) {
  const { key: name, control, help, placeholder, isWide } = field;
  const usual = {
    name,
    className: isWide ? 'settings-wide' : undefined,
    extra: isLocked ? FROM_ENVIRONMENT : help,
    placeholder,
  };
  switch (control) {
    case 'line':
      return <TextField {...usual} disabled={isLocked} />;
    case 'lines':
      return <LongTextField {...usual} rows={2} />;
    case 'image':
      return <ImageField {...usual} uploadKey="POST /api/settings/upload" />;
    case 'color':
      return <ColorSetting field={field} />;
    case 'year':
      return <NumberField {...usual} />;
    case 'port':
      return <NumberField {...usual} disabled={isLocked} />;
    case 'mail-security':
      return (
        <Field {...usual} checkOn="change">
          <Select
            disabled={isLocked || undefined}
            options={MAIL_SECURITIES.map((value) => ({ value, label: texts.mailSecurities[value] }))}
          />
        </Field>
      );
    case 'months':
      return <NumberField {...usual} required={false} suffix={texts.monthsUnit} />;
    case 'days':
      return <NumberField {...usual} suffix={texts.daysUnit} />;
    case 'instalments':
      return <NumberField {...usual} suffix={texts.instalmentsUnit} />;
    case 'lira':
      return <NumberField {...usual} decimals={2} suffix="TRY" />;
    case 'amount':
      return <AmountSetting field={field} />;
    case 'percent':
      return <NumberField {...usual} decimals={name === 'shop_rate_margin' ? 2 : 0} suffix="%" />;
    case 'vat-mode':
      return (
        <Field {...usual} checkOn="change">
          <Select options={VAT_MODES.map((value) => ({ value, label: VAT_MODE_LABELS[value] }))} />
        </Field>
      );
    case 'rate-source':
      return (
        <Field {...usual} checkOn="change">
          <Select options={RATE_SOURCES.map((value) => ({ value, label: RATE_SOURCE_LABELS[value] }))} />
        </Field>
      );
    case 'rate-kind':
      return (
        <Field {...usual} checkOn="change">
          <Select options={RATE_KINDS.map((value) => ({ value, label: RATE_KIND_LABELS[value] }))} />
        </Field>
      );
    case 'hours':
      return <NumberField {...usual} suffix={texts.hoursUnit} />;
    case 'price-display':
      return (
        <Field {...usual} checkOn="change">
          <Select options={PRICE_DISPLAYS.map((value) => ({ value, label: PRICE_DISPLAY_LABELS[value] }))} />
        </Field>
      );
    case 'currency':
      return (
        <Field {...usual} checkOn="change">
          <Select options={CURRENCY_OPTIONS} />
        </Field>
      );
    case 'list':
      return (
        <Field {...usual} checkOn="change">
          <TagsInput disabled={isLocked} placeholder={placeholder} />
        </Field>
      );
    case 'card-provider':
      return (
        <Field {...usual} checkOn="change">
          <Select
            disabled={isLocked || undefined}
            options={CARD_PROVIDER_CHOICES.map((value) => ({
              value,
              label: CARD_PROVIDER_NAMES[value] ?? texts.cardsNobody,
            }))}
          />
        </Field>
      );
    case 'shipping-methods':
      return null; // on its own screen
    case 'bank-accounts':
      return <BankAccountsInput name={name} />;
    case 'switch':
      return (
        <SwitchField name={name} extra={usual.extra} on={COMMON_TEXTS.yes} off={COMMON_TEXTS.no} disabled={isLocked} />
      );
  }
}
