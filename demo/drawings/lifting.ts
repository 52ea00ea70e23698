import { arc, circle, rect, regular, type Pt } from './geometry.ts';
import { pictures, type PartPictures } from './part.ts';
import { threaded } from './profiles.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { prism, revolve, sweep, type Solid } from './solid.ts';
import { hanging, standing, type Vec } from './space.ts';
import { drawFront, drawSection, drawThread, type Turning } from './turned.ts';

export interface EyeSize {
  d1: number;
  d2: number;
  d3: number;
  d4: number;
  k: number;
  length: number;
}

/** Eye of DIN 580/582: a ring of round section that widens into its collar. */
function eyeRing({ d3, d4 }: EyeSize, centre: number): Solid {
  const r = (d3 + d4) / 4;
  const thick = (d3 - d4) / 4;
  const path = Array.from({ length: 97 }, (_, i): Vec => {
    const a = -Math.PI / 2 + (i / 96) * 2 * Math.PI;
    return [r * Math.cos(a), 0, centre + r * Math.sin(a)];
  });
  return sweep(path, circle(0, 0, thick, 28), 'steel', () => [0, 1, 0]);
}

function drawEye(s: Sheet, size: EyeSize, x: number, centre: number): void {
  const [ro, ri] = [size.d3 / 2, size.d4 / 2];
  s.ring(x, centre, ro, 'edge', 'metal');
  s.ring(x, centre, ri, 'edge', 'paper');
  s.cross(x, centre, ro);
}

/** Collar with a waist below the ring, seen from the front. */
function collar(size: EyeSize): Turning {
  const r2 = size.d2 / 2;
  const neck = (size.d3 - size.d4) / 2;
  return {
    outer: [
      [0, neck * 0.95],
      [size.k * 0.35, neck * 1.05],
      [size.k * 0.55, r2 - 1],
      [size.k * 0.65, r2],
      [size.k, r2],
    ],
  };
}

/** DIN 580 lifting eye bolt. */
export function eyeBolt(size: EyeSize = { d1: 16, d2: 36, d3: 63, d4: 35, k: 15, length: 27 }): PartPictures {
  const { d1, d2, d3, d4, k, length } = size;
  const r = d1 / 2;
  const centre = k + d3 / 2 - (d3 - d4) / 4;
  const c = collar(size);
  const shank: Turning = {
    outer: [
      [0, r * 0.8],
      [3, r * 0.8],
      [4, r],
      [length - 1.5, r],
      [length, r - 1.5],
    ],
  };
  const top = centre + d3 / 2;
  const view = (s: Sheet, x: number, isSide: boolean): void => {
    drawFront(s, shank, { upright: true, x, y: 0 }, { axis: false });
    drawThread(s, 4, length - 1, r * 0.84, 0, { upright: true, x });
    if (isSide) {
      const t = (d3 - d4) / 4;
      s.area(
        [[...arc(x, top - t, t, 0, 180, 20), [x - t, centre - d3 / 2 + 2], [x + t, centre - d3 / 2 + 2]]],
        'metal',
      );
      s.line(
        [
          [x - t, centre - d4 / 2],
          [x + t, centre - d4 / 2],
        ],
        'fine',
      );
      s.line(
        [
          [x - t, centre + d4 / 2],
          [x + t, centre + d4 / 2],
        ],
        'hidden',
      );
    } else drawEye(s, size, x, centre);
    drawFront(s, c, { upright: true, x, y: k }, { axis: false });
    s.centre([x, -length], [x, top]);
  };
  return pictures(
    (s) => {
      view(s, 0, false);
      view(s, d3 * 1.25, true);
      s.height(-length, 0, 'L', { level: -1, from: [-r, -d2 / 2] });
      s.height(0, top, 'h', { level: -2, from: [-d2 / 2, 0] });
      s.height(0, k, 'k', { level: -1, from: -d2 / 2 });
      s.length(-d4 / 2, d4 / 2, 'Ød4', { at: centre + 2, from: centre });
      s.length(-d3 / 2, d3 / 2, 'Ød3', { level: -1, from: centre });
      s.length(-r, r, 'Ød1', { level: 1, from: -length });
      s.length(d3 * 1.25 - d2 / 2, d3 * 1.25 + d2 / 2, 'Ød2', { level: 1, from: 0 });
    },
    (s) => {
      const block: Pt[] = rect(-d3 * 0.62, -length - 20, d3 * 0.62, 0);
      const hole: Pt[] = [
        [-r, 0],
        [-r, -length - 3],
        [-r * 0.84, -length - 6],
        [0, -length - 11],
        [r * 0.84, -length - 6],
        [r, -length - 3],
        [r, 0],
      ];
      s.area([block, hole], 'plate', 'none');
      s.hatch([block, hole], { gap: 22 });
      s.area([hole], 'paper', 'fine');
      s.line([
        [-d3 * 0.62, 0],
        [d3 * 0.62, 0],
      ]);
      view(s, 0, false);
      // Load directions: straight and up to 45°.
      const load = (dx: number, dy: number): void => {
        const base: Pt = [dx * d3 * 0.12, centre + d3 * 0.34];
        const tip: Pt = [base[0] + dx * d3 * 0.72, base[1] + dy * d3 * 0.72];
        const d = Math.hypot(dx, dy);
        const [ux, uy] = [dx / d, dy / d];
        s.line([base, tip], 'edge');
        s.area(
          [
            [
              tip,
              [tip[0] - ux * 7 - uy * 2.6, tip[1] - uy * 7 + ux * 2.6],
              [tip[0] - ux * 7 + uy * 2.6, tip[1] - uy * 7 - ux * 2.6],
            ],
          ],
          'graphite',
          'fine',
        );
      };
      load(0, 1);
      load(0.72, 0.72);
      s.centre([0, centre + d3 * 0.4], [0, top + d3 * 0.5]);
      s.text(d3 * 0.19, top + d3 * 0.36, '45°');
      s.note(-d3 * 0.4, -length * 0.7, 'kalıp plakası', -90, 60);
      s.note(d2 * 0.46, 1, 'tam oturur', 200, -60);
      s.note(-r, -length * 0.6, 'M16', -280, -40);
    },
    () => {
      const z = length;
      const thread: Turning = {
        outer: [[0, 0], [0, r * 0.8], [3, r * 0.8], ...threaded(3, length - 1, r, 2), [length, r - 2], [length, 0]],
      };
      const up = (t: Turning, from: number): Turning => ({ outer: [[from, 0], ...t.outer, [k, 0]] });
      return drawScene(
        [
          revolve(thread, hanging(z), 'steel', { edgeWeight: 1.3 }),
          revolve(up(c, 0), hanging(z + k)),
          eyeRing(size, z + centre),
        ],
        { azimuth: -62, elevation: 20, margin: 60 },
      );
    },
  );
}

/** DIN 582 lifting eye nut. */
export function eyeNut(size: EyeSize = { d1: 16, d2: 36, d3: 63, d4: 35, k: 17, length: 0 }): PartPictures {
  const { d1, d2, d3, d4, k } = size;
  const r = d1 / 2;
  const centre = k + d3 / 2 - (d3 - d4) / 4;
  const top = centre + d3 / 2;
  const c = collar(size);
  const view = (s: Sheet, x: number): void => {
    drawEye(s, size, x, centre);
    drawFront(s, c, { upright: true, x, y: k }, { axis: false });
    s.centre([x, 0], [x, top]);
  };
  return pictures(
    (s) => {
      view(s, 0);
      for (const side of [1, -1]) {
        s.line(
          [
            [side * r * 0.84, 0],
            [side * r * 0.84, k + 2],
          ],
          'hidden',
        );
      }
      const [cx, cy] = [d3 * 1.2, d2 / 2];
      s.ring(cx, cy, d2 / 2, 'edge', 'metal');
      s.ring(cx, cy, r * 0.84, 'edge', 'paper');
      s.line(arc(cx, cy, r, 10, 280, 40), 'thin');
      s.cross(cx, cy, d2 / 2);
      s.height(0, top, 'h', { level: -2, from: [-d2 / 2, 0] });
      s.height(0, k, 'k', { level: -1, from: -d2 / 2 });
      s.length(-d4 / 2, d4 / 2, 'Ød4', { at: centre + 2, from: centre });
      s.length(-d3 / 2, d3 / 2, 'Ød3', { level: -1, from: centre });
      s.length(-d2 / 2, d2 / 2, 'Ød2', { level: 1, from: 0 });
      s.note(cx + r * 0.7, cy - r * 0.7, 'M16', 110, 120);
    },
    (s) => {
      view(s, 0);
      const t: Turning = {
        ...c,
        bore: [
          [-2, r * 0.84],
          [k - 1.4, r * 0.84],
          [k, r],
        ],
      };
      const cut: Turning = { outer: [[-2, ((d3 - d4) / 2) * 0.9], ...c.outer], bore: t.bore ?? [] };
      drawSection(s, cut, { upright: true, y: k }, { gap: 12, axis: false });
      for (const side of [1, -1])
        s.line(
          [
            [side * r, 0.5],
            [side * r, k + 2],
          ],
          'thin',
        );
      // The stud it is screwed onto.
      const stud: Turning = {
        outer: [
          [0, r - 1.2],
          [1.2, r],
          [k + 26, r],
        ],
        bore: [
          [0, 0],
          [k + 26, 0],
        ],
      };
      drawFront(s, { outer: [[0, 0], ...stud.outer, [k + 26, 0]] }, { upright: true, y: k - 1 });
      const block = rect(-d3 * 0.62, -36, d3 * 0.62, 0);
      const hole = rect(-r, -36, r, 0);
      s.hatch([block, hole], { gap: 22, angle: 135 });
      s.line([
        [-d3 * 0.62, 0],
        [-d2 / 2, 0],
      ]);
      s.line([
        [d2 / 2, 0],
        [d3 * 0.62, 0],
      ]);
      s.note(r * 0.6, -12, 'saplama M16', 330, -40);
      s.note(-d3 * 0.4, -20, 'kalıp plakası', -100, 60);
      s.length(-d2 / 2, d2 / 2, 'Ød2', { level: 1, from: 0 });
    },
    () => {
      const base: Turning = { outer: [[0, 0], ...c.outer, [k, 0]] };
      return drawScene([revolve(base, hanging(k)), eyeRing(size, centre)], { azimuth: -62, elevation: 24, margin: 60 });
    },
  );
}

/** Swivel hoist ring: body turns about the bolt, the bow tilts. */
export function swivelRing(
  { d1, d2, bow, height, length }: { d1: number; d2: number; bow: number; height: number; length: number } = {
    d1: 20,
    d2: 52,
    bow: 13,
    height: 92,
    length: 36,
  },
): PartPictures {
  const r = d1 / 2;
  const [r2, t] = [d2 / 2, bow / 2];
  const inside = 24;
  const pivot = 20;
  const arch = height - bow - inside;
  const socket = 9;
  const pathAt = (x0: number): Pt[] => [[-inside - t, x0], ...arc(0, arch, inside + t, 180, 0, 40), [inside + t, x0]];
  const bowOutline = (): Pt[] => [
    [-inside - bow, pivot],
    ...arc(0, arch, inside + bow, 180, 0, 40),
    [inside + bow, pivot],
    [inside, pivot],
    ...arc(0, arch, inside, 0, 180, 40),
    [-inside, pivot],
  ];
  const shank: Turning = {
    outer: [
      [0, r],
      [length - 2, r],
      [length, r - 2],
    ],
  };
  const body: Turning = {
    outer: [
      [0, r2 - 8],
      [3, r2 - 6],
      [30, r2 - 6],
      [30, r2],
      [36, r2],
    ],
  };
  const headOf: Turning = {
    outer: [
      [0, 15],
      [1, 16],
      [7, 16],
      [7, r2 - 8],
    ],
  };
  const view = (s: Sheet, x: number): void => {
    const shift = (loop: readonly Pt[]): Pt[] => loop.map(([px, y]): Pt => [px + x, y]);
    drawFront(s, shank, { upright: true, x }, { axis: false });
    drawThread(s, 2, length - 1, r * 0.85, 0, { upright: true, x });
    s.area([shift(bowOutline())], 'metal');
    drawFront(s, headOf, { upright: true, x, y: 43 }, { axis: false });
    drawFront(s, body, { upright: true, x, y: 36 }, { axis: false });
    for (const side of [1, -1]) {
      s.ring(x + side * (inside + t), pivot, t + 2.4, 'edge', 'metal');
      s.ring(x + side * (inside + t), pivot, 4, 'fine', 'cut');
      s.cross(x + side * (inside + t), pivot, t);
    }
    s.centre([x, -length], [x, height]);
  };
  return pictures(
    (s) => {
      view(s, 0);
      const x = 92;
      drawFront(s, shank, { upright: true, x }, { axis: false });
      drawThread(s, 2, length - 1, r * 0.85, 0, { upright: true, x });
      drawFront(s, headOf, { upright: true, x, y: 43 }, { axis: false });
      drawFront(s, body, { upright: true, x, y: 36 }, { axis: false });
      s.area([[[x - t, pivot], [x - t, height - t], ...arc(x, height - t, t, 180, 0, 16), [x + t, pivot]]], 'metal');
      s.ring(x, pivot, t + 2.4, 'edge', 'metal');
      s.ring(x, pivot, 4, 'fine', 'cut');
      s.centre([x, -length], [x, height]);
      s.height(-length, 0, 'L', { level: -1, from: [-r, -r2] });
      s.height(0, height, 'h', { level: -1, from: [-r2, 0] });
      s.length(-inside, inside, 'a', { at: arch + 4, from: arch });
      s.length(-r, r, 'M20', { level: 1, from: -length });
      s.length(x - r2, x + r2, 'Ød2', { level: 1, from: 0 });
    },
    (s) => {
      view(s, 0);
      const cut: Turning = {
        outer: [
          [0, r2 - 8],
          [3, r2 - 6],
          [30, r2 - 6],
          [30, r2],
          [36, r2],
        ],
        bore: [
          [0, 13],
          [22, 13],
          [22, r + 1],
          [36, r + 1],
        ],
      };
      s.area([rect(6 - r2, 0, r2 - 6, 36)], 'paper', 'none');
      drawSection(s, cut, { upright: true, y: 36 }, { gap: 12, axis: false });
      const bolt: Turning = {
        outer: [
          [0, 16],
          [7, 16],
          [7, 12.6],
          [29, 12.6],
          [29, r],
          [43 + length - 2, r],
          [43 + length, r - 2],
        ],
        bore: [
          [0, socket * 0.86],
          [14, socket * 0.86],
          [18, 0],
          [43 + length, 0],
        ],
      };
      drawFront(s, { outer: [[0, 0], ...bolt.outer, [43 + length, 0]] }, { upright: true, y: 43 }, { axis: false });
      s.area(
        [
          [
            [-socket * 0.86, 43],
            [-socket * 0.86, 30],
            [0, 25],
            [socket * 0.86, 30],
            [socket * 0.86, 43],
          ],
        ],
        'paper',
        'hidden',
      );
      for (const side of [1, -1]) {
        s.ring(side * (inside + t), pivot, t + 2.4, 'edge', 'metal');
        s.ring(side * (inside + t), pivot, 4, 'fine', 'cut');
      }
      const plate = rect(-r2 - 16, -length - 16, r2 + 16, 0);
      s.hatch([plate, rect(-r, -length, r, 0)], { gap: 22, angle: 135 });
      s.line([
        [-r2 - 16, 0],
        [r2 + 16, 0],
      ]);
      s.centre([0, -length], [0, height]);
      s.note(-12.6, 18, 'cıvata', -300, -150);
      s.note(r2 - 7, 26, '360°', 230, -90);
      s.note(inside + t, arch, '180°', 150, -60);
      s.note(-r2 - 8, -length * 0.6, 'kalıp plakası', -80, 40);
      s.length(-r, r, 'M20', { level: 1, from: -length });
    },
    () => {
      const z = length;
      const thread: Turning = {
        outer: [[0, 0], [0, r], ...threaded(2, length - 1, r, 2.5), [length, r - 2], [length, 0]],
      };
      const lean = 0.28;
      const path = pathAt(pivot).map(([x, y]): Vec => [
        x,
        (y - pivot) * Math.sin(lean),
        z + pivot + (y - pivot) * Math.cos(lean),
      ]);
      const bowSolid = sweep(path, circle(0, 0, t, 28), 'kirmizi', () => [0, 1, 0]);
      const pins = [1, -1].map((side) =>
        revolve(
          {
            outer: [
              [0, 0],
              [0, t + 2.4],
              [bow + 4, t + 2.4],
              [bow + 4, 0],
            ],
          },
          { o: [side * (inside - 2), 0, z + pivot], u: [0, 1, 0], v: [0, 0, side], w: [side, 0, 0] },
          'steel',
        ),
      );
      const bodySolid = revolve({ outer: [[0, 0], ...body.outer, [36, 0]] }, hanging(z + 36), 'steel');
      const head = prism(circle(0, 0, 16, 64), 8, standing([0, 0, z + 35]), 'dark', [
        { loop: regular(6, socket), depth: 7 },
      ]);
      const [right, left] = pins;
      return drawScene(
        [
          revolve(thread, hanging(z), 'steel', { edgeWeight: 1.3 }),
          ...(left ? [left] : []),
          bodySolid,
          head,
          bowSolid,
          ...(right ? [right] : []),
        ],
        { azimuth: -52, elevation: 24, margin: 56 },
      );
    },
  );
}
