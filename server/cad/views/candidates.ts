// Edges that a view of a body may show: outlines, ends and silhouettes of its features, and where features meet. More than
// there are does no harm: `layers.ts` tells which are.
import type { Body, Feature, Place, Point, Prism, Turned, Vector } from '../body.ts';
import {
  bAt,
  distance,
  edgesOf,
  edgeThrough,
  extremesOf,
  piecesOf,
  pointOn,
  polar,
  reachOf,
  type Edge,
} from '../edge.ts';
import { cross, dot, loopsOf, materialOf, placeOf, plus, worldOf, type Box, type Probe } from '../material.ts';
import { liesOn, meet, trackOf, type Candidate, type Track } from './carriers.ts';
import { inView, type Camera } from './view.ts';

type Solid = Turned | Prism;
const FULL = 2 * Math.PI;
const NONE = 1e-9;

const flat = ([u, v]: Vector): Point => [u, v];
const line = (from: Point, to: Point): Edge => ({ kind: 'line', from, to });
const circleAt = (centre: Point, radius: number): Edge[] => (radius > NONE ? edgesOf({ centre, radius }) : []);

/** A feature's place as the view sees it; `z` leads towards the viewer by `tilt`: 0 across, ±1 along the line of sight. */
interface Seen {
  origin: Point;
  x: Point;
  y: Point;
  z: Point;
  isEndOn: boolean;
  isSideOn: boolean;
  /** What of each axis leads towards the viewer. */
  depth: Vector;
}
function seen(camera: Camera, { origin, x, z }: Place): Seen {
  const [o, a, b, c] = [origin, x, cross(z, x), z].map((vector) => inView(camera, vector)) as [
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  const tilt = Math.abs(c[2]);
  return {
    origin: flat(o),
    x: flat(a),
    y: flat(b),
    z: flat(c),
    depth: [a[2], b[2], c[2]],
    isEndOn: tilt > 1 - 1e-12,
    isSideOn: tilt < 1e-9,
  };
}

const combine = (origin: Point, p: Point, s: number, q: Point, t: number): Point => [
  origin[0] + p[0] * s + q[0] * t,
  origin[1] + p[1] * s + q[1] * t,
];
/** An edge moved, turned or mirrored: its coordinates count along `p` and `q`, unit vectors at right angles. */
function moved(edge: Edge, origin: Point, p: Point, q: Point): Edge {
  const at = ([s, t]: Point) => combine(origin, p, s, q, t);
  if (edge.kind === 'line') return line(at(edge.from), at(edge.to));
  const hand = Math.sign(p[0] * q[1] - p[1] * q[0]);
  const [centre, from] = [at(edge.centre), at(edge.from)];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  return { ...edge, centre, from, to: at(edge.to), start, sweep: edge.sweep * hand };
}

/** Replaces a curve by arcs and lines that lie within `tolerance`. */
function fitted(at: (s: number) => Point, from: number, to: number, tolerance: number, depth = 7): Candidate[] {
  const [p0, p1, p2, p3, p4] = [0, 0.25, 0.5, 0.75, 1].map((f) => at(from + (to - from) * f)) as [
    Point,
    Point,
    Point,
    Point,
    Point,
  ];
  if (distance(p0, p2) + distance(p2, p4) < tolerance / 10) return [];
  const chord = distance(p0, p4);
  const off = ([u, v]: Point) =>
    chord < NONE ? Infinity : Math.abs((u - p0[0]) * (p4[1] - p0[1]) - (v - p0[1]) * (p4[0] - p0[0])) / chord;
  const bow = Math.max(off(p1), off(p2), off(p3));
  if (bow < 1e-9) return [{ edge: line(p0, p4), slack: 0 }];
  if (bow < tolerance) return [{ edge: line(p0, p4), slack: bow }];
  const edge = chord < NONE ? null : edgeThrough(p0, p4, p2);
  if (edge?.kind === 'arc') {
    const error = Math.max(...[p1, p3].map((p) => Math.abs(distance(p, edge.centre) - edge.radius)));
    if (error < 1e-9) return [{ edge, slack: 0 }];
    if (error < tolerance || depth === 0) return [{ edge, slack: Math.min(error, tolerance) }];
  }
  if (depth === 0) return [];
  const half = (from + to) / 2;
  return [...fitted(at, from, half, tolerance, depth - 1), ...fitted(at, half, to, tolerance, depth - 1)];
}

const exact = (edges: readonly Edge[]): Candidate[] => edges.map((edge) => ({ edge, slack: 0 }));

/** Vertices of a half outline, and where its arcs turn back along the axis or across it. */
const stations = (edges: readonly Edge[], direction: Point): Point[] =>
  edges.flatMap((edge) => [edge.from, ...(edge.kind === 'arc' ? extremesOf(edge, direction) : [])]);

function ofTurned(feature: Turned, place: Seen, tolerance: number): Candidate[] {
  const edges = edgesOf(feature.outline);
  const { origin, x, y, z } = place;
  if (place.isEndOn) return exact(stations(edges, [0, 1]).flatMap(([, r]) => circleAt(origin, r)));
  if (place.isSideOn) {
    const across: Point = [-z[1], z[0]];
    const profile = edges.filter(({ from, to, kind }) => kind === 'arc' || from[1] > NONE || to[1] > NONE);
    return exact([
      ...profile.flatMap((edge) => [moved(edge, origin, z, across), moved(edge, origin, z, [z[1], -z[0]])]),
      ...stations(edges, [1, 0]).map(([a, r]) =>
        line(combine(origin, z, a, across, r), combine(origin, z, a, across, -r)),
      ),
    ]);
  }
  // Slanted: circles are seen as ellipses, cones by the two lines whose normals lie across the line of sight.
  const at = ([a, r]: Point, angle: number) =>
    combine(combine(origin, z, a, z, 0), x, r * Math.cos(angle), y, r * Math.sin(angle));
  const [dx, dy, dz] = place.depth;
  const rounds = stations(edges, [1, 0]).filter(([, r]) => r > NONE);
  return [
    ...rounds.flatMap((point) => fitted((turn) => at(point, turn * FULL), 0, 1, tolerance)),
    ...edges.flatMap((edge): Candidate[] => {
      if (edge.kind === 'arc') return [];
      const cosine = ((edge.to[1] - edge.from[1]) * dz) / ((edge.to[0] - edge.from[0]) * Math.hypot(dx, dy));
      if (!(Math.abs(cosine) <= 1)) return [];
      const middle = Math.atan2(dy, dx);
      return exact(
        [middle + Math.acos(cosine), middle - Math.acos(cosine)].map((angle) =>
          line(at(edge.from, angle), at(edge.to, angle)),
        ),
      );
    }),
  ];
}

function ofPrism(feature: Prism, place: Seen, tolerance: number): Candidate[] {
  const edges = loopsOf(feature).flatMap(edgesOf);
  const { origin, x, y, z } = place;
  if (place.isEndOn) return exact(edges.map((edge) => moved(edge, origin, x, y)));
  const at = ([a, b]: Point, height: number) => combine(combine(origin, z, height, z, 0), x, a, y, b);
  // Where a wall's normal lies across the line of sight, it is seen edge-on.
  const side: Point = [-place.depth[1], place.depth[0]];
  const rulings = exact(stations(edges, side).map((point) => line(at(point, feature.from), at(point, feature.to))));
  if (place.isSideOn) {
    const across: Point = [-z[1], z[0]];
    const [low, high] = reachOf(edgesOf(feature.outline), [
      x[0] * across[0] + x[1] * across[1],
      y[0] * across[0] + y[1] * across[1],
    ]);
    const ends = [feature.from, feature.to].map((height) =>
      line(combine(origin, z, height, across, low), combine(origin, z, height, across, high)),
    );
    return [...rulings, ...exact(ends)];
  }
  const ends = [feature.from, feature.to].flatMap((height) =>
    edges.flatMap((edge) => fitted((s) => at(pointOn(edge, s), height), 0, 1, tolerance)),
  );
  return [...rulings, ...ends];
}

// Where features meet.

interface Plane {
  readonly point: Vector;
  readonly normal: Vector;
}
const isFlat = (edge: Edge): boolean => edge.kind === 'line' && Math.abs(edge.from[0] - edge.to[0]) < NONE;
const isCylinder = (edge: Edge): boolean =>
  edge.kind === 'line' && Math.abs(edge.from[1] - edge.to[1]) < NONE && edge.from[1] > NONE;

function planesOf(feature: Solid): Plane[] {
  const place = placeOf(feature);
  const level = (height: number): Plane => ({ point: plus(place.origin, place.z, height), normal: place.z });
  if (feature.kind === 'turned')
    return edgesOf(feature.outline)
      .filter(isFlat)
      .map(({ from }) => level(from[0]));
  const y = cross(place.z, place.x);
  const walls = loopsOf(feature)
    .flatMap(edgesOf)
    .flatMap(({ kind, from, to }): Plane[] => {
      if (kind === 'arc') return [];
      const length = distance(from, to);
      const normal = plus(plus([0, 0, 0], place.x, (to[1] - from[1]) / length), y, (from[0] - to[0]) / length);
      return [{ point: worldOf(place, [...from, 0]), normal }];
    });
  return [level(feature.from), level(feature.to), ...walls];
}

/** Whether axes are parallel, and if so, whether they are one. */
function isParallel(one: Place, other: Place): boolean {
  return Math.abs(dot(one.z, other.z)) > 1 - 1e-12;
}
function isCoaxial(one: Place, other: Place): boolean {
  return isParallel(one, other) && Math.hypot(...cross(plus(other.origin, one.origin, -1), one.z)) < NONE;
}

/** A feature's walls as curves in the plane across its axis, with the heights between which they stand. */
function footprint(feature: Solid): { edge: Edge; from: number; to: number }[] {
  if (feature.kind === 'prism')
    return loopsOf(feature)
      .flatMap(edgesOf)
      .map((edge) => ({ edge, from: feature.from, to: feature.to }));
  return edgesOf(feature.outline)
    .filter(isCylinder)
    .flatMap(({ from, to }) => circleAt([0, 0], from[1]).map((edge) => ({ edge, from: from[0], to: to[0] })));
}

/** Another feature's walls that are parallel to this one's axis, as they cross the plane across it. */
function wallsAcross(feature: Solid, other: Solid): Track[] {
  const { origin, x, z } = placeOf(feature);
  const y = cross(z, x);
  const there = placeOf(other);
  const tracks = planesOf(other).flatMap(({ point, normal }): Track[] => {
    if (Math.abs(dot(normal, z)) > 1e-9) return [];
    const [a, b, reach] = [dot(normal, x), dot(normal, y), dot(plus(point, origin, -1), normal)];
    return [{ kind: 'line', at: [a * reach, b * reach], direction: [-b, a] }];
  });
  if (!isParallel(placeOf(feature), there)) return tracks;
  const rounds = footprint(other).flatMap(({ edge }): Track[] => {
    if (edge.kind === 'line') return [];
    const centre = plus(worldOf(there, [...edge.centre, 0]), origin, -1);
    return [{ kind: 'circle', centre: [dot(centre, x), dot(centre, y)], radius: edge.radius }];
  });
  return [...tracks, ...rounds];
}

/** The straight lines along the feature's axis at which its walls meet another's. */
function meetingRulings(feature: Solid, other: Solid, { origin, x, y, z }: Seen): Edge[] {
  const walls = wallsAcross(feature, other);
  return footprint(feature).flatMap(({ edge, from, to }) =>
    walls
      .flatMap((wall) => meet(trackOf(edge), wall))
      .filter((point) => liesOn(edge, point))
      .map(([a, b]) => {
        const foot = combine(origin, x, a, y, b);
        return line(combine(foot, z, from, z, 0), combine(foot, z, to, z, 0));
      }),
  );
}

/** The circles at which planes across its axis and turned features about its axis meet a turned feature: [z, r]. */
function meetingRounds(feature: Turned, other: Solid): Point[] {
  const place = placeOf(feature);
  const edges = edgesOf(feature.outline);
  const pieces = piecesOf(edges);
  const levels = planesOf(other).flatMap(({ point, normal }) => {
    const along = dot(normal, place.z);
    return Math.abs(along) > 1 - 1e-12 ? [dot(plus(point, place.origin, -1), place.z)] : [];
  });
  const rounds = levels.flatMap((z) =>
    pieces.filter(({ a0, a1 }) => a0 <= z !== a1 <= z).map((piece): Point => [z, bAt(piece, z)]),
  );
  const there = placeOf(other);
  if (other.kind === 'prism' || !isCoaxial(place, there)) return rounds;
  const along = Math.sign(dot(there.z, place.z));
  const shift: Point = [dot(plus(there.origin, place.origin, -1), place.z), 0];
  const others = edgesOf(other.outline).map((edge) => moved(edge, shift, [along, 0], [0, 1]));
  const crossings = edges.flatMap((edge) =>
    others.flatMap((one) =>
      meet(trackOf(edge), trackOf(one)).filter((point) => liesOn(edge, point) && liesOn(one, point)),
    ),
  );
  return [...rounds, ...crossings];
}

/** Straight lines that make up a surface, by a parameter from 0 to 1. */
interface Rulings {
  readonly at: (s: number) => { point: Vector; direction: Vector };
  /** From the first to the last, mm. */
  readonly length: number;
}
/** Of a prism's walls, or a turned feature's cylinders and cones. */
function wallRulings(feature: Solid): Rulings[] {
  const place = placeOf(feature);
  if (feature.kind === 'prism') {
    const direction = plus([0, 0, 0], place.z, feature.to - feature.from);
    return loopsOf(feature)
      .flatMap(edgesOf)
      .map((edge) => ({
        at: (s) => ({ point: worldOf(place, [...pointOn(edge, s), feature.from]), direction }),
        length: edge.kind === 'line' ? distance(edge.from, edge.to) : edge.radius * Math.abs(edge.sweep),
      }));
  }
  return edgesOf(feature.outline)
    .filter((edge) => edge.kind === 'line' && !isFlat(edge) && edge.from[1] + edge.to[1] > NONE)
    .map(({ from, to }) => ({
      at: (s) => {
        const [a, b] = polar([0, 0], 1, s * FULL);
        const point = worldOf(place, [a * from[1], b * from[1], from[0]]);
        return { point, direction: plus(worldOf(place, [a * to[1], b * to[1], to[0]]), point, -1) };
      },
      length: FULL * Math.max(from[1], to[1]),
    }));
}
/** Of the planes across its axis, over the rectangle about the feature. */
function endRulings(feature: Solid): Rulings[] {
  const place = placeOf(feature);
  const edges = edgesOf(feature.outline);
  const heights =
    feature.kind === 'prism' ? [feature.from, feature.to] : edges.filter(isFlat).map(({ from }) => from[0]);
  const [, r] = reachOf(edges, [0, 1]);
  const [left, right] = feature.kind === 'prism' ? reachOf(edges, [1, 0]) : [-r, r];
  const [low, high] = feature.kind === 'prism' ? reachOf(edges, [0, 1]) : [-r, r];
  const direction = plus([0, 0, 0], cross(place.z, place.x), high - low);
  return heights.map((height) => ({
    at: (s) => ({ point: worldOf(place, [left + (right - left) * s, low, height]), direction }),
    length: right - left,
  }));
}

/** Stretches of the parameter in which as many points are found, their ends by halving. */
function runsOf(countAt: (s: number) => number, samples: number): { from: number; to: number; count: number }[] {
  const runs = [{ from: 0, to: 1, count: countAt(0) }];
  for (let i = 1; i < samples; i++) {
    const run = runs.at(-1)!;
    const count = countAt(i / (samples - 1));
    if (count === run.count) continue;
    let [low, high] = [(i - 1) / (samples - 1), i / (samples - 1)];
    for (let round = 0; round < 40; round++) {
      const half = (low + high) / 2;
      if (countAt(half) === run.count) low = half;
      else high = half;
    }
    run.to = low;
    runs.push({ from: high, to: 1, count });
  }
  return runs;
}

/** Curves at which the straight lines of one feature pierce another, followed step by step. */
function traced(rulings: readonly Rulings[], other: Probe, camera: Camera, tolerance: number): Candidate[] {
  const { min, max } = other.box;
  const smallest = Math.min(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  return rulings.flatMap(({ at: rulingAt, length }) => {
    // Steps of a sixteenth of the other feature find the stretches where it is pierced.
    const samples = Math.min(192, Math.max(24, Math.ceil((16 * length) / smallest))) + 1;
    const pierced = (s: number): Point[] => {
      const { point, direction } = rulingAt(s);
      const isBeside = [0, 1, 2].some((axis) => {
        const [from, to] = [point[axis]!, point[axis]! + direction[axis]!];
        return Math.max(from, to) < min[axis]! || Math.min(from, to) > max[axis]!;
      });
      if (isBeside) return [];
      return other
        .along(point, direction)
        .flat()
        .filter((t) => t > 1e-9 && t < 1 - 1e-9)
        .map((t) => flat(inView(camera, plus(point, direction, t))));
    };
    return runsOf((s) => pierced(s).length, samples).flatMap(({ from, to, count }) => {
      if (to - from < 1e-9) return [];
      return Array.from({ length: count }, (_, k) => {
        // At its ends the curve may turn back: as a root, which the cosine makes even. At single points it may touch the
        // end of a line, where it is not found: then a little beside.
        const at = (part: number): Point | undefined => {
          const turn = (1 - Math.cos(Math.PI * part)) / 2;
          const near = turn + (turn < 0.9 ? 3e-4 : -3e-4);
          return pierced(from + (to - from) * turn)[k] ?? pierced(from + (to - from) * near)[k];
        };
        const beside = at(0.467);
        if (!beside) return [];
        return fitted((part) => at(part) ?? beside, 0, 1, tolerance);
      }).flat();
    });
  });
}

const isOnAxis = (edge: Edge): boolean => edge.kind === 'line' && edge.from[1] + edge.to[1] < NONE;
/** How simple a feature's surfaces are: 0 prisms, 1 cylinders, 2 cones, 3 with round ones that no straight line makes up. */
function rankOf(feature: Solid): 0 | 1 | 2 | 3 {
  if (feature.kind === 'prism') return 0;
  const edges = edgesOf(feature.outline);
  if (edges.some(({ kind }) => kind === 'arc')) return 3;
  return edges.every((edge) => isFlat(edge) || isCylinder(edge) || isOnAxis(edge)) ? 1 : 2;
}

/** The surfaces to be followed along another feature, where these meet in curves that are not known otherwise. */
function rulingsAlong(feature: Solid, other: Solid, place: Seen, isFirst: boolean): Rulings[] {
  const [rank, otherRank] = [rankOf(feature), rankOf(other)];
  // Once for two features: from the simpler one, which is wholly made up of straight lines.
  if (rank > otherRank || (rank === otherRank && rank < 3 && !isFirst)) return [];
  const [here, there] = [placeOf(feature), placeOf(other)];
  const areParallel = isParallel(here, there);
  if (areParallel && (otherRank < 2 || (feature.kind === 'turned' && isCoaxial(here, there)))) return [];
  // Along the line of sight, straight walls are their own outlines.
  const walls = place.isEndOn && rank < 2 ? [] : wallRulings(feature);
  // Planes along or across the other's axis meet its cylinders in known lines and circles.
  const isAcross = Math.abs(dot(here.z, there.z)) < 1e-12;
  return areParallel || (otherRank < 2 && isAcross) ? walls : [...walls, ...endRulings(feature)];
}

const overlap = (one: Box, other: Box): boolean =>
  [0, 1, 2].every((axis) => one.min[axis]! <= other.max[axis]! + NONE && other.min[axis]! <= one.max[axis]! + NONE);
const isSolid = (feature: Feature): feature is Solid => feature.kind !== 'coil';

/** @param tolerance of curves that are neither lines nor arcs, mm */
export function candidatesOf(body: Body, camera: Camera, tolerance: number): Candidate[] {
  const { add, cut } = materialOf(body);
  const probes = [...add, ...cut];
  return probes.flatMap((probe, i) => {
    const { feature, box } = probe;
    if (!isSolid(feature)) return [];
    const place = seen(camera, placeOf(feature));
    const own = feature.kind === 'turned' ? ofTurned(feature, place, tolerance) : ofPrism(feature, place, tolerance);
    const met = probes.flatMap((other, j) => {
      if (other === probe || !isSolid(other.feature) || !overlap(box, other.box)) return [];
      const found = place.isEndOn ? [] : exact(meetingRulings(feature, other.feature, place));
      if (feature.kind === 'turned')
        for (const [z, r] of meetingRounds(feature, other.feature))
          found.push(
            ...ofTurned({ kind: 'turned', outline: { from: [z, 0], segments: [{ to: [z, r] }] } }, place, tolerance),
          );
      const rulings = rulingsAlong(feature, other.feature, place, i < j);
      found.push(...traced(rulings, other, camera, tolerance));
      return found;
    });
    return [...own, ...met];
  });
}
