// Drawing views: their lines, and the direction from which each shows the body.
import type { Body, Point, Vector } from '../body.ts';
import type { Edge } from '../edge.ts';
import type { Axis } from '../material.ts';

export type LineKind = 'visible' | 'hidden' | 'axis';
/** A line of a drawing; a circle is an arc of 360°. */
export interface Line {
  readonly kind: LineKind;
  readonly edge: Edge;
}
export interface Frame {
  readonly min: Point;
  readonly max: Point;
}
/** One view at 1:1 in mm, in the body's own coordinates, so that dimensions can be laid over it. */
export interface View {
  readonly name: 'main' | 'end' | 'side';
  readonly lines: readonly Line[];
  /** About the visible and hidden lines. */
  readonly bounds: Frame;
  /** Where the view's origin stands on the sheet. */
  readonly at: Point;
}

interface Look {
  readonly axis: Axis;
  readonly sign: 1 | -1;
}
/** Which way the world's axes run in a view: to the right, up, and towards the viewer. */
export interface Camera {
  readonly name: View['name'];
  readonly right: Look;
  readonly up: Look;
  readonly towards: Look;
}

const look = (axis: Axis, sign: 1 | -1 = 1): Look => ({ axis, sign });
const [X, Y, Z] = [0, 1, 2] as const;

/** First-angle projection (ISO 5456-2): the view from the left stands to the right of the main view. */
export const CAMERAS: Readonly<Record<Body['shownAs'], readonly [main: Camera, other: Camera]>> = {
  turned: [
    { name: 'main', right: look(Z), up: look(Y), towards: look(X, -1) },
    { name: 'end', right: look(X, -1), up: look(Y), towards: look(Z, -1) },
  ],
  plate: [
    { name: 'main', right: look(X), up: look(Y), towards: look(Z) },
    { name: 'side', right: look(Z), up: look(Y), towards: look(X, -1) },
  ],
};

/** A point or direction of the world as right, up, and depth towards the viewer. */
export const inView = ({ right, up, towards }: Camera, p: Vector): Vector => [
  p[right.axis] * right.sign,
  p[up.axis] * up.sign,
  p[towards.axis] * towards.sign,
];

/** The world's point behind a view's point, at depth 0. */
export function inWorld({ right, up }: Camera, [u, v]: Point): Vector {
  const at = (axis: Axis): number => {
    if (axis === right.axis) return u * right.sign;
    return axis === up.axis ? v * up.sign : 0;
  };
  return [at(0), at(1), at(2)];
}
