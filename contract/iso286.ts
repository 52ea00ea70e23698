// Limit deviations of tolerance classes by ISO 286-1:2010 (tables 1, 4 and 5), for nominal sizes above 1 up to 500 mm.
// All values are micrometres.

/** Upper ends of the nominal size ranges, mm; each row below has one value for each. */
const RANGES = [3, 6, 10, 18, 30, 50, 80, 120, 180, 250, 315, 400, 500];

/** Standard tolerances IT4 to IT11. */
const GRADES: Readonly<Record<number, readonly number[]>> = {
  4: [3, 4, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20],
  5: [4, 5, 6, 8, 9, 11, 13, 15, 18, 20, 23, 25, 27],
  6: [6, 8, 9, 11, 13, 16, 19, 22, 25, 29, 32, 36, 40],
  7: [10, 12, 15, 18, 21, 25, 30, 35, 40, 46, 52, 57, 63],
  8: [14, 18, 22, 27, 33, 39, 46, 54, 63, 72, 81, 89, 97],
  9: [25, 30, 36, 43, 52, 62, 74, 87, 100, 115, 130, 140, 155],
  10: [40, 48, 58, 70, 84, 100, 120, 140, 160, 185, 210, 230, 250],
  11: [60, 75, 90, 110, 130, 160, 190, 220, 250, 290, 320, 360, 400],
};

/** Fundamental deviations of shafts: the upper limit of f and g, the lower one of k (grades 4 to 7), m and n. */
const UPPER: Readonly<Record<string, readonly number[]>> = {
  f: [-6, -10, -13, -16, -20, -25, -30, -36, -43, -50, -56, -62, -68],
  g: [-2, -4, -5, -6, -7, -9, -10, -12, -14, -15, -17, -18, -20],
  h: RANGES.map(() => 0),
};
const LOWER: Readonly<Record<string, readonly number[]>> = {
  k: [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5],
  m: [2, 4, 6, 7, 8, 9, 11, 13, 15, 17, 20, 21, 23],
  n: [4, 8, 10, 12, 15, 17, 20, 23, 27, 31, 34, 37, 40],
  H: RANGES.map(() => 0),
};

const CLASSES = new Set('f7 f8 g5 g6 h4 h5 h6 h7 h8 h9 h10 h11 H5 H7 H8 k6 m6 n6 js6'.split(' '));

/** Deviations from the nominal size, micrometres. */
export interface Deviations {
  upper: number;
  lower: number;
}

/**
 * Returns the limit deviations of a tolerance class at a nominal size.
 * @param toleranceClass 'g6'; case tells shafts from holes
 * @param nominalMm above 1 up to 500
 * @returns null for a class that the table lacks, or a size outside it
 */
export function deviationsOf(toleranceClass: string, nominalMm: number): Deviations | null {
  const range = RANGES.findIndex((end) => nominalMm <= end);
  if (!CLASSES.has(toleranceClass) || !(nominalMm > 1) || range < 0) return null;
  const [, letter = '', grade = ''] = /^([a-zA-Z]+)(\d+)$/.exec(toleranceClass)!;
  const tolerance = GRADES[Number(grade)]![range]!;
  if (letter === 'js') return { upper: tolerance / 2, lower: -tolerance / 2 };
  const upper = UPPER[letter]?.[range];
  if (upper !== undefined) return { upper, lower: upper - tolerance };
  const lower = LOWER[letter]![range]!;
  return { upper: lower + tolerance, lower };
}

const signed = (micrometres: number): string => {
  if (micrometres === 0) return '0';
  return `${micrometres < 0 ? '−' : '+'}${String(Math.abs(micrometres)).replace('.', ',')}`;
};
/** Writes deviations as drawings do, the upper one first: '−4 / −12 µm'. */
export const formatDeviations = ({ upper, lower }: Deviations): string => `${signed(upper)} / ${signed(lower)} µm`;
