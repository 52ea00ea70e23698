import { turned, upright } from '../body.ts';
import { screwHole } from '../fasteners.ts';
import { corners, ring } from '../outline.ts';
import { count, defineTemplate, mm, optional, thread } from '../template.ts';

const HOLES = 4;

/** Locating ring: counterbored screw holes on their circle, seen from above. */
export const locatingRing = defineTemplate({
  key: 'merkezleme-flansi',
  label: 'Merkezleme flanşı',
  params: {
    d1: mm('Dış çap', 10, 600),
    d2: mm('İç delik', 2, 500),
    h: mm('Yükseklik', 2, 200),
    circle: mm('Cıvata dairesi', 5, 590),
    M: thread('Cıvata'),
    n: optional(count('Cıvata sayısı', 1, 16)),
  },
  check({ d1, d2, h, circle, M }) {
    const { through, counterbore, depth } = screwHole(M.diameter);
    if (circle + counterbore >= d1 || circle - through <= d2)
      return 'Cıvata dairesi dış çap ile iç delik arasında olmalı.';
    if (depth >= h - 1) return 'Yükseklik cıvata başı için az.';
    return null;
  },
  body({ d1, d2, h, circle, M, n }) {
    const { through, counterbore, depth } = screwHole(M.diameter);
    // Where the heads would cut into the bore, the holes go through without a counterbore.
    const head = circle - counterbore > d2 + 0.5 ? counterbore : through;
    const number = n ?? HOLES;
    const chamfer = 0.5;
    const outline = ring(0, h, d2, d1);
    const hole = corners(
      [-1, 0],
      [-1, through / 2],
      [h - depth, through / 2],
      [h - depth, head / 2],
      [h + 1, head / 2],
      [h + 1, 0],
    );
    return {
      add: [
        turned(
          chamfer > 0 ? corners([0, d2 / 2], [0, d1 / 2, { chamfer }], [h, d1 / 2, { chamfer }], [h, d2 / 2]) : outline,
        ),
      ],
      cut: Array.from({ length: number }, (_, i) => {
        const angle = ((i + 0.5) * 2 * Math.PI) / number;
        return turned(hole, upright([(circle / 2) * Math.cos(angle), (circle / 2) * Math.sin(angle), 0]));
      }),
      finish: 'steel',
      shownAs: 'plate',
    };
  },
  simplifications: ['Cıvata sayısı verilmemişse dörttür'],
});
