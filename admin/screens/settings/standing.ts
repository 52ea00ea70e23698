import { ALL_SETTING_DEFAULTS, type AnySettingKey, type AllSettings } from '#contract/staff-settings.ts';
import { SETTINGS_TEXTS as texts } from './texts.ts';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isDefault = (key: AnySettingKey, settings: AllSettings): boolean =>
  JSON.stringify(settings[key]) === JSON.stringify(ALL_SETTING_DEFAULTS[key]);

/** How far a group of settings is set, in a line: how many by the owner, how many by default, how many not at all. */
export function standingOf(keys: readonly AnySettingKey[], settings: AllSettings): string {
  const absent = keys.filter((key) => isEmpty(settings[key])).length;
  const own = keys.filter((key) => !isEmpty(settings[key]) && !isDefault(key, settings)).length;
  const given = keys.length - own - absent;
  if (absent === keys.length) return texts.notSet;
  if (given === keys.length) return texts.allDefault;
  return [own > 0 && texts.set(own), given > 0 && texts.byDefault(given), absent > 0 && texts.absent(absent)]
    .filter(Boolean)
    .join(' · ');
}
