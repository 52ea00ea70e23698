// Words of drawing sheets.
const DAY = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeZone: 'Europe/Istanbul' });

export const SHEET_TEXTS = {
  head: ['Harf', 'Ölçü', 'Anma ölçüsü', 'Tolerans', 'En küçük – en büyük, mm'],
  /** More have no room. */
  mostRows: 13,
  scale: 'Ölçek',
  broken: (scale: string): string => `${scale}, kesikli gösterim`,
  date: 'Tarih',
  dayOf: (date: Date): string => DAY.format(date),
};
