import { circle, rect, type Pt } from './geometry.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { pictures, type PartPictures } from './part.ts';
import { drawScene } from './scene.ts';
import { prism, revolve, type Hole, type Solid } from './solid.ts';
import { hanging, standing, type Vec } from './space.ts';
import { escaped, INK } from './style.ts';
import { drawCutPlate, drawFront, drawSection, type Turning } from './turned.ts';

/** An arrow with a slot-like shaft, pointing to +y. */
function arrowOutline(r: number): Pt[] {
  return [
    [0, r * 0.92],
    [r * 0.42, r * 0.3],
    [r * 0.16, r * 0.3],
    [r * 0.16, -r * 0.86],
    [-r * 0.16, -r * 0.86],
    [-r * 0.16, r * 0.3],
    [-r * 0.42, r * 0.3],
  ];
}

const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));

/** Lettering in millimetres with its middle at x and its foot at y (downwards). */
function word(text: string, x: number, y: number, size: number): string {
  return `<g data-text="${escaped(text)}" stroke="${INK}">${lettering(text, x - letteringWidth(text, size) / 2, y, size, size * 0.125)}</g>`;
}

/** Engraved labels round a circle, each with its foot to the middle. */
function engraved(labels: readonly string[], radius: number, size: number): string {
  return labels
    .map(
      (label, i) =>
        `<g transform="rotate(${((i / labels.length) * 360).toFixed(2)}) translate(0 ${(-radius).toFixed(2)})">${word(label, 0, size / 2, size)}</g>`,
    )
    .join('');
}

/** Short strokes between the labels of a ring with few of them. */
function dividers(count: number, from: number, to: number): string {
  const strokes = Array.from({ length: count }, (_, i) => {
    const a = ((i + 0.5) / count) * 2 * Math.PI;
    return `M${(from * Math.sin(a)).toFixed(2)} ${(-from * Math.cos(a)).toFixed(2)}L${(to * Math.sin(a)).toFixed(2)} ${(-to * Math.cos(a)).toFixed(2)}`;
  }).join('');
  return `<path fill="none" stroke="${INK}" stroke-width="0.25" d="${strokes}"/>`;
}

function outlinePath(points: readonly Pt[]): string {
  return `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(3)} ${(-y).toFixed(3)}`).join('')}Z`;
}

const arrowFigure = (r: number): string =>
  `<path d="${outlinePath(arrowOutline(r))}" fill="#2b3138" stroke="${INK}" stroke-width="0.15"/>`;

/** An arrow between the two digits of a year. */
const yearFigure = (r: number, year: string): string =>
  `${arrowFigure(r)}<g data-text="${year}">${word(year[0] ?? '', -r * 0.56, r * 0.5, r * 0.37)}${word(year[1] ?? '', r * 0.56, r * 0.5, r * 0.37)}</g>`;

/** An arrow within the twelve months. */
const monthsFigure = (r: number): string => `${arrowFigure(r * 0.66)}${engraved(numbers(12), r * 0.83, r * 0.2)}`;

export type DateStampKind = 'ay-yil' | 'gun' | 'vardiya' | 'uc-yil';

interface Face {
  /** Radius of the core in the ring of radius 12. */
  core: number;
  ring: string;
  middle: string;
  ringName: string;
}

const RADIUS = 12;

function faceOf(kind: DateStampKind, year: string): Face {
  const following = [0, 1, 2].map((i) => String(Number(year) + i));
  switch (kind) {
    case 'ay-yil':
      return {
        core: 6.5,
        ring: engraved(numbers(12), 9.1, 2.5),
        middle: yearFigure(6.5, year),
        ringName: 'ay bileziği',
      };
    case 'gun':
      return { core: 8, ring: engraved(numbers(31), 10.1, 1.2), middle: monthsFigure(8), ringName: 'gün bileziği' };
    case 'vardiya':
      return {
        core: 6.5,
        ring: engraved(numbers(3), 9.1, 3.4) + dividers(3, 7.4, 10.8),
        middle: yearFigure(6.5, year),
        ringName: 'vardiya bileziği',
      };
    case 'uc-yil':
      return {
        core: 7.4,
        ring: engraved(following, 9.6, 2.9) + dividers(3, 8.2, 11),
        middle: monthsFigure(7.4),
        ringName: 'yıl bileziği',
      };
  }
}

/** Date stamp: an outer ring and a core with an arrow that a screwdriver turns; the kind says what stands on each. */
export function dateStamp(kind: DateStampKind, year = '26'): PartPictures {
  const { core: r2, ring: ringFigure, middle, ringName } = faceOf(kind, year);
  const [r1, length] = [RADIUS, 30];
  const ring: Turning = {
    outer: [
      [0, r1],
      [length - 1, r1],
      [length, r1 - 1],
    ],
    bore: [
      [0, r2],
      [length * 0.42, r2],
      [length * 0.42, r2 * 0.88],
      [length * 0.8, r2 * 0.88],
      [length * 0.8, r2 * 0.6],
      [length, r2 * 0.6],
    ],
  };
  const core: Turning = {
    outer: [
      [0, 0],
      [0, r2],
      [length * 0.4, r2],
      [length * 0.4, r2 * 0.58],
      [length * 0.86, r2 * 0.58],
      [length * 0.86, 0],
    ],
  };
  return pictures(
    (s) => {
      s.ring(0, 0, r1, 'edge', 'metal');
      s.ring(0, 0, r1 - 0.6, 'thin');
      s.figure(0, 0, ringFigure);
      s.ring(0, 0, r2, 'edge', 'cut');
      s.figure(0, 0, middle);
      s.centre([-r1 - 0.8, 0], [-r1, 0]);
      s.centre([r1, 0], [r1 + 0.8, 0]);
      const x = r1 * 1.7;
      drawFront(s, { outer: ring.outer }, { x });
      s.length(x, x + length, 'L', { from: -r1 });
      s.height(-r1, r1, 'Ød g6', { level: 1, from: x + length });
      s.length(-r2, r2, 'Ød2', { level: 1, from: 0 });
    },
    (s) => {
      const place = { upright: true };
      const reach = r1 * 1.75;
      drawCutPlate(
        s,
        {
          bore: [
            [0, r1],
            [length + 5, r1],
          ],
          reach,
          angle: 135,
        },
        place,
      );
      drawSection(s, ring, place, { gap: 12, axis: false });
      drawFront(s, core, place);
      for (let i = 0; i < 5; i++) {
        const y = -length * 0.45 - i * (length * 0.078);
        for (const side of [1, -1]) s.ring(side * r2 * 0.73, y, 0.8, 'fine', 'yesil');
      }
      s.area([rect(-r2 * 0.16, -1.2, r2 * 0.16, 0)], 'graphite', 'fine');
      s.length(-r1, r1, 'Ød H7/g6', { level: -1, from: 0 });
      s.height(-length, 0, 'L', { level: 1, from: [r1, r1] });
      s.note(r2 * 0.4, -length * 0.2, 'döner ok', 330, 30);
      s.note(-(r1 + r2) / 2, -length * 0.3, ringName, -170, -60);
      s.note(r2 * 0.73, -length * 0.6, 'baskı yayı', 320, 60);
    },
    () => {
      const rim = `<circle r="${r1 - 0.55}" fill="none" stroke="${INK}" stroke-width="0.12"/>`;
      const body = prism(circle(0, 0, r1, 96), length, standing(), 'bright', [
        { loop: circle(0, 0, r2, 72), depth: 0.5 },
      ] satisfies Hole[]);
      const inner = revolve(
        {
          outer: [
            [0, 0],
            [0, r2 - 0.1],
            [0.4, r2 - 0.1],
            [0.4, 0],
          ],
        },
        hanging(length),
        'steel',
      );
      return drawScene(
        [
          { ...body, decals: [{ base: standing([0, 0, length]), svg: ringFigure + rim }] },
          { ...inner, decals: [{ base: standing([0, 0, length + 0.02]), svg: middle }] },
        ],
        { azimuth: -90, elevation: 50, margin: 64 },
      );
    },
  );
}

/** Exchangeable core of a date stamp, alone: arrow and year on its face, a split end that snaps into the ring. */
export function yearInsert(year = '26'): PartPictures {
  const [r, length] = [6.6, 21];
  const [neck, hold] = [8, 17];
  const [rn, rh] = [r * 0.58, r * 0.74];
  const t: Turning = {
    outer: [
      [0, 0],
      [0, r - 0.2],
      [0.2, r],
      [neck, r],
      [neck, rn],
      [hold - 1.4, rn],
      [hold - 0.2, rh],
      [hold + 0.8, rh],
      [length, rn * 0.86],
      [length, 0],
    ],
  };
  const slot = 0.9;
  return pictures(
    (s) => {
      s.ring(0, 0, r, 'edge', 'metal');
      s.ring(0, 0, r - 0.35, 'thin');
      s.figure(0, 0, yearFigure(r, year));
      s.centre([-r - 0.6, 0], [-r, 0]);
      s.centre([r, 0], [r + 0.6, 0]);
      const x = r * 2;
      drawFront(s, t, { x });
      s.area([rect(x + neck + 2.4, -slot / 2, x + length, slot / 2)], 'paper', 'fine');
      s.length(-r, r, 'Ød2', { level: 1, from: 0 });
      s.length(x, x + length, 'L', { level: 1, from: [-r, -rn] });
      s.length(x, x + neck, 'L1', { level: -1, from: r });
      s.height(-rh, rh, 'Ød3', { level: 1, from: x + hold });
    },
    (s) => {
      const place = { upright: true };
      const [r1, depth] = [12, 25];
      const reach = r1 * 1.35;
      const ring: Turning = {
        outer: [
          [0, r1],
          [depth - 1, r1],
          [depth, r1 - 1],
        ],
        bore: [
          [0, r + 0.08],
          [neck + 0.1, r + 0.08],
          [neck + 0.1, rn + 0.2],
          [hold - 1.2, rn + 0.2],
          [hold - 0.2, rh + 0.1],
          [depth, rh + 0.1],
        ],
      };
      drawCutPlate(
        s,
        {
          bore: [
            [0, r1],
            [depth + 4, r1],
          ],
          reach,
          angle: 135,
        },
        place,
      );
      drawSection(s, ring, place, { gap: 12, axis: false });
      drawFront(s, { ...t, fill: 'black' }, place);
      s.area([rect(-slot / 2, -length, slot / 2, -neck - 2.4)], 'paper', 'fine');
      s.area([rect(-r * 0.16, -1, r * 0.16, 0)], 'graphite', 'fine');
      s.length(-r, r, 'Ød2', { level: -1, from: 0 });
      s.note(r * 0.5, -neck * 0.5, 'yıl göbeği', 210, -30);
      s.note(-(r + r1) / 2, -depth * 0.4, 'kaşe bileziği', -90, -40);
      s.note(rh, -hold, 'geçmeli uç', 230, 60);
    },
    () => {
      const upper: Turning = {
        outer: [
          [0, 0],
          [0, r - 0.2],
          [0.2, r],
          [neck, r],
          [neck, 0],
        ],
      };
      const lower: Turning = {
        outer: [
          [neck, 0],
          [neck, rn],
          [hold - 1.4, rn],
          [hold - 0.2, rh],
          [hold + 0.8, rh],
          [length, rn * 0.86],
          [length, 0],
        ],
      };
      const tail = revolve(lower, hanging(length), 'steel');
      // The slot follows the outline of the snap end.
      const along = lower.outer.slice(1, -1).map(([a, radius]): Pt => [Math.max(a, neck + 3.4), radius]);
      const cut: Solid = {
        facets: along.slice(1).map(([a1, r1], i) => {
          const [a0, r0] = along[i] ?? [a1, r1];
          const at = (x: number, a: number, radius: number): Vec => [x, -radius - 0.03, length - a];
          return {
            points: [at(-slot / 2, a0, r0), at(slot / 2, a0, r0), at(slot / 2, a1, r1), at(-slot / 2, a1, r1)],
            normal: [0, -1, 0] as const,
            edges: ['none', 'sharp', 'none', 'sharp'] as const,
            isInner: false,
          };
        }),
        material: 'black',
        edgeWeight: 1,
      };
      const head = revolve(upper, hanging(length), 'bright');
      return drawScene(
        [
          tail,
          cut,
          {
            ...head,
            decals: [
              {
                base: standing([0, 0, length + 0.02]),
                svg: `<circle r="${r - 0.35}" fill="none" stroke="${INK}" stroke-width="0.08"/>${yearFigure(r, year)}`,
              },
            ],
          },
        ],
        { azimuth: -90, elevation: 46, margin: 70 },
      );
    },
  );
}

/** One of the three bent arrows of the recycling sign, around the middle. */
function recyclingArrows(r: number): Pt[][] {
  // Built on one side of the triangle and turned twice by 120°.
  const side: Pt[] = [
    [-0.66, -0.64],
    [0.3, -0.64],
    [0.3, -0.82],
    [0.64, -0.53],
    [0.3, -0.24],
    [0.3, -0.42],
    [-0.5, -0.42],
    [-0.66, -0.14],
    [-0.86, -0.28],
  ];
  return [0, 120, 240].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return side.map(([x, y]): Pt => [r * (x * Math.cos(a) - y * Math.sin(a)), r * (x * Math.sin(a) + y * Math.cos(a))]);
  });
}

/** Recycling stamp: arrows, in them the plastic's number where it has one, below them its mark. */
export function recyclingStamp(
  { code, name }: { code: string; name: string } = { code: '05', name: 'PP' },
  { d1, length }: { d1: number; length: number } = { d1: 24, length: 26 },
): PartPictures {
  const r = d1 / 2;
  // Long marks are written smaller and higher, until they keep off the round edge.
  const LARGEST = 3.2;
  const footOf = (size: number): number => r * 0.88 - (LARGEST - size) * 1.1;
  let nameSize = LARGEST;
  while (Math.hypot(letteringWidth(name, nameSize) / 2, footOf(nameSize)) > r - 1.1) nameSize -= 0.05;
  const foot = footOf(nameSize);
  const arrows = recyclingArrows(r * 0.72).map((loop) => loop.map(([x, y]): Pt => [x, y + r * 0.14]));
  const t: Turning = {
    outer: [
      [0, r],
      [length - 3, r],
      [length - 3, r - 1],
      [length - 1, r - 1],
      [length, r - 2],
    ],
    bore: [
      [0, 0],
      [length - 12, 0],
      [length - 10, 1.6],
      [length, 1.6],
    ],
  };
  return pictures(
    (s) => {
      s.ring(0, 0, r, 'edge', 'metal');
      for (const loop of arrows) s.area([loop], 'dark', 'fine');
      if (code !== '') s.text(0, r * 0.1, code, { size: 42, ink: INK });
      s.text(0, nameSize < LARGEST ? -foot + nameSize / 2 : -r * 0.74, name, {
        size: (54 * nameSize) / LARGEST,
        ink: INK,
      });
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
      drawCutPlate(
        s,
        {
          bore: [
            [0, r],
            [length + 4, r],
          ],
          reach,
          angle: 135,
        },
        place,
      );
      drawSection(s, t, place, { gap: 13 });
      for (const x of [-r * 0.5, -r * 0.1, r * 0.3]) s.area([rect(x, -0.7, x + r * 0.22, 0)], 'graphite', 'fine');
      s.length(-r, r, 'Ød1 H7/g6', { level: -1, from: 0 });
      s.height(-length, 0, 'L', { level: 1, from: [r, r] });
      s.note(1.6, -length + 5, 'M4', 330, -40);
      s.note(-r * 0.4, -0.6, 'kazıma 0,3', -420, 120);
      s.note(-r * 1.4, -length * 0.7, 'kalıp lokması', -120, 60);
    },
    () => {
      const svg = `<circle r="${r - 0.6}" fill="none" stroke="${INK}" stroke-width="0.12"/>${arrows.map((loop) => `<path d="${outlinePath(loop)}" fill="#2b3138" stroke="${INK}" stroke-width="0.15"/>`).join('')}<g stroke="${INK}" data-text="${escaped(name)}">${code === '' ? '' : lettering(code, -letteringWidth(code, 2.5) / 2, -0.1, 2.5, 0.34)}${lettering(name, -letteringWidth(name, nameSize) / 2, foot, nameSize, nameSize * 0.125)}</g>`;
      const body = revolve(
        {
          outer: [
            [0, 0],
            [0, r - 0.4],
            [0.4, r],
            [length, r],
            [length, 0],
          ],
        },
        hanging(length),
        'bright',
      );
      return drawScene([{ ...body, decals: [{ base: standing([0, 0, length]), svg }] }], {
        azimuth: -90,
        elevation: 50,
        margin: 64,
      });
    },
  );
}
