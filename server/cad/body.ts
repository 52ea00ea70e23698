// The language in which templates describe parts. A body is plain data; the solid, the drawings and the volume follow
// from it, so that they cannot disagree. All lengths are millimetres.

export type Point = readonly [a: number, b: number];
export type Vector = readonly [x: number, y: number, z: number];

/** Leads on from the last point: a line, or the arc through `via`. */
export interface Segment {
  readonly to: Point;
  readonly via?: Point;
}
/** A closed outline; a line closes it where the last segment ends elsewhere. */
export interface Path {
  readonly from: Point;
  readonly segments: readonly Segment[];
}
export interface Circle {
  readonly centre: Point;
  readonly radius: number;
}
export type Outline = Path | Circle;

/** Where a feature stands: its own origin, z axis and x axis (unit vectors, at right angles); y = z × x. */
export interface Place {
  readonly origin: Vector;
  readonly z: Vector;
  readonly x: Vector;
}

/** A half outline turned by 360° about the z axis. Its points are [z, r] with r ≥ 0. */
export interface Turned {
  readonly kind: 'turned';
  readonly outline: Outline;
  readonly place?: Place;
}
/** An outline in [x, y], without its `holes`, from height `from` to height `to` along z. */
export interface Prism {
  readonly kind: 'prism';
  readonly outline: Outline;
  readonly holes?: readonly Outline[];
  readonly from: number;
  readonly to: number;
  readonly place?: Place;
}
/**
 * A section swept along a helix about the z axis. Its points are [z, r] as it stands at the start, in the plane of x and
 * z; turns of 360° lead upwards by `pitch`. Cut flat at `bottom` and `top`, as ground ends of springs are.
 */
export interface Coil {
  readonly kind: 'coil';
  readonly outline: Outline;
  readonly pitch: number;
  readonly turns: number;
  readonly bottom: number;
  readonly top: number;
}
export type Feature = Turned | Prism | Coil;

/** Of what the part is made, as its colour tells. */
export const FINISHES = {
  steel: '#b4bac2',
  nitrided: '#7d848c',
  dark: '#5f666e',
  stainless: '#cfd4d9',
  bronze: '#c99a4b',
  brass: '#d8b75a',
  copper: '#c97f55',
  aluminium: '#d7dbe0',
  graphite: '#4a4f57',
  rubber: '#33363b',
  fkm: '#7a4630',
  green: '#2f8f56',
  blue: '#2c63b8',
  red: '#c23a34',
  yellow: '#e0b321',
} as const;
export type FinishName = keyof typeof FINISHES;

/**
 * A part. Its main axis is z. Pins, screws and pillars: the seating face of the head at z = 0, the head below it, the
 * shank above. Plates: the centre of the lower face is the origin.
 */
export interface Body {
  /** United. */
  readonly add: readonly Feature[];
  /** Taken away from the union. */
  readonly cut?: readonly Feature[];
  /** What it stands in or on, no part of it: the hole of a spring, the pillar of a cage. Drawings show it thin. */
  readonly around?: readonly Feature[];
  readonly finish: FinishName;
  /** How the drawing shows it: along its axis with the end beside it, or from above with the side beside it. */
  readonly shownAs: 'turned' | 'plate';
}

export const isCircle = (outline: Outline): outline is Circle => 'radius' in outline;

const along =
  (z: Vector, x: Vector) =>
  (origin: Vector): Place => ({ origin, z, x });
/** Places whose axis is that of the world; 'down' axes lead the other way. */
export const upright = along([0, 0, 1], [1, 0, 0]);
export const downright = along([0, 0, -1], [1, 0, 0]);
export const alongX = along([1, 0, 0], [0, 1, 0]);
export const againstX = along([-1, 0, 0], [0, 1, 0]);
export const alongY = along([0, 1, 0], [0, 0, 1]);
export const againstY = along([0, -1, 0], [0, 0, 1]);
/** Where features stand that name no place. */
export const AT_ORIGIN: Place = upright([0, 0, 0]);

export const turned = (outline: Outline, place?: Place): Turned => ({
  kind: 'turned',
  outline,
  ...(place && { place }),
});

/** @param place of the outline's plane; absent: the world's x and y */
export const prism = (
  outline: Outline,
  from: number,
  to: number,
  { holes, place }: { holes?: readonly Outline[]; place?: Place } = {},
): Prism => ({ kind: 'prism', outline, from, to, ...(holes && { holes }), ...(place && { place }) });
