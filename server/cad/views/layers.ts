// Which candidates are edges: those across which the layers of material behind the paper break or bend. A break of the
// foremost surface is seen, one further back is hidden; smooth surfaces give no line, so tangent edges vanish.
import type { Body, Point } from '../body.ts';
import { alongAxis } from '../material.ts';
import { inWorld, type Camera } from './view.ts';

/** The depths at which a line of sight enters and leaves material, the viewer's side first. */
function layersAt(body: Body, camera: Camera, point: Point): number[] {
  const { axis, sign } = camera.towards;
  const depths = alongAxis(body, axis, inWorld(camera, point)).flat();
  return sign > 0 ? depths.toReversed() : depths.map((depth) => -depth);
}

/** Smaller angles between two faces draw no edge, radians (0.25°). */
const SMOOTH = 0.0044;
/** Where the edge's place is known less well. */
const SMOOTH_OF_TRACED = 0.03;

/**
 * @param step between lines of sight, mm: far below any real size, far above rounding
 * @returns the judge of stretches: it compares lines of sight on both sides of an edge
 */
export function judgeOf(body: Body, camera: Camera, step: number) {
  return (point: Point, across: Point, slack: number): 'visible' | 'hidden' | null => {
    const apart = Math.max(step, 4 * slack);
    const smooth = slack > 0 ? SMOOTH_OF_TRACED : SMOOTH;
    const at = (steps: number) =>
      layersAt(body, camera, [point[0] + across[0] * apart * steps, point[1] + across[1] * apart * steps]);
    const [left, right] = [at(-1), at(1)];
    if (left.length === 0 || right.length === 0) return left.length === right.length ? null : 'visible';
    const [farLeft, farRight] = [at(-2), at(2)];
    const breaks = (i: number): boolean => {
      const [l, r] = [left[i], right[i]];
      if (l === undefined || r === undefined) return true;
      if (farLeft.length !== left.length || farRight.length !== right.length) return Math.abs(l - r) > 10 * apart;
      const [rise, fall] = [l - farLeft[i]!, farRight[i]! - r];
      if (Math.abs(l + rise - (r - fall)) > 10 * apart) return true;
      return Math.abs(Math.atan(rise / apart) - Math.atan(fall / apart)) > smooth;
    };
    for (let i = 0; i < Math.max(left.length, right.length); i++) if (breaks(i)) return i === 0 ? 'visible' : 'hidden';
    return null;
  };
}
