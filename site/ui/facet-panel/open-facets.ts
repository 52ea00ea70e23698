// Which facets stand open beside a list: as many as are about as high as the list, so that neither is far longer.
import type { Facet } from '#contract/facets.ts';
import { endsOf, isAttribute, type FilterTexts } from './facet-filter.ts';

/** Values of which a facet shows all; of more, some of the commonest before the rest. */
export const MOST_SHOWN = 10;
export const SHOWN_OF_MANY = 8;
/** More numbers than these are a range, whose single values fold out. */
export const MOST_NUMBERS = 24;
/** Longer values stand in lines instead of chips. */
export const CHIP_LENGTH = 9;

// Heights on wide screens in pixels, about as the styles have them.
const HEAD = 44;
const RANGE = 84;
const LINE = 30;
const LONG_LINE = 50;
const CHIP_LINE = 34;
const CHIPS_IN_LINE = 4;
const LONG_LABEL = 24;

/** Room for the first facets beside a list of a few rows. */
const LEAST_ROOM = 640;

/** Height of an open facet, without its head. */
function bodyOf(facet: Facet): number {
  if (facet.kind === 'range') return RANGE;
  const { key, values } = facet;
  const rest = values.length > MOST_SHOWN ? LINE : 0;
  if (isAttribute(key) && values.length > MOST_NUMBERS) return RANGE + LINE;
  const shown = values.slice(0, rest > 0 ? SHOWN_OF_MANY : MOST_SHOWN);
  if (isAttribute(key) && values.every(({ label }) => label.length <= CHIP_LENGTH))
    return Math.ceil(shown.length / CHIPS_IN_LINE) * CHIP_LINE + rest;
  return shown.reduce((sum, { label }) => sum + (label.length > LONG_LABEL ? LONG_LINE : LINE), rest);
}

const isSet = (facet: Facet, filters: FilterTexts): boolean =>
  facet.kind === 'range'
    ? facet.from !== null || facet.to !== null
    : facet.values.some(({ isChosen }) => isChosen) || endsOf(filters[facet.key]) !== null;

/**
 * Keys of the facets that do not fit beside a list of a height, so that they are folded: of those that are not set the
 * last ones, except stock, which every visitor looks for.
 */
export function foldedFacets(facets: readonly Facet[], filters: FilterTexts, listHeight: number): ReadonlySet<string> {
  const isKept = (facet: Facet) => facet.key === 'stock' || isSet(facet, filters);
  const others = facets.filter((facet) => !isKept(facet));
  let room = Math.max(LEAST_ROOM, listHeight) - facets.length * HEAD;
  for (const facet of facets) if (isKept(facet)) room -= bodyOf(facet);
  const folded = new Set<string>();
  for (const facet of others) {
    room -= bodyOf(facet);
    if (room < 0) folded.add(facet.key);
  }
  return folded;
}
