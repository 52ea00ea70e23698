import { expect, test } from 'vitest';
import { alongX, alongY, prism, turned, upright, type Body, type Coil, type Feature } from '../body.ts';
import { alongAxis } from '../material.ts';
import { boundsOf, volumeOf } from './measure.ts';
import { centredRectangle, circle, corners, cylinder, rectangle, regular, ring, slot } from '../outline.ts';
import { templates } from '../templates/index.ts';

const body = (add: Feature[], cut: Feature[] = [], shownAs: Body['shownAs'] = 'turned'): Body => ({
  add,
  cut,
  finish: 'steel',
  shownAs,
});
/** By the plain means of a grid of rays along z. */
function volumeByGrid(part: Body, lines = 300): number {
  const { min, max } = boundsOf(part);
  const [a, b] = [(max[0] - min[0]) / lines, (max[1] - min[1]) / lines];
  let sum = 0;
  for (let i = 0; i < lines; i++)
    for (let j = 0; j < lines; j++)
      for (const [from, to] of alongAxis(part, 2, [min[0] + (i + 0.5) * a, min[1] + (j + 0.5) * b, 0]))
        sum += to - from;
  return sum * a * b;
}

test('single features by formula: cylinder, O-ring, ball, cone, slot, hexagon, tube', () => {
  const cases: [Feature, number][] = [
    [turned(cylinder(0, 10, 6)), Math.PI * 9 * 10],
    [turned(circle(2, [0, 10])), 2 * Math.PI ** 2 * 10 * 4],
    [turned({ from: [-5, 0], segments: [{ to: [5, 0], via: [0, 5] }] }), (4 / 3) * Math.PI * 125],
    [turned(corners([0, 0], [0, 6], [9, 0])), (Math.PI * 36 * 9) / 3],
    [prism(slot(20, 6), 0, 5), (14 * 6 + Math.PI * 9) * 5],
    [prism(regular(6, 10), -3, 4), (Math.sqrt(3) / 2) * 100 * 7],
    [prism(circle(10), 0, 7, { holes: [circle(4, [2, 0])] }), Math.PI * 84 * 7],
    [turned(ring(0, 10, 20, 40), alongX([1, 2, 3])), Math.PI * 300 * 10],
  ];
  for (const [feature, volume] of cases) {
    const found = volumeOf(body([feature]));
    expect(found.isExact).toBe(true);
    expect(found.volume / volume).toBeCloseTo(1, 12);
  }
});

test('an ejector pin: head, shank, chamfer and fillet add up', () => {
  const pin = templates.get('itici-pim-a')!.body({ d1: 6, L: 100, d2: 12, k: 5, r: 0.5 } as never);
  const chamfered = (Math.PI * 0.4 * (6 * 6 + 6 * 5.6 + 5.6 * 5.6)) / 3;
  // A square less a quarter circle, about the axis: Pappus, by parts.
  const [R, r] = [3.5, 0.5];
  const quarter = { area: (Math.PI * r * r) / 4, arm: R - (4 * r) / (3 * Math.PI) };
  const fillet = 2 * Math.PI * (r * r * (R - r / 2) - quarter.area * quarter.arm);
  const head = chamfered + Math.PI * 36 * 4.6;
  expect(volumeOf(pin).volume).toBeCloseTo(head + Math.PI * 9 * 95 + fillet, 9);
  expect(boundsOf(pin)).toEqual({ min: [-6, -6, -5], max: [6, 6, 95] });
});

test('turned features about one axis are exact however they overlap', () => {
  const part = body(
    [turned(cylinder(0, 10, 20)), turned(cylinder(5, 30, 12)), turned(circle(2, [20, 6]))],
    [turned(cylinder(-1, 31, 4)), turned(corners([0, 0], [0, 6], [6, 0]))],
  );
  const found = volumeOf(part, { onlyExact: true })!;
  expect(found.isExact).toBe(true);
  expect(found.volume / volumeByGrid(part)).toBeCloseTo(1, 3);
});

test('drilled plates and sockets by their sections, cross holes and flats by rays', () => {
  const holes = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [
      prism(circle(5, [45 * x, 28 * y]), -1, 21),
      turned(cylinder(12, 21, 18), upright([45 * x, 28 * y, 0])),
    ]),
  );
  const plate = body([prism(centredRectangle(120, 80, { radius: 8 }), 0, 20)], holes, 'plate');
  const exact = (9600 - 64 * (4 - Math.PI)) * 20 - 4 * Math.PI * (25 * 12 + 81 * 8);
  expect(volumeOf(plate).isExact).toBe(true);
  expect(volumeOf(plate).volume / exact).toBeCloseTo(1, 12);

  const screw = body([turned(cylinder(-8, 0, 13)), turned(cylinder(0, 30, 8))], [prism(regular(6, 6), -9, -4)]);
  const socket = (Math.sqrt(3) / 2) * 36 * 4;
  expect(volumeOf(screw).volume / (Math.PI * (42.25 * 8 + 16 * 30) - socket)).toBeCloseTo(1, 12);

  const crossed = body([turned(cylinder(0, 30, 20))], [turned(cylinder(-20, 20, 4), alongX([0, 0, 15]))]);
  expect(volumeOf(crossed, { onlyExact: true })).toBeNull();
  expect(volumeOf(crossed).volume / volumeByGrid(crossed)).toBeCloseTo(1, 3);
  // Half of a cylinder: the rays' own error.
  const halved = body([turned(cylinder(0, 30, 20))], [prism(rectangle([0, -20], [20, 20]), -1, 31)]);
  expect(volumeOf(halved).isExact).toBe(false);
  expect(volumeOf(halved).volume / (Math.PI * 100 * 15)).toBeCloseTo(1, 6);
});

test('the volume of a spring does not depend on its pitch, but for its ground ends', () => {
  const section = rectangle([-1, 5], [1, 8]);
  const coil: Coil = { kind: 'coil', outline: section, pitch: 4, turns: 8, bottom: -1, top: 33 };
  const whole = Math.PI * (64 - 25) * 2 * 8;
  expect(volumeOf(body([coil])).volume).toBeCloseTo(whole, 9);
  expect(volumeOf(body([{ ...coil, pitch: 5, top: 42 }])).volume).toBeCloseTo(whole, 9);
  // Each end loses a wedge: half the section at first, nothing after a quarter turn.
  const ground = body([{ ...coil, bottom: 0, top: 32 }]);
  expect(volumeOf(ground).volume).toBeCloseTo(whole - 2 * ((Math.PI * 39 * 2) / 16), 9);
  expect(volumeOf(ground).volume / volumeByGrid(ground, 120)).toBeCloseTo(1, 2);
});

test('bounds of round and slanted features', () => {
  expect(boundsOf(body([turned(circle(2, [0, 10]), alongY([0, 0, 5]))]))).toEqual({
    min: [-12, -2, -7],
    max: [12, 2, 17],
  });
  const { min, max } = boundsOf(body([prism(slot(20, 6), 0, 5, { place: alongX([0, 0, 0]) })]));
  expect([...min, ...max].map((value) => Math.round(value * 1e9) / 1e9 + 0)).toEqual([0, -10, -3, 5, 10, 3]);
  const slanted = boundsOf(
    body([turned(cylinder(0, 10, 4), { origin: [0, 0, 0], z: [0.6, 0, 0.8], x: [0.8, 0, -0.6] })]),
  );
  expect(slanted.min[2]).toBeCloseTo(-1.2, 12);
  expect(slanted.max[0]).toBeCloseTo(7.6, 12);
});

test('bounds of a part whose flat takes the furthest points away', () => {
  const head = body(
    [turned(cylinder(-6, 0, 20)), turned(cylinder(0, 40, 10))],
    [prism(rectangle([-20, 5], [20, 20]), -7, 1)],
  );
  expect(boundsOf(head)).toEqual({ min: [-10, -10, -6], max: [10, 5, 40] });
  const shortened = body([prism(centredRectangle(40, 20), 0, 10)], [prism(centredRectangle(50, 30), 8, 12)], 'plate');
  expect(boundsOf(shortened)).toEqual({ min: [-20, -10, 0], max: [20, 10, 8] });
});
