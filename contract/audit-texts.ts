// Sentences of the audit table's and the trash's calls.
import { TRASH_DAYS } from './access.ts';

export const TIME_REFUSED = 'Zaman, 2026-01-31T12:00:00.000Z biçiminde olmalıdır.';

/** What each call does, for the API page. */
export const AUDIT_CALLS = {
  'GET /api/audit': 'İşlem kayıtları, en yenisi önce',
  'GET /api/audit/people': 'İşlem kayıtlarında adı geçen personel, ayrılanlar da',
  'GET /api/audit/rows/:kind/:id': 'Bir kaydın geçmişi ve saklanan sürümleri, en yenisi önce; kaydı düzenleyebilenlere',
};

/** What each call does, for the API page. */
export const TRASH_CALLS = {
  'GET /api/trash': `Son ${TRASH_DAYS} günde silinen ve geri alınabilecek kayıtlar, en yenisi önce`,
  'POST /api/trash/:id/restore': 'Silinen kaydı geri alır; içinde bulunduğu kategori de çöp kutusundaysa onu da',
  'DELETE /api/trash/:id': 'Çöp kutusundaki bir kaydı kalıcı olarak siler',
  'DELETE /api/trash': 'Çöp kutusunu boşaltır: içindekileri kalıcı olarak siler',
};
