// Sentences of accounts: signing in, staff's and customers' own data. Those about a password's length are in
// `password-texts.ts`.

export const ROLE_REFUSED = 'Rol admin, moderator veya user olmalıdır.';
export const OWN_PASSWORD_MISSING = 'Lütfen şifrenizi girin!';
export const PASSWORD_WRONG = 'Şifre hatalı.';
export const USERNAME_MISSING = 'Lütfen kullanıcı adını girin!';
export const usernameTooShort = (min: number): string => `Kullanıcı adı en az ${min} karakter olmalıdır!`;
export const OWN_EMAIL_MISSING = 'Lütfen e-posta adresinizi girin!';
export const EMAIL_TOO_LONG = 'E-posta adresi çok uzun.';
export const LINK_INVALID = 'Bağlantı geçersiz.';

// Replies that the panel also says by itself.
export const CREDENTIALS_WRONG = 'E-posta veya şifre hatalı. Lütfen tekrar deneyin.';
export const TRY_AGAIN_IN_15_MINUTES = 'Çok fazla deneme yaptınız. 15 dakika sonra tekrar deneyin.';
export const SETUP_REFUSED = 'Kurulum bağlantısı geçersiz veya kullanılmış.';
export const ADMIN_NOT_DELETED = 'Admin hesabı silinemez!';
export const ADMIN_STAYS_ACTIVE = 'Admin hesabı pasif edilemez.';
export const OWN_ROLE_STAYS = 'Kendi rolünüzü değiştiremezsiniz.';

/** What each call does, for the API page. */
export const AUTH_CALLS = {
  'POST /api/auth/login': 'Giriş: erişim anahtarı yanıtta, yenileme anahtarı httpOnly çerezde',
  'POST /api/auth/refresh': 'Çerezdeki yenileme anahtarıyla yeni erişim anahtarı; çerez her kullanımda değişir',
  'POST /api/auth/logout': 'Oturumu sonlandırır; oturum yoksa da 204',
  'GET /api/auth/me': 'Oturumdaki kullanıcı',
  'PUT /api/auth/me': 'Kendi adını, kullanıcı adını, e-postasını değiştirir',
  'POST /api/auth/avatar': 'Kendi profil resmini yükler',
  'POST /api/auth/password': 'Şifreyi değiştirir; diğer oturumlar sonlanır',
  'GET /api/auth/sessions': 'Kendi açık oturumları',
  'DELETE /api/auth/sessions/:id': 'Kendi oturumlarından birini sonlandırır',
  'POST /api/auth/setup': 'İlk yöneticiyi oluşturur: tek kullanımlık kurulum bağlantısıyla, yönetici yokken',
};

/** What each call does, for the API page. */
export const CUSTOMER_CALLS = {
  'POST /api/auth/register': 'Müşteri hesabı açar, giriş yapar ve e-posta onayı gönderir',
  'POST /api/auth/forgot-password': 'Şifre sıfırlama bağlantısı gönderir; her adrese aynı yanıt',
  'POST /api/auth/reset-password': 'Bağlantıyla yeni şifre belirler; bütün oturumlar sonlanır',
  'POST /api/auth/confirm-email':
    'Bağlantıyla e-posta adresini onaylar: hesabın kendi oturumunda ya da hesabın şifresiyle',
  'POST /api/auth/confirm-email/resend': 'Onay e-postasını yeniden gönderir',
  'DELETE /api/auth/me': 'Kendi müşteri hesabını siler; siparişlerin anonim kopyası kalır',
  'GET /api/account': 'Kendi hesabının bilgileri',
  'GET /api/account/export': 'Kendi verilerinin tamamı, JSON dosyası',
};

/** What each call does, for the API page. */
export const USER_CALLS = {
  'GET /api/users': 'Kullanıcılar; page veya limit ile sayfalı',
  'GET /api/users/:id': 'Tek kullanıcı',
  'POST /api/users': 'Kullanıcı ekler',
  'POST /api/users/upload': 'Kullanıcı için profil resmi yükler; bir günde kullanılmayan silinir',
  'PUT /api/users/:id': 'Kullanıcıyı değiştirir; boş şifre şifreyi değiştirmez',
  'PATCH /api/users/:id/status': 'Kullanıcıyı açar veya kapatır; kapatılanın oturumları sonlanır',
  'DELETE /api/users/:id': 'Kullanıcıyı siler',
};
