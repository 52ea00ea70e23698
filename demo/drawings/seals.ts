import { circle, rect, regular, type Pt } from './geometry.ts';
import { pictures, type PartPictures } from './part.ts';
import { threaded } from './profiles.ts';
import { drawScene } from './scene.ts';
import { pocket, revolve } from './solid.ts';
import { standing, type Vec } from './space.ts';
import type { Fill } from './style.ts';
import { drawFront, drawSection, type Turning } from './turned.ts';

/** DIN 906 pipe plug: taper thread, hexagon socket. */
export function pipePlug(
  metal: 'dark' | 'brass' | 'bright',
  { d, length, wrench, depth }: { d: number; length: number; wrench: number; depth: number } = {
    d: 20,
    length: 16,
    wrench: 10,
    depth: 8,
  },
): PartPictures {
  const r = d / 2;
  const tip = r - length / 32;
  const socket = wrench / 2 / Math.cos(Math.PI / 6);
  const fill: Fill = metal === 'brass' || metal === 'dark' ? metal : 'metal';
  const cut: Fill = metal === 'brass' ? 'brass' : 'cut';
  const t: Turning = {
    fill: cut,
    outer: [
      [0, r - 0.8],
      [0.8, r],
      [length - 1, tip],
      [length, tip - 1],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, { fill, outer: [[0, 0], ...t.outer, [length, 0]] });
      for (const side of [1, -1])
        s.line(
          [
            [0.4, side * r * 0.88],
            [length - 0.6, side * tip * 0.88],
          ],
          'thin',
        );
      s.area(
        [
          [
            [0, socket],
            [depth, socket],
            [depth + 2.4, 0],
            [depth, -socket],
            [0, -socket],
          ],
        ],
        'none',
        'hidden',
      );
      for (const y of [socket / 2, -socket / 2])
        s.line(
          [
            [0, y],
            [depth, y],
          ],
          'hidden',
        );
      const cx = length + d * 1.05;
      s.ring(cx, 0, r, 'edge', fill);
      s.ring(cx, 0, r * 0.88, 'thin');
      s.area([regular(6, socket, 30, cx, 0)], 'paper');
      s.cross(cx, 0, r);
      s.length(0, length, 'L', { from: [-r, -tip] });
      s.length(0, depth, 't', { level: -1, from: r });
      s.height(-r, r, 'R1/2', { level: -1, from: 0 });
      s.length(cx - wrench / 2, cx + wrench / 2, 'SW', { level: 1, from: 0 });
      s.note(length * 0.6, r * 0.98, '1:16', 40, -80);
    },
    (s) => {
      const reach = d * 0.95;
      for (const side of [1, -1]) {
        const loop: Pt[] = [
          [-2, side * reach],
          [-2, side * r],
          [length, side * tip],
          [length + 12, side * tip * 0.86],
          [length + 12, side * reach],
        ];
        s.area([loop], 'plate', 'none');
        s.hatch([loop], { angle: 135, gap: 20 });
        s.line(loop);
      }
      const bore: Pt[] = [
        [0, wrench / 2],
        [depth, wrench / 2],
        [depth + 2.2, 0],
        [length, 0],
      ];
      drawSection(s, { ...t, bore }, {}, { gap: 12 });
      for (const side of [1, -1])
        s.line(
          [
            [0.4, side * r * 0.88],
            [length - 0.6, side * tip * 0.88],
          ],
          'thin',
        );
      s.length(0, depth, 't', { level: -1, from: wrench / 2 });
      s.length(0, length, 'L', { level: 1, from: -r });
      s.height(-wrench / 2, wrench / 2, 'SW', { level: -1, from: 0 });
      s.note(length + 9, -r * 0.55, 'soğutma kanalı', 70, 70);
    },
    () => {
      const base = standing();
      const thread: Turning = {
        outer: [
          [0, 0],
          [0, tip - 1],
          ...threaded(0.6, length - 0.8, r, 1.8).map(([x, y]): Pt => [x, y - (1 - x / length) * (r - tip)]),
          [length, r - 1],
          [length, 0],
        ],
      };
      return drawScene(
        [
          revolve(thread, base, metal, { edgeWeight: 1.4 }),
          pocket(regular(6, socket, 10), depth, standing([0, 0, length]), metal),
        ],
        { elevation: 40, margin: 110 },
      );
    },
  );
}

/** O-ring: inside diameter and cord. */
export function oRing(
  { d1, d2 }: { d1: number; d2: number } = { d1: 50, d2: 8 },
  rubber: 'rubber' | 'brown' = 'rubber',
): PartPictures {
  const [ri, ro, c] = [d1 / 2, d1 / 2 + d2, d1 / 2 + d2 / 2];
  return pictures(
    (s) => {
      s.ring(0, 0, ro, 'edge', rubber);
      s.ring(0, 0, ri, 'edge', 'paper');
      s.cross(0, 0, ro);
      const x = ro * 1.5;
      s.area([[...circle(x, c, d2 / 2, 48).slice(0, 25), ...circle(x, -c, d2 / 2, 48).slice(24)]], rubber);
      s.centre([x, -ro], [x, ro]);
      s.height(-ri, ri, 'Ød1', { at: 0, from: 0 });
      s.length(x - d2 / 2, x + d2 / 2, 'd2', { level: 1, from: -c });
    },
    (s) => {
      // Left: cut through the ring; right: how it seals, squeezed in its groove.
      for (const side of [1, -1]) {
        s.ring(0, side * c, d2 / 2, 'edge', 'cut');
        s.hatch([circle(0, side * c, d2 / 2)], { gap: 9 });
        s.hatch([circle(0, side * c, d2 / 2)], { gap: 9, angle: 135 });
      }
      for (const x of [-d2 / 2, d2 / 2])
        s.line([
          [x, -c],
          [x, c],
        ]);
      s.centre([-d2 * 0.8, 0], [d2 * 0.8, 0]);
      for (const side of [1, -1]) s.centre([-d2 * 0.6, side * c], [d2 * 0.6, side * c]);
      const [gx, zoom] = [ro * 1.75, 3];
      const [w, h] = [d2 * 0.68 * zoom, d2 * 0.39 * zoom];
      const body: Pt[] = [
        [gx - w * 2, -h * 2.8],
        [gx + w * 2, -h * 2.8],
        [gx + w * 2, h],
        [gx + w, h],
        [gx + w, -h],
        [gx - w, -h],
        [gx - w, h],
        [gx - w * 2, h],
      ];
      const cover = rect(gx - w * 2, h, gx + w * 2, h * 2.8);
      s.area([body], 'plate');
      s.hatch([body], { gap: 18 });
      s.area([cover], 'plate');
      s.hatch([cover], { gap: 18, angle: 135 });
      const squeezed = circle(0, 0, 1, 64).map(([x, y]): Pt => [
        gx + x * w * 0.9,
        Math.max(-h, Math.min(h, y * h * 1.16)),
      ]);
      s.area([squeezed], rubber);
      s.height(-ri, ri, 'Ød1', { level: -1, from: 0 });
      s.length(-d2 / 2, d2 / 2, 'd2', { level: 1, from: -c });
      s.height(-h, h, 't', { at: gx + w * 1.45, from: gx + w });
      s.length(gx - w, gx + w, 'b', { at: -h * 2.8 - 6, from: -h });
    },
    () => {
      const loop = circle(0, c, d2 / 2, 40);
      const half = loop.slice(20).concat(loop.slice(0, 1)).toReversed();
      const inner = loop.slice(0, 21);
      // The cord's outer half and inner half, both as one turned body sorted by distance.
      const t: Turning = {
        outer: [...half]
          .sort((a, b) => a[0] - b[0])
          .map(([x]): Pt => [x, c + Math.sqrt(Math.max(0, (d2 / 2) ** 2 - x * x))]),
        bore: [...inner]
          .sort((a, b) => a[0] - b[0])
          .map(([x]): Pt => [x, c - Math.sqrt(Math.max(0, (d2 / 2) ** 2 - x * x))]),
      };
      const ring = revolve(t, standing([0, 0, d2 / 2]), rubber, { parts: 120 });
      return drawScene(
        [
          {
            ...ring,
            lit: circle(d2 * 0.25, d2 * 0.2, ri + d2 * 0.15).map(([x, y]): Vec => [x, y, 0]),
            facets: ring.facets.map(({ rank: _r, mouths: _m, ...f }) => ({ ...f, isInner: false })),
          },
        ],
        { elevation: 36 },
      );
    },
  );
}
