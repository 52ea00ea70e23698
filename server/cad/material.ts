// Where a body has material: along rays and at points, computed from its features without a CAD kernel.
import { AT_ORIGIN, type Body, type Coil, type Feature, type Outline, type Place, type Prism, type Turned, type Vector } from './body.ts'; // prettier-ignore
import { aAt, bAt, edgesOf, holds, piecesOf, polar, reachOf, type Edge, type Piece } from './edge.ts';

export type Interval = readonly [from: number, to: number];
export type Axis = 0 | 1 | 2;
export interface Box {
  readonly min: Vector;
  readonly max: Vector;
}

/** Thinner material and narrower gaps are rounding errors, mm. */
const THINNEST = 1e-9;

export const dot = (p: Vector, q: Vector): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
export const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
export const plus = (p: Vector, q: Vector, by = 1): Vector => [p[0] + q[0] * by, p[1] + q[1] * by, p[2] + q[2] * by];
export const placeOf = (feature: Feature): Place => ('place' in feature && feature.place) || AT_ORIGIN;
/** A point of a feature in the world. */
export const worldOf = ({ origin, x, z }: Place, [a, b, c]: Vector): Vector =>
  plus(plus(plus(origin, x, a), cross(z, x), b), z, c);

/** Within the feature's own coordinates; a ray's direction has any length. */
interface Shape {
  holds(x: number, y: number, z: number): boolean;
  /** Where the ray may enter or leave, as multiples of its direction; more than that does no harm. */
  crossings(point: Vector, direction: Vector): number[];
}

/** A ray's crossings with a straight or round wall over a section, seen along the wall. */
function wallCrossings(pieces: readonly Piece[], [px, py]: Vector, [dx, dy]: Vector, found: number[]): void {
  for (const { a0, b0, a1, b1, arc } of pieces) {
    if (!arc) {
      const [ea, eb] = [a1 - a0, b1 - b0];
      const across = dx * eb - dy * ea;
      if (across === 0) continue;
      const onEdge = (dy * (px - a0) - dx * (py - b0)) / -across;
      if (onEdge >= -1e-9 && onEdge <= 1 + 1e-9) found.push(((a0 - px) * eb - (b0 - py) * ea) / across);
      continue;
    }
    const [ox, oy] = [px - arc.a, py - arc.b];
    quadratic(dx * dx + dy * dy, ox * dx + oy * dy, ox * ox + oy * oy - arc.radius * arc.radius, found);
  }
}

/** The solutions of a·t² + 2·h·t + c = 0. */
function quadratic(a: number, h: number, c: number, found: number[]): void {
  if (Math.abs(a) < 1e-15) {
    if (h !== 0) found.push(-c / (2 * h));
    return;
  }
  const root = h * h - a * c;
  if (root < 0) return;
  // The larger first, the other by the product of both: no digits cancel out.
  const q = -(h + (h < 0 ? -1 : 1) * Math.sqrt(root));
  found.push(q / a);
  if (q !== 0) found.push(c / q);
}

function prismShape({ outline, holes = [], from, to }: Prism): Shape {
  const outer = piecesOf(edgesOf(outline));
  const inner = holes.map((hole) => piecesOf(edgesOf(hole)));
  return {
    holds: (x, y, z) => z >= from && z < to && holds(outer, x, y) && !inner.some((hole) => holds(hole, x, y)),
    crossings(point, direction) {
      const found: number[] = [];
      if (Math.abs(direction[2]) > 1e-12) found.push((from - point[2]) / direction[2], (to - point[2]) / direction[2]);
      if (Math.hypot(direction[0], direction[1]) > 1e-12)
        for (const wall of [outer, ...inner]) wallCrossings(wall, point, direction, found);
      return found;
    },
  };
}

/** Arcs as chords, for rays that lead neither along nor across the axis. */
function chordsOf(edges: readonly Edge[]): Piece[] {
  return edges.flatMap((edge) => {
    if (edge.kind === 'line') return piecesOf([edge]);
    const count = Math.max(4, Math.ceil(Math.abs(edge.sweep) * 20));
    const at = (i: number) => polar(edge.centre, edge.radius, edge.start + (edge.sweep * i) / count);
    return piecesOf(Array.from({ length: count }, (_, i) => ({ kind: 'line', from: at(i), to: at(i + 1) })));
  });
}

function turnedShape({ outline }: Turned): Shape {
  const edges = edgesOf(outline);
  const pieces = piecesOf(edges);
  let chords: readonly Piece[] | undefined;
  return {
    holds: (x, y, z) => holds(pieces, z, Math.sqrt(x * x + y * y)),
    crossings(point, direction) {
      const found: number[] = [];
      const [px, py, pz] = point;
      const [dx, dy, dz] = direction;
      if (Math.abs(dx) + Math.abs(dy) < 1e-12) {
        const r = Math.sqrt(px * px + py * py);
        for (const piece of pieces) if (piece.b0 <= r !== piece.b1 <= r) found.push((aAt(piece, r) - pz) / dz);
        return found;
      }
      if (Math.abs(dz) < 1e-12) {
        const [a, h, c] = [dx * dx + dy * dy, px * dx + py * dy, px * px + py * py];
        for (const piece of pieces) {
          if (piece.a0 <= pz === piece.a1 <= pz) continue;
          const r = bAt(piece, pz);
          quadratic(a, h, c - r * r, found);
        }
        return found;
      }
      chords ??= chordsOf(edges);
      for (const { a0, b0, a1, b1 } of chords) {
        if (Math.abs(a1 - a0) < 1e-12) {
          found.push((a0 - pz) / dz);
          continue;
        }
        const slope = (b1 - b0) / (a1 - a0);
        const [r, rise] = [b0 + slope * (pz - a0), slope * dz];
        quadratic(dx * dx + dy * dy - rise * rise, px * dx + py * dy - r * rise, px * px + py * py - r * r, found);
      }
      return found;
    },
  };
}

const FULL = 2 * Math.PI;

function coilShape({ outline, pitch, turns, bottom, top }: Coil): Shape {
  const edges = edgesOf(outline);
  const pieces = piecesOf(edges);
  const [low, high] = reachOf(edges, [1, 0]);
  const [, outer] = reachOf(edges, [0, 1]);
  /** The heights by which the section is lifted where the coil passes an angle. */
  const lifts = (x: number, y: number): number[] => {
    const first = ((Math.atan2(y, x) + FULL) % FULL) / FULL;
    return Array.from({ length: Math.max(0, Math.floor(turns - first) + 1) }, (_, k) => (first + k) * pitch);
  };
  const isIn = (x: number, y: number, z: number): boolean => {
    if (z < bottom || z >= top) return false;
    const r = Math.sqrt(x * x + y * y);
    return r < outer && lifts(x, y).some((lift) => z >= lift + low && z <= lift + high && holds(pieces, z - lift, r));
  };
  return {
    holds: isIn,
    crossings(point, direction) {
      const [px, py, pz] = point;
      const [dx, dy, dz] = direction;
      const found = Math.abs(dz) > 1e-12 ? [(bottom - pz) / dz, (top - pz) / dz] : [];
      if (Math.abs(dx) + Math.abs(dy) < 1e-12) {
        const r = Math.sqrt(px * px + py * py);
        for (const lift of lifts(px, py))
          for (const piece of pieces) if (piece.b0 <= r !== piece.b1 <= r) found.push((aAt(piece, r) + lift - pz) / dz);
        return found;
      }
      // Elsewhere by sampling, a tenth of the wire apart, then halving.
      const at = (t: number) => isIn(px + t * dx, py + t * dy, pz + t * dz);
      const length = Math.hypot(dx, dy, dz);
      const middle = -(px * dx + py * dy + (pz - (bottom + top) / 2) * dz) / (length * length);
      const reach = Math.hypot(outer, (top - bottom) / 2) / length;
      const step = (high - low) / 10 / length;
      for (let t = middle - reach; t < middle + reach; t += step) {
        let [a, b] = [t, t + step];
        const first = at(a);
        if (first === at(b)) continue;
        while (b - a > THINNEST / length) {
          const half = (a + b) / 2;
          if (half === a || half === b) break;
          if (at(half) === first) a = half;
          else b = half;
        }
        found.push((a + b) / 2);
      }
      return found;
    },
  };
}

function shapeOf(feature: Feature): Shape {
  switch (feature.kind) {
    case 'turned':
      return turnedShape(feature);
    case 'prism':
      return prismShape(feature);
    case 'coil':
      return coilShape(feature);
  }
}

/** How far a feature reaches along a world direction; exact, arcs bulge. */
function spanOf(feature: Feature, direction: Vector): Interval {
  if (feature.kind === 'coil') {
    const edges = edgesOf(feature.outline);
    const [low, high] = reachOf(edges, [1, 0]);
    const [, r] = reachOf(edges, [0, 1]);
    const across = r * Math.hypot(direction[0], direction[1]);
    const ends = [Math.max(feature.bottom, low), Math.min(feature.top, high + feature.pitch * feature.turns)];
    const heights = ends.map((end) => end * direction[2]);
    return [Math.min(...heights) - across, Math.max(...heights) + across];
  }
  const { origin, x, z } = placeOf(feature);
  const at = dot(origin, direction);
  const along = dot(z, direction);
  const edges = edgesOf(feature.outline);
  if (feature.kind === 'turned') {
    const across = Math.sqrt(Math.max(0, 1 - along * along));
    const [low] = reachOf(edges, [along, -across]);
    const [, high] = reachOf(edges, [along, across]);
    return [at + low, at + high];
  }
  const [low, high] = reachOf(edges, [dot(x, direction), dot(cross(z, x), direction)]);
  const heights = [feature.from * along, feature.to * along];
  return [at + low + Math.min(...heights), at + high + Math.max(...heights)];
}

const AXES: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The exact box about a feature. */
export function boxOf(feature: Feature): Box {
  const [x, y, z] = AXES.map((axis) => spanOf(feature, axis)) as [Interval, Interval, Interval];
  return { min: [x[0], y[0], z[0]], max: [x[1], y[1], z[1]] };
}

/** The box about everything that is added; cuts are not considered. */
export function addedBox({ add }: Body): Box {
  const boxes = add.map(boxOf);
  const all = (pick: (...values: number[]) => number, end: 'min' | 'max', axis: Axis) =>
    pick(...boxes.map((box) => box[end][axis]));
  return {
    min: [all(Math.min, 'min', 0), all(Math.min, 'min', 1), all(Math.min, 'min', 2)],
    max: [all(Math.max, 'max', 0), all(Math.max, 'max', 1), all(Math.max, 'max', 2)],
  };
}

/** A feature that is ready to be asked, in world coordinates. */
export interface Probe {
  readonly feature: Feature;
  readonly box: Box;
  isInside(point: Vector): boolean;
  /** Material along a ray, as multiples of its direction, in order, disjoint. */
  along(point: Vector, direction: Vector): Interval[];
}

function probeOf(feature: Feature): Probe {
  const shape = shapeOf(feature);
  const { origin, x, z } = placeOf(feature);
  const y = cross(z, x);
  const local = (p: Vector): Vector => [dot(p, x), dot(p, y), dot(p, z)];
  return {
    feature,
    box: boxOf(feature),
    isInside: (point) => shape.holds(...local(plus(point, origin, -1))),
    along(point, direction) {
      const p = local(plus(point, origin, -1));
      const d = local(direction);
      const crossings = shape.crossings(p, d).sort((s, t) => s - t);
      const found: [number, number][] = [];
      for (let i = 1; i < crossings.length; i++) {
        const [from, to] = [crossings[i - 1]!, crossings[i]!];
        if (to - from <= THINNEST) continue;
        const t = (from + to) / 2;
        if (!shape.holds(p[0] + t * d[0], p[1] + t * d[1], p[2] + t * d[2])) continue;
        const last = found.at(-1);
        if (last && from - last[1] <= THINNEST) last[1] = to;
        else found.push([from, to]);
      }
      return found;
    },
  };
}

interface Material {
  readonly add: readonly Probe[];
  readonly cut: readonly Probe[];
}
const known = new WeakMap<Body, Material>();
/** The features of a body, ready to be asked; kept as long as the body is. */
export function materialOf(body: Body): Material {
  const kept = known.get(body);
  if (kept) return kept;
  const material = { add: body.add.map(probeOf), cut: (body.cut ?? []).map(probeOf) };
  known.set(body, material);
  return material;
}

/** Intervals joined where they overlap or touch; the list given is sorted. */
export function united(intervals: Interval[]): Interval[] {
  if (intervals.length < 2) return intervals;
  const found: [number, number][] = [];
  for (const [from, to] of intervals.sort((p, q) => p[0] - q[0])) {
    const last = found.at(-1);
    if (last && from - last[1] <= THINNEST) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

/** Intervals without the gaps, both in order and disjoint. */
export function without(intervals: Interval[], gaps: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  for (const [start, to] of intervals) {
    let from = start;
    for (const gap of gaps) {
      if (gap[1] <= from || gap[0] >= to) continue;
      if (gap[0] - from > THINNEST) found.push([from, gap[0]]);
      from = gap[1];
    }
    if (to - from > THINNEST) found.push([from, to]);
  }
  return found;
}

function gather(probes: readonly Probe[], axis: Axis, point: Vector): Interval[] {
  const [b, c] = [(axis + 1) % 3, (axis + 2) % 3] as [Axis, Axis];
  const origin: Vector = [axis === 0 ? 0 : point[0], axis === 1 ? 0 : point[1], axis === 2 ? 0 : point[2]];
  const found: Interval[] = [];
  for (const { box, along } of probes) {
    if (point[b] < box.min[b] || point[b] > box.max[b] || point[c] < box.min[c] || point[c] > box.max[c]) continue;
    found.push(...along(origin, AXES[axis]!));
  }
  return united(found);
}

/**
 * The body's material along a ray parallel to a world axis, in order and disjoint, as coordinates on that axis. Exact for
 * turned features along or across the ray and for all prisms; arcs of slanted turned features count as fine chords.
 * Coils are exact along z and sampled across it.
 * @param point any on the ray
 */
export function alongAxis(body: Body, axis: Axis, point: Vector): Interval[] {
  const { add, cut } = materialOf(body);
  const material = gather(add, axis, point);
  return material.length > 0 && cut.length > 0 ? without(material, gather(cut, axis, point)) : material;
}

const isWithin = ({ min, max }: Box, [x, y, z]: Vector): boolean =>
  x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1] && z >= min[2] && z <= max[2];

/** Whether a point lies in the body's material. */
export function isInside(body: Body, point: Vector): boolean {
  const { add, cut } = materialOf(body);
  const isIn = (probe: Probe) => isWithin(probe.box, point) && probe.isInside(point);
  return add.some(isIn) && !cut.some(isIn);
}

/** The edges of an outline and of its holes. */
export const loopsOf = (feature: Feature): readonly Outline[] =>
  feature.kind === 'prism' ? [feature.outline, ...(feature.holes ?? [])] : [feature.outline];
