// What drawings stand on: pages' pictures and printed sheets.

/** What a drawing stands on; lengths in its own units, of a picture pixels, of a sheet points. */
export interface Paper {
  readonly width: number;
  /** That it should not exceed. */
  readonly height: number;
  /** Narrower drawings get paper on both sides. */
  readonly leastWidth: number;
  /** Height that the views get at least. */
  readonly leastArea: number;
  readonly margin: number;
  /** Distance of dimension lines, and of the rows of letters above. */
  readonly level: number;
  /** Room between the part and its first dimension line. */
  readonly first: number;
  readonly plateHeight: number;
  /** Room for a text. */
  plateWidth(text: string): number;
  readonly arrow: number;
  /** Between the part and the lines that lead out of it, and how far these lead beyond a dimension line. */
  readonly gap: number;
  readonly beyond: number;
  /** Between the views. */
  readonly apart: number;
  /** Room that a break leaves open. */
  readonly opening: number;
  readonly weights: { readonly edge: number; readonly thin: number; readonly hidden: number };
  /** Units per millimetre in which the views may be drawn; undefined: any. */
  readonly scales?: readonly number[];
  /** Whether both views are always shown. */
  readonly hasBothViews: boolean;
}

/** Of pages, which write texts at 14 px while the picture shrinks to a third of its width on phones. */
export const SCREEN: Paper = {
  width: 1200,
  height: 560,
  leastWidth: 900,
  leastArea: 190,
  margin: 24,
  level: 84,
  first: 66,
  plateHeight: 66,
  plateWidth(text) {
    const letters = Array.from(text).length;
    return letters > 6 ? 24 * letters + 20 : 31 * Math.max(2, letters) + 24;
  },
  arrow: 22,
  gap: 6,
  beyond: 10,
  apart: 60,
  opening: 14,
  weights: { edge: 3.5, thin: 1.4, hidden: 1.8 },
  hasBothViews: false,
};

/** Points per millimetre. */
export const POINTS = 72 / 25.4;
/** Scales of ISO 5455: how many times larger or smaller than the part, the smallest first. */
const SCALES = [1 / 50, 1 / 20, 1 / 10, 1 / 5, 1 / 2, 1, 2, 5, 10, 20, 50];
/** '2:1', '1:5'. */
export const scaleText = (scale: number): string => (scale >= 1 ? `${scale}:1` : `1:${Math.round(1 / scale)}`);

/** The drawing's field of an A4 sheet that lies on its side, in points; texts have 8 points. */
export const SHEET: Paper = {
  width: 770,
  height: 318,
  leastWidth: 0,
  leastArea: 120,
  margin: 4,
  level: 21,
  first: 19,
  plateHeight: 11,
  plateWidth: (text) => 5.2 * Array.from(text).length + 8,
  arrow: 7,
  gap: 2,
  beyond: 3,
  apart: 34,
  opening: 5,
  weights: { edge: 1.2, thin: 0.4, hidden: 0.6 },
  scales: SCALES.map((scale) => scale * POINTS),
  hasBothViews: true,
};
