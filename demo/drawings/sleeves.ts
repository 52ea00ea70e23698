import type { Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { FLAT_SURFACE, type Surface } from './pins.ts';
import { drawScene } from './scene.ts';
import { revolve } from './solid.ts';
import { lying } from './space.ts';
import { drawEnd, drawFront, drawSection, type Turning } from './turned.ts';

export interface SleeveSize {
  d1: number;
  d2: number;
  d3: number;
  k: number;
  length: number;
  guide: number;
  isConical?: boolean;
}

/** DIN ISO 8405 ejector sleeve: tube with head, the bore fits the core pin only near the working end. */
export function ejectorSleeve(
  { d1, d2, d3, k, length, guide, isConical = false }: SleeveSize = {
    d1: 10,
    d2: 16,
    d3: 26,
    k: 7,
    length: 104,
    guide: 36,
  },
  surface: Surface = 'steel',
): PartPictures {
  const [r, r2, r3] = [d1 / 2, d2 / 2, d3 / 2];
  const cone = k + (r3 - r2) / Math.tan(Math.PI / 6);
  const head: Pt[] = isConical
    ? [
        [0, r3],
        [k, r3],
        [cone, r2],
      ]
    : [
        [0, r3 - 0.6],
        [0.6, r3],
        [k - 0.6, r3],
        [k, r3 - 0.6],
        [k, r2],
      ];
  const wide = r + 1.2;
  const t: Turning = {
    outer: [...head, [length, r2]],
    bore: [
      [0, wide],
      [length - guide - 1, wide],
      [length - guide, r],
      [length, r],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, { ...t, fill: FLAT_SURFACE[surface] }, {}, { hidden: true });
      drawEnd(s, length + d3 * 0.95, 0, [r3, r2, r], { fill: FLAT_SURFACE[surface], open: r });
      s.length(0, length, 'L', { level: 2, from: [-r3, -r2] });
      s.length(length - guide, length, 'L1', { from: -r2 });
      s.length(0, k, 'k', { level: isConical ? -1 : 1, from: isConical ? r3 : -r3 });
      s.height(-r3, r3, 'Ød3', { level: -1, from: 0 });
      s.height(-r2, r2, 'Ød2 g6', { at: length * 0.4, from: 0 });
      s.height(-r, r, 'Ød1 H5', { level: 1, from: length + d3 * 0.95 });
      if (isConical) s.note((k + cone) / 2, (r2 + r3) / 2, '60°', 60, -70);
    },
    (s) => {
      drawSection(s, t, {}, { gap: 10 });
      const core: Turning = {
        outer: [
          [-14, 0],
          [-14, r - 0.2],
          [length - 1, r - 0.2],
          [length - 1, 0],
        ],
        fill: 'metal',
      };
      drawFront(s, core);
      s.length(length - guide, length, 'L1', { from: -r2 });
      s.length(0, length, 'L', { level: 2, from: [-r3, -r2] });
      s.height(-r2, r2, 'Ød2', { level: 1, from: length });
      s.height(-r3, r3, 'Ød3', { level: -1, from: 0 });
      s.note(length * 0.38, 0, 'maça pimi', 50, -190);
      s.note(length * 0.2, r + 2.2, 'itici yüksük', -20, -130);
    },
    () => drawScene([revolve(t, lying(r3), surface)], { ...HEAD_FIRST, azimuth: -132 }),
  );
}
