// Edges of single features: outlines, ends and silhouettes.
import type { Point, Prism, Turned } from '../body.ts';
import { edgesOf, extremesOf, pointOn, reachOf, type Edge } from '../edge.ts';
import { loopsOf } from '../material.ts';
import type { Candidate } from './carriers.ts';
import { fitted } from './fit.ts';
import { circleAt, combine, exact, line, moved, NONE, type Seen } from './seen.ts';

const FULL = 2 * Math.PI;

/** Vertices of a half outline, and where its arcs turn back along the axis or across it. */
const stations = (edges: readonly Edge[], direction: Point): Point[] =>
  edges.flatMap((edge) => [edge.from, ...(edge.kind === 'arc' ? extremesOf(edge, direction) : [])]);

export function ofTurned(feature: Turned, place: Seen, tolerance: number): Candidate[] {
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

export function ofPrism(feature: Prism, place: Seen, tolerance: number): Candidate[] {
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
