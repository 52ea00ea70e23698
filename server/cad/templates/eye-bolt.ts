import { againstX, turned } from '../body.ts';
import { circle, cylinder, ring } from '../outline.ts';
import { defineTemplate, mm, optional, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

/** Diameter of the collar (d2) and its height on bolts (e) by thread, mm: DIN 580; nuts of DIN 582 have the same d2. */
const COLLARS: Readonly<Record<number, { diameter: number; height: number }>> = {
  8: { diameter: 20, height: 6 },
  10: { diameter: 25, height: 8 },
  12: { diameter: 30, height: 10 },
  16: { diameter: 35, height: 12 },
  20: { diameter: 40, height: 14 },
  24: { diameter: 50, height: 18 },
  30: { diameter: 65, height: 22 },
  36: { diameter: 75, height: 26 },
  42: { diameter: 85, height: 30 },
  48: { diameter: 100, height: 35 },
  56: { diameter: 110, height: 38 },
  64: { diameter: 120, height: 42 },
};
/** Sizes beyond the standard by proportion. */
const collarOf = (size: number) => COLLARS[size] ?? { diameter: 2.1 * size, height: 0.7 * size };

/** DIN 580 and DIN 582: ring and collar; with l a threaded shank, without it a tapped bore. The collar seats on z = 0. */
export const eyeBolt = defineTemplate({
  key: 'mapa',
  label: 'Mapa ve mapa somunu (DIN 580, DIN 582)',
  params: {
    M: thread('Diş'),
    d3: mm('Halka dış çapı', 5, 500),
    d4: mm('Halka iç çapı', 3, 400),
    h: mm('Yükseklik', 5, 600),
    l: optional(mm('Diş boyu', 2, 300)),
  },
  check({ M, d3, d4, h }) {
    if (d4 >= d3) return 'Halkanın iç çapı dış çapından küçük olmalı.';
    if (M.diameter >= d4) return 'Diş halkanın iç çapından küçük olmalı.';
    // Between the seat and the eye.
    const foot = h - (d3 + d4) / 2;
    if (foot <= 0.5) return 'Yükseklik halka için az.';
    if (h - d3 >= collarOf(M.diameter).height) return 'Yükseklik halka için çok.';
    return null;
  },
  body({ M, d3, d4, h, l }) {
    const section = (d3 - d4) / 4;
    const collar = collarOf(M.diameter);
    const foot = h - (d3 + d4) / 2;
    // A nut's collar leads into the eye.
    const height = l === null ? foot + 0.5 : collar.height;
    // The ring reaches the seat, or a little beyond it.
    const beyond = Math.max(0, d3 - h) + 1;
    return {
      add: [
        turned(circle(section, [0, (d3 + d4) / 4]), againstX([0, 0, d3 / 2 - h])),
        turned(cylinder(-height, 0, collar.diameter)),
        ...(l === null ? [] : [turned(cylinder(-height / 2, l, M.diameter, { top: M.pitch * 0.6 }))]),
      ],
      cut:
        l === null
          ? [turned(cylinder(-foot - 1, 1, M.diameter)), turned(cylinder(0, beyond, collar.diameter + 2))]
          : [turned(ring(0, beyond, M.diameter, collar.diameter + 2))],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: [THREADS_ARE_CYLINDERS, 'Geçişlerin dövme yuvarlatmaları modellenmemiştir'],
});
