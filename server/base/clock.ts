/** Milliseconds since 1970, as `Date.now`; tests set their own clock. */
export type Clock = () => number;

const DAY_IN_ISTANBUL = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Istanbul, 'YYYY-MM-DD': such days compare as texts. */
export const istanbulDay = (now: number): string => DAY_IN_ISTANBUL.format(now);

/** Istanbul has kept UTC+3 the whole year since 2016. */
const ISTANBUL_OFFSET_MS = 3 * 60 * 60_000;

/** The first instant in Istanbul of a day 'YYYY-MM-DD', or of the day `days` later. */
export const istanbulMidnight = (day: string, daysLater = 0): Date => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, date + daysLater) - ISTANBUL_OFFSET_MS);
};

/** The same day and time some months earlier; the last day of a shorter month. */
export function monthsEarlier(now: number, months: number): Date {
  const at = new Date(now);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, lastDay));
  return at;
}

/** A date whose UTC parts are those of the clocks in Istanbul. */
export const istanbulWallTime = (at: Date): Date => new Date(at.getTime() + ISTANBUL_OFFSET_MS);

/** '20.11.2026 18:28', Istanbul. */
export const istanbulTime = (at: Date): string => {
  const [date = '', time = ''] = istanbulWallTime(at).toISOString().split('T');
  return `${date.split('-').toReversed().join('.')} ${time.slice(0, 5)}`;
};

/** '20.11.2026', Istanbul. */
export const istanbulDayText = (at: Date): string => istanbulTime(at).slice(0, 10);

/**
 * Tells the day repeatedly at hardly any cost: days begin with a minute, so the day is computed once a minute.
 * @returns the day as a number that grows, 20260105
 */
export function istanbulDayNumber(clock: Clock): () => number {
  let minute = -1;
  let day = 0;
  return () => {
    const now = Math.floor(clock() / 60_000);
    if (now !== minute) {
      minute = now;
      day = Number(istanbulDay(now * 60_000).replaceAll('-', ''));
    }
    return day;
  };
}
