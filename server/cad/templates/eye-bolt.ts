import { againstY, turned } from '../body.ts';
import { circle, cylinder } from '../outline.ts';
import { defineTemplate, mm, optional, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

/** Collar, of the thread's diameter. */
const COLLAR = { diameter: 2.1, height: 0.5 };

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
    if (h <= d3 / 2 + COLLAR.height * M.diameter) return 'Yükseklik halka için az.';
    return null;
  },
  body({ M, d3, d4, h, l }) {
    const section = (d3 - d4) / 4;
    const collar = COLLAR.height * M.diameter;
    const wide = COLLAR.diameter * M.diameter;
    const centre = -(h - d3 / 2);
    // The collar reaches up into the ring.
    const top = centre + (d3 + d4) / 4;
    return {
      add: [
        turned(circle(section, [0, (d3 + d4) / 4]), againstY([0, 0, centre])),
        turned(cylinder(Math.min(-collar, top), 0, wide)),
        ...(l === null ? [] : [turned(cylinder(-collar / 2, l, M.diameter, { top: M.pitch * 0.6 }))]),
      ],
      cut: l === null ? [turned(cylinder(-collar * 0.9, 1, M.diameter))] : [],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: [THREADS_ARE_CYLINDERS, 'Geçişlerin dövme yuvarlatmaları modellenmemiştir'],
});
