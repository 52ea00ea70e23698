// The blog's list.

export const BLOG_TEXTS = {
  empty: 'Henüz blog yazısı bulunmuyor.',
  emptyHint: 'İlk yazılarımız hazırlanıyor. O zamana kadar ölçüler ve teknik föyler katalogda.',
  emptyFilter: 'Bu konuda yazımız henüz yok; diğer yazılara göz atabilirsiniz.',
  loadError: 'Blog yüklenirken hata oluştu.',
  retry: 'Tekrar dene',
  categories: 'Blog kategorileri',
  all: 'Tümü',
  allPosts: 'Tüm yazılar',
  newest: 'En yeni yazılar',
  further: 'Diğer yazılar',
  page: (n: string) => `Yazılar, sayfa ${n}`,
  tagged: (tag: string) => `“${tag}” etiketli yazılar`,
  inCategory: (category: string) => `${category} yazıları`,
  count: (total: string) => `${total} yazı`,
  removeFilter: (name: string) => `${name} süzgecini kaldır`,
  unknownPage: (pages: string) => `Bu liste ${pages} sayfadır.`,
  firstPage: 'İlk sayfaya dön',
  feedTitle: 'Blog yazıları (RSS)',
  feed: 'Yeni yazıları RSS ile izleyin',
};

export const BLOG_PAGE_TEXTS = {
  title: 'Blog',
  lead: 'Kalıp elemanlarının seçimi, montajı ve bakımı üzerine teknik yazılar.',
  tagTitle: (tag: string) => `“${tag}” etiketi`,
  pageTitle: (page: number) => `Sayfa ${page}`,
  filteredLead: (name: string) => `“${name}” konusundaki teknik yazılarımız.`,
};
