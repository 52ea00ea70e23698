/**
 * Shuffles: each order of the work is equally likely, so that one query's caches do not always serve the same other
 * query.
 */
export function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  let seed = 1; // the same order in every run
  for (let i = mixed.length - 1; i > 0; i--) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const j = seed % (i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
