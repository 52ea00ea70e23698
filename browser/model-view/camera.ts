// How the model is looked at: turned about its own upright axis and tilted, without perspective, as drawings are.

type Vector = readonly [number, number, number];
export interface Box {
  min: readonly number[];
  max: readonly number[];
}

/** Degrees, and how many times larger than filling the picture. */
export interface Look {
  azimuth: number;
  elevation: number;
  zoom: number;
  /** Moved by parts of the picture's height. */
  x: number;
  y: number;
}
/** From the front, a little from above and from the side. */
export const FIRST_LOOK: Look = { azimuth: -62, elevation: 24, zoom: 1, x: 0, y: 0 };
const MAX_ELEVATION = 90;
const ZOOMS = { min: 0.4, max: 40 };

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Turned by degrees. */
export const turned = (look: Look, azimuth: number, elevation: number): Look => ({
  ...look,
  azimuth: (look.azimuth + azimuth) % 360,
  elevation: within(look.elevation + elevation, -MAX_ELEVATION, MAX_ELEVATION),
});
export const zoomed = (look: Look, factor: number): Look => ({
  ...look,
  zoom: within(look.zoom * factor, ZOOMS.min, ZOOMS.max),
});
export const moved = (look: Look, x: number, y: number): Look => ({ ...look, x: look.x + x, y: look.y + y });

const sizeOf = ({ min, max }: Box): Vector => [max[0]! - min[0]!, max[1]! - min[1]!, max[2]! - min[2]!];

/** Parts that are longest along z lie: upright they would leave a wide picture empty. */
const lies = (box: Box): boolean => {
  const [x, y, z] = sizeOf(box);
  return z > 1.2 * Math.max(x, y);
};

export interface Camera {
  /** Rows: to the right, upwards, towards the eye, each in the model's x, y, z. */
  axes: readonly [Vector, Vector, Vector];
  centre: Vector;
  /** Half heights of the picture for a millimetre. */
  scale: number;
  x: number;
  y: number;
  /** Half the model's diagonal, mm: nothing is nearer or farther from the centre. */
  reach: number;
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The box's corners. */
export const cornersOf = ({ min, max }: Box): Vector[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [(i & 1 ? max : min)[0]!, (i & 2 ? max : min)[1]!, (i & 4 ? max : min)[2]!]);

const MARGIN = 0.86;

/** @param aspect width of the picture by its height */
export function cameraOf(look: Look, box: Box, aspect: number): Camera {
  const a = (look.azimuth * Math.PI) / 180;
  const e = (look.elevation * Math.PI) / 180;
  // In axes whose third is upright: of a lying part the model's y, and its z leads to the right.
  const place = (v: Vector): Vector => (lies(box) ? [v[1], v[2], v[0]] : v);
  const right = place([-Math.sin(a), Math.cos(a), 0]);
  const up = place([-Math.sin(e) * Math.cos(a), -Math.sin(e) * Math.sin(a), Math.cos(e)]);
  const towards = place([Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e)]);
  const centre: Vector = [0, 1, 2].map((i) => (box.min[i]! + box.max[i]!) / 2) as unknown as Vector;
  const around = cornersOf(box).map(([x, y, z]): Vector => [x - centre[0], y - centre[1], z - centre[2]]);
  const halfWidth = Math.max(...around.map((corner) => Math.abs(dot(corner, right))));
  const halfHeight = Math.max(...around.map((corner) => Math.abs(dot(corner, up))));
  const fit = MARGIN / Math.max(halfHeight, halfWidth / aspect, 1e-6);
  return {
    axes: [right, up, towards],
    centre,
    scale: fit * look.zoom,
    x: look.x * 2,
    y: look.y * 2,
    reach: Math.hypot(...sizeOf(box)) / 2,
  };
}

/** Where a point stands in the picture: −1 to 1 from left to right and from bottom to top. */
export function projected({ axes: [right, up], centre, scale, x, y }: Camera, point: Vector, aspect: number) {
  const from: Vector = [point[0] - centre[0], point[1] - centre[1], point[2] - centre[2]];
  return { x: (dot(from, right) * scale + x) / aspect, y: dot(from, up) * scale + y };
}
