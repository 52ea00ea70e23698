// Sentences about the order of rows that staff arrange by hand.

export const ARRANGEMENT_UNEVEN = 'Yeni sıralama, gösterilen kayıtların hepsini birer kez içermelidir.';
export const ARRANGEMENT_ROWS_CHANGED =
  'Bu arada listeye kayıt eklendi ya da listeden kayıt silindi. Güncel liste gösteriliyor; sıralamayı yeniden yapın.';
export const arrangedMeanwhile = (by = 'başka biri'): string =>
  `Bu arada sıralamayı ${by} değiştirdi. Güncel liste gösteriliyor; sıralamayı yeniden yapın.`;
export const arrangementTooLong = (max: number): string => `Bir kerede en çok ${max} kayıt sıralanabilir.`;
export const ARRANGED_KIND_REFUSED = 'Bu kayıtlar elle sıralanmaz.';

/** What each call does, for the API page. */
export const ARRANGEMENT_CALLS = {
  'PUT /api/arrangements/:kind': 'Elle sıralanan bir listenin bütün sırasını tek seferde kaydeder',
};
