// A logarithmic scale: dimensions from half a millimetre to a metre stand on one line.

export interface Extent {
  min: number;
  max: number;
}

/** Place of a value between the ends of a scale, 0–1. A scale whose ends are equal has everything at its beginning. */
export function placeOn({ min, max }: Extent, value: number): number {
  // From zero or below no logarithm leads anywhere: such a scale begins at a hundredth of its end.
  const least = min > 0 ? min : max / 100;
  if (!(max > least)) return 0;
  const place = Math.log(Math.max(value, least) / least) / Math.log(max / least);
  return Math.min(1, place);
}

/** The scale that holds all extents; null without any. */
export function scaleOf(extents: readonly Extent[]): Extent | null {
  if (extents.length === 0) return null;
  return { min: Math.min(...extents.map(({ min }) => min)), max: Math.max(...extents.map(({ max }) => max)) };
}
