export const DOOR_TEXTS = {
  hide: 'Gizle',
  show: 'Göster',
  capsLock: 'Caps Lock açık.',

  username: 'Kullanıcı Adı',
  linkInvalid: 'Kurulum bağlantısı geçersiz veya kullanılmış.',
  emailMissing: 'Lütfen e-posta adresinizi girin!',
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

  passwordMissing: 'Lütfen şifrenizi girin!',
  toCustomers: 'Müşteri girişine geçin',
  signingIn: 'Giriş yapılıyor…',
  signIn: 'Giriş Yap',

  greetings: {
    admin: 'Admin girişi başarılı.',
    moderator: 'Moderatör girişi başarılı.',
  },
  refusals: {
    RATE_LIMITED: 'Çok fazla deneme yaptınız. 15 dakika sonra tekrar deneyin.',
    INVALID_CREDENTIALS: 'E-posta veya şifre hatalı. Lütfen tekrar deneyin.',
    NETWORK_ERROR: 'Bağlantı hatası. Lütfen internet bağlantınızı kontrol edin.',
  },
  signInFailed: 'Giriş başarısız. Bilgilerinizi kontrol edin.',
  staffOnly: 'Bu alan sadece yöneticiler ve moderatörler için!',
} as const;
