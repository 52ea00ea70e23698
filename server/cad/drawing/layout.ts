// A drawing on its sheet: where views, dimension lines and letters stand. All in pixels of the picture, y downwards.
import type { Body, Point, Vector } from '../body.ts';
import { addedBox, type Interval } from '../material.ts';
import { CAMERAS, inView, type Camera, type Frame } from '../views/view.ts';
import type { Measured } from './dimensions.ts';
import { foldOf, type Fold } from './fold.ts';
import type { Diameter } from './marks.ts';
import { stackBelow, topRows, type Label, type Span } from './places.ts';

/** A dimension to draw, and the longest text that may stand on its line. */
export interface Wanted {
  readonly key: string;
  readonly text: string;
  readonly measured: Measured;
}

export type Stroke = readonly [x0: number, y0: number, x1: number, y1: number];
export interface ShownView {
  /** Place among the body's views. */
  readonly index: 0 | 1;
  readonly fold: Fold;
  xOf(u: number): number;
  yOf(v: number): number;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Pixels per millimetre. */
  readonly scale: number;
  readonly views: readonly ShownView[];
  /** Of dimensions. */
  readonly lines: readonly Stroke[];
  /** A point, and the direction in which the arrow flies. */
  readonly arrows: readonly Stroke[];
  /** Circles on which holes stand. */
  readonly circles: readonly { x: number; y: number; radius: number }[];
  /** Centres of the letters. */
  readonly letters: readonly { key: string; x: number; y: number }[];
}

/** Width of a picture, and the height that it should not exceed. */
const WIDTH = 1200;
const HEIGHT = 560;
/** Narrower pictures would be shown larger than others. */
const LEAST_WIDTH = 900;
const LEAST_AREA = 190;
const MARGIN = 24;
/** Distance of dimension lines, and of the rows of letters above. */
const LEVEL = 84;
/** Room between the part and its first dimension line. */
const FIRST = 66;
const PLATE_HEIGHT = 66;
export const ARROW = 22;
const GAP = 6;
const BEYOND = 10;
/** Between the views. */
const APART = 60;
/** Dimensions shorter than this have their arrows outside. */
const INSIDE = 3 * ARROW;

/** Room for a text, which pages write at 14 px while the picture shrinks to a third of its width on phones. */
export const plateWidth = (text: string): number => {
  const letters = Array.from(text).length;
  return letters > 6 ? 24 * letters + 20 : 31 * Math.max(2, letters) + 24;
};

type Slot =
  | { kind: 'below'; view: 0 | 1; span: Interval; feet: readonly [Point, Point] }
  | { kind: 'beside'; view: 0 | 1; side: 'left' | 'right'; span: Interval; start: readonly [number, number] }
  | { kind: 'above'; view: 0 | 1; span: Interval; at: Interval }
  | { kind: 'leader'; view: 0 | 1; at: Point; circle?: { centre: Point; radius: number } };
interface Placed extends Wanted {
  slot: Slot;
}

const SAME = 1e-6;
const isOnAxis = ({ centre, axis }: Diameter): boolean =>
  centre.every((part, i) => i === axis || Math.abs(part) < SAME);

interface Scene {
  cameras: readonly [main: Camera, other: Camera];
  frames: readonly [main: Frame, other: Frame];
  shownAs: Body['shownAs'];
}

/** Chamfers and short collars, of the view's height: what ends before them still counts as ending there. */
const AT_THE_END = 0.12;

/** Whether a range of the main view touches its left or right end. */
function sideOf([low, high]: Interval, { min, max }: Frame): 'left' | 'right' | 'both' | null {
  const near = (max[1] - min[1]) * AT_THE_END;
  const [left, right] = [low < min[0] + near, high > max[0] - near];
  if (left && right) return 'both';
  if (left) return 'left';
  return right ? 'right' : null;
}

/** @param taken how many dimensions stand at the main view's sides already */
function roundSlot(round: Diameter, scene: Scene, taken: { left: number; right: number }): Slot | null {
  const { cameras, frames, shownAs } = scene;
  const centred = isOnAxis(round);
  // A plate's own bore or rim is measured where it is seen from the side.
  const order: (0 | 1)[] = shownAs === 'plate' && centred ? [1, 0] : [0, 1];
  for (const view of order) {
    const camera = cameras[view];
    if (camera.right.axis !== round.axis) continue;
    if (!centred && round.axis === 2) continue; // one of several holes, seen from its end
    const ends = [round.from, round.to].map((at) => at * camera.right.sign);
    const along: Interval = [Math.min(...ends), Math.max(...ends)];
    const middle = inView(camera, round.centre)[1];
    const span: Interval = [middle - round.value / 2, middle + round.value / 2];
    return uprightSlot({ view, along, span }, frames[view], taken);
  }
  const facing = cameras.findIndex(({ towards }) => towards.axis === round.axis) as 0 | 1 | -1;
  if (facing >= 0) return circleSlot(facing as 0 | 1, round, scene);
  const camera = cameras[0];
  const [u, v] = inView(camera, round.centre);
  const [low, high] = [u - round.value / 2, u + round.value / 2];
  return {
    kind: 'below',
    view: 0,
    span: [low, high],
    feet: [
      [low, v],
      [high, v],
    ],
  };
}

/** A dimension across the axis: at the end that it touches, or above the part. */
function uprightSlot(
  { view, along, span }: { view: 0 | 1; along: Interval; span: Interval },
  frame: Frame,
  taken: { left: number; right: number },
): Slot {
  if (view === 1) return { kind: 'beside', view, side: 'right', span, start: [along[1], along[1]] };
  const touched = sideOf(along, frame);
  if (touched === null) return { kind: 'above', view, span, at: along };
  const emptier = taken.right <= taken.left ? 'right' : 'left';
  const side = touched === 'both' ? emptier : touched;
  taken[side] += 1;
  const end = side === 'left' ? along[0] : along[1];
  return { kind: 'beside', view, side, span, start: [end, end] };
}

/** An arrow at the upper right of a circle, or at its upper left. */
function circleSlot(view: 0 | 1, round: Diameter, { cameras }: Scene, side: 1 | -1 = 1): Slot {
  const [u, v] = inView(cameras[view], round.centre);
  const radius = round.value / 2;
  const at: Point = [u + side * radius * Math.SQRT1_2, v + radius * Math.SQRT1_2];
  return { kind: 'leader', view, at, circle: { centre: [u, v], radius } };
}

/** Where a dimension stands; null: no view shows it. */
function slotOf(measured: Measured, scene: Scene, taken: { left: number; right: number }): Slot | null {
  const { cameras, frames } = scene;
  switch (measured.kind) {
    case 'diameter':
      return roundSlot(measured.round, scene, taken);
    case 'hole': {
      const facing = cameras.findIndex(({ towards }) => towards.axis === measured.round.axis);
      if (facing < 0) return null;
      const slot = circleSlot(facing as 0 | 1, measured.round, scene);
      return slot.kind === 'leader' ? { kind: 'leader', view: slot.view, at: slot.at } : slot;
    }
    case 'circle': {
      const facing = cameras.findIndex(({ towards }) => towards.axis === measured.round.axis);
      // Its holes may stand at the upper right, with arrows of their own.
      return facing < 0 ? null : circleSlot(facing as 0 | 1, measured.round, scene, -1);
    }
    case 'radius':
    case 'angle': {
      const [u, v] = inView(cameras[0], measured.spot.at);
      return { kind: 'leader', view: 0, at: [u, v] };
    }
    case 'length': {
      const { from, to } = measured;
      const view = cameras.findIndex(({ right, up }) => right.axis === from.axis || up.axis === from.axis) as 0 | 1;
      const camera = cameras[view];
      const look = camera.right.axis === from.axis ? camera.right : camera.up;
      const places = [from.at, to.at].map((at) => at * look.sign);
      const span: Interval = [Math.min(...places), Math.max(...places)];
      const boxes = [from, to].map(({ box }) => {
        const [p, q] = [inView(camera, box.min), inView(camera, box.max)];
        return [p, q] as const;
      });
      if (camera.right.axis === from.axis) {
        const low = (i: 0 | 1): number => Math.min(boxes[i]![0][1], boxes[i]![1][1]);
        const isFlipped = look.sign < 0;
        const feet = [low(isFlipped ? 1 : 0), low(isFlipped ? 0 : 1)] as const;
        return {
          kind: 'below',
          view,
          span,
          feet: [
            [span[0], feet[0]],
            [span[1], feet[1]],
          ],
        };
      }
      const us = boxes.flatMap(([p, q]) => [p[0], q[0]]);
      const along: Interval = [Math.min(...us), Math.max(...us)];
      const isPlate = scene.shownAs === 'plate';
      if (isPlate && view === 0) {
        taken.left += 1;
        const starts = boxes.map(([p, q]) => Math.min(p[0], q[0])) as [number, number];
        return { kind: 'beside', view, side: 'left', span, start: starts };
      }
      return uprightSlot({ view, along, span }, frames[view], taken);
    }
  }
}

const frameOf = (camera: Camera, { min, max }: { min: Vector; max: Vector }): Frame => {
  const [p, q] = [inView(camera, min), inView(camera, max)];
  return { min: [Math.min(p[0], q[0]), Math.min(p[1], q[1])], max: [Math.max(p[0], q[0]), Math.max(p[1], q[1])] };
};

/** Width of a main view, of its height, below which the part is flat. */
const THIN = 0.35;

/** Whether the view beside tells something that the main one does not: turned parts look the same all round. */
function needsOther(body: Body, placed: readonly Placed[], main: { width: number; height: number }): boolean {
  if (body.shownAs === 'plate' || placed.some(({ slot }) => slot.view === 1)) return true;
  if (main.width < THIN * main.height) return true; // a ring is known by its face
  const isRound = (feature: Body['add'][number]): boolean =>
    feature.kind === 'coil' ||
    (feature.kind === 'turned' &&
      Math.abs(Math.abs(feature.place?.z[2] ?? 1) - 1) < SAME &&
      Math.hypot(feature.place?.origin[0] ?? 0, feature.place?.origin[1] ?? 0) < SAME);
  return ![...body.add, ...(body.cut ?? [])].every(isRound);
}

/** @param wanted in the order of the table's columns */
export function layOut(body: Body, wanted: readonly Wanted[]): Layout {
  const cameras = CAMERAS[body.shownAs];
  const own = addedBox(body);
  const around = body.around ? addedBox({ ...body, add: [...body.add, ...body.around] }) : own;
  const frames = cameras.map((camera) => frameOf(camera, around)) as [Frame, Frame];
  const scene: Scene = { cameras, frames, shownAs: body.shownAs };
  const taken = { left: 0, right: 0 };
  const placed = wanted.flatMap((one): Placed[] => {
    const slot = slotOf(one.measured, scene, taken);
    return slot ? [{ ...one, slot }] : [];
  });
  const sizes = frames.map(({ min, max }) => ({ width: max[0] - min[0], height: max[1] - min[1] }));
  const [main, other] = sizes as [(typeof sizes)[0], (typeof sizes)[0]];
  const hasOther = needsOther(body, placed, main);
  const besides = (view: 0 | 1, side: 'left' | 'right') =>
    placed
      .flatMap(({ slot, ...one }) =>
        slot.kind === 'beside' && slot.view === view && slot.side === side ? [{ ...one, slot }] : [],
      )
      .toSorted((a, b) => a.slot.span[1] - a.slot.span[0] - (b.slot.span[1] - b.slot.span[0]));
  const stackWidth = (list: readonly Wanted[]): number =>
    list.reduce((sum, { text }) => sum + plateWidth(text) + 14, list.length > 0 ? GAP : 0);
  const [left, right, far] = [besides(0, 'left'), besides(0, 'right'), besides(1, 'right')];
  const [leftWidth, rightWidth, farWidth] = [left, right, far].map(stackWidth) as [number, number, number];

  const height = Math.max(main.height, hasOther ? other.height : 0);
  const belows = placed.filter(({ slot }) => slot.kind === 'below').length;
  const aboves = placed.filter(({ slot }) => slot.kind === 'above' || slot.kind === 'leader').length;
  const roomAcross = WIDTH - 2 * MARGIN - leftWidth - rightWidth - (hasOther ? APART + farWidth : 0) - 2 * BEYOND;
  const roomUp = Math.max(
    LEAST_AREA,
    HEIGHT - 2 * MARGIN - (belows > 0 ? FIRST + LEVEL * (Math.min(3, belows) - 1) : 0) - (aboves > 0 ? LEVEL : 0),
  );
  const otherWidth = hasOther ? other.width : 0;
  const tallest = roomUp / height;
  const look = cameras[0].right;
  const fold = foldOf(body, {
    axis: look.axis,
    sign: look.sign,
    range: [frames[0].min[0], frames[0].max[0]],
    height: main.height,
    wanted: Math.max(1.5 * main.height, roomAcross / tallest - otherWidth),
  });
  const mainWidth = fold.at(frames[0].max[0]) - fold.at(frames[0].min[0]);
  const scale = Math.min(roomAcross / (mainWidth + otherWidth), tallest);

  const x0 = MARGIN + leftWidth + BEYOND;
  const mainLeft = fold.at(frames[0].min[0]);
  const xMain = (u: number): number => x0 + (fold.at(u) - mainLeft) * scale;
  const mainRight = xMain(frames[0].max[0]);
  const otherLeft = mainRight + rightWidth + APART;
  const noFold: Fold = { cuts: [], at: (u) => u };
  const top = topRows(
    placed.flatMap(({ key, text, slot }): Label[] => {
      if (slot.kind !== 'above' && slot.kind !== 'leader') return [];
      const xOf = slot.view === 0 ? xMain : (u: number) => otherLeft + (u - frames[1].min[0]) * scale;
      if (slot.kind === 'leader') return [{ key, x: xOf(slot.at[0]), isFree: true, width: plateWidth(text) }];
      return [{ key, x: calmPlace(slot.at, fold, xOf), isFree: false, width: plateWidth(text) }];
    }),
    { from: MARGIN, to: Math.max(mainRight, hasOther ? otherLeft + other.width * scale : 0) + MARGIN + 60 },
  );
  const y0 = MARGIN + top.rows * LEVEL + (top.rows > 0 ? 10 : BEYOND) + (height * scale) / 2;
  const views: ShownView[] = [
    { index: 0, fold, xOf: xMain, yOf: (v) => y0 - (v - (frames[0].min[1] + frames[0].max[1]) / 2) * scale },
  ];
  if (hasOther)
    views.push({
      index: 1,
      fold: noFold,
      xOf: (u) => otherLeft + (u - frames[1].min[0]) * scale,
      yOf: (v) => y0 - (v - (frames[1].min[1] + frames[1].max[1]) / 2) * scale,
    });

  const lines: Stroke[] = [];
  const arrows: Stroke[] = [];
  const circles: { x: number; y: number; radius: number }[] = [];
  const letters: { key: string; x: number; y: number }[] = [];
  const arrow = (x: number, y: number, dx: number, dy: number): void => void arrows.push([x, y, dx, dy]);
  const bottom = y0 + (height * scale) / 2;

  /** Lines of a dimension from one side to the other, its arrows inside or outside. */
  const across = (x: number, y1: number, y2: number): void => {
    const isInside = y2 - y1 >= INSIDE;
    arrow(x, y1, 0, isInside ? -1 : 1);
    arrow(x, y2, 0, isInside ? 1 : -1);
    lines.push(isInside ? [x, y1, x, y2] : [x, y1 - 2 * ARROW, x, y2 + 2 * ARROW]);
  };

  let lowest = bottom;
  let farthest = Math.max(mainRight + rightWidth, hasOther ? otherLeft + otherWidth * scale + farWidth : 0);
  for (const view of views) {
    const spans = placed.flatMap(({ key, text, slot }): Span[] => {
      if (slot.kind !== 'below' || slot.view !== view.index) return [];
      return [{ key, from: view.xOf(slot.span[0]), to: view.xOf(slot.span[1]), width: plateWidth(text) }];
    });
    for (const { key, from, to, level, textAt } of stackBelow(spans, INSIDE)) {
      const y = bottom + FIRST + level * LEVEL;
      const { slot } = placed.find((one) => one.key === key)! as Placed & { slot: Extract<Slot, { kind: 'below' }> };
      lines.push([from, view.yOf(slot.feet[0][1]) + GAP, from, y + BEYOND]);
      lines.push([to, view.yOf(slot.feet[1][1]) + GAP, to, y + BEYOND]);
      const isInside = to - from >= INSIDE;
      arrow(from, y, isInside ? -1 : 1, 0);
      arrow(to, y, isInside ? 1 : -1, 0);
      const ends = isInside ? [from, to] : [from - 2 * ARROW, to + 2 * ARROW];
      lines.push([Math.min(ends[0]!, textAt), y, Math.max(ends[1]!, textAt), y]);
      letters.push({ key, x: textAt, y });
      lowest = Math.max(lowest, y + PLATE_HEIGHT / 2);
      farthest = Math.max(farthest, textAt + spans.find((one) => one.key === key)!.width / 2);
    }
  }
  const stacks = [
    { list: left, view: 0, from: x0, way: -1 },
    { list: right, view: 0, from: mainRight, way: 1 },
    { list: far, view: 1, from: hasOther ? otherLeft + otherWidth * scale : 0, way: 1 },
  ] as const;
  for (const { list, view: index, from, way } of stacks) {
    const view = views[index];
    if (!view) continue;
    let x = from + way * GAP;
    for (const { key, text, slot } of list) {
      const width = plateWidth(text) + 14;
      const at = x + (way * width) / 2;
      x += way * width;
      const [low, high] = [view.yOf(slot.span[1]), view.yOf(slot.span[0])];
      const starts = [slot.start[1], slot.start[0]].map((u) => view.xOf(u) + way * GAP);
      lines.push([starts[0]!, low, at + way * BEYOND, low], [starts[1]!, high, at + way * BEYOND, high]);
      across(at, low, high);
      const isInside = high - low >= INSIDE + PLATE_HEIGHT;
      const y = isInside ? (low + high) / 2 : low - 2 * ARROW - PLATE_HEIGHT / 2;
      if (!isInside) lines.push([at, low, at, y]);
      letters.push({ key, x: at, y });
    }
  }
  for (const { key, x, y: row } of top.placed) {
    const { slot } = placed.find((one) => one.key === key)!;
    const y = MARGIN + (top.rows - row - 0.5) * LEVEL;
    letters.push({ key, x, y });
    const view = views.find(({ index }) => index === slot.view)!;
    if (slot.kind === 'above') {
      const [low, high] = [view.yOf(slot.span[1]), view.yOf(slot.span[0])];
      across(x, low, high);
      lines.push([x, y, x, low]);
    } else if (slot.kind === 'leader') {
      const [tx, ty] = [view.xOf(slot.at[0]), view.yOf(slot.at[1])];
      const length = Math.hypot(tx - x, ty - y) || 1;
      lines.push([x, y, tx, ty]);
      arrow(tx, ty, (tx - x) / length, (ty - y) / length);
      const { circle } = slot;
      if (circle && placed.find((one) => one.key === key)!.measured.kind === 'circle')
        circles.push({ x: view.xOf(circle.centre[0]), y: view.yOf(circle.centre[1]), radius: circle.radius * scale });
    }
  }
  const drawn = {
    width: farthest + MARGIN + BEYOND,
    height: lowest + MARGIN,
    scale,
    views,
    lines,
    arrows,
    circles,
    letters,
  };
  const plates = letters.map(({ key, x, y }) => {
    const half = plateWidth(placed.find((one) => one.key === key)!.text) / 2;
    return { left: x - half, right: x + half, top: y - PLATE_HEIGHT / 2 };
  });
  const left0 = Math.min(0, ...plates.map((plate) => plate.left));
  const width = Math.max(drawn.width, ...plates.map(({ right: end }) => end)) - left0;
  return shifted(
    { ...drawn, width },
    -left0 + Math.max(0, (LEAST_WIDTH - width) / 2),
    -Math.min(0, ...plates.map(({ top: high }) => high)),
  );
}

/** Everything further to the right and lower. */
function shifted(layout: Layout, dx: number, dy: number): Layout {
  return {
    ...layout,
    width: Math.ceil(Math.max(LEAST_WIDTH, layout.width)),
    height: Math.ceil(layout.height + dy),
    views: layout.views.map((view) => ({ ...view, xOf: (u) => view.xOf(u) + dx, yOf: (v) => view.yOf(v) + dy })),
    lines: layout.lines.map(([x0, y0, x1, y1]) => [x0 + dx, y0 + dy, x1 + dx, y1 + dy]),
    arrows: layout.arrows.map(([x, y, flyX, flyY]) => [x + dx, y + dy, flyX, flyY]),
    circles: layout.circles.map(({ x, y, radius }) => ({ x: x + dx, y: y + dy, radius })),
    letters: layout.letters.map(({ key, x, y }) => ({ key, x: x + dx, y: y + dy })),
  };
}

/** Where a dimension inside the part stands: in its longest piece that no break cuts. */
function calmPlace([from, to]: Interval, { cuts }: Fold, xOf: (u: number) => number): number {
  const ends = [from, ...cuts.flat().filter((u) => u > from && u < to), to].map(xOf);
  let [best, room] = [(ends[0]! + ends.at(-1)!) / 2, -1];
  for (let i = 0; i + 1 < ends.length; i++)
    if (ends[i + 1]! - ends[i]! > room) [best, room] = [(ends[i]! + ends[i + 1]!) / 2, ends[i + 1]! - ends[i]!];
  return best;
}
