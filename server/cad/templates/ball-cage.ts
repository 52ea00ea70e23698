import { turned, upright } from '../body.ts';
import { circle, cylinder, ring } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** The sleeve leaves so much of the balls free on both sides, of their diameter. */
const FREE = 0.18;

/** Ball cage: the sleeve that holds the balls. */
export const ballCage = defineTemplate({
  key: 'bilyali-kafes',
  label: 'Bilyalı kafes',
  params: {
    d1: mm('Kolon çapı', 2, 300),
    d2: mm('Dış çalışma çapı', 3, 400),
    L: mm('Boy'),
    ball: mm('Bilya çapı', 0.5, 30),
  },
  check: ({ d1, d2, ball }) =>
    d2 - d1 <= 4 * FREE * ball ? 'Dış çalışma çapı kolon çapından bilyalar kadar büyük olmalı.' : null,
  body: ({ d1, d2, L, ball }) => ({
    add: [turned(ring(0, L, d1 + 2 * FREE * ball, d2 - 2 * FREE * ball))],
    around: [
      turned(cylinder(0, L, d1)),
      turned(cylinder(0, L, d2)),
      turned(circle(ball / 2, [L / 2, 0]), upright([0, d1 / 2 + ball / 2, 0])),
    ],
    finish: 'brass',
    shownAs: 'turned',
  }),
  simplifications: ['Bilyalar modellenmemiştir'],
});
