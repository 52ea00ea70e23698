// Sentences of the addresses that visitors asked for and that have no page.

export const MISSING_NONE_CHOSEN = 'En az bir adres seçin.';
/** @param most at once */
export const missingTooMany = (most: number): string => `Bir kerede en çok ${most} adres seçilebilir.`;
/** The one row of all attempts to break in. */
export const ATTACKS_TITLE = 'Saldırı denemeleri';

/** What each call does, for the API page. */
export const MISSING_PAGE_CALLS = {
  'GET /api/missing-pages': 'Ziyaretçilerin istediği ama bulunamayan adresler, sayılarıyla; kim istediği saklanmaz',
  'POST /api/missing-pages/remove': 'Adresleri kalıcı olarak siler; yeniden istenirse yeniden sayılır',
};
