import { turned } from '../body.ts';
import { cylinder } from '../outline.ts';
import { defineTemplate, mm, NO_ENGRAVING, optional } from '../template.ts';

/** Height of inserts whose tables have none, of the diameter. */
const HEIGHT = 0.8;

/** Date and recycling stamps and their inserts: round bodies without their engraving. */
export const insertPin = defineTemplate({
  key: 'kase',
  label: 'Kaşe ve göbek, yuvarlak',
  params: { d: mm('Çap', 0.5, 100), L: optional(mm('Boy', 0.5, 300)) },
  check: () => null,
  body: ({ d, L }) => ({
    add: [turned(cylinder(0, L ?? HEIGHT * d, d, { bottom: Math.min(0.3, d / 20) }))],
    finish: 'steel',
    shownAs: 'turned',
  }),
  simplifications: [NO_ENGRAVING, 'Tabloda olmayan boy orandan alınmıştır'],
});
