import { rect, regular, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { threaded } from './profiles.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { pocket, revolve, sweep, type Solid } from './solid.ts';
import { lying, type Base, type Vec } from './space.ts';
import type { Fill } from './style.ts';
import { drawCutPlate, drawEnd, drawFront, drawSolidPlate, type Turning } from './turned.ts';

/** ISO 10243 die spring: hole and rod diameter, free length, wire `t` (radial) × `b` (axial), active turns. */
export interface SpringSize { hole: number; rod: number; length: number; t: number; b: number; turns: number; colour: 'yesil' | 'mavi' | 'kirmizi' | 'sari' }

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
  const edge = (side: number): Pt[] => Array.from({ length: steps + 1 }, (_, i): Pt => {
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
  for (let turn = 0.5; turn < total - 0.5; turn += 1) s.area([shift(band(size, r - size.t / 2, turn))], size.colour, 'fine');
  for (let half = 0; half <= total * 2; half += 1) {
    const x = wireAt(size, half / 2);
    const side = half % 2 === 0 ? 1 : -1;
    const loop = shift(rect(Math.max(0, x - size.b / 2), side * (r - size.t), Math.min(size.length, x + size.b / 2), side * r));
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
  const path = Array.from({ length: total * perTurn + 1 }, (_, i): Vec => [o[0] + wireAt(size, i / perTurn), o[1] + r * Math.sin(angle(i)), o[2] + r * Math.cos(angle(i))]);
  return sweep(path, rect(-size.b / 2, -size.t / 2, size.b / 2, size.t / 2), size.colour, (i) => [0, Math.sin(angle(i)), Math.cos(angle(i))], false);
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
      drawCutPlate(s, { bore: [[-14, 0], [0, 0], [0, hole / 2 + 0.4], [length * 0.62, hole / 2 + 0.4]], reach });
      drawSpringCut(s, size);
      drawFront(s, { outer: [[0, 0], [0, rod / 2 - 0.6], [length + 16, rod / 2 - 0.6], [length + 16, 0]] });
      s.height(-hole / 2, hole / 2, 'ØDh', { level: -1, from: 0 });
      s.height(-rod / 2, rod / 2, 'ØDd', { at: length * 0.3, from: 0 });
      s.length(0, length, 'L0', { level: 1, from: -reach });
      s.note(wireAt(size, 7), r - t / 2, 'yay', 50, -140);
      s.note(length * 0.9, rod * 0.2, 'kılavuz pim', 190, 210);
    },
    () => drawScene([springSolid(size, [0, 0, hole / 2])], { azimuth: -126, elevation: 24 }),
  );
}

/** Pin that leads a spring: head, shank, threaded end. */
export function springPin({ d1, d2, k, length, thread }: { d1: number; d2: number; k: number; length: number; thread: number } = { d1: 12, d2: 22, k: 7, length: 92, thread: 18 }): PartPictures {
  const r = d1 / 2;
  const rt = r * 0.8;
  const end = length + thread;
  const t: Turning = { outer: [[0, 0], [0, d2 / 2 - 1], [1, d2 / 2], [k, d2 / 2], [k, r], [length, r], [length, rt * 0.86], [length + 2, rt * 0.86], [length + 2, rt], [end - 1, rt], [end, rt - 1], [end, 0]] };
  const spring: SpringSize = { hole: 27, rod: 13, length: length - k - 14, t: 5.5, b: 4.4, turns: 7, colour: 'yesil' };
  return pictures(
    (s) => {
      drawFront(s, t);
      for (const side of [1, -1]) s.line([[length + 2, side * rt * 0.84], [end - 0.6, side * rt * 0.84]], 'thin');
      const cx = end + d2 * 1.05;
      drawEnd(s, cx, 0, [d2 / 2]);
      s.area([[0, 1, 2, 3, 4, 5].map((i): Pt => [cx + 4.6 * Math.cos((i * Math.PI) / 3), 4.6 * Math.sin((i * Math.PI) / 3)])], 'paper');
      s.length(k, length, 'L', { level: 1, from: [-d2 / 2, -r] });
      s.length(length, end, 'L1', { level: 1, from: -rt });
      s.length(0, k, 'k', { level: -1, from: d2 / 2 });
      s.height(-d2 / 2, d2 / 2, 'Ød2', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1', { at: length * 0.5, from: 0 });
      s.note(end - 5, rt, 'M8', 40, -80);
    },
    (s) => {
      const reach = 24;
      drawSolidPlate(s, length, end + 4, reach, {}, 135);
      drawCutPlate(s, { bore: [[-6, d2 / 2 + 1.5], [k, d2 / 2 + 1.5], [k, r + 0.7], [k + 14, r + 0.7]], reach });
      drawSpringCut(s, spring, k + 14);
      drawFront(s, t);
      s.note(k * 1.9, reach * 0.8, 'hareketli plaka', 60, -80);
      s.note(end - 4, reach * 0.8, 'sabit plaka', 20, -80);
      s.note(k + 40, -11, 'kalıp yayı', 60, 170);
    },
    () => {
      const threadedEnd = threaded(length + 2, end, rt, 2);
      const pin: Turning = { outer: [[0, 0], [0, d2 / 2 - 1], [1, d2 / 2], [k, d2 / 2], [k, r], [length, r], [length, rt * 0.8], ...threadedEnd, [end, 0]] };
      const face: Base = { o: [0, 0, d2 / 2], u: [0, -1, 0], v: [0, 0, 1], w: [-1, 0, 0] };
      return drawScene([revolve(pin, lying(d2 / 2), 'steel', { edgeWeight: 2 }), pocket(regular(6, d2 * 0.26, 0), 4, face, 'steel')], HEAD_FIRST);
    },
  );
}
