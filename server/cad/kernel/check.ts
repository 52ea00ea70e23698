// What a solid is, by the kernel's own measures.
import type { Bnd_Box, TopoDS_Shape } from 'replicad-opencascadejs';
import type { Vector } from '../body.ts';
import type { Kernel } from './kernel.ts';

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
/** mm between the bounds of a body and those of its solid. */
const TOLERANCE = 0.01;

export const areSameBounds = (one: Bounds, other: Bounds): boolean =>
  [0, 1, 2].every(
    (axis) =>
      Math.abs(one.min[axis]! - other.min[axis]!) <= TOLERANCE &&
      Math.abs(one.max[axis]! - other.max[axis]!) <= TOLERANCE,
  );

/**
 * Measures a solid.
 * @param expected bounds of the body: where the quick look at the solid finds them, the exact one is spared, which takes
 *   most of a pin's time
 */
export function measure(kernel: Kernel, solid: TopoDS_Shape, expected: Bounds): Measures {
  const mass = new kernel.GProp_GProps();
  kernel.BRepGProp.VolumeProperties(solid, mass, false, false, false);
  const boundsBy = (fill: (box: Bnd_Box) => void): Bounds => {
    const box = new kernel.Bnd_Box();
    fill(box);
    const [low, high] = [box.CornerMin(), box.CornerMax()];
    return { min: [low.X(), low.Y(), low.Z()], max: [high.X(), high.Y(), high.Z()] };
  };
  // Quick, and too wide around tori and free surfaces.
  const quick = boundsBy((box) => kernel.BRepBndLib.Add(solid, box, false));
  const bounds = areSameBounds(quick, expected)
    ? quick
    : boundsBy((box) => kernel.BRepBndLib.AddOptimal(solid, box, false, false));
  return {
    isValid: new kernel.BRepCheck_Analyzer(solid, true, false, false).IsValid(),
    volume: mass.Mass(),
    ...bounds,
  };
}
