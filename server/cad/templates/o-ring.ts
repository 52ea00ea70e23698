import { turned } from '../body.ts';
import { circle } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** ISO 3601: inner diameter and section, unloaded. The centre of the ring is the origin. */
export const oRing = defineTemplate({
  key: 'o-ring',
  label: 'O-ring (ISO 3601)',
  params: { d1: mm('İç çap', 0.5, 1_000), d2: mm('Kesit', 0.3, 30) },
  check: () => null,
  body: ({ d1, d2 }) => ({
    add: [turned(circle(d2 / 2, [0, (d1 + d2) / 2]))],
    finish: 'rubber',
    shownAs: 'turned',
  }),
  simplifications: [],
});
