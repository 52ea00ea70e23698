import { describe, expect, test } from 'vitest';
import { istanbulDay } from '../../../base/clock.ts';
import { lastDays, lastMonths, untilNow } from './periods.ts';

const namesOf = (periods: { name: string }[]) => periods.map(({ name }) => name);
const MIDNIGHT = Date.UTC(2026, 2, 1, 21, 0, 0); // 2 March 2026 begins in Istanbul

describe('periods', () => {
  test('of days begin and end with midnight in Istanbul', () => {
    expect(namesOf(lastDays(MIDNIGHT - 1, 3))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(namesOf(lastDays(MIDNIGHT, 3))).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
    expect(lastDays(MIDNIGHT, 1)).toEqual([
      { name: '2026-03-02', from: new Date(MIDNIGHT), to: new Date(MIDNIGHT + 24 * 60 * 60 * 1000) },
    ]);
  });

  test('of months begin and end with their first midnight in Istanbul, across years and leap days', () => {
    const newYear = Date.UTC(2027, 11, 31, 21, 0, 0);
    expect(namesOf(lastMonths(newYear - 1, 3))).toEqual(['2027-10', '2027-11', '2027-12']);
    expect(namesOf(lastMonths(newYear, 3))).toEqual(['2027-11', '2027-12', '2028-01']);
    expect(lastMonths(Date.UTC(2028, 1, 29, 12), 1)).toEqual([
      { name: '2028-02', from: new Date('2028-02-01T00:00:00+03:00'), to: new Date('2028-03-01T00:00:00+03:00') },
    ]);
    expect(namesOf(lastMonths(Date.UTC(2026, 4, 31, 20), 12))).toEqual([
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
    ]);
  });

  test('follow one another without a gap, named as the calendar names them', () => {
    for (const periods of [lastDays(MIDNIGHT, 400), lastMonths(MIDNIGHT, 40)]) {
      for (const [i, { name, from, to }] of periods.entries()) {
        expect(istanbulDay(from.getTime()).startsWith(name)).toBe(true);
        expect(istanbulDay(to.getTime() - 1).startsWith(name)).toBe(true);
        expect(istanbulDay(to.getTime()).startsWith(name)).toBe(false);
        if (i > 0) expect(from).toEqual(periods[i - 1]!.to);
      }
    }
  });

  test('until now are equally long', () => {
    const { last, before } = untilNow(MIDNIGHT, 30);
    expect(last.to.getTime()).toBe(MIDNIGHT);
    expect(last.from).toEqual(before.to);
    expect(last.to.getTime() - last.from.getTime()).toBe(before.to.getTime() - before.from.getTime());
  });
});
