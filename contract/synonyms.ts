import * as z from 'zod';
import { tooLong } from './form-texts.ts';
import { oneLine } from './fields.ts';
import { field, kind } from './kind.ts';
import {
  SYNONYM_CALLS,
  SYNONYM_LABELS as labels,
  SYNONYM_MEANING_MISSING,
  SYNONYM_WITHOUT_LETTERS,
  SYNONYM_WORDS,
  SYNONYM_WORDS_MISSING,
} from './synonym-texts.ts';
import { fold } from './text.ts';
import { switchValue } from './typed-fields.ts';

export const MAX_SYNONYM_LENGTH = 60;

/** A word or phrase; signs alone are none, because the search reads letters and digits. */
const phrase = (missing: string) =>
  z
    .string(missing)
    .max(MAX_SYNONYM_LENGTH, tooLong(MAX_SYNONYM_LENGTH))
    .overwrite(oneLine)
    .min(1, missing)
    .refine((text) => text === '' || fold(text) !== '', SYNONYM_WITHOUT_LETTERS);

/** A word or phrase of the shop floor and the catalogue's word for it, valid in all families. */
export const synonymKind = kind({
  name: 'synonym',
  table: 'synonyms',
  path: '/api/synonyms',
  scope: 'catalogue',
  place: 27,
  menu: { group: 'catalogue', place: 2 },
  words: SYNONYM_WORDS,
  calls: SYNONYM_CALLS,
  fields: {
    words: field(phrase(SYNONYM_WORDS_MISSING), { label: labels.words }),
    means: field(phrase(SYNONYM_MEANING_MISSING), { label: labels.means }),
    isSoft: field(switchValue, {
      label: labels.isSoft,
      default: false,
      shown: z.boolean().describe('Akin, not equal: what it finds ranks last and says so'),
    }),
  },
  order: ['-id'],
  titleOf: ({ words, means }) => `${words} → ${means}`,
  offers: { readers: 'staff' },
});
export type Synonym = z.output<typeof synonymKind.reply>;
