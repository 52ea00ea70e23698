// Sizes to try: the extremes fail first.

const RANDOM_SIZES = 5;

/** The first, the last, and some random ones between, in their order. */
export function sampleOf<T>(all: readonly T[], random: () => number = Math.random): T[] {
  const inner = all.slice(1, -1);
  const places = new Set<number>();
  while (places.size < Math.min(RANDOM_SIZES, inner.length)) places.add(Math.floor(random() * inner.length));
  const chosen = [...places].toSorted((a, b) => a - b).map((at) => inner[at]!);
  return [...all.slice(0, 1), ...chosen, ...(all.length > 1 ? all.slice(-1) : [])];
}

export const slicesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
