// Covers, slides, page pictures and wordmarks: the catalogue's drawings arranged on drawing paper. Without fonts, and
// the same at every call.
import { drawFamily } from '../drawings/index.ts';
import { lettering, letteringWidth } from '../drawings/lettering.ts';
import { ACCENT, INK, LABEL_INK, page, px } from '../drawings/style.ts';
import type { DemoPicture } from '../base/content-types.ts';

const GRID = '#eef1f4';
const GRID_STEP = 40;

/** Faint squares behind everything. */
function grid(width: number, height: number): string {
  let path = '';
  for (let x = GRID_STEP; x < width; x += GRID_STEP) path += `M${x} 0V${height}`;
  for (let y = GRID_STEP; y < height; y += GRID_STEP) path += `M0 ${y}H${width}`;
  return `<path fill="none" stroke="${GRID}" stroke-width="1" d="${path}"/>`;
}

/** A drawing sheet's border with its centring marks. */
function border(width: number, height: number): string {
  const [a, b] = [16, 28];
  const marks = `M${width / 2} ${a}V${b + 12}M${width / 2} ${height - a}V${height - b - 12}M${a} ${height / 2}H${b + 12}M${width - a} ${height / 2}H${width - b - 12}`;
  return (
    `<g fill="none" stroke="${ACCENT}"><rect x="${a}" y="${a}" width="${width - 2 * a}" height="${height - 2 * a}" stroke-width="1.2"/>` +
    `<rect x="${b}" y="${b}" width="${width - 2 * b}" height="${height - 2 * b}" stroke="${INK}" stroke-width="2.6"/><path stroke-width="1.8" d="${marks}"/></g>`
  );
}

/** One of the drawings without its paper, fitted into a rectangle; 4:3. */
function drawing({ key, view }: DemoPicture, x: number, y: number, width: number, opacity = 1): string {
  const svg = drawFamily(key, view);
  const content = svg.slice(svg.indexOf('/>') + 2, svg.lastIndexOf('</svg>')); // the first element is the paper
  return `<svg x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(width * 0.75)}" viewBox="0 0 1200 900" opacity="${opacity}">${content}</svg>`;
}

const write = (text: string, x: number, y: number, size: number, ink: string, weight = size * 0.115): string =>
  `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${lettering(text, x, y, size, weight)}</g>`;

const toUpper = (text: string): string => text.toLocaleUpperCase('tr');

/** The box in a drawing's corner: a big line, two small ones. */
function titleBlock(
  x: number,
  y: number,
  width: number,
  [big, left, right]: readonly [string, string, string],
): string {
  let size = 30;
  while (letteringWidth(big, size) > width - 36) size -= 1;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="112" fill="#ffffff" stroke="${INK}" stroke-width="2"/><path fill="none" stroke="${ACCENT}" stroke-width="1.2" d="M${x} ${y + 66}H${x + width}M${x + width / 2} ${y + 66}V${y + 112}"/>` +
    write(big, x + 18, y + 33 + size / 2, size, INK) +
    write(left, x + 18, y + 98, 18, LABEL_INK) +
    write(right, x + width / 2 + 18, y + 98, 18, LABEL_INK)
  );
}

/** A post's cover, 1200 × 600: its drawing, another view of the same part, and a title block. */
export function drawCover(cover: DemoPicture, category: string, date: string, number: number): string {
  const other: DemoPicture = { key: cover.key, view: cover.view === 'izometrik' ? 'cizim' : 'izometrik' };
  const isMirrored = number % 2 === 0;
  const [main, side] = isMirrored ? [470, 52] : [40, 772];
  return page(
    grid(1200, 600) +
      drawing(cover, main, 45, 690) +
      drawing(other, side, 70, 376) +
      titleBlock(isMirrored ? 46 : 778, 442, 376, [
        toUpper(category),
        date.split('-').toReversed().join('.'),
        `LEVHA ${String(number).padStart(2, '0')}`,
      ]) +
      border(1200, 600),
    1200,
    600,
  );
}

/** A slide, 1600 × 700: the left is left free for its words. */
export function drawSlide([first, second, third]: readonly DemoPicture[]): string {
  const parts = [
    third && drawing(third, 1150, 44, 400, 0.85),
    second && drawing(second, 1150, 350, 400, 0.85),
    first && drawing(first, 540, 118, 620),
  ];
  return page(grid(1600, 700) + parts.filter(Boolean).join('') + border(1600, 700), 1600, 700);
}

/** A picture of a company page, 1200 × 675: up to three drawings side by side. */
export function drawPanel(pictures: readonly DemoPicture[]): string {
  const width = (1200 - 120) / pictures.length;
  const row = pictures.map((picture, i) =>
    drawing(picture, 60 + i * width - 15, (675 - (width + 30) * 0.75) / 2, width + 30),
  );
  return page(grid(1200, 675) + row.join('') + border(1200, 675), 1200, 675);
}

const MARKS = {
  ring: '<circle cx="0" cy="0" r="62"/><circle cx="0" cy="0" r="28"/>',
  bars: '<path d="M-52 62V-10M-17 62V-62M17 62V-34M52 62V-52"/>',
  hex: '<path d="M0 -66L57 -33V33L0 66L-57 33V-33Z"/><circle cx="0" cy="0" r="24"/>',
  wave: '<path d="M-64 24C-40 -40 -24 -40 0 0S40 40 64 -24M-64 58C-40 -6 -24 -6 0 34S40 74 64 10"/>',
  square: '<rect x="-58" y="-58" width="116" height="116"/><path d="M-58 58L58 -58"/>',
  peak: '<path d="M-70 54L-14 -54L22 14L40 -18L74 54Z"/>',
} as const;
const LOGO_INKS = ['#1f2d3d', '#7a1f2b', '#0f5c56', '#2b3f8c', '#6b4a12', '#3d3d3d'] as const;

/** A brand's wordmark, 1200 × 400. */
export function drawLogo(name: string, mark: keyof typeof MARKS, index: number): string {
  const ink = LOGO_INKS[index % LOGO_INKS.length] ?? INK;
  let size = 120;
  while (letteringWidth(name, size) > 850) size -= 2;
  const width = 190 + letteringWidth(name, size);
  const left = (1200 - width) / 2;
  const isHeavy = index % 3 !== 1;
  return page(
    `<g fill="none" stroke="${ink}" stroke-width="${isHeavy ? 17 : 10}" stroke-linejoin="round" stroke-linecap="round" transform="translate(${px(left + 75)} 200)">${MARKS[mark]}</g>` +
      write(name, left + 190, 200 + size / 2, size, ink, size * (isHeavy ? 0.2 : 0.11)),
    1200,
    400,
  );
}
