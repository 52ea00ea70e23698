// Springs as drawings show them (ISO 2162-1): straight lines for every half turn instead of the true curves.
import { isCircle, type Coil, type Point } from '../body.ts';
import { edgesOf, pointOn, polar, reachOf, type Edge } from '../edge.ts';
import type { Camera, Line } from './view.ts';

const visible = (edge: Edge): Line => ({ kind: 'visible', edge });

/** The part of a line that lies between two values of its first coordinate. */
function clipped(from: Point, to: Point, low: number, high: number): Edge[] {
  if (Math.abs(to[0] - from[0]) < 1e-9) return from[0] >= low && from[0] <= high ? [{ kind: 'line', from, to }] : [];
  const at = (u: number) => (u - from[0]) / (to[0] - from[0]);
  const [first, last] = [at(low), at(high)].sort((p, q) => p - q) as [number, number];
  const [s, t] = [Math.max(0, first), Math.min(1, last)];
  if (t - s < 1e-9) return [];
  const edge: Edge = { kind: 'line', from, to };
  return [{ kind: 'line', from: pointOn(edge, s), to: pointOn(edge, t) }];
}

/** The section's contour beyond the points furthest along the axis, where the bands' edges begin. */
function outerEdges({ outline }: Coil, shoulder: number): Edge[] {
  if (isCircle(outline)) {
    const { centre, radius } = outline;
    const [from, to] = [polar(centre, radius, 0), polar(centre, radius, Math.PI)];
    return [{ kind: 'arc', from, to, centre, radius, start: 0, sweep: Math.PI }];
  }
  return edgesOf(outline).filter((edge) => [0, 0.5, 1].every((part) => pointOn(edge, part)[1] >= shoulder - 1e-9));
}

/** Along the axis: u along z, v up, seen from −x. */
function sideLines(coil: Coil): Line[] {
  const { pitch, turns, bottom, top } = coil;
  const edges = edgesOf(coil.outline);
  const [low, high] = reachOf(edges, [1, 0]);
  const [, outer] = reachOf(edges, [0, 1]);
  const shoulder = Math.max(
    ...edges
      .flatMap((edge) => [0, 0.25, 0.5, 0.75].map((part) => pointOn(edge, part)))
      .filter(([z]) => z > high - 1e-9 || z < low + 1e-9)
      .map(([, r]) => r),
  );
  const found: Edge[] = [];
  // Half turns begin where the coil is at the top or the bottom of the view: a quarter turn from its start.
  for (let half = -1; half < 2 * turns; half++) {
    const start = half / 2 + 0.25;
    const isFront = half % 2 === 0;
    // +1: from the top of the view down, which are the turns in front; the others rise behind.
    const v = isFront ? shoulder : -shoulder;
    for (const offset of [low, high]) {
      let [from, to] = [Math.max(0, -2 * start), Math.min(1, 2 * (turns - start))];
      if (!isFront) {
        // Turns behind are seen between the two bands before them.
        if (half > 0) from = Math.max(from, (high - offset) / pitch);
        if (start + 1 <= turns) to = Math.min(to, 1 - (offset - low) / pitch);
      }
      if (to - from < 1e-9) continue;
      const at = (part: number): Point => [(start + part / 2) * pitch + offset, v * (1 - 2 * part)];
      found.push(...clipped(at(from), at(to), bottom, top));
    }
    if (start < 0 || start > turns) continue;
    const mirror = isFront ? 1 : -1;
    for (const edge of outerEdges(coil, shoulder)) {
      const at = ([z, r]: Point): Point => [z + start * pitch, r * mirror];
      const [from, to] = [at(edge.from), at(edge.to)];
      if (edge.kind === 'line') found.push(...clipped(from, to, bottom, top));
      else if (Math.min(from[0], to[0]) >= bottom && Math.max(from[0], to[0]) <= top)
        found.push({
          ...edge,
          from,
          to,
          centre: at(edge.centre),
          start: edge.start * mirror,
          sweep: edge.sweep * mirror,
        });
    }
  }
  const end = (u: number): Edge => ({ kind: 'line', from: [u, -outer], to: [u, outer] });
  return [...found, end(bottom), end(top)].map(visible);
}

/** The outer and inner circle of a coil about the axis. */
function endLines({ outline }: Coil): Line[] {
  return reachOf(edgesOf(outline), [0, 1]).flatMap((radius) => edgesOf({ centre: [0, 0], radius }).map(visible));
}

/** A spring in a view along its axis or across it. */
export const coilLines = (coil: Coil, { towards }: Camera): Line[] =>
  towards.axis === 2 ? endLines(coil) : sideLines(coil);
