/** Vectors in space; millimetres, z upwards. */
export type Vec = readonly [x: number, y: number, z: number];

export function add(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function scaled(a: Vec, k: number): Vec {
  return [a[0] * k, a[1] * k, a[2] * k];
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Vec): Vec {
  const d = Math.hypot(...a) || 1;
  return [a[0] / d, a[1] / d, a[2] / d];
}

/** An origin and three perpendicular directions a body is built on; `w` is the axis or the extrusion direction. */
export interface Base {
  o: Vec;
  u: Vec;
  v: Vec;
  w: Vec;
}

/** A point of a base's own coordinates in space. */
export function inBase({ o, u, v, w }: Base, a: number, b: number, c: number): Vec {
  return [
    o[0] + u[0] * a + v[0] * b + w[0] * c,
    o[1] + u[1] * a + v[1] * b + w[1] * c,
    o[2] + u[2] * a + v[2] * b + w[2] * c,
  ];
}

/** Extruded upwards from the ground (outline in x/y). */
export function flat(o: Vec = [0, 0, 0]): Base {
  return { o, u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, 1] };
}

/** Axis along +x (a part lying on the ground, `height` its axis above it). */
export function lying(height: number, x = 0, y = 0): Base {
  return { o: [x, y, height], u: [0, 1, 0], v: [0, 0, 1], w: [1, 0, 0] };
}

/** Axis straight up. */
export function standing(o: Vec = [0, 0, 0]): Base {
  return flat(o);
}

/** Axis straight down: a profile listed from the head downwards, its start at `height`. */
export function hanging(height: number, x = 0, y = 0): Base {
  return { o: [x, y, height], u: [1, 0, 0], v: [0, -1, 0], w: [0, 0, -1] };
}

/** Outline in x/z, extruded towards -y (the side that faces the viewer at the default camera). */
export function upright(o: Vec = [0, 0, 0]): Base {
  return { o, u: [1, 0, 0], v: [0, 0, 1], w: [0, -1, 0] };
}

/** Axis in any direction. */
export function along(o: Vec, direction: Vec): Base {
  const w = unit(direction);
  const u = unit(cross(Math.abs(w[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1], w));
  return { o, u, v: cross(w, u), w };
}
