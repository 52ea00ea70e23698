/**
 * Single-stroke technical lettering in the manner of ISO 3098, as SVG paths. The pictures are rasterised on machines
 * without fonts, so no `<text>` may be used.
 */

/** Advance width (without spacing) and path on a grid where capitals run from y = 0 (top) to y = 10 (baseline). */
type Glyph = readonly [width: number, path: string];

const BOWL_LEFT = 'M5 5.7A2.5 2.7 0 0 0 0 5.7V7.3A2.5 2.7 0 0 0 5 7.3';
const BOWL_RIGHT = 'M0 5.7A2.5 2.7 0 0 1 5 5.7V7.3A2.5 2.7 0 0 1 0 7.3';
const O_BIG = 'M0 3.3A3.3 3.3 0 0 1 6.6 3.3V6.7A3.3 3.3 0 0 1 0 6.7Z';
const O_SMALL = 'M0 5.6A2.5 2.6 0 0 1 5 5.6V7.4A2.5 2.6 0 0 1 0 7.4Z';
const C_BIG = 'M6.3 1.8A3.3 3.3 0 0 0 0 3.3V6.7A3.3 3.3 0 0 0 6.3 8.2';
const C_SMALL = 'M4.7 4.5A2.5 2.6 0 0 0 0 5.6V7.4A2.5 2.6 0 0 0 4.7 8.5';
const G_BIG = 'M6.3 1.8A3.3 3.3 0 0 0 0 3.3V6.7A3.3 3.3 0 0 0 6.6 6.7V5.4H3.8';
const G_SMALL = `${BOWL_LEFT}M5 3V10.6A2.5 2.4 0 0 1 .3 11.6`;
const S_BIG = 'M5.6 2.2A2.8 2.4 0 0 0 2.9 0H2.7A2.4 2.4 0 0 0 2.7 4.8H3.2A2.6 2.6 0 0 1 3.2 10H2.8A2.8 2.5 0 0 1 0 7.8';
const S_SMALL = 'M4.1 4.5A1.9 1.6 0 0 0 2.3 3H1.9A1.7 1.7 0 0 0 1.9 6.4H2.4A1.8 1.8 0 0 1 2.4 10H1.8A2 1.7 0 0 1 0 8.5';
const U_BIG = 'M0 0V6.9A3.1 3.1 0 0 0 6.2 6.9V0';
const U_SMALL = 'M0 3V7.5A2.4 2.5 0 0 0 4.8 7.5M4.8 3V10';
const P_BIG = 'M0 10V0H3.2A2.8 2.8 0 0 1 3.2 5.6H0';
const cedilla = (x: number): string => `M${x} 10V11A1 1 0 1 1 ${x - 0.9} 12.6`;
const dots = (x: number, y: number): string => `M${x - 1.3} ${y}V${y + 0.3}M${x + 1.3} ${y}V${y + 0.3}`;
const breve = (x: number, y: number): string => `M${x - 1.6} ${y}A1.65 1.5 0 0 0 ${x + 1.6} ${y}`;

const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: [7, 'M0 10L3.5 0L7 10M1.2 6.6H5.8'],
  B: [6, 'M0 4.7H3.3A2.65 2.65 0 0 1 3.3 10H0V0H3.1A2.35 2.35 0 0 1 3.1 4.7'],
  C: [6.3, C_BIG],
  Ç: [6.3, C_BIG + cedilla(3.4)],
  D: [6.2, 'M0 0V10H2.5A3.7 3.7 0 0 0 6.2 6.3V3.7A3.7 3.7 0 0 0 2.5 0Z'],
  E: [5.4, 'M5.4 0H0V10H5.4M0 4.8H4.5'],
  F: [5.4, 'M5.4 0H0V10M0 4.8H4.5'],
  G: [6.6, G_BIG],
  Ğ: [6.6, G_BIG + breve(3.3, -2.6)],
  H: [6, 'M0 0V10M6 0V10M0 4.8H6'],
  I: [0.2, 'M.1 0V10'],
  İ: [0.2, 'M.1 0V10M.1 -2.2V-1.9'],
  J: [4.4, 'M4.4 0V7.6A2.2 2.3 0 0 1 0 7.8'],
  K: [6, 'M0 0V10M5.8 0L0 6M2.2 3.8L6 10'],
  L: [5.2, 'M0 0V10H5.2'],
  M: [7.6, 'M0 10V0L3.8 6.4L7.6 0V10'],
  N: [6, 'M0 10V0L6 10V0'],
  O: [6.6, O_BIG],
  Ö: [6.6, O_BIG + dots(3.3, -2.2)],
  P: [6, P_BIG],
  Q: [6.8, `${O_BIG}M4.2 7.4L7 10.6`],
  R: [6, `${P_BIG}M3.2 5.6L6 10`],
  S: [5.8, S_BIG],
  Ş: [5.8, S_BIG + cedilla(3.1)],
  T: [6.4, 'M0 0H6.4M3.2 0V10'],
  U: [6.2, U_BIG],
  Ü: [6.2, U_BIG + dots(3.1, -2.2)],
  V: [6.8, 'M0 0L3.4 10L6.8 0'],
  W: [9.2, 'M0 0L2.4 10L4.6 2.5L6.8 10L9.2 0'],
  X: [6.2, 'M0 0L6.2 10M6.2 0L0 10'],
  Y: [6.6, 'M0 0L3.3 4.8V10M6.6 0L3.3 4.8'],
  Z: [6, 'M0 0H6L0 10H6'],
  a: [5, `${BOWL_LEFT}M5 3V10`],
  b: [5, `${BOWL_RIGHT}M0 0V10`],
  c: [4.7, C_SMALL],
  ç: [4.7, C_SMALL + cedilla(2.7)],
  d: [5, `${BOWL_LEFT}M5 0V10`],
  e: [5, 'M0 6.5H5V5.6A2.5 2.6 0 0 0 0 5.6V7.4A2.5 2.6 0 0 0 4.7 8.6'],
  f: [3.4, 'M3.4 .1H3A1.9 1.9 0 0 0 1.1 2V10M0 3.2H3'],
  g: [5, G_SMALL],
  ğ: [5, G_SMALL + breve(2.5, 0)],
  h: [4.8, 'M0 0V10M0 5.5A2.4 2.5 0 0 1 4.8 5.5V10'],
  i: [0.2, 'M.1 3V10M.1 .5V.8'],
  ı: [0.2, 'M.1 3V10'],
  j: [1.5, 'M1.4 3V11.2A1.6 1.6 0 0 1 0 12.8M1.4 .5V.8'],
  k: [4.6, 'M0 0V10M4.4 3L0 7M1.7 5.6L4.6 10'],
  l: [1.4, 'M0 0V8.6A1.4 1.4 0 0 0 1.4 10'],
  m: [8, 'M0 3V10M0 5.2A2 2.2 0 0 1 4 5.2V10M4 5.2A2 2.2 0 0 1 8 5.2V10'],
  n: [4.8, 'M0 3V10M0 5.5A2.4 2.5 0 0 1 4.8 5.5V10'],
  o: [5, O_SMALL],
  ö: [5, O_SMALL + dots(2.5, 0.5)],
  p: [5, `${BOWL_RIGHT}M0 3V13`],
  q: [5, `${BOWL_LEFT}M5 3V13`],
  r: [3, 'M0 3V10M0 5.6A2.6 2.6 0 0 1 3 3.1'],
  s: [4.2, S_SMALL],
  ş: [4.2, S_SMALL + cedilla(2.3)],
  t: [3, 'M1.2 .8V8.3A1.7 1.7 0 0 0 3 10M0 3.2H3'],
  u: [4.8, U_SMALL],
  ü: [4.8, U_SMALL + dots(2.4, 0.5)],
  v: [4.8, 'M0 3L2.4 10L4.8 3'],
  w: [7, 'M0 3L1.8 10L3.5 5L5.2 10L7 3'],
  x: [4.6, 'M0 3L4.6 10M4.6 3L0 10'],
  y: [5, 'M0 3L2.5 10M5 3L1.6 13'],
  z: [4.4, 'M0 3H4.4L0 10H4.4'],
  0: [5.6, 'M0 2.8A2.8 2.8 0 0 1 5.6 2.8V7.2A2.8 2.8 0 0 1 0 7.2Z'],
  1: [2.6, 'M0 2.4L2.6 0V10'],
  2: [5.6, 'M0 2.7A2.7 2.7 0 0 1 5.4 2.7C5.4 5 1 7 0 10H5.6'],
  3: [5.4, 'M.2 1.8A2.5 2.4 0 1 1 2.4 4.7A2.7 2.65 0 1 1 0 8'],
  4: [5.8, 'M4.2 10V0L0 7H5.8'],
  5: [5.6, 'M5 0H.9L.4 4.6C1.2 3.9 1.9 3.7 2.7 3.7A2.9 3.15 0 0 1 2.7 10A2.9 2.6 0 0 1 0 8.4'],
  6: [5.6, 'M4.6 0C2 1.6 0 4 0 7.1A2.8 2.9 0 1 0 .1 6.3'],
  7: [5.6, 'M0 0H5.6L2 10'],
  8: [5.6, 'M2.8 4.7A2.3 2.35 0 1 1 2.81 4.7A2.75 2.65 0 1 1 2.8 4.7'],
  9: [5.6, 'M1 10C3.6 8.4 5.6 6 5.6 2.9A2.8 2.9 0 1 0 5.5 3.7'],
  α: [5.6, 'M5.6 3C4.4 8 3.2 10 2 10A2 2.4 0 0 1 0 7.4V5.6A2 2.6 0 0 1 2 3C3.6 3 4 5 4.3 7C4.6 9 4.9 10 5.8 10'],
  Ø: [7.4, 'M.5 5.2A3.2 3.2 0 0 1 6.9 5.2A3.2 3.2 0 0 1 .5 5.2M0 9.9L7.4 .5'],
  '°': [2.6, 'M0 1.3A1.3 1.3 0 0 1 2.6 1.3A1.3 1.3 0 0 1 0 1.3'],
  '±': [5.2, 'M2.6 2V7.2M0 4.6H5.2M0 9.4H5.2'],
  '+': [5.2, 'M2.6 3V8.2M0 5.6H5.2'],
  '.': [0.3, 'M.1 9.7V10'],
  ',': [0.8, 'M.7 9.5V10L0 11.8'],
  '×': [4.6, 'M0 3.6L4.6 8.2M4.6 3.6L0 8.2'],
  '-': [3.4, 'M0 5.6H3.4'],
  '–': [5, 'M0 5.6H5'],
  '/': [4.4, 'M0 11L4.4 -.6'],
  '(': [2, 'M2 -.8A9 9 0 0 0 2 11.4'],
  ')': [2, 'M0 -.8A9 9 0 0 1 0 11.4'],
  ':': [0.3, 'M.1 4.4V4.7M.1 9.4V9.7'],
  '%': [7, 'M0 10L7 0M0 2A1.5 1.8 0 0 1 3 2A1.5 1.8 0 0 1 0 2M4 8A1.5 1.8 0 0 1 7 8A1.5 1.8 0 0 1 4 8'],
  '<': [5, 'M5 2L0 5.6L5 9.2'],
  '>': [5, 'M0 2L5 5.6L0 9.2'],
  '·': [0.3, 'M.1 5.5V5.8'],
  '&': [6.6, 'M6.6 10L1.4 3.4A2 2 0 1 1 4.6 3.2C4 4.6 0 5 0 7.4A2.8 2.6 0 0 0 5.4 7.8L6.2 6'],
  "'": [0.3, 'M.1 0V2.6'],
  ' ': [3.2, ''],
};

const SPACING = 2.1;
const UNKNOWN: Glyph = [5, 'M0 0H5V10H0Z'];

/** Width of a line of lettering whose capitals are `size` units high. */
export function letteringWidth(text: string, size: number): number {
  let width = 0;
  for (const char of text) width += (GLYPHS[char] ?? UNKNOWN)[0] + SPACING;
  return Math.max(0, width - SPACING) * (size / 10);
}

/**
 * Path elements for one line; `x` is its left edge, `y` its baseline. The caller sets stroke and weight around it
 * (`weight` in the same units as `size`).
 */
export function lettering(text: string, x: number, y: number, size: number, weight: number): string {
  const scale = size / 10;
  let pen = x;
  let paths = '';
  for (const char of text) {
    const [width, path] = GLYPHS[char] ?? UNKNOWN;
    if (path !== '')
      paths += `<path transform="translate(${pen.toFixed(1)} ${(y - size).toFixed(1)}) scale(${scale.toFixed(3)})" d="${path}"/>`;
    pen += (width + SPACING) * scale;
  }
  return `<g fill="none" stroke-width="${(weight / scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
}

/** Whether every character of the text has its own glyph. */
export function canLetter(text: string): boolean {
  return [...text].every((char) => char in GLYPHS);
}
