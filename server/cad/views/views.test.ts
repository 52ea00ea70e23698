import { expect, test } from 'vitest';
import { againstX, alongX, alongY, prism, turned, upright, type Body, type Feature } from '../body.ts';
import { circle, centredRectangle, corners, cylinder, rectangle, regular, ring } from '../outline.ts';
import { templates } from '../templates/index.ts';
import { viewsOf, type LineKind, type View } from './views.ts';

const body = (shownAs: Body['shownAs'], add: Feature[], cut: Feature[] = []): Body => ({
  add,
  cut,
  finish: 'steel',
  shownAs,
});
const two = (part: Body): [View, View] => viewsOf(part) as [View, View];
const show = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** A view's lines in short: 'L 0,0 10,0', 'C 0,0 r5', 'A 0,0 r5 0 90', sorted. */
function shorthand({ lines }: View, kind: LineKind): string[] {
  const of = ([a, b]: readonly [number, number]) => `${show(a)},${show(b)}`;
  return lines
    .filter((line) => line.kind === kind)
    .map(({ edge }) => {
      if (edge.kind === 'line') return `L ${[of(edge.from), of(edge.to)].sort().join(' ')}`;
      if (Math.abs(edge.sweep) > 6.283) return `C ${of(edge.centre)} r${show(edge.radius)}`;
      const start = ((edge.start * 180) / Math.PI + 360) % 360;
      return `A ${of(edge.centre)} r${show(edge.radius)} ${show(start)} ${show((edge.sweep * 180) / Math.PI)}`;
    })
    .sort();
}
const sorted = (lines: string[]) => lines.sort();
const line = (...ends: string[]) => `L ${ends.sort().join(' ')}`;

test('an ejector pin: contour, cross lines, fillets as arcs; the shank is hidden behind the head', () => {
  const [main, end] = two(templates.get('itici-pim-a')!.body({ d1: 6, L: 100, d2: 12, k: 5, r: 0.5 } as never));
  expect(shorthand(main, 'visible')).toEqual(
    sorted([
      line('-5,-5.6', '-5,5.6'),
      line('-5,5.6', '-4.6,6'),
      line('-5,-5.6', '-4.6,-6'),
      line('-4.6,-6', '-4.6,6'),
      line('-4.6,6', '0,6'),
      line('-4.6,-6', '0,-6'),
      line('0,-6', '0,6'),
      'A 0.5,3.5 r0.5 180 90',
      'A 0.5,-3.5 r0.5 90 90',
      line('0.5,3', '95,3'),
      line('0.5,-3', '95,-3'),
      line('95,-3', '95,3'),
    ]),
  );
  expect(shorthand(main, 'hidden')).toEqual([]);
  expect(shorthand(main, 'axis')).toEqual([line('-8,0', '98,0')]);
  expect(shorthand(end, 'visible')).toEqual(['C 0,0 r5.6', 'C 0,0 r6']);
  expect(shorthand(end, 'hidden')).toEqual(['C 0,0 r3']);
  expect(shorthand(end, 'axis')).toEqual([line('-7,0', '7,0'), line('0,-7', '0,7')]);
  expect(main.bounds).toEqual({ min: [-5, -6], max: [95, 6] });
  // First angle: the view from the left stands on the right, its axis at the same height.
  expect(main.at).toEqual([0, 0]);
  expect(end.at).toEqual([95 + 10 + 6, 0]);
});

test('a ring: the bore is hidden along the axis and seen from the end', () => {
  const [main, end] = two(body('turned', [turned(ring(0, 10, 20, 40))]));
  expect(shorthand(main, 'visible')).toEqual(
    sorted([line('0,-20', '0,20'), line('10,-20', '10,20'), line('0,20', '10,20'), line('0,-20', '10,-20')]),
  );
  expect(shorthand(main, 'hidden')).toEqual(sorted([line('0,10', '10,10'), line('0,-10', '10,-10')]));
  expect(shorthand(end, 'visible')).toEqual(['C 0,0 r10', 'C 0,0 r20']);
  expect(shorthand(end, 'hidden')).toEqual([]);
});

test('an O-ring: half circles and the lines that touch them', () => {
  const [main, end] = two(body('turned', [turned(circle(2, [0, 10]))]));
  expect(shorthand(main, 'visible')).toEqual(
    sorted([line('-2,-10', '-2,10'), line('2,-10', '2,10'), 'A 0,10 r2 0 180', 'A 0,-10 r2 180 180']),
  );
  expect(shorthand(main, 'hidden')).toEqual(sorted(['A 0,10 r2 180 180', 'A 0,-10 r2 0 180']));
  expect(shorthand(end, 'visible')).toEqual(['C 0,0 r12', 'C 0,0 r8']);
});

test('a plate with a stepped hole: both circles from above, the steps hidden from the side', () => {
  const [main, side] = two(
    body(
      'plate',
      [prism(centredRectangle(60, 40), 0, 20)],
      [prism(circle(4, [10, 5]), -1, 21), turned(cylinder(12, 21, 14), upright([10, 5, 0]))],
    ),
  );
  expect(shorthand(main, 'visible')).toEqual(
    sorted([
      line('-30,-20', '30,-20'),
      line('30,-20', '30,20'),
      line('-30,20', '30,20'),
      line('-30,-20', '-30,20'),
      'C 10,5 r4',
      'C 10,5 r7',
    ]),
  );
  expect(shorthand(main, 'hidden')).toEqual([]);
  expect(shorthand(main, 'axis')).toEqual(sorted([line('2,5', '18,5'), line('10,-3', '10,13')]));
  expect(shorthand(side, 'visible')).toHaveLength(4);
  expect(shorthand(side, 'hidden')).toEqual(
    sorted([
      line('0,9', '12,9'),
      line('0,1', '12,1'),
      line('12,-2', '12,12'),
      line('12,12', '20,12'),
      line('12,-2', '20,-2'),
    ]),
  );
  expect(shorthand(side, 'axis')).toEqual([line('-1,5', '21,5')]);
  expect(side.bounds).toEqual({ min: [0, -20], max: [20, 20] });
  expect(side.at).toEqual([30 + 10, 0]);
});

test('from below, a counterbore on the far side hides only what is hidden', () => {
  const holes = [prism(circle(4), -1, 21), prism(circle(7), -1, 8)];
  const [main] = two(body('plate', [prism(centredRectangle(60, 40), 0, 20)], holes));
  expect(shorthand(main, 'visible').filter((one) => one.startsWith('C'))).toEqual(['C 0,0 r4']);
  expect(shorthand(main, 'hidden')).toEqual(['C 0,0 r7']);
});

test('a socket head screw: the hexagon is seen from the head, its depth is hidden', () => {
  const screw = body(
    'turned',
    [turned(corners([-8, 0], [-8, 6.5, { chamfer: 0.8 }], [0, 6.5], [0, 4], [30, 4, { chamfer: 0.8 }], [30, 0]))],
    [prism(regular(6, 6), -9, -4)],
  );
  const [main, end] = two(screw);
  const corner = 3.464;
  expect(shorthand(end, 'visible')).toEqual(
    sorted([
      'C 0,0 r5.7',
      'C 0,0 r6.5',
      line('-1.732,-3', '1.732,-3'),
      line('-1.732,3', '1.732,3'),
      line(`-${corner},0`, '-1.732,3'),
      line(`-${corner},0`, '-1.732,-3'),
      line(`${corner},0`, '1.732,3'),
      line(`${corner},0`, '1.732,-3'),
    ]),
  );
  expect(shorthand(end, 'hidden')).toEqual(['C 0,0 r3.2', 'C 0,0 r4']);
  expect(shorthand(main, 'hidden')).toEqual(
    sorted([line('-8,3', '-4,3'), line('-8,-3', '-4,-3'), line('-4,-3', '-4,3'), line('-8,0', '-4,0')]),
  );
});

test('a flat: the lines where it leaves the cylinder are drawn, those of its box are not', () => {
  const [main, end] = two(
    body('turned', [turned(cylinder(0, 40, 20))], [prism(rectangle([-20, -20], [-6, 20]), 25, 50)]),
  );
  // Seen from −x, the flat lies before the viewer: 16 wide.
  expect(shorthand(main, 'visible')).toEqual(
    sorted([
      line('0,-10', '0,10'),
      line('0,10', '40,10'),
      line('0,-10', '40,-10'),
      line('40,-10', '40,10'),
      line('25,-8', '25,8'),
      line('25,8', '40,8'),
      line('25,-8', '40,-8'),
    ]),
  );
  expect(shorthand(end, 'visible')).toEqual(['C 0,0 r10']);
  expect(shorthand(end, 'hidden')).toEqual([line('6,-8', '6,8')]);
});

test('tangent edges are not drawn, sharp ones are', () => {
  const rounded = two(body('plate', [prism(centredRectangle(60, 40, { radius: 6 }), 0, 10)]));
  expect(shorthand(rounded[0], 'visible').filter((one) => one.startsWith('A'))).toHaveLength(4);
  expect(shorthand(rounded[1], 'visible')).toHaveLength(4);
  const chamfered = two(body('plate', [prism(centredRectangle(60, 40, { chamfer: 6 }), 0, 10)]));
  expect(shorthand(chamfered[1], 'visible')).toHaveLength(6);
});

test('cross holes: a circle from their end, and the curve where they leave a cylinder', () => {
  const [main] = two(
    body(
      'turned',
      [turned(cylinder(0, 40, 20))],
      [turned(cylinder(-20, 20, 6), alongX([0, 0, 12])), turned(cylinder(-20, 20, 8), alongY([0, 0, 28]))],
    ),
  );
  expect(shorthand(main, 'visible')).toContain('C 12,0 r3');
  // Its lowest point: √(10² − 4²).
  const arcs = main.lines.filter(({ kind, edge }) => kind === 'visible' && edge.kind === 'arc' && edge.sweep < 6);
  const ends = arcs.flatMap(({ edge }) => [edge.from, edge.to]).filter(([, v]) => v > 0);
  expect(Math.min(...ends.map(([, v]) => v))).toBeCloseTo(Math.sqrt(84), 3);
  expect(ends.every(([u, v]) => Math.abs(v - Math.sqrt(100 - 16 + (u - 28) ** 2)) < 1e-3)).toBe(true);
});

test('a flat across a ball end meets it in an arc', () => {
  const ball = turned({
    from: [0, 0],
    segments: [{ to: [0, 10] }, { to: [20, 10] }, { to: [30, 0], via: [20 + Math.SQRT1_2 * 10, Math.SQRT1_2 * 10] }],
  });
  const flat = prism(centredRectangle(80, 80), 6, 30, { place: againstX([0, 0, 20]) });
  const [main] = two(body('turned', [ball], [flat]));
  expect(shorthand(main, 'visible')).toContain('A 20,0 r8 270 180');
  expect(shorthand(main, 'visible')).toContain(line('0,8', '20,8'));
});

test('a spring: a band for every half turn, two circles from the end', () => {
  const section = rectangle([-1.2, 5], [1.2, 9]);
  const [main, end] = two(body('turned', [{ kind: 'coil', outline: section, pitch: 5, turns: 8, bottom: 0, top: 40 }]));
  expect(main.bounds).toEqual({ min: [0, -9], max: [40, 9] });
  expect(main.lines.every(({ kind }) => kind !== 'hidden')).toBe(true);
  expect(shorthand(main, 'visible')).toContain(line('5.05,9', '7.55,-9'));
  expect(shorthand(end, 'visible')).toEqual(['C 0,0 r5', 'C 0,0 r9']);
});

test('views take a few milliseconds at most', () => {
  const holes = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [
      prism(circle(5, [45 * x, 28 * y]), -1, 21),
      turned(cylinder(12, 21, 18), upright([45 * x, 28 * y, 0])),
    ]),
  );
  const plate = body('plate', [prism(centredRectangle(120, 80), 0, 20)], holes);
  const times = Array.from({ length: 40 }, () => {
    const start = performance.now();
    viewsOf({ ...plate });
    return performance.now() - start;
  });
  // 2 ms where this was written, with warm code; the bound leaves room for busy machines.
  expect(times.sort((p, q) => p - q)[10]).toBeLessThan(20);
});
