// In which view of a drawing a dimension stands, and at which side of it.
import type { Body, Point } from '../body.ts';
import type { Interval } from '../material.ts';
import { inView, type Camera, type Frame } from '../views/view.ts';
import type { Measured } from './dimensions.ts';
import type { Diameter } from './marks.ts';

/** A dimension to draw, and the longest text that may stand on its line. */
export interface Wanted {
  readonly key: string;
  readonly text: string;
  readonly measured: Measured;
}

/** Where a dimension stands: below a view, at a side of it, above it, or at the end of a leader. */
export type Slot =
  | { kind: 'below'; view: 0 | 1; span: Interval; feet: readonly [Point, Point] }
  | { kind: 'beside'; view: 0 | 1; side: 'left' | 'right'; span: Interval; start: readonly [number, number] }
  | { kind: 'above'; view: 0 | 1; span: Interval; at: Interval }
  | { kind: 'leader'; view: 0 | 1; at: Point; circle?: { centre: Point; radius: number } };
export interface Placed extends Wanted {
  slot: Slot;
}

/** mm */
export const SAME = 1e-6;
const isOnAxis = ({ centre, axis }: Diameter): boolean =>
  centre.every((part, i) => i === axis || Math.abs(part) < SAME);

/** Dimensions at the main view's sides. */
interface Taken {
  left: number;
  right: number;
}

/** The two views of a body. */
export interface Scene {
  cameras: readonly [main: Camera, other: Camera];
  frames: readonly [main: Frame, other: Frame];
  shownAs: Body['shownAs'];
}

/** Chamfers and short collars, of the view's height: what ends before them still counts as ending there. */
const AT_THE_END = 0.12;

/** Whether a range of the main view touches its left or right end. */
function sideOf([low, high]: Interval, { min, max }: Frame): 'left' | 'right' | 'both' | null {
  const near = (max[1] - min[1]) * AT_THE_END;
  const [left, right] = [low < min[0] + near, high > max[0] - near];
  if (left && right) return 'both';
  if (left) return 'left';
  return right ? 'right' : null;
}

function roundSlot(round: Diameter, scene: Scene, taken: Taken): Slot | null {
  const { cameras, frames, shownAs } = scene;
  const centred = isOnAxis(round);
  // A plate's own bore or rim is measured where it is seen from the side.
  const order: (0 | 1)[] = shownAs === 'plate' && centred ? [1, 0] : [0, 1];
  for (const view of order) {
    const camera = cameras[view];
    if (camera.right.axis !== round.axis) continue;
    if (!centred && round.axis === 2) continue; // one of several holes, seen from its end
    const ends = [round.from, round.to].map((at) => at * camera.right.sign);
    const along: Interval = [Math.min(...ends), Math.max(...ends)];
    const middle = inView(camera, round.centre)[1];
    const span: Interval = [middle - round.value / 2, middle + round.value / 2];
    return uprightSlot({ view, along, span }, frames[view], taken);
  }
  const facing = cameras.findIndex(({ towards }) => towards.axis === round.axis) as 0 | 1 | -1;
  if (facing >= 0) return circleSlot(facing as 0 | 1, round, scene);
  const camera = cameras[0];
  const [u, v] = inView(camera, round.centre);
  const [low, high] = [u - round.value / 2, u + round.value / 2];
  return {
    kind: 'below',
    view: 0,
    span: [low, high],
    feet: [
      [low, v],
      [high, v],
    ],
  };
}

/** A dimension across the axis: at the end that it touches, or above the part. */
function uprightSlot(
  { view, along, span }: { view: 0 | 1; along: Interval; span: Interval },
  frame: Frame,
  taken: Taken,
): Slot {
  if (view === 1) return { kind: 'beside', view, side: 'right', span, start: [along[1], along[1]] };
  const touched = sideOf(along, frame);
  if (touched === null) return { kind: 'above', view, span, at: along };
  const emptier = taken.right <= taken.left ? 'right' : 'left';
  const side = touched === 'both' ? emptier : touched;
  taken[side] += 1;
  const end = side === 'left' ? along[0] : along[1];
  return { kind: 'beside', view, side, span, start: [end, end] };
}

/** An arrow at the upper right of a circle, or at its upper left. */
function circleSlot(view: 0 | 1, round: Diameter, { cameras }: Scene, side: 1 | -1 = 1): Slot {
  const [u, v] = inView(cameras[view], round.centre);
  const radius = round.value / 2;
  const at: Point = [u + side * radius * Math.SQRT1_2, v + radius * Math.SQRT1_2];
  return { kind: 'leader', view, at, circle: { centre: [u, v], radius } };
}

function lengthSlot(
  { from, to }: Extract<Measured, { kind: 'length' }>,
  { cameras, frames, shownAs }: Scene,
  taken: Taken,
): Slot {
  const view = cameras.findIndex(({ right, up }) => right.axis === from.axis || up.axis === from.axis) as 0 | 1;
  const camera = cameras[view];
  const isLevel = camera.right.axis === from.axis;
  const look = isLevel ? camera.right : camera.up;
  // From left to right, or from below upwards.
  const ends = look.sign > 0 ? [from, to] : [to, from];
  const span = ends.map(({ at }) => at * look.sign) as unknown as Interval;
  const boxes = ends.map(({ box }) => [inView(camera, box.min), inView(camera, box.max)] as const);
  if (isLevel) {
    const [first, last] = boxes.map(([p, q]) => Math.min(p[1], q[1])) as [number, number];
    return {
      kind: 'below',
      view,
      span,
      feet: [
        [span[0], first],
        [span[1], last],
      ],
    };
  }
  if (shownAs === 'plate' && view === 0) {
    taken.left += 1;
    const start = boxes.map(([p, q]) => Math.min(p[0], q[0])) as [number, number];
    return { kind: 'beside', view, side: 'left', span, start };
  }
  const across = boxes.flatMap(([p, q]) => [p[0], q[0]]);
  return uprightSlot({ view, along: [Math.min(...across), Math.max(...across)], span }, frames[view], taken);
}

/**
 * Where a dimension stands; null: no view shows it.
 * @param taken how many dimensions stand at the main view's sides already
 */
export function slotOf(measured: Measured, scene: Scene, taken: Taken): Slot | null {
  const { cameras } = scene;
  switch (measured.kind) {
    case 'diameter':
      return roundSlot(measured.round, scene, taken);
    case 'hole':
    case 'circle': {
      const facing = cameras.findIndex(({ towards }) => towards.axis === measured.round.axis);
      if (facing < 0) return null;
      // The holes of a circle may stand at the upper right, with arrows of their own.
      return circleSlot(facing as 0 | 1, measured.round, scene, measured.kind === 'circle' ? -1 : 1);
    }
    case 'radius':
    case 'angle': {
      const [u, v] = inView(cameras[0], measured.spot.at);
      return { kind: 'leader', view: 0, at: [u, v] };
    }
    case 'length':
      return lengthSlot(measured, scene, taken);
  }
}
