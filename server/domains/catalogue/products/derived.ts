import { fold, foldCompact, sortKey } from '#contract/text.ts';

/** Sorts after every real price (PostgreSQL's largest integer). */
const NO_PRICE = 2_147_483_647;

/** What the derived columns of a product follow from. */
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

/** The columns that lists and searches read, computed in one place for every write. */
export const derivedColumns = (p: DerivedFrom) => {
  // The compact code too: 'z405x100' finds 'Z40-5X100'. A space at either end, so that every word has one on both
  // sides.
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
