// Sentences of the catalogue's search.

/** What each call does, for the API page. */
export const SEARCH_CALLS = {
  'GET /api/catalogue/search':
    'Katalogda arama: tam kod, ölçüler, kelimeler; seriye göre gruplu; anlaşılanlar ve adetle. exact=1 ile yazım düzeltilmez, explain=1 ile personele açıklamalı',
};
