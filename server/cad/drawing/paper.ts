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
