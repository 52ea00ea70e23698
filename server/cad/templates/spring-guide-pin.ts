import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { defineTemplate, mm, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

/** Height of the head, of its diameter; depth of the tapped bore in thread diameters. */
const HEAD = 0.15;
const DEPTH = 1.5;

/** Guide pin of die springs: a head, and a thread in the other end. L is over all. */
export const springGuidePin = defineTemplate({
  key: 'yay-kilavuz-pimi',
  label: 'Yay kılavuz pimi',
  params: { d1: mm('Gövde çapı', 1, 200), L: mm('Boy'), d2: mm('Kafa çapı', 2, 300), M: thread('İç diş') },
  check({ d1, d2, L, M }) {
    if (d2 <= d1) return 'Kafa çapı gövde çapından büyük olmalı.';
    if (M.diameter >= d1) return 'Diş gövdeden küçük olmalı.';
    if (L <= HEAD * d2 + DEPTH * M.diameter) return 'Boy kafa ve diş için kısa.';
    return null;
  },
  body({ d1, d2, L, M }) {
    const head = HEAD * d2;
    const end = L - head;
    const depth = DEPTH * M.diameter;
    return {
      add: [
        turned(
          corners(
            [-head, 0],
            [-head, d2 / 2, { chamfer: head / 6 }],
            [0, d2 / 2],
            [0, d1 / 2],
            [end, d1 / 2, { chamfer: Math.min(0.5, (d1 - M.diameter) / 4) }],
            [end, M.diameter / 2],
            [end - depth, M.diameter / 2],
            [end - depth, 0],
          ),
        ),
      ],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: ['Kafa yüksekliği orandan alınmıştır', THREADS_ARE_CYLINDERS],
});
