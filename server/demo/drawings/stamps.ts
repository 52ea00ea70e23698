import { circle, rect, type Pt } from './geometry.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { pictures, type PartPictures } from './part.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { prism, revolve, type Hole } from './solid.ts';
import { hanging, standing } from './space.ts';
import { INK } from './style.ts';
import { drawCutPlate, drawFront, drawSection, type Turning } from './turned.ts';

export interface StampSize { d1: number; d2: number; length: number; year: string }

/** An arrow with a slot-like shaft, pointing to +y. */
function arrowOutline(r: number): Pt[] {
  return [[0, r * 0.92], [r * 0.42, r * 0.3], [r * 0.16, r * 0.3], [r * 0.16, -r * 0.86], [-r * 0.16, -r * 0.86], [-r * 0.16, r * 0.3], [-r * 0.42, r * 0.3]];
}

const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1));

/** Engraving for a shaded face: labels round a circle, each with its foot to the middle (y downwards). */
function engraved(labels: readonly string[], radius: number, size: number, weight: number): string {
  return labels.map((label, i) => {
    const a = (i / labels.length) * 360;
    return `<g transform="rotate(${a}) translate(0 ${-radius})" stroke="${INK}">${lettering(label, -letteringWidth(label, size) / 2, size / 2, size, weight)}</g>`;
  }).join('');
}

function outlinePath(points: readonly Pt[]): string {
  return `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(3)} ${(-y).toFixed(3)}`).join('')}Z`;
}

/** Body of a stamp insert and its screw-adjustable middle. */
function stampBody({ d1, d2, length }: StampSize): { ring: Turning; core: Turning } {
  const [r1, r2] = [d1 / 2, d2 / 2];
  return {
    ring: { outer: [[0, r1], [length - 1, r1], [length, r1 - 1]], bore: [[0, r2], [length * 0.42, r2], [length * 0.42, r2 * 0.88], [length * 0.8, r2 * 0.88], [length * 0.8, r2 * 0.6], [length, r2 * 0.6]] },
    core: { outer: [[0, 0], [0, r2], [length * 0.4, r2], [length * 0.4, r2 * 0.58], [length * 0.86, r2 * 0.58], [length * 0.86, 0]] },
  };
}

function faceLabels(s: Sheet, labels: readonly string[], radius: number, size: number, cx = 0): void {
  labels.forEach((label, i) => {
    const a = Math.PI / 2 - (i / labels.length) * 2 * Math.PI;
    s.text(cx + radius * Math.cos(a), radius * Math.sin(a), label, { size, ink: INK });
  });
}

/** Date stamp: ring with the months, turning arrow with the year. */
export function dateStamp(size: StampSize = { d1: 24, d2: 13, length: 30, year: '26' }, labels: readonly string[] = MONTHS): PartPictures {
  const { d1, d2, length, year } = size;
  const [r1, r2] = [d1 / 2, d2 / 2];
  const { ring, core } = stampBody(size);
  const middle = (r1 + r2) / 2 - 0.2;
  const face = (s: Sheet): void => {
    s.ring(0, 0, r1, 'edge', 'metal');
    s.ring(0, 0, r1 - 0.6, 'thin');
    faceLabels(s, labels, middle, 44);
    s.ring(0, 0, r2, 'edge', 'cut');
    s.area([arrowOutline(r2)], 'dark', 'fine');
    s.text(-r2 * 0.56, -r2 * 0.32, year[0] ?? '', { size: 40, ink: INK });
    s.text(r2 * 0.56, -r2 * 0.32, year[1] ?? '', { size: 40, ink: INK });
  };
  return pictures(
    (s) => {
      face(s);
      s.centre([-r1 - 0.8, 0], [-r1, 0]);
      s.centre([r1, 0], [r1 + 0.8, 0]);
      const x = r1 * 1.7;
      drawFront(s, { outer: ring.outer.map(([a, r]) => [a, r]) }, { x });
      s.length(x, x + length, 'L', { from: -r1 });
      s.height(-r1, r1, 'Ød1 g6', { level: 1, from: x + length });
      s.length(-r2, r2, 'Ød2', { level: 1, from: 0 });
    },
    (s) => {
      const place = { upright: true };
      const reach = r1 * 1.75;
      drawCutPlate(s, { bore: [[0, r1], [length + 5, r1]], reach, angle: 135 }, place);
      drawSection(s, ring, place, { gap: 12, axis: false });
      drawFront(s, core, place);
      for (let i = 0; i < 5; i++) {
        const y = -length * 0.45 - i * (length * 0.078);
        for (const side of [1, -1]) s.ring(side * r2 * 0.73, y, 0.8, 'fine', 'yesil');
      }
      s.area([rect(-r2 * 0.16, -1.2, r2 * 0.16, 0)], 'graphite', 'fine');
      s.length(-r1, r1, 'Ød1 H7/g6', { level: -1, from: 0 });
      s.height(-length, 0, 'L', { level: 1, from: [r1, r1] });
      s.note(r2 * 0.4, -length * 0.2, 'döner ok', 330, 30);
      s.note(-(r1 + r2) / 2, -length * 0.3, labels.length === 12 ? 'ay bileziği' : 'yıl bileziği', -200, -60);
      s.note(r2 * 0.73, -length * 0.6, 'baskı yayı', 320, 60);
    },
    () => {
      const top = length;
      const decalRing = `${engraved(labels, middle, 2.5, 0.32)}<circle r="${r1 - 0.55}" fill="none" stroke="${INK}" stroke-width="0.12"/>`;
      const decalCore = `<path d="${outlinePath(arrowOutline(r2))}" fill="#2b3138" stroke="${INK}" stroke-width="0.15"/><g stroke="${INK}">${lettering(year[0] ?? '', -r2 * 0.56 - 0.8, r2 * 0.5, 2.4, 0.3)}${lettering(year[1] ?? '', r2 * 0.56 - 0.8, r2 * 0.5, 2.4, 0.3)}</g>`;
      const body = prism(circle(0, 0, r1, 96), length, standing(), 'bright', [{ loop: circle(0, 0, r2, 72), depth: 0.5 }] satisfies Hole[]);
      const inner = revolve({ outer: [[0, 0], [0, r2 - 0.1], [0.4, r2 - 0.1], [0.4, 0]] }, hanging(top), 'steel');
      return drawScene([{ ...body, decals: [{ base: standing([0, 0, top]), svg: decalRing }] }, { ...inner, decals: [{ base: standing([0, 0, top + 0.02]), svg: decalCore }] }], { azimuth: -90, elevation: 50, margin: 64 });
    },
  );
}

/** The year's stamp: eight following years round the arrow. */
export function yearStamp(size: StampSize = { d1: 20, d2: 9.5, length: 26, year: '' }, from = 24): PartPictures {
  return dateStamp(size, Array.from({ length: 8 }, (_, i) => String((from + i) % 100).padStart(2, '0')));
}

/** One of the three bent arrows of the recycling sign, around the middle. */
function recyclingArrows(r: number): Pt[][] {
  // Built on one side of the triangle and turned twice by 120°.
  const side: Pt[] = [[-0.66, -0.64], [0.3, -0.64], [0.3, -0.82], [0.64, -0.53], [0.3, -0.24], [0.3, -0.42], [-0.5, -0.42], [-0.66, -0.14], [-0.86, -0.28]];
  return [0, 120, 240].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return side.map(([x, y]): Pt => [r * (x * Math.cos(a) - y * Math.sin(a)), r * (x * Math.sin(a) + y * Math.cos(a))]);
  });
}

/** Recycling stamp: arrows, the plastic's number and short name. */
export function recyclingStamp({ d1, length, code, name }: { d1: number; length: number; code: string; name: string } = { d1: 24, length: 26, code: '05', name: 'PP' }): PartPictures {
  const r = d1 / 2;
  const arrows = recyclingArrows(r * 0.72).map((loop) => loop.map(([x, y]): Pt => [x, y + r * 0.14]));
  const t: Turning = { outer: [[0, r], [length - 3, r], [length - 3, r - 1], [length - 1, r - 1], [length, r - 2]], bore: [[0, 0], [length - 12, 0], [length - 10, 1.6], [length, 1.6]] };
  return pictures(
    (s) => {
      s.ring(0, 0, r, 'edge', 'metal');
      for (const loop of arrows) s.area([loop], 'dark', 'fine');
      s.text(0, r * 0.1, code, { size: 42, ink: INK });
      s.text(0, -r * 0.74, name, { size: 54, ink: INK });
      s.centre([-r - 0.8, 0], [-r, 0]);
      s.centre([r, 0], [r + 0.8, 0]);
      const x = r * 1.7;
      drawFront(s, { outer: t.outer }, { x });
      s.length(x, x + length, 'L', { from: [-r, -r + 2] });
      s.height(-r, r, 'Ød1 g6', { level: 1, from: x + length });
    },
    (s) => {
      const place = { upright: true };
      const reach = r * 1.75;
      drawCutPlate(s, { bore: [[0, r], [length + 4, r]], reach, angle: 135 }, place);
      drawSection(s, t, place, { gap: 13 });
      for (const x of [-r * 0.5, -r * 0.1, r * 0.3]) s.area([rect(x, -0.7, x + r * 0.22, 0)], 'graphite', 'fine');
      s.length(-r, r, 'Ød1 H7/g6', { level: -1, from: 0 });
      s.height(-length, 0, 'L', { level: 1, from: [r, r] });
      s.note(1.6, -length + 5, 'M4', 330, -40);
      s.note(-r * 0.4, -0.6, 'kazıma 0,3', -420, 120);
      s.note(-r * 1.4, -length * 0.7, 'kalıp lokması', -120, 60);
    },
    () => {
      const svg = `<circle r="${r - 0.6}" fill="none" stroke="${INK}" stroke-width="0.12"/>${arrows.map((loop) => `<path d="${outlinePath(loop)}" fill="#2b3138" stroke="${INK}" stroke-width="0.15"/>`).join('')}<g stroke="${INK}">${lettering(code, -letteringWidth(code, 2.5) / 2, -0.1, 2.5, 0.34)}${lettering(name, -letteringWidth(name, 3.2) / 2, r * 0.88, 3.2, 0.4)}</g>`;
      const body = revolve({ outer: [[0, 0], [0, r - 0.4], [0.4, r], [length, r], [length, 0]] }, hanging(length), 'bright');
      return drawScene([{ ...body, decals: [{ base: standing([0, 0, length]), svg }] }], { azimuth: -90, elevation: 50, margin: 64 });
    },
  );
}
