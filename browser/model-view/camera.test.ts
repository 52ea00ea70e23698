import { expect, test } from 'vitest';
import { cameraOf, cornersOf, FIRST_LOOK, moved, projected, turned, zoomed } from './camera.ts';

const PIN = { min: [-6, -6, -5], max: [6, 6, 195] };
const PLATE = { min: [-100, -50, 0], max: [100, 50, 20] };
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

test('the whole model is in the picture, from wherever it is looked at', () => {
  for (const box of [PIN, PLATE])
    for (const aspect of [0.5, 1, 2])
      for (let azimuth = 0; azimuth < 360; azimuth += 30) {
        const camera = cameraOf({ ...FIRST_LOOK, azimuth }, box, aspect);
        for (const corner of cornersOf(box)) {
          const { x, y } = projected(camera, corner, aspect);
          expect(Math.abs(x)).toBeLessThan(1);
          expect(Math.abs(y)).toBeLessThan(1);
        }
      }
});

test('the picture’s axes stand at right angles and keep their hands: nothing is mirrored', () => {
  for (const box of [PIN, PLATE]) {
    const [right, up, towards] = cameraOf(FIRST_LOOK, box, 1).axes;
    for (const [a, b] of [
      [right, up],
      [up, towards],
      [towards, right],
    ] as const)
      expect(dot(a, b)).toBeCloseTo(0);
    const cross = [
      right[1] * up[2] - right[2] * up[1],
      right[2] * up[0] - right[0] * up[2],
      right[0] * up[1] - right[1] * up[0],
    ];
    expect(dot(cross, towards)).toBeCloseTo(1);
  }
});

test('long parts lie, with their head to the left; plates lie on their lower face', () => {
  const [right] = cameraOf({ ...FIRST_LOOK, elevation: 0 }, PIN, 1.5).axes;
  expect(right[2]).toBeGreaterThan(0.8); // z leads to the right
  const [, up] = cameraOf({ ...FIRST_LOOK, elevation: 0 }, PLATE, 1.5).axes;
  expect(up).toEqual([expect.closeTo(0), expect.closeTo(0), 1]);
});

test('turning stops above and below, zooming at its limits', () => {
  expect(turned(FIRST_LOOK, 0, 500).elevation).toBe(90);
  expect(turned(FIRST_LOOK, 0, -500).elevation).toBe(-90);
  expect(turned(FIRST_LOOK, 30, 0).azimuth).toBe(FIRST_LOOK.azimuth + 30);
  expect(zoomed(FIRST_LOOK, 1e9).zoom).toBe(40);
  expect(zoomed(FIRST_LOOK, 0).zoom).toBe(0.4);
});

test('a moved picture moves as far as the pointer', () => {
  const point = [0, 0, 100] as const;
  const before = projected(cameraOf(FIRST_LOOK, PIN, 2), point, 2);
  const after = projected(cameraOf(moved(FIRST_LOOK, 0.25, 0.25), PIN, 2), point, 2);
  // A quarter of the height: half of the picture's −1 to 1, and half of that across a picture twice as wide.
  expect(after.y - before.y).toBeCloseTo(0.5);
  expect(after.x - before.x).toBeCloseTo(0.25);
});
