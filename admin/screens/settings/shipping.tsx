import { PANEL_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { toAllSettings } from '#contract/staff-settings.ts';
import { useCall } from '../../base/queries.ts';
import { Waiting } from '../../base/waiting.tsx';
import { PageHead } from '../../crud/page-head.tsx';
import { SHIPPING_FIELDS } from '../../fields/settings.ts';
import { FieldGroup } from '../../form/field.tsx';
import { NumberField } from '../../form/text-fields.tsx';
import { SettingsFormFrame } from './settings-form.tsx';
import { ShippingMethodsInput } from './shipping-methods.tsx';
import { SHIPPING_TEXTS as texts } from './shipping-texts.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** How orders are delivered, and what that costs. */
export function ShippingSettings() {
  const state = useSettingsForm(SHIPPING_FIELDS, texts.saved);
  const { data } = useCall('GET /api/settings', {});
  const [, unknownDesi] = SHIPPING_FIELDS;
  if (!data && !state.isFailed) return <Waiting />;
  return (
    <>
      <PageHead note={texts.note} isNoteBeside backTo={PANEL_SETTINGS_PATH} />
      <SettingsFormFrame fields={SHIPPING_FIELDS} state={state}>
        <FieldGroup title={texts.methods}>{data && <ShippingMethodsInput settings={toAllSettings(data)} />}</FieldGroup>
        <FieldGroup title={texts.desiTitle}>
          <p className="settings-intro">{texts.desiNote}</p>
          <div className="settings-fields">
            <NumberField name={unknownDesi!.key} decimals={2} suffix="desi" extra={unknownDesi!.help} />
          </div>
        </FieldGroup>
      </SettingsFormFrame>
    </>
  );
}
