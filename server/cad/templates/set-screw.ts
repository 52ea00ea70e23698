import { prism, turned } from '../body.ts';
import { corners, regular } from '../outline.ts';
import { defineTemplate, degrees, mm, optional, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

/** Depth of the hexagon in its widths, at most this part of the length. */
const SOCKET = 1.2;
const MOST = 0.5;
/** A cone point of short screws ends blunt at this part of the length. */
const CONE = 0.45;

/** ISO 4026 and 4027: flat point with dp, or cone point with an angle. The socket's face is z = 0. */
export const setScrew = defineTemplate({
  key: 'setskur',
  label: 'Setskur, düz veya sivri uçlu (ISO 4026, ISO 4027)',
  params: {
    M: thread('Diş'),
    L: mm('Boy', 0.5, 500),
    s: mm('Alyan', 0.3, 60),
    dp: optional(mm('Uç çapı', 0.3, 100)),
    angle: optional(degrees('Uç açısı', 20, 160)),
  },
  check({ M, s, dp, angle }) {
    if (s / Math.cos(Math.PI / 6) >= M.diameter - 0.2) return 'Alyan dişten küçük olmalı.';
    if (dp === null && angle === null) return 'Uç çapı ya da uç açısı verilmeli.';
    if (dp !== null && dp >= M.diameter) return 'Uç çapı dişten küçük olmalı.';
    return null;
  },
  body({ M, L, s, dp, angle }) {
    const r = M.diameter / 2;
    const slope = angle === null ? 1 : Math.tan((angle * Math.PI) / 360);
    const height = angle === null ? r - dp! / 2 : Math.min(r / slope, CONE * L);
    const point = angle === null ? Math.max(dp! / 2, r - CONE * L) : Math.max(0, r - height * slope);
    const cone = angle === null ? r - point : height;
    return {
      add: [
        turned(
          corners(
            [0, 0],
            [0, r, { chamfer: Math.min(M.pitch * 0.5, L / 10) }],
            [L - cone, r],
            ...(point > 1e-6 ? ([[L, point]] as const) : []),
            [L, 0],
          ),
        ),
      ],
      cut: [prism(regular(6, s), -1, Math.min(SOCKET * s, MOST * L))],
      finish: 'dark',
      shownAs: 'turned',
    };
  },
  simplifications: [THREADS_ARE_CYLINDERS, 'Alyan derinliği yaklaşıktır'],
});
