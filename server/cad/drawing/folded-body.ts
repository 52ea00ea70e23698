// A long part made shorter for its picture: as in drawings, a piece that looks the same throughout is left out.
import { isCircle, prism, type Body, type Feature, type Outline, type Point, type Vector } from '../body.ts';
import { centredRectangle } from '../outline.ts';
import { addedBox, placeOf, type Axis } from '../material.ts';
import { CAMERAS } from '../views/view.ts';
import { foldOf } from './fold.ts';

/** Length of a part, of its thickness, that a picture still shows whole, and to which a longer one is shortened. */
const LONGEST = 7;
const SHORTENED = 5.5;
/** The gap that shows where a piece is left out, of the thickness. */
const GAP = 0.25;
const PARALLEL = 1e-9;

type Move = (at: number) => number;

const mappedOutline = (outline: Outline, map: (point: Point) => Point): Outline =>
  isCircle(outline)
    ? { ...outline, centre: map(outline.centre) }
    : {
        from: map(outline.from),
        segments: outline.segments.map(({ to, via }) => (via ? { to: map(to), via: map(via) } : { to: map(to) })),
      };

/** A feature with everything along an axis of the world moved. */
function moved(feature: Feature, axis: Axis, move: Move): Feature {
  if (feature.kind === 'coil') return feature;
  const place = placeOf(feature);
  const { origin, x, z } = place;
  const stands = move(origin[axis]);
  const own = { ...place, origin: origin.map((part, i) => (i === axis ? stands : part)) as unknown as Vector };
  /** A distance from the origin along a direction of the feature. */
  const along =
    (direction: number): Move =>
    (by) =>
      (move(origin[axis] + by * direction) - stands) * direction;
  const y = z[(axis + 1) % 3]! * x[(axis + 2) % 3]! - z[(axis + 2) % 3]! * x[(axis + 1) % 3]!;
  const [alongX, alongY, alongZ] = [x[axis], y, z[axis]].map((part) =>
    Math.abs(Math.abs(part) - 1) < PARALLEL ? along(Math.sign(part)) : (by: number) => by,
  ) as [Move, Move, Move];
  if (feature.kind === 'turned')
    return { ...feature, place: own, outline: mappedOutline(feature.outline, ([a, r]) => [alongZ(a), r]) };
  const map = ([a, b]: Point): Point => [alongX(a), alongY(b)];
  return {
    ...feature,
    place: own,
    from: alongZ(feature.from),
    to: alongZ(feature.to),
    outline: mappedOutline(feature.outline, map),
    ...(feature.holes && { holes: feature.holes.map((hole) => mappedOutline(hole, map)) }),
  };
}

/** The part as its picture shows it; short ones as they are. */
export function foldedBody(body: Body): Body {
  const { min, max } = addedBox(body);
  const [{ right }] = CAMERAS[body.shownAs];
  const axis = right.axis;
  const thickness = Math.max(...[0, 1, 2].map((one) => (one === axis ? 0 : max[one]! - min[one]!)));
  if (max[axis] - min[axis] <= LONGEST * thickness) return body;
  const range = [min[axis], max[axis]] as const;
  const { cuts, at } = foldOf(body, { axis, sign: 1, range, height: thickness, wanted: SHORTENED * thickness });
  if (cuts.length === 0) return body;
  const half = (GAP * thickness) / 2;
  const side = 4 * thickness;
  const direction = [0, 1, 2].map((one) => (one === axis ? 1 : 0)) as unknown as Vector;
  const across = [0, 1, 2].map((one) => (one === (axis + 1) % 3 ? 1 : 0)) as unknown as Vector;
  const gaps = cuts.map(([from]) =>
    prism(centredRectangle(side, side), at(from) - half, at(from) + half, {
      place: { origin: [0, 0, 0], z: direction, x: across },
    }),
  );
  return {
    ...body,
    add: body.add.map((feature) => moved(feature, axis, at)),
    cut: [...(body.cut ?? []).map((feature) => moved(feature, axis, at)), ...gaps],
  };
}
