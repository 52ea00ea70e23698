// Sentences of CAD models.

export const NO_CAD = 'Bu ürün için CAD modeli henüz yok.';
export const CAD_BUSY = 'CAD sunucusu meşgul. Birazdan tekrar deneyin.';
export const CAD_FAILED = 'Model oluşturulamadı. Lütfen bize bildirin.';

// For staff.
export const TEMPLATE_GONE = (key: string): string => `'${key}' adında bir CAD şablonu yok.`;
export const columnGone = (key: string): string =>
  `CAD modeli '${key}' sütununu kullanıyor; seride böyle bir sütun yok.`;
