// Dates as Turkish readers write them, in Istanbul's time. Without Intl, so that server and browser agree
// (docs/decisions/0011).

const MONTHS = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
];
/** Turkey has had no daylight saving time since 2016. */
const ISTANBUL_OFFSET_MS = 3 * 3_600_000;

/** '2026-11-20T22:30:00.000Z' → '21 Kasım 2026'. */
export const longDate = (iso: string): string => {
  const date = new Date(Date.parse(iso) + ISTANBUL_OFFSET_MS);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** '2026-11-20T22:30:00.000Z' → '21 Kasım 2026 01:30'. */
export const longDateTime = (iso: string): string => {
  const date = new Date(Date.parse(iso) + ISTANBUL_OFFSET_MS);
  return `${longDate(iso)} ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
};
