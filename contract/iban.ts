// Turkish account numbers (IBAN), by their check digits.

/** 'TR' and 24 digits, of which the first two check the others (ISO 13616). Upper case, no blanks. */
export function isIban(text: string): boolean {
  if (!/^TR\d{24}$/.test(text)) return false;
  // The first four signs go to the end, letters become two digits each: T is 29, R is 27.
  const digits = `${text.slice(4)}2927${text.slice(2, 4)}`;
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** In groups of four, as banks write it: 'TR33 0006 1005 …'. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
/** As it is stored, whatever blanks were typed. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
