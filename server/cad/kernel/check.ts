// What a solid is, by the kernel's own measures.
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { Vector } from '../body.ts';
import type { Kernel } from './kernel.ts';

export interface Measures {
  /** Whether the kernel finds no fault: closed, no face crossing another. */
  isValid: boolean;
  /** mm³ */
  volume: number;
  /** mm; the kernel widens it by its tolerance of 1e-7. */
  min: Vector;
  max: Vector;
}

/** Measures a solid. */
export function measure(kernel: Kernel, solid: TopoDS_Shape): Measures {
  const mass = new kernel.GProp_GProps();
  kernel.BRepGProp.VolumeProperties(solid, mass, false, false, false);
  const box = new kernel.Bnd_Box();
  kernel.BRepBndLib.AddOptimal(solid, box, false, false);
  const [low, high] = [box.CornerMin(), box.CornerMax()];
  return {
    isValid: new kernel.BRepCheck_Analyzer(solid, true, false, false).IsValid(),
    volume: mass.Mass(),
    min: [low.X(), low.Y(), low.Z()],
    max: [high.X(), high.Y(), high.Z()],
  };
}
