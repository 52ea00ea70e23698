// Where the values of a ruler stand, and which of them are named.
import type { Ruler } from '#contract/search.ts';

/** Names closer than this drop out, in pixels. */
const MIN_GAP = 24;
/** Width of a digit of a name. */
const DIGIT = 7.3;

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

/**
 * Lays values out on a line. Where the wanted value would be squeezed by others far away the scale is logarithmic.
 * @param width of the line in pixels
 */
export function rulerMarks({ wanted, values, neighbours }: Values, width: number): RulerMarks {
  const all = [...values.map(({ value }) => value), wanted.value];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const isLogarithmic = low > 0 && high / low > 4;
  const scaled = (value: number): number => (isLogarithmic ? Math.log(value) : value);
  const [from, to] = [scaled(low), scaled(high)];
  const at = (value: number): number => Math.round(((scaled(value) - from) / (to - from || 1)) * width * 10) / 10;
  const near = new Set(neighbours.map(({ value }) => value));
  const marks = values.map(({ value, text }) => ({ x: at(value), text, isNeighbour: near.has(value) }));
  const named: RulerMark[] = [];
  const hasRoom = (mark: RulerMark): boolean =>
    named.every((other) => {
      const half = ((mark.text.length + other.text.length) / 2) * DIGIT;
      return Math.abs(other.x - mark.x) >= Math.max(MIN_GAP, half + 2);
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
