// Signing in, on every screen that needs a signed-in person. The account's own screens: texts/my-account.ts.
import { NO_REPLY } from '#contract/client-texts.ts';

export const SIGN_IN_TEXTS = {
  signIn: 'Giriş Yap',
  register: 'Üye Ol',
  neededTitle: 'Bu sayfa için giriş yapın',
  needed:
    'Hesabınızla giriş yaptığınızda kaldığınız yerden devam edersiniz. Hesabınız yoksa bir dakikada üye olabilirsiniz.',
  checking: 'Oturumunuz kontrol ediliyor',
  needsScript:
    'Hesabınız için tarayıcınızda JavaScript açık olmalıdır. Açtıktan sonra sayfayı yenileyin ya da bize yazın:',
  contact: 'İletişim',
  loading: 'Bilgileriniz yükleniyor',
  retry: 'Tekrar dene',
  lost: NO_REPLY,
  cancel: 'Vazgeç',
};

export const ACCOUNT_FRAME_TEXTS = {
  menu: 'Hesap menüsü',
  noWayIn: 'Giriş yapamıyor musunuz?',
  account: 'Hesabım',
  orders: 'Siparişlerim',
  addresses: 'Adreslerim',
  security: 'Güvenlik',
  panel: 'Yönetim Paneli',
  signOut: 'Çıkış Yap',
  signedOut: 'Çıkış yapıldı.',
};

/** Shared by all forms of the account. */
export const ACCOUNT_FORM_TEXTS = {
  needsScript: 'Bu form için tarayıcınızda JavaScript açık olmalıdır. Açtıktan sonra sayfayı yenileyin.',
  email: 'E-posta',
  password: 'Şifre',
  newPassword: 'Yeni şifre',
  currentPassword: 'Mevcut şifre',
  name: 'Ad Soyad',
  show: 'Göster',
  hide: 'Gizle',
  showHint: (label: string) => ` (${label})`,
  saving: 'Kaydediliyor…',
  rules: {
    length: (min: number) => `En az ${min} karakter`,
    missing: (count: number) => ` (${count} karakter daha)`,
    common: 'Yaygın şifreler, adınız ve e-posta adresiniz kabul edilmez',
    advice: 'Birkaç ilgisiz kelime, uzun ve akılda kalıcı bir şifre olur',
  },
};

/** The sign-in page. */
export const SIGN_IN_PAGE_TEXTS = {
  title: 'Giriş Yap',
  lead: 'Siparişleriniz, adresleriniz ve sepetiniz için hesabınıza girin.',
  signingIn: 'Giriş yapılıyor…',
  failure: 'Giriş yapılamadı.',
  forgot: 'Şifremi unuttum',
  newTitle: 'Henüz hesabınız yok mu?',
  insideTitle: 'Giriş yaptınız',
  inside: (name: string) => `Bu tarayıcıda ${name} olarak giriş yapılmış.`,
  goOn: 'Kaldığınız yerden devam edin',
  other: 'Başka bir hesapla girmek için önce çıkış yapın.',
};

/** The uses of an account. */
export const ACCOUNT_USES = {
  title: 'Hesabınızla',
  facts: [
    { title: 'Tek dokunuşla sipariş', text: 'Teslimat ve fatura bilgileriniz kayıtlı kalır.' },
    { title: 'Sipariş takibi', text: 'Hazırlık, kargo ve teslim aşamalarını görürsünüz.' },
    { title: 'Sepetiniz sizinle', text: 'Atölyede doldurduğunuz sepeti ofiste tamamlarsınız.' },
  ],
};

/** The window over a screen whose session has ended. */
export const SESSION_ENDED_TEXTS = {
  title: 'Yeniden giriş yapın',
  text: 'Oturumunuz sona erdi. Sayfada yazdıklarınız duruyor; giriş yaptığınızda kaldığınız yerden devam edersiniz.',
  newTab: 'Yeni sekmede giriş yap',
  leave: 'Giriş yapmadan ayrıl',
};

export const REGISTER_TEXTS = {
  title: 'Üye Ol',
  lead: 'Sipariş vermek ve siparişlerinizi izlemek için hesap açın.',
  submit: 'Hesap Aç',
  registering: 'Hesabınız açılıyor…',
  failure: 'Hesap açılamadı.',
  purpose: 'Bilgilerinizi hesabınızı yönetmek ve siparişlerinizi karşılamak için kullanırız. Ayrıntılar:',
  welcome: 'Hesabınız açıldı. E-posta adresinizi onaylamanız için bir bağlantı gönderdik.',
  knownTitle: 'Zaten üye misiniz?',
};

export const FORGOT_TEXTS = {
  title: 'Şifremi Unuttum',
  lead: 'E-posta adresinizi yazın; yeni şifre belirlemeniz için bir bağlantı gönderelim.',
  submit: 'Bağlantı Gönder',
  failure: 'Bağlantı gönderilemedi.',
  sentTitle: 'E-postanıza bakın',
  sent: 'Bu e-posta adresiyle bir hesap varsa, şifrenizi yenileyebileceğiniz bağlantıyı gönderdik.',
  sentHint: 'Bağlantı bir saat geçerlidir. Birkaç dakika içinde gelmezse adresi doğru yazdığınızdan emin olun.',
  again: 'Başka bir adres dene',
  toSignIn: 'Giriş sayfasına dön',
};

export const RESET_TEXTS = {
  title: 'Yeni Şifre Belirleyin',
  lead: 'Yeni şifrenizle bütün açık oturumlarınız sonlanır.',
  submit: 'Şifreyi Kaydet',
  failure: 'Şifre kaydedilemedi.',
  doneTitle: 'Şifreniz değişti',
  done: 'Yeni şifrenizle giriş yapabilirsiniz. Önceki oturumlarınızın hepsi sonlandı.',
  invalidTitle: 'Bağlantı kullanılamıyor',
  invalidHint: 'Bağlantılar bir saat ve bir kez geçerlidir; e-postadaki hâliyle, eksiksiz açılmalıdır.',
  again: 'Yeni bağlantı iste',
};

export const CONFIRM_TEXTS = {
  title: 'E-posta Adresinizi Onaylayın',
  lead: 'Sipariş ve kargo bildirimlerinin size ulaştığından emin olmak için son adım.',
  why: 'Bu tarayıcıda hesabınıza giriş yapılmamış. Hesabı sizin açtığınızdan emin olmak için hesabın şifresini soruyoruz.',
  signedIn: (name: string, email: string) => `${name} (${email}) olarak giriş yaptınız; şifreniz gerekmiyor.`,
  whyOther: (name: string) =>
    `Bu tarayıcıda ${name} olarak giriş yapılmış; bağlantı ise başka bir hesabın. Onaylamak için o hesabın şifresini girin.`,
  forgotten: 'Şifrenizi hatırlamıyorsanız yenisini belirleyin; bu, adresinizi de onaylar.',
  notYours: 'Bu hesabı siz açmadıysanız onaylamayın, sayfayı kapatın.',
  submit: 'Adresimi onayla',
  failure: 'E-posta adresi onaylanamadı.',
  doneTitle: 'E-posta adresiniz onaylandı',
  done: 'Teşekkür ederiz. Bildirimler artık bu adrese gelecek.',
  invalidTitle: 'Bağlantı kullanılamıyor',
  invalidHint: 'Yeni bir onay bağlantısını Hesabım sayfasından isteyebilirsiniz.',
};
