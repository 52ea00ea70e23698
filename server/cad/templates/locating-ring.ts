import { turned, upright } from '../body.ts';
import { screwHole, screwHoleOutline } from '../fasteners.ts';
import { corners } from '../outline.ts';
import { count, defineTemplate, mm, optional, thread } from '../template.ts';

const HOLES = 4;
const CHAMFER = 0.5;

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
  check({ d1, d2, circle, M, n }) {
    const { through, counterbore } = screwHole(M.diameter);
    const number = n ?? HOLES;
    if (circle + through >= d1 - 1 || circle - through <= d2 + 1)
      return 'Cıvata dairesi dış çap ile iç delik arasında olmalı.';
    if (!Number.isInteger(number)) return 'Cıvata sayısı tam sayı olmalı.';
    if (number > 1 && circle * Math.sin(Math.PI / number) < counterbore + 1) return 'Cıvatalar daireye sığmıyor.';
    return null;
  },
  body({ d1, d2, h, circle, M, n }) {
    const number = n ?? HOLES;
    const hole = screwHoleOutline(M.diameter, h, Math.min(d1 - circle, circle - d2) - 0.5);
    return {
      add: [
        turned(corners([0, d2 / 2], [0, d1 / 2, { chamfer: CHAMFER }], [h, d1 / 2, { chamfer: CHAMFER }], [h, d2 / 2])),
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
