// The careers page.

export const CAREERS_TEXTS = {
  empty: 'Şu anda açık pozisyon bulunmamaktadır.',
  emptyHint: 'Yeni ilanlar bu sayfada yayımlanır. Özgeçmişinizi yine de e-posta ile bırakabilirsiniz.',
  mailSubject: 'Özgeçmiş',
  mail: 'Özgeçmiş gönder',
};
