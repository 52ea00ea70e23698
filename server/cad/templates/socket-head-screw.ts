import { prism, turned } from '../body.ts';
import { corners, regular } from '../outline.ts';
import { defineTemplate, mm, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

/** Depth of the hexagon, of the head's height. */
const SOCKET = 0.5;

/** ISO 4762: L is below the head. */
export const socketHeadScrew = defineTemplate({
  key: 'imbus-civata',
  label: 'İmbus cıvata (ISO 4762)',
  params: {
    M: thread('Diş'),
    L: mm('Boy'),
    dk: mm('Baş çapı', 1, 200),
    k: mm('Baş yüksekliği', 0.5, 100),
    s: mm('Alyan', 0.5, 80),
  },
  check({ M, dk, s }) {
    if (dk <= M.diameter) return 'Baş çapı dişten büyük olmalı.';
    if (s / Math.cos(Math.PI / 6) >= dk - 0.5) return 'Alyan baştan küçük olmalı.';
    return null;
  },
  body({ M, L, dk, k, s }) {
    const chamfer = Math.min(M.pitch * 0.6, M.diameter / 6, L / 3);
    return {
      add: [
        turned(
          corners(
            [-k, 0],
            [-k, dk / 2, { chamfer: k / 12 }],
            [0, dk / 2],
            [0, M.diameter / 2],
            [L, M.diameter / 2, { chamfer }],
            [L, 0],
          ),
        ),
      ],
      cut: [prism(regular(6, s), -k - 1, -k + SOCKET * k)],
      finish: 'dark',
      shownAs: 'turned',
    };
  },
  simplifications: [THREADS_ARE_CYLINDERS, 'Alyan derinliği baş yüksekliğinin yarısıdır'],
});
