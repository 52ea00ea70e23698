// Names of the facets that are no attributes.
import { FAMILY_LABELS } from '#contract/family-texts.ts';

export const FACET_LABELS = {
  material: FAMILY_LABELS.material,
  hardness: FAMILY_LABELS.hardnessText,
  standard: 'Standart',
  stock: 'Stok durumu',
};
