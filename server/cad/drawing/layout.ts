// A drawing laid out on its paper: views, dimension lines and the places of their letters. All in units of the paper, y
// downwards.
import type { Body } from '../body.ts';
import { SCREEN, type Paper } from './paper.ts';
import { stackBelow, type Span } from './places.ts';
import type { Wanted } from './slots.ts';
import { stackedWidth, stageOf, type PlacedAt, type ShownView, type Stage } from './stage.ts';

export type Stroke = readonly [x0: number, y0: number, x1: number, y1: number];
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Units per millimetre. */
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
  readonly paper: Paper;
}

/** What is drawn of dimensions. */
interface Pen {
  lines: Stroke[];
  arrows: Stroke[];
  circles: { x: number; y: number; radius: number }[];
  letters: { key: string; x: number; y: number; width: number }[];
}

/** Arrows of a dimension line along an axis: between its ends, or against them where there is no room. */
function arrows(pen: Pen, from: readonly [number, number], to: readonly [number, number], isInside: boolean): void {
  const way = isInside ? 1 : -1;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(way * (to[0] - from[0])) / length, (way * (to[1] - from[1])) / length];
  pen.arrows.push([from[0], from[1], -dx, -dy], [to[0], to[1], dx, dy]);
}

/** Dimensions shorter than this, in arrows, have their arrows outside. */
const INSIDE = 3;

/** A dimension line upright at `x`. */
function upright(pen: Pen, x: number, [top, bottom]: readonly [number, number], { arrow }: Paper): void {
  const isInside = bottom - top >= INSIDE * arrow;
  arrows(pen, [x, top], [x, bottom], isInside);
  const reach = isInside ? 0 : 2 * arrow;
  pen.lines.push([x, top - reach, x, bottom + reach]);
}

function drawBelow(pen: Pen, view: ShownView, { placed, bottom }: Stage, paper: Paper): void {
  const own = placed.flatMap(({ slot, ...one }): PlacedAt<'below'>[] =>
    slot.kind === 'below' && slot.view === view.index ? [{ ...one, slot }] : [],
  );
  const spans = own.map(({ key, text, slot }): Span => ({
    key,
    from: view.xOf(slot.span[0]),
    to: view.xOf(slot.span[1]),
    width: paper.plateWidth(text),
  }));
  const inside = INSIDE * paper.arrow;
  for (const { key, from, to, width, level, textAt } of stackBelow(spans, inside)) {
    const y = bottom + paper.first + level * paper.level;
    const { feet } = own.find((one) => one.key === key)!.slot;
    for (const [x, [, v]] of [
      [from, feet[0]],
      [to, feet[1]],
    ] as const)
      pen.lines.push([x, view.yOf(v) + paper.gap, x, y + paper.beyond]);
    const isInside = to - from >= inside;
    arrows(pen, [from, y], [to, y], isInside);
    const reach = isInside ? 0 : 2 * paper.arrow;
    pen.lines.push([Math.min(from - reach, textAt), y, Math.max(to + reach, textAt), y]);
    pen.letters.push({ key, x: textAt, y, width });
  }
}

function drawBeside(pen: Pen, { list, view, from, way }: Stage['stacks'][number], paper: Paper): void {
  const { gap, beyond, arrow, plateHeight } = paper;
  let x = from + way * gap;
  for (const { key, text, slot } of list) {
    const width = stackedWidth(text, paper);
    const at = x + (way * width) / 2;
    x += way * width;
    const [top, bottom] = [view.yOf(slot.span[1]), view.yOf(slot.span[0])];
    pen.lines.push(
      [view.xOf(slot.start[1]) + way * gap, top, at + way * beyond, top],
      [view.xOf(slot.start[0]) + way * gap, bottom, at + way * beyond, bottom],
    );
    upright(pen, at, [top, bottom], paper);
    const isInside = bottom - top >= INSIDE * arrow + plateHeight;
    const y = isInside ? (top + bottom) / 2 : top - 2 * arrow - plateHeight / 2;
    if (!isInside) pen.lines.push([at, top, at, y]);
    pen.letters.push({ key, x: at, y, width: paper.plateWidth(text) });
  }
}

function drawAbove(pen: Pen, { placed, top, views, scale }: Stage, paper: Paper): void {
  for (const { key, x, y: row } of top.placed) {
    const { slot, text, measured } = placed.find((one) => one.key === key)!;
    const view = views.find(({ index }) => index === slot.view)!;
    const y = paper.margin + (top.rows - row - 0.5) * paper.level;
    pen.letters.push({ key, x, y, width: paper.plateWidth(text) });
    if (slot.kind === 'above') {
      const [high, low] = [view.yOf(slot.span[1]), view.yOf(slot.span[0])];
      upright(pen, x, [high, low], paper);
      pen.lines.push([x, y, x, high]);
    } else if (slot.kind === 'leader') {
      const [tx, ty] = [view.xOf(slot.at[0]), view.yOf(slot.at[1])];
      const length = Math.hypot(tx - x, ty - y) || 1;
      pen.lines.push([x, y, tx, ty]);
      pen.arrows.push([tx, ty, (tx - x) / length, (ty - y) / length]);
      const { circle } = slot;
      if (circle && measured.kind === 'circle')
        pen.circles.push({
          x: view.xOf(circle.centre[0]),
          y: view.yOf(circle.centre[1]),
          radius: circle.radius * scale,
        });
    }
  }
}

/** @param wanted in the order of the table's columns */
export function layOut(body: Body, wanted: readonly Wanted[], paper: Paper = SCREEN): Layout {
  const stage = stageOf(body, wanted, paper);
  const pen: Pen = { lines: [], arrows: [], circles: [], letters: [] };
  for (const view of stage.views) drawBelow(pen, view, stage, paper);
  for (const stack of stage.stacks) drawBeside(pen, stack, paper);
  drawAbove(pen, stage, paper);
  return trimmed(stage, pen, paper);
}

/** The drawing on as much paper as it takes. */
function trimmed({ scale, views, bottom, right }: Stage, pen: Pen, paper: Paper): Layout {
  const { margin, beyond, plateHeight } = paper;
  const ends = pen.letters.map(({ x, y, width }) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - plateHeight / 2,
    bottom: y + plateHeight / 2,
  }));
  const left = Math.min(0, ...ends.map((one) => one.left));
  const top = Math.min(0, ...ends.map((one) => one.top));
  const width = Math.max(right + beyond, ...ends.map((one) => one.right)) + margin - left;
  const height = Math.max(bottom, ...ends.map((one) => one.bottom)) + margin - top;
  const [dx, dy] = [-left + Math.max(0, (paper.leastWidth - width) / 2), -top];
  return {
    width: Math.ceil(Math.max(paper.leastWidth, width)),
    height: Math.ceil(height),
    scale,
    views: views.map((view) => ({ ...view, xOf: (u) => view.xOf(u) + dx, yOf: (v) => view.yOf(v) + dy })),
    lines: pen.lines.map(([x0, y0, x1, y1]) => [x0 + dx, y0 + dy, x1 + dx, y1 + dy]),
    arrows: pen.arrows.map(([x, y, flyX, flyY]) => [x + dx, y + dy, flyX, flyY]),
    circles: pen.circles.map(({ x, y, radius }) => ({ x: x + dx, y: y + dy, radius })),
    letters: pen.letters.map(({ key, x, y }) => ({ key, x: x + dx, y: y + dy })),
    paper,
  };
}
