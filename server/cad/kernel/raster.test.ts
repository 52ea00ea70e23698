import { expect, test } from 'vitest';
import type { Mesh } from './mesh.ts';
import { rasterOf, type Raster } from './raster.ts';

/** A box from the origin, each face with vertices of its own. */
function box(x: number, y: number, z: number): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  const edges: number[] = [];
  const size = [x, y, z];
  for (const axis of [0, 1, 2])
    for (const side of [0, 1]) {
      const at = positions.length / 3;
      for (const [a, b] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]) {
        const point = [0, 0, 0];
        point[axis] = side * size[axis]!;
        point[(axis + 1) % 3] = a! * size[(axis + 1) % 3]!;
        point[(axis + 2) % 3] = b! * size[(axis + 2) % 3]!;
        positions.push(...point);
        normals.push(...[0, 1, 2].map((one) => (one === axis ? side * 2 - 1 : 0)));
      }
      triangles.push(at, at + 1, at + 2, at, at + 2, at + 3);
      edges.push(at, at + 1, at + 1, at + 2, at + 2, at + 3, at + 3, at);
    }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    triangles: Uint32Array.from(triangles),
    edges: Uint32Array.from(edges),
  };
}

const pixel = ({ data, width }: Raster, x: number, y: number): number[] => [
  ...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
];
/** The box about everything that is not paper. */
function inkBox({ data, width, height }: Raster) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[3 * (y * width + x)] !== 255) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
  return { left, right, top, bottom };
}

test('a part fills its picture up to the margin, in the middle', () => {
  const raster = rasterOf(box(40, 40, 10), { color: '#b4bac2', shownAs: 'plate' });
  const { left, right, top, bottom } = inkBox(raster);
  expect(raster.data).toHaveLength(raster.width * raster.height * 3);
  expect(Math.abs(left - (raster.width - right))).toBeLessThan(6);
  expect(Math.abs(top - (raster.height - bottom))).toBeLessThan(6);
  const fills = Math.max((right - left) / raster.width, (bottom - top) / raster.height);
  expect(fills).toBeGreaterThan(0.84);
  expect(fills).toBeLessThan(0.88);
  expect(pixel(raster, 2, 2)).toEqual([255, 255, 255]);
});

test('faces are shaded by where they look, in the part’s colour, and their edges drawn', () => {
  const raster = rasterOf(box(40, 40, 10), { color: '#c23a34', shownAs: 'plate' });
  const { width, height } = raster;
  const middle = pixel(raster, width / 2, height / 2 - 20);
  expect(middle[0]).toBeGreaterThan(middle[1]! * 2); // red
  const shades = new Set<string>();
  for (let x = 0; x < width; x += 4) for (let y = 0; y < height; y += 4) shades.add(pixel(raster, x, y).join());
  expect(shades).toContain('34,34,34'); // an edge
  expect(shades.size).toBeGreaterThanOrEqual(5); // paper, ink, three faces
});

test('turned parts lie, plates lie flat: the long side runs across the picture', () => {
  for (const [mesh, shownAs] of [
    [box(10, 10, 80), 'turned'],
    [box(80, 10, 10), 'plate'],
  ] as const) {
    const { left, right, top, bottom } = inkBox(rasterOf(mesh, { color: '#b4bac2', shownAs }));
    expect(right - left, shownAs).toBeGreaterThan(1.5 * (bottom - top));
  }
});

test('equal meshes give equal pictures', () => {
  const once = () => rasterOf(box(5, 6, 7), { color: '#b4bac2', shownAs: 'turned' }).data;
  expect(Buffer.compare(once(), once())).toBe(0);
});
