/**
 * Turkish text: folding for search, slugs and duplicate checks; a sort key for the Turkish alphabet. Independent of
 * ICU, operating system and database locale, so that both engines and the browser agree.
 */

/** Letters that Unicode does not decompose, and letters that drawings and catalogues use as signs. */
const SIGNS: Record<string, string> = { İ: 'i', I: 'i', ı: 'i', Ø: ' ', ø: ' ', '⌀': ' ', ß: 'ss', µ: 'u', μ: 'u' };

/** Stands for a decimal sign while the other signs become spaces. */
const DECIMAL = '\u0001';

/**
 * Returns text for comparing: 'İğne', 'IĞNE' and 'igne' all give 'igne'. Everything but letters and digits becomes
 * one space ('O-Ring' → 'o ring'), dimensions close up ('5 × 100', '5*100' → '5x100'), and any sign between two
 * digits becomes a point, so that '2,5×100' in a name equals '2-5X100' in a code, and '5x100' differs from '1.5x100'.
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
export const slugify = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');

const TURKISH_ORDER: Record<string, string> = { ç: 'c~', ğ: 'g~', ı: 'h~', ö: 'o~', ş: 's~', ü: 'u~' };

/**
 * A key whose byte order is the Turkish alphabet's, numbers by value: 'ç' after every 'c…', 'ı' just before 'i', 'Ø9'
 * before 'Ø10'.
 */
export const sortKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşü]/g, (letter) => TURKISH_ORDER[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(9, '0'));
