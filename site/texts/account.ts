// Signing in and what comes with it, on every screen that asks who is there.

export const SIGN_IN_TEXTS = {
  signIn: 'Giriş Yap',
  register: 'Üye Ol',
  neededTitle: 'Bu sayfa için giriş yapın',
  needed: 'Hesabınızla giriş yaptığınızda kaldığınız yerden devam edersiniz. Hesabınız yoksa bir dakikada üye olabilirsiniz.',
  checking: 'Oturumunuz kontrol ediliyor',
  loading: 'Bilgileriniz yükleniyor',
  retry: 'Tekrar dene',
  lost: 'Bağlantı hatası. Lütfen tekrar deneyin.',
};

export const ACCOUNT_FRAME_TEXTS = {
  menu: 'Hesap menüsü',
  account: 'Hesabım',
  orders: 'Siparişlerim',
  addresses: 'Adreslerim',
  security: 'Güvenlik',
  panel: 'Yönetim Paneli',
  signOut: 'Çıkış Yap',
  signedOut: 'Çıkış yapıldı.',
};
