import { Switch } from 'antd';
import { PANEL_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { PageHead } from '../../crud/page-head.tsx';
import type { SettingField } from '../../fields/settings.ts';
import { Field } from '../../form/field.tsx';
import { SettingsFormFrame } from './settings-form.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Selects the sections of the home page. */
export function HomepageSettings() {
  const state = useSettingsForm(HOMEPAGE_FIELDS, texts.homepageSaved);
  return (
    <>
      <PageHead note={texts.homepageNote} isNoteBeside backTo={PANEL_SETTINGS_PATH} />
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
  section('homepage_sliders_enabled', texts.slider, texts.slidersHelp),
  section('homepage_categories_enabled', COMMON_TEXTS.categories, texts.categoriesHelp),
  section('homepage_about_enabled', texts.about, texts.aboutHelp),
  section('homepage_blogs_enabled', texts.posts, texts.postsHelp),
  section('homepage_program_download_enabled', texts.download, texts.downloadHelp),
  section('homepage_references_enabled', texts.references, texts.referencesHelp),
];
