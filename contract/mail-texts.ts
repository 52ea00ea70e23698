// Sentences of the calls about sending mails.

export const MAIL_PASSWORD_MISSING = 'Bu kullanıcı için önce şifreyi girin.';
export const MAIL_SERVER_MISSING = 'Önce e-posta sunucusunu kaydedin.';

/** Why a test mail did not go out. */
export const MAIL_FAILURES = {
  unknownHost: 'Sunucu bulunamadı',
  refused: 'Sunucu bağlantıyı kabul etmedi',
  silent: 'Bağlantı zaman aşımına uğradı',
  login: 'Kullanıcı adı veya şifre reddedildi',
  sender: 'Gönderen adresi reddedildi',
  recipient: 'Alıcı adresi reddedildi',
  certificate: 'Sertifika geçersiz',
  encryption: 'Sunucu bu kapıda seçilen şifrelemeyi sunmuyor',
  broken: 'Sunucu bağlantıyı kesti',
} as const;
export type MailFailure = keyof typeof MAIL_FAILURES;

/** What each call does, for the API page. */
export const MAIL_CALLS = {
  'GET /api/mail': 'E-postaların hangi sunucudan, kimden ve kimlere gittiği; neyin ortamdan geldiği',
  'POST /api/mail/test': 'Kayıtlı ayarlarla çağırana bir deneme e-postası gönderir; 15 saniye içinde sonucunu bildirir',
};
