import { expect, test } from 'vitest';
import { templates } from '../templates/index.ts';
import { parseThread } from '../threads.ts';
import { measuredParams } from './dimensions.ts';

const measured = (key: string, values: Record<string, unknown>) => measuredParams(templates.get(key)!, values);
const PIN = { d1: 6, L: 200, d2: 12, k: 5, r: 0.5 };

test('each parameter is what follows it: diameters, lengths, radii', () => {
  const found = measured('itici-pim-a', PIN);
  expect(found.get('d1')).toMatchObject({ kind: 'diameter', round: { value: 6, axis: 2, to: 195 } });
  expect(found.get('d2')).toMatchObject({ kind: 'diameter', round: { value: 12 } });
  expect(found.get('L')).toMatchObject({ kind: 'length', from: { at: -5 }, to: { at: 195 } });
  expect(found.get('k')).toMatchObject({ kind: 'length', from: { at: -5 }, to: { at: 0 } });
  expect(found.get('r')).toMatchObject({ kind: 'radius', spot: { value: expect.closeTo(0.5) } });
});

test('equal values are told apart by what moves', () => {
  const found = measured('itici-pim-a', { ...PIN, d1: 5, k: 5, d2: 10, r: null });
  expect(found.get('d1')).toMatchObject({ kind: 'diameter' });
  expect(found.get('k')).toMatchObject({ kind: 'length' });
  expect(found.has('r')).toBe(false);
});

test('angles, blades, hexagons, bores and threads', () => {
  const cone = measured('konik-kafali-pim', { d1: 6, L: 100, d2: 9, k: 1, angle: 60 });
  expect(cone.get('angle')).toMatchObject({ kind: 'angle', spot: { value: expect.closeTo(60) } });
  const blade = measured('lama-itici', { a: 1, b: 5, L: 125, L3: 40, d1: 6, d2: 10, k: 3 });
  expect([blade.get('a'), blade.get('b')]).toMatchObject([
    { kind: 'length', from: { axis: 0 } },
    { kind: 'length', from: { axis: 1 } },
  ]);
  const screw = measured('imbus-civata', { M: parseThread('M8'), L: 30, dk: 13, k: 8, s: 6 });
  expect(screw.get('M')).toMatchObject({ kind: 'diameter', round: { value: 8 } });
  expect(screw.get('s')).toMatchObject({ kind: 'length', from: { at: expect.closeTo(-3) } });
});

test('the hole of a screw, and the circle on which holes stand', () => {
  const ring = measured('merkezleme-flansi', { d1: 100, d2: 36, h: 15, circle: 80, M: parseThread('M6'), n: null });
  expect(ring.get('circle')).toMatchObject({ kind: 'circle', round: { value: expect.closeTo(80) } });
  expect(ring.get('M')).toMatchObject({ kind: 'hole' });
});

test('what stands around the part is measured too: the hole and the pin of a spring', () => {
  const spring = measured('kalip-yayi', { Dh: 25, Dd: 12.5, L0: 64, color: 'mavi' });
  expect(spring.get('Dh')).toMatchObject({ kind: 'diameter', round: { value: 25 } });
  expect(spring.get('Dd')).toMatchObject({ kind: 'diameter', round: { value: 12.5 } });
  expect(spring.get('L0')).toMatchObject({ kind: 'length' });
  expect(spring.has('color')).toBe(false);
});
