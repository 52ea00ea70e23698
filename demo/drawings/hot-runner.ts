import { arc, circle, rect, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { drawScene } from './scene.ts';
import { merged, prism, revolve, sweep, type Solid } from './solid.ts';
import { lying, type Vec } from './space.ts';
import { drawEnd, drawFront, drawSection, type Turning } from './turned.ts';

/** Lead wires that leave a heater at its start. */
function leads(
  from: Vec,
  spread: number,
  length: number,
  radius: number,
  material: Solid['material'] = 'cable',
): Solid[] {
  return [-1, 1].map((side) =>
    sweep(
      Array.from({ length: 25 }, (_, i): Vec => {
        const t = i / 24;
        return [
          from[0] - t * length,
          from[1] + side * (radius * 1.3 + spread * t * t),
          Math.max(radius, from[2] - (from[2] - radius) * Math.min(1, t * 1.4) ** 1.6),
        ];
      }),
      circle(0, 0, radius, 16),
      material,
    ),
  );
}

/** Hot runner nozzle: head, heated shaft, thermally free tip, with a torpedo or open. */
export function hotRunnerNozzle(
  {
    d1,
    d2,
    k,
    length,
    tip,
    isOpen = false,
  }: { d1: number; d2: number; k: number; length: number; tip: number; isOpen?: boolean } = {
    d1: 22,
    d2: 40,
    k: 15,
    length: 104,
    tip: 14,
  },
): PartPictures {
  const [r, r2] = [d1 / 2, d2 / 2];
  const shaft = length - tip;
  // An open tip ends in a flat land around the melt's way out.
  const mouth = 2;
  const point: Pt[] = isOpen
    ? [
        [length - 5, r * 0.58],
        [length - 2.5, r * 0.4],
        [length, r * 0.4],
      ]
    : [
        [length - 6, r * 0.56],
        [length - 6, r * 0.3],
        [length, 0.8],
      ];
  const outer: Pt[] = [
    [0, r2 - 1],
    [1, r2],
    [k, r2],
    [k, r + 3],
    [k + 6, r + 3],
    [k + 6, r],
    [shaft - 5, r],
    [shaft - 5, r * 0.84],
    [shaft, r * 0.84],
    [shaft + 3, r * 0.62],
    ...point,
  ];
  const bore: Pt[] = isOpen
    ? [
        [0, 5.5],
        [2, 4.2],
        [length - 10, 4.2],
        [length - 4, mouth],
        [length, mouth],
      ]
    : [
        [0, 5.5],
        [2, 4.2],
        [shaft - 2, 4.2],
        [shaft + 4, 2.2],
        [length - 6, 2.2],
        [length, 0],
      ];
  const coils = Array.from({ length: 9 }, (_, i) => k + 10 + (i * (shaft - k - 20)) / 8);
  return pictures(
    (s) => {
      drawFront(s, { outer: [[0, 0], ...outer, [length, 0]] });
      s.area([rect(2.5, -r2 - 10, 9, -r2 + 0.5)], 'dark');
      for (const x of [4, 7.5])
        s.line(
          [
            [x, -r2 - 10],
            [x, -r2 - 18],
          ],
          'edge',
        );
      for (const x of coils)
        s.line(
          [
            [x - 1.2, -r],
            [x + 1.2, r],
          ],
          'fine',
        );
      s.length(0, length, 'L', { level: 2, from: [-r2, 0] });
      s.length(k, shaft, 'L1', { level: 1, from: -r });
      s.length(0, k, 'k', { level: -1, from: r2 });
      s.height(-r2, r2, 'Ød2', { level: -1, from: 0 });
      s.height(-r, r, 'Ød1', { at: shaft - 9, from: 0 });
      s.note(length - 3, isOpen ? r * 0.4 : 2, isOpen ? 'açık uç' : 'torpido uç', -20, -150);
    },
    (s) => {
      drawSection(s, { outer, bore });
      for (const x of coils)
        for (const side of [1, -1])
          s.area([rect(x - 2, side > 0 ? r - 3.4 : -r, x + 2, side > 0 ? r : -r + 3.4)], 'copper', 'fine');
      if (!isOpen)
        s.line(
          [
            [shaft - 2, 0],
            [shaft + 4, 1.1],
            [length - 6, 1.2],
            [length, 0],
            [length - 6, -1.2],
            [shaft + 4, -1.1],
            [shaft - 2, 0],
          ],
          'fine',
        );
      s.length(0, length, 'L', { level: 1, from: [-r2, 0] });
      s.height(-r2, r2, 'Ød2', { level: -1, from: 0 });
      s.height(-4.2, 4.2, 'Ød3', { at: k + 4, from: 0 });
      s.note(coils[5] ?? 0, r - 1, 'rezistans', 60, -140);
      s.note(length - 2, 0.5, 'meme ucu', 20, -200);
    },
    () => {
      const h = r2 + 4;
      const copper: Turning = isOpen
        ? {
            outer: [[shaft, r * 0.84], [shaft + 3, r * 0.62], ...point],
            bore: [
              [shaft, 0],
              [length - 8, 0],
              [length - 8, mouth],
              [length, mouth],
            ],
          }
        : { outer: [[shaft, 0], [shaft, r * 0.84], [shaft + 3, r * 0.62], ...point, [length, 0]] };
      const windings: Pt[] = coils.flatMap((x): Pt[] => [
        [x - 2.6, r],
        [x - 1.4, r + 1.2],
        [x + 1.4, r + 1.2],
        [x + 2.6, r],
      ]);
      const body: Turning = {
        outer: [
          [k, 0],
          [k, r + 3],
          [k + 6, r + 3],
          [k + 6, r],
          ...windings,
          [shaft - 5, r],
          [shaft - 5, r * 0.84],
          [shaft, r * 0.84],
          [shaft, 0],
        ],
      };
      const head: Turning = {
        outer: [
          [0, r2 - 1],
          [1, r2],
          [k, r2],
        ],
        bore: [
          [0, 6],
          [2, 4.2],
          [k, 4.2],
        ],
      };
      const cables = [4, 9].map((x) =>
        sweep(
          Array.from({ length: 21 }, (_, i): Vec => [
            x + i * 0.2,
            -r2 + 2 - i * 1.6,
            h - (h - 1.6) * Math.min(1, i / 14) ** 1.5,
          ]),
          circle(0, 0, 1.5, 14),
          'cable',
        ),
      );
      return drawScene(
        [
          revolve(head, lying(h)),
          revolve(body, lying(h), 'steel', { edgeWeight: 1.4 }),
          revolve(copper, lying(h), 'copper'),
          ...cables,
        ],
        { azimuth: -46, elevation: 24, margin: 70 },
      );
    },
  );
}

/** Cartridge heater: polished tube, ceramic end, two insulated leads. */
export function cartridgeHeater(
  { d, length, lead }: { d: number; length: number; lead: number } = { d: 16, length: 96, lead: 34 },
): PartPictures {
  const r = d / 2;
  const t: Turning = {
    outer: [
      [0, 0],
      [0, r - 0.3],
      [0.3, r],
      [length - 1.5, r],
      [length, r - 1.5],
      [length, 0],
    ],
  };
  const stub: Turning = {
    fill: 'ceramic',
    outer: [
      [-3, 0],
      [-3, r * 0.7],
      [0, r * 0.7],
      [0, 0],
    ],
  };
  const wire = (side: number): Pt[] =>
    Array.from({ length: 13 }, (_, i): Pt => [-3 - (i / 12) * lead, side * (r * 0.3 + (i / 12) ** 2 * r * 0.5)]);
  const band = (side: number): Pt[] => [
    ...wire(side).map(([x, y]): Pt => [x, y + 1.1]),
    ...wire(side)
      .toReversed()
      .map(([x, y]): Pt => [x, y - 1.1]),
  ];
  return pictures(
    (s) => {
      for (const side of [1, -1]) s.area([band(side)], 'ceramic', 'fine');
      drawFront(s, stub, {}, { axis: false });
      drawFront(s, t);
      const cx = length + d * 1.3;
      drawEnd(s, cx, 0, [r, r - 1.5]);
      s.length(0, length, 'L', { from: -r });
      s.length(-3 - lead, 0, 'L1', { from: [-r * 0.8, -r] });
      s.height(-r, r, 'ØD', { at: length * 0.7, from: 0 });
      s.note(-3 - lead * 0.7, r * 0.55, 'Ni iletken', 50, -110);
    },
    (s) => {
      for (const side of [1, -1]) s.area([band(side)], 'ceramic', 'fine');
      drawFront(s, stub, {}, { axis: false });
      const tube: Turning = {
        outer: [
          [0, r - 0.3],
          [0.3, r],
          [length - 1.5, r],
          [length, r - 1.5],
        ],
        bore: [
          [0, r - 1.4],
          [length - 4, r - 1.4],
          [length - 4, 0],
          [length, 0],
        ],
      };
      drawSection(s, tube, {}, { gap: 8 });
      s.area([rect(2, -r * 0.5, length - 9, r * 0.5)], 'ceramic', 'fine');
      for (let x = 6; x < length - 11; x += 4) {
        for (const side of [1, -1]) s.ring(x, side * (r * 0.5 + 0.6), 0.75, 'fine', 'copper');
        s.line(
          [
            [x, r * 0.5],
            [x + 2, -r * 0.5],
          ],
          'thin',
        );
      }
      s.note(length * 0.3, r * 0.6, 'NiCr tel', -30, -150);
      s.note(length * 0.55, 0, 'seramik göbek', 40, -190);
      s.note(length * 0.8, -r * 0.68, 'MgO', -40, 150);
      s.length(0, length, 'L', { level: 2, from: -r });
      s.height(-r, r, 'ØD', { level: 1, from: length });
    },
    () =>
      drawScene(
        [
          revolve({ outer: t.outer }, lying(r), 'bright'),
          revolve({ outer: stub.outer }, lying(r), 'ceramic'),
          ...leads([-2, 0, r], 5, lead * 1.2, 1.5),
        ],
        HEAD_FIRST,
      ),
  );
}

/**
 * The pairs of IEC 60584-1 with their colours of IEC 60584-3: the cable and its positive core; the negative one is
 * white.
 */
const COUPLES = {
  J: { plus: 'Fe (+)', minus: 'CuNi (–)', colour: 'black', word: 'siyah', wire: 'metal' },
  K: { plus: 'NiCr (+)', minus: 'Ni (–)', colour: 'green', word: 'yeşil', wire: 'copper' },
} as const;

/** Mineral-insulated thermocouple: thin sheath, transition sleeve, cable. */
export function thermocouple(
  type: keyof typeof COUPLES,
  { d, length, sleeve, cable }: { d: number; length: number; sleeve: number; cable: number } = {
    d: 4.4,
    length: 76,
    sleeve: 22,
    cable: 34,
  },
): PartPictures {
  const { plus, minus, colour, word, wire: plusWire } = COUPLES[type];
  const r = d / 2;
  const rs = 4.6;
  const start = 0;
  const probe: Turning = {
    outer: [[sleeve, 0], [sleeve, r], [sleeve + length - r, r], ...arc(sleeve + length - r, 0, r, 90, 0, 6).slice(1)],
  };
  const body: Turning = {
    outer: [
      [start, 0],
      [start, rs - 0.6],
      [0.6, rs],
      [5, rs],
      [5, rs - 0.6],
      [6.4, rs - 0.6],
      [6.4, rs],
      [sleeve - 3, rs],
      [sleeve, r + 0.6],
      [sleeve, 0],
    ],
  };
  const wire = Array.from({ length: 13 }, (_, i): Pt => [-(i / 12) * cable, Math.sin((i / 12) * 2.4) * 4]);
  const strand = (thickness: number): Pt[] => [
    ...wire.map(([x, y]): Pt => [x, y + thickness]),
    ...wire.toReversed().map(([x, y]): Pt => [x, y - thickness]),
  ];
  const end = wire.at(-1) ?? [0, 0];
  return pictures(
    (s) => {
      s.area([strand(1.9)], colour);
      // The two cores, bared.
      for (const side of [1, -1])
        s.area(
          [
            [
              [end[0], end[1] + side * 0.3],
              [end[0], end[1] + side * 1.5],
              [end[0] - 10, end[1] + side * 4.6],
              [end[0] - 10, end[1] + side * 3.4],
            ],
          ],
          side > 0 ? colour : 'white',
          'fine',
        );
      drawFront(s, probe, {}, { axis: false });
      drawFront(s, body, {}, { axis: false });
      s.centre([0, 0], [sleeve + length, 0]);
      s.length(sleeve, sleeve + length, 'L', { level: 1, from: -rs });
      s.length(0, sleeve, 'L2', { level: 1, from: -rs });
      s.length(-cable, 0, 'L1', { level: s.isLettered ? 2 : 1, from: -rs });
      s.height(-r, r, 'ØD', { at: sleeve + length * 0.6, from: 0 });
      s.note(end[0] - 6, end[1] + 3.2, `${plus} ${word}`, 70, -110);
      s.note(end[0] - 6, end[1] - 3, `${minus} beyaz`, 70, 250);
      s.note(sleeve * 0.5, rs, `tip ${type}`, 70, -110);
    },
    (s) => {
      // Measuring tip, enlarged.
      const [R, L] = [16, 84];
      const outer: Pt[] = [[0, R], [L - R, R], ...arc(L - R, 0, R, 90, 0, 12).slice(1)];
      const inner: Pt[] = [[0, R - 3.4], [L - R, R - 3.4], ...arc(L - R, 0, R - 3.4, 90, 0, 12).slice(1)];
      drawSection(s, { outer, bore: [...inner, [L, 0]] }, {}, { gap: 9 });
      s.area([[...inner, ...inner.toReversed().map(([x, y]): Pt => [x, -y])]], 'ceramic');
      for (const side of [1, -1])
        s.area(
          [
            [
              [0, side * 6.6],
              [L - 26, side * 6.6],
              [L - 15, side * 1.6],
              [L - 15, -side * 0.2],
              [L - 27, side * 3.8],
              [0, side * 3.8],
            ],
          ],
          side > 0 ? plusWire : 'dark',
          'fine',
        );
      s.ring(L - 15, 0, 3, 'fine', 'dark');
      s.height(-R, R, 'ØD', { level: -1, from: 0 });
      s.note(L - 14, 1, 'ölçme noktası', 90, -230);
      s.note(L * 0.4, -10, 'MgO', -60, 190);
      s.note(L * 0.3, 5, plus, -70, -210);
      s.note(L * 0.55, -5.2, minus, 60, 230);
      s.note(L * 0.55, R - 1.6, 'kılıf', 50, -110);
    },
    () => {
      const h = rs;
      const path = Array.from({ length: 41 }, (_, i): Vec => {
        const t = i / 40;
        return [-t * cable * 1.3, Math.sin(t * 3) * 11 - t * 5, Math.max(1.9, h - (h - 1.9) * Math.min(1, t * 3))];
      });
      const last = path.at(-1) ?? [0, 0, 0];
      const tails = [1, -1].map((side) =>
        sweep(
          Array.from({ length: 9 }, (_, i): Vec => [
            last[0] - i * 1.2,
            last[1] + side * i * 0.55 - i * 0.7,
            Math.max(1.1, last[2] - i * 0.1),
          ]),
          circle(0, 0, 1.1, 12),
          side > 0 ? 'white' : colour,
        ),
      );
      return drawScene(
        [
          revolve(probe, lying(h), 'bright'),
          revolve(body, lying(h), 'bright'),
          sweep(path, circle(0, 0, 2.2, 20), colour),
          ...tails,
        ],
        { azimuth: -126, elevation: 32, margin: 70 },
      );
    },
  );
}

/** Mica band heater: split sheet ring, clamping screw, terminal leads. */
export function bandHeater(
  { d, width, sheet }: { d: number; width: number; sheet: number } = { d: 60, width: 34, sheet: 4 },
): PartPictures {
  const [ri, ro] = [d / 2, d / 2 + sheet];
  const gap = 7;
  const ring = (inner: number, outer: number): Pt[] => [
    ...arc(0, 0, outer, -90 + gap, 270 - gap, 90),
    ...arc(0, 0, inner, 270 - gap, -90 + gap, 90),
  ];
  const lug = (side: number): Pt[] => [
    [side * 3.4, -ro + 1],
    [side * 3.4, -ro - 11],
    [side * 5.8, -ro - 11],
    [side * 5.8, -ro + 1.6],
  ];
  return pictures(
    (s) => {
      s.area([ring(ri, ro)], 'metal');
      s.area([ring(ri + 1.2, ro - 1.2)], 'bronze', 'thin');
      for (const side of [1, -1]) s.area([lug(side)], 'metal');
      s.area([rect(-12, -ro - 7.6, 12, -ro - 4.4)], 'dark', 'fine');
      s.area([rect(-11, ro - 0.6, 11, ro + 7)], 'metal');
      for (const x of [-5, 5]) s.area([rect(x - 1.3, ro + 7, x + 1.3, ro + 22)], 'ceramic', 'fine');
      s.cross(0, 0, ro);
      const x = ro * 1.75;
      s.area([rect(x, -ro, x + width, ro)], 'metal');
      s.area([rect(x + 6, ro, x + width - 6, ro + 7)], 'metal');
      for (const y of [-ro + 4, ro - 4])
        s.line(
          [
            [x, y],
            [x + width, y],
          ],
          'thin',
        );
      for (const wx of [x + width / 2 - 5, x + width / 2 + 5])
        s.area([rect(wx - 1.3, ro + 7, wx + 1.3, ro + 22)], 'ceramic', 'fine');
      s.centre([x, 0], [x + width, 0]);
      s.height(-ri, ri, 'ØD', { at: ri * 0.3, from: 0 });
      s.length(x, x + width, 'B', { from: -ro });
    },
    (s) => {
      for (const side of [1, -1]) {
        const wall = (a: number, b: number): Pt[] => rect(0, side > 0 ? a : -b, width, side > 0 ? b : -a);
        s.area([wall(ri, ro)], 'bronze');
        for (const [a, b, angle] of [
          [ri, ri + 1.1, 45],
          [ro - 1.1, ro, 45],
        ] as const) {
          s.area([wall(a, b)], 'cut', 'fine');
          s.hatch([wall(a, b)], { gap: 7, angle });
        }
        for (let x = 3; x < width - 1; x += 3.4) s.ring(x, (side * (ri + ro)) / 2, 0.7, 'fine', 'copper');
      }
      s.line([
        [0, -ri],
        [0, ri],
      ]);
      s.line([
        [width, -ri],
        [width, ri],
      ]);
      s.area([rect(6, ro, width - 6, ro + 7)], 'metal');
      for (const wx of [width / 2 - 5, width / 2 + 5])
        s.area([rect(wx - 1.3, ro + 7, wx + 1.3, ro + 18)], 'ceramic', 'fine');
      s.centre([0, 0], [width, 0]);
      s.height(-ri, ri, 'ØD', { level: -1, from: 0 });
      s.length(0, width, 'B', { from: -ro });
      s.note(width - 6, (ri + ro) / 2 - 0.3, 'mika', 110, 60);
      s.note(width - 3.6, -(ri + ro) / 2, 'rezistans teli', 120, -80);
      s.note(width - 8, ro + 4, 'bağlantı kutusu', 110, -20);
    },
    () => {
      const base = {
        o: [0, width / 2, ro + 12] as Vec,
        u: [1, 0, 0] as Vec,
        v: [0, 0, 1] as Vec,
        w: [0, -1, 0] as Vec,
      };
      const body = prism(ring(ri, ro), width, base, 'bright');
      const lugs = [1, -1].map((side) => prism(lug(side), width, base, 'steel'));
      const screws = [0.28, 0.72].map((p) =>
        revolve(
          {
            outer: [
              [-12, 0],
              [-12, 3],
              [-8, 3],
              [-8, 1.6],
              [10, 1.6],
              [10, 0],
            ],
          },
          { o: [0, width / 2 - width * p, 12 - 6], u: [0, 1, 0], v: [0, 0, 1], w: [1, 0, 0] },
          'dark',
        ),
      );
      const box = prism(rect(-11, ro - 1, 11, ro + 7), width * 0.6, { ...base, o: [0, width * 0.3, ro + 12] }, 'steel');
      const cables = [-5, 5].map((x) =>
        sweep(
          Array.from({ length: 21 }, (_, i): Vec => [
            x + i * (0.9 + x * 0.04),
            -i * 0.2,
            ro * 2 + 18 + Math.sin((i / 20) * 2.2) * 12,
          ]),
          circle(0, 0, 1.5, 14),
          'cable',
        ),
      );
      const depthSorted = merged(body, ...lugs);
      return drawScene([depthSorted, ...screws, box, ...cables], { azimuth: -62, elevation: 24, margin: 66 });
    },
  );
}
