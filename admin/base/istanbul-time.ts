// Minutes as people in Istanbul write them, wherever the browser is: for inputs of a date with a time, and for lists.
const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
type Part = 'year' | 'month' | 'day' | 'hour' | 'minute';
const partsOf = (time: string | number): Record<Part, string> =>
  Object.fromEntries(PARTS.formatToParts(new Date(time)).map(({ type, value }) => [type, value])) as Record<
    Part,
    string
  >;

/** '2026-11-24T06:00:00.000Z' → '2026-11-24T09:00', as an input of the type datetime-local has it. */
export const istanbulMinute = (iso: string): string => {
  const { year, month, day, hour, minute } = partsOf(iso);
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
};

/** '2026-11-24T09:00' → '2026-11-24T06:00:00.000Z'; '' for anything else. The clocks of Turkey stay at +03:00. */
export const fromIstanbulMinute = (typed: string): string => {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) ? Date.parse(`${typed.slice(0, 16)}:00+03:00`) : Number.NaN;
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString();
};

/** '24.11. 09:00', with the year where it is another than now: '24.11.27 09:00'. */
export const shortMinuteText = (iso: string, now: number): string => {
  const { year, month, day, hour, minute } = partsOf(iso);
  return `${day}.${month}.${year === partsOf(now).year ? '' : year.slice(-2)} ${hour}:${minute}`;
};

/** '24 Kasım 2026 09:00' */
export const longMinuteText = (iso: string): string =>
  new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(iso),
  );
