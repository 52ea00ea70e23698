// Kinds of surfaces, and how features stand to each other.
import type { Place } from '../body.ts';
import { edgesOf, type Edge } from '../edge.ts';
import { cross, dot, plus } from '../material.ts';
import { NONE, type Solid } from './seen.ts';

/** Edges of half outlines that become planes, cylinders, or nothing. */
export const isFlat = (edge: Edge): boolean => edge.kind === 'line' && Math.abs(edge.from[0] - edge.to[0]) < NONE;
export const isCylinder = (edge: Edge): boolean =>
  edge.kind === 'line' && Math.abs(edge.from[1] - edge.to[1]) < NONE && edge.from[1] > NONE;

const isOnAxis = (edge: Edge): boolean => edge.kind === 'line' && edge.from[1] + edge.to[1] < NONE;
/** How simple a feature's surfaces are: 0 prisms, 1 cylinders, 2 cones, 3 with round ones that no straight line makes up. */
export function rankOf(feature: Solid): 0 | 1 | 2 | 3 {
  if (feature.kind === 'prism') return 0;
  const edges = edgesOf(feature.outline);
  if (edges.some(({ kind }) => kind === 'arc')) return 3;
  return edges.every((edge) => isFlat(edge) || isCylinder(edge) || isOnAxis(edge)) ? 1 : 2;
}

/** Whether two places' axes are parallel. */
export function isParallel(one: Place, other: Place): boolean {
  return Math.abs(dot(one.z, other.z)) > 1 - 1e-12;
}
/** Whether two places share their axis. */
export function isCoaxial(one: Place, other: Place): boolean {
  return isParallel(one, other) && Math.hypot(...cross(plus(other.origin, one.origin, -1), one.z)) < NONE;
}
