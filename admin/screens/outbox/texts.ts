import { textsFor } from '../../crud/texts.ts';

export const OUTBOX_TEXTS = {
  rows: textsFor('E-posta', {
    counted: 'e-posta',
    empty:
      'Giden kutusunda e-posta yok. Sitenin gönderdiği e-postalar (sipariş bildirimleri, mesaj yanıtları, şifre bağlantıları) burada görünür; gönderilenler 30 gün sonra silinir.',
    removed: 'E-posta silindi.',
    confirmRemove: 'Bu e-posta giden kutusundan silinsin mi?',
  }),
  confirmRemoveWaiting: 'Bu e-posta gönderilmeden silinsin mi?',
  recipient: 'Alıcı',
  subject: 'Konu',
  kind: 'Tür',
  attempts: 'Deneme',
  search: 'Alıcı veya konu ara',
  details: 'E-posta bilgileri',
  createdAt: 'Oluşturulma',
  dueAt: 'Sonraki deneme',
  sentAt: 'Gönderilme',
  lastError: 'Gönderilememe nedeni',
  resend: 'Yeniden gönder',
  resendQuestion: 'Bu e-posta yeniden gönderilsin mi?',
  resendHint: 'Deneme sayısı sıfırlanır ve e-posta hemen gönderilmek üzere sıraya alınır.',
  resent: 'E-posta gönderilmek üzere sıraya alındı.',
  resendFailed: 'E-posta sıraya alınamadı.',
} as const;
