import { turned, upright } from '../body.ts';
import { screwHole, screwHoleOutline } from '../fasteners.ts';
import { corners } from '../outline.ts';
import { defineTemplate, mm, thread } from '../template.ts';

// Of the working diameter.
const FLANGE = 0.5;
const FOOT = 0.6;
const NOSE = 0.2;
const BOLTS = 4;

/** Pillar of a die set with a bolted flange: a foot below it, the guiding length above. L is over all. */
export const flangedPillar = defineTemplate({
  key: 'flansli-kolon',
  label: 'Flanşlı kolon, cıvatalı',
  params: {
    d1: mm('Çalışma çapı', 5, 200),
    L: mm('Boy'),
    d2: mm('Flanş çapı', 10, 400),
    M: thread('Cıvata'),
  },
  check({ d1, d2, L, M }) {
    if ((d2 - d1) / 2 <= screwHole(M.diameter).through + 1) return 'Flanş cıvatalar için dar.';
    if (L <= (FLANGE + FOOT + NOSE) * d1) return 'Boy çapa göre çok kısa.';
    return null;
  },
  body({ d1, d2, L, M }) {
    const [flange, foot, nose] = [FLANGE * d1, FOOT * d1, NOSE * d1];
    const end = L - foot;
    const circle = (d1 + d2) / 4;
    const hole = screwHoleOutline(M.diameter, flange, (d2 - d1) / 2 - 1);
    return {
      add: [
        turned(
          corners(
            [-foot, 0],
            [-foot, d1 / 2, { chamfer: 1 }],
            [0, d1 / 2],
            [0, d2 / 2],
            [flange, d2 / 2, { chamfer: 0.5 }],
            [flange, d1 / 2],
            [end, d1 / 2, { radius: nose }],
            [end, 0],
          ),
        ),
      ],
      cut: Array.from({ length: BOLTS }, (_, i) => {
        const angle = ((i + 0.5) * 2 * Math.PI) / BOLTS;
        return turned(hole, upright([circle * Math.cos(angle), circle * Math.sin(angle), 0]));
      }),
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: ['Flanş kalınlığı, taban boyu ve cıvata dairesi orandan alınmıştır'],
});
