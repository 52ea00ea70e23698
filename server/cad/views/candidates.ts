// Edges that a view of a body may show: those of its features, and where features meet. More than there are does no harm:
// `layers.ts` finds which are there.
import type { Body, Feature } from '../body.ts';
import { materialOf, placeOf, type Box } from '../material.ts';
import type { Candidate } from './carriers.ts';
import { ofPrism, ofTurned } from './features.ts';
import { meetingRounds, meetingRulings } from './meetings.ts';
import { exact, NONE, seen, type Solid } from './seen.ts';
import { rulingsAlong, traced } from './traces.ts';
import type { Camera } from './view.ts';

const overlap = (one: Box, other: Box): boolean =>
  [0, 1, 2].every((axis) => one.min[axis]! <= other.max[axis]! + NONE && other.min[axis]! <= one.max[axis]! + NONE);
const isSolid = (feature: Feature): feature is Solid => feature.kind !== 'coil';

/** @param tolerance of curves that are neither lines nor arcs, mm */
export function candidatesOf(body: Body, camera: Camera, tolerance: number): Candidate[] {
  const { add, cut } = materialOf(body);
  const probes = [...add, ...cut];
  return probes.flatMap((probe, i) => {
    const { feature, box } = probe;
    if (!isSolid(feature)) return [];
    const place = seen(camera, placeOf(feature));
    const own = feature.kind === 'turned' ? ofTurned(feature, place, tolerance) : ofPrism(feature, place, tolerance);
    const met = probes.flatMap((other, j) => {
      if (other === probe || !isSolid(other.feature) || !overlap(box, other.box)) return [];
      const found = place.isEndOn ? [] : exact(meetingRulings(feature, other.feature, place));
      if (feature.kind === 'turned')
        for (const [z, r] of meetingRounds(feature, other.feature))
          found.push(
            ...ofTurned({ kind: 'turned', outline: { from: [z, 0], segments: [{ to: [z, r] }] } }, place, tolerance),
          );
      const rulings = rulingsAlong(feature, other.feature, place, i < j);
      found.push(...traced(rulings, other, camera, tolerance));
      return found;
    });
    return [...own, ...met];
  });
}
