// What the kernel measures of a solid.
import type { Vector } from './body.ts';

/** mm */
export interface Bounds {
  min: Vector;
  max: Vector;
}
export interface Measures extends Bounds {
  /** Whether the kernel finds no fault: closed, no face crossing another. */
  isValid: boolean;
  /** mm³ */
  volume: number;
}

/** mm between the bounds of a body and those of its solid; the kernel widens the latter by 1e-7. */
const TOLERANCE = 0.01;

export const areSameBounds = (one: Bounds, other: Bounds): boolean =>
  [0, 1, 2].every(
    (axis) =>
      Math.abs(one.min[axis]! - other.min[axis]!) <= TOLERANCE &&
      Math.abs(one.max[axis]! - other.max[axis]!) <= TOLERANCE,
  );
