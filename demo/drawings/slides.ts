import { arc, circle, rect, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { drawThickness } from './plates.ts';
import { roundedEnd } from './profiles.ts';
import { drawScene } from './scene.ts';
import { prism, revolve, type Hole, type Solid } from './solid.ts';
import { flat, hanging, lying, type Base } from './space.ts';
import type { Fill } from './style.ts';
import { drawBreak, drawEnd, drawFront, type Turning } from './turned.ts';

/** Angle pin: cylindrical head ground off at the pin's angle, rounded lead-in. */
export function anglePin(
  { d1, d2, k, length, angle }: { d1: number; d2: number; k: number; length: number; angle: number } = {
    d1: 16,
    d2: 22,
    k: 9,
    length: 104,
    angle: 18,
  },
): PartPictures {
  const r = d1 / 2;
  const t: Turning = {
    outer: [
      [0, 0],
      [0, d2 / 2 - 0.5],
      [0.5, d2 / 2],
      [k, d2 / 2],
      [k, r],
      [length - 6, r],
      ...roundedEnd(length - 6, r, 6),
      [length, 0],
    ],
  };
  const rise = d2 * Math.tan((angle * Math.PI) / 180);
  return pictures(
    (s) => {
      drawFront(s, t);
      s.area(
        [
          [
            [-0.6, d2 / 2 + 0.6],
            [Math.min(k, rise), d2 / 2 + 0.6],
            [Math.min(k, rise), d2 / 2],
            [0, -d2 / 2],
            [-0.6, -d2 / 2],
          ],
        ],
        'paper',
        'none',
      );
      s.line([
        [0, -d2 / 2],
        [Math.min(k, rise), d2 / 2],
      ]);
      drawBreak(s, length * 0.6, r, 4);
      const cx = length + d2 * 1.1;
      drawEnd(s, cx, 0, [d2 / 2, r]);
      s.length(0, length, 'L', { level: 2, from: [-d2 / 2, -r * 0.4] });
      s.length(0, k, 'k', { from: -d2 / 2 });
      s.height(-d2 / 2, d2 / 2, 'Ød2', { level: -1, from: [0, rise] });
      s.height(-r, r, 'Ød1 g6', { at: length * 0.82, from: 0 });
      s.note(rise * 0.62, d2 * 0.13, 'α', 130, -190);
    },
    (s) => {
      // Slide, inclined pin and clamping plate: the pin leans by its angle.
      const at = (along: number, across: number): Pt => {
        const a = -Math.PI / 2 - (angle * Math.PI) / 180;
        return [along * Math.cos(a) - across * Math.sin(a), along * Math.sin(a) + across * Math.cos(a)];
      };
      const top = rect(-52, -36, 52, 0);
      const slide: Pt[] = [
        [-62, -92],
        [24, -92],
        [24, -62],
        [12, -40],
        [-62, -40],
      ];
      const base = rect(-70, -118, 52, -92);
      const clearance = (from: number, to: number, radius: number): Pt[] => [
        at(from, radius),
        at(to, radius),
        at(to, -radius),
        at(from, -radius),
      ];
      s.area([top], 'plate', 'none');
      s.hatch([top], { gap: 22 });
      s.area([top], 'none');
      s.area([slide], 'cut', 'none');
      s.hatch([slide], { gap: 18, angle: 135 });
      s.area([slide], 'none');
      s.area([base], 'plate');
      s.hatch([base], { gap: 24 });
      const block: Pt[] = [
        [30, -36],
        [52, -36],
        [52, -84],
        [34, -84],
        [24.6, -62.6],
        [13, -41],
        [13, -36],
      ];
      s.area([block], 'plate');
      s.hatch([block], { gap: 16, angle: 45 });
      const bore = clearance(40 / Math.cos((angle * Math.PI) / 180), 86, r + 1.6);
      s.area([bore], 'paper', 'fine');
      // The head is ground flush with the plate's upper face.
      const flush = (d2 / 2) * Math.tan((angle * Math.PI) / 180);
      s.area(
        [
          [
            at(-flush, d2 / 2),
            at(k + 2, d2 / 2),
            at(k + 2, r),
            at(84, r),
            at(90, r * 0.4),
            at(90, -r * 0.4),
            at(84, -r),
            at(k + 2, -r),
            at(k + 2, -d2 / 2),
            at(flush, -d2 / 2),
          ],
        ],
        'metal',
      );
      s.centre(at(-26, 0), at(94, 0));
      s.centre([0, 25], [0, -34]);
      s.text(4.6, 31, 'α');
      s.note(-44, -70, 'sürgü', -100, 20);
      s.note(-40, -18, 'sabit plaka', -90, -50);
      s.note(44, -70, 'baskı kaması', 70, 60);
    },
    () => {
      const h = d2 / 2;
      const head: Turning = { outer: [[2, 0], ...t.outer.slice(1).map(([x, y]): Pt => [Math.max(2, x), y])] };
      return drawScene([revolve(head, lying(h), 'bright')], HEAD_FIRST);
    },
  );
}

/** Faces of plugs flush with a flat upper side. */
function discs(centres: readonly Pt[], radius: number, z: number): Solid {
  return {
    facets: centres.map(([x, y]) => {
      const points = circle(x, y, radius, 36).map(([cx, cy]) => [cx, cy, z + 0.01] as const);
      return {
        points,
        normal: [0, 0, 1] as const,
        edges: points.map(() => 'sharp' as const),
        isInner: false,
        isFlat: true,
      };
    }),
    material: 'graphite',
  };
}

/** L-section gib rails that lead a slide; bronze ones carry graphite plugs between the screws. */
export function gibRails(
  {
    length,
    width,
    height,
    lip,
    step,
    bolts,
  }: { length: number; width: number; height: number; lip: number; step: number; bolts: number } = {
    length: 110,
    width: 24,
    height: 26,
    lip: 8,
    step: 11,
    bolts: 3,
  },
  metal: 'bright' | 'bronze' = 'bright',
): PartPictures {
  const [fill, cut]: [Fill, Fill] = metal === 'bronze' ? ['bronze', 'bronze'] : ['metal', 'cut'];
  const space = 44;
  const bolt = 3.4;
  const left: Pt[] = [
    [0, 0],
    [width - lip, 0],
    [width - lip, step],
    [width, step],
    [width, height],
    [0, height],
  ];
  const right = left.map(([x, y]): Pt => [2 * width + space - x, y]);
  const bx = (width - lip) / 2 + 1;
  const places = Array.from({ length: bolts }, (_, i) => ((i + 0.5) / bolts) * length);
  // Along the lip, which bears on the slide.
  const plug = 2.7;
  const onLip = (hole: number): number => (hole < width ? width - lip / 2 : width + space + lip / 2);
  const plugs = (hole: number): Pt[] =>
    metal === 'bronze' ? Array.from({ length: 9 }, (_, i): Pt => [onLip(hole), ((i + 0.5) / 9) * length]) : [];
  return pictures(
    (s) => {
      for (const [outline, edge, hole] of [
        [rect(0, 0, width, length), width - lip, bx],
        [rect(width + space, 0, 2 * width + space, length), width + space + lip, 2 * width + space - bx],
      ] as const) {
        s.area([outline], fill);
        s.line(
          [
            [edge, 0],
            [edge, length],
          ],
          'hidden',
        );
        for (const [px, py] of plugs(hole)) s.ring(px, py, plug, 'fine', 'graphite');
        for (const y of places) {
          s.ring(hole, y, bolt * 1.7, 'fine', 'cut');
          s.ring(hole, y, bolt, 'edge', 'paper');
          s.cross(hole, y, bolt * 1.7);
        }
      }
      s.height(0, length, 'L', { level: -1, from: 0 });
      s.length(0, width, 'b', { from: 0 });
      s.length(width, width + space, 'a', { from: 0 });
      s.height(places[0] ?? 0, places[1] ?? 0, 'c', { level: 1, from: 2 * width + space - bx });
    },
    (s) => {
      const foot = rect(-14, -22, 2 * width + space + 14, 0);
      s.area([foot], 'plate', 'none');
      s.hatch([foot], { gap: 24, angle: 135 });
      s.line([
        [-14, 0],
        [2 * width + space + 14, 0],
      ]);
      for (const [loop, hole] of [
        [left, bx],
        [right, 2 * width + space - bx],
      ] as const) {
        s.area([loop], cut, 'none');
        s.hatch([loop]);
        s.area([loop], 'none');
        if (metal === 'bronze')
          s.area([rect(onLip(hole) - plug, step, onLip(hole) + plug, height)], 'graphite', 'fine');
        s.area([rect(hole - bolt, -14, hole + bolt, height - 7)], 'metal', 'fine');
        s.area([rect(hole - bolt * 1.6, height - 7, hole + bolt * 1.6, height)], 'metal', 'fine');
        s.centre([hole, -16], [hole, height + 2]);
      }
      const g = 0.3;
      const slide: Pt[] = [
        [width - lip + g, g],
        [width + space + lip - g, g],
        [width + space + lip - g, step - g],
        [width + space - g, step - g],
        [width + space - g, height + 14],
        [width + g, height + 14],
        [width + g, step - g],
        [width - lip + g, step - g],
      ];
      s.area([slide], 'paper', 'none');
      s.hatch([slide], { gap: 20, angle: 135 });
      s.area([slide], 'none');
      s.height(0, height, 'h', { level: -1, from: 0 });
      s.height(0, step, 'h1', { level: 1, from: width + space + lip });
      s.length(0, width, 'b', { level: 1, from: 0 });
      s.note(width + space / 2, height + 6, 'maça sürgüsü', 190, -60);
      if (metal === 'bronze') s.note(onLip(bx), height - 3, 'grafit', -40, -150);
    },
    () => {
      // Outline across the rail, extruded along y.
      const base = (x: number): Base => ({ o: [x, length / 2, 0], u: [1, 0, 0], v: [0, 0, 1], w: [0, -1, 0] });
      const seats = (x: number): Hole[] =>
        places.map((y) => ({
          loop: circle(x, y - length / 2, bolt, 32),
          sink: { loop: circle(x, y - length / 2, bolt * 1.7, 32), depth: 6 },
        }));
      const rail = (outline: Pt[], hole: number): Solid[] => {
        const body = prism(outline, length, base(0), metal);
        const xs = outline.map(([x]) => x);
        // The top face comes with the screw holes; the plain one below it is covered.
        const top = prism(
          rect(Math.min(...xs), -length / 2, Math.max(...xs), length / 2),
          height - step,
          { ...flat(), o: [0, 0, step] },
          metal,
          seats(hole),
        );
        return [
          body,
          { ...top, facets: top.facets.filter((f) => f.isInner || f.normal[2] > 0.5) },
          ...(metal === 'bronze'
            ? [
                discs(
                  plugs(hole).map(([x, y]): Pt => [x, y - length / 2]),
                  plug,
                  height,
                ),
              ]
            : []),
        ];
      };
      return drawScene([...rail(left, bx), ...rail(right, 2 * width + space - bx)], {
        azimuth: -64,
        elevation: 30,
        margin: 66,
      });
    },
  );
}

/** Slide retainer: spring plunger in a block snaps into the slide. */
export function slideRetainer(
  { a, b, height, plunger }: { a: number; b: number; height: number; plunger: number } = {
    a: 54,
    b: 32,
    height: 22,
    plunger: 14,
  },
): PartPictures {
  const x = a / 2;
  const y = b / 2;
  const bolts: Pt[] = [
    [-x + 10, 0],
    [x - 10, 0],
  ];
  const rp = plunger / 2;
  const pin: Turning = {
    outer: [
      [0, 0],
      [0, 1.2],
      [3.6, rp - 1.4],
      [5.2, rp],
      [6.5, rp],
      [6.5, 0],
    ],
  };
  return pictures(
    (s) => {
      s.area([rect(-x, -y, x, y)], 'metal');
      for (const [bx, by] of bolts) {
        s.ring(bx, by, 4.8, 'fine', 'cut');
        s.ring(bx, by, 2.9, 'edge', 'paper');
        s.cross(bx, by, 5);
      }
      for (const r of [rp, rp - 1.4, 1.2]) s.ring(0, 0, r, 'edge', 'cut');
      s.cross(0, 0, rp);
      s.centre([-x, 0], [x, 0]);
      const y0 = -y - 42;
      s.area([rect(-x, y0, x, y0 + height)], 'metal');
      drawFront(s, pin, { upright: true, y: y0 + height + 6.5 });
      s.length(-x, x, 'a', { level: 1, from: y0 });
      s.height(-y, y, 'b', { level: 1, from: x });
      s.length(bolts[0]?.[0] ?? 0, bolts[1]?.[0] ?? 0, 'c', { level: -1, from: 0 });
      s.height(y0, y0 + height, 'h', { level: 1, from: x });
      s.length(-rp, rp, 'Ød1', { level: -1, at: y0 + height + 13, from: y0 + height + 6 });
    },
    (s) => {
      const bore = rect(-rp, 3, rp, height + 0.01);
      s.area([rect(-x, 0, x, height), bore], 'cut', 'none');
      s.hatch([rect(-x, 0, x, height), bore]);
      s.area([rect(-x, 0, x, height)], 'none');
      s.area([bore], 'paper');
      const slide = [
        [-x * 1.25, height + 1],
        [-6.5, height + 1],
        [-2, height + 7.2],
        [2, height + 7.2],
        [6.5, height + 1],
        [x * 1.25, height + 1],
        [x * 1.25, height + 26],
        [-x * 1.25, height + 26],
      ] as Pt[];
      s.area([slide], 'plate', 'none');
      s.hatch([slide], { gap: 22, angle: 135 });
      s.line(slide.slice(0, 6));
      // Spring of round wire below the plunger.
      for (let i = 0; i < 5; i++) {
        const z = 4.4 + i * 2.7;
        s.line(
          [
            [-rp + 2.2, z],
            [rp - 2.2, z + 1.35],
          ],
          'edge',
        );
        for (const side of [-1, 1]) s.ring(side * (rp - 2.2), side < 0 ? z : z + 1.35, 1.1, 'fine', 'yesil');
      }
      drawFront(
        s,
        {
          outer: [
            [0, 0],
            [0, 1.2],
            [3.6, rp - 1.6],
            [5.2, rp - 0.3],
            [12, rp - 0.3],
            [12, 0],
          ],
        },
        { upright: true, y: height + 6.4 },
      );
      for (const [bx] of bolts) {
        s.area([rect(bx - 4.8, height - 6.5, bx + 4.8, height)], 'paper');
        s.area([rect(bx - 2.9, 0, bx + 2.9, height - 6.5)], 'paper');
        s.centre([bx, -2], [bx, height]);
      }
      s.height(0, height, 'h', { level: 1, from: x });
      s.length(-x, x, 'a', { level: 1, from: 0 });
      s.note(x * 0.9, height + 18, 'maça sürgüsü', 60, -120);
      s.note(-3, 10, 'yay', -360, 60);
      s.note(-4, height + 2, 'pim', -370, -20);
    },
    () =>
      drawScene(
        [
          prism(rect(-x, -y, x, y), height, flat(), 'steel', [
            ...bolts.map(([bx, by]): Hole => ({
              loop: circle(bx, by, 2.9, 32),
              sink: { loop: circle(bx, by, 4.8, 32), depth: 6.5 },
            })),
            { loop: circle(0, 0, rp + 0.5, 48), depth: 3 },
          ]),
          revolve({ outer: [...pin.outer.slice(0, -2), [7.5, rp], [7.5, 0]] }, hanging(height + 6.5), 'bright'),
        ],
        { elevation: 34, margin: 80 },
      ),
  );
}

/** Slide retainer with a ball: a spring presses it into a notch of the slide; slimmer than the one with a pin. */
export function ballRetainer(
  { a, b, height, ball }: { a: number; b: number; height: number; ball: number } = {
    a: 64,
    b: 20,
    height: 24,
    ball: 11,
  },
): PartPictures {
  const [x, y, rb] = [a / 2, b / 2, ball / 2];
  const bolts: Pt[] = [
    [-x + 10, 0],
    [x - 10, 0],
  ];
  const proud = rb * 0.55;
  const centre = height - rb + proud;
  const [hole, sink, deep] = [2.7, 4.5, 5.5];
  return pictures(
    (s) => {
      s.area([rect(-x, -y, x, y)], 'metal');
      for (const [bx, by] of bolts) {
        s.ring(bx, by, sink, 'fine', 'cut');
        s.ring(bx, by, hole, 'edge', 'paper');
        s.cross(bx, by, sink);
      }
      s.ring(0, 0, rb + 1.6, 'fine', 'cut');
      s.ring(0, 0, rb, 'edge', 'metal');
      s.cross(0, 0, rb + 1.6);
      s.centre([-x, 0], [x, 0]);
      const y0 = -y - 44;
      s.area([arc(0, y0 + centre, rb, 0, 180, 24)], 'metal');
      s.area([rect(-x, y0, x, y0 + height)], 'metal');
      s.centre([0, y0], [0, y0 + height + proud]);
      s.length(-x, x, 'L', { level: 1, from: y0 });
      s.height(-y, y, 'b', { level: 1, from: x });
      s.length(bolts[0]?.[0] ?? 0, bolts[1]?.[0] ?? 0, 'c', { level: -1, from: 0 });
      s.height(y0, y0 + height, 'h', { level: 1, from: x });
      s.note(rb * 0.4, y0 + height + proud * 0.4, 'bilya', 120, -30);
    },
    (s) => {
      const bore = rect(-rb, 3, rb, height + 0.01);
      s.area([rect(-x, 0, x, height), bore], 'cut', 'none');
      s.hatch([rect(-x, 0, x, height), bore]);
      s.area([rect(-x, 0, x, height)], 'none');
      s.area([bore], 'paper');
      const slide: Pt[] = [
        [-x * 1.2, height + 1],
        [-4.6, height + 1],
        ...arc(0, centre, rb + 0.2, 150, 30, 12),
        [4.6, height + 1],
        [x * 1.2, height + 1],
        [x * 1.2, height + 22],
        [-x * 1.2, height + 22],
      ];
      s.area([slide], 'plate', 'none');
      s.hatch([slide], { gap: 22, angle: 135 });
      s.line(slide.slice(0, -2));
      for (let i = 0; i < 5; i++) {
        const z = 4.4 + i * 2.2;
        s.line(
          [
            [-rb + 1.4, z],
            [rb - 1.4, z + 1.1],
          ],
          'edge',
        );
        for (const side of [-1, 1]) s.ring(side * (rb - 1.4), side < 0 ? z : z + 1.1, 0.9, 'fine', 'yesil');
      }
      s.ring(0, centre, rb, 'edge', 'metal');
      s.centre([0, 0], [0, height + 12]);
      for (const [bx] of bolts) {
        s.area([rect(bx - sink, height - deep, bx + sink, height)], 'paper');
        s.area([rect(bx - hole, 0, bx + hole, height - deep)], 'paper');
        s.centre([bx, -2], [bx, height]);
      }
      s.height(0, height, 'h', { level: 1, from: x });
      s.length(-x, x, 'L', { level: 1, from: 0 });
      s.note(x * 0.8, height + 14, 'maça sürgüsü', 60, -110);
      s.note(-3, 8, 'yay', -330, 90);
      s.note(-4, centre + 1, 'bilya', -300, -200);
    },
    () => {
      const block = prism(rect(-x, -y, x, y), height, flat(), 'steel', [
        ...bolts.map(([bx, by]): Hole => ({
          loop: circle(bx, by, hole, 32),
          sink: { loop: circle(bx, by, sink, 32), depth: deep },
        })),
        { loop: circle(0, 0, rb + 1.2, 48), depth: 2 },
      ]);
      const bowl = revolve(
        { outer: [[0, 0], ...arc(rb, 0, rb, 180, 108, 12), [rb - rb * Math.cos((72 * Math.PI) / 180), 0]] },
        hanging(height + proud),
        'bright',
        { edgeWeight: 0.01 },
      );
      return drawScene([block, bowl], { elevation: 34, margin: 80 });
    },
  );
}

/** Wear plate: bronze with graphite plugs and countersunk screw holes. */
export function wearPlate(
  { a, b, t, plug }: { a: number; b: number; t: number; plug: number } = { a: 150, b: 75, t: 20, plug: 11 },
): PartPictures {
  const [x, y] = [a / 2, b / 2];
  const plugs: Pt[] = [-2, -1, 0, 1, 2]
    .flatMap((i): Pt[] =>
      i % 2 === 0
        ? [
            [i * 26, -22],
            [i * 26, 0],
            [i * 26, 22],
          ]
        : [
            [i * 26, -11],
            [i * 26, 11],
          ],
    )
    .filter(([px, py]) => Math.abs(px) < 50 || Math.abs(py) > 15);
  const bolts: Pt[] = [
    [-x + 20, 0],
    [x - 20, 0],
  ];
  return pictures(
    (s) => {
      s.area([rect(-x, -y, x, y)], 'bronze');
      for (const [px, py] of plugs) s.ring(px, py, plug / 2, 'fine', 'graphite');
      for (const [bx, by] of bolts) {
        s.ring(bx, by, 8, 'edge', 'cut');
        s.ring(bx, by, 4.6, 'edge', 'paper');
        s.cross(bx, by, 8);
      }
      s.centre([-x, 0], [x, 0]);
      s.length(-x, x, 'a', { level: 2, from: -y });
      s.length(bolts[0]?.[0] ?? 0, bolts[1]?.[0] ?? 0, 'c', { level: 1, from: 0 });
      s.height(-y, y, 'b', { level: -1, from: -x });
      s.note(plugs.at(-1)?.[0] ?? 0, plugs.at(-1)?.[1] ?? 0, 'grafit', 70, -120);
      if (s.isLettered) drawThickness(s, [x, y], t, 'bronze');
    },
    (s) => {
      const holes = bolts.map(([bx]): Pt[] => [
        [bx - 4.6, 0],
        [bx + 4.6, 0],
        [bx + 4.6, t - 5],
        [bx + 8, t],
        [bx - 8, t],
        [bx - 4.6, t - 5],
      ]);
      const cut = plugs.filter(([, py]) => py === 0).map(([px]) => rect(px - plug / 2, 0, px + plug / 2, t));
      s.area([rect(-x, 0, x, t), ...holes], 'bronze', 'none');
      s.hatch([rect(-x, 0, x, t), ...holes, ...cut]);
      s.area([rect(-x, 0, x, t)], 'none');
      for (const hole of holes) s.area([hole], 'paper');
      for (const [bx] of bolts)
        s.line(
          [
            [bx - 4.6, t - 5],
            [bx + 4.6, t - 5],
          ],
          'fine',
        );
      for (const c of cut) s.area([c], 'graphite');
      for (const [bx] of bolts) s.centre([bx, -2], [bx, t + 2]);
      const foot = rect(-x - 10, -34, x + 10, 0);
      s.area([foot], 'plate', 'none');
      s.hatch([foot], { gap: 24, angle: 135 });
      s.line([
        [-x - 10, 0],
        [x + 10, 0],
      ]);
      for (const [bx] of bolts)
        s.area(
          [
            [
              [bx - 4, 0],
              [bx - 4, -20],
              [bx, -23],
              [bx + 4, -20],
              [bx + 4, 0],
            ],
          ],
          'paper',
        );
      s.height(0, t, 't', { level: 1, from: x });
      s.length(-x, x, 'a', { level: -2, from: t });
      s.length((bolts[0]?.[0] ?? 0) - 8, (bolts[0]?.[0] ?? 0) + 8, 'Ød2', { level: -1, from: t });
      s.note(0, t * 0.6, 'grafit', 90, 300);
    },
    () => {
      const plate = prism(
        rect(-x, -y, x, y),
        t,
        flat(),
        'bronze',
        bolts.map(([bx, by]): Hole => ({
          loop: circle(bx, by, 4.6, 36),
          sink: { loop: circle(bx, by, 8, 36), depth: 3 },
        })),
      );
      return drawScene([plate, discs(plugs, plug / 2, t)], { azimuth: -60, elevation: 36, margin: 60 });
    },
  );
}

/** Hardened steel wear plate: ground sliding face with lubrication grooves, no plugs. */
export function steelWearPlate(
  { a, b, t }: { a: number; b: number; t: number } = { a: 150, b: 75, t: 16 },
): PartPictures {
  const [x, y] = [a / 2, b / 2];
  const bolts: Pt[] = [
    [-x + 18, 0],
    [x - 18, 0],
  ];
  const [hole, sink, deep] = [4.6, 7.6, 7];
  // Crossing oil grooves that end before the edges.
  const [gx, gy, wide] = [x - 36, y - 9, 1.5];
  const grooves: [Pt, Pt][] = [-1, 1].flatMap((side): [Pt, Pt][] => [
    [
      [side * gx, -gy],
      [0, gy],
    ],
    [
      [side * gx, gy],
      [0, -gy],
    ],
  ]);
  const band = ([[x0, y0], [x1, y1]]: [Pt, Pt]): Pt[] => {
    const d = Math.hypot(x1 - x0, y1 - y0);
    const [nx, ny] = [(-(y1 - y0) / d) * wide, ((x1 - x0) / d) * wide];
    return [
      [x0 + nx, y0 + ny],
      [x0 - nx, y0 - ny],
      [x1 - nx, y1 - ny],
      [x1 + nx, y1 + ny],
    ];
  };
  return pictures(
    (s) => {
      s.area([rect(-x, -y, x, y)], 'metal');
      s.area([rect(-x + 1.2, -y + 1.2, x - 1.2, y - 1.2)], 'none', 'thin');
      for (const groove of grooves) s.area([band(groove)], 'dark', 'fine');
      for (const [bx, by] of bolts) {
        s.ring(bx, by, sink, 'edge', 'cut');
        s.ring(bx, by, hole, 'edge', 'paper');
        s.cross(bx, by, sink);
      }
      s.centre([-x, 0], [x, 0]);
      s.length(-x, x, 'L', { level: 2, from: -y });
      s.length(bolts[0]?.[0] ?? 0, bolts[1]?.[0] ?? 0, 'c', { level: 1, from: 0 });
      s.height(-y, y, 'b', { level: -1, from: -x });
      s.note(gx * 0.72, gy * 0.44, 'yağ kanalı', 110, -190);
      if (s.isLettered) drawThickness(s, [x, y], t, 'metal');
    },
    (s) => {
      const holes = bolts.map(([bx]): Pt[] => [
        [bx - hole, 0],
        [bx + hole, 0],
        [bx + hole, t - deep],
        [bx + sink, t - deep],
        [bx + sink, t],
        [bx - sink, t],
        [bx - sink, t - deep],
        [bx - hole, t - deep],
      ]);
      const notches = [-gx * 0.5, gx * 0.5].map((at): Pt[] => [
        [at - 2.4, t],
        [at - 1.4, t - 1.8],
        [at + 1.4, t - 1.8],
        [at + 2.4, t],
      ]);
      s.area([rect(-x, 0, x, t), ...holes, ...notches], 'cut', 'none');
      s.hatch([rect(-x, 0, x, t), ...holes, ...notches]);
      s.area([rect(-x, 0, x, t)], 'none');
      for (const loop of [...holes, ...notches]) s.area([loop], 'paper');
      for (const [bx] of bolts) s.centre([bx, -2], [bx, t + 2]);
      const foot = rect(-x - 10, -34, x + 10, 0);
      s.area([foot], 'plate', 'none');
      s.hatch([foot], { gap: 24, angle: 135 });
      s.line([
        [-x - 10, 0],
        [x + 10, 0],
      ]);
      for (const [bx] of bolts)
        s.area(
          [
            [
              [bx - 4, 0],
              [bx - 4, -20],
              [bx, -23],
              [bx + 4, -20],
              [bx + 4, 0],
            ],
          ],
          'paper',
        );
      s.height(0, t, 't', { level: 1, from: x });
      s.length(-x, x, 'L', { level: -2, from: t });
      s.length((bolts[0]?.[0] ?? 0) - sink, (bolts[0]?.[0] ?? 0) + sink, 'Ød2', { level: -1, from: t });
      s.note(gx * 0.5, t - 1, 'yağ kanalı', 60, -110);
    },
    () => {
      const plate = prism(
        rect(-x, -y, x, y),
        t,
        flat(),
        'bright',
        bolts.map(([bx, by]): Hole => ({
          loop: circle(bx, by, hole, 36),
          sink: { loop: circle(bx, by, sink, 36), depth: deep },
        })),
      );
      const marks: Solid = {
        facets: grooves.map((groove) => {
          const points = band(groove).map(([px, py]) => [px, py, t + 0.01] as const);
          return {
            points,
            normal: [0, 0, 1] as const,
            edges: points.map(() => 'sharp' as const),
            isInner: false,
            isFlat: true,
          };
        }),
        material: 'nitrided',
        edgeWeight: 1.4,
      };
      return drawScene([plate, marks], { azimuth: -60, elevation: 36, margin: 60 });
    },
  );
}
