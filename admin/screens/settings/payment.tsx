import { PANEL_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { PAYMENT_FIELDS } from '../../fields/settings.ts';
import { FieldGroup } from '../../form/field.tsx';
import { Cards } from './cards.tsx';
import { SettingInput } from './setting-input.tsx';
import { SettingsFormFrame } from './settings-form.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.ts';

const [cards, paytrTest, ...others] = PAYMENT_FIELDS;
const fieldsOf = (key: RegExp): typeof others => others.filter((field) => key.test(field.key));
const GROUPS = [
  { title: texts.instalmentsTitle, fields: fieldsOf(/^shop_instalments/) },
  { title: texts.transferTitle, fields: fieldsOf(/^shop_transfer/) },
  { title: texts.openAccountTitle, fields: fieldsOf(/^shop_account/) },
];
const lists = fieldsOf(/^bank_/);

/** Paying by card, by transfer and where to, and on account. */
export function PaymentSettings() {
  const state = useSettingsForm(PAYMENT_FIELDS, texts.accountsSaved);
  return (
    <>
      <PageHead note={texts.paymentNote} isNoteBeside backTo={PANEL_SETTINGS_PATH} />
      <SettingsFormFrame fields={PAYMENT_FIELDS} state={state}>
        <Cards field={cards!} testField={paytrTest!} stored={state.stored?.shop_card_provider} />
        {GROUPS.map(({ title, fields }) => (
          <FieldGroup key={title} title={title}>
            <div className="settings-fields">
              {fields.map((field) => (
                <SettingInput key={field.key} field={field} />
              ))}
            </div>
          </FieldGroup>
        ))}
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
