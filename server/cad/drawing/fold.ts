// Long parts are drawn with breaks: pieces that look the same from end to end are left out of the view.
import type { Body, Feature, Place, Prism, Turned, Vector } from '../body.ts';
import { distance, edgesOf, reachOf } from '../edge.ts';
import { placeOf, worldOf, type Axis, type Interval } from '../material.ts';

/** What is left out of a view, mm along its horizontal axis, from left to right. */
export interface Fold {
  readonly cuts: readonly Interval[];
  /** Where a place stands once the pieces are left out. */
  at(u: number): number;
}

/** Gaps of a part below this, of its height, are not worth a break; what stays of a broken one on both sides. */
const WORTH = 1.2;
const KEPT = 0.35;
const PARALLEL = 1e-9;

/** A direction of the world along which a view is folded. */
interface Along {
  readonly axis: Axis;
  readonly sign: 1 | -1;
}
type PlaceAlong = (point: Vector) => number;
const between = (a: number, b: number): Interval => [Math.min(a, b), Math.max(a, b)];

function turnedRanges({ outline }: Turned, place: Place, axis: Axis, at: PlaceAlong): Interval[] {
  const edges = edgesOf(outline);
  if (Math.abs(Math.abs(place.z[axis]) - 1) < PARALLEL)
    return edges
      .filter((edge) => edge.kind === 'arc' || Math.abs(edge.to[1] - edge.from[1]) > PARALLEL)
      .map((edge) => {
        const [low, high] = reachOf([edge], [1, 0]);
        return between(at([0, 0, low]), at([0, 0, high]));
      });
  const [[low, high], [, r]] = [reachOf(edges, [1, 0]), reachOf(edges, [0, 1])];
  // Leaning ones are taken as wide as they can be.
  const slant = Math.abs(place.z[axis]) < PARALLEL ? 0 : Math.max(Math.abs(low), Math.abs(high));
  return [[at([0, 0, 0]) - r - slant, at([0, 0, 0]) + r + slant]];
}

function prismRanges({ outline, holes = [], from, to }: Prism, place: Place, axis: Axis, at: PlaceAlong): Interval[] {
  if (Math.abs(Math.abs(place.z[axis]) - 1) < PARALLEL)
    return [from, to].map((z): Interval => [at([0, 0, z]), at([0, 0, z])]);
  return [outline, ...holes].flatMap(edgesOf).flatMap((edge): Interval[] => {
    const [[a0, a1], [b0, b1]] = [reachOf([edge], [1, 0]), reachOf([edge], [0, 1])];
    const ends = [a0, a1].flatMap((a) => [b0, b1].flatMap((b) => [from, to].map((z) => at([a, b, z]))));
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    // A side along the axis changes nothing but where it ends.
    const run = Math.abs(at([...edge.to, from]) - at([...edge.from, from]));
    const isAlong = edge.kind === 'line' && Math.abs(run - distance(edge.from, edge.to)) < PARALLEL;
    return isAlong
      ? [
          [low, low],
          [high, high],
        ]
      : [[low, high]];
  });
}

/** The ranges along an axis in which a feature changes its look; a face takes no room. */
function busyRanges(feature: Feature, { axis, sign }: Along): Interval[] {
  const place = placeOf(feature);
  const at: PlaceAlong = (point) => worldOf(place, point)[axis] * sign;
  if (feature.kind === 'coil') return [between(at([0, 0, feature.bottom]), at([0, 0, feature.top]))];
  return feature.kind === 'turned' ? turnedRanges(feature, place, axis, at) : prismRanges(feature, place, axis, at);
}

/** Pieces of the part, from `low` to `high` along an axis, in which nothing changes. */
function calmPieces(body: Body, along: Along, [low, high]: Interval): Interval[] {
  const busy = [...body.add, ...(body.cut ?? [])]
    .flatMap((feature) => busyRanges(feature, along))
    .toSorted((a, b) => a[0] - b[0]);
  const calm: Interval[] = [];
  let from = low;
  for (const [start, end] of [...busy, [high, high] as const]) {
    const to = Math.min(start, high);
    if (to > from) calm.push([from, to]);
    from = Math.max(from, end);
  }
  return calm;
}

/**
 * Breaks a part so that it becomes as short as wanted, or as its form allows.
 * @param wanted length along the axis, mm
 * @param height of the view, mm
 */
export function foldOf(
  body: Body,
  { axis, sign, range, height, wanted }: Along & { range: Interval; height: number; wanted: number },
): Fold {
  let excess = range[1] - range[0] - wanted;
  const cuts: Interval[] = [];
  if (excess > 0.2 * wanted)
    for (const [from, to] of calmPieces(body, { axis, sign }, range).toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))) {
      const length = to - from;
      if (length < WORTH * height || excess <= 0) break;
      const cut = Math.min(excess, length - 2 * KEPT * height);
      const middle = (from + to) / 2;
      cuts.push([middle - cut / 2, middle + cut / 2]);
      excess -= cut;
    }
  cuts.sort((a, b) => a[0] - b[0]);
  return {
    cuts,
    at: (u) => cuts.reduce((at, [from, to]) => at - Math.max(0, Math.min(u, to) - from), u),
  };
}
