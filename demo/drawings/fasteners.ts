import { arc, regular, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { threaded } from './profiles.ts';
import { drawScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { pocket, revolve, type Facet, type Material } from './solid.ts';
import { lying, type Base, type Vec } from './space.ts';
import { INK } from './style.ts';
import { drawCutPlate, drawEnd, drawFront, drawSection, drawThread, type Turning } from './turned.ts';

/** The face a lying part shows first (at x = 0), for sockets cut into it. */
function frontFace(height: number): Base {
  return { o: [0, 0, height], u: [0, -1, 0], v: [0, 0, 1], w: [-1, 0, 0] };
}

/** DIN 912 socket head cap screw. */
export function socketScrew(
  {
    d,
    head,
    k,
    length,
    thread,
    wrench,
  }: { d: number; head: number; k: number; length: number; thread: number; wrench: number } = {
    d: 16,
    head: 24,
    k: 16,
    length: 62,
    thread: 40,
    wrench: 14,
  },
  { material, mark }: { material: Material; mark?: string } = { material: 'dark' },
): PartPictures {
  const [r, rh] = [d / 2, head / 2];
  const socket = wrench / 2 / Math.cos(Math.PI / 6);
  const end = k + length;
  const t: Turning = {
    outer: [
      [0, 0],
      [0, rh - 1.4],
      [1.4, rh],
      [k, rh],
      [k, r],
      [end - 1.6, r],
      [end, r - 1.6],
      [end, 0],
    ],
  };
  const depth = k * 0.5;
  const hidden: Pt[] = [
    [0, socket],
    [depth, socket],
    [depth + 3.4, 0],
    [depth, -socket],
    [0, -socket],
  ];
  return pictures(
    (s) => {
      drawFront(s, t);
      drawThread(s, end - thread, end - 0.8, r * 0.85, 0);
      s.line([
        [end - thread, -r],
        [end - thread, r],
      ]);
      s.line([
        [end - 1.6, -r],
        [end - 1.6, r],
      ]);
      s.line(hidden, 'hidden');
      const cx = end + head * 1.05;
      drawEnd(s, cx, 0, [rh, rh - 1.4]);
      s.area([regular(6, socket, 30, cx, 0)], 'paper');
      if (mark) s.text(cx, rh - 2.4, mark, { size: 17, ink: INK });
      s.length(k, end, 'L', { level: 2, from: [-rh, -r] });
      s.length(end - thread, end, 'b', { level: 1, from: -r });
      s.length(0, k, 'k', { level: 2, from: -rh });
      s.height(-rh, rh, 'Ødk', { level: -1, from: 0 });
      s.height(-r, r, 'M', { at: end + 6, from: end });
      s.length(cx - wrench / 2, cx + wrench / 2, 's', { level: 1, from: 0 });
    },
    (s) => {
      const reach = head * 1.15;
      const joint = k + length * 0.46;
      drawCutPlate(s, {
        bore: [
          [-2, rh + 1],
          [k, rh + 1],
          [k, r + 1],
          [joint, r + 1],
        ],
        reach,
      });
      drawCutPlate(s, {
        bore: [
          [joint, r],
          [end + 5, r],
          [end + 5, r * 0.85],
          [end + 12, r * 0.85],
          [end + 12, 0.001],
          [end + 12.1, 0],
          [end + 22, 0],
        ],
        reach,
        angle: 135,
      });
      drawFront(s, t);
      for (const side of [1, -1])
        s.line(
          [
            [joint, side * r * 0.85],
            [end, side * r * 0.85],
          ],
          'thin',
        );
      s.line(hidden, 'hidden');
      s.note(k + length * 0.22, reach * 0.85, 'üst plaka', -60, -80);
      s.note(end - 4, reach * 0.85, 'dişli plaka', 50, -80);
    },
    () => {
      const body: Turning = {
        outer: [
          [0, 0],
          [0, rh - 1.4],
          [1.4, rh],
          [k, rh],
          [k, r],
          [end - thread, r],
          ...threaded(end - thread, end - 1.6, r, 2.4),
          [end, r - 2],
          [end, 0],
        ],
      };
      return drawScene(
        [
          revolve(body, lying(rh), material, { edgeWeight: 1.5 }),
          pocket(regular(6, socket, 10), depth, frontFace(rh), material),
        ],
        HEAD_FIRST,
      );
    },
  );
}

/** ISO 7379 shoulder screw: black head and thread, between them the ground shoulder, thicker than the thread. */
export function shoulderScrew(
  {
    d,
    head,
    k,
    length,
    thread,
    m,
    wrench,
  }: { d: number; head: number; k: number; length: number; thread: number; m: number; wrench: number } = {
    d: 16,
    head: 24,
    k: 11,
    length: 58,
    thread: 18,
    m: 12,
    wrench: 8,
  },
): PartPictures {
  const [r, rh, rt] = [d / 2, head / 2, m / 2];
  const socket = wrench / 2 / Math.cos(Math.PI / 6);
  const [shoulder, end] = [k + length, k + length + thread];
  const relief = rt * 0.8;
  const headOuter: Pt[] = [
    [0, 0],
    [0, rh - 1.2],
    [1.2, rh],
    [k, rh],
    [k, r - 0.5],
  ];
  const shank: Pt[] = [
    [k, r - 0.5],
    [k + 1.8, r - 0.5],
    [k + 1.8, r],
    [shoulder - 0.8, r],
    [shoulder, r - 0.8],
    [shoulder, relief],
  ];
  const t: Turning = {
    outer: [
      ...headOuter,
      ...shank.slice(1),
      [shoulder + 2.4, relief],
      [shoulder + 2.4, rt],
      [end - 1.4, rt],
      [end, rt - 1.4],
      [end, 0],
    ],
  };
  const depth = k * 0.55;
  const hidden: Pt[] = [
    [0, socket],
    [depth, socket],
    [depth + 2.4, 0],
    [depth, -socket],
    [0, -socket],
  ];
  const threadLines = (s: Sheet): void => {
    for (const side of [1, -1])
      s.line(
        [
          [shoulder + 2.4, side * rt * 0.84],
          [end - 0.4, side * rt * 0.84],
        ],
        'thin',
      );
  };
  return pictures(
    (s) => {
      drawFront(s, t);
      threadLines(s);
      s.line(hidden, 'hidden');
      const cx = end + head * 1.25;
      drawEnd(s, cx, 0, [rh, rh - 1.2]);
      s.area([regular(6, socket, 30, cx, 0)], 'paper');
      s.length(0, k, 'k', { level: 1, from: -rh });
      s.length(k, shoulder, 'L', { level: 1, from: [-rh, -r] });
      s.length(shoulder, end, 'b', { level: 1, from: [-r, -rt] });
      s.height(-rh, rh, 'Ødk', { level: -1, from: 0 });
      s.height(-r, r, 'Ød f9', { at: k + length * 0.5, from: 0 });
      s.height(-rt, rt, `M${m}`, { at: end + 7, from: end });
      s.length(cx - wrench / 2, cx + wrench / 2, 's', { level: 1, from: 0 });
    },
    (s) => {
      // The head stops the stripper plate, which slides along the shoulder; the thread ends in the fixed plate.
      const reach = head * 1.15;
      const [floor, face] = [k + 14, k + 34];
      drawCutPlate(s, {
        bore: [
          [-4, rh + 1],
          [floor - 0.01, rh + 1],
          [floor, r + 0.25],
          [face, r + 0.25],
        ],
        reach,
      });
      drawCutPlate(s, {
        bore: [
          [shoulder, rt],
          [end + 4, rt],
          [end + 4, rt * 0.84],
          [end + 9, rt * 0.84],
          [end + 9, 0.001],
          [end + 9.1, 0],
          [end + 17, 0],
        ],
        reach,
        angle: 135,
      });
      drawFront(s, t);
      threadLines(s);
      s.line(hidden, 'hidden');
      s.note(floor + 8, reach * 0.82, 'sıyırıcı plaka', -50, -90);
      s.note(end - 4, reach * 0.82, 'sabit plaka', 20, -90);
      s.note(face + 8, -r, 'fatura', 40, 170);
    },
    () => {
      const screw: Turning = {
        outer: [
          [shoulder, 0],
          [shoulder, relief],
          [shoulder + 2.4, relief],
          ...threaded(shoulder + 2.4, end - 1.4, rt, 2),
          [end, rt - 1.8],
          [end, 0],
        ],
      };
      const middle: Turning = { outer: [[k, 0], ...shank, [shoulder, 0]] };
      const front: Turning = { outer: [...headOuter, [k, 0]] };
      return drawScene(
        [
          revolve(screw, lying(rh), 'dark', { edgeWeight: 1.5 }),
          revolve(middle, lying(rh), 'bright'),
          revolve(front, lying(rh), 'dark'),
          pocket(regular(6, socket, 10), depth, frontFace(rh), 'dark'),
        ],
        HEAD_FIRST,
      );
    },
  );
}

/** DIN 6325 dowel pin: rounded end, chamfered end. */
export function dowelPin({ d, length }: { d: number; length: number } = { d: 16, length: 74 }): PartPictures {
  const r = d / 2;
  // The rounded end is a cap of radius ≈ d.
  const capAngle = Math.asin((r - 1) / d);
  const cap = Array.from({ length: 9 }, (_, i): Pt => {
    const a = capAngle * (1 - i / 8);
    return [length - d + d * Math.cos(a), d * Math.sin(a)];
  });
  const shoulder = (cap[0]?.[0] ?? length) - 0.6;
  const t: Turning = { outer: [[0, 0], [0, r - 1.1], [4, r], [shoulder, r], ...cap] };
  return pictures(
    (s) => {
      drawFront(s, t);
      const cx = length + d * 1.4;
      drawEnd(s, cx, 0, [r, r - 1.1]);
      s.length(0, length, 'L', { level: 1, from: [-r, 0] });
      s.length(0, 4, 'c', { level: -1, from: r });
      s.height(-r, r, 'Ød m6', { at: length * 0.4, from: 0 });
      s.note(length - 0.6, 3, 'R', 50, -110);
    },
    (s) => {
      const reach = d * 1.25;
      drawCutPlate(s, {
        bore: [
          [-5, r],
          [length * 0.5, r],
        ],
        reach,
      });
      drawCutPlate(s, {
        bore: [
          [length * 0.5, r],
          [length + 5, r],
        ],
        reach,
        angle: 135,
      });
      drawFront(s, t);
      s.height(-r, r, 'Ød H7/m6', { level: 1, from: length + 5 });
      s.note(length * 0.25, reach * 0.85, 'plaka 1', -60, -80);
      s.note(length * 0.75, reach * 0.85, 'plaka 2', 60, -80);
    },
    () => drawScene([revolve(t, lying(r), 'bright')], HEAD_FIRST),
  );
}

/**
 * DIN 7979-D dowel pin for blind holes: tapped end to pull it out by, long lead-in, a flat that lets the air escape.
 */
export function tappedDowelPin(
  { d, length, thread }: { d: number; length: number; thread: number } = { d: 16, length: 70, thread: 8 },
): PartPictures {
  const [r, rt] = [d / 2, thread / 2];
  const lead = d * 0.28;
  const [tapped, drilled] = [length * 0.34, length * 0.44];
  const outer: Pt[] = [
    [0, r - 0.9],
    [0.9, r],
    [length - lead, r],
    [length - 0.8, r - 1.2],
    [length, r - 2],
  ];
  const core = rt * 0.84;
  const bore: Pt[] = [
    [0, rt + 0.8],
    [0.8, rt],
    [tapped, rt],
    [tapped, core],
    [drilled, core],
    [drilled + core * 0.6, 0],
    [length, 0],
  ];
  const flat = r * 0.82;
  return pictures(
    (s) => {
      drawFront(s, { outer: [[0, 0], ...outer, [length, 0]] });
      const width = Math.sqrt(r * r - flat * flat);
      for (const side of [1, -1]) {
        s.line(
          [
            [0, side * rt],
            [tapped, side * rt],
            [tapped, side * core],
            [drilled, side * core],
            [drilled + core * 0.6, 0],
          ],
          'hidden',
        );
        s.line(
          [
            [0.6, -width * 0.5 + side * width * 0.34],
            [length - lead, -width * 0.5 + side * width * 0.34],
          ],
          'fine',
        );
      }
      const cx = length + d * 1.4;
      s.area([arc(cx, 0, r, -66, 246, 48)], 'metal');
      s.ring(cx, 0, core, 'edge', 'paper');
      s.line(arc(cx, 0, rt, 17, 287, 36), 'thin');
      s.cross(cx, 0, r);
      s.length(0, length, 'L', { level: 1, from: [-r, -r + 2] });
      s.length(0, tapped, 't', { level: -1, from: r });
      s.height(-r, r, 'Ød m6', { at: length * 0.64, from: 0 });
      s.note(cx + rt * 0.7, rt * 0.7, `M${thread}`, 70, -130);
      s.note(length * 0.84, -width * 0.5, 'hava kanalı', 60, 190);
    },
    (s) => {
      const reach = d * 1.2;
      const joint = length * 0.42;
      drawCutPlate(s, {
        bore: [
          [-9, r + 0.6],
          [0, r + 0.6],
          [0.01, r],
          [joint, r],
        ],
        reach,
      });
      drawCutPlate(s, {
        bore: [
          [joint, r],
          [length + 1, r],
          [length + 1, 0.001],
          [length + 1.1, 0],
          [length + 12, 0],
        ],
        reach,
        angle: 135,
      });
      drawSection(s, { outer, bore }, {}, { gap: 11, axis: false });
      for (const side of [1, -1])
        s.line(
          [
            [0, side * core],
            [tapped, side * core],
          ],
          'thin',
        );
      s.centre([0, 0], [length, 0]);
      s.note(joint * 0.4, reach * 0.85, 'plaka 1', -60, -80);
      s.note(joint + 8, reach * 0.85, 'plaka 2, kör delik', 10, -80);
      s.note(tapped * 0.6, -rt, `çekme dişi M${thread}`, -60, 280);
      s.height(-r, r, 'Ød H7/m6', { level: 1, from: length + 12 });
    },
    () => {
      const open: Turning = {
        outer,
        bore: [
          [0, rt + 0.8],
          [0.8, rt],
          [tapped, rt],
          [tapped, 0],
          [length, 0],
        ],
      };
      const body = revolve(open, lying(r), 'bright');
      // The flat, seen as a strip along the upper side.
      const angle = (50 * Math.PI) / 180;
      const half = 0.22;
      const at = (x: number, a: number): Vec => [x, -(r + 0.03) * Math.sin(a), r + (r + 0.03) * Math.cos(a)];
      const strip: Facet = {
        points: [
          at(0.9, angle - half),
          at(length - lead, angle - half),
          at(length - lead, angle + half),
          at(0.9, angle + half),
        ],
        normal: [0, -Math.sin(angle), Math.cos(angle)],
        edges: ['sharp', 'sharp', 'sharp', 'sharp'],
        isInner: false,
        isFlat: true,
      };
      return drawScene([body, { facets: [strip], material: 'steel', edgeWeight: 1.6 }], HEAD_FIRST);
    },
  );
}

/** DIN 913 / 914 set screw: full thread, hexagon socket, flat or cone point. */
export function setScrew(
  {
    d,
    length,
    wrench,
    cone,
    isFlat = false,
  }: { d: number; length: number; wrench: number; cone: number; isFlat?: boolean } = {
    d: 16,
    length: 34,
    wrench: 8,
    cone: 6.4,
  },
): PartPictures {
  const r = d / 2;
  const core = r * 0.84;
  const socket = wrench / 2 / Math.cos(Math.PI / 6);
  const point: Pt[] = isFlat
    ? [
        [length - cone, r],
        [length, r - cone],
      ]
    : [
        [length - cone - 0.6, r],
        [length - cone + 0.6, core],
      ];
  const t: Turning = { outer: [[0, 0], [0, core], [r - core, r], ...point, [length, 0]] };
  const threadEnd = isFlat ? length - cone + (r - core) : length - cone + 0.6;
  const depth = length * 0.36;
  const hidden: Pt[] = [
    [0, socket],
    [depth, socket],
    [depth + 2.4, 0],
    [depth, -socket],
    [0, -socket],
  ];
  return pictures(
    (s) => {
      drawFront(s, t);
      for (const side of [1, -1])
        s.line(
          [
            [0.4, side * core],
            [threadEnd, side * core],
          ],
          'thin',
        );
      s.line(hidden, 'hidden');
      const cx = length + d * 1.1;
      s.ring(cx, 0, r, 'edge', 'metal');
      s.ring(cx, 0, core, 'thin');
      s.area([regular(6, socket, 30, cx, 0)], 'paper');
      s.cross(cx, 0, r);
      s.length(0, length, 'L', { level: 1, from: [-r, 0] });
      s.length(0, depth, 't', { level: -1, from: r });
      s.height(-r, r, 'M', { level: -1, from: 0 });
      s.length(cx - wrench / 2, cx + wrench / 2, 's', { level: 1, from: 0 });
      if (isFlat) s.height(-(r - cone), r - cone, 'dp', { at: length + 4.6, from: length });
      else s.note(length - cone * 0.4, core * 0.4, '90°', 60, -110);
    },
    (s) => {
      const reach = d * 1.15;
      drawCutPlate(s, {
        bore: [
          [-6, r],
          [length - cone + (isFlat ? -1 : 2), r],
        ],
        reach,
      });
      const shaft = d * 0.62;
      s.area(
        [
          [
            [length, -reach],
            [length + shaft * 1.6, -reach],
            [length + shaft * 1.6, reach],
            [length, reach],
            ...(isFlat
              ? []
              : ([
                  [length, cone * 0.18],
                  [length - 0.01, 0],
                  [length, -cone * 0.18],
                ] as Pt[])),
          ],
        ],
        'metal',
      );
      s.centre([length + shaft * 0.8, -reach], [length + shaft * 0.8, reach]);
      drawFront(s, t);
      for (const side of [1, -1])
        s.line(
          [
            [0.4, side * core],
            [threadEnd, side * core],
          ],
          'thin',
        );
      s.line(hidden, 'hidden');
      s.note(length * 0.4, reach * 0.85, 'göbek', -60, -70);
      s.note(length + shaft, reach * 0.6, 'mil', 160, -80);
    },
    () => {
      const rear: Pt[] = isFlat
        ? [
            [length, r - cone],
            [length, 0],
          ]
        : [
            [length - cone + 0.6, core - 0.4],
            [length, 0],
          ];
      const body: Turning = { outer: [[0, 0], [0, core - 0.6], ...threaded(0.8, length - cone, r, 2), ...rear] };
      if (isFlat) {
        // Its point towards the viewer: the flat face distinguishes it from a cone point.
        return drawScene([revolve(body, lying(r), 'dark', { edgeWeight: 1.5 })], {
          azimuth: -42,
          elevation: 26,
          margin: 110,
        });
      }
      return drawScene(
        [
          revolve(body, lying(r), 'dark', { edgeWeight: 1.5 }),
          pocket(regular(6, socket, 10), depth, frontFace(r), 'dark'),
        ],
        { ...HEAD_FIRST, azimuth: -138, margin: 110 },
      );
    },
  );
}
