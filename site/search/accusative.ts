// Turkish endings of written numbers, which follow how they are spoken: 200’ü, 250’yi, 6,2’yi.

/** The accusative endings of the spoken digits: sıfır, bir, iki … */
const ONES = ['ı', 'i', 'yi', 'ü', 'ü', 'i', 'yı', 'yi', 'i', 'u'];
/** On, yirmi, otuz … */
const TENS = ['', 'u', 'yi', 'u', 'ı', 'yi', 'ı', 'i', 'i', 'ı'];
/** Yüz; bin, milyon, milyar. */
const HUNDRED = 'ü';
const THOUSANDS = ['i', 'u', 'ı'];

/** The ending of the last word of a whole number as it is spoken. @param digits without signs */
function endingOf(digits: string): string {
  const zeros = /0*$/.exec(digits)![0].length;
  const last = Number(digits.at(-1 - zeros) ?? 0);
  if (zeros === digits.length || zeros === 0) return ONES[last]!;
  if (zeros === 1) return TENS[last]!;
  if (zeros === 2) return HUNDRED;
  return THOUSANDS[Math.floor(zeros / 3) - 1] ?? THOUSANDS.at(-1)!;
}

/**
 * A text that ends in a number, in the accusative: '6 × 200’ü', 'M8’i'. Null where it does not end in one.
 * @param text with a decimal comma, and points between thousands
 */
export function accusative(text: string): string | null {
  const number = /(\d[\d.]*)(?:,(\d+))?$/.exec(text);
  if (!number) return null;
  return `${text}’${endingOf(number[2] ?? number[1]!.replaceAll('.', ''))}`;
}
