import { prism, turned, upright } from '../body.ts';
import { screwHole, screwHoleOutline } from '../fasteners.ts';
import { corners } from '../outline.ts';
import { defineTemplate, mm, thread } from '../template.ts';

/** Width of the tongue and depth beside it, of the width and the length. */
const TONGUE = 0.45;
const REACH = 0.35;

/** The male half of a side lock: a block with its tongue, screwed from the front. */
export const sideLock = defineTemplate({
  key: 'yan-kilit',
  label: 'Yan kilit, düz veya konik',
  params: {
    b: mm('Genişlik', 8, 400),
    L: mm('Toplam boy', 8, 500),
    t: mm('Kalınlık', 3, 200),
    M: thread('Cıvata'),
  },
  check({ b, M }) {
    return 2 * screwHole(M.diameter).through >= b - 2 ? 'Genişlik cıvatalar için az.' : null;
  },
  body({ b, L, t, M }) {
    const block = L * (1 - REACH);
    const hole = screwHoleOutline(M.diameter, t, b / 2 - 0.5);
    const half = (TONGUE * b) / 2;
    return {
      add: [
        prism(
          corners(
            [-b / 2, 0],
            [b / 2, 0],
            [b / 2, block],
            [half, block],
            [half, L],
            [-half, L],
            [-half, block],
            [-b / 2, block],
          ),
          0,
          t,
        ),
      ],
      cut: [-b / 4, b / 4].map((x) => turned(hole, upright([x, block / 2, 0]))),
      finish: 'steel',
      shownAs: 'plate',
    };
  },
  simplifications: ['Yalnız erkek parça modellenmiştir; dil ölçüleri temsilidir, konik yüzeyler düz gösterilir'],
});
