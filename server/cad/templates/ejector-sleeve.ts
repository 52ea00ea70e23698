import { turned } from '../body.ts';
import { corners, type Corner } from '../outline.ts';
import { defineTemplate, degrees, mm, optional } from '../template.ts';

/** Diameter by which the bore is relieved beyond its guided length, as trade catalogues have it. */
const RELIEF = 1;
/** The relieved bore leaves so much of the wall. */
const LEAST_WALL = 0.3;

const coneOf = (d2: number, d3: number, angle: number | null): number =>
  angle === null ? 0 : (d3 - d2) / 2 / Math.tan((angle * Math.PI) / 360);

/** DIN 16756 / ISO 8405: guided bore at the tip, relieved below. L is over all; with an angle the head is conical. */
export const ejectorSleeve = defineTemplate({
  key: 'itici-yuksuk',
  label: 'İtici yüksük (DIN 16756)',
  params: {
    d1: mm('Delik çapı', 0.5, 100),
    d2: mm('Dış çap', 1, 120),
    L: mm('Boy'),
    d3: mm('Kafa çapı', 1, 200),
    k: optional(mm('Kafa yüksekliği', 0.2, 50)),
    angle: optional(degrees('Kafa açısı', 10, 170)),
    L1: mm('Kılavuz delik boyu'),
  },
  check({ d1, d2, d3, L, L1, k, angle }) {
    if (d2 <= d1) return 'Dış çap delik çapından büyük olmalı.';
    if (d3 <= d2) return 'Kafa çapı dış çaptan büyük olmalı.';
    if (k === null && angle === null) return 'Kafa yüksekliği ya da kafa açısı verilmeli.';
    if (L1 + coneOf(d2, d3, angle) + (k ?? 0) >= L) return 'Kılavuz delik boyu boydan küçük olmalı.';
    return null;
  },
  body({ d1, d2, d3, L, L1, k, angle }) {
    const cone = coneOf(d2, d3, angle);
    const head = cone + (k ?? 0);
    const top = L - head;
    const wide = Math.min(d1 + RELIEF, d1 + (d2 - d1) * (1 - LEAST_WALL)) / 2;
    const outside: Corner[] =
      angle === null
        ? [
            [0, d3 / 2],
            [0, d2 / 2],
          ]
        : [
            [-cone, d3 / 2],
            [0, d2 / 2],
          ];
    return {
      add: [
        turned(
          corners(
            [-head, wide],
            [-head, d3 / 2],
            ...(angle !== null && head === cone ? outside.slice(1) : outside),
            [top, d2 / 2],
            [top, d1 / 2],
            [top - L1, d1 / 2],
            [top - L1, wide],
          ),
        ),
      ],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: ['Kılavuz boyun altındaki boşaltma çapı yaklaşıktır'],
});
