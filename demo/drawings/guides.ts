import { circle, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { grooved, roundedEnd } from './profiles.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { prism, revolve, type Solid } from './solid.ts';
import { add, hanging, lying, scaled, type Vec } from './space.ts';
import { drawCutPlate, drawEnd, drawFront, drawSection, drawSolidPlate, type Turning } from './turned.ts';

export interface PillarSize {
  d1: number;
  d3: number;
  d4: number;
  k: number;
  fit: number;
  length: number;
}

/** Leader pin: head, locating diameter, guide diameter with oil grooves and a rounded lead-in. */
export function guidePillar(
  { d1, d3, d4, k, fit, length }: PillarSize = { d1: 20, d3: 25, d4: 31, k: 6, fit: 34, length: 112 },
): PartPictures {
  const [r, r3, r4] = [d1 / 2, d3 / 2, d4 / 2];
  const guide = length - fit;
  const t: Turning = {
    outer: [
      [0, 0],
      [0, r4 - 0.8],
      [0.8, r4],
      [k, r4],
      [k, r3],
      [fit - 0.8, r3],
      [fit, r3 - 0.8],
      [fit, r],
      ...grooved(
        fit,
        length - d1 * 0.35,
        r,
        [0.3, 0.48, 0.66].map((p) => fit + guide * p),
        d1 * 0.13,
        d1 * 0.05,
      ),
      ...roundedEnd(length - d1 * 0.35, r, d1 * 0.35),
      [length, 0],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, t);
      drawEnd(s, length + d4 * 1.1, 0, [r4, r3, r]);
      s.length(0, length, 'L', { level: 3, from: [-r4, -r * 0.7] });
      s.length(0, fit, 'L1', { level: 2, from: [-r4, -r3] });
      s.length(0, k, 'k', { level: 1, from: -r4 });
      s.height(-r4, r4, 'Ød4', { level: -1, from: 0 });
      s.height(-r3, r3, 'Ød3 k6', { at: k + (fit - k) * 0.62, from: 0 });
      s.height(-r, r, 'Ød1 h6', { at: fit + guide * 0.22, from: 0 });
      s.note(fit + guide * 0.51, r, 'yağ kanalı', 50, -78);
    },
    (s) => {
      const reach = d4 * 1.05;
      drawSolidPlate(s, -d4 * 0.45, 0, reach);
      drawCutPlate(s, {
        bore: [
          [0, r4 + 0.8],
          [k, r4 + 0.8],
          [k, r3],
          [fit, r3],
        ],
        reach,
      });
      const bush: Turning = {
        outer: [
          [fit + 1.5, r3 * 1.25],
          [fit + 8, r3 * 1.25],
          [fit + 8, r3],
          [fit + 44, r3],
        ],
        bore: [
          [fit + 1.5, r],
          [fit + 44, r],
        ],
      };
      drawCutPlate(s, {
        bore: [
          [fit + 1.5, r3 * 1.25],
          [fit + 8, r3 * 1.25],
          [fit + 8, r3],
          [fit + 44, r3],
        ],
        reach,
        angle: 135,
      });
      drawSection(s, bush, {}, { gap: 8, axis: false });
      drawFront(s, t);
      s.note(fit * 0.6, reach * 0.8, 'erkek plaka', -60, -90);
      s.note(fit + 26, reach * 0.8, 'dişi plaka', 60, -90);
      s.note(fit + 30, -(r + r3) / 2, 'kılavuz burç', 150, 190);
      s.note(fit * 0.5, -r3, 'kılavuz kolon', -60, 220);
    },
    () => drawScene([revolve(t, lying(r4), 'bright')], HEAD_FIRST),
  );
}

/** Die-set pillar: short locating end, bolted flange, long guide end with grooves. */
export function flangedPillar(
  {
    d1,
    d2,
    k,
    fit,
    length,
    bolts,
  }: { d1: number; d2: number; k: number; fit: number; length: number; bolts: number } = {
    d1: 24,
    d2: 54,
    k: 11,
    fit: 26,
    length: 130,
    bolts: 4,
  },
): PartPictures {
  const [r, r2] = [d1 / 2, d2 / 2];
  const guide = length - fit - k;
  const pitch = (r + r2) / 2 + 0.5;
  const boltAt = (i: number): Pt => [
    pitch * Math.cos(((i + 0.5) * 2 * Math.PI) / bolts),
    pitch * Math.sin(((i + 0.5) * 2 * Math.PI) / bolts),
  ];
  const [hole, sink, deep] = [3.3, 5.2, 6.4];
  const locating: Pt[] = [
    [0, 0],
    [0, r - 1.5],
    [1.5, r],
    [fit - 2, r],
    [fit - 2, r - 0.8],
    [fit, r - 0.8],
  ];
  const guiding: Pt[] = [
    [fit + k, r],
    ...grooved(
      fit + k,
      length - 7,
      r,
      [0.42, 0.56, 0.7].map((p) => fit + k + guide * p),
      3,
      1.1,
    ),
    ...roundedEnd(length - 7, r, 7),
    [length, 0],
  ];
  const t: Turning = {
    outer: [...locating, [fit, r2 - 1], [fit + 1, r2], [fit + k - 1, r2], [fit + k, r2 - 1], ...guiding],
  };
  return pictures(
    (s) => {
      drawFront(s, t);
      const cx = length + d2 * 0.8;
      drawEnd(s, cx, 0, [r2, r]);
      s.ring(cx, 0, pitch, 'centre');
      for (let i = 0; i < bolts; i++) {
        const [x, y] = boltAt(i);
        s.ring(cx + x, y, sink, 'fine', 'cut');
        s.ring(cx + x, y, hole, 'fine', 'paper');
      }
      s.length(0, length, 'L', { level: 2, from: [-r, -r * 0.6] });
      s.length(0, fit, 'L1', { level: 1, from: [-r, -r2] });
      s.length(fit + k, length, 'L2', { level: 1, from: [-r2, -r * 0.6] });
      s.length(fit, fit + k, 'k', { level: -1, from: r2 });
      s.height(-r, r, 'Ød1 h4', { at: fit + k + guide * 0.26, from: 0 });
      s.height(-r2, r2, 'Ød2', { level: -1, from: fit });
      s.note(cx + boltAt(0)[0], boltAt(0)[1], `${bolts} × M6`, 30, -150);
    },
    (s) => {
      const reach = d2 * 0.85;
      drawCutPlate(s, {
        bore: [
          [0, r],
          [fit, r],
        ],
        reach,
      });
      drawFront(s, t);
      for (const side of [1, -1]) {
        const y = side * pitch;
        s.area(
          [
            [
              [fit + k, y - sink],
              [fit + k - deep, y - sink],
              [fit + k - deep, y - hole],
              [fit, y - hole],
              [fit, y + hole],
              [fit + k - deep, y + hole],
              [fit + k - deep, y + sink],
              [fit + k, y + sink],
            ],
          ],
          'paper',
          'fine',
        );
        s.area(
          [
            [
              [fit + k - 0.6, y - 4.8],
              [fit + k - deep, y - 4.8],
              [fit + k - deep, y - 2.8],
              [fit - 15, y - 2.8],
              [fit - 16.5, y - 1.4],
              [fit - 16.5, y + 1.4],
              [fit - 15, y + 2.8],
              [fit + k - deep, y + 2.8],
              [fit + k - deep, y + 4.8],
              [fit + k - 0.6, y + 4.8],
            ],
          ],
          'dark',
          'fine',
        );
        s.centre([fit - 18, y], [fit + k + 3, y]);
      }
      s.note(fit * 0.35, reach * 0.88, 'alt set plakası', 250, -60);
      s.note(fit + k - 2, pitch + 2, 'cıvata', 130, -90);
      s.note(fit + k + guide * 0.5, -r, 'yağ kanalı', 60, 130);
    },
    () => {
      const base = lying(r2);
      const flange = prism(
        circle(0, 0, r2, 96),
        k,
        lying(r2, fit),
        'bright',
        Array.from({ length: bolts }, (_, i) => ({
          loop: circle(...boltAt(i), hole, 32),
          sink: { loop: circle(...boltAt(i), sink, 32), depth: deep },
        })),
      );
      return drawScene(
        [
          revolve({ outer: [...locating, [fit, 0]] }, base, 'bright'),
          flange,
          revolve({ outer: [[fit + k, 0], ...guiding] }, base, 'bright'),
        ],
        { azimuth: -42, elevation: 26 },
      );
    },
  );
}

export interface BushSize {
  d1: number;
  d3: number;
  d4: number;
  k: number;
  length: number;
}

/** Guide bush with a head; grooves in the bore hold the grease. */
export function guideBush(
  { d1, d3, d4, k, length }: BushSize = { d1: 26, d3: 38, d4: 46, k: 8, length: 56 },
): PartPictures {
  const [r, r3, r4] = [d1 / 2, d3 / 2, d4 / 2];
  const bore: Pt[] = [
    [0, r + 2.5],
    [1.5, r + 0.7],
    [3, r],
    ...[0.35, 0.55, 0.75].flatMap((p): Pt[] => [
      [length * p, r],
      [length * p + 0.6, r + 1.4],
      [length * p + 2.6, r + 1.4],
      [length * p + 3.2, r],
    ]),
    [length - 1, r],
    [length, r + 1],
  ];
  const t: Turning = {
    outer: [
      [0, r4 - 1],
      [1, r4],
      [k, r4],
      [k, r3],
      [length - 2, r3],
      [length, r3 - 1],
    ],
    bore,
  };
  return pictures(
    (s) => {
      drawFront(
        s,
        {
          ...t,
          bore: [
            [0, r + 2.5],
            [1.5, r + 0.7],
            [3, r],
            [length, r],
          ],
        },
        {},
        { hidden: true },
      );
      drawEnd(s, length + d4 * 0.95, 0, [r4, r + 2.5, r], { open: r });
      s.length(0, length, 'L', { level: 2, from: [-r4, -r3] });
      s.length(0, k, 'k', { level: 1, from: -r4 });
      s.height(-r4, r4, 'Ød4', { level: -1, from: 0 });
      s.height(-r3, r3, 'Ød3 k6', { at: length + d4 * 0.22, from: length });
      s.height(-r, r, 'Ød1 H7', { level: 1, from: length + d4 * 0.95 });
    },
    (s) => {
      drawSection(s, t);
      s.length(0, length, 'L', { level: 2, from: [-r4, -r3] });
      s.length(0, k, 'k', { level: 1, from: -r4 });
      s.height(-r4, r4, 'Ød4', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1 H7', { at: length * 0.24, from: 0 });
      s.height(-r3, r3, 'Ød3 k6', { level: 1, from: length });
      s.note(length * 0.57, r + 1, 'yağ kanalı', 150, -250);
    },
    () => drawScene([revolve(t, lying(r4), 'bright')], { azimuth: -142, elevation: 24 }),
  );
}

/** Die-set bush: its narrow flange is held on the plate by clamps, so that it comes off and goes back to its place. */
export function flangedBush(
  { d1, d3, d4, neck, k, length }: BushSize & { neck: number } = { d1: 26, d3: 40, d4: 50, neck: 9, k: 7, length: 68 },
): PartPictures {
  const [r, r3, r4] = [d1 / 2, d3 / 2, d4 / 2];
  const flange = neck + k;
  const outer: Pt[] = [
    [0, r3 - 1.5],
    [1.5, r3],
    [neck, r3],
    [neck, r4 - 0.8],
    [neck + 0.8, r4],
    [flange - 0.8, r4],
    [flange, r4 - 0.8],
    [flange, r3 - 0.7],
    [flange + 2, r3 - 0.7],
    [flange + 2, r3],
    [length - 3, r3],
    [length, r3 - 1.2],
  ];
  const t: Turning = {
    outer,
    bore: [
      [0, r + 2],
      [2, r],
      [length - 1, r],
      [length, r + 1],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, t, {}, { hidden: true });
      drawEnd(s, length + d4 * 0.95, 0, [r4, r3, r + 2, r], { open: r });
      s.length(0, length, 'L', { level: 2, from: [-r3, -r3] });
      s.length(neck, flange, 'k', { from: -r4 });
      s.height(-r4, r4, 'Ød3', { level: -1, from: neck });
      s.height(-r3, r3, 'Ød2 g5', { at: flange + (length - flange) * 0.5, from: 0 });
      s.height(-r, r, 'Ød1 H5', { level: 1, from: length + d4 * 0.95 });
    },
    (s) => {
      const reach = d4 * 0.95;
      drawCutPlate(s, {
        bore: [
          [flange, r3],
          [flange + 34, r3],
        ],
        reach,
        angle: 135,
      });
      drawSection(s, t);
      for (const side of [1, -1]) {
        const y = side * (r4 + 8);
        // A clamp bears on the flange and on the plate; its screw stands beside the flange.
        const clamp: Pt[] = [
          [flange, r4 + 1],
          [neck - 0.2, r4 + 1],
          [neck - 0.2, r3 + 1.2],
          [neck - 7, r3 + 1.2],
          [neck - 7, r4 + 15],
          [flange, r4 + 15],
        ];
        s.area([clamp.map(([x, v]): Pt => [x, side * v])], 'metal');
        s.area(
          [
            [
              [neck - 13, y - 5],
              [neck - 7, y - 5],
              [neck - 7, y - 2.8],
              [flange + 15, y - 2.8],
              [flange + 16.5, y],
              [flange + 15, y + 2.8],
              [neck - 7, y + 2.8],
              [neck - 7, y + 5],
              [neck - 13, y + 5],
            ],
          ],
          'dark',
          'fine',
        );
        s.centre([neck - 15, y], [flange + 19, y]);
      }
      s.length(0, length, 'L', { level: 1, from: [-r3, -r3] });
      s.height(-r, r, 'Ød1 H5', { at: length * 0.42, from: 0 });
      s.height(-r3, r3, 'Ød2 g5', { level: 1, from: length });
      s.note(neck - 5, r3 + 4, 'pabuç', -130, -40);
      s.note(flange + 24, reach * 0.86, 'üst set plakası', 60, -50);
    },
    () => drawScene([revolve(t, hanging(length), 'bright')], { elevation: 34, margin: 70 }),
  );
}

/** Plain centring sleeve between two plates. */
export function centringSleeve(
  { d1, d2, length }: { d1: number; d2: number; length: number } = { d1: 20, d2: 30, length: 60 },
): PartPictures {
  const [r, r2] = [d1 / 2, d2 / 2];
  const t: Turning = {
    outer: [
      [0, r2 - 1.5],
      [3, r2],
      [length - 3, r2],
      [length, r2 - 1.5],
    ],
    bore: [
      [0, r],
      [length, r],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, t, {}, { hidden: true });
      drawEnd(s, length + d2, 0, [r2, r2 - 1.5, r], { open: r });
      s.length(0, length, 'L', { level: 1, from: -r2 + 1.5 });
      s.height(-r2, r2, 'Ød2 g6', { level: -1, from: [3, 3] });
      s.height(-r, r, 'Ød1', { level: 1, from: length + d2 });
      s.note(1.5, r2 - 0.8, '30°', -40, -70);
    },
    (s) => {
      const reach = d2 * 1.05;
      drawCutPlate(s, {
        bore: [
          [-6, r2],
          [length * 0.55, r2],
        ],
        reach,
      });
      drawCutPlate(s, {
        bore: [
          [length * 0.55, r2],
          [length + 6, r2],
        ],
        reach,
        angle: 135,
      });
      drawSection(s, t, {}, { gap: 9 });
      s.height(-r2, r2, 'Ød2 H7/g6', { level: 1, from: length + 6 });
      s.height(-r, r, 'Ød1', { at: length * 0.3, from: 0 });
      s.length(0, length, 'L', { from: -r2 });
      s.note(length * 0.2, reach * 0.8, 'ara plaka', -50, -80);
      s.note(length * 0.8, reach * 0.8, 'kalıp plakası', 40, -80);
    },
    () => drawScene([revolve(t, lying(r2), 'bright')], { azimuth: -140, elevation: 24 }),
  );
}

/** Ball cage: rows of balls staggered on the sleeve. */
export function ballCage(
  {
    d1,
    d2,
    ball,
    length,
    rows,
    perRow,
  }: { d1: number; d2: number; ball: number; length: number; rows: number; perRow: number } = {
    d1: 30,
    d2: 38,
    ball: 5.6,
    length: 66,
    rows: 7,
    perRow: 14,
  },
  body: 'brass' | 'aluminium' = 'brass',
): PartPictures {
  const r2 = d2 / 2;
  const inner = d1 / 2 + 0.8;
  const t: Turning = {
    fill: body,
    outer: [
      [0, r2 - 0.8],
      [0.8, r2],
      [length - 0.8, r2],
      [length, r2 - 0.8],
    ],
    bore: [
      [0, inner],
      [length, inner],
    ],
  };
  const seat = r2 - ball * 0.22;
  const at = (row: number, i: number): { x: number; angle: number } => ({
    x: ((row + 0.75) / (rows + 0.5)) * length,
    angle: ((i + (row % 2) * 0.5) * 2 * Math.PI) / perRow,
  });
  return pictures(
    (s) => {
      drawFront(s, t);
      for (let row = 0; row < rows; row++)
        for (let i = 0; i < perRow; i++) {
          const { x, angle } = at(row, i);
          if (Math.sin(angle) > 0.08) s.ring(x, seat * Math.cos(angle), ball / 2, 'fine', 'paper');
        }
      const cx = length + d2 * 0.95;
      for (let i = 0; i < perRow; i++)
        s.ring(cx + seat * Math.cos(at(0, i).angle), seat * Math.sin(at(0, i).angle), ball / 2, 'fine', 'paper');
      s.ring(cx, 0, r2, 'edge', body);
      s.ring(cx, 0, inner, 'edge', 'paper');
      for (let i = 0; i < perRow; i++)
        s.ring(
          cx + (inner + 0.2) * Math.cos(at(0, i).angle),
          (inner + 0.2) * Math.sin(at(0, i).angle),
          ball * 0.22,
          'thin',
          'metal',
        );
      s.cross(cx, 0, r2 + 2);
      s.length(0, length, 'L', { from: -r2 });
      s.height(-r2, r2, 'Ød2', { level: -1, from: 0 });
      s.height(-d1 / 2, d1 / 2, 'Ød1', { level: 1, from: cx });
      s.note(at(rows - 2, 0).x, seat * 0.8, 'bilya Ød3', 60, -110);
    },
    (s) => {
      drawSection(s, t, {}, { gap: 8 });
      for (let row = 0; row < rows; row++)
        for (const side of [1, -1]) s.ring(at(row, 0).x, (side * (inner + r2)) / 2, ball / 2, 'edge', 'paper');
      for (let row = 0; row < rows; row++)
        for (let i = 0; i < perRow; i++) {
          const { x, angle } = at(row, i);
          if (Math.sin(angle) > 0.3) s.ring(x, inner * Math.cos(angle) * 0.96, ball * 0.3, 'thin', 'metal');
        }
      s.length(0, length, 'L', { from: -r2 });
      s.height(-r2, r2, 'Ød2', { level: -1, from: 0 });
      s.height(-d1 / 2, d1 / 2, 'Ød1', { level: 1, from: length });
      s.note(at(rows - 2, 0).x, (inner + r2) / 2 + ball * 0.3, 'bilya Ød3', 60, -90);
    },
    () => {
      const base = lying(r2);
      const cage = revolve(t, base, body);
      const balls = Array.from({ length: rows * perRow }, (_, n) => at(Math.floor(n / perRow), n % perRow)).map(
        ({ x, angle }) => {
          const out = add(scaled(base.u, Math.cos(angle)), scaled(base.v, Math.sin(angle)));
          return {
            centre: [x + base.o[0], base.o[1] + out[1] * seat, base.o[2] + out[2] * seat] as Vec,
            radius: ball / 2,
            out,
          };
        },
      );
      const camera = { azimuth: -138, elevation: 24 };
      const [a, e] = [(camera.azimuth * Math.PI) / 180, (camera.elevation * Math.PI) / 180];
      const seen = balls.filter(({ out }) => out[1] * Math.cos(e) * Math.sin(a) + out[2] * Math.sin(e) > 0.1);
      return drawScene([{ ...cage, balls: seen }], camera);
    },
  );
}

/** Patch of a cylinder's surface: a round plug seen on the curved face. */
function plugs(
  base: ReturnType<typeof lying>,
  r: number,
  rows: readonly number[],
  perRow: number,
  size: number,
): Solid {
  const facets: Solid['facets'] = [];
  rows.forEach((x, row) => {
    for (let i = 0; i < perRow; i++) {
      const middle = ((i + (row % 2) * 0.5) * 2 * Math.PI) / perRow;
      const out = (angle: number): Vec => add(scaled(base.u, Math.cos(angle)), scaled(base.v, Math.sin(angle)));
      const points = circle(0, 0, size / 2, 24).map(([dx, dy]): Vec =>
        add(add(base.o, scaled(base.w, x + dx)), scaled(out(middle + dy / r), r + 0.02)),
      );
      facets.push({ points, normal: out(middle), edges: points.map(() => 'sharp' as const), isInner: false });
    }
  });
  return { facets, material: 'graphite', edgeWeight: 1.6 };
}

/** Self-lubricating bronze bush with graphite plugs. */
export function bronzeBush(
  { d1, d3, d4, k, length, plug }: BushSize & { plug: number } = { d1: 30, d3: 42, d4: 54, k: 7, length: 62, plug: 7 },
): PartPictures {
  const [r, r3, r4] = [d1 / 2, d3 / 2, d4 / 2];
  const t: Turning = {
    fill: 'bronze',
    outer: [
      [0, r4 - 0.8],
      [0.8, r4],
      [k, r4],
      [k, r3],
      [length - 1.5, r3],
      [length, r3 - 1],
    ],
    bore: [
      [0, r + 1],
      [1, r],
      [length - 1, r],
      [length, r + 1],
    ],
  };
  const rows = [0.26, 0.45, 0.64, 0.83].map((p) => p * length + 1);
  const perRow = 8;
  return pictures(
    (s) => {
      drawFront(s, t, {}, { axis: false });
      rows.forEach((x, row) => {
        for (let i = 0; i < perRow; i++) {
          const angle = ((i + (row % 2) * 0.5) * 2 * Math.PI) / perRow;
          if (Math.sin(angle) < 0.05) continue;
          const loop = circle(0, 0, plug / 2, 32).map(([dx, dy]): Pt => [x + dx, r3 * Math.cos(angle + dy / r3)]);
          s.area([loop], 'graphite', 'fine');
        }
      });
      s.centre([0, 0], [length, 0]);
      const cx = length + r4 * 1.5;
      drawEnd(s, cx, 0, [r4, r], { fill: 'bronze', open: r });
      s.length(0, length, 'L', { level: 2, from: [-r4, -r3] });
      s.length(0, k, 'k', { from: -r4 });
      s.height(-r4, r4, 'Ød4', { level: -1, from: 0 });
      s.height(-r3, r3, 'Ød3 m6', { at: length + r4 * 0.3, from: length });
      s.height(-r, r, 'Ød1 F7', { level: 1, from: cx });
    },
    (s) => {
      drawSection(s, t);
      rows.forEach((x, row) => {
        if (row % 2 === 0)
          for (const side of [1, -1])
            s.area(
              [
                [
                  [x - plug / 2, side * r],
                  [x + plug / 2, side * r],
                  [x + plug / 2, side * r3],
                  [x - plug / 2, side * r3],
                ],
              ],
              'graphite',
            );
        for (let i = 0; i < perRow; i++) {
          const angle = ((i + (row % 2) * 0.5) * 2 * Math.PI) / perRow;
          if (Math.sin(angle) > 0.3)
            s.area(
              [circle(0, 0, plug / 2, 32).map(([dx, dy]): Pt => [x + dx, r * Math.cos(angle + dy / r)])],
              'graphite',
              'fine',
            );
        }
      });
      s.length(0, length, 'L', { level: 2, from: [-r4, -r3] });
      s.length(0, k, 'k', { from: -r4 });
      s.height(-r4, r4, 'Ød4', { level: -1, from: 0 });
      s.height(-r3, r3, 'Ød3 m6', { level: 2, from: length });
      s.height(-r, r, 'Ød1 F7', { level: 1, from: length });
      s.note(rows[2] ?? 0, (r + r3) / 2, 'grafit tapa', 90, -130);
    },
    () => {
      const base = lying(r4);
      return drawScene([revolve(t, base, 'bronze'), plugs(base, r3, rows, perRow, plug)], {
        azimuth: -138,
        elevation: 24,
      });
    },
  );
}

/** Where graphite plugs sit: rows along the bush, the plugs of each second row half a step further. */
interface PlugPattern {
  rows: readonly number[];
  perRow: number;
  size: number;
}

function* plugAngles({ rows, perRow }: PlugPattern): Generator<{ x: number; row: number; angle: number }> {
  for (const [row, x] of rows.entries())
    for (let i = 0; i < perRow; i++) yield { x, row, angle: ((i + (row % 2) * 0.5) * 2 * Math.PI) / perRow };
}

/** A plug's outline on a cylinder of radius `r`, seen from the side. */
const plugOutline = (x: number, angle: number, r: number, size: number): Pt[] =>
  circle(0, 0, size / 2, 32).map(([dx, dy]): Pt => [x + dx, r * Math.cos(angle + dy / r)]);

function drawPlugsOutside(s: Sheet, pattern: PlugPattern, r: number): void {
  for (const { x, angle } of plugAngles(pattern))
    if (Math.sin(angle) >= 0.05) s.area([plugOutline(x, angle, r, pattern.size)], 'graphite', 'fine');
}

function drawPlugsCut(s: Sheet, pattern: PlugPattern, bore: number, outside: number): void {
  pattern.rows.forEach((x, row) => {
    if (row % 2 === 0)
      for (const side of [1, -1])
        s.area(
          [
            [
              [x - pattern.size / 2, side * bore],
              [x + pattern.size / 2, side * bore],
              [x + pattern.size / 2, side * outside],
              [x - pattern.size / 2, side * outside],
            ],
          ],
          'graphite',
        );
  });
  for (const { x, angle } of plugAngles(pattern))
    if (Math.sin(angle) > 0.3) s.area([plugOutline(x, angle, bore, pattern.size)], 'graphite', 'fine');
}

/** Plain cylindrical bronze bush with graphite plugs. */
export function plainBronzeBush(
  { d1, d2, length, plug }: { d1: number; d2: number; length: number; plug: number } = {
    d1: 34,
    d2: 46,
    length: 54,
    plug: 7,
  },
): PartPictures {
  const [r, r2] = [d1 / 2, d2 / 2];
  const t: Turning = {
    fill: 'bronze',
    outer: [
      [0, r2 - 1.2],
      [1.6, r2],
      [length - 1.6, r2],
      [length, r2 - 1.2],
    ],
    bore: [
      [0, r + 1],
      [1, r],
      [length - 1, r],
      [length, r + 1],
    ],
  };
  const pattern: PlugPattern = { rows: [0.16, 0.39, 0.61, 0.84].map((p) => p * length), perRow: 8, size: plug };
  return pictures(
    (s) => {
      drawFront(s, t, {}, { axis: false });
      drawPlugsOutside(s, pattern, r2);
      s.centre([0, 0], [length, 0]);
      const cx = length + d2;
      drawEnd(s, cx, 0, [r2, r2 - 1.2, r], { fill: 'bronze', open: r });
      s.length(0, length, 'L', { level: 1, from: -r2 });
      s.height(-r2, r2, 'Ød2 s6', { level: -1, from: [1.6, 1.6] });
      s.height(-r, r, 'Ød1 F7', { level: 1, from: cx });
    },
    (s) => {
      drawSection(s, t);
      drawPlugsCut(s, pattern, r, r2);
      s.length(0, length, 'L', { level: 1, from: -r2 });
      s.height(-r2, r2, 'Ød2 s6', { level: -1, from: [1.6, 1.6] });
      s.height(-r, r, 'Ød1 F7', { level: 1, from: length });
      s.note(pattern.rows[2] ?? 0, (r + r2) / 2, 'grafit tapa', 120, -130);
    },
    () => {
      const base = lying(r2);
      return drawScene([revolve(t, base, 'bronze'), plugs(base, r2, pattern.rows, pattern.perRow, plug)], {
        azimuth: -138,
        elevation: 24,
      });
    },
  );
}

/**
 * Points spread evenly without a visible order: a coarse lattice, each point moved off its place; both coordinates from
 * 0 to 1.
 */
const scattered = (count: number): Pt[] =>
  Array.from({ length: count }, (_, i): Pt => {
    const jitter = (k: number): number => (Math.sin(i * k) * 43758.5453) % 1;
    return [
      (((i * 0.7548776662 + 0.5) % 1) + 1 + jitter(12.9898) * 0.03) % 1,
      (((i * 0.5698402909 + 0.5) % 1) + 1 + jitter(78.233) * 0.03) % 1,
    ];
  });

/** Sintered bronze bush: matt, with open pores that hold the oil, without plugs. */
export function sinteredBush(
  { d1, d2, length }: { d1: number; d2: number; length: number } = { d1: 30, d2: 40, length: 46 },
): PartPictures {
  const [r, r2] = [d1 / 2, d2 / 2];
  const t: Turning = {
    fill: 'sinter',
    outer: [
      [0, r2 - 0.8],
      [0.8, r2],
      [length - 0.8, r2],
      [length, r2 - 0.8],
    ],
    bore: [
      [0, r + 0.8],
      [0.8, r],
      [length - 0.8, r],
      [length, r + 0.8],
    ],
  };
  const pore = 0.34;
  const faces = scattered(130).map(([a, b]): Pt => [r + 1.2 + (r2 - r - 2.4) * b, a * 2 * Math.PI]);
  return pictures(
    (s) => {
      drawFront(s, t, {}, { axis: false });
      for (const [x, y] of scattered(230))
        s.ring(1.4 + x * (length - 2.8), (r2 - 0.6) * Math.cos(Math.PI * y), pore, 'thin', 'graphite');
      s.centre([0, 0], [length, 0]);
      const cx = length + d2;
      drawEnd(s, cx, 0, [r2, r], { fill: 'sinter', open: r });
      for (const [rho, a] of faces) s.ring(cx + rho * Math.cos(a), rho * Math.sin(a), pore, 'thin', 'graphite');
      s.length(0, length, 'L', { level: 1, from: -r2 });
      s.height(-r2, r2, 'Ød2 s7', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1 G7', { level: 1, from: cx });
    },
    (s) => {
      drawSection(s, t, {}, { gap: 16 });
      for (const side of [1, -1])
        for (const [x, y] of scattered(64))
          s.ring(1.2 + x * (length - 2.4), side * (r + 0.7 + y * (r2 - r - 1.4)), pore, 'thin', 'graphite');
      s.length(0, length, 'L', { level: 1, from: -r2 });
      s.height(-r2, r2, 'Ød2 s7', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1 G7', { level: 1, from: length });
      s.note(length * 0.68, (r + r2) / 2, 'yağlı gözenek', 110, -120);
    },
    () => {
      const base = lying(r2);
      const outside = scattered(520).map(([x, a]): { x: number; angle: number } => ({
        x: 1.4 + x * (length - 2.8),
        angle: a * 2 * Math.PI,
      }));
      const pores: Solid = {
        facets: outside.map(({ x, angle }) => {
          const out = (a: number): Vec => add(scaled(base.u, Math.cos(a)), scaled(base.v, Math.sin(a)));
          const points = circle(0, 0, pore, 6).map(([dx, dy]): Vec =>
            add(add(base.o, scaled(base.w, x + dx)), scaled(out(angle + dy / r2), r2 + 0.02)),
          );
          return { points, normal: out(angle), edges: points.map(() => 'none' as const), isInner: false };
        }),
        material: 'graphite',
      };
      const dots = faces
        .map(
          ([rho, a]) =>
            `<circle cx="${(rho * Math.cos(a)).toFixed(2)}" cy="${(rho * Math.sin(a)).toFixed(2)}" r="${pore}"/>`,
        )
        .join('');
      const face = { o: base.o, u: scaled(base.u, -1), v: base.v, w: scaled(base.w, -1) };
      return drawScene(
        [{ ...revolve(t, base, 'sinter'), decals: [{ base: face, svg: `<g fill="#4a3a20">${dots}</g>` }] }, pores],
        { azimuth: -138, elevation: 24 },
      );
    },
  );
}

/** Mould guide bush of graphite bronze: the steel bush's seat and head, plugs in place of oil grooves. */
export function graphiteGuideBush(
  { d1, d2, d3, k, length, plug }: { d1: number; d2: number; d3: number; k: number; length: number; plug: number } = {
    d1: 24,
    d2: 34,
    d3: 40,
    k: 7,
    length: 82,
    plug: 5.4,
  },
): PartPictures {
  const [r, r2, r3] = [d1 / 2, d2 / 2, d3 / 2];
  const t: Turning = {
    fill: 'bronze',
    outer: [
      [0, r3 - 1],
      [1, r3],
      [k, r3],
      [k, r2 - 0.6],
      [k + 2, r2 - 0.6],
      [k + 2, r2],
      [length - 3, r2],
      [length, r2 - 1.2],
    ],
    bore: [
      [0, r + 2.5],
      [1.2, r + 0.8],
      [3, r],
      [length - 1, r],
      [length, r + 1],
    ],
  };
  const pattern: PlugPattern = {
    rows: [0.22, 0.36, 0.5, 0.64, 0.78, 0.91].map((p) => p * length),
    perRow: 8,
    size: plug,
  };
  return pictures(
    (s) => {
      drawFront(s, t, {}, { axis: false });
      drawPlugsOutside(s, pattern, r2);
      s.centre([0, 0], [length, 0]);
      const cx = length + d3 * 1.15;
      drawEnd(s, cx, 0, [r3, r + 2.5, r], { fill: 'bronze', open: r });
      s.length(0, length, 'L', { level: 2, from: [-r3, -r2] });
      s.length(0, k, 'k', { level: 1, from: -r3 });
      s.height(-r3, r3, 'Ød3', { level: -1, from: 0 });
      s.height(-r2, r2, 'Ød2 k6', { at: length + d3 * 0.32, from: length });
      s.height(-r, r, 'Ød1 H7', { level: 1, from: cx });
    },
    (s) => {
      const reach = d3 * 0.9;
      drawCutPlate(s, {
        bore: [
          [0, r3 + 0.5],
          [k, r3 + 0.5],
          [k, r2],
          [length, r2],
        ],
        reach,
        angle: 135,
      });
      drawSection(s, t, {}, { gap: 10 });
      drawPlugsCut(s, pattern, r, r2);
      s.length(0, length, 'L', { level: 1, from: -reach });
      s.height(-r3, r3, 'Ød3', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1 H7', { level: 1, from: length });
      s.note(pattern.rows[2] ?? 0, (r + r2) / 2, 'grafit tapa', 70, -190);
      s.note(length * 0.2, reach * 0.85, 'kalıp plakası', -30, -70);
    },
    () => {
      const base = lying(r3);
      return drawScene([revolve(t, base, 'bronze'), plugs(base, r2, pattern.rows, pattern.perRow, plug)], {
        azimuth: -132,
        elevation: 24,
      });
    },
  );
}
