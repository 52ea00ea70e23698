// Days in files: 'GG.AA.YYYY', as people and spreadsheets write them.

/** A day of the database as people write it. */
export const dayText = (day: string | null): string =>
  day === null || day === '' ? '' : day.split('-').toReversed().join('.');

/** A day as a file says it, for the database; undefined: it is none. */
export function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim()) ?? [];
  const iso = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text.trim().slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(Date.parse(`${iso}T00:00:00Z`)) ? iso : undefined;
}
