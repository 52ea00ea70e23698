// Sentences about the mails that the server sends, and the names of their kinds.

export const MAIL_STATE_REFUSED = 'E-posta durumu geçersiz.';
export const MAIL_ABSENT = 'E-posta bulunamadı.';
export const MAIL_SENT = 'Bu e-posta gönderilmiş.';
export const MAIL_BEING_SENT = 'Bu e-posta şu anda gönderiliyor.';

/** Names of the templates' kinds. A test compares them with the templates. */
export const MAIL_KIND_LABELS = {
  'account-registration': 'Yeni müşteri hesabı',
  'account-confirmation': 'E-posta adresi onayı',
  'account-reset': 'Şifre sıfırlama',
  'account-invitation': 'Şifre belirleme daveti',
  'account-password-changed': 'Şifre değişikliği bildirimi',
  'account-email-changed': 'E-posta değişikliği bildirimi',
  'account-attack': 'Hatalı giriş uyarısı',
  'contact-staff': 'Yeni mesaj bildirimi',
  'contact-reply': 'Mesaj yanıtı',
  'application-candidate': 'İş başvurusu alındı',
  'application-hr': 'Yeni iş başvurusu bildirimi',
  'newsletter-confirmation': 'Bülten kaydı onayı',
  'order-received': 'Sipariş alındı',
  'order-staff': 'Yeni sipariş bildirimi',
  'order-transfer': 'Havale bilgileri',
  'order-transfer-reminder': 'Havale hatırlatması',
  'order-transfer-expired': 'Havale süresi doldu',
  'order-transfer-staff': 'Havale bekleyen sipariş bildirimi',
  'order-account': 'Onay bekleyen sipariş',
  'order-account-approved': 'Cari hesap onayı',
  'order-account-paid': 'Cari hesap ödemesi',
  'order-account-staff': 'Cari hesap siparişi bildirimi',
  'order-shipped': 'Sipariş kargoda',
  'order-invoice': 'Fatura hazır',
  'order-pickup-ready': 'Sipariş teslime hazır',
  'order-part-shipped': 'Siparişin bir paketi kargoda',
  'order-cancelled': 'Sipariş iptali',
  'order-refunded': 'Ödeme iadesi',
  'order-review': 'İncelenecek sipariş bildirimi',
  'order-refund-unknown': 'Sonucu bilinmeyen iade bildirimi',
  'mail-trial': 'Deneme e-postası',
} as const;

/** Name of a mail's kind. A kind that no longer exists may still be in the outbox. */
export const mailKindLabel = (kind: string): string =>
  (MAIL_KIND_LABELS as Readonly<Record<string, string>>)[kind] ?? 'Diğer e-posta';

/** What each call does, for the API page. */
export const OUTBOX_CALLS = {
  'GET /api/outbox': 'Giden e-postalar, en yenisi önce; içerikleri olmadan',
  'POST /api/outbox/:id/resend': 'Bekleyen ya da gönderilemeyen e-postayı hemen gönderilmek üzere sıraya alır',
  'DELETE /api/outbox/:id': 'E-postayı giden kutusundan kalıcı olarak siler; bekliyorsa gönderilmez',
};
