// Dates of a workbook: numbers that a format shows as dates.
import type { DateCell } from './table.ts';

/** What a number format shows: a number, a date, a time of day, or an amount of hours. */
export type FormatKind = 'number' | 'date' | 'time' | 'hours';

/** Built-in formats by their numbers; those from 27 on belong to East Asian languages. */
const BUILT_IN: readonly (readonly [from: number, to: number, kind: FormatKind])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 45, 'time'],
  [46, 46, 'hours'],
  [47, 47, 'time'],
  [50, 58, 'date'],
];

/** @param code of a custom format: '[$-41F]d mmmm yyyy;@', '#,##0.00\ "TL"' */
export function formatKind(id: number, code: string | undefined): FormatKind {
  if (code === undefined) return BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'number';
  // Texts in quotes, escaped and filling characters show themselves; only the first section is for positive numbers.
  const plain = code.replace(/"[^"]*"?|[\\_*]./g, '').split(';')[0]!;
  if (/\[[hms]+\]/i.test(plain)) return 'hours';
  const letters = plain.replace(/\[[^\]]*\]?/g, '').toLowerCase();
  if (letters.trim() === 'general') return 'number';
  if (/[dy]/.test(letters)) return 'date';
  if (/[hs]/.test(letters)) return 'time';
  return letters.includes('m') ? 'date' : 'number';
}

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999 in the system that begins in 1900. */
const LAST_1900 = 2_958_465;
const LAST_1904 = LAST_1900 - 1_462;
/** The day that spreadsheets believe in, 29 February 1900. */
const FALSE_DAY = 60;

const two = (value: number): string => String(value).padStart(2, '0');

/** '09:00', '09:00:30' */
function clockText(seconds: number): string {
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}${rest > 0 ? `:${two(rest)}` : ''}`;
}

function dayText(day: number, is1904: boolean): string {
  if (!is1904 && day === FALSE_DAY) return '1900-02-29';
  // Before the false day, all days are one later than they count.
  const shift = !is1904 && day < FALSE_DAY ? 1 : 0;
  return new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + (day + shift) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The number of a cell as its format means it: a date, or a time as text; the number itself where the format shows a
 * number or the number is no date.
 */
export function dated(value: number, kind: FormatKind, is1904: boolean): number | string | DateCell {
  if (kind === 'number' || value < 0 || value >= (is1904 ? LAST_1904 : LAST_1900) + 1) return value;
  const seconds = Math.round(value * DAY_SECONDS);
  if (kind === 'hours' || (kind === 'time' && seconds < DAY_SECONDS)) return clockText(seconds);
  const day = Math.floor(seconds / DAY_SECONDS);
  if (day === 0 && !is1904) return seconds === 0 ? value : clockText(seconds);
  const time = seconds % DAY_SECONDS;
  const date = dayText(day, is1904);
  return { date: time === 0 ? date : `${date}T${clockText(time)}` };
}

/** Dates that are written as such: '2026-11-24T09:00:00.000Z'. */
export function isoDated(text: string): string | DateCell {
  const [, date, time, seconds] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d))?.*)?$/.exec(text.trim()) ?? [];
  if (date === undefined) return text;
  const rest = seconds === undefined || seconds === '00' ? '' : `:${seconds}`;
  return { date: time === undefined || (time === '00:00' && rest === '') ? date : `${date}T${time}${rest}` };
}
