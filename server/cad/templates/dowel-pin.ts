import { turned, type Path } from '../body.ts';
import { defineTemplate, mm, optional, thread, THREADS_ARE_CYLINDERS } from '../template.ts';

/** ISO 8734 and ISO 8735: chamfer at one end, a dome of the radius d at the other. */
const CHAMFER = 0.12;
/** Depth of the extraction thread, in its diameters, and at most this part of the length. */
const DEPTH = 1.8;
const MOST = 0.6;

/** Dowel pin; with a thread it has the bore of ISO 8735. */
export const dowelPin = defineTemplate({
  key: 'merkezleme-pimi',
  label: 'Merkezleme pimi (ISO 8734, ISO 8735)',
  params: { d: mm('Çap', 0.3, 100), L: mm('Boy', 0.5, 500), M: optional(thread('Çekme dişi')) },
  check({ d, L, M }) {
    // Chamfer and dome take 0.37 d together.
    if (L <= 0.5 * d) return 'Boy çapa göre çok kısa.';
    if (M && M.diameter >= (1 - 2 * CHAMFER) * d) return 'Çekme dişi pimden küçük olmalı.';
    return null;
  },
  body({ d, L, M }) {
    const r = d / 2;
    const dome = d - Math.sqrt(d * d - r * r);
    const chamfer = CHAMFER * d;
    const depth = M ? Math.min(DEPTH * M.diameter, MOST * L) : 0;
    const middle = r / 2;
    const outline: Path = {
      from: [depth, 0],
      segments: [
        ...(M ? [{ to: [depth, M.diameter / 2] as const }, { to: [0, M.diameter / 2] as const }] : []),
        { to: [0, r - chamfer] },
        { to: [chamfer * 2, r] },
        { to: [L - dome, r] },
        { to: [L, 0], via: [L - d + Math.sqrt(d * d - middle * middle), middle] },
      ],
    };
    return { add: [turned(outline)], finish: 'steel', shownAs: 'turned' };
  },
  simplifications: [THREADS_ARE_CYLINDERS],
});
