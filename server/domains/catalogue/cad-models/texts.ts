// Sentences for staff of mappings that make no model.

export const TEMPLATE_GONE = (key: string): string => `'${key}' adında bir CAD şablonu yok.`;
export const columnGone = (key: string): string =>
  `CAD modeli '${key}' sütununu kullanıyor; seride böyle bir sütun yok.`;
export const paramMissing = (label: string): string =>
  `CAD modelinin '${label}' değişkenine bir sütun ya da değer seçin.`;
export const paramUnknown = (key: string): string => `CAD şablonunun '${key}' adında bir değişkeni yok.`;
