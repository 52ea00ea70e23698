// Sentences of messages as staff handle them. Those that a visitor reads are in `form-texts.ts`.
import { trashes } from './saving-texts.ts';

export const MESSAGE_STATUS_REFUSED = 'Mesaj durumu geçersiz.';
export const REPLY_SUBJECT_MISSING = 'Lütfen konuyu girin!';
export const REPLY_TEXT_MISSING = 'Lütfen yanıtınızı girin!';

/** What each call does, for the API page. */
export const CONTACT_CALLS = {
  'GET /api/contacts/challenge': 'İletişim formunun sorusu; saklanmaz, bir kez kullanılır',
  'POST /api/contacts': 'İletişim formundan mesaj',
  'GET /api/contacts': 'Mesajlar, yeniden eskiye; page veya limit ile sayfalı',
  'GET /api/contacts/stats/dashboard': 'Mesajların sayıları',
  'PATCH /api/contacts/:id/read': 'Mesajı okundu olarak işaretler',
  'PATCH /api/contacts/:id/status': 'Mesajın durumunu değiştirir',
  'POST /api/contacts/:id/reply': 'Mesajı e-postayla yanıtlar; mesaj yanıtlandı olur',
  'DELETE /api/contacts/:id': trashes('Mesajı'),
};
