// Sentences about past versions of rows.
export const VERSION_NOT_KNOWN = 'Sürüm bulunamadı.';

/** What each call does, for the API page. */
export const REVISION_CALLS = {
  'GET /api/revisions/:kind/:id': 'Bir kaydın saklanan sürümleri, en yenisi önce; kaydı düzenleyebilenlere',
  'GET /api/revisions/:kind/:id/:version': 'Bir kaydın bir sürümü ya da şimdiki hâli, bütün alanlarıyla',
};
