import { turned } from '../body.ts';
import { cylinder } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** Cartridge heater: its sheath. */
export const cartridgeHeater = defineTemplate({
  key: 'kartus-rezistans',
  label: 'Kartuş rezistans',
  params: { d: mm('Çap', 1, 60), L: mm('Boy') },
  check: ({ d, L }) => (L <= d / 4 ? 'Boy çapa göre çok kısa.' : null),
  body: ({ d, L }) => ({
    add: [turned(cylinder(0, L, d, { bottom: Math.min(0.5, d / 10) }))],
    finish: 'stainless',
    shownAs: 'turned',
  }),
  simplifications: ['Kablolar modellenmemiştir'],
});
