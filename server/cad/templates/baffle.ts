import { prism, turned } from '../body.ts';
import { centredRectangle, cylinder } from '../outline.ts';
import { defineTemplate, mm, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

/** Length of the plug, in thread diameters; thickness of the blade, of its width, at least 1.5 mm. */
const PLUG = 0.8;
const BLADE = 0.12;

const thicknessOf = (b: number): number => Math.max(1.5, BLADE * b);

/** Baffle of a cooling bore: a plug with a blade. L is the blade's length above the plug. */
export const baffle = defineTemplate({
  key: 'sogutma-perdesi',
  label: 'Soğutma perdesi',
  params: { M: thread('Diş'), L: mm('Perde boyu'), b: mm('Perde genişliği', 1, 200) },
  // The blade enters through the plug's bore.
  check: ({ M, b }) => (Math.hypot(b, thicknessOf(b)) >= M.diameter ? 'Perde dişten dar olmalı.' : null),
  body({ M, L, b }) {
    const plug = PLUG * M.diameter;
    const thick = thicknessOf(b);
    return {
      add: [
        turned(cylinder(-plug, 0, M.diameter, { bottom: M.diameter / 20, top: M.diameter / 20 })),
        prism(centredRectangle(b, thick), -plug / 4, L),
      ],
      finish: 'brass',
      shownAs: 'turned',
    };
  },
  simplifications: [THREADS_ARE_CYLINDERS, 'Perde düz levha olarak modellenmiştir; tapa ölçüleri temsilidir'],
});
