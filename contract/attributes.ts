import * as z from 'zod';
import {
  ATTRIBUTE_CALLS,
  ATTRIBUTE_KEY_MISSING,
  ATTRIBUTE_KEY_REFUSED,
  ATTRIBUTE_KIND_REFUSED,
  ATTRIBUTE_LABELS as labels,
  ATTRIBUTE_NAME_MISSING,
  ATTRIBUTE_WORDS,
} from './attribute-texts.ts';
import { tooLong } from './form-texts.ts';
import { field, kind, PlaceShown } from './kind.ts';
import { neededText, shortText, sortOrder, switchValue } from './typed-fields.ts';

const key = z
  .string(ATTRIBUTE_KEY_MISSING)
  .max(40, tooLong(40))
  .min(1, ATTRIBUTE_KEY_MISSING)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, ATTRIBUTE_KEY_REFUSED);

/** A property of the whole shop, like the diameter, that columns of many families are bound to. */
export const attributeKind = kind({
  name: 'attribute',
  table: 'attributes',
  path: '/api/attributes',
  scope: 'catalogue',
  place: 25,
  menu: { group: 'catalogue', place: 1 },
  words: ATTRIBUTE_WORDS,
  calls: ATTRIBUTE_CALLS,
  fields: {
    key: field(key, { label: labels.key, shown: z.string().describe("'dis-cap': columns and addresses name it") }),
    name: field(neededText(60, ATTRIBUTE_NAME_MISSING), { label: labels.name }),
    kind: field(z.enum(['number', 'text'], ATTRIBUTE_KIND_REFUSED), { label: labels.kind, default: 'number' }),
    unit: field(shortText(12), { label: labels.unit, default: '' }),
    isActive: field(switchValue, { label: labels.isActive, default: true }),
    sortOrder: field(sortOrder, { label: labels.sortOrder, default: 0, shown: PlaceShown }),
  },
  order: ['sortOrder', 'id'],
  titleOf: ({ name }) => name,
  offers: {},
});
export type Attribute = z.output<typeof attributeKind.reply>;
