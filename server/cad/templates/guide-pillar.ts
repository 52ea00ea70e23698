import { turned, type Path, type Segment } from '../body.ts';
import { defineTemplate, mm } from '../template.ts';

// Proportions of trade catalogues, of the guiding diameter.
const NOSE = 0.3;
const GROOVE = { width: 0.13, depth: 0.05 };
/** Middles of the oil grooves, of the guiding length. */
const GROOVES = [0.3, 0.48, 0.66];

/** Guide pillar with head, locating and guiding diameter; L1 includes the head. Oil grooves are arcs. */
export const guidePillar = defineTemplate({
  key: 'kilavuz-kolon',
  label: 'Kılavuz kolon, kafalı',
  params: {
    d1: mm('Çalışma çapı', 2, 300),
    d2: mm('Sap çapı', 2, 320),
    L1: mm('Sap boyu'),
    L2: mm('Kılavuz boyu'),
    d3: mm('Kafa çapı', 3, 400),
    k: mm('Kafa yüksekliği', 0.5, 100),
  },
  check({ d1, d2, d3, L1, L2, k }) {
    if (d2 <= d1) return 'Sap çapı çalışma çapından büyük olmalı.';
    if (d3 <= d2) return 'Kafa çapı sap çapından büyük olmalı.';
    if (L1 <= k) return 'Sap boyu kafa yüksekliğinden büyük olmalı.';
    if (L2 <= NOSE * d1) return 'Kılavuz boyu ucun yuvarlatmasından büyük olmalı.';
    return null;
  },
  body({ d1, d2, d3, L1, L2, k }) {
    const [r, fit] = [d1 / 2, L1 - k];
    const end = fit + L2;
    const nose = NOSE * d1;
    const width = GROOVE.width * d1;
    const chamfer = Math.min(0.5, (d2 - d1) / 4, fit / 4);
    const grooves = GROOVES.map((place) => fit + L2 * place).filter(
      (middle) => middle - width / 2 > fit + 0.5 && middle + width / 2 < end - nose - 0.5,
    );
    const isClear = grooves.every((middle, i) => i === 0 || middle - grooves[i - 1]! > width + 0.5);
    const outline: Path = {
      from: [-k, 0],
      segments: [
        { to: [-k, d3 / 2] },
        { to: [0, d3 / 2] },
        { to: [0, d2 / 2] },
        { to: [fit - chamfer, d2 / 2] },
        { to: [fit, d2 / 2 - chamfer] },
        { to: [fit, r] },
        ...(isClear ? grooves : []).flatMap((middle): Segment[] => [
          { to: [middle - width / 2, r] },
          { to: [middle + width / 2, r], via: [middle, r - GROOVE.depth * d1] },
        ]),
        { to: [end - nose, r] },
        { to: [end, r - nose], via: [end - nose + nose * Math.SQRT1_2, r - nose + nose * Math.SQRT1_2] },
        { to: [end, 0] },
      ],
    };
    return { add: [turned(outline)], finish: 'steel', shownAs: 'turned' };
  },
  simplifications: ['Yağ kanallarının yeri ve kesiti temsilidir'],
});
