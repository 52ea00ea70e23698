import { ApiError } from '#contract/api-error.ts';
import { toSettings, type Settings } from '#contract/setting-defaults.ts';
import { api } from '#browser/signed-in-api.ts';
import type { SettingField } from '../../fields/settings.ts';

const NAMED_AT_MOST = 3;

/** That these settings could not be saved. */
export function failedSentence(keys: readonly string[], fields: readonly SettingField[]): string {
  const labels = fields.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
  return labels.length > 0 && labels.length <= NAMED_AT_MOST
    ? `${labels.join(', ')} ayarı güncellenirken hata oluştu`
    : 'Ayarlar güncellenirken hata oluştu';
}

/** A refusal of values names their settings; what is wrong with each is said at its input. */
export function namedFailure(error: unknown, fields: readonly SettingField[]): unknown {
  if (!ApiError.is(error) || !error.fields) return error;
  return new ApiError(error.status, error.code, failedSentence(Object.keys(error.fields), fields), error.fields);
}

/**
 * Saves settings: all of them or none.
 * @param shown what the form had begun with; a value that is another by now makes it a 409 STALE. Without it, this save
 * wins.
 * @returns every setting as it is now
 */
export async function saveSettings(
  changed: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>> | undefined,
  fields: readonly SettingField[],
): Promise<Settings> {
  const body = Object.entries(changed).map(([settingKey, settingValue]) => ({
    settingKey,
    settingValue,
    ...(shown ? { shownValue: shown[settingKey] } : {}),
  }));
  try {
    return toSettings(await api('PUT /api/settings', { body }));
  } catch (error) {
    throw namedFailure(error, fields);
  }
}

/** Every setting, read anew. */
export const readSettings = async (): Promise<Settings> => toSettings(await api('GET /api/settings', {}));
