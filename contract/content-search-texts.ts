// Sentences of the site's search in posts, pages and jobs.

/** @param least letters or digits */
export const contentSearchTooShort = (least: number): string => `Aramak için en az ${least} harf veya rakam yazın.`;

/** What each call does, for the API page. */
export const CONTENT_SEARCH_CALLS = {
  'GET /api/content/search':
    'Yayındaki yazılarda, sayfalarda ve iş ilanlarında arama: önce başlıkta, sonra özette, sonra metinde geçenler; bulunan sözcükler işaretli. kind verilirse yalnız o türün satırları döner, sayılar her tür için',
};
