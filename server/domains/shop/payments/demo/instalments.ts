// Instalments of the test provider, as a bank's table has them. Its own card is one of the first family.
import type { InstalmentFamily } from '../../../../base/db/tables.ts';

const family = (name: string, percents: Readonly<Record<number, number>>): InstalmentFamily => ({
  name,
  options: Object.entries(percents).map(([count, percent]) => ({ count: Number(count), ratio: 1 + percent / 100 })),
});

export const DEMO_FAMILIES: InstalmentFamily[] = [
  family('Bonus', { 2: 0, 3: 0, 6: 6.4, 9: 9.1, 12: 12.3 }),
  family('World', { 2: 2.4, 3: 3.6, 6: 6.9, 9: 9.8, 12: 13.1 }),
  family('Axess', { 2: 2.4, 3: 3.6, 6: 6.9, 9: 9.8, 12: 13.1 }),
  family('Maximum', { 2: 2.6, 3: 3.8, 6: 7.2, 9: 10.2, 12: 13.6 }),
];

/** What the test card can be paid in. */
export const CARD_OPTIONS = DEMO_FAMILIES[0]!.options;

/** What is taken of the test card, in minor units. */
export const chargedOf = (amountMinor: number, instalments: number): number =>
  Math.round(amountMinor * (CARD_OPTIONS.find(({ count }) => count === instalments)?.ratio ?? 1));
