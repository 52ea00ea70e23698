import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { defineTemplate, degrees, mm } from '../template.ts';

const cone = (d1: number, d2: number, angle: number): number => (d2 - d1) / 2 / Math.tan((angle * Math.PI) / 360);

/** DIN 1530-D and DIN 9861: a cylinder `k` above a cone, which seats. L is over all; the cone ends at z = 0. */
export const conicalHeadPin = defineTemplate({
  key: 'konik-kafali-pim',
  label: 'Konik kafalı pim ve zımba (DIN 1530-D, DIN 9861)',
  params: {
    d1: mm('Çap', 0.3, 100),
    L: mm('Boy'),
    d2: mm('Kafa çapı', 0.5, 200),
    k: mm('Kafa silindirik yüksekliği', 0.1, 50),
    angle: degrees('Kafa açısı', 10, 170),
  },
  check({ d1, L, d2, k, angle }) {
    if (d2 <= d1) return 'Kafa çapı gövde çapından büyük olmalı.';
    if (L <= k + cone(d1, d2, angle)) return 'Boy kafa yüksekliğinden büyük olmalı.';
    return null;
  },
  body({ d1, L, d2, k, angle }) {
    const h = k + cone(d1, d2, angle);
    return {
      add: [turned(corners([-h, 0], [-h, d2 / 2], [k - h, d2 / 2], [0, d1 / 2], [L - h, d1 / 2], [L - h, 0]))],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: [],
});
