import { alongX, prism, turned, upright } from '../body.ts';
import { screwHole, screwHoleOutline, screwRow } from '../fasteners.ts';
import { corners } from '../outline.ts';
import { count, defineTemplate, mm, thread } from '../template.ts';

/** Height of the foot beside the step, of the whole. */
const STEP = 0.5;

/** Gib rail: an L section along x, screwed from above. */
export const gibRail = defineTemplate({
  key: 'surgu-kizagi',
  label: 'Sürgü kızağı, L kesitli',
  params: {
    b: mm('Genişlik', 5, 300),
    L: mm('Boy'),
    h: mm('Yükseklik', 5, 300),
    step: mm('Kılavuz kademesi', 1, 100),
    M: thread('Cıvata'),
    n: count('Delik sayısı', 1, 20),
  },
  check({ b, L, step, M, n }) {
    if (step + screwHole(M.diameter).through >= b - 1) return 'Genişlik kademe ve cıvata için az.';
    return screwRow(M.diameter, n, L) ? null : 'Delikler kızağa sığmıyor.';
  },
  body({ b, L, h, step, M, n }) {
    const hole = screwHoleOutline(M.diameter, h, b - step - 0.5);
    // In the place along x the outline's first axis is y, its second z.
    const section = corners(
      [-b / 2, 0],
      [b / 2 - step, 0],
      [b / 2 - step, h * STEP],
      [b / 2, h * STEP],
      [b / 2, h],
      [-b / 2, h],
    );
    return {
      add: [prism(section, -L / 2, L / 2, { place: alongX([0, 0, 0]) })],
      cut: screwRow(M.diameter, n, L)!.map((x) => turned(hole, upright([x, -step / 2, 0]))),
      finish: 'steel',
      shownAs: 'plate',
    };
  },
  simplifications: ['Kademe yüksekliği ve deliklerin yeri temsilidir'],
});
