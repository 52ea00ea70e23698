import { Link } from 'react-router';
import { Alert, Button, Form, Input, InputNumber, Select } from 'antd';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { panelSiteSettingsPath } from '#contract/panel-paths.ts';
import { PROVINCES } from '#contract/provinces.ts';
import {
  MAX_SHIPPING_METHODS,
  shippingMethodFields as fields,
  type ShippingMethod,
} from '#contract/shipping-methods.ts';
import { SHIPPING_KIND_LABELS, SHIPPING_KINDS } from '#contract/shipping-texts.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { newUuid } from '#browser/new-uuid.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Field } from '../../form/field.tsx';
import { RowButtons, useDragOrder } from '../../form/row-order.tsx';
import { LongTextField, SwitchField } from '../../form/text-fields.tsx';
import { SHIPPING_TEXTS as texts } from './shipping-texts.ts';
import { NEW_TARIFF, TariffInput } from './tariff.tsx';

const LIST = 'shipping_methods';
const KIND_OPTIONS = SHIPPING_KINDS.map((value) => ({ value, label: SHIPPING_KIND_LABELS[value] }));
const PROVINCE_OPTIONS = PROVINCES.map((value) => ({ value, label: value }));

const newMethod = (settings: AllSettings, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: newUuid(),
  name: '',
  kind: 'flat',
  currency: settings.shop_currency,
  fee: null,
  freeFrom: null,
  minDays: null,
  maxDays: null,
  provinces: [],
  excludedProvinces: [],
  maxWeightKg: null,
  tariff: NEW_TARIFF,
  note: '',
  isActive: true,
  ...more,
});

/** Methods that cost what standard and fast cargo cost by the settings, as far as one fee can say it. */
function fromSettings(settings: AllSettings): ShippingMethod[] {
  const {
    shop_standard_cargo_fee: standard,
    shop_fast_cargo_fee: fast,
    shop_free_shipping_threshold: freeFrom,
  } = settings;
  const first =
    standard === null
      ? newMethod(settings, { name: texts.standard, kind: 'recipient_pays', freeFrom })
      : newMethod(settings, { name: texts.standard, fee: standard, freeFrom });
  return [first, newMethod(settings, { name: texts.fast, fee: (standard ?? 0) + fast })];
}

/** The shop's delivery methods, in the order in which customers see them. */
export function ShippingMethodsInput({ settings }: { settings: AllSettings }) {
  return (
    <Form.List name={LIST}>
      {(rows, { add, remove, move }) => (
        <>
          {rows.length === 0 && <p className="settings-intro">{texts.builtIn}</p>}
          <Rows rows={rows} move={move} remove={remove} settings={settings} />
          <div className="settings-methods-add">
            <Button
              icon={<PlusOutlined aria-hidden />}
              disabled={rows.length >= MAX_SHIPPING_METHODS}
              onClick={() => add(newMethod(settings))}
            >
              {texts.add}
            </Button>
            {rows.length === 0 && (
              <Button
                onClick={() => {
                  for (const method of fromSettings(settings)) add(method);
                }}
              >
                {texts.startWith}
              </Button>
            )}
          </div>
        </>
      )}
    </Form.List>
  );
}

function Rows({
  rows,
  move,
  remove,
  settings,
}: {
  rows: { key: number; name: number }[];
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
  settings: AllSettings;
}) {
  const { rowProps, handleProps } = useDragOrder(move);
  const methods = (Form.useWatch(LIST, { form: Form.useFormInstance(), preserve: true }) ?? []) as (
    | ShippingMethod
    | undefined
  )[];
  return (
    <ol className="settings-methods">
      {rows.map(({ key, name: at }) => {
        const method = methods[at];
        const title = texts.method(method?.name.trim() ?? '', at + 1);
        return (
          <li key={key} aria-label={title} {...rowProps(at)}>
            <header>
              <h3>{title}</h3>
              <RowButtons
                what={title}
                at={at}
                count={rows.length}
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
                handle={handleProps(at)}
              />
            </header>
            {method && <Method at={at} method={method} settings={settings} />}
          </li>
        );
      })}
    </ol>
  );
}

const isTariff = ({ kind }: ShippingMethod): boolean => kind === 'flat' || kind === 'table';

function Method({ at, method, settings }: { at: number; method: ShippingMethod; settings: AllSettings }) {
  const { kind, currency } = method;
  return (
    <>
      <Doubts at={at} method={method} settings={settings} />
      <div className="settings-fields">
        <Field name={[at, 'name']} schema={fields.name} label={texts.name}>
          <Input autoComplete="off" />
        </Field>
        <Field name={[at, 'kind']} schema={fields.kind} label={texts.kind} checkOn="change">
          <Select options={KIND_OPTIONS} />
        </Field>
        {kind === 'flat' && <Amount at={at} name="fee" label={texts.fee} currency={currency} isNeeded />}
        {(isTariff(method) || kind === 'recipient_pays') && (
          <Amount at={at} name="freeFrom" label={texts.freeFrom} currency={currency} hint={texts.freeFromHint} />
        )}
      </div>
      {kind === 'table' && (
        <Field name={[at, 'tariff']} schema={fields.tariff} label={texts.tariff} required={false}>
          <TariffInput currency={currency} />
        </Field>
      )}
      {kind !== 'pickup' && (
        <div className="settings-fields">
          <Whole at={at} name="minDays" label={texts.minDays} unit={texts.daysUnit} />
          <Whole at={at} name="maxDays" label={texts.maxDays} unit={texts.daysUnit} />
          <Provinces at={at} name="provinces" label={texts.provinces} none={texts.everywhere} />
          <Provinces at={at} name="excludedProvinces" label={texts.excludedProvinces} none={texts.nowhere} />
          <Whole at={at} name="maxWeightKg" label={texts.maxWeight} unit="kg" />
        </div>
      )}
      <LongTextField
        name={[at, 'note']}
        schema={fields.note}
        label={texts.noteField}
        rows={2}
        extra={kind === 'pickup' ? texts.pickupHint : undefined}
        className="settings-method-note"
      />
      <SwitchField
        name={[at, 'isActive']}
        schema={fields.isActive}
        label={texts.isActive}
        on={COMMON_TEXTS.yes}
        off={COMMON_TEXTS.no}
      />
    </>
  );
}

/** Why a method is not offered although it is active. */
function Doubts({ at, method, settings }: { at: number; method: ShippingMethod; settings: AllSettings }) {
  const form = Form.useFormInstance();
  const { kind, currency } = method;
  const { shop_currency: shop, company_street: street, company_city: city } = settings;
  if (isTariff(method) && currency !== shop)
    return (
      <Alert
        className="settings-method-doubt"
        type="warning"
        showIcon
        title={texts.otherCurrency(currency, shop)}
        action={
          <Button size="small" onClick={() => form.setFieldValue([LIST, at, 'currency'], shop)}>
            {texts.toCurrency(shop)}
          </Button>
        }
      />
    );
  if (kind === 'pickup' && (street === '' || !(PROVINCES as readonly string[]).includes(city)))
    return (
      <Alert
        className="settings-method-doubt"
        type="warning"
        showIcon
        title={
          <>
            {texts.noPickupAddress} <Link to={panelSiteSettingsPath('firma-fatura')}>{texts.toAddress}</Link>
          </>
        }
      />
    );
  return null;
}

interface PartProps {
  at: number;
  label: string;
}

function Amount({
  at,
  name,
  label,
  currency,
  hint,
  isNeeded = false,
}: PartProps & { name: 'fee' | 'freeFrom'; currency: string; hint?: string; isNeeded?: boolean }) {
  const schema = isNeeded ? fields[name].unwrap() : fields[name];
  return (
    <Field name={[at, name]} schema={schema} label={label} required={isNeeded} extra={hint}>
      <InputNumber precision={2} decimalSeparator="," suffix={currency} className="crud-number" inputMode="decimal" />
    </Field>
  );
}

const Whole = ({
  at,
  name,
  label,
  unit,
}: PartProps & { name: 'minDays' | 'maxDays' | 'maxWeightKg'; unit: string }) => (
  <Field name={[at, name]} schema={fields[name]} label={label} required={false}>
    <InputNumber precision={0} suffix={unit} className="crud-number" inputMode="numeric" />
  </Field>
);

const Provinces = ({
  at,
  name,
  label,
  none,
}: PartProps & { name: 'provinces' | 'excludedProvinces'; none: string }) => (
  <Field name={[at, name]} schema={fields[name]} label={label} checkOn="change" required={false}>
    <Select mode="multiple" maxTagCount={6} options={PROVINCE_OPTIONS} placeholder={none} />
  </Field>
);
