import { prism, turned } from '../body.ts';
import { centredRectangle, corners } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** DIN 1530-F / ISO 8693: head and shank of a pin, the tip ground to a blade. L is over all. */
export const ejectorBlade = defineTemplate({
  key: 'lama-itici',
  label: 'Lama itici (DIN 1530-F)',
  params: {
    a: mm('Kalınlık', 0.2, 50),
    b: mm('Genişlik', 0.5, 100),
    L: mm('Boy'),
    L3: mm('Yassı boy'),
    d1: mm('Gövde çapı', 0.5, 100),
    d2: mm('Kafa çapı', 1, 200),
    k: mm('Kafa yüksekliği', 0.2, 50),
  },
  check({ a, b, L, L3, d1, d2, k }) {
    if (d2 <= d1) return 'Kafa çapı gövde çapından büyük olmalı.';
    if (Math.hypot(a, b) >= d1) return 'Yassı kesit gövdeden küçük olmalı.';
    if (L3 + k >= L) return 'Yassı boy boydan küçük olmalı.';
    return null;
  },
  body({ a, b, L, L3, d1, d2, k }) {
    const top = L - k;
    const shank = top - L3;
    return {
      add: [
        turned(corners([-k, 0], [-k, d2 / 2], [0, d2 / 2], [0, d1 / 2], [shank, d1 / 2], [shank, 0])),
        prism(centredRectangle(a, b), shank - Math.min(1, shank / 2), top),
      ],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: [],
});
