// Where features meet in straight lines and circles.
import type { Point, Turned, Vector } from '../body.ts';
import { bAt, distance, edgesOf, piecesOf, type Edge } from '../edge.ts';
import { cross, dot, loopsOf, placeOf, plus, worldOf } from '../material.ts';
import { liesOn, meet, trackOf, type Track } from './carriers.ts';
import { circleAt, combine, line, moved, type Seen, type Solid } from './seen.ts';
import { isCoaxial, isCylinder, isFlat, isParallel } from './surfaces.ts';

interface Plane {
  readonly point: Vector;
  readonly normal: Vector;
}
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
export function meetingRulings(feature: Solid, other: Solid, { origin, x, y, z }: Seen): Edge[] {
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
export function meetingRounds(feature: Turned, other: Solid): Point[] {
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
