import { prism, turned, upright } from '../body.ts';
import { screwHole, screwHoleOutline, screwRow } from '../fasteners.ts';
import { centredRectangle } from '../outline.ts';
import { count, defineTemplate, mm, thread } from '../template.ts';

/** Where the rows stand across the plate, and the screws in each. */
function rowsOf(b: number, n: number, diameter: number): { rows: readonly number[]; inRow: number } {
  const isDouble = n === 4 && b >= 4 * screwHole(diameter).counterbore;
  return isDouble ? { rows: [-b / 4, b / 4], inRow: n / 2 } : { rows: [0], inRow: n };
}

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
    if (screwHole(M.diameter).through >= b - 2) return 'Cıvata plakadan dar olmalı.';
    return screwRow(M.diameter, rowsOf(b, n, M.diameter).inRow, L) ? null : 'Delikler plakaya sığmıyor.';
  },
  body({ b, L, t, n, M }) {
    const { rows, inRow } = rowsOf(b, n, M.diameter);
    const row = screwRow(M.diameter, inRow, L)!;
    const hole = screwHoleOutline(M.diameter, t, b - 1);
    return {
      add: [prism(centredRectangle(L, b, { chamfer: 0.5 }), 0, t)],
      cut: rows.flatMap((y) => row.map((x) => turned(hole, upright([x, y, 0])))),
      finish: 'steel',
      shownAs: 'plate',
    };
  },
  simplifications: ['Deliklerin yeri temsilidir; yağ cepleri modellenmemiştir'],
});
