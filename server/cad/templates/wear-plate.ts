import { prism, turned, upright } from '../body.ts';
import { screwHole, screwHoleOutline } from '../fasteners.ts';
import { centredRectangle } from '../outline.ts';
import { count, defineTemplate, mm, thread } from '../template.ts';

/** Distance of the first hole from the end, of the hole's counterbore. */
const END = 1.3;

/** Wear plate: counterbored holes in one row, or in two where there are four and the plate is wide enough. */
export const wearPlate = defineTemplate({
  key: 'asinma-plakasi',
  label: 'Aşınma plakası, havşa delikli',
  params: {
    b: mm('Genişlik', 5, 500),
    L: mm('Boy'),
    t: mm('Kalınlık', 2, 100),
    n: count('Delik sayısı', 1, 20),
    M: thread('Cıvata'),
  },
  check({ b, L, n, M }) {
    const { through, counterbore } = screwHole(M.diameter);
    if (through >= b - 2) return 'Cıvata plakadan dar olmalı.';
    if (2 * END * counterbore + (n - 1) * counterbore >= L + counterbore) return 'Delikler plakaya sığmıyor.';
    return null;
  },
  body({ b, L, t, n, M }) {
    const { counterbore } = screwHole(M.diameter);
    const isDouble = n === 4 && b >= 4 * counterbore;
    const rows = isDouble ? [-b / 4, b / 4] : [0];
    const inRow = n / rows.length;
    const first = -L / 2 + END * counterbore;
    const step = inRow > 1 ? (-2 * first) / (inRow - 1) : 0;
    const hole = screwHoleOutline(M.diameter, t, b - 1);
    return {
      add: [prism(centredRectangle(L, b, { chamfer: 0.5 }), 0, t)],
      cut: rows.flatMap((y) =>
        Array.from({ length: inRow }, (_, i) => turned(hole, upright([inRow > 1 ? first + i * step : 0, y, 0]))),
      ),
      finish: 'steel',
      shownAs: 'plate',
    };
  },
  simplifications: ['Deliklerin yeri temsilidir; yağ cepleri modellenmemiştir'],
});
