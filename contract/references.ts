import type * as z from 'zod';
import { ImageShown, LinkInput, LinkShown } from './fields.ts';
import { field, kind, PlaceShown } from './kind.ts';
import { publishingFields } from './publishing.ts';
import {
  COMPANY_NAME_MISSING,
  LOGO_MISSING,
  REFERENCE_CALLS,
  REFERENCE_LABELS as labels,
  REFERENCE_PLACE_MISSING,
  REFERENCE_WORDS,
  SECTOR_MISSING,
} from './reference-texts.ts';
import { longText, neededImage, neededText, sortOrder, switchValue, wholePlace } from './typed-fields.ts';

const place = wholePlace(REFERENCE_PLACE_MISSING).pipe(sortOrder);

/** A brand that the company supplies. */
export const referenceKind = kind({
  name: 'reference',
  table: 'brands',
  path: '/api/references',
  scope: 'content',
  place: 100,
  menu: { group: 'company', place: 1 },
  words: REFERENCE_WORDS,
  calls: REFERENCE_CALLS,
  fields: {
    name: field(neededText(120, COMPANY_NAME_MISSING), { label: labels.name }),
    sector: field(neededText(120, SECTOR_MISSING), { label: labels.sector }),
    description: field(longText(1_000), { label: labels.description, default: '' }),
    website: field(LinkInput, { label: labels.website, default: '', shown: LinkShown }),
    sortOrder: field(place, { label: labels.sortOrder, default: 0, shown: PlaceShown }),
    logo: field(neededImage(LOGO_MISSING), { label: labels.logo, shown: ImageShown('references') }),
    isActive: field(switchValue, { label: labels.isActive, default: true }),
    ...publishingFields,
  },
  order: ['sortOrder', 'id'],
  titleOf: ({ name }) => name,
  offers: { pictures: 'references' },
});
export type Reference = z.output<typeof referenceKind.reply>;
