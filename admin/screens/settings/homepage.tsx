import { Switch } from 'antd';
import { Field } from '../../form/field.tsx';
import { PageHead } from '../../crud/page-head.tsx';
import { HOMEPAGE_FIELDS } from './homepage-fields.ts';
import { SettingsFormFrame } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Which sections the home page shows. */
export function HomepageSettings() {
  const state = useSettingsForm(HOMEPAGE_FIELDS, 'Ayarlar başarıyla güncellendi!');
  return (
    <>
      <PageHead
        note="Ana sayfada hangi bölümlerin görüneceğini seçin. Kaydettiğinizde site hemen değişir."
        backTo="/admin/settings"
      />
      <SettingsFormFrame fields={HOMEPAGE_FIELDS} state={state}>
        <div className="settings-switches">
          {HOMEPAGE_FIELDS.map(({ key, label, help }) => (
            <div key={key} className="settings-switch">
              <label htmlFor={key}>{label}</label>
              <p id={`${key}-help`}>{help}</p>
              <Field name={key} label="" valuePropName="checked" checkOn="change" required={false}>
                <Switch aria-describedby={`${key}-help`} />
              </Field>
            </div>
          ))}
        </div>
      </SettingsFormFrame>
    </>
  );
}
