import { prism, turned, upright } from '../body.ts';
import { centredRectangle, cylinder } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** Holes at both ends, of the latch's width, and how far from the ends. */
const HOLE = 0.35;
const END = 0.6;

/** Latch lock: its pulling latch, as a bar with the holes of its bolts. */
export const latchLock = defineTemplate({
  key: 'lata-kilidi',
  label: 'Lata kilidi',
  params: { b: mm('Lata genişliği', 5, 200), L: mm('Boy'), t: mm('Lata kalınlığı', 2, 100) },
  check: ({ b, L }) => (L <= 3 * b ? 'Boy genişliğe göre çok kısa.' : null),
  body({ b, L, t }) {
    const x = L / 2 - END * b;
    return {
      add: [prism(centredRectangle(L, b, { radius: b / 6 }), 0, t)],
      cut: [-x, x].map((at) => turned(cylinder(-1, t + 1, HOLE * b), upright([at, 0, 0]))),
      finish: 'steel',
      shownAs: 'plate',
    };
  },
  simplifications: ['Yalnız lata modellenmiştir; gövde, tırnak ve yaylar gösterilmez'],
});
