import { fold } from '#contract/text.ts';

/** Longer texts are cut: nobody types them, and every letter costs. */
export const MAX_TEXT = 200;

/** Words for pieces, as a pattern. */
export const PIECES = '(?:adet|ad|tane|stk|stuck|pcs|pc|pieces?)';
/** The sign before a number of pieces, which is none between measures: '6x200 x 20 adet'; not '6 x 200 adet: 20'. */
const BEFORE_PIECES = new RegExp(
  String.raw`(?<=\d|mm)\s+[x×✕✖*]\s*(?=\d+\s*${PIECES}(?![\p{L}\p{N}]|\s*[:=]?\s*\d))`,
  'gu',
);

/**
 * A text in small Latin letters that keeps the signs a size is written with: 'Ø6 × 200' → 'ø6x200'. Other signs become
 * spaces.
 */
export const plain = (text: string): string =>
  text
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[İIı]/g, 'i')
    .replace(/[Ø⌀∅]/g, 'ø')
    .replace(/⁄/g, '/')
    .replace(/['’`´ʼ]/g, "'")
    .replace(/["”″“]/g, '"')
    .replace(/[–—−‐‑]/g, '-')
    .replaceAll('±', '+-')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(BEFORE_PIECES, ' ')
    .replace(/(\d|mm)\s*[x×✕✖*]\s*(?=[\døq])/g, '$1x')
    .replace(/[^\p{L}\p{N}.,/=:+'"°%ø-]+/gu, ' ')
    .trim();

/** '6x200 x20' asks for twenty pieces, '6 x 200 x 20' for three measures. */
const QUANTITY_BEHIND = /(?<=\d\s*[xX×*]\s*\d[^]{0,40}\s)[xX×*](\d{1,5})\s*$/;

/** A text without a quantity behind its size. */
export const withoutQuantity = (text: string): string => text.slice(0, MAX_TEXT).replace(QUANTITY_BEHIND, '');

/** The quantity behind a size, and where it begins in the text; null where there is none. */
export function quantityBehind(text: string): { pieces: number; at: number } | null {
  const found = QUANTITY_BEHIND.exec(text.slice(0, MAX_TEXT));
  return found && { pieces: Number(found[1]), at: found.index };
}

/** Letters and digits alone, small: 'PA66-GF30' → 'pa66gf30'. */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The key of a thread, alike for 'M16×1,5', 'm16x1.5' and 'M 16 x 1,5'; null for other texts. Pipe threads keep their
 * letter: 'G1/4'.
 */
export function threadKey(text: string): string | null {
  const key = plain(text).replace(/\s/g, '').replaceAll(',', '.').replaceAll('"', '');
  return /^(?:m\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)?|(?:g|r|rc|rp|npt)\d+(?:\/\d+)?)$/.test(key) ? key : null;
}
