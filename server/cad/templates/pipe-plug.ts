import { prism, turned } from '../body.ts';
import { corners, regular } from '../outline.ts';
import { defineTemplate, mm, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

/** ISO 7-1: the diameter grows by 1 on 16. */
const TAPER = 1 / 16;
const SOCKET = 0.5;

/** Pipe plug with a hexagon socket in its upper face; R threads taper towards the lower one. */
export const pipePlug = defineTemplate({
  key: 'boru-tapasi',
  label: 'Boru tapası, alyan',
  params: { M: thread('Diş'), L: mm('Boy', 1, 100), s: mm('Alyan', 0.5, 60) },
  check: ({ M, L, s }) =>
    s / Math.cos(Math.PI / 6) >= M.diameter - (M.isTapered ? L * TAPER : 0) - 0.5
      ? 'Alyan tapadan küçük olmalı.'
      : null,
  body({ M, L, s }) {
    const wide = M.diameter / 2;
    const narrow = wide - (M.isTapered ? (L * TAPER) / 2 : 0);
    const chamfer = Math.min(0.5, L / 10);
    return {
      add: [turned(corners([0, 0], [0, narrow, { chamfer }], [L, wide, { chamfer }], [L, 0]))],
      cut: [prism(regular(6, s), L - SOCKET * L, L + 1)],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: [THREADS_ARE_CYLINDERS],
});
