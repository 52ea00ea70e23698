import type { FamilyAlias } from '#contract/families.ts';
import { fold, sortKey } from '#contract/text.ts';

interface DerivedFrom {
  name: string;
  aliases: readonly FamilyAlias[];
  standards: readonly string[];
  material: string;
  isActive: boolean;
  /** Whether its category, and its sub-category if it has one, are active. */
  areCategoriesActive: boolean;
}

/** Columns that lists read, computed here for every write. */
export const derivedColumns = ({ name, aliases, standards, material, isActive, areCategoriesActive }: DerivedFrom) => ({
  isPublic: isActive && areCategoriesActive,
  nameSort: sortKey(name),
  searchText: ` ${fold([name, ...aliases.map(({ text }) => text), ...standards, material].join(' '))} `,
});
