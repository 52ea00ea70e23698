import { Form } from 'antd';
import { useSearchParams } from 'react-router';
import { PANEL_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { SITE_FIELDS, SITE_TABS, type SettingTab } from '../../fields/settings.ts';
import { FormTabs, useFormTabs } from '../../form/form-tabs.tsx';
import { ColorPreview } from './colors.tsx';
import { colorsOf, type Colors } from './contrast.ts';
import { SettingInput } from './setting-input.tsx';
import { SettingsFormFrame } from './settings-form.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.ts';

const TAB_NAMES = SITE_TABS.map(({ key, fields }) => ({ key, fields: fields.map((field) => field.key) }));

function Preview() {
  const form = Form.useFormInstance();
  return <ColorPreview colors={colorsOf((Form.useWatch([], { form, preserve: true }) ?? {}) as Partial<Colors>)} />;
}

function TabFields({ tab: { key, intro, fields } }: { tab: SettingTab }) {
  return (
    <>
      {intro && <p className="settings-intro">{intro}</p>}
      {key === 'renkler' && <Preview />}
      <div className="settings-fields">
        {fields.map((field) => (
          <SettingInput key={field.key} field={field} />
        ))}
      </div>
    </>
  );
}

/** Settings of the site: company, looks, shop. `?tab=…` opens one of its parts. */
export function SiteSettings() {
  const { active, setActive, openTab } = useFormTabs(TAB_NAMES, useSearchParams()[0].get('tab'));
  const state = useSettingsForm(SITE_FIELDS, texts.siteSaved, openTab);
  return (
    <>
      <PageHead note={texts.siteNote} isNoteBeside backTo={PANEL_SETTINGS_PATH} />
      <SettingsFormFrame fields={SITE_FIELDS} state={state}>
        <FormTabs
          active={active}
          onChange={setActive}
          tabs={SITE_TABS.map((tab, i) => ({ ...TAB_NAMES[i]!, label: tab.label, children: <TabFields tab={tab} /> }))}
        />
      </SettingsFormFrame>
    </>
  );
}
