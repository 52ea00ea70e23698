import { circle, rect, type Pt } from './geometry.ts';
import { pictures, type PartPictures } from './part.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { prism, revolve, type Hole } from './solid.ts';
import { flat, hanging } from './space.ts';
import type { Fill } from './style.ts';
import { drawEnd, drawFront, drawSection, type Turning } from './turned.ts';

function countersunk([x, y]: Pt, r: number, head: number, depth: number): Hole {
  return { loop: circle(x, y, r, 36), sink: { loop: circle(x, y, head, 36), depth } };
}

/** The edge of a plate beside its face, for the letter of its thickness. The point is the face's corner, its middle is the origin. */
export function drawThickness(s: Sheet, [x, y]: Pt, thickness: number, fill: Fill): void {
  const left = x * 1.3;
  s.area([rect(left, -y, left + thickness, y)], fill);
  s.length(left, left + thickness, 't', { level: 1, from: -y });
}

/** Ground plate with four guide bores (one offset, so that it cannot be turned) and four screw holes. */
export function mouldPlate(
  { a, b, t, guide, bolt }: { a: number; b: number; t: number; guide: number; bolt: number } = {
    a: 196,
    b: 146,
    t: 36,
    guide: 13,
    bolt: 6.5,
  },
): PartPictures {
  const [x, y] = [a / 2, b / 2];
  const guides: Pt[] = [
    [-x + 27, -y + 25],
    [x - 27, -y + 25],
    [-x + 27, y - 25],
    [x - 31, y - 25],
  ];
  const bolts: Pt[] = [
    [-x + 62, -y + 15],
    [x - 62, -y + 15],
    [-x + 62, y - 15],
    [x - 62, y - 15],
  ];
  return pictures(
    (s) => {
      s.area([rect(-x, -y, x, y)], 'metal');
      s.area([rect(-x + 1.6, -y + 1.6, x - 1.6, y - 1.6)], 'none', 'thin');
      for (const [gx, gy] of guides) {
        s.ring(gx, gy, guide, 'edge', 'paper');
        s.cross(gx, gy, guide);
      }
      for (const [bx, by] of bolts) {
        s.ring(bx, by, bolt * 1.6, 'fine', 'cut');
        s.ring(bx, by, bolt, 'edge', 'paper');
        s.cross(bx, by, bolt * 1.6);
      }
      s.centre([-x, 0], [x, 0]);
      s.centre([0, -y], [0, y]);
      s.length(-x, x, 'a', { level: 2, from: -y });
      s.length(guides[0]?.[0] ?? 0, guides[1]?.[0] ?? 0, 'c', { level: 1, from: guides[0]?.[1] ?? 0 });
      s.height(-y, y, 'b', { level: -2, from: -x });
      s.height(guides[0]?.[1] ?? 0, guides[2]?.[1] ?? 0, 'd', { level: -1, from: guides[0]?.[0] ?? 0 });
      s.note((guides[3]?.[0] ?? 0) + guide * 0.7, (guides[3]?.[1] ?? 0) + guide * 0.7, 'Ød1 H7', 70, -110);
    },
    (s) => {
      s.area([rect(-x, 0, x, t)], 'cut', 'none');
      const holes: Pt[][] = [];
      for (const [gx] of guides.slice(0, 2)) holes.push(rect(gx - guide, 0, gx + guide, t));
      for (const [bx] of bolts.slice(0, 2))
        holes.push([
          [bx - bolt, 0],
          [bx + bolt, 0],
          [bx + bolt, t * 0.62],
          [bx + bolt * 1.6, t * 0.62],
          [bx + bolt * 1.6, t],
          [bx - bolt * 1.6, t],
          [bx - bolt * 1.6, t * 0.62],
          [bx - bolt, t * 0.62],
        ]);
      s.hatch([rect(-x, 0, x, t), ...holes]);
      s.area([rect(-x, 0, x, t)], 'none');
      for (const hole of holes) s.area([hole], 'paper');
      for (const [cx] of [...guides.slice(0, 2), ...bolts.slice(0, 2)]) s.centre([cx, -2], [cx, t + 2]);
      s.height(0, t, 't', { level: 1, from: x });
      s.length(-x, x, 'a', { level: 2, from: 0 });
      s.length((guides[0]?.[0] ?? 0) - guide, (guides[0]?.[0] ?? 0) + guide, 'Ød1 H7', { level: -1, from: t });
      s.length((bolts[1]?.[0] ?? 0) - bolt, (bolts[1]?.[0] ?? 0) + bolt, 'Ød2', { level: 1, from: 0 });
    },
    () =>
      drawScene(
        [
          prism(rect(-x, -y, x, y), t, flat(), 'bright', [
            ...guides.map(([gx, gy]): Hole => ({ loop: circle(gx, gy, guide, 60) })),
            ...bolts.map((p) => countersunk(p, bolt, bolt * 1.6, t * 0.38)),
          ]),
        ],
        { azimuth: -60, elevation: 36, margin: 56 },
      ),
  );
}

/** Strokes of the grinding wheel on a flat face, for shaded pictures: fine, close and of uneven brightness. */
function grindingMarks(x: number, y: number): string {
  const lines = (offset: number, gap: number): string =>
    Array.from({ length: Math.floor((2 * y - 4) / gap) }, (_, i) => {
      const at = -y + 2 + (i + offset) * gap + Math.sin(i * 2.3) * gap * 0.3;
      const [from, to] = [-x + 2 + (1 + Math.sin(i * 1.7)) * x * 0.08, x - 2 - (1 + Math.cos(i * 2.9)) * x * 0.08];
      return `M${from.toFixed(2)} ${at.toFixed(2)}H${to.toFixed(2)}`;
    }).join('');
  return `<path fill="none" stroke="#ffffff" stroke-opacity="0.6" stroke-width="0.5" d="${lines(0.25, 3.4)}"/><path fill="none" stroke="#56616d" stroke-opacity="0.2" stroke-width="0.45" d="${lines(0.75, 4.3)}"/>`;
}

/** Ground plate without any hole; roughness and parallelism stand on the section. */
export function groundPlate(
  { b, l, t }: { b: number; l: number; t: number } = { b: 146, l: 196, t: 36 },
): PartPictures {
  const [x, y] = [l / 2, b / 2];
  return pictures(
    (s) => {
      s.area([rect(-x, -y, x, y)], 'metal');
      s.area([rect(-x + 1.6, -y + 1.6, x - 1.6, y - 1.6)], 'none', 'thin');
      s.centre([-x, 0], [x, 0]);
      s.centre([0, -y], [0, y]);
      const side = x + 34;
      s.area([rect(side, -y, side + t, y)], 'metal');
      for (const edge of [side + 1.6, side + t - 1.6])
        s.line(
          [
            [edge, -y],
            [edge, y],
          ],
          'thin',
        );
      s.length(-x, x, 'l', { level: 1, from: -y });
      s.length(side, side + t, 't', { level: 1, from: -y });
      s.height(-y, y, 'b', { level: -1, from: -x });
      s.note(side + t, y * 0.8, 'taşlanmış yüz', 30, -150);
    },
    (s) => {
      const outline: Pt[] = [
        [-x + 1.6, 0],
        [x - 1.6, 0],
        [x, 1.6],
        [x, t - 1.6],
        [x - 1.6, t],
        [-x + 1.6, t],
        [-x, t - 1.6],
        [-x, 1.6],
      ];
      s.area([outline], 'cut', 'none');
      s.hatch([outline]);
      s.area([outline], 'none');
      // ISO 1302: a machined surface and its roughness, on both ground faces.
      const roughness = (px: number, py: number, up: number): void => {
        s.line(
          [
            [px - 4, py + up * 7],
            [px + 4, py + up * 7],
            [px, py],
            [px - 4, py + up * 7],
          ],
          'fine',
        );
        s.line(
          [
            [px + 4, py + up * 7],
            [px + 8, py + up * 14],
            [px + 38, py + up * 14],
          ],
          'fine',
        );
        s.text(px + 23, py + up * 14 + (up > 0 ? -6 : 6), 'Ra 1,6');
      };
      roughness(-x * 0.72, t, 1);
      roughness(-x * 0.72, 0, -1);
      // Parallelism of the upper face to the lower one, which is datum A.
      const [fx, fy, h] = [x * 0.02, t + 15, 11];
      for (const [from, to] of [
        [fx, fx + 14],
        [fx + 14, fx + 62],
        [fx + 62, fx + 75],
      ] as const)
        s.area([rect(from, fy, to, fy + h)], 'paper', 'fine');
      for (const shift of [4, 7.4])
        s.line(
          [
            [fx + shift - 0.6, fy + 2.6],
            [fx + shift + 3.2, fy + h - 2.6],
          ],
          'fine',
        );
      s.text(fx + 38, fy + h / 2, '0,01/300');
      s.text(fx + 68.5, fy + h / 2, 'A');
      s.line(
        [
          [fx, fy + h / 2],
          [fx - 8, fy + h / 2],
          [fx - 8, t],
        ],
        'fine',
      );
      s.area(
        [
          [
            [fx - 8, t],
            [fx - 9.2, t + 5],
            [fx - 6.8, t + 5],
          ],
        ],
        'graphite',
        'fine',
      );
      const ax = x * 0.5;
      s.area(
        [
          [
            [ax, 0],
            [ax - 4, -6],
            [ax + 4, -6],
          ],
        ],
        'graphite',
        'fine',
      );
      s.line(
        [
          [ax, -6],
          [ax, -12],
        ],
        'fine',
      );
      s.area([rect(ax - 6, -23, ax + 6, -12)], 'paper', 'fine');
      s.text(ax, -17.5, 'A');
      s.height(0, t, 't', { level: 1, from: x });
      s.length(-x, x, 'l', { level: 1, from: 0 });
    },
    () => {
      const plate = prism(rect(-x, -y, x, y), t, flat(), 'bright');
      return drawScene([{ ...plate, decals: [{ base: flat([0, 0, t]), svg: grindingMarks(x - 1, y - 1) }] }], {
        azimuth: -60,
        elevation: 36,
        margin: 56,
      });
    },
  );
}

/** Spacer block (riser) between clamping plate and support plate. */
export function spacerBlock(
  { length, width, height, bolt }: { length: number; width: number; height: number; bolt: number } = {
    length: 196,
    width: 38,
    height: 56,
    bolt: 6.5,
  },
): PartPictures {
  const x = length / 2;
  const bolts: Pt[] = [
    [-x + 28, 0],
    [x - 28, 0],
  ];
  const dowels: Pt[] = [
    [-x + 58, 0],
    [x - 58, 0],
  ];
  const topView = (s: Sheet, y: number): void => {
    s.area([rect(-x, y - width / 2, x, y + width / 2)], 'metal');
    for (const [bx] of bolts) {
      s.ring(bx, y, bolt, 'edge', 'paper');
      s.cross(bx, y, bolt);
    }
    for (const [bx] of dowels) {
      s.ring(bx, y, bolt * 1.5, 'edge', 'paper');
      s.cross(bx, y, bolt * 1.5);
    }
    s.centre([-x, y], [x, y]);
  };
  return pictures(
    (s) => {
      s.area([rect(-x, 0, x, height)], 'metal');
      for (const [bx, r] of [
        ...bolts.map(([p]) => [p, bolt] as const),
        ...dowels.map(([p]) => [p, bolt * 1.5] as const),
      ]) {
        for (const side of [-1, 1])
          s.line(
            [
              [bx + side * r, 0],
              [bx + side * r, height],
            ],
            'hidden',
          );
        s.centre([bx, 0], [bx, height]);
      }
      topView(s, -width / 2 - 34);
      s.length(-x, x, 'L', { level: 1, from: -width - 34 });
      s.height(0, height, 'h', { level: 1, from: x });
      s.height(-width - 34, -34, 'b', { level: 1, from: x });
      s.length(bolts[0]?.[0] ?? 0, bolts[1]?.[0] ?? 0, 'c', { level: -1, from: height });
    },
    (s) => {
      // Where it stands: the ejector space between two risers.
      const span = 190;
      const plate = (y0: number, y1: number, x0: number, x1: number, angle: number): void => {
        s.area([rect(x0, y0, x1, y1)], 'plate');
        s.hatch([rect(x0, y0, x1, y1)], { gap: 24, angle });
      };
      plate(-26, 0, -span / 2 - 10, span / 2 + 10, 135);
      plate(height, height + 30, -span / 2, span / 2, 135);
      for (const side of [-1, 1]) {
        const x0 = side < 0 ? -span / 2 : span / 2 - width;
        s.area([rect(x0, 0, x0 + width, height)], 'metal', 'none');
        s.hatch([rect(x0, 0, x0 + width, height)], { gap: 14 });
        s.area([rect(x0, 0, x0 + width, height)], 'none');
        s.area([rect(x0 + width / 2 - bolt, -26, x0 + width / 2 + bolt, height + 16)], 'metal', 'fine');
        s.centre([x0 + width / 2, -30], [x0 + width / 2, height + 20]);
      }
      plate(8, 19, -span / 2 + width + 4, span / 2 - width - 4, 45);
      plate(19, 28, -span / 2 + width + 4, span / 2 - width - 4, 135);
      s.height(0, height, 'h', { level: 1, from: span / 2 });
      s.length(-span / 2, -span / 2 + width, 'b', { level: 1, from: -26 });
      s.note(span * 0.1, 23, 'itici plakaları', 60, -55);
      s.note(-span / 2 + width * 0.85, height * 0.8, 'takoz', 60, 10);
    },
    () =>
      drawScene(
        [
          prism(rect(-x, -width / 2, x, width / 2), height, flat(), 'steel', [
            ...bolts.map(([bx, by]): Hole => ({ loop: circle(bx, by, bolt, 36) })),
            ...dowels.map(([bx, by]): Hole => ({ loop: circle(bx, by, bolt * 1.5, 36) })),
          ]),
        ],
        { azimuth: -58, elevation: 32, margin: 60 },
      ),
  );
}

/** Round support pillar with a counterbored screw hole and a tapped end. */
export function supportPillar(
  { d, height, bolt, thread }: { d: number; height: number; bolt: number; thread: number } = {
    d: 50,
    height: 80,
    bolt: 4.5,
    thread: 8,
  },
): PartPictures {
  const r = d / 2;
  const t: Turning = {
    outer: [
      [0, r - 1.5],
      [1.5, r],
      [height - 1.5, r],
      [height, r - 1.5],
    ],
    bore: [
      [0, bolt * 1.9],
      [11, bolt * 1.9],
      [11, bolt],
      [height * 0.55, bolt],
      [height * 0.55, thread],
      [height, thread],
    ],
  };
  const place = { upright: true };
  return pictures(
    (s) => {
      drawFront(s, t, place, { hidden: true });
      const cx = d * 1.45;
      drawEnd(s, cx, -height / 2, [r, r - 1.5, bolt * 1.9, bolt], { open: bolt });
      s.length(-r, r, 'Ød1', { level: 1, from: -height });
      s.height(-height, 0, 'h', { level: -1, from: -r });
      s.length(cx - bolt * 1.9, cx + bolt * 1.9, 'Ød2', { level: -1, from: -height / 2 });
    },
    (s) => {
      drawSection(s, t, place);
      for (const side of [-1, 1])
        s.line(
          [
            [side * (thread + 1.3), -height * 0.55],
            [side * (thread + 1.3), -height],
          ],
          'thin',
        );
      s.length(-r, r, 'Ød1', { level: 1, from: -height });
      s.height(-height, 0, 'h', { level: -1, from: -r });
      s.length(-bolt * 1.9, bolt * 1.9, 'Ød2', { level: -1, from: 0 });
      s.note(thread, -height * 0.8, 'M16', 260, -60);
      s.height(-height, -height * 0.55, 't', { level: 1, from: [thread, thread] });
    },
    () =>
      drawScene(
        [
          revolve(
            {
              ...t,
              bore: [
                [0, bolt * 1.9],
                [11, bolt * 1.9],
                [11, bolt],
                [height, bolt],
              ],
            },
            hanging(height),
            'bright',
          ),
        ],
        { elevation: 34, margin: 70 },
      ),
  );
}
