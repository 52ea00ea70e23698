// Sentences about the words of mails.
import type { Place } from './mail-wording.ts';

export const TEMPLATE_ABSENT = 'E-posta şablonu bulunamadı.';
export const SUBJECT_MISSING = 'Lütfen konuyu yazın!';
export const INTRO_MISSING = 'Lütfen giriş metnini yazın!';
/** @param unknown as it is written, without braces */
export const unknownPlace = (unknown: string, places: readonly Place[]): string =>
  `{${unknown}} bu e-postada yok. Kullanabilecekleriniz: ${places.map((place) => `{${place}}`).join(', ')}`;

/** What each call does, for the API page. */
export const TEMPLATE_CALLS = {
  'GET /api/mail/templates': 'Metinleri değiştirilebilen e-postalar, sırayla',
  'GET /api/mail/templates/:id': 'Bir e-postanın metinleri',
  'PUT /api/mail/templates/:id': 'Bir e-postanın konusunu, giriş ve kapanış metnini kaydeder',
  'DELETE /api/mail/templates/:id': 'E-postayı programın kendi metinlerine döndürür',
  'POST /api/mail/templates/:id/test': 'Gönderilen metinlerle bir örneğini çağıranın kendisine yollar',
};
