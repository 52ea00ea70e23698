// Sentences of posts, pages and previews.

export const POST_ABSENT = 'Blog yazısı bulunamadı.';
export const PAGE_ABSENT = 'Sayfa bulunamadı.';
export const PREVIEW_ABSENT = 'Önizleme bağlantısı geçersiz veya süresi dolmuş.';
