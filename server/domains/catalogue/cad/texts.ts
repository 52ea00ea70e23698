// Sentences of CAD files.

export const NO_CAD = 'Bu ürün için CAD modeli henüz yok.';
export const CAD_BUSY = 'CAD sunucusu meşgul. Birazdan tekrar deneyin.';
export const CAD_FAILED = 'Model oluşturulamadı. Lütfen bize bildirin.';

// Of drawing sheets.
export const SHEET_FACTS = { standard: 'Standart', material: 'Malzeme', hardness: 'Sertlik' };

// For staff.
export const ARTICLE_ELSEWHERE = 'Ürün bu seride değil.';
/** @param said by the kernel or its check, English */
export const geometryRefused = (said: string): string => `Bu ölçülerle model oluşturulamıyor (${said}).`;
