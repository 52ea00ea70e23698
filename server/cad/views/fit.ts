// Curves that are neither lines nor arcs, drawn as such.
import type { Point } from '../body.ts';
import { distance, edgeThrough } from '../edge.ts';
import type { Candidate } from './carriers.ts';
import { line, NONE } from './seen.ts';

/** Replaces a curve by arcs and lines that lie within `tolerance`. */
export function fitted(at: (s: number) => Point, from: number, to: number, tolerance: number, depth = 7): Candidate[] {
  const [p0, p1, p2, p3, p4] = [0, 0.25, 0.5, 0.75, 1].map((f) => at(from + (to - from) * f)) as [
    Point,
    Point,
    Point,
    Point,
    Point,
  ];
  if (distance(p0, p2) + distance(p2, p4) < tolerance / 10) return [];
  const chord = distance(p0, p4);
  const off = ([u, v]: Point) =>
    chord < NONE ? Infinity : Math.abs((u - p0[0]) * (p4[1] - p0[1]) - (v - p0[1]) * (p4[0] - p0[0])) / chord;
  const bow = Math.max(off(p1), off(p2), off(p3));
  if (bow < 1e-9) return [{ edge: line(p0, p4), slack: 0 }];
  if (bow < tolerance) return [{ edge: line(p0, p4), slack: bow }];
  const edge = chord < NONE ? null : edgeThrough(p0, p4, p2);
  if (edge?.kind === 'arc') {
    const error = Math.max(...[p1, p3].map((p) => Math.abs(distance(p, edge.centre) - edge.radius)));
    if (error < 1e-9) return [{ edge, slack: 0 }];
    if (error < tolerance || depth === 0) return [{ edge, slack: Math.min(error, tolerance) }];
  }
  if (depth === 0) return [];
  const half = (from + to) / 2;
  return [...fitted(at, from, half, tolerance, depth - 1), ...fitted(at, half, to, tolerance, depth - 1)];
}
