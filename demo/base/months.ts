// Months counted from the first start, so that the demo's dates look right whenever that is.

const MONTH = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'Europe/Istanbul' });

/** A day that every month has, so that no sum skips a month. */
const dayIn = (now: number, months: number): Date => {
  const day = new Date(now);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 15));
};

/** 'Kasım 2026', that many months later; earlier for a negative number. */
export const monthFrom = (now: number, months: number): string => MONTH.format(dayIn(now, months));

export const yearFrom = (now: number, months: number): string => String(dayIn(now, months).getUTCFullYear());
