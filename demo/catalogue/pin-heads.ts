import { upTo } from './format.ts';

/**
 * Head of DIN 1530-A / ISO 6751 by shaft diameter: head diameter d2, head height k, fillet r (trade catalogues' table).
 */
const CYLINDRICAL = [
  { max: 1.7, d2: 3, k: 1.5, r: 0.2 },
  { max: 2.2, d2: 4, k: 2, r: 0.2 },
  { max: 2.7, d2: 5, k: 2, r: 0.3 },
  { max: 3.2, d2: 6, k: 3, r: 0.3 },
  { max: 3.7, d2: 7, k: 3, r: 0.3 },
  { max: 4.5, d2: 8, k: 3, r: 0.3 },
  { max: 5.5, d2: 10, k: 3, r: 0.3 },
  { max: 7, d2: 12, k: 5, r: 0.5 },
  { max: 9, d2: 14, k: 5, r: 0.5 },
  { max: 11, d2: 16, k: 5, r: 0.5 },
  { max: 12.5, d2: 18, k: 7, r: 0.8 },
  { max: 16, d2: 22, k: 7, r: 0.8 },
  { max: 18, d2: 24, k: 7, r: 0.8 },
  { max: 20, d2: 26, k: 8, r: 0.8 },
  { max: 25, d2: 32, k: 10, r: 1 },
  { max: 32, d2: 40, k: 10, r: 1 },
] as const;

export function cylindricalHead(d1: number) {
  return upTo(CYLINDRICAL, d1);
}

/** 60° head of DIN 9861-D: from this shaft diameter on, head diameter d2 and cylindrical rim k. */
const CONICAL = [
  [0.5, 0.9, 0.2],
  [0.55, 1, 0.2],
  [0.6, 1.1, 0.2],
  [0.65, 1.2, 0.2],
  [0.7, 1.3, 0.2],
  [0.8, 1.4, 0.4],
  [0.9, 1.6, 0.4],
  [1, 1.8, 0.5],
  [1.2, 2, 0.5],
  [1.4, 2.2, 0.5],
  [1.6, 2.5, 0.5],
  [1.8, 2.8, 0.5],
  [2, 3, 0.5],
  [2.1, 3.2, 0.5],
  [2.3, 3.5, 0.5],
  [2.6, 4, 0.5],
  [3, 4.5, 0.5],
  [3.5, 5, 0.5],
  [4, 5.5, 0.5],
  [4.5, 6, 0.5],
  [5, 6.5, 0.5],
  [5.5, 7, 0.5],
  [6, 8, 0.5],
  [6.5, 9, 1],
  [7.5, 10, 1],
  [8.5, 11, 1],
  [9.5, 12, 1],
  [10.5, 13, 1],
  [11.5, 14, 1],
  [12.5, 15, 1],
  [13.5, 16, 1],
  [14.5, 17, 1],
  [15.5, 18, 1],
] as const;

export function conicalHead(d1: number): { d2: number; k: number } {
  let head: (typeof CONICAL)[number] = CONICAL[0];
  for (const row of CONICAL) if (d1 >= row[0] - 1e-9) head = row;
  return { d2: head[1], k: head[2] };
}

/** Longest pin the trade keeps per diameter: thin pins buckle and warp in hardening. */
const LONGEST = [
  { max: 1.7, length: 160 },
  { max: 2.2, length: 250 },
  { max: 2.7, length: 315 },
  { max: 3.7, length: 400 },
  { max: 4.5, length: 630 },
  { max: 5.5, length: 800 },
  { max: 99, length: 1000 },
] as const;

export function longestPin(d1: number): number {
  return upTo(LONGEST, d1).length;
}

/** Shortest pin kept per diameter: thick pins start longer. */
export function shortestPin(d1: number): number {
  return d1 >= 25 ? 160 : 100;
}
