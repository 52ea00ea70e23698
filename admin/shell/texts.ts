export const SHELL_TEXTS = {
  path: 'Sayfa yolu',

  openMenu: 'Menüyü aç',

  unreachable: 'Sunucuya ulaşılamadı',
  skip: 'İçeriğe geç',
  footer: (warranty: string, delivery: string) => `${warranty} · Teslim ${delivery}`,

  signInTitle: 'Giriş',
  signInLead: 'Hesabınızla giriş yapın.',
  signInToGoOn: 'Giriş yaptığınızda istediğiniz sayfa açılır.',
  forgotten: 'Şifremi unuttum',
  toSite: 'Siteye dön',

  title: 'Yeniden giriş',
  sessionEndedText: (reason: string) =>
    `${reason} Sayfadaki bilgileriniz duruyor; giriş yaptığınızda kaldığınız yerden devam edersiniz.`,
  toSignIn: 'Giriş sayfasına dön',

  notAllowed: 'Bu ekran için yetkiniz yok',
  notAllowedText: 'Bu bölümü yalnızca yöneticiler kullanabilir. Erişim gerekiyorsa bir yöneticiyle görüşün.',
  toHome: 'Ana sayfaya dön',
  notFoundText: ' adresinde bir yönetim ekranı yok.',
  broken: 'Bu ekran açılamadı',
  missing: 'Aradığınız sayfa yok ya da taşınmış.',
  brokenText: 'Beklenmeyen bir hata oluştu. Sayfayı yenilemek çoğu zaman yeterlidir.',
  reloadPage: 'Sayfayı yenile',

  openSite: 'Siteye Git',
  signOut: 'Çıkış Yap',
  userMenu: 'Kullanıcı menüsü: ',
  signedOut: 'Başarıyla çıkış yapıldı.',
} as const;
