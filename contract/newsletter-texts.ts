// Sentences of subscribers as staff handle them. Those that a subscriber reads are in `form-texts.ts`.
import { type SubscriberStatus } from './content.ts';

export const SUBSCRIBER_STATUS_REFUSED = 'Kayıt durumu geçersiz.';

export const SUBSCRIBER_STATUS_LABELS: Record<SubscriberStatus, string> = {
  pending: 'Onay bekliyor',
  confirmed: 'Onaylı',
  unsubscribed: 'Ayrıldı',
};

/** What each call does, for the API page. */
export const NEWSLETTER_CALLS = {
  'POST /api/newsletter': 'Bülten kaydı isteği; onay bağlantısı e-postayla gider, yanıt her adres için aynıdır',
  'POST /api/newsletter/confirm': 'Bülten kaydının onayı',
  'POST /api/newsletter/unsubscribe': 'Bültenden çıkış',
  'GET /api/newsletter': 'Bülten kayıtları; page veya limit ile sayfalı',
  'GET /api/newsletter/export': 'Bülten kayıtları CSV olarak (UTF-8, BOM, noktalı virgül)',
  'DELETE /api/newsletter/:id': 'Bülten kaydını kalıcı olarak siler (KVKK)',
};
