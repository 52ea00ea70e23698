// The newsletter: its form, and the pages of its mails' links.

export const NEWSLETTER_PAGE_TEXTS = {
  title: 'Bülten',
  lead: 'Yeni ürünler, teknik yazılar ve fuar takvimi: ayda en çok bir e-posta.',
  confirmTitle: 'Bülten kaydınızı onaylayın',
  unsubscribeTitle: 'Bültenden çıkın',
};

export const NEWSLETTER_TEXTS = {
  email: 'E-posta adresiniz',
  submit: 'Bültene kaydol',
  purpose: 'E-posta adresinizi yalnızca bülten göndermek için kullanırız. Ayrıntılar:',
  failure: 'Bülten kaydı sırasında bir hata oluştu.',
  askedTitle: 'Bir adım kaldı',
  askedHint: 'E-posta birkaç dakika içinde gelmezse istenmeyenler klasörüne bakın. Bağlantı 7 gün geçerlidir.',
  whatTitle: 'Ne gönderiyoruz?',
  what: [
    { title: 'Yeni ölçüler ve ürün grupları', text: 'Kataloğa eklenenler, teknik resimleri ve föyleriyle.' },
    { title: 'Teknik yazılar', text: 'Seçim, montaj ve bakım üzerine blogda çıkan yeni yazılar.' },
    { title: 'Fuar ve kampanya takvimi', text: 'Nerede görüşebileceğimiz ve hangi gruplarda stok fırsatı olduğu.' },
    { title: 'İstediğiniz an çıkış', text: 'Her e-postanın altındaki bağlantı kaydınızı tek dokunuşla siler.' },
  ],
  confirmText: 'Ürün, kampanya ve etkinlik haberlerimizi bu e-posta adresine göndermemiz için son adım.',
  confirm: 'Kaydımı onayla',
  confirmedTitle: 'Aramıza hoş geldiniz',
  unsubscribeText: 'Düğmeye bastığınızda kaydınız silinir ve size bir daha bülten göndermeyiz.',
  unsubscribe: 'Bültenden çık',
  endedTitle: 'Kaydınız silindi',
  invalidTitle: 'Bağlantı kullanılamıyor',
  invalidHint:
    'Bağlantılar 7 gün geçerlidir ve e-postadaki hâliyle, eksiksiz açılmalıdır. Yeniden kaydolursanız yeni bir bağlantı göndeririz.',
  again: 'Bültene yeniden kaydol',
  toBlog: 'Teknik yazılar',
  home: 'Ana sayfa',
};
