import { SETTING_DEFAULTS, type SettingKey, type Settings } from '#contract/setting-defaults.ts';
import { SETTINGS_TEXTS as texts } from './texts.ts';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isDefault = (key: SettingKey, settings: Settings): boolean =>
  JSON.stringify(settings[key]) === JSON.stringify(SETTING_DEFAULTS[key]);

/** How far a group of settings is set, in a line: how many by the owner, how many by default, how many not at all. */
export function standingOf(keys: readonly SettingKey[], settings: Settings): string {
  const absent = keys.filter((key) => isEmpty(settings[key])).length;
  const own = keys.filter((key) => !isEmpty(settings[key]) && !isDefault(key, settings)).length;
  const given = keys.length - own - absent;
  if (absent === keys.length) return texts.notSet;
  if (given === keys.length) return texts.allDefault;
  return [own > 0 && texts.set(own), given > 0 && texts.byDefault(given), absent > 0 && texts.absent(absent)]
    .filter(Boolean)
    .join(' · ');
}
