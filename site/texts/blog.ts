// The blog.

export const BLOG_TEXTS = {
  empty: 'Henüz blog yazısı bulunmuyor.',
  emptyHint: 'İlk yazılarımız hazırlanıyor. O zamana kadar ölçüler ve teknik föyler katalogda.',
};
