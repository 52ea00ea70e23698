// Sentences of the searches that found nothing.

export const MISSED_NONE_CHOSEN = 'En az bir arama seçin.';
/** @param most at once */
export const missedTooMany = (most: number): string => `Bir kerede en çok ${most} arama seçilebilir.`;

/** What each call does, for the API page. */
export const MISSED_SEARCH_CALLS = {
  'POST /api/catalogue/search/missed':
    'Ziyaretçinin bitirdiği ve sonuç bulamadığı arama; sunucu yeniden arar, kişiyle ilgili hiçbir şey saklamaz',
  'GET /api/missed-searches': 'Ziyaretçilerin sonuç bulamadığı aramalar, sayılarıyla',
  'PUT /api/missed-searches': 'Aramaları yapıldı olarak işaretler ya da yeniden açar',
  'POST /api/missed-searches/remove': 'Aramaları kalıcı olarak siler; yeniden yapılırsa yeniden sayılır',
};

export const MISSED_SEARCH_STATES = { new: 'Yeni', done: 'Yapıldı' } as const;
