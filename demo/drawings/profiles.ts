import { arc, type Pt } from './geometry.ts';

/** Profile pieces ([position, radius] along the axis) that many turned parts share. */

/** A cylinder with annular grooves (oil grooves); `width` along, `depth` into the surface. */
export function grooved(
  from: number,
  to: number,
  r: number,
  positions: readonly number[],
  width: number,
  depth: number,
): Pt[] {
  return [
    [from, r],
    ...positions.flatMap((p): Pt[] => [
      [p, r],
      [p + width * 0.3, r - depth],
      [p + width * 0.7, r - depth],
      [p + width, r],
    ]),
    [to, r],
  ];
}

/** Saw-tooth crests for shaded pictures; flat views use the thread symbol instead. */
export function threaded(from: number, to: number, r: number, pitch: number): Pt[] {
  const turns = Math.max(1, Math.round((to - from) / pitch));
  const step = (to - from) / turns;
  return Array.from({ length: turns }, (_, i): Pt[] => [
    [from + i * step, r - pitch * 0.5],
    [from + (i + 0.5) * step, r],
  ])
    .flat()
    .concat([[to, r - pitch * 0.5]]);
}

/** Rounded end: quarter arc from radius `r` at `x` down to `r - radius` at `x + radius`. */
export function roundedEnd(x: number, r: number, radius: number): Pt[] {
  return arc(x, r - radius, radius, 90, 0, 8);
}
