import { ApiError } from '#contract/api-error.ts';
import type { SettingKey, Settings } from '#contract/setting-defaults.ts';
import { api } from '../api.ts';
import type { SettingField } from './site-fields.ts';

const REFUSED_OUTRIGHT = new Set([0, 401, 403]);

/** Which setting stands in the way, as the sentence of the failure; a failure of the connection or of the session keeps its own. */
export function namedFailure(error: unknown, sent: readonly string[], fields: readonly SettingField[]): unknown {
  if (!ApiError.is(error) || REFUSED_OUTRIGHT.has(error.status)) return error;
  const wrong = sent.filter((key) => error.fields?.[key]);
  const labels = fields.filter(({ key }) => (wrong.length > 0 ? wrong : sent).includes(key)).map(({ label }) => label);
  const subject = labels.length > 0 && labels.length <= 3 ? `${labels.join(', ')} ayarı` : 'Ayarlar';
  return new ApiError(error.status, error.code, `${subject} güncellenirken hata oluştu`, error.fields, error.retryAfter);
}

/**
 * Saves what changed: all of it or nothing.
 * @returns what is stored now, of the settings sent
 */
export async function saveSettings(changed: Readonly<Record<string, unknown>>, fields: readonly SettingField[]): Promise<Partial<Settings>> {
  const sent = Object.keys(changed);
  try {
    const entries = await api('PUT /api/settings', { body: sent.map((settingKey) => ({ settingKey, settingValue: changed[settingKey] })) });
    return Object.fromEntries(entries.filter(({ settingKey }) => sent.includes(settingKey)).map(({ settingKey, settingValue }) => [settingKey as SettingKey, settingValue]));
  } catch (error) {
    throw namedFailure(error, sent, fields);
  }
}
