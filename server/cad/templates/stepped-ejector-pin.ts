import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** Radius where the tip leaves the shank, of the step's height. */
const STEP_RADIUS = 0.8;

/** DIN 1530-C / ISO 8694: a thin tip on a thicker shank. L is over all. */
export const steppedEjectorPin = defineTemplate({
  key: 'itici-pim-kademeli',
  label: 'Kademeli itici pim (DIN 1530-C)',
  params: {
    d1: mm('Uç çapı', 0.2, 50),
    d2: mm('Gövde çapı', 0.5, 60),
    L: mm('Boy'),
    L2: mm('Uç boyu'),
    d3: mm('Kafa çapı', 0.5, 120),
    k: mm('Kafa yüksekliği', 0.2, 50),
  },
  check({ d1, d2, d3, L, L2, k }) {
    if (d2 <= d1) return 'Gövde çapı uç çapından büyük olmalı.';
    if (d3 <= d2) return 'Kafa çapı gövde çapından büyük olmalı.';
    if (L2 <= ((d2 - d1) / 2) * STEP_RADIUS) return 'Uç boyu geçiş radyusundan büyük olmalı.';
    if (L2 + k >= L) return 'Uç boyu ile kafa yüksekliği toplamı boydan küçük olmalı.';
    return null;
  },
  body({ d1, d2, d3, L, L2, k }) {
    const top = L - k;
    return {
      add: [
        turned(
          corners(
            [-k, 0],
            [-k, d3 / 2],
            [0, d3 / 2],
            [0, d2 / 2],
            [top - L2, d2 / 2],
            [top - L2, d1 / 2, { radius: ((d2 - d1) / 2) * STEP_RADIUS }],
            [top, d1 / 2],
            [top, 0],
          ),
        ),
      ],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: [],
});
