import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { defineTemplate, mm, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

/** Depth of the tapped bore in thread diameters, and its drill point of 118°. */
const DEPTH = 2;
const POINT = Math.tan((59 * Math.PI) / 180);

/** Support pillar, tapped in its lower face. */
export const supportPillar = defineTemplate({
  key: 'destek-ayagi',
  label: 'Destek ayağı',
  params: { d: mm('Çap', 2, 300), h: mm('Yükseklik'), M: thread('Merkez diş') },
  check({ d, h, M }) {
    if (d <= M.diameter + 1) return 'Çap dişten büyük olmalı.';
    if (h <= (DEPTH + 1) * M.diameter) return 'Yükseklik diş deliğinden büyük olmalı.';
    return null;
  },
  body({ d, h, M }) {
    const [r, depth] = [M.diameter / 2, DEPTH * M.diameter];
    const chamfer = Math.min(1, d / 20, (d - M.diameter) / 4);
    return {
      add: [
        turned(
          corners([depth + r / POINT, 0], [depth, r], [0, r], [0, d / 2, { chamfer }], [h, d / 2, { chamfer }], [h, 0]),
        ),
      ],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: [THREADS_ARE_CYLINDERS],
});
