// Where features meet in other curves, followed step by step: straight lines of one surface pierce the other feature.
import type { Point, Vector } from '../body.ts';
import { distance, edgesOf, pointOn, polar, reachOf } from '../edge.ts';
import { cross, dot, loopsOf, placeOf, plus, worldOf, type Probe } from '../material.ts';
import type { Candidate } from './carriers.ts';
import { fitted } from './fit.ts';
import { flat, NONE, type Seen, type Solid } from './seen.ts';
import { isCoaxial, isFlat, isParallel, rankOf } from './surfaces.ts';
import { inView, type Camera } from './view.ts';

const FULL = 2 * Math.PI;

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
export function traced(rulings: readonly Rulings[], other: Probe, camera: Camera, tolerance: number): Candidate[] {
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

/** The surfaces to be followed along another feature, where these meet in curves that are not known otherwise. */
export function rulingsAlong(feature: Solid, other: Solid, place: Seen, isFirst: boolean): Rulings[] {
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
