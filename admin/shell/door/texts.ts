import {
  CREDENTIALS_WRONG,
  OWN_EMAIL_MISSING,
  OWN_PASSWORD_MISSING,
  SETUP_REFUSED,
  TRY_AGAIN_IN_15_MINUTES,
} from '#contract/auth-texts.ts';

export const DOOR_TEXTS = {
  hide: 'Gizle',
  show: 'Göster',
  capsLock: 'Caps Lock açık.',

  username: 'Kullanıcı Adı',
  linkInvalid: SETUP_REFUSED,
  emailMissing: OWN_EMAIL_MISSING,
  adminCreated: 'Yönetici hesabı oluşturuldu.',
  setup: 'Kurulum',
  setupHeading: 'İlk yönetici',
  setupLead: 'Bu bağlantı bir kez kullanılır. Oluşturacağınız hesap paneli yönetir.',
  newLinkBefore: 'Yeni bir bağlantı için sunucuyu yeniden başlatın ya da ',
  newLinkAfter: ' komutunu kullanın. Hesabınız varsa ',
  newLinkSignIn: 'giriş yapın',
  repeatPassword: 'Şifre (Tekrar)',
  creating: 'Hesap oluşturuluyor…',
  create: 'Hesabı Oluştur',

  drawing: 'Pafta',
  scale: 'Ölçek',

  passwordMissing: OWN_PASSWORD_MISSING,
  toCustomers: 'Müşteri girişine geçin',
  signingIn: 'Giriş yapılıyor…',
  signIn: 'Giriş Yap',

  greetings: {
    admin: 'Admin girişi başarılı.',
    moderator: 'Moderatör girişi başarılı.',
  },
  refusals: {
    RATE_LIMITED: TRY_AGAIN_IN_15_MINUTES,
    INVALID_CREDENTIALS: CREDENTIALS_WRONG,
    NETWORK_ERROR: 'Bağlantı hatası. Lütfen internet bağlantınızı kontrol edin.',
  },
  signInFailed: 'Giriş başarısız. Bilgilerinizi kontrol edin.',
  staffOnly: 'Bu alan sadece yöneticiler ve moderatörler için!',
} as const;
