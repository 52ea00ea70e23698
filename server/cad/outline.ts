// Outlines from the words of drawings: corners with chamfers and radii, rectangles, polygons, hexagons, slots.
import type { Circle, Path, Point, Segment } from './body.ts';

/** A corner of an outline; a chamfer takes `chamfer` off both edges, a radius is tangent to both. */
export type Corner = Point | readonly [a: number, b: number, end: { chamfer: number } | { radius: number }];

const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
const on = (p: Point, direction: Point, length: number): Point => [
  p[0] + direction[0] * length,
  p[1] + direction[1] * length,
];
function unit(v: Point): Point {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length];
}

/** What a corner becomes: where its edge ends, and the segments to where the next begins. */
function cornerOf(before: Point, corner: Corner, after: Point): { start: Point; segments: Segment[] } {
  const at: Point = [corner[0], corner[1]];
  const end = corner[2];
  if (!end) return { start: at, segments: [] };
  const back = unit(minus(before, at));
  const forth = unit(minus(after, at));
  if ('chamfer' in end) {
    if (end.chamfer <= 0) return { start: at, segments: [] };
    return { start: on(at, back, end.chamfer), segments: [{ to: on(at, forth, end.chamfer) }] };
  }
  if (end.radius <= 0) return { start: at, segments: [] };
  const half = Math.acos(Math.max(-1, Math.min(1, back[0] * forth[0] + back[1] * forth[1]))) / 2;
  const reach = end.radius / Math.tan(half);
  const middle = unit([back[0] + forth[0], back[1] + forth[1]]);
  const via = on(at, middle, end.radius / Math.sin(half) - end.radius);
  return { start: on(at, back, reach), segments: [{ to: on(at, forth, reach), via }] };
}

/** A closed outline through corners, each sharp, chamfered or rounded. */
export function corners(...list: readonly Corner[]): Path {
  const points = list.map(([a, b]): Point => [a, b]);
  const shaped = list.map((corner, i) =>
    cornerOf(points[(i + list.length - 1) % list.length]!, corner, points[(i + 1) % list.length]!),
  );
  const [first] = shaped;
  const segments = shaped.flatMap(({ start, segments: end }, i) => (i === 0 ? end : [{ to: start }, ...end]));
  return { from: first!.start, segments };
}

export const circle = (radius: number, centre: Point = [0, 0]): Circle => ({ centre, radius });

/** From one corner to the opposite one. */
export const rectangle = ([a0, b0]: Point, [a1, b1]: Point, end?: { chamfer: number } | { radius: number }): Path =>
  corners(
    ...(
      [
        [a0, b0],
        [a1, b0],
        [a1, b1],
        [a0, b1],
      ] as const
    ).map(([a, b]): Corner => (end ? [a, b, end] : [a, b])),
  );

/** A rectangle about the origin, `a` wide and `b` high. */
export const centredRectangle = (a: number, b: number, end?: { chamfer: number } | { radius: number }): Path =>
  rectangle([-a / 2, -b / 2], [a / 2, b / 2], end);

/** A regular polygon by its width across flats; two of a hexagon's flats lie at right angles to y. */
export function regular(sides: number, acrossFlats: number, centre: Point = [0, 0]): Path {
  const radius = acrossFlats / 2 / Math.cos(Math.PI / sides);
  const point = (i: number): Point => {
    const angle = (2 * Math.PI * i) / sides;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  };
  return corners(...Array.from({ length: sides }, (_, i) => point(i)));
}

/** A slot with round ends about the origin, `length` over all along the first axis. */
export function slot(length: number, width: number): Path {
  const [r, straight] = [width / 2, length / 2 - width / 2];
  return {
    from: [-straight, -r],
    segments: [
      { to: [straight, -r] },
      { to: [straight, r], via: [straight + r, 0] },
      { to: [-straight, r] },
      { to: [-straight, -r], via: [-straight - r, 0] },
    ],
  };
}

/** The half outline of a plain cylinder about the axis, with chamfered ends where wanted. */
export const cylinder = (
  from: number,
  to: number,
  diameter: number,
  ends: { bottom?: number; top?: number } = {},
): Path =>
  corners(
    [from, 0],
    [from, diameter / 2, { chamfer: ends.bottom ?? 0 }],
    [to, diameter / 2, { chamfer: ends.top ?? 0 }],
    [to, 0],
  );

/** The half outline of a ring about the axis. */
export const ring = (from: number, to: number, inner: number, outer: number): Path =>
  rectangle([from, inner / 2], [to, outer / 2]);
