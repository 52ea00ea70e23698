import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { defineTemplate, mm, thread } from '../template.ts';

/** Friction puller: the plastic sleeve on its screw. */
export const frictionLock = defineTemplate({
  key: 'kalip-kilidi',
  label: 'Kalıp kilidi, sürtünmeli',
  params: { d: mm('Burç çapı', 3, 100), L: mm('Burç boyu', 3, 200), M: thread('Cıvata') },
  // The mouth of the cone leaves a wall inside the chamfer.
  check: ({ d, L, M }) => {
    if (M.diameter >= 0.62 * d) return 'Cıvata burçtan küçük olmalı.';
    return L <= d / 3 ? 'Burç boyu çapa göre çok kısa.' : null;
  },
  body({ d, L, M }) {
    const r = M.diameter / 2;
    return {
      add: [
        turned(
          corners(
            [0, r],
            [0, d / 2, { chamfer: d / 12 }],
            [L, d / 2, { chamfer: d / 12 }],
            [L, (d / 2 + r) / 2],
            [L - 0.25 * L, r],
          ),
        ),
      ],
      finish: 'graphite',
      shownAs: 'turned',
    };
  },
  simplifications: ['Yalnız burç modellenmiştir; konik cıvata gösterilmez'],
});
