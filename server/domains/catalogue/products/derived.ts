import { fold, foldCompact, sortKey } from '#contract/text.ts';

/** Sorts after every real price (PostgreSQL's largest integer). */
export const NO_PRICE = 2_147_483_647;

/** Sources of a product's derived columns. */
interface DerivedFrom {
  code: string;
  name: string;
  description: string;
  priceMinor: number | null;
  isActive: boolean;
  deletedAt: Date | null;
  /** Whether its category, and its sub-category if it has one, are active. */
  areCategoriesActive: boolean;
}

/** Columns that lists and searches read, computed here for every write (docs/decisions/0005). */
export const derivedColumns = (p: DerivedFrom) => {
  // Includes the compact code, so that 'z405x100' finds 'Z40-5X100', and a space at both ends, so that every word has
  // one on both sides.
  const searchTitle = ` ${fold(`${p.code} ${p.name}`)} ${foldCompact(p.code)} `;
  return {
    isPublic: p.isActive && p.deletedAt === null && p.areCategoriesActive,
    nameSort: sortKey(p.name),
    priceAsc: p.priceMinor ?? NO_PRICE,
    priceDesc: p.priceMinor === null ? NO_PRICE : -p.priceMinor,
    codeFolded: foldCompact(p.code),
    searchTitle,
    searchText: `${searchTitle}${fold(p.description)} `,
  };
};
