import { expect, test } from 'vitest';
import { rulerMarks } from './ruler-marks.ts';

const written = (value: number) => ({ value, text: String(value).replace('.', ',') });
const ruler = (values: number[], wanted: number, neighbours: number[]) => ({
  wanted: written(wanted),
  values: values.map(written),
  neighbours: neighbours.map((value) => ({ ...written(value), size: '', differs: '', product: null, filter: {} })),
});
const LENGTHS = [100, 125, 160, 200, 250, 315, 400];
const named = (marks: ReturnType<typeof rulerMarks>) => marks.marks.map(({ text }) => text).filter(Boolean);

test('values stand at their places, the wanted one among them', () => {
  const { marks, x } = rulerMarks(ruler(LENGTHS, 210, [200, 250]), 300);
  expect(marks.map((mark) => mark.x)).toEqual([0, 48.3, 101.7, 150, 198.3, 248.3, 300]);
  expect(x).toBe(160.6);
  expect(marks.filter(({ isNeighbour }) => isNeighbour).map(({ text }) => text)).toEqual(['200', '250']);
});

test('names that are too close drop out, those of the neighbours last', () => {
  expect(named(rulerMarks(ruler(LENGTHS, 210, [200, 250]), 520))).toEqual(LENGTHS.map(String));
  expect(named(rulerMarks(ruler(LENGTHS, 210, [200, 250]), 280))).toEqual(LENGTHS.map(String));
  expect(named(rulerMarks(ruler([100, 101, 200, 250, 400], 210, [200, 250]), 280))).toEqual([
    '100',
    '200',
    '250',
    '400',
  ]);
  expect(named(rulerMarks(ruler([6, 6.2, 6.5, 8], 6.1, [6, 6.2]), 200))).toEqual(['6', '6,2', '6,5']);
});

test('neighbours that many values would crowd have the line to themselves', () => {
  const many = Array.from({ length: 60 }, (_, i) => 2 + i * 0.5);
  const { marks, x } = rulerMarks(ruler(many, 6.2, [6, 6.5]), 260);
  const [below, above] = marks.filter(({ isNeighbour }) => isNeighbour);
  expect([below!.text, above!.text]).toEqual(['6', '6,5']);
  expect(above!.x - below!.x).toBeGreaterThanOrEqual(36);
  expect(x).toBeGreaterThan(below!.x);
  expect(marks.length).toBeGreaterThan(3);
});

test('the scale is logarithmic', () => {
  const { marks } = rulerMarks(ruler([10, 100, 1000], 50, [10, 100]), 200);
  expect(marks.map(({ x }) => x)).toEqual([0, 100, 200]);
});

test('a single value and values at the edges do not divide by zero', () => {
  expect(rulerMarks(ruler([5], 5, []), 100)).toMatchObject({ x: 0, marks: [{ x: 0 }] });
  expect(rulerMarks(ruler([10, 20], 0, [10]), 100)).toMatchObject({ x: 0, marks: [{ x: 50 }, { x: 100 }] });
});
