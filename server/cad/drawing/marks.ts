// What can be measured at a body: planes, diameters, radii and cone angles, in the order of its features.
import type { Coil, Feature, Outline, Place, Point, Prism, Turned, Vector } from '../body.ts';
import { isCircle, type Body } from '../body.ts';
import { edgesOf, extremesOf, pointOn, reachOf, type Edge } from '../edge.ts';
import { placeOf, worldOf, type Axis, type Box } from '../material.ts';

/** Where something of the part begins, ends or has its middle, across an axis of the world. */
export interface Plane {
  readonly axis: Axis;
  readonly at: number;
  /** About what lies in it. */
  readonly box: Box;
}
/** Of something round about an axis of the world. */
export interface Diameter {
  readonly axis: Axis;
  readonly value: number;
  readonly centre: Vector;
  /** From where to where it has this diameter, along the axis. */
  readonly from: number;
  readonly to: number;
  /** Of an outside or a bore of what is added, not of what is cut from it afterwards. */
  readonly isAdded: boolean;
}
/** A radius or a cone's angle, and where an arrow points at it. */
export interface Spot {
  readonly value: number;
  readonly at: Vector;
}
/** Lists of equal bodies' marks correspond to each other, place by place. */
export interface Marks {
  planes: Plane[];
  diameters: Diameter[];
  /** Diameters of the circles on which holes stand. */
  circles: Diameter[];
  radii: Spot[];
  /** Degrees, of whole cones. */
  angles: Spot[];
}

const PARALLEL = 1e-9;

/** The axis of the world along which a direction runs; null: none. */
function axisOf(direction: Vector): Axis | null {
  const axis = direction.findIndex((part) => Math.abs(Math.abs(part) - 1) < PARALLEL);
  return axis < 0 ? null : (axis as Axis);
}

const pointBox = (...points: Vector[]): Box => ({
  min: [0, 1, 2].map((axis) => Math.min(...points.map((point) => point[axis]!))) as unknown as Vector,
  max: [0, 1, 2].map((axis) => Math.max(...points.map((point) => point[axis]!))) as unknown as Vector,
});

/** About the circle of a radius round a feature's axis, at a height. */
function ringBox(place: Place, axis: Axis, [z, r]: Point): Box {
  const centre = worldOf(place, [0, 0, z]);
  const out = ([0, 1, 2] as const).map((one) => (one === axis ? 0 : r));
  return pointBox(
    centre.map((part, one) => part - out[one]!) as unknown as Vector,
    centre.map((part, one) => part + out[one]!) as unknown as Vector,
  );
}

/** `isAdded`: whether the feature at hand adds material, or takes it away. */
interface Found extends Marks {
  isAdded: boolean;
}

/** A middle off the part's axis: its two planes, and the circle on which it stands. */
function middle(place: Place, axis: Axis, [from, to]: readonly [number, number], r: number, found: Found): void {
  const [low, high] = [worldOf(place, [0, 0, from]), worldOf(place, [0, 0, to])];
  const others = ([0, 1, 2] as const).filter((one) => one !== axis);
  for (const one of others) {
    const box = pointBox(low, high);
    const across = others.find((other) => other !== one)!;
    const widened = (by: number) => (part: number, i: number) => (i === across ? part + by : part);
    found.planes.push({
      axis: one,
      at: low[one],
      box: {
        min: box.min.map(widened(-r)) as unknown as Vector,
        max: box.max.map(widened(r)) as unknown as Vector,
      },
    });
  }
  const off = Math.hypot(...others.map((one) => low[one]));
  found.circles.push({ axis, value: 2 * off, centre: [0, 0, 0], from: low[axis], to: high[axis], isAdded: false });
}

function turnedMarks({ outline }: Pick<Turned, 'outline'>, place: Place, found: Found): void {
  const axis = axisOf(place.z);
  if (axis === null) return;
  const edges = edgesOf(outline);
  const heightOf = (z: number): number => worldOf(place, [0, 0, z])[axis];
  const round = ([z0, r]: Point, z1 = z0): void => {
    const [from, to] = [heightOf(z0), heightOf(z1)];
    const centre = worldOf(place, [0, 0, z0]);
    const { isAdded } = found;
    found.diameters.push({ axis, value: 2 * r, centre, from: Math.min(from, to), to: Math.max(from, to), isAdded });
  };
  const face = ([z, r]: Point): void => {
    found.planes.push({ axis, at: heightOf(z), box: ringBox(place, axis, [z, r]) });
  };
  for (const edge of edges) {
    face(edge.from);
    const isParallel = edge.kind === 'line' && Math.abs(edge.to[1] - edge.from[1]) < PARALLEL;
    round(edge.from, isParallel ? edge.to[0] : edge.from[0]);
    if (edge.kind === 'arc') {
      found.radii.push({ value: edge.radius, at: onSheet(place, pointOn(edge, 0.5)) });
      for (const point of extremesOf(edge, [0, 1])) round(point);
      for (const point of extremesOf(edge, [1, 0])) face(point);
    } else {
      const [dz, dr] = [Math.abs(edge.to[0] - edge.from[0]), Math.abs(edge.to[1] - edge.from[1])];
      found.angles.push({ value: (Math.atan2(dr, dz) * 360) / Math.PI, at: onSheet(place, pointOn(edge, 0.5)) });
    }
  }
  const [along, [, most]] = [reachOf(edges, [1, 0]), reachOf(edges, [0, 1])];
  middle(place, axis, along, most, found);
  sides(place, axis, along, most, found);
}

/** Where a round part is widest, seen across its axis. */
function sides(place: Place, axis: Axis, [from, to]: readonly [number, number], r: number, found: Found): void {
  const [low, high] = [worldOf(place, [0, 0, from]), worldOf(place, [0, 0, to])];
  for (const one of [0, 1, 2] as const) {
    if (one === axis) continue;
    for (const side of [-r, r]) {
      const moved = (point: Vector): Vector =>
        point.map((part, i) => (i === one ? part + side : part)) as unknown as Vector;
      found.planes.push({ axis: one, at: low[one] + side, box: pointBox(moved(low), moved(high)) });
    }
  }
}

/** A turned outline's point in the plane of the main view, where the drawing shows its upper half. */
function onSheet(place: Place, [z, r]: Point): Vector {
  const centre = worldOf(place, [0, 0, z]);
  return Math.abs(place.z[1]) > 0.5 ? [centre[0] + r, centre[1], centre[2]] : [centre[0], centre[1] + r, centre[2]];
}

function pathMarks(edges: readonly Edge[], { from, to }: Prism, place: Place, found: Found): void {
  const y: Vector = worldOf({ ...place, origin: [0, 0, 0] }, [0, 1, 0]);
  for (const direction of [place.x, y]) {
    const axis = axisOf(direction);
    if (axis === null) continue;
    for (const edge of edges) {
      const points = [
        edge.from,
        ...(edge.kind === 'arc' ? [...extremesOf(edge, [1, 0]), ...extremesOf(edge, [0, 1])] : []),
      ];
      for (const [a, b] of points) {
        const box = pointBox(worldOf(place, [a, b, from]), worldOf(place, [a, b, to]));
        found.planes.push({ axis, at: box.min[axis], box });
      }
    }
  }
  for (const edge of edges) {
    if (edge.kind !== 'arc') continue;
    const [a, b] = pointOn(edge, 0.5);
    found.radii.push({ value: edge.radius, at: worldOf(place, [a, b, to]) });
  }
}

function prismMarks(prism: Prism, place: Place, found: Found): void {
  const axis = axisOf(place.z);
  const { outline, holes = [], from, to } = prism;
  const take = (one: Outline, isAdded: boolean): void => {
    if (!isCircle(one)) return pathMarks(edgesOf(one), prism, place, found);
    const [a, b] = one.centre;
    const own = { ...place, origin: worldOf(place, [a, b, 0]) };
    if (axis === null) return;
    const [low, high] = [worldOf(own, [0, 0, from])[axis], worldOf(own, [0, 0, to])[axis]];
    const [least, most] = [Math.min(low, high), Math.max(low, high)];
    const centre = worldOf(own, [0, 0, from]);
    found.diameters.push({ axis, value: 2 * one.radius, centre, from: least, to: most, isAdded });
    middle(own, axis, [from, to], one.radius, found);
  };
  take(outline, found.isAdded);
  for (const hole of holes) take(hole, false);
  if (axis === null) return;
  const [[a0, a1], [b0, b1]] = [reachOf(edgesOf(outline), [1, 0]), reachOf(edgesOf(outline), [0, 1])];
  for (const z of [from, to])
    found.planes.push({
      axis,
      at: worldOf(place, [0, 0, z])[axis],
      box: pointBox(worldOf(place, [a0, b0, z]), worldOf(place, [a1, b1, z])),
    });
}

function coilMarks({ outline, bottom, top }: Coil, found: Found): void {
  const reach = reachOf(edgesOf(outline), [0, 1]);
  for (const z of [bottom, top])
    found.planes.push({ axis: 2, at: z, box: { min: [-reach[1], -reach[1], z], max: [reach[1], reach[1], z] } });
  for (const r of reach)
    found.diameters.push({ axis: 2, value: 2 * r, centre: [0, 0, 0], from: bottom, to: top, isAdded: true });
}

function featureMarks(feature: Feature, found: Found): void {
  const place = placeOf(feature);
  if (feature.kind === 'turned') turnedMarks(feature, place, found);
  else if (feature.kind === 'prism') prismMarks(feature, place, found);
  else coilMarks(feature, found);
}

export function marksOf({ add, cut = [], around = [] }: Pick<Body, 'add' | 'cut' | 'around'>): Marks {
  const marks: Marks = { planes: [], diameters: [], circles: [], radii: [], angles: [] };
  const found: Found = { ...marks, isAdded: true };
  for (const feature of [...around, ...add]) featureMarks(feature, found);
  found.isAdded = false;
  for (const feature of cut) featureMarks(feature, found);
  return marks;
}
