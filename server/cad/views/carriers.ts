// Infinite lines and full circles that carry the edges of a view: edges that coincide share one, and where two meet, both
// are divided.
import type { Point } from '../body.ts';
import { distance, holdsAngle, polar, turnOf, type Edge } from '../edge.ts';

const FULL = 2 * Math.PI;

export type Track =
  | { readonly kind: 'line'; readonly at: Point; readonly direction: Point }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number };

/** The line or circle under an edge. Lines run to the right, or upwards. */
export function trackOf(edge: Edge): Track {
  if (edge.kind === 'arc') return { kind: 'circle', centre: edge.centre, radius: edge.radius };
  const [du, dv] = [edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]];
  const length =
    Math.hypot(du, dv) * (du < -1e-9 * Math.abs(dv) || (Math.abs(du) <= 1e-9 * Math.abs(dv) && dv < 0) ? -1 : 1);
  return { kind: 'line', at: edge.from, direction: [du / length, dv / length] };
}

/** Where two tracks cross; nothing where they coincide or run side by side. */
export function meet(one: Track, other: Track): Point[] {
  if (one.kind === 'line' && other.kind === 'line') {
    const [d, e] = [one.direction, other.direction];
    const across = d[0] * e[1] - d[1] * e[0];
    if (Math.abs(across) < 1e-9) return [];
    const t = ((other.at[0] - one.at[0]) * e[1] - (other.at[1] - one.at[1]) * e[0]) / across;
    return [[one.at[0] + d[0] * t, one.at[1] + d[1] * t]];
  }
  if (one.kind === 'circle' && other.kind === 'circle') {
    const apart = distance(one.centre, other.centre);
    if (apart < 1e-9 || apart > one.radius + other.radius || apart < Math.abs(one.radius - other.radius)) return [];
    const along = (apart * apart + one.radius * one.radius - other.radius * other.radius) / (2 * apart);
    const half = Math.sqrt(Math.max(0, one.radius * one.radius - along * along));
    const [u, v] = [(other.centre[0] - one.centre[0]) / apart, (other.centre[1] - one.centre[1]) / apart];
    const foot: Point = [one.centre[0] + u * along, one.centre[1] + v * along];
    return [
      [foot[0] - v * half, foot[1] + u * half],
      [foot[0] + v * half, foot[1] - u * half],
    ];
  }
  const [line, round] = one.kind === 'line' ? [one, other] : [other, one];
  if (line.kind !== 'line' || round.kind !== 'circle') return [];
  const [du, dv] = line.direction;
  const along = (round.centre[0] - line.at[0]) * du + (round.centre[1] - line.at[1]) * dv;
  const foot: Point = [line.at[0] + du * along, line.at[1] + dv * along];
  const half2 = round.radius * round.radius - distance(foot, round.centre) ** 2;
  if (half2 < 0) return [];
  const half = Math.sqrt(half2);
  return [
    [foot[0] + du * half, foot[1] + dv * half],
    [foot[0] - du * half, foot[1] - dv * half],
  ];
}

/** Whether a point of an edge's track lies on the edge itself. */
export function liesOn(edge: Edge, point: Point, slack = 1e-9): boolean {
  if (edge.kind === 'arc') return holdsAngle(edge, Math.atan2(point[1] - edge.centre[1], point[0] - edge.centre[0]));
  const length = distance(edge.from, edge.to);
  const along =
    ((point[0] - edge.from[0]) * (edge.to[0] - edge.from[0]) +
      (point[1] - edge.from[1]) * (edge.to[1] - edge.from[1])) /
    length;
  return along >= -slack && along <= length + slack;
}

/** A track with the stretches that edges cover. */
interface Carrier {
  readonly track: Track;
  /** From a parameter over a length: mm on lines, radians on circles. */
  readonly spans: [start: number, length: number][];
  readonly cuts: number[];
  slack: number;
}

/** An edge that may be seen. `slack` is how far it may lie from the true one, mm. */
export interface Candidate {
  readonly edge: Edge;
  readonly slack: number;
}

const parameterOf = (track: Track, [u, v]: Point): number =>
  track.kind === 'line'
    ? (u - track.at[0]) * track.direction[0] + (v - track.at[1]) * track.direction[1]
    : turnOf(Math.atan2(v - track.centre[1], u - track.centre[0]));

function isSame(track: Track, edge: Edge, tolerance: number): boolean {
  if (track.kind === 'circle')
    return (
      edge.kind === 'arc' &&
      Math.abs(track.radius - edge.radius) < tolerance &&
      Math.abs(track.centre[0] - edge.centre[0]) < tolerance &&
      Math.abs(track.centre[1] - edge.centre[1]) < tolerance
    );
  const off = ([u, v]: Point) => (u - track.at[0]) * track.direction[1] - (v - track.at[1]) * track.direction[0];
  return edge.kind === 'line' && Math.abs(off(edge.from)) < tolerance && Math.abs(off(edge.to)) < tolerance;
}

function spanOf(track: Track, edge: Edge): [start: number, length: number] {
  const [from, to] = [parameterOf(track, edge.from), parameterOf(track, edge.to)];
  if (edge.kind === 'line') return [Math.min(from, to), Math.abs(to - from)];
  return [edge.sweep > 0 ? from : to, Math.abs(edge.sweep)];
}

const covers = ({ track, spans }: Carrier, t: number, slack: number): boolean =>
  spans.some(([start, length]) => {
    if (track.kind === 'line') return t >= start - slack && t <= start + length + slack;
    const past = turnOf(t - start);
    return past <= length + slack / track.radius || past >= FULL - slack / track.radius;
  });

/** The edges' carriers, each divided where its edges end and where it meets others. */
function arrange(candidates: readonly Candidate[], tolerance: number): Carrier[] {
  const carriers: Carrier[] = [];
  // Long edges first: they give their direction to the short ones on the same line.
  const lengthOf = ({ edge }: Candidate) => (edge.kind === 'line' ? distance(edge.from, edge.to) : edge.radius);
  for (const { edge, slack } of [...candidates].sort((p, q) => p.slack - q.slack || lengthOf(q) - lengthOf(p))) {
    if (edge.kind === 'line' ? distance(edge.from, edge.to) < tolerance : edge.radius < tolerance) continue;
    let carrier = carriers.find(({ track }) => isSame(track, edge, tolerance));
    if (!carrier) carriers.push((carrier = { track: trackOf(edge), spans: [], cuts: [], slack }));
    const [start, length] = spanOf(carrier.track, edge);
    carrier.spans.push([start, length]);
    if (edge.kind === 'line' || length < FULL - 1e-9) carrier.cuts.push(start, start + length);
  }
  for (const [i, one] of carriers.entries())
    for (const other of carriers.slice(i + 1))
      for (const point of meet(one.track, other.track)) {
        const [s, t] = [parameterOf(one.track, point), parameterOf(other.track, point)];
        if (!covers(one, s, tolerance) || !covers(other, t, tolerance)) continue;
        one.cuts.push(s);
        other.cuts.push(t);
      }
  return carriers;
}

/** Decides the kind of a stretch by one of its points and the direction across it; null: no line there. */
type Judge<Kind> = (point: Point, across: Point, slack: number) => Kind | null;

// Not the middle: symmetrical parts have other edges touch there.
const WHERE = 0.467;

/** Divides coinciding edges where they meet others, judges every stretch and joins neighbours of one kind. */
export function judged<Kind>(
  candidates: readonly Candidate[],
  tolerance: number,
  judge: Judge<Kind>,
): { kind: Kind; edge: Edge }[] {
  return arrange(candidates, tolerance).flatMap((carrier) => {
    const { track, slack } = carrier;
    const isRound = track.kind === 'circle';
    const closest = isRound ? tolerance / track.radius : tolerance;
    const cuts = carrier.cuts.map((cut) => (isRound ? turnOf(cut) : cut)).sort((p, q) => p - q);
    const ends = cuts.filter((cut, i) => i === 0 || cut - cuts[i - 1]! > closest);
    if (isRound) {
      if (ends.length > 1 && ends[0]! + FULL - ends.at(-1)! < closest) ends.pop();
      ends.push((ends[0] ?? 0) + FULL);
      if (ends.length === 1) ends.unshift(0);
    }
    const kindOf = (from: number, to: number): Kind | null => {
      const t = from + (to - from) * WHERE;
      if (!covers(carrier, t, 0)) return null;
      if (!isRound) {
        const [du, dv] = track.direction;
        return judge([track.at[0] + du * t, track.at[1] + dv * t], [-dv, du], slack);
      }
      return judge(polar(track.centre, track.radius, t), [Math.cos(t), Math.sin(t)], slack);
    };
    const runs: { kind: Kind; from: number; to: number }[] = [];
    for (let i = 1; i < ends.length; i++) {
      const [from, to] = [ends[i - 1]!, ends[i]!];
      const kind = kindOf(from, to);
      if (kind === null) continue;
      const last = runs.at(-1);
      if (last?.kind === kind && from - last.to < closest) last.to = to;
      else runs.push({ kind, from, to });
    }
    const [first, last] = [runs[0], runs.at(-1)];
    if (
      isRound &&
      first &&
      last &&
      first !== last &&
      first.kind === last.kind &&
      first.from + FULL - last.to < closest
    ) {
      last.to = first.to + FULL;
      runs.shift();
    }
    return runs.map(({ kind, from, to }) => ({ kind, edge: stretch(track, from, to) }));
  });
}

function stretch(track: Track, from: number, to: number): Edge {
  if (track.kind === 'line') {
    const at = (t: number): Point => [track.at[0] + track.direction[0] * t, track.at[1] + track.direction[1] * t];
    return { kind: 'line', from: at(from), to: at(to) };
  }
  const { centre, radius } = track;
  const sweep = Math.min(FULL, to - from);
  return {
    kind: 'arc',
    from: polar(centre, radius, from),
    to: polar(centre, radius, to),
    centre,
    radius,
    start: from,
    sweep,
  };
}
