// Describes a user agent in words that its owner recognises.
import { UNKNOWN_DEVICE } from '../texts.ts';

/** Specific names first: most of these browsers also call themselves Chrome and Safari. */
const BROWSERS: readonly [sign: string, name: string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['YaBrowser/', 'Yandex'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: readonly [sign: string, name: string][] = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Macintosh', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
];

/** E.g. 'Chrome, Windows'. */
export function deviceOf(userAgent: string): string {
  const find = (signs: readonly [string, string][]) => signs.find(([sign]) => userAgent.includes(sign))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ') || UNKNOWN_DEVICE;
}
