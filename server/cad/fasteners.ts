// Standard sizes of screws and their holes.
import type { Path } from './body.ts';
import { corners } from './outline.ts';

/** Clearance hole (ISO 273, medium) and counterbore (DIN 974-1, for ISO 4762) by nominal diameter, mm. */
const HOLES: Readonly<Record<number, { through: number; counterbore: number; depth: number }>> = {
  3: { through: 3.4, counterbore: 6.5, depth: 3.4 },
  4: { through: 4.5, counterbore: 8, depth: 4.4 },
  5: { through: 5.5, counterbore: 10, depth: 5.4 },
  6: { through: 6.6, counterbore: 11, depth: 6.4 },
  8: { through: 9, counterbore: 15, depth: 8.6 },
  10: { through: 11, counterbore: 18, depth: 10.6 },
  12: { through: 13.5, counterbore: 20, depth: 12.6 },
  16: { through: 17.5, counterbore: 26, depth: 16.6 },
};

/** Diameters and depth of the hole for a socket head cap screw; sizes beyond the standard's by proportion. */
export const screwHole = (diameter: number) =>
  HOLES[diameter] ?? { through: diameter * 1.1, counterbore: diameter * 1.7, depth: diameter * 1.05 };

/** Beyond the faces that a hole breaks through, mm. */
const BEYOND = 1;

/**
 * The half outline to cut a screw's hole through a part of this thickness, its head countersunk in the upper face.
 * @param room for the head: where it is too small or the part too thin, the hole is plain
 */
export function screwHoleOutline(diameter: number, thickness: number, room: number): Path {
  const { through, counterbore, depth } = screwHole(diameter);
  const isSunk = counterbore <= room && depth <= thickness - 1;
  const head = isSunk ? counterbore / 2 : through / 2;
  const seat = isSunk ? thickness - depth : thickness / 2;
  return corners(
    [-BEYOND, 0],
    [-BEYOND, through / 2],
    [seat, through / 2],
    [seat, head],
    [thickness + BEYOND, head],
    [thickness + BEYOND, 0],
  );
}

/** Distance of a row's first screw from the end of the part, in its head's diameters. */
const END = 1.3;
/** Between the heads of neighbouring screws, mm. */
const WALL = 1;

/**
 * Positions of screws in a row along a part, from its middle. A short part has the first ones a quarter of its length
 * from its ends. Null: their heads do not fit.
 */
export function screwRow(diameter: number, number: number, length: number): number[] | null {
  const head = screwHole(diameter).counterbore;
  if (!Number.isInteger(number) || head + 2 * WALL > length) return null;
  if (number === 1) return [0];
  const first = length / 2 - Math.min(END * head, length / 4);
  const step = (2 * first) / (number - 1);
  if (step < head + WALL || length / 2 - first < head / 2 + WALL) return null;
  return Array.from({ length: number }, (_, i) => i * step - first);
}
