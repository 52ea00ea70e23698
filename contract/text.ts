/**
 * Turkish text, in one place: folding for search, slugs and duplicate checks; a sort key for the Turkish alphabet.
 * Independent of ICU, operating system and database locale, so that both engines and the browser agree.
 */

/** Letters that Unicode does not take apart by itself, or that drawings and catalogues use as signs. */
const SIGNS: Record<string, string> = { İ: 'i', I: 'i', ı: 'i', Ø: ' ', ø: ' ', '⌀': ' ', ß: 'ss', µ: 'u', μ: 'u' };

/** Stands for a decimal sign while the other signs become spaces. */
const DECIMAL = '\u0001';

/**
 * What is compared: 'İğne', 'IĞNE' and 'igne' all give 'igne'. Everything but letters and digits becomes one space
 * ('O-Ring' → 'o ring'), dimensions close up ('5 × 100', '5*100' → '5x100'), and any sign between two digits is a point, so that
 * '2,5×100' in a name and '2-5X100' in a code are the same, and '5x100' stays another word than '1.5x100'.
 */
export const fold = (text: string): string =>
  text
    .replace(/[İIıØø⌀ßµμ]/g, (sign) => SIGNS[sign] ?? sign)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x')
    .replace(/(\d)[.,-](?=\d)/g, `$1${DECIMAL}`)
    .replace(/[^\p{L}\p{N}\u0001]+/gu, ' ')
    .replaceAll(DECIMAL, '.')
    .trim();

/** The words of a search, folded: each must occur. */
export const searchTerms = (text: string): string[] => [...new Set(fold(text).split(' '))].filter(Boolean);

/** A folded text without spaces and points: 'Z40-5X100' → 'z405x100'. */
export const foldCompact = (text: string): string => fold(text).replace(/[ .]/g, '');

/** ASCII slug: 'İtici Pim Ø5×100' → 'itici-pim-5x100'. Empty when nothing is left. */
export const slugify = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 120).replace(/-+$/, '');

const TURKISH_ORDER: Record<string, string> = { ç: 'c~', ğ: 'g~', ı: 'h~', ö: 'o~', ş: 's~', ü: 'u~' };

/** A key whose byte order is the Turkish alphabet's, numbers by value: 'ç' after every 'c…', 'ı' just before 'i', 'Ø9' before 'Ø10'. */
export const sortKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşü]/g, (letter) => TURKISH_ORDER[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(9, '0'));

/** Cuts at `max` characters and marks the cut with an ellipsis: at most `max` + 1 characters. */
export const shorten = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`);

/** A number as Turkish readers write it: 1234.5 → '1.234,5'. `decimals` fixes the places; without it, as many as there are. */
export const formatNumber = (value: number, decimals?: number): string => {
  const [whole = '0', fraction] = (decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const isZero = Number(`${whole}.${fraction ?? 0}`) === 0; // rounded to nothing: no '-0,00'
  return `${value < 0 && !isZero ? '-' : ''}${grouped}${fraction ? `,${fraction}` : ''}`;
};

const BYTES_PER_MB = 1024 * 1024;
/** A file's size as people read it: 1_300_000 → '1,2 MB'. */
export const formatFileSize = (bytes: number): string => (bytes < BYTES_PER_MB / 10 ? '<0,1 MB' : `${formatNumber(bytes / BYTES_PER_MB, 1)} MB`);
