import { hatchLines, type Pt } from './geometry.ts';
import { lettering, letteringWidth } from './lettering.ts';
import {
  ACCENT,
  EDGE_WEIGHT,
  FILLS,
  HEIGHT,
  INK,
  LABEL_INK,
  LABEL_SIZE,
  PAPER,
  THIN_WEIGHT,
  WIDTH,
  cropped,
  escaped,
  page,
  px,
  type Fill,
} from './style.ts';

export type LineStyle = 'edge' | 'thin' | 'centre' | 'hidden' | 'fine';

/**
 * Where a dimension line stands: a step outside the part (1, 2, … below or right; -1, -2, … above or left), or at a
 * millimetre coordinate.
 */
export interface DimensionPlace {
  level?: number;
  at?: number;
  /** Where the extension lines start (mm), one value or one for each end. */
  from?: number | readonly [number, number];
}

/**
 * What a label of a drawing means on the lettered picture: the key of the column whose letter takes its place; null:
 * the label stays drawn; 'omit': it is left out with its dimension line, because its letter means another dimension.
 */
export type LabelMeaning = { key: string } | 'omit' | null;

/** A drawing without the labels that name columns, cropped to its content, and the places of their letters. */
export interface LetteredPicture {
  svg: string;
  width: number;
  height: number;
  /** Centres of the letters' plates, px of the picture. */
  letters: { key: string; x: number; y: number }[];
}

interface Letter {
  key: string;
  x: number;
  y: number;
}

/** A flat technical drawing in millimetres (y upwards); scale and margins follow from what is drawn. */
export interface Sheet {
  /** Whether it becomes a lettered picture: dimensions that only those show are drawn then. */
  readonly isLettered: boolean;
  area(loops: readonly (readonly Pt[])[], fill: Fill, style?: LineStyle | 'none'): void;
  hatch(loops: readonly (readonly Pt[])[], options?: { angle?: number; gap?: number }): void;
  line(points: readonly Pt[], style?: LineStyle): void;
  ring(cx: number, cy: number, r: number, style?: LineStyle, fill?: Fill): void;
  centre(from: Pt, to: Pt): void;
  cross(cx: number, cy: number, r: number): void;
  /** Raw lettering at a point; `size` in px. */
  text(
    x: number,
    y: number,
    label: string,
    options?: { size?: number; anchor?: 'start' | 'middle' | 'end'; ink?: string },
  ): void;
  /** A figure in millimetres with y downwards, its origin at the point, drawn over the part. */
  figure(x: number, y: number, svg: string): void;
  length(x0: number, x1: number, label: string, place?: DimensionPlace): void;
  height(y0: number, y1: number, label: string, place?: DimensionPlace): void;
  /** A leader from the point to a label `dx`/`dy` pixels away (dy downwards). */
  note(x: number, y: number, label: string, dx: number, dy: number): void;
  svg(): string;
  lettered(): LetteredPicture;
}

interface Frame {
  x(mm: number): number;
  y(mm: number): number;
  scale: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Drawn {
  svg: string;
  box?: Box;
  letters?: readonly Letter[];
}
type Box = readonly [x0: number, y0: number, x1: number, y1: number];
type Operation = (frame: Frame) => Drawn;

const BORDER = 26;
const ARROW = 22;
/** Distance of dimension lines; plates of letters are higher than labels. */
const STEP = 72;
const LETTERED_STEP = 88;
/**
 * Room for a letter's plate, px of the drawing: the page's plates keep their size while the picture shrinks to a third
 * on phones.
 */
const PLATE_HEIGHT = 70;
const plateWidth = (key: string): number => 34 + 24 * Math.max(3, key.length);
/** Labels that stay beside letters on the widest pictures. */
const LETTERED_LABEL_SIZE = 28;
/** Capitals of such labels and width of a picture on phones, px. */
const PHONE_LABEL = { capitals: 9, width: 325 };

/** Height of the labels that stay beside letters, so that their capitals have 9 px on phones. */
export const letteredLabelSize = (width: number): number =>
  Math.min(LETTERED_LABEL_SIZE, Math.ceil((width * PHONE_LABEL.capitals) / PHONE_LABEL.width));
/** Paper around the content of a lettered picture. */
const CROP_MARGIN = 20;
const STROKES: Record<LineStyle, string> = {
  edge: `stroke="${INK}" stroke-width="${EDGE_WEIGHT}" stroke-linejoin="round" stroke-linecap="round"`,
  thin: `stroke="${INK}" stroke-width="${THIN_WEIGHT}" stroke-linejoin="round" stroke-linecap="round"`,
  fine: `stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`,
  centre: `stroke="${ACCENT}" stroke-width="${THIN_WEIGHT}" stroke-dasharray="30 7 5 7"`,
  hidden: `stroke="${INK}" stroke-width="1.8" stroke-dasharray="13 8"`,
};

/** The lettered picture stands on the page's grid paper: plain steel is white there. */
const PLAIN_FILLS: ReadonlySet<Fill> = new Set(['metal', 'cut', 'plate', 'white']);

function arrow(x: number, y: number, dx: number, dy: number): string {
  const [bx, by] = [x - dx * ARROW, y - dy * ARROW];
  return `<path fill="${ACCENT}" d="M${px(x)} ${px(y)}L${px(bx + dy * 5)} ${px(by - dx * 5)}L${px(bx - dy * 5)} ${px(by + dx * 5)}Z"/>`;
}

function thinLine(x0: number, y0: number, x1: number, y1: number): string {
  return `<path fill="none" stroke="${ACCENT}" stroke-width="${THIN_WEIGHT}" d="M${px(x0)} ${px(y0)}L${px(x1)} ${px(y1)}"/>`;
}

/** Place of a text's left end by its anchor, in widths of the text. */
const SHIFT_OF = { start: 0, middle: -0.5, end: -1 } as const;

/** Lettering with a paper halo (so that hatching never runs through it), centred or anchored, optionally upright. */
function labelAt(
  text: string,
  x: number,
  y: number,
  anchor: keyof typeof SHIFT_OF,
  upright = false,
  size = LABEL_SIZE,
  ink = LABEL_INK,
): Drawn {
  const width = letteringWidth(text, size);
  const shift = width * SHIFT_OF[anchor];
  const weight = size * 0.1;
  const place = upright ? `translate(${px(x)} ${px(y)}) rotate(-90)` : `translate(${px(x)} ${px(y)})`;
  const box: [number, number, number, number] = upright
    ? [x - size * 1.1, y - shift - width, x + size * 0.25, y - shift]
    : [x + shift, y - size * 1.1, x + shift + width, y + size * 0.25];
  const halo = `<g stroke="${PAPER}">${lettering(text, shift, 0, size, weight + size * 0.32)}</g>`;
  return {
    svg: `<g data-label="${box.map(px).join(' ')}" data-text="${escaped(text)}" transform="${place}">${halo}<g stroke="${ink}">${lettering(text, shift, 0, size, weight)}</g></g>`,
    box,
  };
}

function pathOf(frame: Frame, points: readonly Pt[], closed: boolean): string {
  return (
    points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${px(frame.x(x))} ${px(frame.y(y))}`).join('') +
    (closed ? 'Z' : '')
  );
}

const besideArrows = (isNarrow: boolean): number => (isNarrow ? 8 : 30);

/** A dimension or leader with a plate at the point instead of a label. */
function plated(svg: string, key: string, x: number, y: number, [x0, y0, x1, y1]: readonly number[]): Drawn {
  const half = plateWidth(key) / 2;
  return {
    svg,
    letters: [{ key, x, y }],
    box: [
      Math.min(x - half, x0!, x1!),
      Math.min(y - PLATE_HEIGHT / 2, y0!, y1!),
      Math.max(x + half, x0!, x1!),
      Math.max(y + PLATE_HEIGHT / 2, y0!, y1!),
    ],
  };
}

/**
 * One dimension along an axis, drawn as if horizontal (`a`…`b` px along, `line` px across); `turn` maps it to the page,
 * so lengths and heights share every rule: arrows go outside when there is no room, and so does the label.
 */
function dimension(
  a: number,
  b: number,
  line: number,
  starts: readonly [number, number],
  label: string,
  upright: boolean,
  { size, key, outward = 0 }: { size: number; key?: string; outward?: number },
): Drawn {
  const point = (along: number, across: number): [number, number] => (upright ? [across, along] : [along, across]);
  const segment = (a0: number, c0: number, a1: number, c1: number): string =>
    thinLine(...point(a0, c0), ...point(a1, c1));
  // A label stands along its line, a letter's plate always lies flat.
  const plate = upright ? PLATE_HEIGHT : plateWidth(key ?? '');
  const width = key === undefined ? letteringWidth(label, size) : plate;
  const span = b - a;
  const isNarrow = span < ARROW * 2 + 14;
  const isLabelOutside = span < width + (key === undefined ? besideArrows(isNarrow) : ARROW * 2 + 14);
  let svg = '';
  for (const [along, start] of [
    [a, starts[0]],
    [b, starts[1]],
  ] as const) {
    const away = Math.sign(line - start);
    if (Math.abs(line - start) > 8) svg += segment(along, start + away * 7, along, line + away * 9);
  }
  const reach = isNarrow ? ARROW + 18 : 0;
  // Upright labels read from the right, so the free end is the upper one (smaller y).
  const tail = isLabelOutside ? width + (isNarrow ? reach : 14) : reach;
  const [from, to] = upright
    ? [a - (isLabelOutside ? tail : reach), b + reach]
    : [a - reach, b + (isLabelOutside ? tail : reach)];
  svg += segment(from, line, to, line);
  const dir = isNarrow ? -1 : 1;
  const [ax, ay] = point(a, line);
  const [bx, by] = point(b, line);
  svg += upright ? arrow(ax, ay, 0, -dir) + arrow(bx, by, 0, dir) : arrow(ax, ay, -dir, 0) + arrow(bx, by, dir, 0);
  const outside = upright ? from + width / 2 : to - width / 2;
  const middle = isLabelOutside ? outside : (a + b) / 2;
  if (key !== undefined) {
    const [onLine, y] = point(middle, line);
    // A wide plate on an upright line beside the part grows away from it.
    const x = onLine + outward * Math.max(0, plateWidth(key) / 2 - LETTERED_STEP * 0.6);
    return plated(svg, key, x, y, [...point(from, line), ...point(to, line)]);
  }
  const text = labelAt(label, ...point(middle, line - 10), 'middle', upright, size);
  const box = text.box ?? [0, 0, 0, 0];
  const [fx, fy] = point(from, line);
  const [tx, ty] = point(to, line);
  return {
    svg: svg + text.svg,
    box: [Math.min(box[0], fx), Math.min(box[1], fy), Math.max(box[2], tx), Math.max(box[3], ty)],
  };
}

/** @param meaningOf set for a lettered picture; `letteredSize`: height of the labels that stay on it */
export function createSheet(
  meaningOf?: (label: string) => LabelMeaning,
  letteredSize: number = LETTERED_LABEL_SIZE,
): Sheet {
  const isLettered = meaningOf !== undefined;
  const labelSize = isLettered ? letteredSize : LABEL_SIZE;
  const step = isLettered ? LETTERED_STEP : STEP;
  const fillOf = (fill: Fill): string => (isLettered && PLAIN_FILLS.has(fill) ? PAPER : FILLS[fill]);
  /** The column that takes the label's place; null: the dimension is left out. */
  const keyOf = (label: string): string | undefined | null => {
    const meaning = meaningOf?.(label) ?? undefined;
    if (meaning === 'omit') return null;
    return meaning?.key;
  };
  const body: Operation[] = [];
  const over: Operation[] = [];
  const extent = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  const grow = (points: readonly Pt[]): void => {
    for (const [x, y] of points) {
      extent.x0 = Math.min(extent.x0, x);
      extent.x1 = Math.max(extent.x1, x);
      extent.y0 = Math.min(extent.y0, y);
      extent.y1 = Math.max(extent.y1, y);
    }
  };

  const frameFor = (margin: readonly [number, number, number, number]): Frame => {
    const [w, h] = [extent.x1 - extent.x0, extent.y1 - extent.y0];
    const [roomX, roomY] = [WIDTH - margin[0] - margin[2], HEIGHT - margin[1] - margin[3]];
    const scale = Math.min(roomX / w, roomY / h);
    const left = margin[0] + (roomX - w * scale) / 2;
    const top = margin[1] + (roomY - h * scale) / 2;
    return {
      scale,
      left,
      top,
      right: left + w * scale,
      bottom: top + h * scale,
      x: (mm) => left + (mm - extent.x0) * scale,
      y: (mm) => top + (extent.y1 - mm) * scale,
    };
  };

  /** Labels have a size in pixels, the part one in millimetres: widens the margins until both fit. */
  const settled = (): Frame => {
    let margin: [number, number, number, number] = [70, 70, 70, 70];
    for (let round = 0; round < 6; round++) {
      const frame = frameFor(margin);
      const over4: [number, number, number, number] = [0, 0, 0, 0];
      for (const operation of over) {
        const { box } = operation(frame);
        if (!box) continue;
        over4[0] = Math.max(over4[0], BORDER - box[0]);
        over4[1] = Math.max(over4[1], BORDER - box[1]);
        over4[2] = Math.max(over4[2], box[2] - (WIDTH - BORDER));
        over4[3] = Math.max(over4[3], box[3] - (HEIGHT - BORDER));
      }
      if (over4.every((o) => o <= 0)) break;
      margin = [margin[0] + over4[0], margin[1] + over4[1], margin[2] + over4[2], margin[3] + over4[3]];
    }
    return frameFor(margin);
  };

  const sheet: Sheet = {
    isLettered,
    area(loops, fill, style = 'edge') {
      loops.forEach(grow);
      body.push((f) => ({
        svg: `<path fill-rule="evenodd" fill="${fillOf(fill)}" ${style === 'none' ? '' : STROKES[style]} d="${loops.map((l) => pathOf(f, l, true)).join('')}"/>`,
      }));
    },
    hatch(loops, { angle = 45, gap = 15 } = {}) {
      body.push((f) => ({
        svg: `<path fill="none" ${STROKES.thin} d="${hatchLines(loops, gap / f.scale, angle)
          .map((l) => pathOf(f, l, false))
          .join('')}"/>`,
      }));
    },
    line(points, style = 'edge') {
      if (style !== 'centre') grow(points);
      body.push((f) => ({ svg: `<path fill="none" ${STROKES[style]} d="${pathOf(f, points, false)}"/>` }));
    },
    ring(cx, cy, r, style = 'edge', fill = 'none') {
      grow([
        [cx - r, cy - r],
        [cx + r, cy + r],
      ]);
      body.push((f) => ({
        svg: `<circle cx="${px(f.x(cx))}" cy="${px(f.y(cy))}" r="${px(r * f.scale)}" fill="${fillOf(fill)}" ${STROKES[style]}/>`,
      }));
    },
    centre([x0, y0], [x1, y1]) {
      over.push((f) => {
        const [ax, ay, bx, by] = [f.x(x0), f.y(y0), f.x(x1), f.y(y1)];
        const d = Math.hypot(bx - ax, by - ay) || 1;
        const [ux, uy] = [((bx - ax) / d) * 22, ((by - ay) / d) * 22];
        return {
          svg: `<path fill="none" ${STROKES.centre} d="M${px(ax - ux)} ${px(ay - uy)}L${px(bx + ux)} ${px(by + uy)}"/>`,
          box: [Math.min(ax, bx) - 22, Math.min(ay, by) - 22, Math.max(ax, bx) + 22, Math.max(ay, by) + 22],
        };
      });
    },
    cross(cx, cy, r) {
      sheet.centre([cx - r, cy], [cx + r, cy]);
      sheet.centre([cx, cy - r], [cx, cy + r]);
    },
    text(x, y, label, { size = labelSize, anchor = 'middle', ink = LABEL_INK } = {}) {
      over.push((f) => labelAt(label, f.x(x), f.y(y) + size / 2, anchor, false, size, ink));
    },
    figure(x, y, svg) {
      body.push((f) => ({
        svg: `<g transform="translate(${px(f.x(x))} ${px(f.y(y))}) scale(${f.scale.toFixed(4)})">${svg}</g>`,
      }));
    },
    length(x0, x1, label, { level = 1, at, from } = {}) {
      const key = keyOf(label);
      if (key === null) return;
      over.push((f) => {
        const beside = level > 0 ? f.bottom + step * level - 4 : f.top + step * level + 14;
        const line = at === undefined ? beside : f.y(at);
        const base = from ?? at ?? (level > 0 ? extent.y0 : extent.y1);
        const [s0, s1] = typeof base === 'number' ? [base, base] : base;
        return dimension(f.x(x0), f.x(x1), line, [f.y(s0), f.y(s1)], label, false, { size: labelSize, key });
      });
    },
    height(y0, y1, label, { level = 1, at, from } = {}) {
      const key = keyOf(label);
      if (key === null) return;
      over.push((f) => {
        const beside = level > 0 ? f.right + step * level - 4 : f.left + step * level + 14;
        const line = at === undefined ? beside : f.x(at);
        const base = from ?? at ?? (level > 0 ? extent.x1 : extent.x0);
        const [s0, s1] = typeof base === 'number' ? [base, base] : base;
        return dimension(f.y(y1), f.y(y0), line, [f.x(s1), f.x(s0)], label, true, {
          size: labelSize,
          key,
          outward: at === undefined ? Math.sign(level) : 0,
        });
      });
    },
    note(x, y, label, dx, dy) {
      const key = keyOf(label);
      if (key === null) return;
      over.push((f) => {
        const [ax, ay] = [f.x(x), f.y(y)];
        const [bx, by] = [ax + dx, ay + dy];
        const side = dx < 0 ? -1 : 1;
        const shelf = letteringWidth(label, labelSize) + 16;
        const d = Math.hypot(dx, dy) || 1;
        if (key !== undefined) {
          const leader = thinLine(ax, ay, bx, by) + arrow(ax, ay, -dx / d, -dy / d);
          return plated(leader, key, bx + side * (plateWidth(key) / 2), by, [bx, by, bx, by]);
        }
        const text = labelAt(label, bx + side * 10, by - 10, side < 0 ? 'end' : 'start', false, labelSize);
        const svg =
          thinLine(ax, ay, bx, by) +
          thinLine(bx, by, bx + side * shelf, by) +
          arrow(ax, ay, -dx / d, -dy / d) +
          text.svg;
        return {
          svg,
          box: [Math.min(bx, bx + side * shelf), by - labelSize * 1.5, Math.max(bx, bx + side * shelf), by + 6],
        };
      });
    },
    svg() {
      const frame = settled();
      return page([...body, ...over].map((operation) => operation(frame).svg).join(''));
    },
    lettered() {
      const frame = settled();
      const drawn = [...body, ...over].map((operation) => operation(frame));
      const boxes: Box[] = [
        [frame.left, frame.top, frame.right, frame.bottom],
        ...drawn.flatMap(({ box }) => (box ? [box] : [])),
      ];
      const left = Math.floor(Math.min(...boxes.map(([x0]) => x0)) - CROP_MARGIN);
      const top = Math.floor(Math.min(...boxes.map(([, y0]) => y0)) - CROP_MARGIN);
      const width = Math.ceil(Math.max(...boxes.map(([, , x1]) => x1)) + CROP_MARGIN) - left;
      const height = Math.ceil(Math.max(...boxes.map(([, , , y1]) => y1)) + CROP_MARGIN) - top;
      return {
        svg: cropped(drawn.map(({ svg }) => svg).join(''), { left, top, width, height }),
        width,
        height,
        letters: drawn.flatMap(({ letters = [] }) =>
          letters.map(({ key, x, y }) => ({ key, x: Math.round(x - left), y: Math.round(y - top) })),
        ),
      };
    },
  };
  return sheet;
}
