import { expect, test } from 'vitest';
import { templates } from '../templates/index.ts';
import { boundsOf } from '../measuring/measure.ts';
import { measuredParams } from './dimensions.ts';
import { foldedBody } from './folded-body.ts';
import { layOut, type Layout } from './layout.ts';
import { drawSvg } from './picture.ts';

const PIN = { d1: 6, L: 200, d2: 12, k: 5, r: 0.5 };
function laidOut(key: string, values: Record<string, unknown>, textOf = (param: string) => param) {
  const template = templates.get(key)!;
  const body = template.body(values as never);
  const wanted = [...measuredParams(template, values)].map(([param, measured]) => ({
    key: param,
    text: textOf(param),
    measured,
  }));
  return { body, layout: layOut(body, wanted) };
}
const placeOf = ({ letters }: Layout, key: string) => letters.find((letter) => letter.key === key)!;

test('a long pin is broken, and its thickness and head are in one scale', () => {
  const { layout } = laidOut('itici-pim-a', PIN);
  const [main] = layout.views;
  expect(layout.views).toHaveLength(1); // its end tells nothing new
  expect(main!.fold.cuts).toHaveLength(1);
  const [low, high] = [main!.yOf(-6), main!.yOf(6)];
  expect(low - high).toBeCloseTo(12 * layout.scale);
  // The head is in front of the break.
  expect(main!.xOf(0) - main!.xOf(-5)).toBeCloseTo(5 * layout.scale);
  expect(main!.xOf(195) - main!.xOf(-5)).toBeLessThan(100 * layout.scale);
});

test('a short pin is drawn whole, in its own proportions', () => {
  const { layout } = laidOut('itici-pim-a', { ...PIN, L: 30 });
  const [main] = layout.views;
  expect(main!.fold.cuts).toEqual([]);
  expect(main!.xOf(25) - main!.xOf(-5)).toBeCloseTo(30 * layout.scale);
});

test('every letter has its place on the paper, away from all others', () => {
  for (const [key, values] of [
    ['itici-pim-a', PIN],
    ['kalip-yayi', { Dh: 25, Dd: 12.5, L0: 64, color: 'mavi' }],
    ['lama-itici', { a: 1, b: 5, L: 125, L3: 40, d1: 6, d2: 10, k: 3 }],
    ['plaka', { l: 396, b: 346, t: 36 }],
    ['o-ring', { d1: 40, d2: 3 }],
  ] as const) {
    const { layout } = laidOut(key, values);
    expect(layout.letters.length, key).toBeGreaterThan(1);
    for (const { key: letter, x, y } of layout.letters) {
      expect(x, `${key} ${letter}`).toBeGreaterThan(30);
      expect(x, `${key} ${letter}`).toBeLessThan(layout.width - 30);
      expect(y, `${key} ${letter}`).toBeGreaterThan(30);
      expect(y, `${key} ${letter}`).toBeLessThan(layout.height - 20);
      for (const other of layout.letters)
        if (other.key !== letter)
          expect(
            Math.max(Math.abs(other.x - x) / 2, Math.abs(other.y - y)),
            `${key}: ${letter}, ${other.key}`,
          ).toBeGreaterThan(40);
    }
  }
});

test('lengths stand below the part, the shorter ones nearer to it; diameters beside or above it', () => {
  const { layout } = laidOut('itici-pim-a', PIN);
  const bottom = layout.views[0]!.yOf(-6);
  expect(placeOf(layout, 'L').y).toBeGreaterThan(placeOf(layout, 'k').y);
  expect(placeOf(layout, 'k').y).toBeGreaterThan(bottom);
  expect(placeOf(layout, 'd1').x).toBeGreaterThan(layout.views[0]!.xOf(195));
  expect(placeOf(layout, 'd2').x).toBeLessThan(layout.views[0]!.xOf(-5));
});

test('what only the view beside shows is measured there', () => {
  const { layout } = laidOut('lama-itici', { a: 1, b: 5, L: 125, L3: 40, d1: 6, d2: 10, k: 3 });
  expect(layout.views).toHaveLength(2);
  expect(placeOf(layout, 'a').x).toBeGreaterThan(layout.views[0]!.xOf(122));
  expect(placeOf(layout, 'b').x).toBeLessThan(layout.views[1]!.xOf(-5));
});

test('longer texts get more room', () => {
  const short = laidOut('itici-pim-a', PIN).layout;
  const long = laidOut('itici-pim-a', PIN, (param) => (param === 'd2' ? 'Bağlama cıvatası' : param)).layout;
  expect(placeOf(long, 'd2').x).toBeGreaterThan(placeOf(short, 'd2').x);
});

test('the picture is plain SVG without text, numbers that are none, scripts or addresses', () => {
  const { body, layout } = laidOut('itici-pim-a', PIN);
  const svg = drawSvg(body, layout);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
  expect(svg).not.toMatch(/NaN|Infinity|<text|<script|href|style=/);
  expect(svg).toBe(drawSvg(body, layout));
  // Edges of the shank stop at the break.
  const right = layout.views[0]!.xOf(layout.views[0]!.fold.cuts[0]![0]);
  expect(svg).toContain(`L${Math.round((right - 7) * 10) / 10} `);
});

test('a picture’s part is shortened where it looks the same, and keeps its ends', () => {
  const body = templates.get('itici-pim-a')!.body(PIN as never);
  const folded = foldedBody(body);
  const [before, after] = [boundsOf(body), boundsOf(folded)];
  expect(after.min).toEqual(before.min);
  expect(after.max[0]).toBe(before.max[0]);
  expect(after.max[2] - after.min[2]).toBeCloseTo(5.5 * 12, 0);
  expect(folded.cut).toHaveLength(1); // the gap
  const short = templates.get('itici-pim-a')!.body({ ...PIN, L: 60 } as never);
  expect(foldedBody(short)).toBe(short);
});
