import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { defineTemplate, degrees, mm, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

/** Length of the cone, of the whole. */
const CONE = 0.4;
/** Depth of the tapped bore in its foot, of the cylinder. */
const BORE = 0.7;

const tipOf = (d2: number, L: number, angle: number): number => d2 - 2 * CONE * L * Math.tan((angle * Math.PI) / 180);

/** The male part of a round tapered interlock: a cylinder in its plate, above it the cone. */
export const taperedInterlock = defineTemplate({
  key: 'konik-merkezleme',
  label: 'Konik merkezleme, yuvarlak',
  params: {
    d1: mm('Gövde çapı', 2, 300),
    L: mm('Boy'),
    d2: mm('Koni büyük çapı', 1, 290),
    angle: degrees('Koni açısı', 0.5, 45),
    M: thread('Bağlama cıvatası'),
  },
  check({ d1, L, d2, angle, M }) {
    if (d2 >= d1) return 'Koni büyük çapı gövde çapından küçük olmalı.';
    if (tipOf(d2, L, angle) <= 1) return 'Koni bu boyda ucunda biter.';
    if (M.diameter >= d1 - 1) return 'Cıvata gövdeden küçük olmalı.';
    return null;
  },
  body({ d1, L, d2, angle, M }) {
    const seat = L * (1 - CONE);
    const chamfer = Math.min(0.5, d1 / 20);
    return {
      add: [
        turned(
          corners(
            [seat * BORE, 0],
            [seat * BORE, M.diameter / 2],
            [0, M.diameter / 2],
            [0, d1 / 2, { chamfer }],
            [seat, d1 / 2, { chamfer }],
            [seat, d2 / 2],
            [L, tipOf(d2, L, angle) / 2],
            [L, 0],
          ),
        ),
      ],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: ['Yalnız erkek parça modellenmiştir; koni boyu orandan alınmıştır', THREADS_ARE_CYLINDERS],
});
