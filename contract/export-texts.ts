// Sentences of lists as files.

/** What each call does, for the API page. */
export const EXPORT_CALLS = {
  'GET /api/categories/export': 'Bütün kategoriler, Excel ya da CSV dosyası olarak; içe aktarmanın okuduğu başlıklarla',
};

export const CATEGORIES_AS_FILE = 'Kategoriler';
export const categoryFileName = (day: string): string => `kategoriler-${day}`;
