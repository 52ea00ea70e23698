// The two drawing views of a body, exact: lines and true arcs, visible, hidden and centre lines.
import type { Body } from '../body.ts';
import { reachOf } from '../edge.ts';
import { addedBox, type Box } from '../material.ts';
import { axesOf } from './axes.ts';
import { candidatesOf } from './candidates.ts';
import { judged } from './carriers.ts';
import { coilLines } from './coil.ts';
import { judgeOf } from './layers.ts';
import { CAMERAS, inView, type Camera, type Frame, type Line, type View } from './view.ts';

export type { Frame, Line, LineKind, View } from './view.ts';

/** Parts of the body's size: how close edges coincide, how far lines of sight stand apart, how well curves are met. */
const [SAME, STEP, CURVE] = [1e-7, 4e-7, 2e-5];
/** Bounds of lines are taken for the features' own within this, mm: no real gap of a part is as small. */
const SNAP = 0.005;

/** The box about the lines; where it agrees with the body's own size, with that size's digits. */
function frameOf(lines: readonly Line[], camera: Camera, { min, max }: Box, tolerance: number): Frame {
  const edges = lines.filter(({ kind }) => kind !== 'axis').map(({ edge }) => edge);
  const [p, q] = [inView(camera, min), inView(camera, max)];
  const along = (axis: 0 | 1): readonly [low: number, high: number] => {
    const drawn = reachOf(edges, axis === 0 ? [1, 0] : [0, 1]);
    const exact = [Math.min(p[axis], q[axis]), Math.max(p[axis], q[axis])] as const;
    return [0, 1].map((i) => (Math.abs(drawn[i]! - exact[i]!) < tolerance ? exact[i]! : drawn[i]!)) as [number, number];
  };
  const [[left, right], [low, high]] = [along(0), along(1)];
  return { min: [left, low], max: [right, high] };
}

function viewOf(body: Body, camera: Camera, box: Box, size: number): Omit<View, 'at'> {
  const coils = body.add.filter((feature) => feature.kind === 'coil');
  const rest: Body = coils.length > 0 ? { ...body, add: body.add.filter((feature) => feature.kind !== 'coil') } : body;
  const candidates = candidatesOf(rest, camera, size * CURVE);
  const lines: Line[] = [
    ...judged(candidates, size * SAME, judgeOf(rest, camera, size * STEP)),
    ...coils.flatMap((coil) => coilLines(coil, camera)),
  ];
  const bounds = frameOf(lines, camera, box, Math.min(2 * size * CURVE, SNAP));
  return { name: camera.name, lines: [...lines, ...axesOf(body, camera, bounds)], bounds };
}

/**
 * The main view and the one beside it, in first-angle projection: of turned parts along the axis and the end from the
 * left, of plates from above and from the left.
 */
export function viewsOf(body: Body): View[] {
  const box = addedBox(body);
  const { min, max } = box;
  const size = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const [main, other] = CAMERAS[body.shownAs].map((camera) => viewOf(body, camera, box, size)) as [View, View];
  const height = Math.max(main.bounds.max[1] - main.bounds.min[1], other.bounds.max[1] - other.bounds.min[1]);
  const gap = Math.max(10, Math.round(height / 4));
  return [
    { ...main, at: [0, 0] },
    { ...other, at: [main.bounds.max[0] + gap - other.bounds.min[0], 0] },
  ];
}
