// Schemas of value added tax and of units of sale.
import * as z from 'zod';
import { MAX_VAT_RATE } from './vat.ts';
import { VAT_RATE_REFUSED } from './vat-texts.ts';

/** Percent, a whole number. */
export const vatRate = z.int(VAT_RATE_REFUSED).min(0, VAT_RATE_REFUSED).max(MAX_VAT_RATE, VAT_RATE_REFUSED);

const amounts = { net: z.number(), vat: z.number(), gross: z.number() };
/** The tax of a cart or an order, fees included. All amounts are decimal numbers. */
export const Vat = z.object({
  isIncluded: z.boolean().describe('Whether the prices and fees shown contain the tax; otherwise it comes on top'),
  ...amounts,
  byRate: z.array(z.object({ rate: z.int().describe('Percent'), ...amounts })).describe('The highest rate first'),
});
export type Vat = z.output<typeof Vat>;
