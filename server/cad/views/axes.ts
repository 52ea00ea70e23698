// Centre lines (ISO 128): along the axes of round features, and crosses where these are seen end-on.
import { isCircle, type Body, type Feature, type Point, type Vector } from '../body.ts';
import { edgesOf, reachOf } from '../edge.ts';
import { loopsOf, placeOf, worldOf } from '../material.ts';
import { inView, type Camera, type Frame, type Line } from './view.ts';

/** A round feature's axis between its ends, in the world. */
interface Round {
  readonly from: Vector;
  readonly to: Vector;
  readonly radius: number;
}

function roundsOf(feature: Feature): Round[] {
  const place = placeOf(feature);
  if (feature.kind !== 'prism') {
    const edges = edgesOf(feature.outline);
    const [, radius] = reachOf(edges, [0, 1]);
    const [low, high] = feature.kind === 'coil' ? [feature.bottom, feature.top] : reachOf(edges, [1, 0]);
    return [{ from: worldOf(place, [0, 0, low]), to: worldOf(place, [0, 0, high]), radius }];
  }
  return loopsOf(feature)
    .filter(isCircle)
    .map(({ centre, radius }) => ({
      from: worldOf(place, [...centre, feature.from]),
      to: worldOf(place, [...centre, feature.to]),
      radius,
    }));
}

/** Centre lines stand out by 5 % of the length, 1 to 3 mm. */
const overhang = (length: number): number => Math.min(3, Math.max(1, length * 0.05));

/** A stretch of a centre line: on the line `across` = const, parallel to an axis of the view. */
interface Stretch {
  readonly isUpright: boolean;
  readonly across: number;
  from: number;
  to: number;
}

/** The centre lines within a view; holes count only as far as the part reaches. */
export function axesOf(body: Body, camera: Camera, { min, max }: Frame): Line[] {
  const slanted: Line[] = [];
  const stretches: Stretch[] = [];
  const add = (isUpright: boolean, across: number, one: number, other: number) => {
    const i = isUpright ? 1 : 0;
    const from = Math.max(min[i], Math.min(one, other));
    const to = Math.min(max[i], Math.max(one, other));
    const j = 1 - i;
    if (from >= to || across < min[j]! || across > max[j]!) return;
    const known = stretches.find(
      (s) => s.isUpright === isUpright && Math.abs(s.across - across) < 1e-6 && s.from <= to && from <= s.to,
    );
    if (!known) stretches.push({ isUpright, across, from, to });
    else [known.from, known.to] = [Math.min(known.from, from), Math.max(known.to, to)];
  };
  // A turned part has its axis throughout, whatever its features are.
  if (body.shownAs === 'turned' && camera.right.axis === 2) add(false, 0, min[0], max[0]);
  for (const { from, to, radius } of [...body.add, ...(body.cut ?? [])].flatMap(roundsOf)) {
    const [p, q] = [inView(camera, from), inView(camera, to)];
    const [du, dv] = [Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1])];
    if (du < 1e-9 && dv < 1e-9) {
      add(false, p[1], p[0] - radius, p[0] + radius);
      add(true, p[0], p[1] - radius, p[1] + radius);
    } else if (dv < 1e-9) add(false, p[1], p[0], q[0]);
    else if (du < 1e-9) add(true, p[0], p[1], q[1]);
    else slanted.push({ kind: 'axis', edge: { kind: 'line', from: [p[0], p[1]], to: [q[0], q[1]] } });
  }
  return [
    ...stretches.map(({ isUpright, across, from, to }): Line => {
      const out = overhang(to - from);
      const at = (t: number): Point => (isUpright ? [across, t] : [t, across]);
      return { kind: 'axis', edge: { kind: 'line', from: at(from - out), to: at(to + out) } };
    }),
    ...slanted,
  ];
}
