// Times in cells: as people type them in Türkiye, as our files have them, and as other systems write them.
import { istanbulTime } from '../../clock.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Istanbul has kept UTC+3 the whole year since 2016. */
const ISTANBUL = '+03:00';
const TYPED = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:[ ,]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/;
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const two = (text: string): string => text.padStart(2, '0');

/** The minute that a cell says, in Istanbul unless it says where; null: it says none. */
export function timeOf(text: string): Date | null {
  const [, day, month, year, hour = '0', minute = '00'] = TYPED.exec(text.trim()) ?? [];
  const [, isoYear, isoMonth, isoDay, isoHour = '00', isoMinute = '00', zone = ISTANBUL] =
    WRITTEN.exec(text.trim()) ?? [];
  const written =
    day === undefined
      ? `${isoYear}-${isoMonth}-${isoDay}T${isoHour}:${isoMinute}:00${zone}`
      : `${year}-${two(month!)}-${two(day)}T${two(hour)}:${minute}:00${ISTANBUL}`;
  const at = new Date(written);
  if (Number.isNaN(at.getTime())) return null;
  // '31.02.2026' is no day.
  const asked = day ?? isoDay;
  const isMoved = zone === ISTANBUL && Number(istanbulTime(at).slice(0, 2)) !== Number(asked);
  return isMoved ? null : at;
}

/** The end that a cell says: a day without a time means all of it. */
export function endOf(text: string): Date | null {
  const at = timeOf(text);
  return at && !text.includes(':') ? new Date(at.getTime() + DAY_MS) : at;
}

/** A time as our files have it: '24.11.2026 09:00'. */
export const timeCell = (at: Date | string | null): string | null => (at === null ? null : istanbulTime(new Date(at)));
