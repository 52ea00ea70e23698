import { prism, turned } from '../body.ts';
import { rectangle, ring } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** Thickness of the band and width of its gap, mm. */
const BAND = 4;
const GAP = 3;

/** Band heater: the band with its gap. */
export const bandHeater = defineTemplate({
  key: 'bilezik-rezistans',
  label: 'Bilezik rezistans',
  params: { d: mm('İç çap', 10, 600), b: mm('Genişlik', 2, 600) },
  check: () => null,
  body: ({ d, b }) => ({
    add: [turned(ring(0, b, d, d + 2 * BAND))],
    cut: [prism(rectangle([0, -GAP / 2], [d / 2 + BAND + 1, GAP / 2]), -1, b + 1)],
    finish: 'stainless',
    shownAs: 'turned',
  }),
  simplifications: ['Sıkma cıvatası, bağlantı kutusu ve kablolar modellenmemiştir'],
});
