import { PANEL_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { PAYMENT_FIELDS } from '../../fields/settings.ts';
import { SettingInput } from './setting-input.tsx';
import { SettingsFormFrame } from './settings-form.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Where customers transfer money to. */
export function PaymentSettings() {
  const state = useSettingsForm(PAYMENT_FIELDS, texts.accountsSaved);
  return (
    <>
      <PageHead note={texts.accountsNote} isNoteBeside backTo={PANEL_SETTINGS_PATH} />
      <SettingsFormFrame fields={PAYMENT_FIELDS} state={state}>
        {PAYMENT_FIELDS.map((field) => (
          <SettingInput key={field.key} field={field} />
        ))}
      </SettingsFormFrame>
    </>
  );
}
