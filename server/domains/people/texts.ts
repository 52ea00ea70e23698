// Sentences of accounts, sign-in and addresses. Mails are in `accounts/mail-templates.ts`.
import { MAX_ADDRESSES } from '#contract/order-facts.ts';
import { MIN_STAFF_PASSWORD_LENGTH } from '#contract/passwords.ts';

// Signing in
export const SIGN_IN_BUSY = 'Şu anda çok fazla giriş isteği var. Lütfen biraz sonra tekrar deneyin.';
export const TRY_AGAIN_IN_AN_HOUR = 'Çok fazla deneme yaptınız. Bir saat sonra tekrar deneyin.';
export const ACCOUNT_PAUSED =
  'Bu hesap için çok sayıda hatalı giriş denemesi yapıldı. Daha önce giriş yaptığınız bir tarayıcıyı kullanın, şifrenizi yenileyin ya da daha sonra tekrar deneyin.';
export const SESSION_ABSENT = 'Oturum bulunamadı.';
export const UNKNOWN_DEVICE = 'Bilinmeyen cihaz';

// Passwords and links by mail
export const COMMON_PASSWORD = 'Bu şifre çok yaygın; lütfen başka bir şifre seçin.';
export const LINK_INVALID = 'Bağlantı geçersiz, kullanılmış veya süresi dolmuş. Lütfen yeni bir bağlantı isteyin.';
export const RESET_LINK_SENT =
  'Bu e-posta adresiyle bir hesap varsa, şifrenizi yenileyebileceğiniz bağlantıyı gönderdik. Gelen kutunuzu ve istenmeyen e-postaları kontrol edin.';
export const ADDRESS_CONFIRMED = 'E-posta adresiniz onaylandı. Teşekkür ederiz.';
export const CONFIRMATIONS_USED_UP =
  'Bu adrese bugün yeterince onay e-postası gönderdik. Lütfen gelen kutunuzu ve istenmeyen e-postaları kontrol edin, bulamazsanız yarın tekrar deneyin.';
export const CONFIRMING_NEEDS_PASSWORD = 'Adresi onaylamak için hesabınıza giriş yapın ya da hesabın şifresini girin.';
export const LINK_OF_OTHER_ACCOUNT =
  'Bu bağlantı, giriş yaptığınız hesabın değil. Onaylamak için bağlantının gönderildiği hesabın şifresini girin.';

// Accounts as staff manage them
export const USER_ABSENT = 'Kullanıcı bulunamadı.';
export const ADDRESS_HAS_ACCOUNT = 'Bu e-posta adresiyle bir hesap zaten var.';
export const EMAIL_TAKEN = 'Bu e-posta adresi zaten kullanılıyor.';
export const USERNAME_TAKEN = 'Bu kullanıcı adı zaten kullanılıyor.';
export const USERNAME_WITHOUT_LETTERS = 'Kullanıcı adı harf veya rakam içermelidir!';
export const LAST_ADMIN_STAYS = 'Son yöneticinin rolü değiştirilemez.';
export const STAFF_NEEDS_PASSWORD = `Bu rol için en az ${MIN_STAFF_PASSWORD_LENGTH} karakterli yeni bir şifre girin!`;

// Addresses
export const ADDRESS_ABSENT = 'Adres bulunamadı.';
export const TOO_MANY_ADDRESSES = `En fazla ${MAX_ADDRESSES} adres kaydedebilirsiniz.`;
export const ADDRESS_STALE = 'Bu adres siz düzenlerken başka bir sekmede veya cihazda değiştirildi.';
