import { useCallback, useEffect, useMemo, useState } from 'react';
import { App, Form, type FormInstance } from 'antd';
import { toSettings, type Settings } from '#contract/setting-defaults.ts';
import { changedFields, changedNames } from '../crud/changed-fields.ts';
import { useReveal } from '../crud/save-form.tsx';
import { useSave } from '../crud/use-save.ts';
import { refresh, useCall } from '../queries.ts';
import { saveSettings } from './save-settings.ts';
import type { SettingField } from './site-fields.ts';

type Values = Partial<Settings>;

export interface SettingsForm {
  form: FormInstance<Values>;
  /** What the form began with, or was last saved as; undefined until it is there. */
  stored: Values | undefined;
  isFailed: boolean;
  retry: () => void;
  /** Names of what differs from `stored`. */
  changed: string[];
  isDirty: () => boolean;
  isSaving: boolean;
  onSave: (values: Values) => void;
  reveal: (name: (string | number)[]) => void;
}

/**
 * Settings of a screen: read once, watched for changes, saved together.
 * @param saved said after a save
 * @param openTab shows the tab that holds an input
 */
export function useSettingsForm(fields: readonly SettingField[], saved: string, openTab?: (name: (string | number)[]) => void): SettingsForm {
  const [form] = Form.useForm<Values>();
  const { message } = App.useApp();
  const { data, isError, isFetchedAfterMount, refetch } = useCall('GET /api/settings', {});
  const [stored, setStored] = useState<Values>();
  const reveal = useReveal(form, openTab);
  const { save, isSaving } = useSave(form, reveal);

  // What an earlier screen has read may be old by now: somebody would edit on from it.
  useEffect(() => {
    if (stored || !data || !isFetchedAfterMount || isError) return;
    const settings = toSettings(data);
    setStored(Object.fromEntries(fields.map(({ key }) => [key, settings[key]])));
  }, [stored, data, isFetchedAfterMount, isError, fields]);

  const values = Form.useWatch([], { form, preserve: true }) as Values | undefined;
  const changed = useMemo(() => (stored && values ? changedNames(stored, values) : []), [stored, values]);
  const isDirty = () => stored !== undefined && changedNames(stored, form.getFieldsValue(true)).length > 0;

  const onSave = useCallback((typed: Values) => {
    const sent = changedFields(stored ?? {}, typed);
    if (Object.keys(sent).length === 0) return void message.info({ content: 'Kaydedilecek değişiklik yok.', key: 'save' });
    void save(() => saveSettings(sent, fields), { failed: 'Ayarlar güncellenirken hata oluştu' }).then((outcome) => {
      if (!outcome) return;
      form.setFieldsValue(outcome.reply);
      setStored((before) => ({ ...before, ...outcome.reply }));
      void message.success({ content: saved, key: 'save' });
      void refresh('/api/settings', '/api/audit');
    });
  }, [stored, save, fields, form, message, saved]);

  return { form, stored, isFailed: isError && !stored, retry: () => { void refetch(); }, changed, isDirty, isSaving, onSave, reveal };
}
