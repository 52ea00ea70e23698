// Size and volume of a body, computed from its features; the CAD kernel's solids are checked against them.
import type { Body, Coil, Feature, Point, Prism, Turned, Vector } from '../body.ts';
import { aAt, distance, edgesOf, extremesOf, gapTo, piecesOf, reachOf, type Edge, type Piece } from '../edge.ts';
import { addedBox, alongAxis, boxOf, cross, dot, loopsOf, placeOf, plus, type Box } from '../material.ts';
import { COARSE, integrate } from './quadrature.ts';
import { areaOf, heightsOf, radiiAt, sectionVolume } from './sections.ts';
import type { Frame } from '../views/view.ts';
import { viewsOf } from '../views/views.ts';

/**
 * The box about the finished body. Without cuts it is that of the features; cuts may take the furthest points away, so
 * then it is read off the views, which show the finished part.
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

/** Area × height. Holes lie within the outline and apart. */
const prismVolume = ({ outline, holes = [], from, to }: Prism): number =>
  (areaOf(outline) - holes.reduce((sum, hole) => sum + areaOf(hole), 0)) * (to - from);

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

/** The first moment about the axis of a half outline's part between two heights. */
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

/** Heights at which the walls of upright turned features pass the corners and faces of others. */
function passingLevels(features: readonly Feature[]): number[] {
  const upright = features.filter((feature) => feature.kind === 'turned' && isUpright(feature));
  return upright.flatMap((feature) => {
    const { origin, z: axis } = placeOf(feature);
    const pieces = piecesOf(edgesOf(feature.outline));
    const radii = features.flatMap((other) => {
      if (other === feature || other.kind === 'coil' || !isUpright(other)) return [];
      const place = placeOf(other);
      const y = cross(place.z, place.x);
      const away = plus(origin, place.origin, -1);
      const foot: Point = [dot(away, place.x), dot(away, y)];
      if (other.kind === 'turned') {
        const apart = Math.hypot(...foot);
        return edgesOf(other.outline).flatMap(({ from: [, r] }) => [r, Math.abs(apart - r), apart + r]);
      }
      return loopsOf(other)
        .flatMap(edgesOf)
        .flatMap((edge) => [distance(edge.from, foot), gapTo(edge, foot)]);
    });
    return radii.flatMap((r) =>
      pieces.filter(({ b0, b1 }) => b0 <= r !== b1 <= r).map((piece) => origin[2] + axis[2] * aAt(piece, r)),
    );
  });
}

/** Curves in which features meet break sections at unknown places: short stretches keep their error small. */
const STRETCHES = 12;
const evenly = (from: number, to: number): number[] =>
  Array.from({ length: STRETCHES - 1 }, (_, i) => from + ((to - from) * (i + 1)) / STRETCHES);

/** The general way: rays along x, placed by Gauss' rule between the places where sections change. */
function rayVolume(body: Body): number {
  const { min, max } = addedBox(body);
  const features = [...body.add, ...(body.cut ?? [])];
  const area = (z: number) =>
    integrate(
      (y) => alongAxis(body, 0, [0, y, z]).reduce((sum, [from, to]) => sum + to - from, 0),
      min[1],
      max[1],
      [...features.flatMap((feature) => breaksAt(feature, z)), ...evenly(min[1], max[1])],
      COARSE,
    );
  const levels = [...features.flatMap(levelsOf), ...passingLevels(features), ...evenly(min[2], max[2])];
  return integrate(area, min[2], max[2], levels, COARSE);
}

export interface Volume {
  /** mm³ */
  readonly volume: number;
  /** By a formula, to rounding; otherwise by rays, to about 1 in 10,000. */
  readonly isExact: boolean;
}

function closedVolume(body: Body): number | null {
  const [feature, ...more] = body.add;
  if (more.length > 0 || (body.cut?.length ?? 0) > 0) return sectionVolume(body);
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
