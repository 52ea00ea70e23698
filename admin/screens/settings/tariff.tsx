import { Button, Input, InputNumber, Select } from 'antd';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { PROVINCES } from '#contract/provinces.ts';
import { MAX_DESI_STEPS, MAX_ZONES, type Tariff } from '#contract/shipping-methods.ts';
import { OTHER_PROVINCES } from '#contract/shipping-texts.ts';
import { SHIPPING_TEXTS as texts } from './shipping-texts.ts';

type Zone = Tariff['zones'][number];

export const NEW_TARIFF: Tariff = {
  desiSteps: [1, 5, 10, 20, 30],
  zones: [{ name: OTHER_PROVINCES, provinces: [], fees: [0, 0, 0, 0, 0], overFee: 0 }],
};
const PROVINCE_OPTIONS = PROVINCES.map((value) => ({ value, label: value }));

interface Props {
  value?: Tariff | null;
  onChange?: (value: Tariff) => void;
  onBlur?: () => void;
  id?: string;
  currency: string;
  disabled?: boolean;
}

/** Fees as a carrier's price list has them: a row for each desi step, a column for each zone. */
export function TariffInput({ value, onChange, onBlur, id, currency, disabled }: Props) {
  const tariff = value ?? NEW_TARIFF;
  const { desiSteps, zones } = tariff;
  const change = (next: Partial<Tariff>) => onChange?.({ ...tariff, ...next });
  const changeZone = (at: number, next: Partial<Zone>) =>
    change({ zones: zones.map((zone, i) => (i === at ? { ...zone, ...next } : zone)) });
  const addZone = () => {
    const rest = zones.at(-1)!;
    change({ zones: [...zones.slice(0, -1), { ...rest, name: texts.newZone(zones.length), provinces: [] }, rest] });
  };
  const taken = (at: number): Set<string> => new Set(zones.flatMap((zone, i) => (i === at ? [] : zone.provinces)));
  const used = { disabled: disabled || undefined, onBlur };
  return (
    <div className="settings-tariff" id={id}>
      <table>
        <caption className="unseen">{texts.tariff}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.upToDesi}</th>
            {zones.map((zone, at) => (
              <th key={at} scope="col">
                {at === zones.length - 1 ? (
                  <span className="settings-tariff-rest">
                    {zones.length === 1 ? texts.allProvinces : OTHER_PROVINCES}
                  </span>
                ) : (
                  <span className="settings-tariff-zone">
                    <Input
                      {...used}
                      value={zone.name}
                      aria-label={texts.zoneName(at + 1)}
                      onChange={(event) => changeZone(at, { name: event.target.value })}
                    />
                    <Button
                      type="text"
                      icon={<CloseOutlined aria-hidden />}
                      aria-label={texts.removeZone(zone.name)}
                      disabled={disabled || undefined}
                      onClick={() => change({ zones: zones.filter((_, i) => i !== at) })}
                    />
                  </span>
                )}
                {at < zones.length - 1 && (
                  <Select
                    {...used}
                    mode="multiple"
                    maxTagCount={3}
                    value={zone.provinces}
                    aria-label={texts.zoneProvinces(zone.name)}
                    placeholder={texts.chooseProvinces}
                    options={PROVINCE_OPTIONS.map((option) => ({ ...option, disabled: taken(at).has(option.value) }))}
                    onChange={(provinces) => changeZone(at, { provinces })}
                  />
                )}
              </th>
            ))}
            <th>
              <Button
                size="small"
                icon={<PlusOutlined aria-hidden />}
                disabled={disabled || zones.length >= MAX_ZONES}
                onClick={addZone}
              >
                {texts.addZone}
              </Button>
            </th>
          </tr>
        </thead>
        <tbody>
          {desiSteps.map((step, row) => (
            <tr key={row}>
              <th scope="row">
                <InputNumber
                  {...used}
                  decimalSeparator=","
                  precision={2}
                  suffix="desi"
                  value={step}
                  aria-label={texts.stepOf(row + 1)}
                  onChange={(next) => change({ desiSteps: desiSteps.map((one, i) => (i === row ? (next ?? 0) : one)) })}
                />
              </th>
              {zones.map((zone, at) => (
                <td key={at}>
                  <InputNumber
                    {...used}
                    decimalSeparator=","
                    precision={2}
                    suffix={currency}
                    value={zone.fees[row]}
                    aria-label={texts.feeOf(zone.name, row + 1)}
                    onChange={(next) =>
                      changeZone(at, { fees: desiSteps.map((_, i) => (i === row ? (next ?? 0) : (zone.fees[i] ?? 0))) })
                    }
                  />
                </td>
              ))}
              <td>
                <Button
                  type="text"
                  icon={<CloseOutlined aria-hidden />}
                  aria-label={texts.removeStep(row + 1)}
                  disabled={disabled || desiSteps.length === 1}
                  onClick={() =>
                    change({
                      desiSteps: desiSteps.filter((_, i) => i !== row),
                      zones: zones.map((zone) => ({ ...zone, fees: zone.fees.filter((_, i) => i !== row) })),
                    })
                  }
                />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.eachFurther}</th>
            {zones.map((zone, at) => (
              <td key={at}>
                <InputNumber
                  {...used}
                  decimalSeparator=","
                  precision={2}
                  suffix={currency}
                  value={zone.overFee}
                  aria-label={texts.overFeeOf(zone.name)}
                  onChange={(next) => changeZone(at, { overFee: next ?? 0 })}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={disabled || desiSteps.length >= MAX_DESI_STEPS}
        onClick={() => {
          const last = desiSteps.at(-1) ?? 0;
          change({
            desiSteps: [...desiSteps, Math.min(9_999, Math.floor(last) + 10)],
            zones: zones.map((zone) => ({ ...zone, fees: [...zone.fees, zone.fees.at(-1) ?? 0] })),
          });
        }}
      >
        {texts.addStep}
      </Button>
    </div>
  );
}
