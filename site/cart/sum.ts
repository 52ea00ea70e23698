/** The sum of several pieces, in the unit of the prices; counted in cents. */
export const sumOf = (lines: readonly { price: number | null; quantity: number }[]): number =>
  lines.reduce((cents, { price, quantity }) => cents + Math.round((price ?? 0) * 100) * quantity, 0) / 100;
