import { circle, rect, regular, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { threaded } from './profiles.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { pocket, prism, revolve, sweep, type Solid } from './solid.ts';
import { lying, type Base, type Vec } from './space.ts';
import type { Fill } from './style.ts';
import { drawEnd, drawFront, drawSection, drawThread, type Turning } from './turned.ts';

/** Side view of a hexagon (across corners) with its two visible edges. */
function drawHex(s: Sheet, from: number, to: number, r: number, fill: Fill): void {
  s.area([rect(from, -r, to, r)], fill);
  for (const y of [r / 2, -r / 2]) s.line([[from, y], [to, y]]);
}

function hexBar(from: number, to: number, r: number, height: number, material: Solid['material'], bore = 0): Solid {
  // Starts at the near side, so the extrusion runs towards the viewer (-x).
  const base: Base = { o: [to, 0, height], u: [0, -1, 0], v: [0, 0, 1], w: [-1, 0, 0] };
  return prism(regular(6, r, 30), to - from, base, material, bore > 0 ? [{ loop: circle(0, 0, bore, 48) }] : []);
}

/** Hose nipple: thread, hexagon, barbed hose end. */
export function coolingNipple({ thread, hose, bore, wrench, length }: { thread: number; hose: number; bore: number; wrench: number; length: number } = { thread: 13, hose: 11, bore: 7, wrench: 17, length: 62 }): PartPictures {
  const [rt, rh, rb] = [thread / 2, hose / 2, bore / 2];
  const rx = wrench / 2 / Math.cos(Math.PI / 6);
  const [t1, h1] = [length * 0.24, length * 0.4];
  const barb = (length - h1 - 4) / 4;
  const barbs: Pt[] = [0, 1, 2, 3].flatMap((i): Pt[] => [[h1 + 4 + i * barb, rh + 1.4], [h1 + 4 + (i + 1) * barb - 0.4, rh - 0.3]]);
  const outer: Pt[] = [[0, rt - 1], [1, rt], [t1 - 2, rt], [t1 - 2, rt - 1.2], [t1, rt - 1.2], [t1, rx], [h1, rx], [h1, rh - 0.3], [h1 + 4, rh - 0.3], ...barbs, [length, rh - 0.8]];
  const t: Turning = { fill: 'brass', outer, bore: [[0, rb], [length, rb]] };
  return pictures(
    (s) => {
      drawFront(s, t);
      drawThread(s, 1, t1 - 2, rt * 0.86, rt);
      drawHex(s, t1, h1, rx, 'brass');
      s.centre([0, 0], [length, 0]);
      const cx = length + wrench * 1.15;
      s.area([regular(6, rx, 30, cx, 0)], 'brass');
      s.ring(cx, 0, rh + 1.4);
      s.ring(cx, 0, rb, 'edge', 'paper');
      s.cross(cx, 0, rx);
      s.length(0, length, 'L', { level: 2, from: [-rt, -rh] });
      s.length(0, t1, 'L1', { from: [-rt, -rx] });
      s.height(-rt, rt, 'G1/4', { level: -1, from: 0 });
      s.height(-rh - 1.4, rh + 1.4, 'Ød1', { at: length + 4.4, from: length });
      s.length(cx - wrench / 2, cx + wrench / 2, 'SW', { level: -1, from: 0 });
    },
    (s) => {
      drawSection(s, t, {}, { gap: 11 });
      drawThread(s, 1, t1 - 2, rt * 0.86, 0);
      s.length(0, length, 'L', { level: 1, from: [-rt, -rh] });
      s.height(-rt, rt, 'G1/4', { level: -1, from: 0 });
      s.height(-rb, rb, 'Ød2', { at: length * 0.55, from: 0 });
      s.height(-rh - 1.4, rh + 1.4, 'Ød1', { level: 1, from: length - barb });
    },
    () => {
      const h = rx;
      const hoseEnd: Turning = { outer: [[h1, rh - 0.3], [h1 + 4, rh - 0.3], ...barbs, [length, rh - 0.8]], bore: [[h1, rb], [length, rb]] };
      const threadEnd: Turning = { outer: [[0, rt - 1], ...threaded(0.5, t1 - 2, rt, 1.3), [t1 - 2, rt - 1.4], [t1, rt - 1.4]], bore: [[0, rb], [t1, rb]] };
      return drawScene([revolve(hoseEnd, lying(h), 'brass', { edgeWeight: 1.6 }), hexBar(t1, h1, rx, h, 'brass'), revolve(threadEnd, lying(h), 'brass', { edgeWeight: 1.2 })].toReversed(), { azimuth: -52, elevation: 26 });
    },
  );
}

/** Quick coupling socket: knurled sliding sleeve with balls, hexagon, hose barb. */
export function quickCoupling({ sleeve, body, bore, wrench, length }: { sleeve: number; body: number; bore: number; wrench: number; length: number } = { sleeve: 26, body: 20, bore: 9, wrench: 21, length: 76 }): PartPictures {
  const [rs, r, rb] = [sleeve / 2, body / 2, bore / 2];
  const rx = wrench / 2 / Math.cos(Math.PI / 6);
  const end = length * 0.62;
  const hex = end + 9;
  const barb = (length - hex - 2) / 3;
  const barbs: Pt[] = [0, 1, 2].flatMap((i): Pt[] => [[hex + 2 + i * barb, rb + 3.2], [hex + 2 + (i + 1) * barb - 0.3, rb + 1.7]]);
  const ring: Pt[] = Array.from({ length: 8 }, (_, i): Pt[] => [[8 + i * 2.4, rs], [9.2 + i * 2.4, rs], [9.2 + i * 2.4, rs - 0.8], [10.4 + i * 2.4, rs - 0.8]]).flat();
  const sleeveOuter: Pt[] = [[3, rs - 1.5], [4.5, rs], ...ring, [29, rs], [31, rs - 1.5]];
  const outer: Pt[] = [[0, r - 1], [1, r], [3, r], ...sleeveOuter, [31, r], [end, r], [end, rx], [hex, rx], [hex, rb + 1.7], [hex + 2, rb + 1.7], ...barbs];
  const mouth = rb + 3;
  const bores: Pt[] = [[0, mouth + 0.8], [1.5, mouth], [22, mouth], [24, rb], [length, rb]];
  const t: Turning = { outer, bore: bores };
  return pictures(
    (s) => {
      drawFront(s, t);
      drawHex(s, end, hex, rx, 'metal');
      s.centre([0, 0], [length, 0]);
      const cx = length + sleeve * 0.95;
      drawEnd(s, cx, 0, [rs, r, mouth], { open: mouth });
      s.length(0, length, 'L', { level: 2, from: [-r, -rb - 2] });
      s.length(0, end, 'L1', { from: [-r, -rx] });
      s.height(-rs, rs, 'ØD', { level: -1, from: 4 });
      s.height(-rb - 3.2, rb + 3.2, 'Ød1', { at: length + 5, from: length - barb });
      s.height(-mouth, mouth, 'Ød2', { level: 1, from: cx });
      s.note((end + hex) / 2, rx, 'SW', 40, -70);
    },
    (s) => {
      const body2: Turning = { outer: [[0, r - 1], [1, r], [end, r], [end, rx], [hex, rx], [hex, rb + 1.7], [hex + 2, rb + 1.7], ...barbs], bore: bores };
      drawSection(s, body2, {}, { gap: 12 });
      for (const side of [1, -1]) {
        const loop = [...sleeveOuter, [31, r] as Pt, [3, r] as Pt].map(([x, y]): Pt => [x, side * y]);
        s.area([loop], 'cut', 'none');
        s.hatch([loop], { angle: 135, gap: 10 });
        s.area([loop], 'none');
        s.ring(12, side * (mouth + 1.3), 2.6, 'edge', 'metal');
        s.area([rect(36, side > 0 ? rb : -mouth - 1, 39, side > 0 ? mouth + 1 : -rb)], 'rubber', 'fine');
      }
      // The plug of the mating nipple, with its ball groove and the valve seal behind it.
      const plug: Turning = { fill: 'brass', outer: [[-16, mouth - 0.3], [10, mouth - 0.3], [10.5, mouth - 1.4], [13.5, mouth - 1.4], [14, mouth - 0.3], [20, mouth - 0.3], [21, mouth - 1]], bore: [[-16, rb - 0.5], [21, rb - 0.5]] };
      drawSection(s, plug, {}, { gap: 9 });
      s.note(12, mouth + 2, 'kilit bilyası', -60, -130);
      s.note(26, rs - 1, 'sürgülü bilezik', 60, -80);
      s.note(37.5, -mouth, 'conta', 60, 190);
      s.note(-8, -mouth + 1, 'nipel', -40, 140);
    },
    () => {
      const h = rs;
      const rear: Turning = { outer: [[hex, rb + 1.7], [hex + 2, rb + 1.7], ...barbs], bore: [[hex, rb], [length, rb]] };
      const front: Turning = { outer: outer.filter(([x, y]) => x <= end && !(x === end && y === rx)), bore: [...bores.slice(0, -1), [end, rb]] };
      return drawScene([revolve(rear, lying(h), 'steel', { edgeWeight: 1.6 }), hexBar(end, hex, rx, h, 'bright'), revolve(front, lying(h), 'bright', { edgeWeight: 1.3 })], { ...HEAD_FIRST, azimuth: -134 });
    },
  );
}

/** Baffle: plug with a brass blade that parts the bore into two channels. */
export function baffle({ d, plug, width, length, wrench }: { d: number; plug: number; width: number; length: number; wrench: number } = { d: 18, plug: 14, width: 12.6, length: 86, wrench: 8 }): PartPictures {
  const r = d / 2;
  const t: Turning = { fill: 'brass', outer: [[0, 0], [0, r - 0.8], [0.8, r], [plug - 1, r - 0.4], [plug, r - 1.2], [plug, 0]] };
  const blade = (s: Sheet): void => {
    s.area([rect(plug, -width / 2, length, width / 2)], 'brass');
    drawFront(s, t, {}, { axis: false });
    for (const side of [1, -1]) s.line([[0.6, side * r * 0.87], [plug - 0.6, side * r * 0.84]], 'thin');
    s.centre([0, 0], [length, 0]);
  };
  return pictures(
    (s) => {
      blade(s);
      const cx = length + d * 1.2;
      s.ring(cx, 0, r, 'edge', 'brass');
      s.area([regular(6, wrench / 2 / Math.cos(Math.PI / 6), 30, cx, 0)], 'paper');
      s.cross(cx, 0, r);
      s.length(0, length, 'L', { level: 2, from: [-r, -width / 2] });
      s.length(0, plug, 'k', { level: 1, from: -r });
      s.height(-r, r, 'R3/8', { level: -1, from: 0 });
      s.height(-width / 2, width / 2, 'b', { at: length * 0.7, from: 0 });
      s.length(cx - wrench / 2, cx + wrench / 2, 'SW', { level: 1, from: 0 });
    },
    (s) => {
      const top = d * 1.5;
      const block: Pt[] = rect(-3, -top, length + 26, top);
      const bore: Pt[] = [[-3, -r], [plug, -r + 0.5], [plug + 1, -width / 2 - 0.2], [length + 8, -width / 2 - 0.2], [length + 12, 0], [length + 8, width / 2 + 0.2], [plug + 1, width / 2 + 0.2], [plug, r - 0.5], [-3, r]];
      const channels = [rect(plug + 14, -top, plug + 23, -width / 2 - 0.2), rect(plug + 14, width / 2 + 0.2, plug + 23, top)];
      s.area([block, bore, ...channels], 'plate', 'none');
      s.hatch([block, bore, ...channels], { gap: 20 });
      s.area([bore], 'paper');
      for (const c of channels) s.area([c], 'paper');
      s.area([rect(plug, -0.9, length, 0.9)], 'brass');
      drawFront(s, t, {}, { axis: false });
      const flow = (points: Pt[]): void => s.line(points, 'fine');
      const a = width / 4;
      flow([[plug + 18.5, -top + 3], [plug + 18.5, -a], [length - 2, -a], [length + 4, -a], [length + 5, 0], [length + 4, a], [plug + 18.5, a], [plug + 18.5, top - 3]]);
      flow([[plug + 16.5, top - 6], [plug + 18.5, top - 2], [plug + 20.5, top - 6]]);
      flow([[length * 0.6, -a + 1.4], [length * 0.6 + 4, -a], [length * 0.6, -a - 1.4]]);
      s.note(length * 0.8, 0.6, 'perde', 90, -190);
      s.note(plug * 0.5, -r * 0.4, 'tapa', -60, 240);
      s.note(plug + 21, -top + 6, 'su girişi', 110, 60);
    },
    () => {
      const h = r;
      // Blade on edge at 45°, so that its breadth shows.
      const k = Math.SQRT1_2;
      const base: Base = { o: [plug, 0, h], u: [0, k, k], v: [0, -k, k], w: [1, 0, 0] };
      return drawScene([prism(rect(-width / 2, -0.8, width / 2, 0.8), length - plug, base, 'brass'), ...socketPlug(r, plug, wrench, h)], { ...HEAD_FIRST, elevation: 30 });
    },
  );
}

/** Threaded brass plug lying with its hexagon socket towards the viewer. */
function socketPlug(r: number, plug: number, wrench: number, h: number): Solid[] {
  const socket = wrench / 2 / Math.cos(Math.PI / 6);
  const face: Base = { o: [0, 0, h], u: [0, -1, 0], v: [0, 0, 1], w: [-1, 0, 0] };
  return [
    revolve({ outer: [[0, 0], [0, r - 0.8], ...threaded(0.6, plug - 1, r, 1.6), [plug, r - 1.2], [plug, 0]] }, lying(h), 'brass', { edgeWeight: 1.3 }),
    pocket(regular(6, socket, 10), plug * 0.45, face, 'brass'),
  ];
}

/** Spiral core: double helix on a plug leads the water up and back. */
export function spiralCooler({ d, plug, length, pitch, wrench }: { d: number; plug: number; length: number; pitch: number; wrench: number } = { d: 18, plug: 14, length: 92, pitch: 22, wrench: 8 }): PartPictures {
  const r = d / 2;
  const rs = r - 1.6;
  const core = rs * 0.42;
  const t: Turning = { fill: 'brass', outer: [[0, 0], [0, r - 0.8], [0.8, r], [plug - 1, r - 0.4], [plug, r - 1.2], [plug, 0]] };
  const thick = 2.4;
  const helix = (s: Sheet): void => {
    s.area([rect(plug, -core, length, core)], 'brass');
    const half = (start: number, phase: number): Pt[] => {
      const edge = (side: number): Pt[] => Array.from({ length: 17 }, (_, i): Pt => [Math.min(length, Math.max(plug, start + (i / 16) * (pitch / 2) + (side * thick) / 2)), rs * Math.cos(phase + (i / 16) * Math.PI)]);
      return [...edge(-1), ...edge(1).toReversed()];
    };
    for (let x = plug; x < length - pitch / 2 + 1; x += pitch / 2) s.area([half(x, 0)], 'brass');
    drawFront(s, t, {}, { axis: false });
    for (const side of [1, -1]) s.line([[0.6, side * r * 0.87], [plug - 0.6, side * r * 0.84]], 'thin');
    s.centre([0, 0], [length, 0]);
  };
  return pictures(
    (s) => {
      helix(s);
      const cx = length + d * 1.2;
      s.ring(cx, 0, r, 'edge', 'brass');
      s.area([regular(6, wrench / 2 / Math.cos(Math.PI / 6), 30, cx, 0)], 'paper');
      s.cross(cx, 0, r);
      s.length(0, length, 'L', { level: 2, from: [-r, -rs] });
      s.length(0, plug, 'k', { level: 1, from: -r });
      s.height(-r, r, 'R3/8', { level: -1, from: 0 });
      s.height(-rs, rs, 'Ød1', { at: length + 5, from: length });
      s.length(cx - wrench / 2, cx + wrench / 2, 'SW', { level: 1, from: 0 });
    },
    (s) => {
      const top = d * 1.35;
      const block: Pt[] = rect(-3, -top, length + 22, top);
      const bore: Pt[] = [[-3, -r], [plug, -r + 0.5], [plug + 1, -rs - 0.2], [length + 5, -rs - 0.2], [length + 9, 0], [length + 5, rs + 0.2], [plug + 1, rs + 0.2], [plug, r - 0.5], [-3, r]];
      const channels = [rect(plug + 3, -top, plug + 11, -rs - 0.2), rect(plug + 14, rs + 0.2, plug + 22, top)];
      s.area([block, bore, ...channels], 'plate', 'none');
      s.hatch([block, bore, ...channels], { gap: 20 });
      s.area([bore], 'paper');
      for (const c of channels) s.area([c], 'paper');
      helix(s);
      s.note(length * 0.72, rs * 0.7, 'spiral göbek', 90, -170);
      s.note(plug + 7, -top + 5, 'su girişi', -120, 70);
      s.note(plug + 18, top - 5, 'su çıkışı', -120, -50);
    },
    () => {
      const path = (phase: number): Vec[] => Array.from({ length: 181 }, (_, i): Vec => {
        const x = plug + ((length - plug) * i) / 180;
        const a = phase + ((x - plug) / pitch) * 2 * Math.PI;
        return [x, (rs - (rs - core) / 2) * Math.sin(a), r + (rs - (rs - core) / 2) * Math.cos(a)];
      });
      const up = (phase: number) => (i: number): Vec => {
        const a = phase + ((((length - plug) * i) / 180) / pitch) * 2 * Math.PI;
        return [0, Math.sin(a), Math.cos(a)];
      };
      const web = rect(-thick / 2, -(rs - core) / 2, thick / 2, (rs - core) / 2);
      const shaft = Array.from({ length: 40 }, (_, i): Vec => [plug + ((length - plug) * i) / 39, 0, r]);
      const parts = [sweep(shaft, circle(0, 0, core, 24), 'brass'), ...[0, Math.PI].map((p) => sweep(path(p), web, 'brass', up(p), false))];
      return drawScene([{ facets: parts.flatMap((p) => p.facets), material: 'brass', edgeWeight: 1.8 }, ...socketPlug(r, plug, wrench, r)], { ...HEAD_FIRST, elevation: 28 });
    },
  );
}
