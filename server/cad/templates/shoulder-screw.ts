import { prism, turned } from '../body.ts';
import { corners, regular } from '../outline.ts';
import { defineTemplate, mm, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

const SOCKET = 0.5;
/** Length of the thread by its diameter, mm (ISO 7379). */
const THREADS: Readonly<Record<number, number>> = { 3: 7, 4: 8, 5: 9.5, 6: 11, 8: 13, 10: 16, 12: 18, 16: 22, 20: 27 };
/** Of sizes beyond the standard, in the thread's diameters. */
const THREAD = 1.4;

/** ISO 7379: shoulder of length L below the head, thread beyond it. */
export const shoulderScrew = defineTemplate({
  key: 'faturali-civata',
  label: 'Faturalı cıvata (ISO 7379)',
  params: {
    d: mm('Fatura çapı', 1, 100),
    L: mm('Fatura boyu'),
    M: thread('Diş'),
    dk: mm('Baş çapı', 1, 200),
    k: mm('Baş yüksekliği', 0.5, 100),
    s: mm('Alyan', 0.5, 80),
  },
  check({ d, M, dk, s }) {
    if (M.diameter >= d) return 'Diş faturadan küçük olmalı.';
    if (dk <= d) return 'Baş çapı faturadan büyük olmalı.';
    if (s / Math.cos(Math.PI / 6) >= dk - 0.5) return 'Alyan baştan küçük olmalı.';
    return null;
  },
  body({ d, L, M, dk, k, s }) {
    const end = L + (THREADS[M.diameter] ?? THREAD * M.diameter);
    return {
      add: [
        turned(
          corners(
            [-k, 0],
            [-k, dk / 2, { chamfer: k / 12 }],
            [0, dk / 2],
            [0, d / 2],
            [L, d / 2],
            [L, M.diameter / 2],
            [end, M.diameter / 2, { chamfer: M.pitch * 0.6 }],
            [end, 0],
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
