import { expect, test } from 'vitest';
import type { Vector } from '../body.ts';
import { screwHole, screwRow } from '../fasteners.ts';
import { boundsOf, volumeOf } from '../measuring/measure.ts';
import { parseThread, type Thread } from '../threads.ts';
import { templates } from './index.ts';

const { PI, sqrt } = Math;
type Values = Record<string, number | string | Thread | null>;
const metric = (designation: string): Thread => parseThread(designation)!;
const fault = (key: string, values: Values) => templates.get(key)!.check(values as never);
const body = (key: string, values: Values) => {
  expect(fault(key, values), key).toBeNull();
  return templates.get(key)!.body(values as never);
};
const volume = (key: string, values: Values) => volumeOf(body(key, values)).volume;
const disc = (diameter: number) => (PI * diameter ** 2) / 4;
/** What a counterbored hole takes from a part of this thickness. */
const holeVolume = (diameter: number, thickness: number) => {
  const { through, counterbore, depth } = screwHole(diameter);
  return disc(through) * (thickness - depth) + disc(counterbore) * depth;
};
/** Where upright holes stand. */
const holes = (key: string, values: Values): Vector[] =>
  (body(key, values).cut ?? []).flatMap((feature) =>
    feature.kind === 'turned' && feature.place ? [feature.place.origin] : [],
  );
/** Of the prism with 45° corners along its upright edges. */
const chamfered = (l: number, b: number, chamfer: number) => l * b - 2 * chamfer ** 2;

test('a blade stands on its shank: head, shank, blade', () => {
  expect(volume('lama-itici', { a: 1.2, b: 5.5, L: 100, L3: 50, d1: 6, d2: 10, k: 3 })).toBeCloseTo(
    disc(10) * 3 + disc(6) * 47 + 1.2 * 5.5 * 50,
    6,
  );
});

test('a hexagon socket takes √3/2 of its width squared, half the head deep', () => {
  const screw = { M: metric('M8'), L: 30, dk: 13, k: 8, s: 6 };
  const solid = volumeOf({ ...body('imbus-civata', screw), cut: [] }).volume;
  expect(solid - volume('imbus-civata', screw)).toBeCloseTo((sqrt(3) / 2) * 36 * 4, 6);
});

test('the thread of a shoulder screw has the length of ISO 7379', () => {
  const end = (d: number, M: string, dk: number, k: number, s: number) =>
    boundsOf(body('faturali-civata', { d, L: 40, M: metric(M), dk, k, s })).max[2];
  expect(end(6, 'M5', 10, 4.5, 3)).toBeCloseTo(49.5, 9);
  expect(end(10, 'M8', 16, 7, 5)).toBeCloseTo(53, 9);
  expect(end(20, 'M16', 30, 14, 10)).toBeCloseTo(62, 9);
});

test('holes of plates take their counterbores and through holes', () => {
  expect(volume('asinma-plakasi', { b: 50, L: 100, t: 20, n: 3, M: metric('M8') })).toBeCloseTo(
    chamfered(100, 50, 0.5) * 20 - 3 * holeVolume(8, 20),
    4,
  );
  // Without the chamfers of its two edges, rings of triangles.
  const ring = { d1: 100, d2: 40, h: 15, circle: 80, M: metric('M8'), n: null };
  const solid = volumeOf({ ...body('merkezleme-flansi', ring), cut: [] }).volume;
  expect(solid - volume('merkezleme-flansi', ring)).toBeCloseTo(4 * holeVolume(8, 15), 4);
});

test('screws in a row keep their heads apart and inside', () => {
  // 1,3 heads from the ends; on short parts a quarter of the length.
  expect(screwRow(8, 3, 100)).toEqual([-30.5, 0, 30.5]);
  expect(screwRow(8, 2, 50)).toEqual([-12.5, 12.5]);
  expect(screwRow(8, 1, 50)).toEqual([0]);
  expect(screwRow(8, 4, 50)).toBeNull();
  expect(screwRow(8, 2.5, 100)).toBeNull();
  const xs = holes('asinma-plakasi', { b: 18, L: 50, t: 20, n: 2, M: metric('M8') }).map(([x]) => x);
  expect(xs[1]! - xs[0]!).toBeGreaterThan(screwHole(8).counterbore);
});

test('a side lock has the length of both halves, its middle at the origin', () => {
  const lock = { b: 50, L: 76, t: 22, M: metric('M6') };
  expect(boundsOf(body('yan-kilit', lock))).toEqual({ min: [-38, -25, 0], max: [38, 25, 22] });
  expect(holes('yan-kilit', lock)).toHaveLength(4);
  expect(volume('yan-kilit', lock)).toBeCloseTo(chamfered(76, 50, 0.5) * 22 - 4 * holeVolume(6, 22), 4);
});

test('eye bolts and nuts have the collar of the standard and a flat seat, where the ring is larger than h too', () => {
  const ring = { M: metric('M12'), d3: 54, d4: 30, h: 53 };
  const bolt = boundsOf(body('mapa', { ...ring, l: 20.5 }));
  expect(bolt.min.map((mm) => Math.round(mm * 1e6) / 1e6)).toEqual([-15, -27, -53]);
  expect(bolt.max.map((mm) => Math.round(mm * 1e6) / 1e6)).toEqual([15, 27, 20.5]);
  expect(boundsOf(body('mapa', { ...ring, l: null })).max[2]).toBeCloseTo(0, 6);
});

test('the same sections in other colours: springs by their load', () => {
  const finish = (color: string) => body('kalip-yayi', { Dh: 20, Dd: 10, L0: 102, color }).finish;
  expect(['yeşil', 'mavi', 'kırmızı', 'sarı'].map(finish)).toEqual(['green', 'blue', 'red', 'yellow']);
});

test('dimensions that make no part are refused with their reason', () => {
  const M8 = metric('M8');
  const wrong: readonly (readonly [key: string, values: Values, sentence: string])[] = [
    ['lama-itici', { a: 3, b: 15.9, L: 100, L3: 50, d1: 16, d2: 22, k: 7 }, 'Yassı kesit gövdeden küçük olmalı.'],
    ['asinma-plakasi', { b: 50, L: 45, t: 20, n: 3, M: M8 }, 'Delikler plakaya sığmıyor.'],
    ['surgu-kizagi', { b: 30, L: 50, h: 20, step: 8, M: M8, n: 4 }, 'Delikler kızağa sığmıyor.'],
    ['merkezleme-flansi', { d1: 100, d2: 40, h: 12, circle: 70, M: M8, n: 16 }, 'Cıvatalar daireye sığmıyor.'],
    ['merkezleme-flansi', { d1: 100, d2: 40, h: 12, circle: 70, M: M8, n: 3.5 }, 'Cıvata sayısı tam sayı olmalı.'],
    ['yan-kilit', { b: 50, L: 40, t: 22, M: M8 }, 'Boy cıvatalar için az.'],
    ['kalip-kilidi', { d: 10, L: 20, M: M8 }, 'Cıvata burçtan küçük olmalı.'],
    ['kalip-kilidi', { d: 30, L: 8, M: M8 }, 'Burç boyu çapa göre çok kısa.'],
    ['mapa', { M: M8, d3: 36, d4: 20, h: 28, l: 13 }, 'Yükseklik halka için az.'],
    ['mapa', { M: M8, d3: 36, d4: 20, h: 44, l: 13 }, 'Yükseklik halka için çok.'],
  ];
  for (const [key, values, sentence] of wrong) expect(fault(key, values), key).toBe(sentence);
});
