import { circle, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { grooved, roundedEnd } from './profiles.ts';
import { drawScene } from './scene.ts';
import { prism, revolve, type Solid } from './solid.ts';
import { add, lying, scaled, standing, type Vec } from './space.ts';
import { drawCutPlate, drawEnd, drawFront, drawSection, drawSolidPlate, mapping, type Turning } from './turned.ts';

export interface PillarSize { d1: number; d3: number; d4: number; k: number; fit: number; length: number }

/** Leader pin: head, locating diameter, guide diameter with oil grooves and a rounded lead-in. */
export function guidePillar({ d1, d3, d4, k, fit, length }: PillarSize = { d1: 20, d3: 25, d4: 31, k: 6, fit: 34, length: 112 }): PartPictures {
  const [r, r3, r4] = [d1 / 2, d3 / 2, d4 / 2];
  const guide = length - fit;
  const t: Turning = { outer: [[0, 0], [0, r4 - 0.8], [0.8, r4], [k, r4], [k, r3], [fit - 0.8, r3], [fit, r3 - 0.8], [fit, r], ...grooved(fit, length - d1 * 0.35, r, [0.3, 0.48, 0.66].map((p) => fit + guide * p), d1 * 0.13, d1 * 0.05), ...roundedEnd(length - d1 * 0.35, r, d1 * 0.35), [length, 0]] };
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
      drawCutPlate(s, { bore: [[0, r4 + 0.8], [k, r4 + 0.8], [k, r3], [fit, r3]], reach });
      const bush: Turning = { outer: [[fit + 1.5, r3 * 1.25], [fit + 8, r3 * 1.25], [fit + 8, r3], [fit + 44, r3]], bore: [[fit + 1.5, r], [fit + 44, r]] };
      drawCutPlate(s, { bore: [[fit + 1.5, r3 * 1.25], [fit + 8, r3 * 1.25], [fit + 8, r3], [fit + 44, r3]], reach, angle: 135 });
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

/** Die-set pillar: short locating end, flange in the middle, long guide end with grooves. */
export function flangedPillar({ d1, d3, d4, k, fit, length }: PillarSize = { d1: 24, d3: 24, d4: 40, k: 9, fit: 30, length: 122 }): PartPictures {
  const [r, r3, r4] = [d1 / 2, d3 / 2, d4 / 2];
  const guide = length - fit - k;
  const t: Turning = { outer: [[0, 0], [0, r3 - 1.5], [1.5, r3], [fit - 2, r3], [fit - 2, r3 - 0.8], [fit, r3 - 0.8], [fit, r4 - 1], [fit + 1, r4], [fit + k - 1, r4], [fit + k, r4 - 1], [fit + k, r], ...grooved(fit + k, length - 7, r, [0.42, 0.56, 0.7].map((p) => fit + k + guide * p), 3, 1.1), ...roundedEnd(length - 7, r, 7), [length, 0]] };
  return pictures(
    (s) => {
      drawFront(s, t);
      drawEnd(s, length + d4 * 0.95, 0, [r4, r]);
      s.length(0, length, 'L', { level: 2, from: [-r3, -r * 0.6] });
      s.length(0, fit, 'L1', { level: 1, from: [-r3, -r4] });
      s.length(fit + k, length, 'L2', { level: 1, from: [-r4, -r * 0.6] });
      s.length(fit, fit + k, 'k', { level: -1, from: r4 });
      s.height(-r3, r3, 'Ød3 p6', { at: fit * 0.55, from: 0 });
      s.height(-r, r, 'Ød1 h5', { at: fit + k + guide * 0.28, from: 0 });
      s.height(-r4, r4, 'Ød4', { level: 1, from: 0 });
    },
    (s) => {
      const reach = d4 * 0.95;
      drawCutPlate(s, { bore: [[0, r3], [fit, r3]], reach });
      drawFront(s, t);
      for (const side of [1, -1]) {
        const y = side * (r4 + 4);
        s.area([[[fit, y - 3], [fit - 14, y - 3], [fit - 16, y], [fit - 14, y + 3], [fit, y + 3]]], 'dark', 'fine');
        s.area([[[fit, y - 9], [fit + k - 2, y - 9], [fit + k - 2, y - 5], [fit + k + 5, y - 5], [fit + k + 5, y + 5], [fit, y + 5]].map(([x, yy]): Pt => [x ?? 0, side > 0 ? (yy ?? 0) : 2 * y - (yy ?? 0)])], 'metal');
        s.centre([fit - 18, y], [fit + k + 8, y]);
      }
      s.note(fit * 0.4, reach * 0.86, 'alt set plakası', 250, -60);
      s.note(fit + k + 4, r4 + 5, 'bağlantı pabucu', 130, -70);
      s.note(fit + k + guide * 0.5, -r, 'yağ kanalı', 60, 130);
    },
    () => drawScene([revolve(t, lying(r4), 'bright')], HEAD_FIRST),
  );
}

export interface BushSize { d1: number; d3: number; d4: number; k: number; length: number }

/** Guide bush with a head; grooves in the bore hold the grease. */
export function guideBush({ d1, d3, d4, k, length }: BushSize = { d1: 26, d3: 38, d4: 46, k: 8, length: 56 }): PartPictures {
  const [r, r3, r4] = [d1 / 2, d3 / 2, d4 / 2];
  const bore: Pt[] = [[0, r + 2.5], [1.5, r + 0.7], [3, r], ...[0.35, 0.55, 0.75].flatMap((p): Pt[] => [[length * p, r], [length * p + 0.6, r + 1.4], [length * p + 2.6, r + 1.4], [length * p + 3.2, r]]), [length - 1, r], [length, r + 1]];
  const t: Turning = { outer: [[0, r4 - 1], [1, r4], [k, r4], [k, r3], [length - 2, r3], [length, r3 - 1]], bore };
  return pictures(
    (s) => {
      drawFront(s, { ...t, bore: [[0, r + 2.5], [1.5, r + 0.7], [3, r], [length, r]] }, {}, { hidden: true });
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

/** Bush with a bolted flange for die sets. */
export function flangedBush({ d1, d3, d4, k, length, bolts }: BushSize & { bolts: number } = { d1: 26, d3: 40, d4: 76, k: 12, length: 58, bolts: 4 }): PartPictures {
  const [r, r3, r4] = [d1 / 2, d3 / 2, d4 / 2];
  const pitch = (r3 + r4) / 2;
  const t: Turning = { outer: [[0, r4 - 1], [1, r4], [k, r4], [k, r3], [length - 2, r3], [length, r3 - 1]], bore: [[0, r + 2], [2, r], [length - 1, r], [length, r + 1]] };
  const boltAt = (i: number): Pt => [pitch * Math.cos(((i + 0.5) * 2 * Math.PI) / bolts), pitch * Math.sin(((i + 0.5) * 2 * Math.PI) / bolts)];
  return pictures(
    (s) => {
      drawFront(s, t, {}, { hidden: true });
      const cx = length + r4 * 1.35;
      drawEnd(s, cx, 0, [r4, r + 2, r], { open: r });
      s.ring(cx, 0, pitch, 'centre');
      for (let i = 0; i < bolts; i++) {
        const [x, y] = boltAt(i);
        s.ring(cx + x, y, 5.2, 'fine', 'metal');
        s.ring(cx + x, y, 3.2, 'fine', 'paper');
      }
      s.length(0, length, 'L', { level: 2, from: [-r4, -r3] });
      s.length(0, k, 'k', { from: -r4 });
      s.height(-r4, r4, 'Ød4', { level: -1, from: 0 });
      s.height(-r3, r3, 'Ød3 h6', { at: k + (length - k) * 0.3, from: 0 });
      s.height(-r, r, 'Ød1', { at: k + (length - k) * 0.78, from: 0 });
      s.note(cx + boltAt(0)[0], boltAt(0)[1], `${bolts} × M6`, 46, -150);
    },
    (s) => {
      drawSection(s, t);
      const place = mapping();
      for (const side of [1, -1]) {
        s.area([[place(0, side * (pitch - 5)), place(6.5, side * (pitch - 5)), place(6.5, side * (pitch + 5)), place(0, side * (pitch + 5))]], 'paper');
        s.area([[place(6.5, side * (pitch - 3.2)), place(k, side * (pitch - 3.2)), place(k, side * (pitch + 3.2)), place(6.5, side * (pitch + 3.2))]], 'paper');
        s.centre(place(-1, side * pitch), place(k + 1, side * pitch));
      }
      s.length(0, length, 'L', { level: 2, from: [-r4, -r3] });
      s.length(0, k, 'k', { from: -r4 });
      s.height(-r, r, 'Ød1 H6', { at: length * 0.45, from: 0 });
      s.height(-r3, r3, 'Ød3 h6', { level: 1, from: length });
      s.height(-pitch, pitch, 'Ød5', { level: -1, from: 0 });
      s.height(-r4, r4, 'Ød4', { level: -2, from: 0 });
    },
    () => {
      // Flange as an extrusion (bolt holes), the body hangs below it.
      const holes = Array.from({ length: bolts }, (_, i) => boltAt(i)).map(([x, y]) => ({ loop: circle(x, y, 3.2, 32), sink: { loop: circle(x, y, 5.2, 32), depth: 6.5 } }));
      return drawScene([
        revolve({ outer: [[0, r3 - 1], [2, r3], [length - k, r3]] }, standing()),
        prism(circle(0, 0, r4, 96), k, standing([0, 0, length - k]), 'bright', [...holes, { loop: circle(0, 0, r, 72), sink: { loop: circle(0, 0, r + 2, 72), depth: 2 } }]),
      ], { elevation: 38, azimuth: -70 });
    },
  );
}

/** Plain centring sleeve between two plates. */
export function centringSleeve({ d1, d2, length }: { d1: number; d2: number; length: number } = { d1: 20, d2: 30, length: 60 }): PartPictures {
  const [r, r2] = [d1 / 2, d2 / 2];
  const t: Turning = { outer: [[0, r2 - 1.5], [3, r2], [length - 3, r2], [length, r2 - 1.5]], bore: [[0, r], [length, r]] };
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
      drawCutPlate(s, { bore: [[-6, r2], [length * 0.55, r2]], reach });
      drawCutPlate(s, { bore: [[length * 0.55, r2], [length + 6, r2]], reach, angle: 135 });
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
export function ballCage({ d1, d2, ball, length, rows, perRow }: { d1: number; d2: number; ball: number; length: number; rows: number; perRow: number } = { d1: 30, d2: 38, ball: 5.6, length: 66, rows: 7, perRow: 14 }): PartPictures {
  const r2 = d2 / 2;
  const inner = d1 / 2 + 0.8;
  const t: Turning = { fill: 'brass', outer: [[0, r2 - 0.8], [0.8, r2], [length - 0.8, r2], [length, r2 - 0.8]], bore: [[0, inner], [length, inner]] };
  const seat = r2 - ball * 0.22;
  const at = (row: number, i: number): { x: number; angle: number } => ({ x: ((row + 0.75) / (rows + 0.5)) * length, angle: ((i + (row % 2) * 0.5) * 2 * Math.PI) / perRow });
  return pictures(
    (s) => {
      drawFront(s, t);
      for (let row = 0; row < rows; row++) for (let i = 0; i < perRow; i++) {
        const { x, angle } = at(row, i);
        if (Math.sin(angle) > 0.08) s.ring(x, seat * Math.cos(angle), ball / 2, 'fine', 'paper');
      }
      const cx = length + d2 * 0.95;
      for (let i = 0; i < perRow; i++) s.ring(cx + seat * Math.cos(at(0, i).angle), seat * Math.sin(at(0, i).angle), ball / 2, 'fine', 'paper');
      s.ring(cx, 0, r2, 'edge', 'brass');
      s.ring(cx, 0, inner, 'edge', 'paper');
      for (let i = 0; i < perRow; i++) s.ring(cx + (inner + 0.2) * Math.cos(at(0, i).angle), (inner + 0.2) * Math.sin(at(0, i).angle), ball * 0.22, 'thin', 'metal');
      s.cross(cx, 0, r2 + 2);
      s.length(0, length, 'L', { from: -r2 });
      s.height(-r2, r2, 'Ød2', { level: -1, from: 0 });
      s.height(-d1 / 2, d1 / 2, 'Ød1', { level: 1, from: cx });
      s.note(at(rows - 2, 0).x, seat * 0.8, 'bilya Ød3', 60, -110);
    },
    (s) => {
      drawSection(s, t, {}, { gap: 8 });
      for (let row = 0; row < rows; row++) for (const side of [1, -1]) s.ring(at(row, 0).x, side * (inner + r2) / 2, ball / 2, 'edge', 'paper');
      for (let row = 0; row < rows; row++) for (let i = 0; i < perRow; i++) {
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
      const cage = revolve(t, base, 'brass');
      const balls = Array.from({ length: rows * perRow }, (_, n) => at(Math.floor(n / perRow), n % perRow)).map(({ x, angle }) => {
        const out = add(scaled(base.u, Math.cos(angle)), scaled(base.v, Math.sin(angle)));
        return { centre: [x + base.o[0], base.o[1] + out[1] * seat, base.o[2] + out[2] * seat] as Vec, radius: ball / 2, out };
      });
      const camera = { azimuth: -138, elevation: 24 };
      const [a, e] = [(camera.azimuth * Math.PI) / 180, (camera.elevation * Math.PI) / 180];
      const seen = balls.filter(({ out }) => out[1] * Math.cos(e) * Math.sin(a) + out[2] * Math.sin(e) > 0.1);
      return drawScene([{ ...cage, balls: seen }], camera);
    },
  );
}

/** Patch of a cylinder's surface: a round plug seen on the curved face. */
function plugs(base: ReturnType<typeof lying>, r: number, rows: readonly number[], perRow: number, size: number): Solid {
  const facets: Solid['facets'] = [];
  rows.forEach((x, row) => {
    for (let i = 0; i < perRow; i++) {
      const middle = ((i + (row % 2) * 0.5) * 2 * Math.PI) / perRow;
      const out = (angle: number): Vec => add(scaled(base.u, Math.cos(angle)), scaled(base.v, Math.sin(angle)));
      const points = circle(0, 0, size / 2, 24).map(([dx, dy]): Vec => add(add(base.o, scaled(base.w, x + dx)), scaled(out(middle + dy / r), r + 0.02)));
      facets.push({ points, normal: out(middle), edges: points.map(() => 'sharp' as const), isInner: false });
    }
  });
  return { facets, material: 'graphite', edgeWeight: 1.6 };
}

/** Self-lubricating bronze bush with graphite plugs. */
export function bronzeBush({ d1, d3, d4, k, length, plug }: BushSize & { plug: number } = { d1: 30, d3: 42, d4: 54, k: 7, length: 62, plug: 7 }): PartPictures {
  const [r, r3, r4] = [d1 / 2, d3 / 2, d4 / 2];
  const t: Turning = { fill: 'bronze', outer: [[0, r4 - 0.8], [0.8, r4], [k, r4], [k, r3], [length - 1.5, r3], [length, r3 - 1]], bore: [[0, r + 1], [1, r], [length - 1, r], [length, r + 1]] };
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
        if (row % 2 === 0) for (const side of [1, -1]) s.area([[[x - plug / 2, side * r], [x + plug / 2, side * r], [x + plug / 2, side * r3], [x - plug / 2, side * r3]]], 'graphite');
        for (let i = 0; i < perRow; i++) {
          const angle = ((i + (row % 2) * 0.5) * 2 * Math.PI) / perRow;
          if (Math.sin(angle) > 0.3) s.area([circle(0, 0, plug / 2, 32).map(([dx, dy]): Pt => [x + dx, r * Math.cos(angle + dy / r)])], 'graphite', 'fine');
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
      return drawScene([revolve(t, base, 'bronze'), plugs(base, r3, rows, perRow, plug)], { azimuth: -138, elevation: 24 });
    },
  );
}
