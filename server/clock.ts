/** Milliseconds since 1970, as `Date.now`; tests set their own. */
export type Clock = () => number;

const DAY_IN_ISTANBUL = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day in Istanbul, 'YYYY-MM-DD': days compare as texts. */
export const istanbulDay = (now: number): string => DAY_IN_ISTANBUL.format(now);

/** '20.11.2026 18:28', Istanbul. */
export const istanbulTime = (at: Date): string => {
  const [date = '', time = ''] = new Date(at.getTime() + 3 * 60 * 60_000).toISOString().split('T');
  return `${date.split('-').toReversed().join('.')} ${time.slice(0, 5)}`;
};

/**
 * Tells the day again and again at hardly any cost: days begin with a minute, so it is worked out once a minute.
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
