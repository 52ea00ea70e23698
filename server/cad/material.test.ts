import { expect, test } from 'vitest';
import { againstY, alongX, prism, turned, upright, type Body, type Feature } from './body.ts';
import { alongAxis, isInside } from './material.ts';
import { centredRectangle, circle, cylinder, regular, ring, slot } from './outline.ts';

const body = (add: Feature[], cut: Feature[] = []): Body => ({ add, cut, finish: 'steel', shownAs: 'turned' });
const rounded = (intervals: readonly (readonly [number, number])[]) =>
  intervals.map((ends) => ends.map((end) => Math.round(end * 1e9) / 1e9 + 0));

test('a ray along the axis of a ring passes its hole, and one in the wall passes its length', () => {
  const part = body([turned(ring(-2, 10, 20, 40))]);
  expect(alongAxis(part, 2, [3, 3, 0])).toEqual([]);
  expect(rounded(alongAxis(part, 2, [0, 15, 0]))).toEqual([[-2, 10]]);
  expect(alongAxis(part, 2, [0, 21, 0])).toEqual([]);
});

test('a ray across a ring meets its wall twice, by the chords of both circles', () => {
  const part = body([turned(ring(0, 10, 20, 40))]);
  expect(rounded(alongAxis(part, 0, [0, 6, 5]))).toEqual(
    rounded([
      [-Math.sqrt(364), -8],
      [8, Math.sqrt(364)],
    ]),
  );
  expect(rounded(alongAxis(part, 1, [12, 0, 5]))).toEqual([[-16, 16]]);
  expect(alongAxis(part, 0, [0, 6, 11])).toEqual([]);
});

test('arcs are true arcs: an O-ring, a ball, a slot', () => {
  const oRing = body([turned(circle(2, [0, 10]))]);
  expect(rounded(alongAxis(oRing, 2, [11, 0, 0]))).toEqual(rounded([[-Math.sqrt(3), Math.sqrt(3)]]));
  const ball = body([turned({ from: [-5, 0], segments: [{ to: [5, 0], via: [0, 5] }] }, upright([10, 0, 0]))]);
  expect(rounded(alongAxis(ball, 0, [0, 3, 0]))).toEqual([[6, 14]]);
  expect(rounded(alongAxis(body([prism(slot(20, 6), 0, 5)]), 0, [0, 0, 1]))).toEqual([[-10, 10]]);
});

test('cuts part the material, features that touch are one', () => {
  const part = body(
    [prism(centredRectangle(40, 20), 0, 10), prism(circle(5), 10, 20)],
    [turned(cylinder(-30, 30, 4), alongX([0, 0, 6])), prism(circle(2, [12, 0]), -1, 11)],
  );
  expect(rounded(alongAxis(part, 2, [0, 0, 0]))).toEqual([
    [0, 4],
    [8, 20],
  ]);
  expect(alongAxis(part, 0, [0, 0, 6])).toEqual([]);
  expect(rounded(alongAxis(part, 0, [0, 0, 9]))).toEqual([
    [-20, 10],
    [14, 20],
  ]);
});

test('places turn features, holes in outlines stay empty', () => {
  const part = body([prism(regular(6, 10), 0, 8, { holes: [circle(2)], place: againstY([0, 20, 0]) })]);
  expect(rounded(alongAxis(part, 1, [3, 0, 0]))).toEqual([[12, 20]]);
  expect(alongAxis(part, 1, [0, 0, 1])).toEqual([]);
  expect(rounded(alongAxis(part, 0, [0, 15, 0]))).toEqual([
    [-5, -2],
    [2, 5],
  ]);
});

test('a slanted hole is met where its ellipse lies', () => {
  const [sin, cos] = [0.6, 0.8];
  const hole = turned(cylinder(-50, 50, 6), { origin: [0, 0, 0], z: [sin, 0, cos], x: [cos, 0, -sin] });
  const part = body([prism(centredRectangle(60, 30), -5, 5)], [hole]);
  expect(rounded(alongAxis(part, 0, [0, 0, 0]))).toEqual([
    [-30, -3.75],
    [3.75, 30],
  ]);
  expect(isInside(part, [3.7, 0, 0])).toBe(false);
  expect(isInside(part, [3.8, 0, 0])).toBe(true);
});

test('a coil is met once a turn along its axis, and not beyond its ground ends', () => {
  const coil: Feature = {
    kind: 'coil',
    outline: { from: [-1, 5], segments: [{ to: [1, 5] }, { to: [1, 8] }, { to: [-1, 8] }] },
    pitch: 5,
    turns: 3,
    bottom: 0,
    top: 15,
  };
  expect(rounded(alongAxis(body([coil]), 2, [6, 0, 0]))).toEqual([
    [0, 1],
    [4, 6],
    [9, 11],
    [14, 15],
  ]);
  const [first] = alongAxis(body([coil]), 0, [0, 0, 5]);
  expect(first![0]).toBeCloseTo(5, 6);
  expect(first![1]).toBeCloseTo(8, 6);
});

test('points on rays are inside exactly where the ray says', () => {
  const part = body(
    [turned(cylinder(0, 30, 20, { top: 3 })), prism(regular(6, 30), -8, 0)],
    [prism(regular(6, 9), -9, -2), turned(cylinder(-20, 20, 5), alongX([0, 3, 15]))],
  );
  for (let i = 0; i < 300; i++) {
    const point = [((i * 7) % 31) - 15.3, ((i * 11) % 29) - 14.2, ((i * 13) % 43) - 9.1] as const;
    for (const axis of [0, 1, 2] as const)
      expect(alongAxis(part, axis, point).some(([from, to]) => point[axis] > from && point[axis] < to)).toBe(
        isInside(part, point),
      );
  }
});
