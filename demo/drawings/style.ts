/** Picture size, line weights and colours shared by every drawing. */
export const WIDTH = 1200;
export const HEIGHT = 900;

export const INK = '#15181c';
export const ACCENT = '#5b6b7c';
export const LABEL_INK = '#2d3a48';
export const PAPER = '#ffffff';

export const EDGE_WEIGHT = 3.5;
export const THIN_WEIGHT = 1.4;
export const LABEL_SIZE = 32;

/** Light fills of the flat views, by the part's material. */
export const FILLS = {
  metal: '#e7ebf0',
  cut: '#f2f4f7',
  plate: '#f7f8fa',
  dark: '#9aa3ad',
  rubber: '#4a4f56',
  graphite: '#3c4249',
  bronze: '#ecdcb8',
  brass: '#f0e2ae',
  copper: '#efcdb8',
  paper: PAPER,
  none: 'none',
  ceramic: '#f4efe4',
  nitrided: '#aab0b7',
  coated: '#80878f',
  aluminium: '#eef1f2',
  sinter: '#d8c5a0',
  brown: '#9a6a4c',
  white: '#f8f8f5',
  green: '#5fa283',
  black: '#5a6067',
  yesil: '#7cc49a',
  mavi: '#7fa9dc',
  kirmizi: '#e08a84',
  sari: '#ecd374',
} as const;
export type Fill = keyof typeof FILLS;

/** One number of an SVG attribute: a tenth of a pixel is enough. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Text within an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A complete picture around its content, on white paper. */
export function page(content: string, width: number = WIDTH, height: number = HEIGHT): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${PAPER}"/>${content}</svg>`;
}

/** A part of a picture, on whatever ground it is shown; its labels carry no marks of the picture they come from. */
export function cropped(
  content: string,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): string {
  const plain = content.replaceAll(/ data-(?:label|text)="[^"]*"/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${plain}</svg>`;
}
