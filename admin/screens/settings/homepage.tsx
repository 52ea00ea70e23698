import { Switch } from 'antd';
import { Field } from '../../form/field.tsx';
import { PageHead } from '../../crud/page-head.tsx';
import type { SettingField } from '../../fields/settings.ts';
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

const section = (key: SettingField['key'], label: string, help: string): SettingField => ({
  key,
  label,
  help,
  control: 'switch',
});

/** The home page's sections, in its order. */
export const HOMEPAGE_FIELDS: readonly SettingField[] = [
  section(
    'homepage_sliders_enabled',
    'Slider',
    'Sayfanın başındaki görsel geçişi. Kapalıyken yerine sade bir karşılama gösterilir.',
  ),
  section('homepage_categories_enabled', 'Kategoriler', 'Ana ürün gruplarının kartları.'),
  section('homepage_about_enabled', 'Hakkımızda', 'Firmayı rakamlarla tanıtan bölüm.'),
  section('homepage_blogs_enabled', 'Blog Yazıları', 'En yeni blog yazıları.'),
  section('homepage_program_download_enabled', 'Program İndirme', 'Etkin programın tanıtımı ve indirme bağlantısı.'),
  section('homepage_references_enabled', 'Referanslar', 'Müşterilerin logoları.'),
];
