import { prism, turned } from '../body.ts';
import { corners, regular, ring } from '../outline.ts';
import { defineTemplate, mm, text, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

// Of the hose's nominal diameter.
const BORE = 0.6;
const PLUG = { groove: 0.85, length: 1.5 };
/** Height of the hexagon, of its width. */
const HEXAGON = 0.45;
/** Length of the thread, in its diameters. */
const THREAD = 0.9;
const SHORT_NECK = 0;

/** 'kısa', or millimetres. */
const neckOf = (neck: string): number => (/^\s*\d/.test(neck) ? Number(neck.replace(',', '.')) : SHORT_NECK);

/** Cooling nipple: thread, hexagon, neck and plug for a coupling, with its bore. */
export const coolingNipple = defineTemplate({
  key: 'sogutma-nipeli',
  label: 'Soğutma nipeli',
  params: {
    d: mm('Anma çapı', 3, 60),
    M: thread('Diş'),
    neck: text('Boyun boyu'),
    s: mm('Anahtar ağzı', 4, 100),
  },
  check({ d, M, neck, s }) {
    if (BORE * d >= M.diameter - 1) return 'Delik dişten küçük olmalı.';
    if (d >= s) return 'Anma çapı anahtar ağzından küçük olmalı.';
    if (!Number.isFinite(neckOf(neck))) return 'Boyun boyu sayı ya da kısa olmalı.';
    return null;
  },
  body({ d, M, neck, s }) {
    const bore = Math.min(BORE * d, M.diameter - 2) / 2;
    const hexagon = HEXAGON * s;
    const from = -hexagon - neckOf(neck);
    const length = PLUG.length * d;
    const groove = (PLUG.groove * d) / 2;
    return {
      add: [
        turned(ring(-0.5, THREAD * M.diameter, 2 * bore, M.diameter)),
        prism(regular(6, s), -hexagon, 0, { holes: [{ centre: [0, 0], radius: bore }] }),
        turned(
          corners(
            [-hexagon + 0.5, bore],
            [-hexagon + 0.5, d / 2],
            [from - 0.35 * length, d / 2],
            [from - 0.4 * length, groove],
            [from - 0.65 * length, groove],
            [from - 0.7 * length, d / 2],
            [from - length, d / 2, { chamfer: d / 20 }],
            [from - length, bore],
          ),
        ),
      ],
      finish: 'brass',
      shownAs: 'turned',
    };
  },
  simplifications: [THREADS_ARE_CYLINDERS, 'Fiş ve boyun ölçüleri temsilidir'],
});
