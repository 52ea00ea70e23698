import { prism, turned, upright } from '../body.ts';
import { centredRectangle, cylinder } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

// Of the body's width.
const HEIGHT = 0.8;
const HOLE = 0.3;

/** Slide retainer: its body. */
export const slideRetainer = defineTemplate({
  key: 'surgu-tutucu',
  label: 'Sürgü tutucu',
  params: { b: mm('Gövde genişliği', 3, 200), L: mm('Boy') },
  check: ({ b, L }) => (L <= 1.5 * b ? 'Boy genişliğe göre çok kısa.' : null),
  body({ b, L }) {
    const t = HEIGHT * b;
    return {
      add: [prism(centredRectangle(L, b, { radius: b / 10 }), 0, t)],
      cut: [-L / 3, L / 3].map((x) => turned(cylinder(-1, t + 1, HOLE * b), upright([x, 0, 0]))),
      finish: 'steel',
      shownAs: 'plate',
    };
  },
  simplifications: ['Yalnız gövde modellenmiştir; yükseklik ve delikler temsilidir, tırnak, bilya ve yay gösterilmez'],
});
