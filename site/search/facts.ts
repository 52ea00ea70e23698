// The second line of a hit: material, hardness and form of its family.
import type { FamilyCard } from '#contract/families.ts';
import { formOf } from '../ui/family-card/form.ts';

/** A fact, and whether it differs from what it is compared with. */
export interface Fact {
  text: string;
  stands: boolean;
}

type Facts = Pick<FamilyCard, 'name' | 'subCategory' | 'material' | 'materialNumber' | 'hardnessText'>;

const textsOf = ({ name, subCategory, material, materialNumber, hardnessText }: Facts): string[] =>
  [materialNumber || material, hardnessText, subCategory ? formOf(name, subCategory.name) : ''].filter(Boolean);

/** Material, hardness and form of a family; those stand out that the family beside it lacks. */
export function factsOf(family: Facts, beside: Facts): Fact[] {
  const known = new Set(textsOf(beside));
  return textsOf(family).map((text) => ({ text, stands: !known.has(text) }));
}
