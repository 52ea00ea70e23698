// A shaded picture of a mesh, as catalogues show parts: seen from above and from the side, with its edges.
import type { Body } from '../body.ts';
import type { Mesh } from './mesh.ts';

/** Rows of pixels from the top, three bytes each: red, green, blue. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array<ArrayBuffer>;
}

/** Four by three, as all pictures of products; larger than the file, so that edges become smooth. */
const SIZE = { width: 1200, height: 900 };
/** Part of the picture that stays free around the part. */
const MARGIN = 0.07;
/** The part is turned about the vertical so that its right end recedes, and seen from above: radians. */
const TURN = 0.62;
const TILT = 0.52;
const EDGE_WIDTH = 2;
const INK = 0x22;
/** Depth by which an edge may lie behind the faces that it bounds, and from which on one face stands apart from another. */
const BEHIND = 0.006;
const APART = 0.02;

/** Light from the upper left, before the picture. */
const LIGHT = unit([-0.45, 0.7, 0.55]);
const SHINE = unit([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);
const AMBIENT = 0.42;
const DIFFUSE = 0.5;
const SKY = 0.16;
const GLOSS = { strength: 0.3, power: 24 };

type Triple = [number, number, number];

function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Lays turned parts on their side and plates flat, then looks at them: right, up, and towards the viewer. */
function cameraOf(shownAs: Body['shownAs']): (x: number, y: number, z: number) => Triple {
  const [ct, st, cp, sp] = [Math.cos(TURN), Math.sin(TURN), Math.cos(TILT), Math.sin(TILT)];
  return (x, y, z) => {
    const [along, up, near] = shownAs === 'turned' ? [z, y, -x] : [x, z, -y];
    const depth = -along * st + near * ct;
    return [along * ct + near * st, up * cp - depth * sp, up * sp + depth * cp];
  };
}

const channelsOf = (color: string): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Triple;

/** A grid of depths and colours into which triangles and lines are drawn. */
interface Canvas {
  width: number;
  height: number;
  depth: Float32Array;
  data: Uint8Array<ArrayBuffer>;
}

/** Shades a pixel whose surface looks along a normal of any length. */
function shade(data: Uint8Array, pixel: number, [r, g, b]: Triple, nx: number, ny: number, nz: number): void {
  const length = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  const [x, y, z] = [nx * length, ny * length, nz * length];
  const lit = Math.max(0, x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]);
  const shine = Math.max(0, x * SHINE[0] + y * SHINE[1] + z * SHINE[2]) ** GLOSS.power * GLOSS.strength * 255;
  const strength = AMBIENT + DIFFUSE * lit + SKY * (0.5 + 0.5 * y);
  data[3 * pixel] = Math.min(255, r * strength + shine);
  data[3 * pixel + 1] = Math.min(255, g * strength + shine);
  data[3 * pixel + 2] = Math.min(255, b * strength + shine);
}

/** @param seen x, y in pixels and depth of each vertex; `turned` their normals; `a`, `b`, `c` places in both */
function fillTriangle(
  { width, height, depth, data }: Canvas,
  { seen, turned, base }: { seen: Float32Array; turned: Float32Array; base: Triple },
  [a, b, c]: Triple,
): void {
  const [ax, ay, bx, by, cx, cy] = [seen[a]!, seen[a + 1]!, seen[b]!, seen[b + 1]!, seen[c]!, seen[c + 1]!];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  // Weights of a and b grow by so much from one pixel to the next.
  const [stepA, stepB] = [(by - cy) / area, (cy - ay) / area];
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5;
    const atZeroA = (bx * (cy - py) - cx * (by - py)) / area;
    const atZeroB = (cx * (ay - py) - ax * (cy - py)) / area;
    // Where each of the three weights is not negative.
    let [from, to] = [0, width - 1];
    for (const [at, step] of [
      [atZeroA, stepA],
      [atZeroB, stepB],
      [1 - atZeroA - atZeroB, -stepA - stepB],
    ] as const) {
      if (step > 0) from = Math.max(from, Math.ceil(-at / step - 0.5));
      else if (step < 0) to = Math.min(to, Math.floor(-at / step - 0.5));
      else if (at < 0) to = -1;
    }
    for (let x = from; x <= to; x++) {
      const wa = atZeroA + stepA * (x + 0.5);
      const wb = atZeroB + stepB * (x + 0.5);
      const wc = 1 - wa - wb;
      const near = wa * seen[a + 2]! + wb * seen[b + 2]! + wc * seen[c + 2]!;
      const pixel = y * width + x;
      if (near <= depth[pixel]!) continue;
      depth[pixel] = near;
      shade(
        data,
        pixel,
        base,
        wa * turned[a]! + wb * turned[b]! + wc * turned[c]!,
        wa * turned[a + 1]! + wb * turned[b + 1]! + wc * turned[c + 1]!,
        wa * turned[a + 2]! + wb * turned[b + 2]! + wc * turned[c + 2]!,
      );
    }
  }
}

function ink({ width, height, data }: Canvas, x: number, y: number): void {
  for (let py = y; py < Math.min(height, y + EDGE_WIDTH); py++)
    for (let px = x; px < Math.min(width, x + EDGE_WIDTH); px++)
      data.fill(INK, 3 * (py * width + px), 3 * (py * width + px) + 3);
}

/** @param behind depth by which the line may lie behind a face */
function drawLine(canvas: Canvas, seen: Float32Array, [a, b]: readonly [number, number], behind: number): void {
  const { width, height, depth } = canvas;
  const [dx, dy, dz] = [0, 1, 2].map((axis) => seen[b + axis]! - seen[a + axis]!) as Triple;
  const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy), 1));
  for (let step = 0; step <= steps; step++) {
    const part = step / steps;
    const x = Math.min(width - 1, Math.max(0, Math.floor(seen[a]! + dx * part)));
    const y = Math.min(height - 1, Math.max(0, Math.floor(seen[a + 1]! + dy * part)));
    if (seen[a + 2]! + dz * part >= depth[y * width + x]! - behind) ink(canvas, x, y);
  }
}

/** Lines where the part ends against the paper, or stands before another piece of itself. */
function drawContours(canvas: Canvas, gap: number): void {
  const { width, height, depth } = canvas;
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const here = depth[y * width + x]!;
      const [left, above] = [depth[y * width + x - 1]!, depth[(y - 1) * width + x]!];
      // Nothing is infinitely far: two such neighbours differ by NaN, which is no gap.
      if (Math.abs(here - left) > gap || Math.abs(here - above) > gap) ink(canvas, x, y);
    }
}

/** @param color '#b4bac2' */
export function rasterOf(
  { positions, normals, triangles, edges }: Mesh,
  { color, shownAs }: { color: string; shownAs: Body['shownAs'] },
): Raster {
  const { width, height } = SIZE;
  const camera = cameraOf(shownAs);
  const base = channelsOf(color);
  const count = positions.length / 3;
  const seen = new Float32Array(count * 3);
  const turned = new Float32Array(count * 3);
  const low: Triple = [Infinity, Infinity, Infinity];
  const high: Triple = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < count; i++) {
    const at = camera(positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!);
    const normal = camera(normals[3 * i]!, normals[3 * i + 1]!, normals[3 * i + 2]!);
    for (let axis = 0; axis < 3; axis++) {
      seen[3 * i + axis] = at[axis]!;
      turned[3 * i + axis] = normal[axis]!;
      low[axis] = Math.min(low[axis]!, at[axis]!);
      high[axis] = Math.max(high[axis]!, at[axis]!);
    }
  }
  const scale = Math.min(
    (width * (1 - 2 * MARGIN)) / (high[0] - low[0]),
    (height * (1 - 2 * MARGIN)) / (high[1] - low[1]),
  );
  const size = Math.hypot(high[0] - low[0], high[1] - low[1]);
  const [x0, y0] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  for (let i = 0; i < count; i++) {
    seen[3 * i] = width / 2 + (seen[3 * i]! - x0) * scale;
    seen[3 * i + 1] = height / 2 - (seen[3 * i + 1]! - y0) * scale;
  }
  const canvas: Canvas = {
    width,
    height,
    depth: new Float32Array(width * height).fill(-Infinity),
    data: new Uint8Array(width * height * 3).fill(255),
  };
  for (let at = 0; at < triangles.length; at += 3)
    fillTriangle(canvas, { seen, turned, base }, [triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3]);
  for (let at = 0; at < edges.length; at += 2)
    drawLine(canvas, seen, [edges[at]! * 3, edges[at + 1]! * 3], BEHIND * size);
  drawContours(canvas, APART * size);
  return { width, height, data: canvas.data };
}
