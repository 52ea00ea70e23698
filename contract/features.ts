import * as z from 'zod';
import {
  FEATURE_CALLS,
  FEATURE_DESCRIPTION_MISSING,
  FEATURE_LABELS as labels,
  FEATURE_TITLE_MISSING,
  FEATURE_WORDS,
  ICON_MISSING,
} from './feature-texts.ts';
import { IconInput, IconShown } from './fields.ts';
import { field, kind, PlaceShown } from './kind.ts';
import { publishingFields } from './publishing.ts';
import { neededLongText, neededText, sortOrder, switchValue } from './typed-fields.ts';

/** A strength of the company, in the strip of the homepage. */
export const featureKind = kind({
  name: 'feature',
  table: 'features',
  path: '/api/features',
  scope: 'content',
  place: 70,
  menu: { group: 'visuals', place: 2 },
  words: FEATURE_WORDS,
  calls: FEATURE_CALLS,
  fields: {
    title: field(neededText(120, FEATURE_TITLE_MISSING), { label: labels.title }),
    description: field(neededLongText(1_000, FEATURE_DESCRIPTION_MISSING), { label: labels.description }),
    icon: field(z.string(ICON_MISSING).min(1, ICON_MISSING).pipe(IconInput), { label: labels.icon, shown: IconShown }),
    isActive: field(switchValue, { label: labels.isActive, default: true }),
    ...publishingFields,
    sortOrder: field(sortOrder, { label: labels.sortOrder, default: 0, shown: PlaceShown }),
  },
  order: ['sortOrder', 'id'],
  titleOf: ({ title }) => title,
  offers: {},
});
export type Feature = z.output<typeof featureKind.reply>;
