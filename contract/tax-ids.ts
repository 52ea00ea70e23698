// Turkish identity and tax numbers, by their check digits.

const digitsOf = (text: string): number[] => [...text].map(Number);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** T.C. Kimlik No: eleven digits, the first not 0, the last two computed from those before. */
export function isTckn(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const odd = sum([0, 2, 4, 6, 8].map((i) => digits[i]!));
  const even = sum([1, 3, 5, 7].map((i) => digits[i]!));
  return (((odd * 7 - even) % 10) + 10) % 10 === digits[9] && sum(digits.slice(0, 10)) % 10 === digits[10];
}

/** Vergi Kimlik No: ten digits, the last computed from the nine before (Gelir İdaresi's algorithm). */
export function isVkn(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const total = sum(
    digits.slice(0, 9).map((digit, i) => {
      const shifted = (digit + 9 - i) % 10;
      if (shifted === 0) return 0;
      const weighed = (shifted * 2 ** (9 - i)) % 9;
      return weighed === 0 ? 9 : weighed;
    }),
  );
  return (10 - (total % 10)) % 10 === digits[9];
}
