import { milliToPlain } from '#contract/dimension.ts';
import type { FamilyCard } from '#contract/families.ts';
import type { ProductCard } from '#contract/products.ts';

/** The rows that a result names, read at once. */
export interface Rows {
  products: ReadonlyMap<number, ProductCard>;
  families: ReadonlyMap<number, FamilyCard>;
}

/** A filter as the family's page carries it. @param filter numbers in thousandths */
export const shownFilter = (filter: Record<string, number | string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [key, typeof value === 'number' ? milliToPlain(value) : value]),
  );
