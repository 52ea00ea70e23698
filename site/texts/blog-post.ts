// A post of the blog.

/** The reasons for a missing post; its head needs them too. */
export const BLOG_POST_HEAD_TEXTS = {
  notFound: 'Blog yazısı bulunamadı.',
  loadError: 'Blog yüklenirken hata oluştu.',
};

export const BLOG_POST_TEXTS = {
  back: 'Tüm blog yazıları',
  facts: 'Yazı bilgileri',
  readTime: (minutes: number) => `${minutes} dakika okuma`,
  views: (count: string) => `${count} görüntülenme`,
  contents: 'Bu yazıda',
  tags: 'Etiketler',
  table: 'Tablo',
  related: 'İlgili yazılar',
  missingHint: 'Yazı kaldırılmış ya da adresi değişmiş olabilir.',
  redirecting:
    'Birkaç saniye içinde blog listesine yönlendirileceksiniz. Bu sayfada kalmak için bir tuşa basmanız veya ekrana dokunmanız yeterli.',
  backToList: 'Blog listesine dön',
  retry: 'Tekrar dene',
  missingSheet: 'Bu paftada yazı yok',
  failedSheet: 'Yazı yüklenemedi',
};
