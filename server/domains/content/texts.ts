// Sentences of posts, pages, previews and the small lists.

export const POST_ABSENT = 'Blog yazısı bulunamadı.';
export const PAGE_ABSENT = 'Sayfa bulunamadı.';
export const PREVIEW_ABSENT = 'Önizleme bağlantısı geçersiz veya süresi dolmuş.';
export const FEATURE_ABSENT = 'Özellik bulunamadı.';
export const PROGRAM_ABSENT = 'Program bulunamadı';
export const QUALITY_CATEGORY_ABSENT = 'Kalite kategorisi bulunamadı.';
export const REFERENCE_ABSENT = 'Referans bulunamadı.';
export const SLIDE_ABSENT = 'Slayt bulunamadı.';
