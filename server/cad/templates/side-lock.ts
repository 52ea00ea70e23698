import { prism, turned, upright } from '../body.ts';
import { screwHole, screwHoleOutline } from '../fasteners.ts';
import { centredRectangle } from '../outline.ts';
import { defineTemplate, mm, thread } from '../template.ts';

/** Where the halves' screws stand from the lock's ends, of its length: the half with the tongue is the shorter block. */
const MALE = 0.16;
const FEMALE = 0.27;

/** Side lock, closed: both halves as the block that their pocket takes, screwed from the front. L is that of both. */
export const sideLock = defineTemplate({
  key: 'yan-kilit',
  label: 'Yan kilit, düz veya konik',
  params: {
    b: mm('Genişlik', 8, 400),
    L: mm('Toplam boy', 8, 500),
    t: mm('Kalınlık', 3, 200),
    M: thread('Cıvata'),
  },
  check({ b, L, M }) {
    const { through, counterbore } = screwHole(M.diameter);
    if (2 * through >= b - 2) return 'Genişlik cıvatalar için az.';
    return MALE * L <= counterbore / 2 + 0.5 ? 'Boy cıvatalar için az.' : null;
  },
  body({ b, L, t, M }) {
    const hole = screwHoleOutline(M.diameter, t, b / 2 - 0.5);
    return {
      add: [prism(centredRectangle(L, b, { chamfer: 0.5 }), 0, t)],
      cut: [-L / 2 + MALE * L, L / 2 - FEMALE * L].flatMap((x) =>
        [-b / 4, b / 4].map((y) => turned(hole, upright([x, y, 0]))),
      ),
      finish: 'steel',
      shownAs: 'plate',
    };
  },
  simplifications: [
    'Erkek ve dişi parça kapalı halde tek blok olarak modellenmiştir; dil ve yuva gösterilmez, deliklerin yeri temsilidir',
  ],
});
