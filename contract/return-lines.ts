// What a return invoice contains: lines and pieces of the order, with amounts that add up to the refund to the kuruş.
// Shared by the server and the panel's form (docs/decisions/0127).
import { vatOf } from './vat.ts';

/** A line of the order, or a fee of its delivery, as it was sold. Minor units. */
export interface SoldLine {
  quantity: number;
  netMinor: number;
  vatMinor: number;
  /** Percent. */
  rate: number;
}
/** Pieces of a line; lines count from 0 in the order's order, the fees after the goods. */
export interface Pieces {
  line: number;
  quantity: number;
}
/** The same with its amounts as they stand on the return invoice. */
export interface ReturnedLine extends Pieces {
  netMinor: number;
  vatMinor: number;
}

/** Of the first pieces of a line; half a kuruş upwards. */
const shareOf = (grossMinor: number, pieces: number, sold: number): number =>
  Number((BigInt(grossMinor) * BigInt(2 * pieces) + BigInt(sold)) / BigInt(2 * sold));

/**
 * What pieces of a line were sold for, tax included: so that the pieces of all its returns add up to the line.
 * @param gone pieces that earlier returns have
 */
export const soldFor = (
  { quantity: sold, grossMinor }: { quantity: number; grossMinor: number },
  gone: number,
  quantity: number,
): number => shareOf(grossMinor, gone + quantity, sold) - shareOf(grossMinor, gone, sold);

/** Shares of a total by weight, whole and adding up to it: what rounding leaves goes to the largest remainders. */
function spread(totalMinor: number, weights: readonly number[]): number[] {
  const total = BigInt(totalMinor);
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const shares = weights.map((weight) => Number((total * BigInt(weight)) / sum));
  const remainders = weights.map((weight) => (total * BigInt(weight)) % sum);
  const left = totalMinor - shares.reduce((all, share) => all + share, 0);
  const largest = [...weights.keys()].sort((a, b) => Number(remainders[b]! - remainders[a]!) || a - b);
  for (const at of largest.slice(0, left)) shares[at]! += 1;
  return shares;
}

/**
 * Whether pieces can stand for a refund: not where more went back than they were sold for, but for a kuruş of rounding
 * on each line.
 */
export const isCovered = (refundMinor: number, soldMinor: number, lines: number): boolean =>
  soldMinor > 0 && refundMinor <= soldMinor + lines;

/**
 * The lines of the return invoice. Where less went back than the pieces were sold for, all their prices go down at the
 * same rate.
 * @param gone pieces of each line that earlier returns have
 * @returns null where more went back than the pieces were sold for
 */
export function settleReturn(
  sold: readonly SoldLine[],
  gone: ReadonlyMap<number, number>,
  chosen: readonly Pieces[],
  refundMinor: number,
): ReturnedLine[] | null {
  const grosses = chosen.map(({ line, quantity }) => {
    const { quantity: all, netMinor, vatMinor } = sold[line]!;
    return soldFor({ quantity: all, grossMinor: netMinor + vatMinor }, gone.get(line) ?? 0, quantity);
  });
  const soldMinor = grosses.reduce((sum, gross) => sum + gross, 0);
  if (!isCovered(refundMinor, soldMinor, chosen.length)) return null;
  const shares = spread(refundMinor, grosses);
  return chosen.map((pieces, i) => {
    const { netMinor, vatMinor, quantity, rate } = sold[pieces.line]!;
    // A whole line at its price is what the first invoice says, to the kuruş.
    if (pieces.quantity === quantity && shares[i] === netMinor + vatMinor) return { ...pieces, netMinor, vatMinor };
    const amounts = vatOf({ amountMinor: shares[i]!, rate }, 'included');
    return { ...pieces, netMinor: amounts.netMinor, vatMinor: amounts.vatMinor };
  });
}
