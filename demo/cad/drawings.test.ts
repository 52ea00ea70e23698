import Parser from 'dxf-parser';
import { expect, test } from 'vitest';
import type { Body } from '../../server/cad/body.ts';
import { isLetter } from '#contract/dimension.ts';
import { writeDxf } from '../../server/cad/views/dxf.ts';
import { addedBox, alongAxis } from '../../server/cad/material.ts';
import { boundsOf, volumeOf } from '../../server/cad/measuring/measure.ts';
import { CAMERAS, inWorld } from '../../server/cad/views/view.ts';
import { viewsOf } from '../../server/cad/views/views.ts';
import { letteredDrawing } from '../../server/domains/catalogue/cad-models/drawing.ts';
import { modelOf } from '../../server/domains/catalogue/cad-models/model.ts';
import { demoProducts } from '../catalogue/index.ts';
import { readFamilies } from '../families.ts';
import { cadOf } from './index.ts';

/** The first, middle and last size of every family with a model. */
const parts = readFamilies([...demoProducts('demo')]).flatMap(({ family, columns, products, dims }) => {
  const mapping = cadOf(family);
  if (!mapping) return [];
  return [...new Set([0, dims.length >> 1, dims.length - 1])].map((i) => {
    const model = modelOf(mapping, columns, dims[i]!);
    if ('reason' in model) throw new Error(`${products[i]!.code}: ${model.reason}`);
    const drawing = letteredDrawing(model, mapping, columns, dims[i]!);
    return { code: products[i]!.code, body: model.body, drawing, mapping, columns };
  });
});

const hasCoil = ({ add }: Body): boolean => add.some(({ kind }) => kind === 'coil');

test('views fill the bounds of every part, and their file reads back', () => {
  for (const { code, body } of parts) {
    const [main, other] = viewsOf(body);
    const { min, max } = boundsOf(body);
    const size = [0, 1, 2].map((axis) => max[axis]! - min[axis]!);
    const [across, up, along] = body.shownAs === 'turned' ? [size[2], size[1], size[0]] : size;
    expect(main!.bounds.max[0] - main!.bounds.min[0], code).toBeCloseTo(across!, 4);
    expect(main!.bounds.max[1] - main!.bounds.min[1], code).toBeCloseTo(up!, 4);
    expect(other!.bounds.max[0] - other!.bounds.min[0], code).toBeCloseTo(along!, 4);
    const dxf = new Parser().parseSync(writeDxf([main!, other!], { code, name: code, company: '' }))!;
    expect(dxf.entities.length, code).toBe(main!.lines.length + other!.lines.length);
    expect(dxf.entities.length, code).toBeLessThan(600);
  }
});

test('where the outline of a part is seen against nothing, a line is drawn', () => {
  for (const { code, body } of parts) {
    if (hasCoil(body)) continue;
    const box = addedBox(body);
    const step = 1e-3 * Math.hypot(...[0, 1, 2].map((axis) => box.max[axis]! - box.min[axis]!));
    for (const [i, { lines, bounds }] of viewsOf(body).entries()) {
      const camera = CAMERAS[body.shownAs][i]!;
      const isFilled = (u: number, v: number) =>
        alongAxis(body, camera.towards.axis, inWorld(camera, [u, v])).length > 0;
      const rows = 7;
      for (let row = 1; row < rows; row++) {
        const v = bounds.min[1] + ((bounds.max[1] - bounds.min[1]) * (row + 0.013)) / rows;
        for (let u = bounds.min[0] - step; u < bounds.max[0] + step; u += step) {
          if (isFilled(u, v) === isFilled(u + step, v)) continue;
          const isDrawn = lines.some(({ kind, edge }) => {
            if (kind !== 'visible') return false;
            if (edge.kind === 'line') {
              const [[a, b], [c, d]] = [edge.from, edge.to];
              if (Math.min(b, d) > v || Math.max(b, d) < v) return false;
              const at = d === b ? a : a + ((v - b) / (d - b)) * (c - a);
              return at > u - step / 9 && at < u + step * 1.1;
            }
            const half = edge.radius ** 2 - (v - edge.centre[1]) ** 2;
            return [-1, 1].some((side) => {
              const at = edge.centre[0] + side * Math.sqrt(Math.max(0, half));
              return half >= 0 && at > u - step / 9 && at < u + step * 1.1;
            });
          });
          expect(isDrawn, `${code}, view ${i}, near ${u}, ${v}`).toBe(true);
        }
      }
    }
  }
});

test('the volume by formula is that of a grid of rays', () => {
  const seen = new Set<string>();
  for (const { code, body } of parts) {
    const found = volumeOf(body, { onlyExact: true });
    // Rays across a coil are only sampled; one part for each shape of body is enough.
    const shape = JSON.stringify(
      [...body.add, '-', ...(body.cut ?? [])].map((feature) => (typeof feature === 'string' ? feature : feature.kind)),
    );
    if (!found || hasCoil(body) || seen.has(shape)) continue;
    seen.add(shape);
    const { min, max } = boundsOf(body);
    // Turned parts by rings about the axis would be the formula itself: here, a grid across the axis.
    const lines = 240;
    const [a, b] = [(max[0] - min[0]) / lines, (max[1] - min[1]) / lines];
    let sum = 0;
    for (let i = 0; i < lines; i++)
      for (let j = 0; j < lines; j++)
        for (const [from, to] of alongAxis(body, 2, [min[0] + (i + 0.5) * a, min[1] + (j + 0.5) * b, 0]))
          sum += to - from;
    expect((sum * a * b) / found.volume, code).toBeCloseTo(1, 2);
  }
});

test('every letter of the table that shapes the model stands on its drawing, and no other', () => {
  for (const { code, drawing, mapping, columns } of parts) {
    const shaping = Object.values(mapping.params).flatMap((source) => ('column' in source ? [source.column] : []));
    const drawn = drawing.letters.letters.map(({ key }) => key);
    expect(new Set(drawn).size, code).toBe(drawn.length);
    expect(
      drawn.filter((key) => !shaping.includes(key)),
      code,
    ).toEqual([]);
    const letters = columns.flatMap(({ key }) => (isLetter(key) && shaping.includes(key) ? [key] : []));
    expect(
      letters.filter((key) => !drawn.includes(key)),
      code,
    ).toEqual([]);
  }
});

test('letters stand on the paper, and in nobody’s way', () => {
  for (const { code, drawing } of parts) {
    const { width, height, letters } = drawing.letters;
    for (const { key, x, y } of letters) {
      expect(Math.min(x, width - x), `${code} ${key}`).toBeGreaterThan(20);
      expect(Math.min(y, height - y), `${code} ${key}`).toBeGreaterThan(20);
      for (const other of letters)
        if (other.key !== key)
          expect(Math.abs(other.x - x) >= 70 || Math.abs(other.y - y) >= 60, `${code}: ${key}, ${other.key}`).toBe(
            true,
          );
    }
    const svg = drawing.svg();
    expect(svg, code).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length, code).toBeLessThan(20_000);
  }
});
