import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { defineTemplate, mm, optional } from '../template.ts';

/** DIN 1530-A / ISO 6751: cylindrical head, radius below it. */
export const ejectorPin = defineTemplate({
  key: 'itici-pim-a',
  label: 'İtici pim, silindirik kafalı (DIN 1530-A)',
  params: {
    d1: mm('Çap', 0.3, 100),
    L: mm('Boy'),
    d2: mm('Kafa çapı', 0.5, 200),
    k: mm('Kafa yüksekliği', 0.2, 50),
    r: optional(mm('Kafa altı radyusu', 0, 5)),
  },
  check({ d1, d2, L, k, r }) {
    if (d2 <= d1) return 'Kafa çapı gövde çapından büyük olmalı.';
    if (L <= k) return 'Boy kafa yüksekliğinden büyük olmalı.';
    if ((r ?? 0) >= (d2 - d1) / 2) return 'Kafa altı radyusu kafanın taştığı paydan küçük olmalı.';
    return null;
  },
  // L is over all: the head's seating face stands at z = 0.
  body({ d1, d2, L, k, r }) {
    const chamfer = Math.min(0.4, k / 4);
    return {
      add: [
        turned(
          corners(
            [-k, 0],
            [-k, d2 / 2, { chamfer }],
            [0, d2 / 2],
            [0, d1 / 2, { radius: r ?? 0 }],
            [L - k, d1 / 2],
            [L - k, 0],
          ),
        ),
      ],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: [],
});
