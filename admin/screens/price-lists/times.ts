// Times in the company's time zone, whatever the browser's.
import dayjs, { type Dayjs } from 'dayjs';

/** Türkiye keeps one time all year round. */
const OFFSET_HOURS = 3;
const OFFSET = '+03:00';

/** What a clock in Istanbul shows, as the calendar takes it. */
export const toWall = (iso: string): Dayjs =>
  dayjs(new Date(Date.parse(iso) + OFFSET_HOURS * 3_600_000).toISOString().slice(0, 16));
/** The moment at which a clock in Istanbul shows that. */
export const fromWall = (wall: Dayjs): string =>
  new Date(`${wall.format('YYYY-MM-DDTHH:mm')}:00${OFFSET}`).toISOString();
