// Covers, slides, page pictures and wordmarks: the catalogue's drawings arranged on white, without a frame, because the
// page sets them in its own rows. Without fonts, and the same at every call.
import { drawFamily } from '../drawings/index.ts';
import { lettering, letteringWidth } from '../drawings/lettering.ts';
import { INK, page, px } from '../drawings/style.ts';
import type { DemoPicture } from '../base/content-types.ts';

/** One of the drawings without its paper, fitted into a rectangle; 4:3. */
function drawing({ key, view }: DemoPicture, x: number, y: number, width: number, opacity = 1): string {
  const svg = drawFamily(key, view);
  const content = svg.slice(svg.indexOf('/>') + 2, svg.lastIndexOf('</svg>')); // the first element is the paper
  return `<svg x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(width * 0.75)}" viewBox="0 0 1200 900" opacity="${opacity}">${content}</svg>`;
}

const write = (text: string, x: number, y: number, size: number, ink: string, weight = size * 0.115): string =>
  `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${lettering(text, x, y, size, weight)}</g>`;

/** A post's cover, 1200 × 600: its drawing in the middle, which is what a list's 4:3 shows of it. */
export const drawCover = (cover: DemoPicture): string => page(drawing(cover, 200, 0, 800), 1200, 600);

/** A slide, 1600 × 700: the part in the middle, which is what narrow screens show of it, between two others. */
export function drawSlide([first, second, third]: readonly DemoPicture[]): string {
  const parts = [
    second && drawing(second, 10, 175, 440, 0.85),
    third && drawing(third, 1150, 175, 440, 0.85),
    first && drawing(first, 400, 50, 800),
  ];
  return page(parts.filter(Boolean).join(''), 1600, 700);
}

/** A picture of a company page, 1200 × 900: one drawing, or four in two rows. */
export function drawPanel(pictures: readonly DemoPicture[]): string {
  const width = 1200 / (pictures.length > 1 ? 2 : 1);
  const cells = pictures.map((picture, i) =>
    drawing(picture, (i % 2) * width, Math.floor(i / 2) * width * 0.75, width),
  );
  return page(cells.join(''), 1200, 900);
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
