// Sentences about saving settings.

export const unknownSetting = (key: string): string => `Bilinmeyen ayar: ${key}`;
export const SETTING_FIXED = 'Bu ayar değiştirilemez.';
export const SETTING_SENT_TWICE = 'Bu ayar iki kez gönderildi.';
/** @param by undefined: unknown */
export const settingsStale = (by: string | undefined): string =>
  `Bu ayarlar siz düzenlerken ${by ?? 'başka biri'} tarafından değiştirildi.`;
