import { turned } from '../body.ts';
import { corners, type Corner } from '../outline.ts';
import { defineTemplate, mm, optional } from '../template.ts';

/** Head of bushes whose tables have none, of the outside diameter. */
const HEAD = 0.15;

/** Bushes with a head or flange; L is over all. A neck carries the outside diameter on beyond the flange. */
export const headedBush = defineTemplate({
  key: 'kafali-burc',
  label: 'Burç, kafalı veya flanşlı',
  params: {
    d1: mm('Delik çapı', 0.5, 300),
    d2: mm('Dış çap', 1, 400),
    L: mm('Boy'),
    d3: mm('Kafa çapı', 1, 500),
    k: optional(mm('Kafa yüksekliği', 0.2, 100)),
    neck: optional(mm('Flanş arkasındaki boyun', 0.5, 200)),
  },
  check({ d1, d2, d3, L, k, neck }) {
    if (d2 <= d1) return 'Dış çap delik çapından büyük olmalı.';
    if (d3 <= d2) return 'Kafa çapı dış çaptan büyük olmalı.';
    if (L <= (k ?? HEAD * d2) + (neck ?? 0)) return 'Boy kafa yüksekliğinden büyük olmalı.';
    return null;
  },
  body({ d1, d2, d3, L, k, neck }) {
    const head = k ?? HEAD * d2;
    const lower = -head - (neck ?? 0);
    const top = L + lower;
    const chamfer = Math.min(0.5, (d2 - d1) / 8, top / 4);
    const flange: Corner[] =
      neck === null
        ? [[lower, d3 / 2]]
        : [
            [lower, d2 / 2, { chamfer }],
            [-head, d2 / 2],
            [-head, d3 / 2],
          ];
    return {
      add: [
        turned(
          corners(
            [lower, d1 / 2, { chamfer }],
            ...flange,
            [0, d3 / 2],
            [0, d2 / 2],
            [top, d2 / 2, { chamfer }],
            [top, d1 / 2, { chamfer }],
          ),
        ),
      ],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: [
    'Tabloda olmayan kafa yüksekliği ve boyun temsilidir',
    'Yağ kanalı ve grafit dolgular modellenmemiştir',
  ],
});
