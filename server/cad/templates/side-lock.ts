import { prism, turned } from '../body.ts';
import { screwHole } from '../fasteners.ts';
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
  check({ b, t, M }) {
    const { counterbore, depth } = screwHole(M.diameter);
    if (2 * counterbore >= b) return 'Genişlik cıvata başları için az.';
    if (depth >= t) return 'Kalınlık cıvata başı için az.';
    return null;
  },
  body({ b, L, t, M }) {
    const { through, counterbore, depth } = screwHole(M.diameter);
    const block = L * (1 - REACH);
    const hole = corners(
      [-1, 0],
      [-1, through / 2],
      [t - depth, through / 2],
      [t - depth, counterbore / 2],
      [t + 1, counterbore / 2],
      [t + 1, 0],
    );
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
      cut: [-b / 4, b / 4].map((x) => turned(hole, { origin: [x, block / 2, 0], z: [0, 0, 1], x: [1, 0, 0] })),
      finish: 'steel',
      shownAs: 'plate',
    };
  },
  simplifications: ['Yalnız erkek parça modellenmiştir; dil ölçüleri temsilidir, konik yüzeyler düz gösterilir'],
});
