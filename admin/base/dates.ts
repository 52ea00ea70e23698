import dayjs from 'dayjs';
import { COMMON_TEXTS } from './texts.ts';

// Times in the company's time zone, wherever the browser is.
const ISTANBUL = 'Europe/Istanbul';

const format = (options: Intl.DateTimeFormatOptions): ((time: string | number | Date) => string) => {
  const formatter = new Intl.DateTimeFormat('tr-TR', { timeZone: ISTANBUL, ...options });
  return (time) => formatter.format(new Date(time));
};

/** '5 Oca 2026' */
export const shortDateText = format({ day: 'numeric', month: 'short', year: 'numeric' });
/** '2026-01-05' → '5 Oca 2026' */
export const dayText = (day: string): string => shortDateText(`${day}T12:00:00Z`);
/** '5 Oca 2026 14:07' */
export const shortDateTimeText = format({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
/** '14:07' */
export const timeText = format({ hour: '2-digit', minute: '2-digit' });
/** '5 Ocak 2026 Pazartesi' */
export const longDateText = format({ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' });
/** '14:07:33' */
export const clockText = format({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

const DAY_MS = 24 * 60 * 60_000;
const relative = new Intl.RelativeTimeFormat('tr-TR', { numeric: 'auto' });

/** '5 dakika önce', 'dün'; the date after a week. */
export function agoText(time: string, now: number): string {
  const age = Math.max(0, now - Date.parse(time));
  if (age < 60_000) return COMMON_TEXTS.justNow;
  if (age < 60 * 60_000) return relative.format(-Math.floor(age / 60_000), 'minute');
  if (age < DAY_MS) return relative.format(-Math.floor(age / (60 * 60_000)), 'hour');
  return age < 7 * DAY_MS ? relative.format(-Math.floor(age / DAY_MS), 'day') : shortDateText(time);
}

/** '5 Oca 2026 14:30', in the browser's time zone. */
export const shortTime = (iso: string): string => dayjs(iso).format('D MMM YYYY HH:mm');
/** '5 Oca 2026' */
export const shortDate = (iso: string): string => dayjs(iso).format('D MMM YYYY');
