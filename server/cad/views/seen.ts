// Features as a view sees them: their places, and their edges moved into the view.
import type { Place, Point, Prism, Turned, Vector } from '../body.ts';
import { edgesOf, type Edge } from '../edge.ts';
import { cross } from '../material.ts';
import type { Candidate } from './carriers.ts';
import { inView, type Camera } from './view.ts';

export type Solid = Turned | Prism;
/** Shorter lengths are rounding errors, mm. */
export const NONE = 1e-9;

export const flat = ([u, v]: Vector): Point => [u, v];
export const line = (from: Point, to: Point): Edge => ({ kind: 'line', from, to });
export const circleAt = (centre: Point, radius: number): Edge[] => (radius > NONE ? edgesOf({ centre, radius }) : []);

export const exact = (edges: readonly Edge[]): Candidate[] => edges.map((edge) => ({ edge, slack: 0 }));

/** A feature's place as a view sees it. */
export interface Seen {
  origin: Point;
  x: Point;
  y: Point;
  z: Point;
  /** Its z axis lies along the line of sight. */
  isEndOn: boolean;
  /** Its z axis lies across the line of sight. */
  isSideOn: boolean;
  /** The parts of its axes that lead towards the viewer. */
  depth: Vector;
}
export function seen(camera: Camera, { origin, x, z }: Place): Seen {
  const [o, a, b, c] = [origin, x, cross(z, x), z].map((vector) => inView(camera, vector)) as [
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  const tilt = Math.abs(c[2]);
  return {
    origin: flat(o),
    x: flat(a),
    y: flat(b),
    z: flat(c),
    depth: [a[2], b[2], c[2]],
    isEndOn: tilt > 1 - 1e-12,
    isSideOn: tilt < 1e-9,
  };
}

export const combine = (origin: Point, p: Point, s: number, q: Point, t: number): Point => [
  origin[0] + p[0] * s + q[0] * t,
  origin[1] + p[1] * s + q[1] * t,
];
/** An edge moved, turned or mirrored: its coordinates count along `p` and `q`, unit vectors at right angles. */
export function moved(edge: Edge, origin: Point, p: Point, q: Point): Edge {
  const at = ([s, t]: Point) => combine(origin, p, s, q, t);
  if (edge.kind === 'line') return line(at(edge.from), at(edge.to));
  const hand = Math.sign(p[0] * q[1] - p[1] * q[0]);
  const [centre, from] = [at(edge.centre), at(edge.from)];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  return { ...edge, centre, from, to: at(edge.to), start, sweep: edge.sweep * hand };
}
