// Measures solids and checks them.
import type { Bnd_Box, TopoDS_Shape } from 'replicad-opencascadejs';
import { areSameBounds, type Bounds, type Measures } from '../solid-measures.ts';
import type { Kernel } from './kernel.ts';

/** Relative, of each face. */
const VOLUME_ERROR = 1e-5;

/**
 * Measures a solid.
 * @param expected bounds of the body: where the quick look at the solid finds them, the exact one is spared, which takes
 *   most of a pin's time
 */
export function measure(kernel: Kernel, solid: TopoDS_Shape, expected: Bounds): Measures {
  const mass = new kernel.GProp_GProps();
  // Integrated up to a given error: the kernel's other way takes ten times as long along a spring, and says the same.
  kernel.BRepGProp.VolumeProperties(solid, mass, VOLUME_ERROR, false, false);
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
