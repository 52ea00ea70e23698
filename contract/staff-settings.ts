// Settings that only staff or the system see, and all settings together. Public pages do not load them.
import { SETTING_DEFAULTS } from './setting-defaults.ts';

const STAFF_DEFAULTS = {
  /**
   * Months; null: for ever. New installations begin with periods (`start/installation.ts`); an older one erases nothing until
   * the owner sets one.
   */
  retention_messages_months: null as number | null,
  retention_applications_months: null as number | null,
  install_content: 'none' as 'none' | 'empty' | 'demo',
  install_pictures: 1,
};

/** Values of all settings that nobody has set. */
export const ALL_SETTING_DEFAULTS = { ...SETTING_DEFAULTS, ...STAFF_DEFAULTS };
export type AnySettingKey = keyof typeof ALL_SETTING_DEFAULTS;
/** Every setting with its value or default. */
export type AllSettings = typeof ALL_SETTING_DEFAULTS;

/** Turns an admin's reply of `GET /api/settings` into an object; missing settings have their defaults. */
export const toAllSettings = (entries: readonly { settingKey: string; settingValue: unknown }[]): AllSettings => {
  const settings: Record<string, unknown> = { ...ALL_SETTING_DEFAULTS };
  for (const { settingKey, settingValue } of entries)
    if (settingKey in ALL_SETTING_DEFAULTS) settings[settingKey] = settingValue;
  return settings as AllSettings;
};
