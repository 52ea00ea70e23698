// Threads by their designation: models show them as cylinders of the nominal diameter.

/** A thread as catalogues write it. */
export interface Thread {
  /** Nominal (major) diameter, mm. */
  diameter: number;
  /** mm */
  pitch: number;
  /** ISO 7-1 outside threads (R) taper 1:16. */
  isTapered: boolean;
}

/** Coarse pitches of ISO 261, mm by nominal diameter. */
const COARSE: Readonly<Record<number, number>> = {
  2: 0.4, 2.5: 0.45, 3: 0.5, 4: 0.7, 5: 0.8, 6: 1, 8: 1.25, 10: 1.5, 12: 1.75, 14: 2, 16: 2, 18: 2.5, 20: 2.5, 22: 2.5,
  24: 3, 27: 3, 30: 3.5, 33: 3.5, 36: 4, 39: 4, 42: 4.5, 45: 4.5, 48: 5, 52: 5, 56: 5.5, 60: 5.5, 64: 6,
}; // prettier-ignore

/** Pipe threads of ISO 228 and ISO 7-1: major diameter mm, threads per inch. */
const PIPE: Readonly<Record<string, readonly [number, number]>> = {
  '1/8': [9.728, 28],
  '1/4': [13.157, 19],
  '3/8': [16.662, 19],
  '1/2': [20.955, 14],
  '3/4': [26.441, 14],
  '1': [33.249, 11],
  '1 1/4': [41.91, 11],
  '1 1/2': [47.803, 11],
  '2': [59.614, 11],
};

/** Reads 'M8', 'M8×0,75', 'M8x1', 'G1/4', 'R 3/8'; null: no thread that is known. */
export function parseThread(text: string): Thread | null {
  const metric = /^M\s*(\d+(?:[.,]\d+)?)(?:\s*[×xX*]\s*(\d+(?:[.,]\d+)?))?$/.exec(text.trim());
  if (metric) {
    const diameter = Number(metric[1]!.replace(',', '.'));
    const pitch = metric[2] === undefined ? COARSE[diameter] : Number(metric[2].replace(',', '.'));
    return pitch === undefined ? null : { diameter, pitch, isTapered: false };
  }
  const pipe = /^(G|R|Rp|Rc)\s*(\d+(?: \d+\/\d+|\/\d+)?)\s*["″]?$/.exec(text.trim());
  const size = pipe && PIPE[pipe[2]!];
  if (!size) return null;
  return { diameter: size[0], pitch: 25.4 / size[1], isTapered: pipe[1] === 'R' };
}
