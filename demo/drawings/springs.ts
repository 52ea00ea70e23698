import { arc, rect, type Pt } from './geometry.ts';
import { pictures, type PartPictures } from './part.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { revolve, sweep, type Solid } from './solid.ts';
import { lying, type Vec } from './space.ts';
import type { Fill } from './style.ts';
import { drawCutPlate, drawFront, drawSolidPlate, type Turning } from './turned.ts';

/** ISO 10243 die spring: hole and rod diameter, free length, wire `t` (radial) × `b` (axial), active turns. */
export interface SpringSize {
  hole: number;
  rod: number;
  length: number;
  t: number;
  b: number;
  turns: number;
  colour: 'yesil' | 'mavi' | 'kirmizi' | 'sari';
}

/** The stronger the class, the thicker the wire. */
const SPRINGS: Record<SpringSize['colour'], SpringSize> = {
  yesil: { hole: 32, rod: 16, length: 84, t: 5, b: 4, turns: 7, colour: 'yesil' },
  mavi: { hole: 32, rod: 16, length: 84, t: 6, b: 5.2, turns: 6, colour: 'mavi' },
  kirmizi: { hole: 32, rod: 16, length: 84, t: 6.4, b: 6.2, turns: 5, colour: 'kirmizi' },
  sari: { hole: 32, rod: 16, length: 84, t: 6.8, b: 7, turns: 5, colour: 'sari' },
};

/** Axial position of the wire's middle after `turn` turns: closed ends lie flat. */
function wireAt({ length, b, turns }: SpringSize, turn: number): number {
  const free = length - 4 * b * 0.9 - b * 0.2;
  const total = turns + 2.5;
  const closed = b * 0.9;
  if (turn < 1) return b / 2 + turn * closed;
  if (turn > total - 1) return length - b / 2 - (total - turn) * closed;
  const pitch = (length - b - 2 * closed) / (total - 2);
  return free > 0 ? b / 2 + closed + (turn - 1) * pitch : (turn / total) * length;
}

/** Half turns of the wire as bands; `half` 0 is the near side. */
function band(size: SpringSize, radius: number, turn: number): Pt[] {
  const steps = 16;
  const edge = (side: number): Pt[] =>
    Array.from({ length: steps + 1 }, (_, i): Pt => {
      const part = i / steps / 2;
      const x = wireAt(size, turn + part) + (side * size.b) / 2;
      return [Math.min(size.length, Math.max(0, x)), radius * Math.cos((turn + part) * 2 * Math.PI)];
    });
  return [...edge(-1), ...edge(1).toReversed()];
}

function drawSpringOutside(s: Sheet, size: SpringSize): void {
  const r = size.hole / 2 - 0.5;
  const total = size.turns + 2.5;
  for (let turn = 0.5; turn < total - 0.5; turn += 1) s.area([band(size, r - size.t * 0.3, turn)], 'dark', 'fine');
  for (let turn = 0; turn < total; turn += 1) s.area([band(size, r, turn)], size.colour as Fill);
}

function drawSpringCut(s: Sheet, size: SpringSize, offset = 0): void {
  const r = size.hole / 2 - 0.5;
  const total = size.turns + 2.5;
  const shift = (loop: Pt[]): Pt[] => loop.map(([x, y]): Pt => [x + offset, y]);
  for (let turn = 0.5; turn < total - 0.5; turn += 1)
    s.area([shift(band(size, r - size.t / 2, turn))], size.colour, 'fine');
  for (let half = 0; half <= total * 2; half += 1) {
    const x = wireAt(size, half / 2);
    const side = half % 2 === 0 ? 1 : -1;
    const loop = shift(
      rect(Math.max(0, x - size.b / 2), side * (r - size.t), Math.min(size.length, x + size.b / 2), side * r),
    );
    s.area([loop], 'cut', 'none');
    s.hatch([loop], { gap: 7 });
    s.area([loop], 'none');
  }
}

function springSolid(size: SpringSize, o: Vec): Solid {
  const r = size.hole / 2 - 0.5 - size.t / 2;
  const total = size.turns + 2.5;
  const perTurn = 60;
  const angle = (i: number): number => (i / perTurn) * 2 * Math.PI;
  const path = Array.from({ length: total * perTurn + 1 }, (_, i): Vec => [
    o[0] + wireAt(size, i / perTurn),
    o[1] + r * Math.sin(angle(i)),
    o[2] + r * Math.cos(angle(i)),
  ]);
  return sweep(
    path,
    rect(-size.b / 2, -size.t / 2, size.b / 2, size.t / 2),
    size.colour,
    (i) => [0, Math.sin(angle(i)), Math.cos(angle(i))],
    false,
  );
}

/** ISO 10243 die spring of a load class, or of any size. */
export function dieSpring(classOrSize: SpringSize['colour'] | SpringSize): PartPictures {
  const size = typeof classOrSize === 'string' ? SPRINGS[classOrSize] : classOrSize;
  const { hole, rod, length, t } = size;
  const r = hole / 2 - 0.5;
  return pictures(
    (s) => {
      drawSpringOutside(s, size);
      s.centre([0, 0], [length, 0]);
      const cx = length + hole * 0.95;
      s.ring(cx, 0, r, 'edge', size.colour);
      s.ring(cx, 0, r - t, 'edge', 'paper');
      s.cross(cx, 0, r);
      s.length(0, length, 'L0', { from: -r });
      s.height(-r, r, 'ØDh', { level: -1, from: 0 });
      s.height(-r + t, r - t, 'ØDd', { level: 1, from: cx });
    },
    (s) => {
      const reach = hole * 0.8;
      drawSolidPlate(s, length, length + 16, reach, {}, 135);
      drawCutPlate(s, {
        bore: [
          [-14, 0],
          [0, 0],
          [0, hole / 2 + 0.4],
          [length * 0.62, hole / 2 + 0.4],
        ],
        reach,
      });
      drawSpringCut(s, size);
      drawFront(s, {
        outer: [
          [0, 0],
          [0, rod / 2 - 0.6],
          [length + 16, rod / 2 - 0.6],
          [length + 16, 0],
        ],
      });
      s.height(-hole / 2, hole / 2, 'ØDh', { level: -1, from: 0 });
      s.height(-rod / 2, rod / 2, 'ØDd', { at: length * 0.3, from: 0 });
      s.length(0, length, 'L0', { level: 1, from: -reach });
      s.note(wireAt(size, 7), r - t / 2, 'yay', 50, -140);
      s.note(length * 0.9, rod * 0.2, 'kılavuz pim', 190, 210);
    },
    () => drawScene([springSolid(size, [0, 0, hole / 2])], { azimuth: -126, elevation: 24 }),
  );
}

/**
 * Pin that leads a spring from inside: its head holds the spring, its tapped end is screwed to the plate from behind.
 */
export function springPin(
  { d1, d2, k, length, thread }: { d1: number; d2: number; k: number; length: number; thread: number } = {
    d1: 13,
    d2: 26,
    k: 6,
    length: 96,
    thread: 8,
  },
): PartPictures {
  const [r, r2, rt] = [d1 / 2, d2 / 2, thread / 2];
  const core = rt * 0.84;
  const [tapped, drilled] = [18, 23];
  const outer: Pt[] = [
    [0, r2 - 1],
    [1, r2],
    [k - 0.5, r2],
    [k, r2 - 0.5],
    [k, r],
    [length - 1, r],
    [length, r - 1],
  ];
  const t: Turning = { outer: [[0, 0], ...outer, [length, 0]] };
  const spring: SpringSize = {
    hole: 26,
    rod: 13.5,
    length: length - k - 24,
    t: 5.2,
    b: 4.4,
    turns: 7,
    colour: 'yesil',
  };
  return pictures(
    (s) => {
      drawFront(s, t);
      for (const side of [1, -1])
        s.line(
          [
            [length, side * rt],
            [length - tapped, side * rt],
            [length - tapped, side * core],
            [length - drilled, side * core],
            [length - drilled - core * 0.6, 0],
          ],
          'hidden',
        );
      const cx = length + d2 * 1.05;
      s.ring(cx, 0, r2, 'edge', 'metal');
      s.ring(cx, 0, r, 'edge', 'metal');
      s.ring(cx, 0, core, 'edge', 'paper');
      s.line(arc(cx, 0, rt, 17, 287, 36), 'thin');
      s.cross(cx, 0, r2);
      s.length(0, length, 'L', { level: 2, from: [-r2, -r] });
      s.length(0, k, 'k', { level: 1, from: -r2 });
      s.height(-r2, r2, 'Ød2', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1 h9', { at: length * 0.5, from: 0 });
      s.note(cx + rt * 0.7, rt * 0.7, `M${thread}`, 60, -170);
    },
    (s) => {
      const reach = 26;
      const plate = 20;
      drawCutPlate(s, {
        bore: [
          [length, rt + 0.5],
          [length + plate - 9, rt + 0.5],
          [length + plate - 9, 7.2],
          [length + plate, 7.2],
        ],
        reach,
        angle: 135,
      });
      drawCutPlate(s, {
        bore: [
          [length - 22, r + 0.6],
          [length - 4, r + 0.6],
        ],
        reach,
      });
      drawSpringCut(s, spring, k + 2);
      drawFront(s, t);
      s.area(
        [
          [
            [length - 15, -core],
            [length - 15, core],
            [length + plate - 9, core],
            [length + plate - 9, 6.5],
            [length + plate - 1, 6.5],
            [length + plate - 1, -6.5],
            [length + plate - 9, -6.5],
            [length + plate - 9, -core],
          ],
        ],
        'dark',
        'fine',
      );
      s.centre([0, 0], [length + plate, 0]);
      s.note(length - 12, reach * 0.82, 'hareketli plaka', -60, -80);
      s.note(length + plate * 0.4, reach * 0.82, 'sabit plaka', 30, -80);
      s.note(k + 30, -r2 + 2, 'kalıp yayı', -60, 150);
      s.note(length + plate - 3, -3, `cıvata M${thread}`, 20, 260);
    },
    () => {
      // The tapped end towards the viewer.
      const body: Turning = {
        outer,
        bore: [
          [0, 0],
          [length - drilled, 0],
          [length - drilled, rt - 0.4],
          [length - 0.8, rt - 0.4],
          [length, rt + 0.4],
        ],
      };
      return drawScene([revolve(body, lying(r2), 'bright')], { azimuth: -48, elevation: 26 });
    },
  );
}
