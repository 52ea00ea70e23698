// Texts, numbers and sizes as readers see them. Separate from `text.ts`, so that pages that only show things do not
// carry its folding.

/** Cuts at `max` characters and marks the cut with an ellipsis: at most `max` + 1 characters. */
export const shorten = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;

/**
 * Cuts after a whole word, or within one that is longer than half the text, and marks the cut with an ellipsis: at
 * most `max` + 1 characters.
 */
export const shortenToWords = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = /\s/.test(text[max]!) ? cut.length : cut.search(/\s\S*$/);
  return `${(lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.!?(–-]+$/, '')}…`;
};

/** '7-14 iş günü' or '08:00-18:00' with the dash of ranges. The stored text is the owner's. */
export const withRangeDash = (text: string): string => text.replace(/(\d)-(?=\d)/g, '$1–');

/**
 * A number as Turkish readers write it: 1234.5 → '1.234,5'. `decimals` fixes the places; without it, as many as there
 * are.
 */
export const formatNumber = (value: number, decimals?: number): string => {
  const [whole = '0', fraction] = (
    decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
  ).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const isZero = Number(`${whole}.${fraction ?? 0}`) === 0; // rounded to nothing: no '-0,00'
  return `${value < 0 && !isZero ? '-' : ''}${grouped}${fraction ? `,${fraction}` : ''}`;
};

const BYTES_PER_MB = 1024 * 1024;
/** A file's size as people read it: 1_300_000 → '1,2 MB'. */
export const formatFileSize = (bytes: number): string =>
  bytes < BYTES_PER_MB / 10 ? '<0,1 MB' : `${formatNumber(bytes / BYTES_PER_MB, 1)} MB`;
