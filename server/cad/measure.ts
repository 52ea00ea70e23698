// Size and volume of a body, computed from its features; they check what the CAD kernel builds.
import type { Body, Coil, Feature, Point, Prism, Turned, Vector } from './body.ts';
import { bAt, distance, edgesOf, extremesOf, piecesOf, reachOf, type Edge, type Piece } from './edge.ts';
import { addedBox, alongAxis, boxOf, cross, dot, loopsOf, placeOf, plus, type Box } from './material.ts';
import type { Frame } from './views/view.ts';
import { viewsOf } from './views/views.ts';

/**
 * The box about the finished body. Without cuts it is that of the features; cuts may take the furthest points away, so
 * then it is read off the views, which show what is left.
 */
export function boundsOf(body: Body): Box {
  if (!body.cut?.length) return addedBox(body);
  const [first, second] = viewsOf(body).map(({ bounds }) => bounds) as [Frame, Frame];
  // Turned: z and y, then −x and y. Plates: x and y, then z and y.
  const [, low] = first.min;
  const [, high] = first.max;
  return body.shownAs === 'turned'
    ? { min: [-second.max[0], low, first.min[0]], max: [-second.min[0], high, first.max[0]] }
    : { min: [first.min[0], low, second.min[0]], max: [first.max[0], high, second.max[0]] };
}

/** ∮ a db along edges: the area inside, positive counterclockwise. */
const areaOf = (edges: readonly Edge[]): number =>
  edges.reduce((sum, edge) => {
    const { from, to } = edge;
    if (edge.kind === 'line') return sum + ((from[0] + to[0]) / 2) * (to[1] - from[1]);
    const { centre, radius, start, sweep } = edge;
    const segment = sweep / 2 + (Math.sin(2 * (start + sweep)) - Math.sin(2 * start)) / 4;
    return sum + centre[0] * (to[1] - from[1]) + radius * radius * segment;
  }, 0);

const areaOfOutline = (outline: Prism['outline']): number => Math.abs(areaOf(edgesOf(outline)));

/** Area × height. Holes lie within the outline and apart. */
const prismVolume = ({ outline, holes = [], from, to }: Prism): number =>
  (areaOfOutline(outline) - holes.reduce((sum, hole) => sum + areaOfOutline(hole), 0)) * (to - from);

/** ½ ∮ r² dz along edges [z, r]: the first moment of the area about the axis; 2π times it is Pappus' volume. */
const momentOf = (edges: readonly Edge[]): number =>
  Math.abs(
    edges.reduce((sum, edge) => {
      if (edge.kind === 'line') {
        const [[z0, r0], [z1, r1]] = [edge.from, edge.to];
        return sum + ((z1 - z0) * (r0 * r0 + r0 * r1 + r1 * r1)) / 6;
      }
      // r = c + R sin φ, dz = −R sin φ dφ
      const { centre, radius: R, start, sweep } = edge;
      const c = centre[1];
      const antiderivative = (phi: number) => {
        const cos = Math.cos(phi);
        return -c * c * cos + c * R * (phi - Math.sin(phi) * cos) + R * R * ((cos * cos * cos) / 3 - cos);
      };
      return sum - (R / 2) * (antiderivative(start + sweep) - antiderivative(start));
    }, 0),
  );

const turnedVolume = ({ outline }: Turned): number => 2 * Math.PI * momentOf(edgesOf(outline));

/** Nodes and weights of Gauss and Legendre's rule on [−1, 1], by Newton's method from Chebyshev's nodes. */
function gauss(count: number): readonly (readonly [node: number, weight: number])[] {
  return Array.from({ length: count }, (_, i): [number, number] => {
    let x = Math.cos((Math.PI * (i + 0.75)) / (count + 0.5));
    for (let round = 0; ; round++) {
      let [p0, p1] = [1, x];
      for (let k = 2; k <= count; k++) [p0, p1] = [p1, ((2 * k - 1) * x * p1 - (k - 1) * p0) / k];
      const slope = (count * (x * p1 - p0)) / (x * x - 1);
      if (round === 8) return [x, 2 / ((1 - x * x) * slope * slope)];
      x -= p1 / slope;
    }
  });
}

/** Nodes of a rule on [0, 1] that takes square roots at both ends exactly: x = (1 − cos φ) / 2. */
const endRule = (count: number): readonly (readonly [node: number, weight: number])[] =>
  gauss(count).map(([x, weight]) => {
    const phi = (Math.PI / 2) * (1 + x);
    return [(1 - Math.cos(phi)) / 2, (Math.PI / 4) * Math.sin(phi) * weight];
  });
const FINE = endRule(16);
const COARSE = endRule(10);

/** Shorter stretches hold no volume worth computing, mm. */
const SHORTEST = 1e-9;

/** Integrates a function that is smooth between its breaks, square roots at the breaks included. */
function integrate(
  of: (x: number) => number,
  from: number,
  to: number,
  breaks: readonly number[],
  rule = FINE,
): number {
  const ends = [from, ...breaks.filter((one) => one > from && one < to).sort((p, q) => p - q), to];
  let sum = 0;
  for (let i = 1; i < ends.length; i++) {
    const start = ends[i - 1]!;
    const length = ends[i]! - start;
    if (length > SHORTEST) for (const [x, weight] of rule) sum += of(start + length * x) * weight * length;
  }
  return sum;
}

const heightsOf = (pieces: readonly Piece[]): number[] => pieces.flatMap(({ a0, a1 }) => [a0, a1]);

/** The radii between which a half outline lies at a height, inner and outer in turn. */
function radiiAt(pieces: readonly Piece[], z: number): number[] {
  const radii: number[] = [];
  for (const piece of pieces) if (piece.a0 <= z !== piece.a1 <= z) radii.push(bAt(piece, z));
  return radii.sort((p, q) => p - q);
}
/** The first moment about the axis of what a half outline has between two heights. */
function momentBetween(pieces: readonly Piece[], from: number, to: number): number {
  if (to <= from) return 0;
  const at = (z: number) => radiiAt(pieces, z).reduce((sum, r, i) => sum + (i % 2 === 0 ? -r * r : r * r) / 2, 0);
  return integrate(at, from, to, heightsOf(pieces));
}

/**
 * A section that sweeps along a helix passes every point of it at right angles to r dθ, whatever the pitch: the volume is
 * the integral of the section's first moment, of which flat ends cut off a part.
 */
function coilVolume({ outline, pitch, turns, bottom, top }: Coil): number {
  const edges = edgesOf(outline);
  const pieces = piecesOf(edges);
  const [low, high] = reachOf(edges, [1, 0]);
  const whole = momentOf(edges);
  const moment = (turn: number) => {
    const [from, to] = [Math.max(low, bottom - pitch * turn), Math.min(high, top - pitch * turn)];
    return from <= low && to >= high ? whole : momentBetween(pieces, from, to);
  };
  const breaks = heightsOf(pieces).flatMap((z) => [(bottom - z) / pitch, (top - z) / pitch]);
  return 2 * Math.PI * integrate(moment, 0, turns, breaks);
}

/** Heights at which the edges of two half outlines meet. */
function meetings(pieces: readonly Piece[], others: readonly Piece[]): number[] {
  const found: number[] = [];
  for (const one of pieces)
    for (const other of others) {
      let low = Math.max(Math.min(one.a0, one.a1), Math.min(other.a0, other.a1));
      let high = Math.min(Math.max(one.a0, one.a1), Math.max(other.a0, other.a1));
      if (high - low < SHORTEST) continue;
      const above = (z: number) => bAt(one, z) > bAt(other, z);
      const first = above(low);
      if (first === above(high)) continue;
      for (let i = 0; i < 60; i++) {
        const half = (low + high) / 2;
        if (above(half) === first) low = half;
        else high = half;
      }
      found.push((low + high) / 2);
    }
  return found;
}

/** Turned features about one axis: the rings between their radii, integrated along it; null: not all are. */
function coaxialVolume({ add, cut = [] }: Body): number | null {
  const features = [...add, ...cut];
  const first = placeOf(features[0]!);
  const outlines: { pieces: Piece[]; isCut: boolean }[] = [];
  for (const [i, feature] of features.entries()) {
    if (feature.kind !== 'turned') return null;
    const { origin, z } = placeOf(feature);
    const along = dot(z, first.z);
    const offset = plus(origin, first.origin, -1);
    const shift = dot(offset, first.z);
    if (Math.abs(Math.abs(along) - 1) > 1e-12 || distance([Math.hypot(...offset), 0], [Math.abs(shift), 0]) > SHORTEST)
      return null;
    const moved = edgesOf(feature.outline).flatMap((edge) => piecesOf([edge]));
    const pieces = moved.map(({ a0, a1, b0, b1, arc }): Piece => ({
      a0: shift + along * a0,
      a1: shift + along * a1,
      b0,
      b1,
      arc: arc && { ...arc, a: shift + along * arc.a, sideA: arc.sideA * along },
    }));
    outlines.push({ pieces, isCut: i >= add.length });
  }
  const heights = outlines.flatMap(({ pieces }) => heightsOf(pieces));
  const breaks = [
    ...heights,
    ...outlines.flatMap((p, i) => outlines.slice(i + 1).flatMap((q) => meetings(p.pieces, q.pieces))),
  ];
  /** π times the squares of the radii between which there is material. */
  const area = (z: number) => {
    const rings = outlines.flatMap(({ pieces, isCut }) =>
      radiiAt(pieces, z).map((r, i) => ({ square: r * r, isCut, step: i % 2 === 0 ? 1 : -1 })),
    );
    rings.sort((p, q) => p.square - q.square);
    let [added, taken, last, sum] = [0, 0, 0, 0];
    for (const { square, isCut, step } of rings) {
      if (added > 0 && taken === 0) sum += square - last;
      if (isCut) taken += step;
      else added += step;
      last = square;
    }
    return Math.PI * sum;
  };
  return integrate(area, Math.min(...heights), Math.max(...heights), breaks);
}

/** A feature's corners and furthest points in its section, along a world direction. */
function cornersAlong(feature: Prism, direction: Vector): number[] {
  const { origin, z, x } = placeOf(feature);
  const across: Point = [dot(x, direction), dot(cross(z, x), direction)];
  return loopsOf(feature)
    .flatMap(edgesOf)
    .flatMap((edge) => [edge.from, ...(edge.kind === 'arc' ? extremesOf(edge, across) : [])])
    .map(([a, b]) => dot(origin, direction) + a * across[0] + b * across[1]);
}

const isUpright = (feature: Feature): boolean => Math.abs(placeOf(feature).z[2]) > 1 - 1e-12;

/** The y at which rays along x at height z begin or cease to meet a feature, or its next corner. */
function breaksAt(feature: Feature, z: number): number[] {
  const { origin, z: axis } = placeOf(feature);
  const { min, max } = boxOf(feature);
  if (feature.kind === 'coil') return [min[1], max[1]];
  if (feature.kind === 'prism') return [min[1], max[1], ...cornersAlong(feature, [0, 1, 0])];
  const pieces = piecesOf(edgesOf(feature.outline));
  const height = z - origin[2];
  const radii = isUpright(feature)
    ? radiiAt(pieces, height * axis[2])
    : pieces.map(({ b0 }) => Math.sqrt(Math.max(0, b0 * b0 - height * height)));
  return [min[1], max[1], ...radii.flatMap((r) => [origin[1] - r, origin[1] + r])];
}

/** Heights at which sections across z change their kind. */
function levelsOf(feature: Feature): number[] {
  const { origin, z: axis } = placeOf(feature);
  const { min, max } = boxOf(feature);
  if (feature.kind === 'coil') return [min[2], max[2]];
  if (feature.kind === 'prism')
    return [min[2], max[2], ...(isUpright(feature) ? [] : cornersAlong(feature, [0, 0, 1]))];
  const pieces = piecesOf(edgesOf(feature.outline));
  if (isUpright(feature)) return heightsOf(pieces).map((height) => origin[2] + axis[2] * height);
  return [min[2], max[2], ...pieces.flatMap(({ b0 }) => [origin[2] - b0, origin[2] + b0])];
}

/** The general way: rays along x, placed by Gauss' rule between the places where sections change. */
function rayVolume(body: Body): number {
  const { min, max } = addedBox(body);
  const features = [...body.add, ...(body.cut ?? [])];
  const area = (z: number) =>
    integrate(
      (y) => alongAxis(body, 0, [0, y, z]).reduce((sum, [from, to]) => sum + to - from, 0),
      min[1],
      max[1],
      features.flatMap((feature) => breaksAt(feature, z)),
      COARSE,
    );
  return integrate(area, min[2], max[2], features.flatMap(levelsOf), COARSE);
}

export interface Volume {
  /** mm³ */
  readonly volume: number;
  /** By a formula, to rounding; otherwise by rays, to about 1 in 10,000. */
  readonly isExact: boolean;
}

function closedVolume(body: Body): number | null {
  const [feature, ...more] = body.add;
  if (more.length > 0 || (body.cut?.length ?? 0) > 0) return coaxialVolume(body);
  switch (feature?.kind) {
    case 'turned':
      return turnedVolume(feature);
    case 'prism':
      return prismVolume(feature);
    case 'coil':
      return coilVolume(feature);
    case undefined:
      return 0;
  }
}

/** Coils by their formula and the rest by rays; coils stand apart from the rest and are not cut. */
function mixedVolume(body: Body): number {
  const coils = body.add.filter((feature) => feature.kind === 'coil');
  const rest = { ...body, add: body.add.filter((feature) => feature.kind !== 'coil') };
  return (rest.add.length > 0 ? rayVolume(rest) : 0) + coils.reduce((sum, coil) => sum + coilVolume(coil), 0);
}

/**
 * The body's volume.
 * @param only.onlyExact spares the rays, which take some 10 ms: null where there is no formula
 */
export function volumeOf(body: Body): Volume;
export function volumeOf(body: Body, only: { onlyExact: true }): Volume | null;
export function volumeOf(body: Body, only?: { onlyExact: true }): Volume | null {
  const closed = closedVolume(body);
  if (closed !== null) return { volume: closed, isExact: true };
  return only ? null : { volume: mixedVolume(body), isExact: false };
}
