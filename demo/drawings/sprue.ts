import { arc, circle, rect, type Pt } from './geometry.ts';
import { pictures, type PartPictures } from './part.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { prism, revolve } from './solid.ts';
import { hanging, standing } from './space.ts';
import { drawFront, drawSection, type Turning } from './turned.ts';

/**
 * Sprue bush: head Ød3 × k, body Ød2, seat radius R for the machine nozzle (0: flat face), bore Ød1 opening by `taper`
 * degrees.
 */
export interface SprueBushSize {
  d1: number;
  d2: number;
  d3: number;
  k: number;
  length: number;
  radius: number;
  taper: number;
}

function sprueTurning({ d1, d2, d3, k, length, radius, taper }: SprueBushSize): Turning {
  const [r1, r2, r3] = [d1 / 2, d2 / 2, d3 / 2];
  const outer: Pt[] = [
    [0, r3 - 1],
    [1, r3],
    [k, r3],
    [k, r2],
    [length - 0.6, r2],
    [length, r2 - 0.6],
  ];
  if (radius === 0)
    return {
      outer,
      bore: [
        [0, r1 + 0.4],
        [0.4, r1],
        [length, r1 + length * Math.tan((taper * Math.PI) / 360)],
      ],
    };
  const seat = Math.min(r3 * 0.72, radius * 0.8);
  // The seat is part of a sphere: depth follows from the radius and the mouth.
  const depth = Math.sqrt(radius ** 2 - r1 ** 2) - Math.sqrt(radius ** 2 - seat ** 2);
  const from = (Math.asin(seat / radius) * 180) / Math.PI;
  const to = (Math.asin(r1 / radius) * 180) / Math.PI;
  const centre = depth - Math.sqrt(radius ** 2 - r1 ** 2);
  const sphere = arc(centre, 0, radius, from, to, 14).map(([x, y]): Pt => [Math.max(0, x), y]);
  const end = r1 + (length - depth) * Math.tan((taper * Math.PI) / 360);
  return { outer, bore: [...sphere, [length, end]] };
}

function drawSprue(s: Sheet, size: SprueBushSize, t: Turning, isCut: boolean): void {
  const place = { upright: true };
  const { d2, d3, k, length } = size;
  if (isCut) drawSection(s, t, place, { gap: 13 });
  else drawFront(s, t, place, { hidden: true });
  const end = t.bore?.at(-1)?.[1] ?? 0;
  const side = isCut ? 1 : -1;
  s.height(-length, 0, 'L', { level: 2 * side, from: [(side * d2) / 2, (side * d3) / 2] });
  s.height(-k, 0, 'k', { level: side, from: (side * d3) / 2 });
  s.length(-d3 / 2, d3 / 2, 'Ød3', { level: -1, from: -1 });
  s.length(-d2 / 2, d2 / 2, 'Ød2 k6', { level: 1, from: -length });
  if (isCut) {
    s.length(-end, end, 'Ød4', { level: 2, from: -length });
    if (size.radius > 0) s.note(-size.radius * 0.35, -2.2, `R${String(size.radius).replace('.', ',')}`, -190, 190);
    s.note(-(end * 0.62 + size.d1 * 0.19), -length * 0.6, `${size.taper}°`, -200, 40);
    s.note(-end * 0.8, -length * 0.85, 'yolluk deliği', -190, 50);
  }
}

/** Sprue bush with a plain head; flat or with a spherical seat. */
export function sprueBush(
  size: SprueBushSize = { d1: 4.5, d2: 18, d3: 38, k: 16, length: 62, radius: 15.5, taper: 3 },
): PartPictures {
  const t = sprueTurning(size);
  const r3 = size.d3 / 2;
  return pictures(
    (s) => {
      drawSprue(s, size, t, false);
      const cx = size.d3 * 1.75;
      const mouth = t.bore?.[0]?.[1] ?? 0;
      s.ring(cx, -r3, r3, 'edge', 'metal');
      s.ring(cx, -r3, mouth, 'edge', 'cut');
      s.ring(cx, -r3, size.d1 / 2, 'edge', 'paper');
      s.cross(cx, -r3, r3);
      s.length(cx - size.d1 / 2, cx + size.d1 / 2, 'Ød1', { at: -r3 * 2 - 7, from: -r3 });
    },
    (s) => drawSprue(s, size, t, true),
    () => drawScene([revolve(t, hanging(size.length), 'bright')], { elevation: 34, margin: 70 }),
  );
}

export interface LocatingRingSize {
  d1: number;
  d2: number;
  d3: number;
  k: number;
  bolts: number;
  rise: number;
}

/** Locating ring that centres the mould on the machine; `rise` is a raised collar for thick insulation plates. */
export function locatingRing(
  { d1, d2, d3, k, bolts, rise }: LocatingRingSize = { d1: 100, d2: 36, d3: 72, k: 15, bolts: 4, rise: 0 },
): PartPictures {
  const [r1, r2, r3] = [d1 / 2, d2 / 2, d3 / 2];
  const rc = rise > 0 ? r2 + 13 : 0;
  const height = k + rise;
  const outer: Pt[] =
    rise > 0
      ? [
          [0, rc - 2],
          [2, rc],
          [rise, rc],
          [rise, r1 - 2],
          [rise + 2, r1],
          [height, r1],
        ]
      : [
          [0, r1 - 3],
          [3, r1],
          [height, r1],
        ];
  const t: Turning = {
    outer,
    bore: [
      [0, rise > 0 ? r2 : r2 + 9],
      [rise > 0 ? height : k * 0.62, r2],
      [height, r2],
    ],
  };
  const at = (i: number): Pt => [
    r3 * Math.cos(((i + 0.5) * 2 * Math.PI) / bolts),
    r3 * Math.sin(((i + 0.5) * 2 * Math.PI) / bolts),
  ];
  const seats = Array.from({ length: bolts }, (_, i) => at(i));
  const depth = Math.min(8.5, k * 0.6);
  return pictures(
    (s) => {
      s.ring(0, 0, r1, 'edge', 'metal');
      s.ring(0, 0, rise > 0 ? rc : r1 - 3, 'fine');
      s.ring(0, 0, rise > 0 ? r2 : r2 + 9, 'edge', rise > 0 ? 'paper' : 'cut');
      s.ring(0, 0, r2, 'edge', 'paper');
      s.ring(0, 0, r3, 'centre');
      for (const [x, y] of seats) {
        s.ring(x, y, 7, 'fine', 'cut');
        s.ring(x, y, 4.5, 'fine', 'paper');
        s.centre([x * 0.84, y * 0.84], [x * 1.16, y * 1.16]);
      }
      s.cross(0, 0, r1);
      const side = { x: r1 * 1.5, y: 0 };
      drawFront(s, t, side);
      s.length(side.x, side.x + height, 'k', { level: 1, from: -r1 });
      s.height(-r1, r1, 'Ød1 f7', { level: 1, from: side.x + height });
      s.length(-r2, r2, 'Ød2', { level: 1, from: 0 });
      s.note(seats[1]?.[0] ?? 0, seats[1]?.[1] ?? 0, `${bolts} × M8`, -130, -110);
    },
    (s) => {
      const place = { upright: true };
      drawSection(s, t, place);
      for (const side of [1, -1]) {
        const x = side * r3;
        s.area([rect(x - 7, -rise - depth, x + 7, -rise)], 'paper');
        s.area([rect(x - 4.5, -height, x + 4.5, -rise - depth)], 'paper');
        s.centre([x, -rise + 2], [x, -height - 2]);
      }
      s.length(-r1, r1, 'Ød1 f7', { level: -1, from: -rise });
      s.length(-r2, r2, 'Ød2', { level: 1, from: -height });
      s.length(-r3, r3, 'Ød3', { level: 2, from: -height });
      s.height(-height, 0, rise > 0 ? 'h' : 'k', { level: 1, from: rise > 0 ? [r1, rc] : r1 });
      if (rise > 0) s.height(-height, -rise, 'k', { level: -1, from: -r1 });
    },
    () => {
      const holes = seats.map(([x, y]) => ({
        loop: circle(x, y, 4.5, 32),
        sink: { loop: circle(x, y, 7, 32), depth },
      }));
      const base = standing();
      const inner =
        rise > 0
          ? { loop: circle(0, 0, r2, 72) }
          : { loop: circle(0, 0, r2, 72), sink: { loop: circle(0, 0, r2 + 7, 72), depth: k * 0.45 } };
      const ring = prism(circle(0, 0, r1, 120), k, base, 'bright', [...holes, inner]);
      if (rise === 0) return drawScene([ring], { elevation: 40, margin: 70 });
      return drawScene(
        [
          ring,
          revolve(
            {
              outer: [
                [0, rc - 2],
                [2, rc],
                [rise, rc],
              ],
              bore: [
                [0, r2],
                [rise, r2],
              ],
            },
            hanging(height),
            'bright',
          ),
        ],
        { elevation: 36, margin: 70 },
      );
    },
  );
}
