import { PANEL_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { PAYMENT_FIELDS } from '../../fields/settings.ts';
import { FieldGroup } from '../../form/field.tsx';
import { Cards } from './cards.tsx';
import { SettingInput } from './setting-input.tsx';
import { SettingsFormFrame } from './settings-form.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.ts';

const [cards, paytrTest, ...transfers] = PAYMENT_FIELDS;
const lists = transfers.filter(({ control }) => control === 'bank-accounts');
const switches = transfers.filter((field) => !lists.includes(field));

/** Paying by card, and by transfer and where to. */
export function PaymentSettings() {
  const state = useSettingsForm(PAYMENT_FIELDS, texts.accountsSaved);
  return (
    <>
      <PageHead note={texts.paymentNote} isNoteBeside backTo={PANEL_SETTINGS_PATH} />
      <SettingsFormFrame fields={PAYMENT_FIELDS} state={state}>
        <Cards field={cards!} testField={paytrTest!} stored={state.stored?.shop_card_provider} />
        <FieldGroup title={texts.transferTitle}>
          <div className="settings-fields">
            {switches.map((field) => (
              <SettingInput key={field.key} field={field} />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup title={texts.accountsTitle}>
          <p className="settings-intro">{texts.accountsNote}</p>
          {lists.map((field) => (
            <SettingInput key={field.key} field={field} />
          ))}
        </FieldGroup>
      </SettingsFormFrame>
    </>
  );
}
