// Edges of outlines: straight lines and true arcs, as rays, measures and views need them.
import { isCircle, type Outline, type Point } from './body.ts';

export interface LineEdge {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
}
/** `start` and `sweep` in radians; a positive sweep runs counterclockwise. */
export interface ArcEdge {
  readonly kind: 'arc';
  readonly from: Point;
  readonly to: Point;
  readonly centre: Point;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}
export type Edge = LineEdge | ArcEdge;

const FULL = 2 * Math.PI;
/** Shorter edges are rounding errors, mm. */
const SHORTEST = 1e-9;

/** An angle's equal in [0, 2π). */
export const turnOf = (angle: number): number => ((angle % FULL) + FULL) % FULL;
export const polar = ([a, b]: Point, radius: number, angle: number): Point => [
  a + radius * Math.cos(angle),
  b + radius * Math.sin(angle),
];
export const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** The edge from one point to another through a third; a line where the three lie on one. */
export function edgeThrough(from: Point, to: Point, via?: Point): Edge {
  if (!via) return { kind: 'line', from, to };
  const [ax, ay, bx, by] = [via[0] - from[0], via[1] - from[1], to[0] - from[0], to[1] - from[1]];
  const twice = 2 * (ax * by - ay * bx);
  if (Math.abs(twice) < 1e-12 * (bx * bx + by * by)) return { kind: 'line', from, to };
  const [a2, b2] = [ax * ax + ay * ay, bx * bx + by * by];
  const centre: Point = [from[0] + (by * a2 - ay * b2) / twice, from[1] + (ax * b2 - bx * a2) / twice];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const span = turnOf(Math.atan2(to[1] - centre[1], to[0] - centre[0]) - start);
  const sweep = twice > 0 ? span : span - FULL;
  return { kind: 'arc', from, to, centre, radius: distance(from, centre), start, sweep };
}

/** The edges of a closed outline, in order; a circle is one arc of 360°. */
export function edgesOf(outline: Outline): Edge[] {
  if (isCircle(outline)) {
    const { centre, radius } = outline;
    const from = polar(centre, radius, 0);
    return [{ kind: 'arc', from, to: from, centre, radius, start: 0, sweep: FULL }];
  }
  const edges: Edge[] = [];
  let at = outline.from;
  for (const { to, via } of [...outline.segments, { to: outline.from, via: undefined }]) {
    if (via || distance(at, to) > SHORTEST) edges.push(edgeThrough(at, to, via));
    at = to;
  }
  return edges;
}

/** The point at a fraction of an edge. */
export const pointOn = (edge: Edge, fraction: number): Point =>
  edge.kind === 'line'
    ? [edge.from[0] + (edge.to[0] - edge.from[0]) * fraction, edge.from[1] + (edge.to[1] - edge.from[1]) * fraction]
    : polar(edge.centre, edge.radius, edge.start + edge.sweep * fraction);

/** Whether an arc holds an angle, its ends included. */
export function holdsAngle({ start, sweep }: ArcEdge, angle: number): boolean {
  const past = sweep > 0 ? turnOf(angle - start) : turnOf(start - angle);
  return past <= Math.abs(sweep) + 1e-9 || past > FULL - 1e-9;
}

/** Where an arc's tangent lies at right angles to a direction: the points that reach furthest along or against it. */
export function extremesOf(arc: ArcEdge, direction: Point): Point[] {
  const angle = Math.atan2(direction[1], direction[0]);
  return [angle, angle + Math.PI]
    .filter((one) => holdsAngle(arc, one))
    .map((one) => polar(arc.centre, arc.radius, one));
}

/** From a point to the nearest one of an edge. */
export function gapTo(edge: Edge, point: Point): number {
  const ends = Math.min(distance(point, edge.from), distance(point, edge.to));
  if (edge.kind === 'arc') {
    const [a, b] = [point[0] - edge.centre[0], point[1] - edge.centre[1]];
    const isBeside = holdsAngle(edge, Math.atan2(b, a));
    return isBeside ? Math.min(ends, Math.abs(Math.hypot(a, b) - edge.radius)) : ends;
  }
  const length = distance(edge.from, edge.to);
  const [a, b] = [(edge.to[0] - edge.from[0]) / length, (edge.to[1] - edge.from[1]) / length];
  const [u, v] = [point[0] - edge.from[0], point[1] - edge.from[1]];
  const along = u * a + v * b;
  return along > 0 && along < length ? Math.abs(u * b - v * a) : ends;
}

/** How far edges reach along a direction, from the origin: the lowest and highest scalar product. */
export function reachOf(edges: readonly Edge[], direction: Point): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  const take = ([a, b]: Point) => {
    const at = a * direction[0] + b * direction[1];
    low = Math.min(low, at);
    high = Math.max(high, at);
  };
  for (const edge of edges) {
    take(edge.from);
    take(edge.to);
    if (edge.kind === 'arc') for (const point of extremesOf(edge, direction)) take(point);
  }
  return [low, high];
}

/** A piece of an edge that rises or falls throughout in both coordinates: `a` follows from `b`, and `b` from `a`. */
export interface Piece {
  readonly a0: number;
  readonly b0: number;
  readonly a1: number;
  readonly b1: number;
  /** Absent: straight. `sideA` and `sideB` tell the quarter: 1 or −1. */
  readonly arc: {
    readonly a: number;
    readonly b: number;
    readonly radius: number;
    sideA: number;
    sideB: number;
  } | null;
}

export function piecesOf(edges: readonly Edge[]): Piece[] {
  return edges.flatMap((edge): Piece[] => {
    if (edge.kind === 'line')
      return [{ a0: edge.from[0], b0: edge.from[1], a1: edge.to[0], b1: edge.to[1], arc: null }];
    const { centre, radius, start, sweep } = edge;
    const quarter = Math.PI / 2;
    const end = start + sweep;
    const [low, high] = [Math.min(start, end), Math.max(start, end)];
    const cuts = [low];
    for (let k = Math.floor(low / quarter) + 1; k * quarter < high - 1e-9; k++)
      if (k * quarter > low + 1e-9) cuts.push(k * quarter);
    cuts.push(high);
    // Ends keep the outline's own numbers, so that neighbours meet without a gap.
    const at = (angle: number): Point => {
      if (angle === start) return edge.from;
      return angle === end ? edge.to : polar(centre, radius, angle);
    };
    return cuts.slice(1).map((to, i): Piece => {
      const from = cuts[i]!;
      const [p, q, middle] = [at(from), at(to), (from + to) / 2];
      const [sideA, sideB] = [Math.sign(Math.cos(middle)), Math.sign(Math.sin(middle))];
      return { a0: p[0], b0: p[1], a1: q[0], b1: q[1], arc: { a: centre[0], b: centre[1], radius, sideA, sideB } };
    });
  });
}

/** The first coordinate where a piece has the second; asked within the piece only. */
export function aAt({ a0, b0, a1, b1, arc }: Piece, b: number): number {
  if (!arc) return b1 === b0 ? a0 : a0 + ((b - b0) / (b1 - b0)) * (a1 - a0);
  return arc.a + arc.sideA * Math.sqrt(Math.max(0, arc.radius * arc.radius - (b - arc.b) * (b - arc.b)));
}
/** The second coordinate where a piece has the first. */
export function bAt({ a0, b0, a1, b1, arc }: Piece, a: number): number {
  if (!arc) return a1 === a0 ? b0 : b0 + ((a - a0) / (a1 - a0)) * (b1 - b0);
  return arc.b + arc.sideB * Math.sqrt(Math.max(0, arc.radius * arc.radius - (a - arc.a) * (a - arc.a)));
}

/** Whether a closed outline holds a point, by the even-odd rule. */
export function holds(pieces: readonly Piece[], a: number, b: number): boolean {
  let isIn = false;
  for (const piece of pieces) if (piece.b0 <= b !== piece.b1 <= b && a < aAt(piece, b)) isIn = !isIn;
  return isIn;
}
