import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** Radius of the tip, of the diameter. */
const TIP = 0.25;

/** Angle pin with head and rounded tip. L is over all. */
export const anglePin = defineTemplate({
  key: 'egik-pim',
  label: 'Eğik pim',
  params: {
    d1: mm('Çap', 1, 200),
    L: mm('Boy'),
    d2: mm('Kafa çapı', 2, 300),
    k: mm('Kafa yüksekliği', 0.5, 100),
  },
  check({ d1, d2, L, k }) {
    if (d2 <= d1) return 'Kafa çapı gövde çapından büyük olmalı.';
    if (L <= k + TIP * d1) return 'Boy kafa yüksekliğinden büyük olmalı.';
    return null;
  },
  body: ({ d1, d2, L, k }) => ({
    add: [
      turned(
        corners(
          [-k, 0],
          [-k, d2 / 2, { chamfer: Math.min(0.5, k / 4) }],
          [0, d2 / 2],
          [0, d1 / 2],
          [L - k, d1 / 2, { radius: TIP * d1 }],
          [L - k, 0],
        ),
      ),
    ],
    finish: 'steel',
    shownAs: 'turned',
  }),
  simplifications: [],
});
