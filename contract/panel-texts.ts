// Sentences of calls that serve the panel alone: its search, its dashboard, the system's state.

export const PANEL_SEARCH_MISSING = 'Aranacak metni yazın.';
export const panelSearchTooShort = (min: number): string => `Aramak için en az ${min} karakter yazın.`;

/** What each call does, for the API page. */
export const PANEL_SEARCH_CALLS = {
  'GET /api/search': 'Panelin araması: ürünler, siparişler, kullanıcılar, yazılar ve sayfalar',
};

/** What each call does, for the API page. */
export const DASHBOARD_CALLS = {
  'GET /api/dashboard/stats': 'Panelin sayıları ve son hareketler',
  'GET /api/dashboard/shop': 'Satışlar (yalnız yöneticiye) ve azalan stok',
  'GET /api/dashboard/weekly-trends': 'Son yedi günün başvuru ve mesajları',
  'GET /api/dashboard/category-distribution': 'Ürünlerin ve yazıların kategorilere dağılımı',
};

/** What each call does, for the API page. */
export const SYSTEM_CALLS = {
  'GET /api/system/status': 'Sürüm, veritabanı ve bekleyen e-postalar',
};
