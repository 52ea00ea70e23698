// Integrals of functions that are smooth between known breaks.

/** Nodes and weights of Gauss and Legendre's rule on [−1, 1], by Newton's method from Chebyshev's nodes. */
function gauss(count: number): readonly (readonly [node: number, weight: number])[] {
  return Array.from({ length: count }, (_, i): [number, number] => {
    let x = Math.cos((Math.PI * (i + 0.75)) / (count + 0.5));
    for (let round = 0; ; round++) {
      let [p0, p1] = [1, x];
      for (let k = 2; k <= count; k++) [p0, p1] = [p1, ((2 * k - 1) * x * p1 - (k - 1) * p0) / k];
      const slope = (count * (x * p1 - p0)) / (x * x - 1);
      if (round === 8) return [x, 2 / ((1 - x * x) * slope * slope)];
      x -= p1 / slope;
    }
  });
}

/** Nodes of a rule on [0, 1] that takes square roots at both ends exactly: x = (1 − cos φ) / 2. */
const endRule = (count: number): readonly (readonly [node: number, weight: number])[] =>
  gauss(count).map(([x, weight]) => {
    const phi = (Math.PI / 2) * (1 + x);
    return [(1 - Math.cos(phi)) / 2, (Math.PI / 4) * Math.sin(phi) * weight];
  });
const FINE = endRule(16);
export const COARSE = endRule(10);

/** Shorter stretches hold no volume worth computing, mm. */
const SHORTEST = 1e-9;

/** Integrates a function that is smooth between its breaks, square roots at the breaks included. */
export function integrate(
  of: (x: number) => number,
  from: number,
  to: number,
  breaks: readonly number[],
  rule = FINE,
): number {
  const ends = [from, ...breaks.filter((one) => one > from && one < to).sort((p, q) => p - q), to];
  let sum = 0;
  for (let i = 1; i < ends.length; i++) {
    const start = ends[i - 1]!;
    const length = ends[i]! - start;
    if (length > SHORTEST) for (const [x, weight] of rule) sum += of(start + length * x) * weight * length;
  }
  return sum;
}
