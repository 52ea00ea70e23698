// Where the views of a drawing stand on their paper, and what room their dimensions get.
import type { Body, Vector } from '../body.ts';
import { addedBox, type Interval } from '../material.ts';
import { CAMERAS, inView, type Camera, type Frame } from '../views/view.ts';
import { foldOf, type Fold } from './fold.ts';
import type { Paper } from './paper.ts';
import { topRows, type Label } from './places.ts';
import { SAME, slotOf, type Placed, type Scene, type Slot, type Wanted } from './slots.ts';

export interface ShownView {
  /** Place among the body's views. */
  readonly index: 0 | 1;
  readonly fold: Fold;
  xOf(u: number): number;
  yOf(v: number): number;
}
export type PlacedAt<Kind extends Slot['kind']> = Placed & { slot: Extract<Slot, { kind: Kind }> };

export interface Stage {
  /** Units per millimetre. */
  readonly scale: number;
  readonly views: readonly ShownView[];
  readonly placed: readonly Placed[];
  /** Dimensions at the sides, from the part outwards: left and right of the main view, right of the other one. */
  readonly stacks: readonly { list: readonly PlacedAt<'beside'>[]; view: ShownView; from: number; way: 1 | -1 }[];
  readonly top: ReturnType<typeof topRows>;
  readonly bottom: number;
  /** Right end of what stands here. */
  readonly right: number;
}

const frameOf = (camera: Camera, { min, max }: { min: Vector; max: Vector }): Frame => {
  const [p, q] = [inView(camera, min), inView(camera, max)];
  return { min: [Math.min(p[0], q[0]), Math.min(p[1], q[1])], max: [Math.max(p[0], q[0]), Math.max(p[1], q[1])] };
};
const sizeOf = ({ min, max }: Frame) => ({ width: max[0] - min[0], height: max[1] - min[1] });

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

/** Where a dimension inside the part stands: in its longest piece that no break cuts. */
function calmPlace([from, to]: Interval, { cuts }: Fold, xOf: (u: number) => number): number {
  const ends = [from, ...cuts.flat().filter((u) => u > from && u < to), to].map(xOf);
  let [best, room] = [(ends[0]! + ends.at(-1)!) / 2, -1];
  for (let i = 0; i + 1 < ends.length; i++)
    if (ends[i + 1]! - ends[i]! > room) [best, room] = [(ends[i]! + ends[i + 1]!) / 2, ends[i + 1]! - ends[i]!];
  return best;
}

/** Width of a text with the room about it, of a stack of dimensions. */
export const stackedWidth = (text: string, { plateWidth, gap }: Paper): number => plateWidth(text) + 2.4 * gap;

/** The dimensions at one side of a view, the shortest first. */
const besides = (placed: readonly Placed[], view: 0 | 1, side: 'left' | 'right'): PlacedAt<'beside'>[] =>
  placed
    .flatMap(({ slot, ...one }) =>
      slot.kind === 'beside' && slot.view === view && slot.side === side ? [{ ...one, slot }] : [],
    )
    .toSorted((a, b) => a.slot.span[1] - a.slot.span[0] - (b.slot.span[1] - b.slot.span[0]));

/** @param wanted in the order of the table's columns */
export function stageOf(body: Body, wanted: readonly Wanted[], paper: Paper): Stage {
  const { margin, gap, beyond, apart, level, first, plateWidth } = paper;
  const cameras = CAMERAS[body.shownAs];
  const box = addedBox(body.around ? { ...body, add: [...body.add, ...body.around] } : body);
  const frames = cameras.map((camera) => frameOf(camera, box)) as [Frame, Frame];
  const scene: Scene = { cameras, frames, shownAs: body.shownAs };
  const taken = { left: 0, right: 0 };
  const placed = wanted.flatMap((one): Placed[] => {
    const slot = slotOf(one.measured, scene, taken);
    return slot ? [{ ...one, slot }] : [];
  });
  const [main, beside] = [sizeOf(frames[0]), sizeOf(frames[1])];
  const other = paper.hasBothViews || needsOther(body, placed, main) ? beside : null;

  const sides = [besides(placed, 0, 'left'), besides(placed, 0, 'right'), besides(placed, 1, 'right')] as const;
  const [leftRoom, rightRoom, farRoom] = sides.map((list) =>
    list.reduce((sum, { text }) => sum + stackedWidth(text, paper), list.length > 0 ? gap : 0),
  ) as [number, number, number];
  const belows = placed.filter(({ slot }) => slot.kind === 'below').length;
  const hasAbove = placed.some(({ slot }) => slot.kind === 'above' || slot.kind === 'leader');
  const roomAcross = paper.width - 2 * (margin + beyond) - leftRoom - rightRoom - (other ? apart + farRoom : 0);
  const roomBelow = belows > 0 ? first + level * (Math.min(3, belows) - 1) : 0;
  const roomUp = Math.max(paper.leastArea, paper.height - 2 * margin - roomBelow - (hasAbove ? level : 0));

  const height = Math.max(main.height, other?.height ?? 0);
  const tallest = roomUp / height;
  const { axis, sign } = cameras[0].right;
  const fold = foldOf(body, {
    axis,
    sign,
    range: [frames[0].min[0], frames[0].max[0]],
    height: main.height,
    wanted: Math.max(1.5 * main.height, roomAcross / tallest - (other?.width ?? 0)),
  });
  const start = fold.at(frames[0].min[0]);
  const across = fold.at(frames[0].max[0]) - start + (other?.width ?? 0);
  const most = Math.min(roomAcross / across, tallest);
  const scale = paper.scales?.findLast((one) => one <= most) ?? most;

  const mainLeft = margin + leftRoom + beyond;
  const xMain = (u: number): number => mainLeft + (fold.at(u) - start) * scale;
  const mainRight = xMain(frames[0].max[0]);
  const otherLeft = mainRight + rightRoom + apart;
  const otherRight = other ? otherLeft + other.width * scale : 0;
  const xOther = (u: number): number => otherLeft + (u - frames[1].min[0]) * scale;
  const top = topRows(
    placed.flatMap(({ key, text, slot }): Label[] => {
      const width = plateWidth(text);
      const xOf = slot.view === 0 ? xMain : xOther;
      if (slot.kind === 'leader') return [{ key, x: xOf(slot.at[0]), isFree: true, width }];
      return slot.kind === 'above' ? [{ key, x: calmPlace(slot.at, fold, xOf), isFree: false, width }] : [];
    }),
    {
      from: margin,
      to: Math.max(mainRight, otherRight) + margin + apart,
      aside: level * 0.85,
      between: paper.plateHeight / 4,
    },
  );
  const middle = margin + top.rows * level + beyond + (height * scale) / 2;
  const yOf =
    ({ min, max }: Frame) =>
    (v: number): number =>
      middle - (v - (min[1] + max[1]) / 2) * scale;
  const mainView: ShownView = { index: 0, fold, xOf: xMain, yOf: yOf(frames[0]) };
  const otherView: ShownView = { index: 1, fold: { cuts: [], at: (u) => u }, xOf: xOther, yOf: yOf(frames[1]) };
  return {
    scale,
    views: other ? [mainView, otherView] : [mainView],
    placed,
    stacks: [
      { list: sides[0], view: mainView, from: mainLeft, way: -1 },
      { list: sides[1], view: mainView, from: mainRight, way: 1 },
      { list: sides[2], view: otherView, from: otherRight, way: 1 },
    ],
    top,
    bottom: middle + (height * scale) / 2,
    right: Math.max(mainRight + rightRoom, other ? otherRight + farRoom : 0),
  };
}
