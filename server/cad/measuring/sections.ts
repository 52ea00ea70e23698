// Volumes of bodies whose features stand along one direction, from their sections across it: discs, rings and outlines
// that lie apart, within each other or about one centre. Where they overlap otherwise, there is no formula.
import { isCircle, type Body, type Feature, type Outline, type Place, type Point } from '../body.ts';
import { bAt, distance, edgesOf, gapTo, holds, piecesOf, type Edge, type Piece } from '../edge.ts';
import { cross, dot, loopsOf, placeOf, plus, united, without, type Interval } from '../material.ts';
import { integrate } from './quadrature.ts';

/** Lengths and distances below are rounding errors, mm. */
const NONE = 1e-9;

/** ∮ a db along edges: the area inside, positive counterclockwise. */
const signedArea = (edges: readonly Edge[]): number =>
  edges.reduce((sum, edge) => {
    const { from, to } = edge;
    if (edge.kind === 'line') return sum + ((from[0] + to[0]) / 2) * (to[1] - from[1]);
    const { centre, radius, start, sweep } = edge;
    const segment = sweep / 2 + (Math.sin(2 * (start + sweep)) - Math.sin(2 * start)) / 4;
    return sum + centre[0] * (to[1] - from[1]) + radius * radius * segment;
  }, 0);

export const areaOf = (outline: Outline): number => Math.abs(signedArea(edgesOf(outline)));

/** Heights between which the pieces of a half outline lie. */
export const heightsOf = (pieces: readonly Piece[]): number[] => pieces.flatMap(({ a0, a1 }) => [a0, a1]);

/** The radii between which a half outline lies at a height, inner and outer in turn. */
export function radiiAt(pieces: readonly Piece[], z: number): number[] {
  const radii: number[] = [];
  for (const piece of pieces) if (piece.a0 <= z !== piece.a1 <= z) radii.push(bAt(piece, z));
  return radii.sort((p, q) => p - q);
}
/** Heights at which the edges of two half outlines meet. */
function meetings(pieces: readonly Piece[], others: readonly Piece[]): number[] {
  const found: number[] = [];
  for (const one of pieces)
    for (const other of others) {
      let low = Math.max(Math.min(one.a0, one.a1), Math.min(other.a0, other.a1));
      let high = Math.min(Math.max(one.a0, one.a1), Math.max(other.a0, other.a1));
      if (high - low < NONE) continue;
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

/** A part of a section. */
interface Region {
  readonly area: number;
  /** With `reach`, a circle about it. */
  readonly centre: Point;
  readonly reach: number;
  /** Rings about the centre, by their radii. */
  readonly rings: readonly Interval[] | null;
  holds(point: Point): boolean;
  /** From a point to the nearest edge, mm. */
  gap(point: Point): number;
}

const ringArea = (rings: readonly Interval[]): number =>
  rings.reduce((sum, [inner, outer]) => sum + Math.PI * (outer * outer - inner * inner), 0);

const ringed = (centre: Point, rings: readonly Interval[]): Region => ({
  area: ringArea(rings),
  centre,
  reach: rings.at(-1)?.[1] ?? 0,
  rings,
  holds: (point) => rings.some(([inner, outer]) => distance(point, centre) >= inner && distance(point, centre) < outer),
  gap: (point) =>
    Math.min(...rings.flatMap((ends) => ends.filter((r) => r > 0).map((r) => Math.abs(distance(point, centre) - r)))),
});

/** An outline without its holes. @param toCommon leads from its own coordinates into the common ones, `toOwn` back */
function outlined(loops: readonly Outline[], toCommon: (p: Point) => Point, toOwn: (p: Point) => Point): Region {
  const [outer, ...holes] = loops.map(areaOf);
  const edges = loops.map(edgesOf);
  const pieces = edges.map(piecesOf);
  const corners = edges[0]!.flatMap((edge) => [edge.from, ...(edge.kind === 'arc' ? [edge.centre] : [])]);
  const middle: Point = [0, 1].map((i) => corners.reduce((sum, p) => sum + p[i]!, 0) / corners.length) as [
    number,
    number,
  ];
  const reach = Math.max(
    ...edges[0]!.map((edge) =>
      edge.kind === 'arc' ? distance(edge.centre, middle) + edge.radius : distance(edge.from, middle),
    ),
    ...edges[0]!.map((edge) => distance(edge.to, middle)),
  );
  return {
    area: outer! - holes.reduce((sum, area) => sum + area, 0),
    centre: toCommon(middle),
    reach,
    rings: null,
    holds(point) {
      const own = toOwn(point);
      return pieces.every((loop, i) => holds(loop, ...own) === (i === 0));
    },
    gap: (point) => Math.min(...edges.flat().map((edge) => gapTo(edge, toOwn(point)))),
  };
}

/** A feature's sections, by the height along the common axis. */
interface Sliced {
  readonly breaks: readonly number[];
  readonly at: (height: number) => Region | null;
  /** Of turned features, along the common axis. */
  readonly pieces: readonly Piece[];
  readonly centre: Point;
}

/** Slices of a feature along the axis of `common`; null: it stands across or at an angle. */
function slicedAlong(feature: Feature, common: Place): Sliced | null {
  if (feature.kind === 'coil') return null;
  const { origin, x, z } = placeOf(feature);
  const along = Math.round(dot(z, common.z));
  if (Math.abs(dot(z, common.z) - along) > 1e-12 || along === 0) return null;
  const y = cross(common.z, common.x);
  const offset = plus(origin, common.origin, -1);
  const foot: Point = [dot(offset, common.x), dot(offset, y)];
  const shift = dot(offset, common.z);
  if (feature.kind === 'turned') {
    const pieces = piecesOf(edgesOf(feature.outline)).map(({ a0, a1, b0, b1, arc }): Piece => ({
      a0: shift + along * a0,
      a1: shift + along * a1,
      b0,
      b1,
      arc: arc && { ...arc, a: shift + along * arc.a, sideA: arc.sideA * along },
    }));
    const at = (height: number) => {
      const radii = radiiAt(pieces, height);
      const rings = radii.flatMap((r, i): Interval[] => (i % 2 === 1 ? [[radii[i - 1]!, r]] : []));
      return rings.length > 0 ? ringed(foot, rings) : null;
    };
    return { breaks: heightsOf(pieces), at, pieces, centre: foot };
  }
  const [a, b]: Point[] = [
    [dot(x, common.x), dot(x, y)],
    [dot(cross(z, x), common.x), dot(cross(z, x), y)],
  ];
  const toCommon = ([s, t]: Point): Point => [foot[0] + a![0] * s + b![0] * t, foot[1] + a![1] * s + b![1] * t];
  const toOwn = ([s, t]: Point): Point => {
    const [u, v] = [s - foot[0], t - foot[1]];
    return [a![0] * u + a![1] * v, b![0] * u + b![1] * v];
  };
  const [from, to] = [shift + along * feature.from, shift + along * feature.to].sort((p, q) => p - q) as [
    number,
    number,
  ];
  const { outline, holes = [] } = feature;
  const region =
    isCircle(outline) && holes.length === 0
      ? ringed(toCommon(outline.centre), [[0, outline.radius]])
      : outlined(loopsOf(feature), toCommon, toOwn);
  return {
    breaks: [from, to],
    at: (height) => (height > from && height < to ? region : null),
    pieces: [],
    centre: foot,
  };
}

const isWithin = (inner: Region, outer: Region): boolean =>
  outer.holds(inner.centre) && outer.gap(inner.centre) >= inner.reach - NONE;
const isBeside = (one: Region, other: Region): boolean =>
  !other.holds(one.centre) && other.gap(one.centre) >= one.reach - NONE;
const areApart = (one: Region, other: Region): boolean =>
  distance(one.centre, other.centre) >= one.reach + other.reach - NONE || isBeside(one, other) || isBeside(other, one);
const isAbout = (one: Region, other: Region): boolean => distance(one.centre, other.centre) < NONE;

/** Regions that make up the same area and lie apart; null: some overlap in part. */
function disjoint(regions: readonly Region[]): Region[] | null {
  let found: Region[] = [];
  for (const region of regions) {
    let next: Region | null = region;
    const kept: Region[] = [];
    for (const other of found) {
      if (!next || areApart(next, other)) kept.push(other);
      else if (next.rings && other.rings && isAbout(next, other))
        next = ringed(other.centre, united([...next.rings, ...other.rings]));
      else if (isWithin(next, other)) {
        kept.push(other);
        next = null;
      } else if (!isWithin(other, next)) return null;
    }
    found = next ? [...kept, next] : kept;
  }
  return found;
}

/** The area that two regions share; null: unknown. */
function shared(one: Region, other: Region): number | null {
  if (one.rings && other.rings && isAbout(one, other)) return one.area - ringArea(without([...one.rings], other.rings));
  if (areApart(one, other)) return 0;
  if (isWithin(other, one)) return other.area;
  return isWithin(one, other) ? one.area : null;
}

/** The volume by sections; null: the features stand in different directions, or overlap in part. */
export function sectionVolume({ add, cut = [] }: Body): number | null {
  const common = placeOf(add[0]!);
  const slicedOf = (features: readonly Feature[]) => features.map((feature) => slicedAlong(feature, common));
  const [added, taken] = [slicedOf(add), slicedOf(cut)];
  const all = [...added, ...taken];
  if (!all.every((one) => one !== null)) return null;
  const regionsAt = (sliced: readonly (Sliced | null)[], height: number) =>
    disjoint(sliced.flatMap((one) => one?.at(height) ?? []));
  let isKnown = true;
  const area = (height: number): number => {
    const [material, gaps] = [regionsAt(added, height), regionsAt(taken, height)];
    if (!material || !gaps) isKnown = false;
    let sum = 0;
    for (const region of material ?? []) {
      sum += region.area;
      for (const gap of gaps ?? []) {
        const both = shared(region, gap);
        if (both === null) isKnown = false;
        else sum -= both;
      }
    }
    return sum;
  };
  const breaks = all.flatMap((one, i) => [
    ...one.breaks,
    ...all
      .slice(i + 1)
      .flatMap((other) => (distance(one.centre, other.centre) < NONE ? meetings(one.pieces, other.pieces) : [])),
  ]);
  const volume = integrate(area, Math.min(...breaks), Math.max(...breaks), breaks);
  return isKnown ? volume : null;
}
