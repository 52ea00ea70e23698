import { circle, rect, regular, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { threaded } from './profiles.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { pocket, prism, revolve, type Material } from './solid.ts';
import { hanging, lying, standing, upright, type Base } from './space.ts';
import type { Fill } from './style.ts';
import { drawCutPlate, drawEnd, drawFront, drawSection, type Turning } from './turned.ts';

/** Round tapered interlock: male cone and female seat, each held by a screw from behind. */
export function taperedInterlock(
  { d, cone, length, rise, angle }: { d: number; cone: number; length: number; rise: number; angle: number } = {
    d: 30,
    cone: 21,
    length: 26,
    rise: 16,
    angle: 10,
  },
  { fill, material }: { fill: Fill; material: Material } = { fill: 'metal', material: 'bright' },
): PartPictures {
  const r = d / 2;
  const rc = cone / 2;
  const tip = rc - rise * Math.tan((angle * Math.PI) / 180);
  const male: Turning = {
    outer: [
      [0, r - 1],
      [1, r],
      [length, r],
      [length, rc],
      [length + rise - 1.5, tip + 0.3],
      [length + rise, tip - 1.2],
    ],
    bore: [
      [0, 4],
      [length * 0.8, 4],
      [length * 0.8 + 2, 0],
      [length + rise, 0],
    ],
  };
  const female: Turning = {
    outer: [
      [0, r],
      [length - 1, r],
      [length, r - 1],
    ],
    bore: [
      [0, rc],
      [rise, tip],
      [rise + 0.01, tip + 0.6],
      [rise + 2.5, tip + 0.6],
      [rise + 2.5, 4],
      [length, 4],
    ],
  };
  const gap = 12;
  return pictures(
    (s) => {
      const solid: Turning = { fill, outer: [[0, 0], ...male.outer, [length + rise, 0]] };
      drawFront(s, solid);
      const x = length + rise + gap;
      drawFront(s, { ...female, fill }, { x }, { hidden: true });
      s.centre([0, 0], [x + length, 0]);
      s.length(0, length, 'L1', { from: -r });
      s.length(length, length + rise, 'h', { from: [-r, -tip] });
      s.length(x, x + length, 'L2', { from: -r });
      s.height(-r, r, 'Ød1 m6', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1 m6', { level: 1, from: x + length });
      s.note(length + rise * 0.5, (rc + tip) / 2, `${angle}°`, 40, -150);
    },
    (s) => {
      const x = length + 0.6;
      const reach = d * 0.95;
      drawCutPlate(s, {
        bore: [
          [0, r],
          [length, r],
        ],
        reach,
      });
      drawCutPlate(s, {
        bore: [
          [x, r],
          [x + length, r],
        ],
        reach,
        angle: 135,
      });
      drawSection(s, male, {}, { gap: 11, angle: 135 });
      drawSection(s, female, { x }, { gap: 11 });
      s.length(0, length, 'L1', { from: -reach });
      s.length(x, x + length, 'L2', { from: -reach });
      s.height(-r, r, 'Ød1', { level: -1, from: 0 });
      s.note(x + rise * 0.6, (rc + tip) / 2, `${angle}°`, 120, -330);
      s.note(length * 0.3, reach * 0.85, 'erkek', -80, -60);
      s.note(x + length * 0.92, reach * 0.85, 'dişi', 60, -60);
    },
    () => {
      return drawScene(
        [
          revolve(female, hanging(length, -d * 0.66, d * 0.2), material),
          revolve({ outer: [[0, 0], ...male.outer, [length + rise, 0]] }, standing([d * 0.66, -d * 0.2, 0]), material),
        ],
        { elevation: 32, margin: 76 },
      );
    },
  );
}

/**
 * Side lock: tongue block and groove block, both bolted to the mould's edge. `taper` is the flanks' slope in degrees;
 * straight locks have parallel flanks.
 */
export function sideLock(
  { taper = 0, surface = 'bright' }: { taper?: number; surface?: 'bright' | 'nitrided' } = {},
  {
    width,
    height,
    depth,
    tongue,
    rise,
  }: { width: number; height: number; depth: number; tongue: number; rise: number } = {
    width: 60,
    height: 34,
    depth: 20,
    tongue: 24,
    rise: 18,
  },
): PartPictures {
  const fill: Fill = surface === 'nitrided' ? 'nitrided' : 'metal';
  const w = width / 2;
  const t = tongue / 2;
  // Only the edges are broken (1 mm); what leads the tongue in is its length.
  const tip = t - rise * Math.tan((taper * Math.PI) / 180);
  const flank = t - (rise + 1) * Math.tan((taper * Math.PI) / 180);
  const male: Pt[] = [
    [-w, 0],
    [w, 0],
    [w, height - rise],
    [t, height - rise],
    [tip, height - 1],
    [tip - 1, height],
    [-tip + 1, height],
    [-tip, height - 1],
    [-t, height - rise],
    [-w, height - rise],
  ];
  const female: Pt[] = [
    [-w, 0],
    [-t - 0.8, 0],
    [-t, 0.8],
    [-flank, rise + 1],
    [flank, rise + 1],
    [t, 0.8],
    [t + 0.8, 0],
    [w, 0],
    [w, height],
    [-w, height],
  ];
  const gap = 10;
  const maleBolts: Pt[] = [
    [-w * 0.62, (height - rise) / 2],
    [w * 0.62, (height - rise) / 2],
  ];
  const femaleBolts: Pt[] = [
    [-w * 0.7, height * 0.6],
    [w * 0.7, height * 0.6],
  ];
  const bolt = (s: Sheet, x: number, y: number): void => {
    s.ring(x, y, 4.9, 'fine', 'cut');
    s.ring(x, y, 2.9, 'fine', 'paper');
    s.cross(x, y, 5);
  };
  return pictures(
    (s) => {
      // The catalogue's length is that of the closed lock.
      const top = s.isLettered ? height - rise : height + gap;
      s.area([male], fill);
      s.area([female.map(([x, y]): Pt => [x, y + top])], fill);
      for (const [x, y] of maleBolts) bolt(s, x, y);
      for (const [x, y] of femaleBolts) bolt(s, x, y + top);
      s.centre([0, 0], [0, top + height]);
      s.length(-w, w, 'a', { from: 0 });
      s.length(-t, t, taper > 0 ? 'b' : 'b g6', { at: height + gap / 2 + 0, from: height });
      if (s.isLettered) s.height(0, top + height, 'L', { level: -1, from: -w });
      s.height(0, height, 'L1', { level: -1, from: [-w, -t] });
      s.height(top, top + height, 'L2', { level: -1, from: -w });
      s.height(height - rise, height, 'h', { level: 1, from: [w, tip] });
      if (taper > 0) s.note((t + tip) / 2, height - rise / 2, `${taper}°`, 90, 40);
    },
    (s) => {
      // Closed lock seen from above, cut through tongue and groove.
      const tongueLoop = rect(-t, 0, t, depth);
      const sides = [rect(-w, 0, -t, depth), rect(t, 0, w, depth)];
      for (const side of sides) {
        s.area([side], 'cut', 'none');
        s.hatch([side]);
        s.area([side], 'none');
      }
      s.area([tongueLoop], 'metal', 'none');
      s.hatch([tongueLoop], { angle: 135, gap: 13 });
      s.area([tongueLoop], 'none');
      const wall = rect(-w * 1.4, depth, w * 1.4, depth + 22);
      s.area([wall], 'plate', 'none');
      s.hatch([wall], { gap: 22, angle: 135 });
      s.line([
        [-w * 1.4, depth],
        [w * 1.4, depth],
      ]);
      for (const x of [-w * 0.7, w * 0.7]) {
        s.area([rect(x - 4.9, 0, x + 4.9, 6.5)], 'metal');
        s.area([rect(x - 2.9, 6.5, x + 2.9, depth + 14)], 'metal');
        s.centre([x, -1], [x, depth + 16]);
      }
      s.length(-w, w, 'a', { level: 2, from: 0 });
      s.length(-t, t, taper > 0 ? 'b' : 'b H7/g6', { level: 1, from: 0 });
      s.height(0, depth, 'c', { level: -1, from: -w });
      s.note(w * 1.15, depth + 12, 'kalıp plakası', 60, -120);
    },
    () => {
      const holes = (list: readonly Pt[]): { loop: Pt[]; sink: { loop: Pt[]; depth: number } }[] =>
        list.map(([x, y]) => ({ loop: circle(x, y, 2.9, 32), sink: { loop: circle(x, y, 4.9, 32), depth: 6.5 } }));
      return drawScene(
        [
          prism(male, depth, upright([0, 0, 0]), surface, holes(maleBolts)),
          prism(female, depth, upright([0, 0, height - rise + 12]), surface, holes(femaleBolts)),
        ],
        { azimuth: -58, elevation: 22, margin: 70 },
      );
    },
  );
}

/** Friction puller: polyamide sleeve on a cone screw holds the parting line closed. */
export function frictionLock(
  { d, length, head }: { d: number; length: number; head: number } = { d: 20, length: 26, head: 10 },
): PartPictures {
  const r = d / 2;
  const [rb, rt] = [5, 4];
  const end = head + length;
  const socket = 4.6;
  const screw: Turning = {
    outer: [
      [0, 0],
      [0, r * 0.78 - 0.6],
      [0.6, r * 0.78],
      [3, r * 0.78],
      [head + 4, rb],
      [end, rb],
      [end, rt],
      [end + 17, rt],
      [end + 18, rt - 1],
      [end + 18, 0],
    ],
  };
  const sleeve: Turning = {
    fill: 'ceramic',
    outer: [
      [head * 0.55, r - 1],
      [head * 0.55 + 1, r],
      [end - 1, r],
      [end, r - 1],
    ],
    bore: [
      [head * 0.55, r * 0.62],
      [head + 4, rb],
      [end, rb],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, screw);
      drawFront(s, sleeve);
      for (const side of [1, -1])
        s.line(
          [
            [end, side * rt * 0.84],
            [end + 17, side * rt * 0.84],
          ],
          'thin',
        );
      const cx = end + 18 + d;
      drawEnd(s, cx, 0, [r, r * 0.78], { fill: 'ceramic' });
      s.area([regular(6, socket, 30, cx, 0)], 'paper');
      s.length(head * 0.55, end, 'L', { from: -r });
      s.length(end, end + 18, 'L1', { from: [-r, -rt] });
      s.height(-r, r, 'Ød1', { level: -1, from: head * 0.55 });
      s.height(-rt, rt, 'M8', { at: end + 23, from: end + 18 });
    },
    (s) => {
      const reach = d * 1.05;
      drawCutPlate(s, {
        bore: [
          [-8, r + 0.02],
          [end - 3, r + 0.02],
        ],
        reach,
      });
      drawCutPlate(s, {
        bore: [
          [end, rt],
          [end + 24, rt],
        ],
        reach,
        angle: 135,
      });
      drawSection(s, sleeve, {}, { gap: 9, angle: 135 });
      drawFront(s, screw);
      s.note(end * 0.55, r * 0.85, 'poliamid burç', -70, -260);
      s.note(6, -r * 0.4, 'konik vida', -90, 240);
      s.note(end * 0.3, reach * 0.86, 'sabit plaka', -190, -50);
      s.note(end + 14, reach * 0.86, 'hareketli plaka', 50, -90);
      s.height(-r, r, 'Ød1', { level: -1, from: -8 });
    },
    () => {
      const h = r;
      const tail: Turning = {
        outer: [[end, 0], [end, rt - 0.4], ...threaded(end, end + 17, rt, 1.5), [end + 18, rt - 1], [end + 18, 0]],
      };
      const face: Base = { o: [0, 0, h], u: [0, -1, 0], v: [0, 0, 1], w: [-1, 0, 0] };
      const front: Turning = {
        outer: [
          [0, 0],
          [0, r * 0.78 - 0.6],
          [0.6, r * 0.78],
          [3, r * 0.78],
          [head * 0.55, r * 0.64],
          [head * 0.55, 0],
        ],
      };
      return drawScene(
        [
          revolve(tail, lying(h), 'steel', { edgeWeight: 1.3 }),
          revolve({ outer: [[head * 0.55, 0], ...sleeve.outer, [end, 0]] }, lying(h), 'ceramic'),
          revolve(front, lying(h)),
          pocket(regular(6, socket, 10), 5, face, 'steel'),
        ],
        HEAD_FIRST,
      );
    },
  );
}

/** Latch lock: bar with a nose, guide body with a spring-loaded catch, release cam. */
export function latchLock(
  { width, length, thickness }: { width: number; length: number; thickness: number } = {
    width: 22,
    length: 120,
    thickness: 14,
  },
): PartPictures {
  const w = width / 2;
  const bar: Pt[] = [
    [0, -w * 0.7],
    [length * 0.78, -w * 0.7],
    [length * 0.82, -w * 1.15],
    [length * 0.9, -w * 1.15],
    [length * 0.97, -w * 0.5],
    [length * 0.97, w * 0.4],
    [length * 0.95, w * 0.7],
    [0, w * 0.7],
  ];
  const body = (y: number): Pt[] => rect(length * 0.46, y - w * 2.1, length * 0.74, y + w * 2.1);
  const cam: Pt[] = [
    [length * 0.84, -w * 2.1],
    [length * 1.06, -w * 2.1],
    [length * 1.06, -w * 1.25],
    [length * 0.96, -w * 1.25],
    [length * 0.9, -w * 1.4],
    [length * 0.84, -w * 1.4],
  ];
  const hook: Pt[] = [
    [length * 0.84, w * 2.1],
    [length * 1.06, w * 2.1],
    [length * 1.06, w * 0.85],
    [length * 0.84, w * 0.85],
  ];
  const bolts: Pt[] = [
    [length * 0.06, 0],
    [length * 0.2, 0],
  ];
  const bodyBolts: Pt[] = [
    [length * 0.53, w * 1.5],
    [length * 0.67, w * 1.5],
    [length * 0.53, -w * 1.5],
    [length * 0.67, -w * 1.5],
  ];
  const bolt = (s: Sheet, [x, y]: Pt): void => {
    s.ring(x, y, 4.2, 'fine', 'cut');
    s.ring(x, y, 2.6, 'fine', 'paper');
    s.cross(x, y, 4.4);
  };
  return pictures(
    (s) => {
      s.area([hook], 'metal');
      s.area([cam], 'metal');
      s.area([bar], 'metal');
      s.area([body(0)], 'metal');
      s.line(
        [
          [length * 0.46, w * 0.7],
          [length * 0.74, w * 0.7],
        ],
        'hidden',
      );
      s.line(
        [
          [length * 0.46, -w * 0.7],
          [length * 0.74, -w * 0.7],
        ],
        'hidden',
      );
      for (const b of [...bolts, ...bodyBolts, [length * 1.0, w * 1.5] as Pt, [length * 1.0, -w * 1.7] as Pt])
        bolt(s, b);
      s.centre([0, 0], [length, 0]);
      s.length(0, length * 0.97, 'L', { level: 2, from: [-w * 0.7, -w * 0.5] });
      s.length(length * 0.46, length * 0.74, 'L1', { from: -w * 2.1 });
      s.height(-w * 0.7, w * 0.7, 'b', { level: -1, from: 0 });
      s.height(-w * 2.1, w * 2.1, 'a', { level: 1, from: length * 1.06 });
    },
    (s) => {
      // Side view: the three plates it works on, the strip of parts bolted along their edges.
      const plates: { x0: number; x1: number; label: string }[] = [
        { x0: -4, x1: length * 0.3, label: '1. plaka' },
        { x0: length * 0.42, x1: length * 0.78, label: '2. plaka' },
        { x0: length * 0.82, x1: length * 1.1, label: '3. plaka' },
      ];
      plates.forEach(({ x0, x1, label }, i) => {
        const loop = rect(x0, -34, x1, 0);
        s.area([loop], 'plate');
        s.hatch([loop], { gap: 22, angle: i % 2 === 0 ? 45 : 135 });
        s.note((x0 + x1) / 2, -26, label, 20, 120);
      });
      s.area([rect(length * 0.84, 0, length * 1.06, thickness)], 'metal');
      s.area([rect(length * 0.46, 0, length * 0.74, thickness + 5)], 'metal');
      s.area([rect(0, 0, length * 0.97, thickness * 0.7)], 'metal');
      s.area([rect(length * 0.46, 0, length * 0.74, thickness + 5)], 'cut', 'none');
      s.hatch([rect(length * 0.46, thickness * 0.7, length * 0.74, thickness + 5)], { gap: 11 });
      s.area([rect(length * 0.46, thickness * 0.7, length * 0.74, thickness + 5)], 'none');
      s.area([rect(length * 0.46, 0, length * 0.74, thickness * 0.7)], 'metal');
      for (const [x] of bolts) {
        s.area([rect(x - 2.6, -14, x + 2.6, thickness * 0.7 - 4)], 'metal', 'fine');
        s.area([rect(x - 4.2, thickness * 0.7 - 4, x + 4.2, thickness * 0.7)], 'metal', 'fine');
        s.centre([x, -16], [x, thickness]);
      }
      s.height(0, thickness + 5, 'c', { level: 1, from: length * 0.74 });
      s.note(length * 0.34, thickness * 0.5, 'mandal', -60, -130);
      s.note(length * 0.6, thickness + 3, 'kılavuz gövde', -20, -110);
      s.note(length * 0.95, thickness * 0.85, 'kam', 60, -110);
    },
    () => {
      const holes = (list: readonly Pt[], k: number): { loop: Pt[]; sink: { loop: Pt[]; depth: number } }[] =>
        list.map(([x, y]) => ({ loop: circle(x, y, 2.6, 28), sink: { loop: circle(x, y, 4.2, 28), depth: k } }));
      const at = (z: number): Base => ({ o: [0, 0, z], u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, 1] });
      return drawScene(
        [
          prism(hook, thickness, at(0), 'dark', holes([[length * 1.0, w * 1.5]], 4)),
          prism(bar, thickness * 0.7, at(1), 'bright', holes(bolts, 4)),
          prism(cam, thickness, at(0), 'dark', holes([[length * 1.0, -w * 1.7]], 4)),
          prism(body(0), thickness + 5, at(0), 'steel', holes(bodyBolts, 5)),
          prism(rect(0, -w * 0.7, length * 0.46, w * 0.7), thickness * 0.7, at(1), 'bright', holes(bolts, 4)),
        ],
        { azimuth: -122, elevation: 38, margin: 60 },
      );
    },
  );
}
