import { istanbulDay } from '../../../base/clock.ts';

/** From its first instant, up to but not including its end. */
export interface Period {
  name: string;
  from: Date;
  to: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Istanbul has been at UTC+3 all year since 2016. */
const ISTANBUL_OFFSET_MS = 3 * 60 * 60 * 1000;

/**
 * Midnight in Istanbul. Months count from 0; days and months outside their range carry over into the neighbouring month
 * or year.
 */
const midnight = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month, day) - ISTANBUL_OFFSET_MS);

const today = (now: number): [year: number, month: number, day: number] => {
  const [year, month, day] = istanbulDay(now).split('-').map(Number) as [number, number, number];
  return [year, month - 1, day];
};

/** The last days in Istanbul, ending with today, each named by its date. */
export function lastDays(now: number, count: number): Period[] {
  const [year, month, day] = today(now);
  return Array.from({ length: count }, (_, i) => {
    const from = midnight(year, month, day - count + 1 + i);
    return { name: istanbulDay(from.getTime()), from, to: midnight(year, month, day - count + 2 + i) };
  });
}

/** The last calendar months in Istanbul, ending with this one, each named 'YYYY-MM'. */
export function lastMonths(now: number, count: number): Period[] {
  const [year, month] = today(now);
  return Array.from({ length: count }, (_, i) => {
    const from = midnight(year, month - count + 1 + i, 1);
    return { name: istanbulDay(from.getTime()).slice(0, 7), from, to: midnight(year, month - count + 2 + i, 1) };
  });
}

/** The last `days` × 24 hours, and the same time before them. */
export const untilNow = (now: number, days: number): { last: Period; before: Period } => {
  const [start, middle, end] = [now - 2 * days * DAY_MS, now - days * DAY_MS, now].map((ms) => new Date(ms)) as [
    Date,
    Date,
    Date,
  ];
  return { last: { name: 'last', from: middle, to: end }, before: { name: 'before', from: start, to: middle } };
};

/** Change in percent, to one decimal; null without a base. */
export const changeOf = (before: number, last: number): number | null =>
  before === 0 ? null : Math.round(((last - before) / before) * 1000) / 10;
