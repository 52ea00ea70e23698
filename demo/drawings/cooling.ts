import { arc, circle, rect, regular, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { threaded } from './profiles.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { pocket, prism, revolve, sweep, type Solid } from './solid.ts';
import { lying, type Base, type Vec } from './space.ts';
import type { Fill } from './style.ts';
import { drawCutPlate, drawEnd, drawFront, drawSection, drawThread, mapping, type Turning } from './turned.ts';

/** Side view of a hexagon (across corners) with its two visible edges. */
function drawHex(s: Sheet, from: number, to: number, r: number, fill: Fill): void {
  s.area([rect(from, -r, to, r)], fill);
  for (const y of [r / 2, -r / 2])
    s.line([
      [from, y],
      [to, y],
    ]);
}

function hexBar(from: number, to: number, r: number, height: number, material: Solid['material'], bore = 0): Solid {
  // Starts at the near side, so the extrusion runs towards the viewer (-x).
  const base: Base = { o: [to, 0, height], u: [0, -1, 0], v: [0, 0, 1], w: [-1, 0, 0] };
  return prism(regular(6, r, 30), to - from, base, material, bore > 0 ? [{ loop: circle(0, 0, bore, 48) }] : []);
}

/** Threads as saw teeth on a short end, its face chamfered. */
const threadedEnd = (from: number, to: number, r: number, pitch: number): Pt[] => [
  [from, r - pitch * 0.7],
  ...threaded(from + 0.5, to, r, pitch),
  [to, r - pitch * 0.6],
];

/** Hexagon of a part whose end at the right faces the viewer. */
function hexTo(from: number, to: number, r: number, height: number, material: Solid['material']): Solid {
  return prism(regular(6, r, 30), to - from, lying(height, from), material);
}

/**
 * Plug nipple of the coupling system: thread, hexagon and a plug with the groove for the coupling's balls; `neck` is a
 * tube between thread and hexagon.
 */
export function coolingNipple(
  metal: 'brass' | 'bright',
  { thread, plug, bore, wrench, neck }: { thread: number; plug: number; bore: number; wrench: number; neck: number } = {
    thread: 13,
    plug: 12,
    bore: 7,
    wrench: 17,
    neck: 0,
  },
): PartPictures {
  const [rt, rp, rb] = [thread / 2, plug / 2, bore / 2];
  const rx = wrench / 2 / Math.cos(Math.PI / 6);
  const fill: Fill = metal === 'brass' ? 'brass' : 'metal';
  const cut: Fill = metal === 'brass' ? 'brass' : 'cut';
  const t1 = 11;
  const hex = t1 + neck;
  const body = hex + 7;
  const length = body + 27;
  const groove = body + 15;
  const plugEnd: Pt[] = [
    [body, rp - 0.9],
    [body + 2, rp - 0.9],
    [body + 2, rp],
    [groove, rp],
    [groove + 1.3, rp - 1.5],
    [groove + 3.3, rp - 1.5],
    [groove + 4.6, rp],
    [length - 5, rp],
    [length - 4.4, rp - 1.1],
    [length - 0.8, rp - 1.1],
    [length, rp - 1.9],
  ];
  const tube: Pt[] =
    neck > 0
      ? [
          [t1, rt - 1.6],
          [hex, rt - 1.6],
        ]
      : [
          [t1, rt - 1.3],
          [hex, rt - 1.3],
        ];
  const outer: Pt[] = [
    [0, rt - 1],
    [1, rt],
    [t1 - 2, rt],
    [t1 - 2, rt - 1.3],
    ...tube,
    [hex, rx],
    [body, rx],
    ...plugEnd,
  ];
  const t: Turning = {
    fill,
    outer,
    bore: [
      [0, rb],
      [length - 1, rb],
      [length, rb + 0.8],
    ],
  };
  return pictures(
    (s) => {
      drawFront(s, t);
      drawThread(s, 1, t1 - 2, rt * 0.86, rt);
      drawHex(s, hex, body, rx, fill);
      s.centre([0, 0], [length, 0]);
      const cx = length + wrench * (neck > 0 ? 1.7 : 1.15);
      s.area([regular(6, rx, 30, cx, 0)], fill);
      s.ring(cx, 0, rp);
      s.ring(cx, 0, rp - 1.9);
      s.ring(cx, 0, rb, 'edge', 'paper');
      s.cross(cx, 0, rx);
      s.length(0, length, 'L', { level: 2, from: [-rt, -rp] });
      if (neck > 0) s.length(t1, hex, 'L1', { from: [-rt, -rx] });
      s.height(-rt, rt, 'G1/4', { level: -1, from: 0 });
      s.height(-rp, rp, 'Ød1', { at: length + (neck > 0 ? 9 : 5), from: length });
      s.length(cx - wrench / 2, cx + wrench / 2, 'SW', { level: -1, from: 0 });
    },
    (s) => {
      const reach = wrench * 0.95;
      drawCutPlate(s, {
        bore: [
          [-13, rb],
          [-1, rb],
          [-1, rt],
          [t1 - 0.5, rt],
        ],
        reach,
      });
      drawSection(s, { ...t, fill: cut }, {}, { gap: 10, angle: 135 });
      for (const side of [1, -1])
        s.line(
          [
            [1, side * rt * 0.86],
            [t1 - 2, side * rt * 0.86],
          ],
          'thin',
        );
      for (const side of [1, -1])
        s.area(
          [rect(t1 - 0.5, side > 0 ? rt - 1.3 : -rt - 1.6, hex + 0.01, side > 0 ? rt + 1.6 : -rt + 1.3)],
          'copper',
          'fine',
        );
      s.length(0, length, 'L', { level: 1, from: [-reach, -rp] });
      s.height(-rb, rb, 'Ød2', { at: body + 8, from: 0 });
      s.height(-rp, rp, 'Ød1', { level: 1, from: length - 5 });
      s.note(-6, reach * 0.8, 'kalıp plakası', -10, -60);
      s.note(groove + 2.3, rp - 1.2, 'bilya oluğu', 40, -150);
      s.note(-9, 0, 'su kanalı', -20, 250);
    },
    () => {
      const h = rx;
      const rear: Turning = {
        outer: [...threadedEnd(0, t1 - 2, rt, 1.5), [t1 - 2, rt - 1.4], ...tube],
        bore: [
          [0, rb],
          [hex, rb],
        ],
      };
      const front: Turning = {
        outer: plugEnd,
        bore: [
          [body, rb],
          [length - 1, rb],
          [length, rb + 0.8],
        ],
      };
      return drawScene(
        [
          revolve(rear, lying(h), metal, { edgeWeight: 1.4 }),
          hexTo(hex, body, rx, h, metal),
          revolve(front, lying(h), metal, { edgeWeight: 2 }),
        ],
        { azimuth: -46, elevation: 26 },
      );
    },
  );
}

export interface CouplingForm {
  angle?: 0 | 45 | 90;
  isThreaded?: boolean;
}

/**
 * Quick coupling socket of brass: knurled sliding sleeve with balls, straight or bent tail with a hose barb or a
 * thread.
 */
export function quickCoupling(
  { angle = 0, isThreaded = false }: CouplingForm = {},
  { sleeve, body, bore, wrench }: { sleeve: number; body: number; bore: number; wrench: number } = {
    sleeve: 26,
    body: 20,
    bore: 9,
    wrench: 21,
  },
): PartPictures {
  const [rs, r, rb] = [sleeve / 2, body / 2, bore / 2];
  const rx = wrench / 2 / Math.cos(Math.PI / 6);
  const end = angle === 0 ? 44 : 36;
  const mouth = rb + 3;
  const ring: Pt[] = Array.from({ length: 8 }, (_, i): Pt[] => [
    [8 + i * 2.4, rs],
    [9.2 + i * 2.4, rs],
    [9.2 + i * 2.4, rs - 0.8],
    [10.4 + i * 2.4, rs - 0.8],
  ]).flat();
  const sleeveOuter: Pt[] = [[3, rs - 1.5], [4.5, rs], ...ring, [29, rs], [31, rs - 1.5]];
  const front: Pt[] = [[0, r - 1], [1, r], [3, r], ...sleeveOuter, [31, r], [end, r]];
  const frontBore: Pt[] = [
    [0, mouth + 0.8],
    [1.5, mouth],
    [22, mouth],
    [24, rb],
    [end, rb],
  ];
  // The tail along its own axis: hexagon, then barbs or a thread.
  const hex = 9;
  const tail = isThreaded ? hex + 15 : hex + 23;
  const rt = 9.5;
  const barb = (tail - hex - 2) / 3;
  const tailOuter: Pt[] = isThreaded
    ? [
        [hex, rt - 1.2],
        [hex + 2, rt - 1.2],
        [hex + 2, rt],
        [tail - 1.2, rt],
        [tail, rt - 1.2],
      ]
    : [
        [hex, rb + 1.7],
        [hex + 2, rb + 1.7],
        ...[0, 1, 2].flatMap((i): Pt[] => [
          [hex + 2 + i * barb, rb + 3.2],
          [hex + 2 + (i + 1) * barb - 0.3, rb + 1.7],
        ]),
      ];
  const rTail = isThreaded ? rt : rb + 3.2;
  // The elbow bends about a point beside the axis.
  const [bend, radians] = [13, (angle * Math.PI) / 180];
  const at: Pt = angle === 0 ? [end, 0] : [end + bend * Math.sin(radians), -bend * (1 - Math.cos(radians))];
  const elbow = (radius: number): Pt[] => arc(end, -bend, radius, 90, 90 - angle, 18);
  const place = { x: at[0], y: at[1], turn: -angle };
  const onTail = mapping(place);
  const half = r * 0.86;
  const tip = [onTail(tail, rTail), onTail(tail, -rTail)];
  const top = Math.max(...tip.map(([x]) => x), end);
  return pictures(
    (s) => {
      if (angle !== 0) s.area([[...elbow(bend + half), ...elbow(bend - half).toReversed()]], 'brass');
      drawFront(s, { fill: 'brass', outer: tailOuter }, place, { axis: false });
      if (isThreaded)
        for (const side of [1, -1])
          s.line([onTail(hex + 2, side * rt * 0.86), onTail(tail - 0.4, side * rt * 0.86)], 'thin');
      s.area([[onTail(0, rx), onTail(hex, rx), onTail(hex, -rx), onTail(0, -rx)]], 'brass');
      for (const y of [rx / 2, -rx / 2]) s.line([onTail(0, y), onTail(hex, y)]);
      drawFront(s, { fill: 'brass', outer: front }, {}, { axis: false });
      s.centre([0, 0], angle === 0 ? [end + tail, 0] : [end + bend * Math.tan(radians / 2), 0]);
      if (angle !== 0) s.centre(onTail(-bend * Math.tan(radians / 2), 0), onTail(tail, 0));
      const cx = top + sleeve * (angle === 45 ? 1.05 : 0.95);
      drawEnd(s, cx, 0, [rs, r, mouth], { fill: 'brass', open: mouth });
      s.height(-rs, rs, 'ØD', { level: -1, from: 4 });
      s.height(-mouth, mouth, 'Ød2', { level: 1, from: cx });
      if (angle === 0) {
        s.length(0, end + tail, 'L', { level: 2, from: [-r, -rTail] });
        s.height(-rTail, rTail, isThreaded ? 'G1/2' : 'Ød1', {
          at: end + tail + 6,
          from: end + tail - (isThreaded ? 1 : barb),
        });
        s.note(end + hex / 2, rx, 'SW', 40, -70);
      } else if (angle === 90) {
        s.length(0, at[0], 'L', { level: -1, from: [rs, r] });
        s.length(at[0] - rTail, at[0] + rTail, isThreaded ? 'G1/2' : 'Ød1', { level: 1, from: at[1] - tail + 2 });
        s.height(at[1] - tail, 0, 'h', { at: 16, from: [at[0] - rTail, 16] });
      } else {
        s.length(0, end, 'L', { level: -1, from: r });
        const [px, py] = onTail(tail - 3, rTail);
        s.note(px, py, isThreaded ? 'G1/2' : 'Ød1', 50, -60);
        s.note(end + 8, half - 1.6, '45°', 30, -110);
      }
    },
    (s) => {
      const straight: Turning = {
        fill: 'brass',
        outer: [
          [0, r - 1],
          [1, r],
          [44, r],
          [44, rx],
          [53, rx],
          [53, rb + 1.7],
          [55, rb + 1.7],
          ...[0, 1, 2].flatMap((i): Pt[] => [
            [55 + i * 7, rb + 3.2],
            [55 + (i + 1) * 7 - 0.3, rb + 1.7],
          ]),
        ],
        bore: [...frontBore.slice(0, -1), [76, rb]],
      };
      drawSection(s, straight, {}, { gap: 12 });
      for (const side of [1, -1]) {
        const loop = [...sleeveOuter, [31, r] as Pt, [3, r] as Pt].map(([x, y]): Pt => [x, side * y]);
        s.area([loop], 'brass', 'none');
        s.hatch([loop], { angle: 135, gap: 10 });
        s.area([loop], 'none');
        s.ring(12, side * (mouth + 1.3), 2.6, 'edge', 'metal');
        s.area([rect(36, side > 0 ? rb : -mouth - 1, 39, side > 0 ? mouth + 1 : -rb)], 'rubber', 'fine');
      }
      // The plug of the mating nipple, with its ball groove and the valve seal behind it.
      const plug: Turning = {
        fill: 'cut',
        outer: [
          [-16, mouth - 0.3],
          [10, mouth - 0.3],
          [10.5, mouth - 1.4],
          [13.5, mouth - 1.4],
          [14, mouth - 0.3],
          [20, mouth - 0.3],
          [21, mouth - 1],
        ],
        bore: [
          [-16, rb - 0.5],
          [21, rb - 0.5],
        ],
      };
      drawSection(s, plug, {}, { gap: 9 });
      s.note(12, mouth + 2, 'kilit bilyası', -60, -130);
      s.note(26, rs - 1, 'sürgülü bilezik', 60, -80);
      s.note(37.5, -mouth, 'conta', 60, 190);
      s.note(-8, -mouth + 1, 'nipel', -40, 140);
    },
    () => {
      const h = rs;
      const brass = 'brass';
      const [dx, dy] = [Math.cos(radians), -Math.sin(radians)];
      const tailBase = (from: number): Base => ({
        o: [at[0] + dx * from, at[1] + dy * from, h],
        u: [-dy, dx, 0],
        v: [0, 0, 1],
        w: [dx, dy, 0],
      });
      const shaded: Pt[] = isThreaded
        ? [[hex, rt - 1.4], [hex + 2, rt - 1.4], ...threaded(hex + 2, tail, rt, 1.8)]
        : tailOuter;
      const rear = revolve(
        {
          outer: shaded,
          bore: [
            [hex, rb],
            [tail, rb],
          ],
        },
        tailBase(0),
        brass,
        { edgeWeight: 1.6 },
      );
      const nut = prism(regular(6, rx, 30), hex, tailBase(0), brass);
      const path = Array.from({ length: 25 }, (_, i): Vec => {
        const a = (radians * i) / 24;
        return [end + bend * Math.sin(a), -bend * (1 - Math.cos(a)), h];
      });
      const parts =
        angle === 0
          ? [rear, hexBar(end, end + hex, rx, h, brass)]
          : [sweep(path, circle(0, 0, half, 32), brass), nut, rear];
      // Of a bent coupling the tail points to the viewer, so that its end hides the hexagon's far side.
      return drawScene([...parts, revolve({ outer: front, bore: frontBore }, lying(h), brass, { edgeWeight: 1.3 })], {
        ...HEAD_FIRST,
        azimuth: angle === 0 ? -134 : -122,
        elevation: angle === 0 ? 26 : 34,
        margin: 70,
      });
    },
  );
}

/** Baffle: steel plug with a brass blade, flat or twisted, that parts the bore into two channels. */
export function baffle(
  { isTwisted }: { isTwisted: boolean },
  { d, plug, width, length, wrench }: { d: number; plug: number; width: number; length: number; wrench: number } = {
    d: 18,
    plug: 14,
    width: 12.6,
    length: 86,
    wrench: 8,
  },
): PartPictures {
  const r = d / 2;
  const t: Turning = {
    outer: [
      [0, 0],
      [0, r - 0.8],
      [0.8, r],
      [plug - 1, r - 0.4],
      [plug, r - 1.2],
      [plug, 0],
    ],
  };
  // Half a turn of the blade per pitch; its edges as seen from the side cross where the blade stands on edge.
  const pitch = (length - plug) / 3;
  const turnAt = (x: number): number => (isTwisted ? ((x - plug) / pitch) * Math.PI : 0);
  const ribbon = (from: number, to: number): Pt[] => {
    const edge = (side: number): Pt[] =>
      Array.from({ length: 25 }, (_, i): Pt => {
        const x = from + ((to - from) * i) / 24;
        return [x, (side * width * Math.cos(turnAt(x))) / 2];
      });
    return [...edge(1), ...edge(-1).toReversed()];
  };
  const blade = (s: Sheet): void => {
    // Alternate faces of the twisted blade in two tones, from one standing-on-edge to the next.
    const stops = isTwisted ? [plug, ...[0.5, 1.5, 2.5].map((n) => plug + n * pitch), length] : [plug, length];
    stops.slice(1).forEach((to, i) => s.area([ribbon(stops[i] ?? plug, to)], i % 2 === 0 ? 'brass' : 'bronze'));
    drawFront(s, t, {}, { axis: false });
    for (const side of [1, -1])
      s.line(
        [
          [0.6, side * r * 0.87],
          [plug - 0.6, side * r * 0.84],
        ],
        'thin',
      );
    s.centre([0, 0], [length, 0]);
  };
  return pictures(
    (s) => {
      blade(s);
      const cx = length + d * 1.2;
      s.ring(cx, 0, r, 'edge', 'metal');
      s.area([regular(6, wrench / 2 / Math.cos(Math.PI / 6), 30, cx, 0)], 'paper');
      s.cross(cx, 0, r);
      s.length(0, length, 'L', { level: 2, from: [-r, -width / 2] });
      s.length(0, plug, 'k', { level: 1, from: -r });
      s.height(-r, r, 'R3/8', { level: -1, from: 0 });
      s.height(-width / 2, width / 2, 'b', { at: isTwisted ? length + 5 : length * 0.7, from: isTwisted ? length : 0 });
      s.length(cx - wrench / 2, cx + wrench / 2, 'SW', { level: 1, from: 0 });
    },
    (s) => {
      const top = d * 1.5;
      const block: Pt[] = rect(-3, -top, length + 26, top);
      const bore: Pt[] = [
        [-3, -r],
        [plug, -r + 0.5],
        [plug + 1, -width / 2 - 0.2],
        [length + 8, -width / 2 - 0.2],
        [length + 12, 0],
        [length + 8, width / 2 + 0.2],
        [plug + 1, width / 2 + 0.2],
        [plug, r - 0.5],
        [-3, r],
      ];
      const channels = [
        rect(plug + 14, -top, plug + 23, -width / 2 - 0.2),
        rect(plug + 14, width / 2 + 0.2, plug + 23, top),
      ];
      s.area([block, bore, ...channels], 'plate', 'none');
      s.hatch([block, bore, ...channels], { gap: 20 });
      s.area([bore], 'paper');
      for (const c of channels) s.area([c], 'paper');
      if (isTwisted) blade(s);
      else {
        s.area([rect(plug, -0.9, length, 0.9)], 'brass');
        drawFront(s, t, {}, { axis: false });
      }
      const flow = (points: Pt[]): void => s.line(points, 'fine');
      const a = width / 4;
      if (!isTwisted) {
        flow([
          [plug + 18.5, -top + 3],
          [plug + 18.5, -a],
          [length - 2, -a],
          [length + 4, -a],
          [length + 5, 0],
          [length + 4, a],
          [plug + 18.5, a],
          [plug + 18.5, top - 3],
        ]);
        flow([
          [length * 0.6, -a + 1.4],
          [length * 0.6 + 4, -a],
          [length * 0.6, -a - 1.4],
        ]);
      } else {
        flow([
          [plug + 18.5, -top + 3],
          [plug + 18.5, -width / 2 - 2],
        ]);
        flow([
          [plug + 16.5, -width / 2 - 6],
          [plug + 18.5, -width / 2 - 2],
          [plug + 20.5, -width / 2 - 6],
        ]);
        flow([
          [plug + 18.5, width / 2 + 2],
          [plug + 18.5, top - 3],
        ]);
      }
      flow([
        [plug + 16.5, top - 6],
        [plug + 18.5, top - 2],
        [plug + 20.5, top - 6],
      ]);
      s.note(length * 0.8, 0.6, isTwisted ? 'burgulu perde' : 'perde', 90, -190);
      s.note(plug * 0.5, -r * 0.4, 'tapa', -60, 240);
      s.note(plug + 21, -top + 6, 'su girişi', 110, 60);
    },
    () => {
      const h = r;
      // Blade on edge at 45°, so that its breadth shows.
      const k = Math.SQRT1_2;
      const base: Base = { o: [plug, 0, h], u: [0, k, k], v: [0, -k, k], w: [1, 0, 0] };
      const flat = (): Solid => prism(rect(-width / 2, -0.8, width / 2, 0.8), length - plug, base, 'brass');
      const steps = 90;
      const twisted = (): Solid => ({
        ...sweep(
          Array.from({ length: steps + 1 }, (_, i): Vec => [plug + ((length - plug) * i) / steps, 0, h]),
          rect(-width / 2, -0.8, width / 2, 0.8),
          'brass',
          (i) => {
            const turn = (i / steps) * 3 * Math.PI + Math.PI / 4;
            return [0, Math.sin(turn), Math.cos(turn)];
          },
          false,
        ),
        edgeWeight: 1.8,
      });
      return drawScene([isTwisted ? twisted() : flat(), ...socketPlug(r, plug, wrench, h)], {
        ...HEAD_FIRST,
        elevation: 30,
      });
    },
  );
}

/** Threaded steel plug lying with its hexagon socket towards the viewer. */
function socketPlug(r: number, plug: number, wrench: number, h: number): Solid[] {
  const socket = wrench / 2 / Math.cos(Math.PI / 6);
  const face: Base = { o: [0, 0, h], u: [0, -1, 0], v: [0, 0, 1], w: [-1, 0, 0] };
  return [
    revolve(
      { outer: [[0, 0], [0, r - 0.8], ...threaded(0.6, plug - 1, r, 1.6), [plug, r - 1.2], [plug, 0]] },
      lying(h),
      'steel',
      { edgeWeight: 1.3 },
    ),
    pocket(regular(6, socket, 10), plug * 0.45, face, 'steel'),
  ];
}

/**
 * Spiral core for cylindrical mould cores, its base sealed by an O-ring. One start, aluminium: water rises through the
 * middle and returns along the spiral. Two starts, POM: up one channel, down the other.
 */
export function spiralCooler(
  starts: 1 | 2,
  { d, base, length, pitch }: { d: number; base: number; length: number; pitch: number } = {
    d: 20,
    base: 15,
    length: 92,
    pitch: 11,
  },
): PartPictures {
  const r = d / 2;
  const core = r * 0.5;
  const inner = r * 0.28;
  const thick = starts === 1 ? 2.2 : 2.8;
  const [fill, material] = starts === 1 ? (['aluminium', 'aluminium'] as const) : (['white', 'white'] as const);
  // Flights follow each other at the same distance; with two starts each climbs twice as fast.
  const lead = pitch * starts;
  const groove = [5.5, 9] as const;
  const foot: Turning = {
    fill,
    outer: [
      [0, 0],
      [0, r - 0.8],
      [0.8, r],
      [groove[0], r],
      [groove[0], r - 2],
      [groove[1], r - 2],
      [groove[1], r],
      [base, r],
      [base, 0],
    ],
  };
  const ports: Pt[] =
    starts === 1
      ? [[0, 0]]
      : [
          [0, r * 0.52],
          [0, -r * 0.52],
        ];
  const port = starts === 1 ? inner : r * 0.24;
  const helix = (s: Sheet, rings: boolean): void => {
    s.area([rect(base, -core, length, core)], fill);
    const half = (start: number): Pt[] => {
      const edge = (side: number): Pt[] =>
        Array.from({ length: 17 }, (_, i): Pt => [
          Math.min(length, Math.max(base, start + (i / 16) * (lead / 2) + (side * thick) / 2)),
          r * Math.cos((i / 16) * Math.PI),
        ]);
      return [...edge(-1), ...edge(1).toReversed()];
    };
    for (let x = base + 1; x < length - lead / 2 + 1; x += pitch) s.area([half(x)], fill);
    drawFront(s, foot, {}, { axis: false });
    if (rings)
      for (const side of [1, -1])
        s.ring((groove[0] + groove[1]) / 2, side * (r - 0.9), (groove[1] - groove[0]) / 2, 'fine', 'rubber');
    s.centre([0, 0], [length, 0]);
  };
  return pictures(
    (s) => {
      helix(s, true);
      const cx = length + d * 1.2;
      s.ring(cx, 0, r, 'edge', fill);
      s.ring(cx, 0, r - 0.8, 'thin');
      for (const [px, py] of ports) s.ring(cx + px, py, port, 'edge', 'paper');
      s.cross(cx, 0, r);
      s.length(0, length, 'L', { level: 2, from: [-r, -r] });
      const first = base + 1;
      s.length(first + pitch * 2, first + pitch * 3, 'P', { level: 1, from: -r });
      s.height(-r, r, 'Ød1', { level: -1, from: 0 });
      s.note(
        cx + (ports[0]?.[0] ?? 0) + port * 0.7,
        (ports[0]?.[1] ?? 0) + port * 0.7,
        starts === 1 ? 'su girişi' : 'giriş',
        -30,
        -170,
      );
      if (starts === 2) s.note(cx, -r * 0.52 - port, 'çıkış', -30, 130);
    },
    (s) => {
      const top = d * 1.15;
      const block: Pt[] = rect(0, -top, length + 22, top);
      const bore: Pt[] = [
        [0, -r - 0.15],
        [length + 5, -r - 0.15],
        [length + 9, 0],
        [length + 5, r + 0.15],
        [0, r + 0.15],
      ];
      s.area([block, bore], 'plate', 'none');
      s.hatch([block, bore], { gap: 20 });
      s.area([bore], 'paper');
      helix(s, true);
      const flow = (points: Pt[]): void => s.line(points, 'fine');
      const from = -16;
      if (starts === 1) {
        for (const side of [1, -1])
          s.line(
            [
              [0, side * inner],
              [length, side * inner],
            ],
            'hidden',
          );
        flow([
          [from, 0],
          [-3, 0],
        ]);
        flow([
          [-7, 2],
          [-3, 0],
          [-7, -2],
        ]);
        flow([
          [length + 1, 0],
          [length + 5, 0],
          [length + 5, r * 0.7],
          [length + 1, r * 0.7],
        ]);
        flow([
          [length + 3.4, r * 0.7 + 1.6],
          [length + 0.6, r * 0.7],
          [length + 3.4, r * 0.7 - 1.6],
        ]);
      } else {
        for (const side of [1, -1])
          for (const edge of [-1, 1])
            s.line(
              [
                [0, side * r * 0.52 + edge * port],
                [base, side * r * 0.52 + edge * port],
              ],
              'hidden',
            );
        flow([
          [from, r * 0.52],
          [-3, r * 0.52],
        ]);
        flow([
          [-7, r * 0.52 + 2],
          [-3, r * 0.52],
          [-7, r * 0.52 - 2],
        ]);
        flow([
          [from, -r * 0.52],
          [-3, -r * 0.52],
        ]);
        flow([
          [from + 4, -r * 0.52 + 2],
          [from, -r * 0.52],
          [from + 4, -r * 0.52 - 2],
        ]);
        flow([
          [length + 1, r * 0.6],
          [length + 5, r * 0.6],
          [length + 5, -r * 0.6],
          [length + 1, -r * 0.6],
        ]);
      }
      s.note(length * 0.7, r * 0.7, starts === 1 ? 'tek ağızlı spiral' : 'çift ağızlı spiral', 30, -190);
      s.note((groove[0] + groove[1]) / 2, r - 0.9, 'O-ring', 30, -190);
      s.note(from + 2, starts === 1 ? 0 : r * 0.52, 'su girişi', -20, starts === 1 ? 190 : -110);
      if (starts === 2) s.note(from + 8, -r * 0.52, 'su çıkışı', -20, 200);
    },
    () => {
      const steps = 240;
      const middle = (r + core) / 2;
      const path = (phase: number): Vec[] =>
        Array.from({ length: steps + 1 }, (_, i): Vec => {
          const x = base + ((length - base) * i) / steps;
          const a = phase + ((x - base) / lead) * 2 * Math.PI;
          return [x, middle * Math.sin(a), r + middle * Math.cos(a)];
        });
      const up =
        (phase: number) =>
        (i: number): Vec => {
          const a = phase + (((length - base) * i) / steps / lead) * 2 * Math.PI;
          return [0, Math.sin(a), Math.cos(a)];
        };
      const web = rect(-thick / 2, -(r - core) / 2, thick / 2, (r - core) / 2);
      const shaft = Array.from({ length: 60 }, (_, i): Vec => [base + ((length - base) * i) / 59, 0, r]);
      const phases = starts === 1 ? [0] : [0, Math.PI];
      const parts = [
        sweep(shaft, circle(0, 0, core, 24), material),
        ...phases.map((p) => sweep(path(p), web, material, up(p), false)),
      ];
      const rear: Turning = {
        outer: [
          [groove[1], 0],
          [groove[1], r],
          [base, r],
          [base, 0],
        ],
      };
      const seal: Turning = {
        outer: [
          [groove[0], 0],
          [groove[0], r - 0.2],
          ...arc((groove[0] + groove[1]) / 2, r - 0.6, 1.7, 150, 30, 8),
          [groove[1], r - 0.2],
          [groove[1], 0],
        ],
      };
      const front: Turning = {
        outer: [
          [0, 0],
          [0, r - 0.8],
          [0.8, r],
          [groove[0], r],
          [groove[0], 0],
        ],
      };
      const face: Base = { o: [0, 0, r], u: [0, -1, 0], v: [0, 0, 1], w: [-1, 0, 0] };
      return drawScene(
        [
          { facets: parts.flatMap((p) => p.facets), material, edgeWeight: 1.8 },
          revolve(rear, lying(r), material),
          revolve(seal, lying(r), 'rubber', { edgeWeight: 1.2 }),
          revolve(front, lying(r), material),
          ...ports.map(([, y]) => pocket(circle(0, y, port, 32), base * 0.6, face, material)),
        ],
        { ...HEAD_FIRST, elevation: 28 },
      );
    },
  );
}
