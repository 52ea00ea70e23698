import { rect, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { prism, revolve } from './solid.ts';
import { lying } from './space.ts';
import type { Fill } from './style.ts';
import { drawBreak, drawCutPlate, drawEnd, drawFront, drawSection, drawSolidPlate, type Turning } from './turned.ts';

/** A pin's surface: ground bright, or nitrided to a matt dark grey. */
export type Surface = 'steel' | 'nitrided';
export const FLAT_SURFACE = { steel: 'metal', nitrided: 'nitrided' } as const satisfies Record<Surface, Fill>;

/** Sizes of a pin in millimetres; names as in the standards' drawings. */
export interface PinSize {
  d1: number;
  d2: number;
  k: number;
  length: number;
}

/**
 * The ejector set (clamping plate, retaining plate, insert) a pin sits in, cut; the pin itself stays uncut by
 * convention.
 */
function drawEjectorSet(
  s: Sheet,
  pin: Turning,
  bore: readonly Pt[],
  size: { d1: number; d2: number; length: number },
): void {
  const reach = size.d2 * 1.9;
  const end = size.length;
  drawSolidPlate(s, -size.d2 * 0.9, 0, reach);
  drawCutPlate(s, { bore, reach });
  drawCutPlate(s, {
    bore: [
      [end - size.d2 * 2, size.d1 / 2 + 0.9],
      [end - size.d2 * 1.2, size.d1 / 2 + 0.9],
      [end - size.d2 * 1.2, size.d1 / 2],
      [end, size.d1 / 2],
    ],
    reach,
    angle: 135,
  });
  drawFront(s, pin);
  s.note(-size.d2 * 0.45, reach * 0.82, 'itici plakası', -70, -96);
  s.note(size.d2 * 0.7, reach * 0.82, 'tutucu plaka', 40, -96);
  s.note(end - size.d2, reach * 0.82, 'kalıp lokması', 26, -96);
}

/** DIN 1530-A: flat cylindrical head. */
export function ejectorPin(
  { d1, d2, k, length }: PinSize = { d1: 10, d2: 18, k: 6, length: 96 },
  surface: Surface = 'steel',
): PartPictures {
  const r = d1 / 2;
  const fillet = d1 * 0.06;
  const t: Turning = {
    fill: FLAT_SURFACE[surface],
    outer: [
      [0, 0],
      [0, d2 / 2 - 0.5],
      [0.5, d2 / 2],
      [k - 0.5, d2 / 2],
      [k, d2 / 2 - 0.5],
      [k, r + fillet],
      [k + fillet, r],
      [length, r],
      [length, 0],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, t);
      drawBreak(s, length * 0.62, r, 4);
      drawEnd(s, length + d2 * 1.25, 0, [d2 / 2, r], { fill: FLAT_SURFACE[surface] });
      s.length(0, length, 'L', { level: 2, from: [-d2 / 2, -r] });
      s.length(0, k, 'k', { from: -d2 / 2 });
      s.height(-d2 / 2, d2 / 2, 'Ød2', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1 g6', { at: length * 0.86, from: 0 });
      s.note(k, r, 'R', 60, -70);
    },
    (s) =>
      drawEjectorSet(
        s,
        t,
        [
          [0, d2 / 2 + 0.7],
          [k, d2 / 2 + 0.7],
          [k, r + 0.9],
          [d2 * 1.3, r + 0.9],
        ],
        { d1, d2, length },
      ),
    () => drawScene([revolve(t, lying(d2 / 2), surface)], HEAD_FIRST),
  );
}

/** DIN 1530-D: head with a 60° cone. */
export function ejectorPinConical(
  { d1, d2, k, length }: PinSize = { d1: 10, d2: 18, k: 2, length: 96 },
  surface: Surface = 'steel',
): PartPictures {
  const r = d1 / 2;
  const cone = k + (d2 - d1) / 2 / Math.tan(Math.PI / 6);
  const t: Turning = {
    fill: FLAT_SURFACE[surface],
    outer: [
      [0, 0],
      [0, d2 / 2],
      [k, d2 / 2],
      [cone, r],
      [length, r],
      [length, 0],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, t);
      drawBreak(s, length * 0.62, r, 4);
      drawEnd(s, length + d2 * 1.25, 0, [d2 / 2, r], { fill: FLAT_SURFACE[surface] });
      s.length(0, length, 'L', { level: 2, from: [-d2 / 2, -r] });
      s.length(0, k, 'k', { from: -d2 / 2 });
      s.height(-d2 / 2, d2 / 2, 'Ød2', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1 g6', { at: length * 0.86, from: 0 });
      s.note((k + cone) / 2, (d2 / 2 + r) / 2, '60°', 60, -70);
    },
    (s) =>
      drawEjectorSet(
        s,
        t,
        [
          [0, d2 / 2],
          [k, d2 / 2],
          [cone, r],
          [cone, r + 0.9],
          [d2 * 1.3, r + 0.9],
        ],
        { d1, d2, length },
      ),
    () => drawScene([revolve(t, lying(d2 / 2), surface)], HEAD_FIRST),
  );
}

/** DIN 1530-C: strong shank, thin working end. */
export function ejectorPinStepped(
  { d1, d2, d3, k, length, shank }: PinSize & { d3: number; shank: number } = {
    d1: 5,
    d3: 11,
    d2: 19,
    k: 6,
    length: 96,
    shank: 50,
  },
): PartPictures {
  const [r, r3] = [d1 / 2, d3 / 2];
  const step = r3 - r;
  const t: Turning = {
    outer: [
      [0, 0],
      [0, d2 / 2 - 0.5],
      [0.5, d2 / 2],
      [k - 0.5, d2 / 2],
      [k, d2 / 2 - 0.5],
      [k, r3],
      [shank, r3],
      [shank + step, r],
      [length, r],
      [length, 0],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, t);
      drawEnd(s, length + d2 * 1.15, 0, [d2 / 2, r3, r]);
      s.length(0, length, 'L', { level: 2, from: [-d2 / 2, -r] });
      s.length(0, shank, 'L1', { level: 1, from: [-d2 / 2, -r3] });
      s.length(0, k, 'k', { level: -1, from: d2 / 2 });
      s.height(-d2 / 2, d2 / 2, 'Ød2', { level: -1, from: 0 });
      s.height(-r3, r3, 'Ød3', { at: shank * 0.62, from: 0 });
      s.height(-r, r, 'Ød1 g6', { at: length * 0.8, from: 0 });
    },
    (s) =>
      drawEjectorSet(
        s,
        t,
        [
          [0, d2 / 2 + 0.7],
          [k, d2 / 2 + 0.7],
          [k, r3 + 0.7],
          [d2 * 1.3, r3 + 0.7],
        ],
        { d1, d2, length },
      ),
    () => drawScene([revolve(t, lying(d2 / 2))], HEAD_FIRST),
  );
}

/** DIN 1530-F: round shank ground to a flat blade at the working end. */
export function ejectorBlade(
  { d1, d2, k, length, shank, a, b }: PinSize & { shank: number; a: number; b: number } = {
    d1: 12,
    d2: 20,
    k: 6,
    length: 96,
    shank: 46,
    a: 10.4,
    b: 3,
  },
  surface: Surface = 'steel',
): PartPictures {
  const r = d1 / 2;
  const t: Turning = {
    fill: FLAT_SURFACE[surface],
    outer: [
      [0, 0],
      [0, d2 / 2 - 0.5],
      [0.5, d2 / 2],
      [k - 0.5, d2 / 2],
      [k, d2 / 2 - 0.5],
      [k, r],
      [shank, r],
      [shank, 0],
    ],
  };
  const blade = (s: Sheet, y: number, width: number): void => {
    drawFront(s, t, { y });
    s.area([rect(shank, y - width / 2, length, y + width / 2)], FLAT_SURFACE[surface]);
    s.centre([0, y], [length, y]);
  };
  return pictures(
    (s) => {
      blade(s, 0, a);
      const cx = length + d2 * 1.15;
      drawEnd(s, cx, 0, [d2 / 2, r], { fill: FLAT_SURFACE[surface] });
      s.area([rect(cx - b / 2, -a / 2, cx + b / 2, a / 2)], 'dark');
      s.length(0, length, 'L', { level: 2, from: [-d2 / 2, -a / 2] });
      s.length(0, shank, 'L1', { from: [-d2 / 2, -r] });
      s.length(0, k, 'k', { level: -1, from: d2 / 2 });
      s.height(-d2 / 2, d2 / 2, 'Ød2', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1', { at: shank * 0.62, from: 0 });
      s.height(-a / 2, a / 2, 'a', { at: length * 0.84, from: 0 });
      s.length(cx - b / 2, cx + b / 2, 'b', { level: -1, from: a / 2 });
    },
    (s) => {
      blade(s, 0, b);
      s.line([
        [length * 0.76, -r - 4],
        [length * 0.76, -r],
      ]);
      s.line([
        [length * 0.76, r],
        [length * 0.76, r + 4],
      ]);
      s.text(length * 0.76, r + 7, 'A');
      s.text(length * 0.76, -r - 7, 'A');
      s.height(-b / 2, b / 2, 'b', { at: length * 0.9, from: 0 });
      const [cx, cy, zoom] = [length * 0.5, -d2 * 1.75, 2];
      const section = [rect(cx - (a * zoom) / 2, cy - (b * zoom) / 2, cx + (a * zoom) / 2, cy + (b * zoom) / 2)];
      s.area(section, 'cut');
      s.hatch(section);
      s.cross(cx, cy, (b * zoom) / 2);
      s.text(cx, cy + b * zoom * 0.5 + 3.4, 'A–A (2:1)');
      s.length(cx - (a * zoom) / 2, cx + (a * zoom) / 2, 'a', { level: 1, from: cy - (b * zoom) / 2 });
      s.height(cy - (b * zoom) / 2, cy + (b * zoom) / 2, 'b', {
        at: cx + a * zoom * 0.5 + 5,
        from: cx + (a * zoom) / 2,
      });
    },
    () =>
      drawScene(
        [
          prism(
            rect(-a / 2, -b / 2, a / 2, b / 2),
            length - shank,
            { ...lying(d2 / 2, shank), u: [0, 1, 0], v: [0, 0, 1] },
            surface,
          ),
          revolve(t, lying(d2 / 2), surface),
        ],
        { ...HEAD_FIRST, elevation: 32 },
      ),
  );
}

/** Core pin h5 of an ejector sleeve: the head of DIN 1530-A on a slender shaft, which runs in the sleeve's bore. */
export function corePin({ d1, d2, k, length }: PinSize = { d1: 5, d2: 10, k: 3, length: 122 }): PartPictures {
  const r = d1 / 2;
  const t: Turning = {
    outer: [
      [0, 0],
      [0, d2 / 2 - 0.4],
      [0.4, d2 / 2],
      [k - 0.4, d2 / 2],
      [k, d2 / 2 - 0.4],
      [k, r],
      [length - 0.4, r],
      [length, r - 0.4],
      [length, 0],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, t);
      drawBreak(s, length * 0.55, r, 3);
      drawEnd(s, length + d2 * 1.3, 0, [d2 / 2, r]);
      s.length(0, length, 'L +2', { level: 2, from: [-d2 / 2, -r] });
      s.length(0, k, 'k', { from: -d2 / 2 });
      s.height(-d2 / 2, d2 / 2, 'Ød2', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1 h5', { at: length * 0.8, from: 0 });
    },
    (s) => {
      const [sleeve, head, from] = [9 / 2, 14 / 2, 34];
      const [end, guide] = [length - 0.5, 30];
      const tube: Turning = {
        outer: [
          [from, head],
          [from + 5, head],
          [from + 5, sleeve],
          [end - 6, sleeve],
        ],
        bore: [
          [from, r + 0.7],
          [end - 6 - guide, r + 0.7],
          [end - 6 - guide, r],
          [end - 6, r],
        ],
      };
      const reach = d2 * 1.6;
      drawSolidPlate(s, -7, 0, reach);
      drawCutPlate(s, {
        bore: [
          [0, d2 / 2 + 0.5],
          [k, d2 / 2 + 0.5],
          [k, r + 0.5],
          [12, r + 0.5],
        ],
        reach,
      });
      drawCutPlate(s, {
        bore: [
          [from, head + 0.5],
          [from + 5, head + 0.5],
          [from + 5, sleeve + 0.5],
          [from + 14, sleeve + 0.5],
        ],
        reach,
      });
      drawCutPlate(s, {
        bore: [
          [end - 34, sleeve + 0.7],
          [end - 26, sleeve + 0.7],
          [end - 26, sleeve],
          [end - 6, sleeve],
        ],
        reach,
        angle: 135,
      });
      drawSection(s, tube, {}, { gap: 7, angle: 135, axis: false });
      drawFront(s, t);
      s.note(6, reach * 0.8, 'sabit plaka', -20, -110);
      s.note(from + 10, reach * 0.8, 'itici plaka', 10, -110);
      s.note(end - 16, reach * 0.8, 'kalıp lokması', 10, -110);
      s.note(22, -r * 0.4, 'iç pim h5', -40, 250);
      s.note(from + 26, -(r + sleeve) / 2 - 0.4, 'itici yüksük H5', 20, 240);
    },
    () => drawScene([revolve(t, lying(d2 / 2), 'bright')], { ...HEAD_FIRST, margin: 60 }),
  );
}

/** The punch in its plate, above strip and die. */
function drawPunchSet(s: Sheet, part: Turning, bore: readonly Pt[], r: number, reach: number, length: number): void {
  const place = { upright: true };
  drawSolidPlate(s, -9, 0, reach, place);
  drawCutPlate(s, { bore, reach }, place);
  drawCutPlate(
    s,
    {
      bore: [
        [length - 22, r + 0.15],
        [length - 8, r + 0.15],
      ],
      reach,
      angle: 135,
    },
    place,
  );
  s.area([rect(-reach, -length + 0.5, reach, -length - 2.5)], 'dark', 'fine');
  drawCutPlate(
    s,
    {
      bore: [
        [length + 2.6, r + 0.5],
        [length + 10, r + 0.5],
        [length + 10, r + 2],
        [length + 20, r + 2],
      ],
      reach,
    },
    place,
  );
  drawFront(s, part, place);
  s.note(reach * 0.8, 4.5, 'baskı plakası', 90, -26);
  s.note(reach * 0.8, -12, 'zımba plakası', 90, 10);
  s.note(reach * 0.8, -length + 15, 'sıyırıcı', 90, -20);
  s.note(reach * 0.8, -length + 1, 'sac', 90, -10);
  s.note(reach * 0.8, -length - 12, 'matris', 90, 20);
}

/** DIN 9861: cutting punch with a 60° conical head; form DA carries a cylinder `k` above the cone. */
export function punch({ d1, d2, k, length }: PinSize = { d1: 11, d2: 18, k: 0.8, length: 84 }): PartPictures {
  const r = d1 / 2;
  const cone = k + (d2 - d1) / 2 / Math.tan(Math.PI / 6);
  const isDa = k > 2;
  const t: Turning = {
    outer: [
      [0, 0],
      [0, d2 / 2],
      [k, d2 / 2],
      [cone, r],
      [length, r],
      [length, 0],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, t);
      drawEnd(s, length + d2 * 1.3, 0, [d2 / 2, r]);
      s.length(0, length, 'L +0,5', { level: 2, from: [-d2 / 2, -r] });
      if (isDa) s.length(0, k, 'k', { from: -d2 / 2 });
      else s.length(0, cone, 'h', { from: [-d2 / 2, -r] });
      s.height(-d2 / 2, d2 / 2, 'Ød2', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1 h6', { at: length * 0.66, from: 0 });
      s.note((k + cone) / 2, (d2 / 2 + r) / 2, '60°', 60, -80);
    },
    (s) =>
      drawPunchSet(
        s,
        t,
        [
          [0, d2 / 2 + 0.2],
          [k, d2 / 2 + 0.2],
          [cone, r + 0.15],
          [26, r + 0.15],
        ],
        r,
        d2 * 1.5,
        length * 0.9,
      ),
    () => drawScene([revolve(t, lying(d2 / 2), 'bright')], HEAD_FIRST),
  );
}
