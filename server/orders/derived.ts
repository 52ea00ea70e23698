import { fold } from '#contract/text.ts';

interface Searched { number: string; customerName: string; customerEmail: string; poNumber: string; trackingNumber: string }

/** The column that staff's list searches; to be made anew whenever one of its parts changes. @param codes of the ordered products */
export const orderSearchText = ({ number, customerName, customerEmail, poNumber, trackingNumber }: Searched, codes: readonly string[]): string =>
  fold([number, customerName, customerEmail, poNumber, trackingNumber, ...codes].join(' '));
