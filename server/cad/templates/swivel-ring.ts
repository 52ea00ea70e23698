import { againstX, turned } from '../body.ts';
import { circle, cylinder } from '../outline.ts';
import { defineTemplate, mm, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

// Of the thread's diameter.
const BODY = { diameter: 2.6, height: 1.6 };
const RING = { inner: 2.4, section: 0.8 };

/** Swivel hoist ring: body, ring upright, threaded shank. The body seats on z = 0. */
export const swivelRing = defineTemplate({
  key: 'doner-mapa',
  label: 'Döner mapa',
  params: { M: thread('Diş'), L: mm('Diş boyu', 2, 400) },
  check: () => null,
  body({ M, L }) {
    const d = M.diameter;
    const section = (RING.section * d) / 2;
    const middle = (RING.inner * d) / 2 + section;
    const height = BODY.height * d;
    return {
      add: [
        turned(cylinder(-height, 0, BODY.diameter * d, { bottom: d / 6 })),
        turned(circle(section, [0, middle]), againstX([0, 0, -height / 2 - middle])),
        turned(cylinder(-height / 2, L, d, { top: M.pitch * 0.6 })),
      ],
      finish: 'red',
      shownAs: 'turned',
    };
  },
  simplifications: [THREADS_ARE_CYLINDERS, 'Gövde ve halka ölçüleri temsilidir'],
});
