import { counterClockwise, type Pt } from './geometry.ts';
import { add, cross, dot, inBase, scaled, unit, type Base, type Vec } from './space.ts';
import type { Turning } from './turned.ts';

/**
 * An edge of a facet: not drawn, always drawn, or drawn where the neighbour (its normal) turns away from the viewer.
 */
type Edge = 'none' | 'sharp' | Vec;

export interface Facet {
  points: readonly Vec[];
  holes?: readonly (readonly Vec[])[];
  normal: Vec;
  edges: readonly Edge[];
  /** Walls of bores are painted before the outside, which then covers the part that the bore does not show. */
  isInner: boolean;
  /** Openings an inner wall shows through; the one facing the viewer clips it. */
  mouths?: readonly Mouth[];
  /** Large flat faces get a gentle gradient. */
  isFlat?: boolean;
  /** Painting order along the body's axis, instead of the distance of the middle. */
  rank?: number | undefined;
}

export interface Mouth {
  loop: readonly Vec[];
  normal: Vec;
}

/** Lettering or a figure on a face, drawn in the face's own millimetres (`d` with y downwards). */
export interface Decal {
  base: Base;
  svg: string;
}

export interface Ball {
  centre: Vec;
  radius: number;
}

export type Material =
  | 'steel'
  | 'bright'
  | 'dark'
  | 'nitrided'
  | 'coated'
  | 'aluminium'
  | 'sinter'
  | 'brown'
  | 'white'
  | 'green'
  | 'black'
  | 'bronze'
  | 'brass'
  | 'copper'
  | 'rubber'
  | 'graphite'
  | 'ceramic'
  | 'yesil'
  | 'mavi'
  | 'kirmizi'
  | 'sari'
  | 'cable';

export interface Solid {
  facets: Facet[];
  material: Material;
  axis?: Vec;
  decals?: Decal[];
  balls?: Ball[];
  /** Thin dark edges only; for fine work such as threads. */
  edgeWeight?: number;
  /** One outline around the whole body instead of a line at each turning facet (bent round bars). */
  hasOutline?: boolean;
  /** Where light falls through onto the bench (a ring's opening). */
  lit?: readonly Vec[];
}

const SMOOTH = 0.45;

function angleBetween(a: Vec, b: Vec): number {
  return Math.acos(Math.max(-1, Math.min(1, dot(a, b))));
}

/** A solid of revolution about the base's `w`. */
export function revolve(
  t: Turning,
  base: Base,
  material: Material = 'steel',
  options: { parts?: number; edgeWeight?: number } = {},
): Solid {
  const parts = options.parts ?? (options.edgeWeight ? 84 : 132);
  const first = t.outer[0]?.[0] ?? 0;
  const last = t.outer.at(-1)?.[0] ?? 0;
  const bore: readonly Pt[] = t.bore ?? [
    [first, 0],
    [last, 0],
  ];
  // One closed half-profile: outside forwards, bore backwards.
  const loop: { p: Pt; isInner: boolean }[] = [
    ...t.outer.map((p) => ({ p, isInner: false })),
    ...bore.toReversed().map((p) => ({ p, isInner: true })),
  ];
  const bands = loop
    .map((start, i) => {
      const end = loop[(i + 1) % loop.length] ?? start;
      const [dx, dr] = [end.p[0] - start.p[0], end.p[1] - start.p[1]];
      const d = Math.hypot(dx, dr);
      return {
        a: start.p,
        b: end.p,
        isInner: start.isInner && end.isInner,
        na: d === 0 ? 0 : -dr / d,
        nr: d === 0 ? 0 : dx / d,
        isEmpty: d < 1e-6 || (start.p[1] < 1e-6 && end.p[1] < 1e-6),
      };
    })
    .filter((band) => !band.isEmpty);
  const direction = (j: number): Vec => {
    const angle = (2 * Math.PI * j) / parts;
    return add(scaled(base.u, Math.cos(angle)), scaled(base.v, Math.sin(angle)));
  };
  const ring = (a: number, r: number): Vec[] =>
    Array.from({ length: parts }, (_, j) => add(inBase(base, 0, 0, a), scaled(direction(j), r)));
  const [near, far] = [bore[0] ?? [0, 0], bore.at(-1) ?? [0, 0]];
  const mouths: Mouth[] = [
    ...(near[1] > 0 ? [{ loop: ring(near[0], near[1]), normal: scaled(base.w, -1) }] : []),
    ...(far[1] > 0 ? [{ loop: ring(far[0], far[1]), normal: base.w }] : []),
  ];
  const facets: Facet[] = [];
  bands.forEach((band, i) => {
    const before = bands[(i + bands.length - 1) % bands.length];
    const after = bands[(i + 1) % bands.length];
    const [[a0, r0], [a1, r1]] = [band.a, band.b];
    const rank = (a0 + a1) / 2;
    if (Math.abs(a1 - a0) < 1e-6) {
      const [big, small] = r0 > r1 ? [r0, r1] : [r1, r0];
      facets.push({
        points: ring(a0, big),
        holes: small > 1e-6 ? [ring(a0, small)] : undefined,
        normal: scaled(base.w, band.na),
        edges: Array.from({ length: parts }, (): Edge => 'sharp'),
        isInner: band.isInner,
        mouths: band.isInner ? mouths : undefined,
        isFlat: true,
        rank,
      });
      return;
    }
    const normalAt = (b: { na: number; nr: number }, j: number): Vec =>
      add(scaled(base.w, b.na), scaled(direction(j), b.nr));
    const edgeTo = (other: typeof before, j: number): Edge => {
      if (!other) return 'sharp';
      const joins = other === before ? other.b : other.a;
      const own = other === before ? band.a : band.b;
      if (Math.hypot(joins[0] - own[0], joins[1] - own[1]) > 1e-6) return 'sharp';
      const n = normalAt(other, j);
      return angleBetween(n, normalAt(band, j)) > SMOOTH ? 'sharp' : n;
    };
    for (let j = 0; j < parts; j++) {
      const middle = j + 0.5;
      const [d0, d1] = [direction(j), direction(j + 1)];
      const at = (a: number, r: number, d: Vec): Vec => add(inBase(base, 0, 0, a), scaled(d, r));
      facets.push({
        points: [at(a0, r0, d0), at(a1, r1, d0), at(a1, r1, d1), at(a0, r0, d1)],
        normal: normalAt(band, middle),
        edges: [normalAt(band, middle - 1), edgeTo(after, middle), normalAt(band, middle + 1), edgeTo(before, middle)],
        isInner: band.isInner,
        mouths: band.isInner ? mouths : undefined,
        rank,
      });
    }
  });
  return { facets, material, axis: base.w, edgeWeight: options.edgeWeight };
}

/** A hole from the extrusion's top: a loop, how deep it goes (default: through) and an optional counterbore. */
export interface Hole {
  loop: readonly Pt[];
  depth?: number;
  sink?: { loop: readonly Pt[]; depth: number };
}

/** An outline extruded by `height` along the base's `w`, with holes sunk from the top. */
export function prism(
  outline: readonly Pt[],
  height: number,
  base: Base,
  material: Material = 'steel',
  holes: readonly Hole[] = [],
): Solid {
  const facets: Facet[] = [];
  const lift = (loop: readonly Pt[], z: number): Vec[] => loop.map(([x, y]) => inBase(base, x, y, z));
  const walls = (loop: readonly Pt[], z0: number, z1: number, isInner: boolean, mouths?: readonly Mouth[]): void => {
    const ring = counterClockwise(loop);
    const sign = isInner ? -1 : 1;
    const normals = ring.map(([x, y], i): Vec => {
      const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
      return scaled(unit(add(scaled(base.u, ny - y), scaled(base.v, x - nx))), sign);
    });
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length] ?? p;
      const normal = normals[i] ?? base.u;
      const edge = (other: Vec | undefined): Edge => (!other || angleBetween(other, normal) > SMOOTH ? 'sharp' : other);
      facets.push({
        points: [
          inBase(base, p[0], p[1], z0),
          inBase(base, q[0], q[1], z0),
          inBase(base, q[0], q[1], z1),
          inBase(base, p[0], p[1], z1),
        ],
        normal,
        edges: [
          'sharp',
          edge(normals[(i + 1) % ring.length]),
          'sharp',
          edge(normals[(i + ring.length - 1) % ring.length]),
        ],
        isInner,
        mouths,
        isFlat: ring.length < 24 && Math.hypot(q[0] - p[0], q[1] - p[1]) > 1,
      });
    });
  };
  const cap = (
    loop: readonly Pt[],
    z: number,
    up: boolean,
    cut: readonly (readonly Pt[])[],
    isInner: boolean,
    mouths?: readonly Mouth[],
  ): void => {
    const outerRank = up ? 1e6 : -1e6;
    facets.push({
      points: lift(loop, z),
      holes: cut.length > 0 ? cut.map((c) => lift(c, z)) : undefined,
      normal: scaled(base.w, up ? 1 : -1),
      edges: loop.map((): Edge => 'sharp'),
      isInner,
      mouths,
      isFlat: true,
      rank: isInner ? z : outerRank,
    });
  };
  for (const hole of holes) {
    const depth = hole.depth ?? height;
    const mouths: Mouth[] = [
      { loop: lift(hole.sink?.loop ?? hole.loop, height), normal: base.w },
      ...(depth < height ? [] : [{ loop: lift(hole.loop, 0), normal: scaled(base.w, -1) }]),
    ];
    const top = hole.sink ? height - hole.sink.depth : height;
    if (depth < height) cap(hole.loop, height - depth, true, [], true, mouths);
    walls(hole.loop, height - depth, top, true, mouths);
    if (hole.sink) {
      cap(hole.sink.loop, top, true, [hole.loop], true, mouths);
      walls(hole.sink.loop, top, height, true, mouths);
    }
  }
  walls(outline, 0, height, false);
  cap(
    outline,
    height,
    true,
    holes.map((h) => h.sink?.loop ?? h.loop),
    false,
  );
  cap(
    outline,
    0,
    false,
    holes.map((h) => (h.depth === undefined ? h.loop : [])).filter((l) => l.length > 0),
    false,
  );
  return { facets, material };
}

/** A closed section swept along a path (wire, cable, hose); `section` is in each station's own normal plane. */
export function sweep(
  path: readonly Vec[],
  section: readonly Pt[],
  material: Material,
  up: (i: number) => Vec = () => [0, 0, 1],
  isSmooth = true,
): Solid {
  const ring = counterClockwise(section);
  const stations = path.map((p, i) => {
    const before = path[i - 1] ?? p;
    const after = path[i + 1] ?? p;
    const w = unit(add(after, scaled(before, -1)));
    const u = unit(cross(up(i), w));
    return { o: p, u, v: cross(w, u), w };
  });
  const facets: Facet[] = [];
  for (let i = 0; i + 1 < stations.length; i++) {
    const [s, t] = [stations[i], stations[i + 1]];
    if (!s || !t) continue;
    const normals = ring.map(([x, y], k): Vec => {
      const [nx, ny] = ring[(k + 1) % ring.length] ?? [x, y];
      return unit(add(scaled(s.u, ny - y), scaled(s.v, x - nx)));
    });
    ring.forEach((p, k) => {
      const q = ring[(k + 1) % ring.length] ?? p;
      const normal = normals[k] ?? s.u;
      const side = (other: Vec | undefined): Edge =>
        !other || (!isSmooth && angleBetween(other, normal) > SMOOTH) ? 'sharp' : other;
      facets.push({
        points: [
          inBase(s, p[0], p[1], 0),
          inBase(t, p[0], p[1], 0),
          inBase(t, q[0], q[1], 0),
          inBase(s, q[0], q[1], 0),
        ],
        normal,
        edges: [
          side(normals[(k + ring.length - 1) % ring.length]),
          'none',
          side(normals[(k + 1) % ring.length]),
          'none',
        ],
        isInner: false,
      });
    });
  }
  for (const [station, sign] of [
    [stations[0], -1],
    [stations.at(-1), 1],
  ] as const) {
    if (station)
      facets.push({
        points: ring.map(([x, y]) => inBase(station, x, y, 0)),
        normal: scaled(station.w, sign),
        edges: ring.map((): Edge => 'sharp'),
        isInner: false,
      });
  }
  return { facets, material, hasOutline: isSmooth };
}

/** Several bodies painted as one, nearest facets last. */
export function merged(...solids: Solid[]): Solid {
  return {
    facets: solids.flatMap((s) => s.facets.map((facet) => ({ ...facet, rank: undefined }))),
    material: solids[0]?.material ?? 'steel',
  };
}

/**
 * Only the inside of a pocket, painted onto a face of another body; the base lies in that face, `w` pointing out of it.
 */
export function pocket(loop: readonly Pt[], depth: number, base: Base, material: Material): Solid {
  const floor: Base = { ...base, o: inBase(base, 0, 0, -depth) };
  const solid = prism(loop, depth, floor, material, [{ loop, depth: depth - 0.01 }]);
  const rim: Facet = {
    points: loop.map(([x, y]) => inBase(base, x, y, 0)),
    normal: base.w,
    edges: loop.map((): Edge => 'sharp'),
    isInner: true,
    rank: -1e6,
  };
  return { facets: [rim, ...solid.facets.filter((f) => f.isInner)], material };
}
