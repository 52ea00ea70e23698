// Where the values of a ruler stand, and which of them are named.
import type { Ruler } from '#contract/search.ts';

/** Names closer than this drop out, in pixels. */
const MIN_GAP = 24;
/** Width of a digit of a name. */
const DIGIT = 7.3;
/** Room between two names. */
const NAME_GAP = 6;
/** Neighbours of the wanted value are at least as far from each other as two names need, if others can be left out. */
const NEAR_GAP = 36;
/** Values on either side of the wanted one, where all of them would crowd the neighbours. */
const FEWER = [8, 5, 3, 2];

export interface RulerMark {
  x: number;
  /** Empty: there is no room for its name. */
  text: string;
  isNeighbour: boolean;
}
export interface RulerMarks {
  marks: RulerMark[];
  /** Of the wanted value. */
  x: number;
}

type Values = Pick<Ruler, 'wanted' | 'values' | 'neighbours'>;

/** Lays values out on a line, those around the wanted one where all would crowd it. @param width in pixels */
export function rulerMarks(ruler: Values, width: number): RulerMarks {
  const { wanted, values } = ruler;
  let marks = marksOf(ruler, width);
  const below = values.filter(({ value }) => value < wanted.value);
  const above = values.filter(({ value }) => value >= wanted.value);
  for (const each of FEWER) {
    const near = marks.marks.filter(({ isNeighbour }) => isNeighbour);
    if (near.length < 2 || near.at(-1)!.x - near[0]!.x >= NEAR_GAP) break;
    marks = marksOf({ ...ruler, values: [...below.slice(-each), ...above.slice(0, each)] }, width);
  }
  return marks;
}

function marksOf({ wanted, values, neighbours }: Values, width: number): RulerMarks {
  const all = [...values.map(({ value }) => value), wanted.value];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  // Standard values grow by a factor: on a logarithmic scale they stand evenly.
  const scaled = (value: number): number => (low > 0 ? Math.log(value) : value);
  const [from, to] = [scaled(low), scaled(high)];
  const at = (value: number): number => Math.round(((scaled(value) - from) / (to - from || 1)) * width * 10) / 10;
  const near = new Set(neighbours.map(({ value }) => value));
  const marks = values.map(({ value, text }) => ({ x: at(value), text, isNeighbour: near.has(value) }));
  const named: RulerMark[] = [];
  const hasRoom = (mark: RulerMark): boolean =>
    named.every((other) => {
      const half = ((mark.text.length + other.text.length) / 2) * DIGIT;
      return Math.abs(other.x - mark.x) >= Math.max(MIN_GAP, half + NAME_GAP);
    });
  // Neighbours are named first, then the ends, then the others.
  const inTurn = [
    ...marks.filter(({ isNeighbour }) => isNeighbour),
    ...[marks.at(0), marks.at(-1)].filter((mark) => mark !== undefined),
    ...marks,
  ];
  for (const mark of inTurn) if (!named.includes(mark) && hasRoom(mark)) named.push(mark);
  return {
    x: at(wanted.value),
    marks: marks.map((mark) => (named.includes(mark) ? mark : { ...mark, text: '' })),
  };
}
