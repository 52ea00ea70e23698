// Text, lines and tables on a page of a PDF.
import type { Pdf, Place } from './open-pdf.ts';

export const INK = '#15181c';
export const SOFT = '#4d5a67';
export const RULE = '#c3ccd6';

export interface Face {
  font?: 'regular' | 'bold' | 'mono';
  size?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
}
const LEADING = 1.35;
/** Height of a line. */
export const lineHeight = ({ size = 9 }: Face): number => size * LEADING;

/** Without signs that move what follows, and without those that the font does not have: pictures beyond the first plane. */
const clean = (text: string): string =>
  text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ').replace(/[\u{10000}-\u{10ffff}]|\ufe0f|\u200d/gu, '');

function face(pdf: Pdf, { font = 'regular', size = 9, color = INK }: Face): Pdf {
  return pdf.font(font).fontSize(size).fillColor(color);
}

/** The text in lines that fit into the width; a word that is longer is cut. */
export function linesOf(pdf: Pdf, text: string, width: number, look: Face = {}): string[] {
  face(pdf, look);
  const fits = (line: string) => pdf.widthOfString(line) <= width;
  return clean(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.trim().split(/ +/)) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (fits(longer)) {
          line = longer;
          continue;
        }
        if (line !== '') lines.push(line);
        line = '';
        for (const letter of word) {
          if (!fits(line + letter)) {
            lines.push(line);
            line = '';
          }
          line += letter;
        }
      }
      return [...lines, line];
    });
}

/** Writes lines that were measured. @returns where the next line begins */
function writeLines(pdf: Pdf, lines: readonly string[], [x, y]: Place, width: number, look: Face): number {
  const step = lineHeight(look);
  face(pdf, look);
  lines.forEach((line, i) => {
    pdf.text(line, x, y + i * step, { lineBreak: false, width, align: look.align ?? 'left' });
  });
  return y + lines.length * step;
}

/**
 * Writes text in as many lines as it takes.
 * @param most lines; what does not fit is left out
 * @returns where the next line begins
 */
export function write(
  pdf: Pdf,
  text: string,
  place: Place,
  width: number,
  { most = Number.POSITIVE_INFINITY, ...look }: Face & { most?: number } = {},
): number {
  return writeLines(pdf, linesOf(pdf, text, width, look).slice(0, most), place, width, look);
}

export function rule(pdf: Pdf, [x, y]: Place, width: number, look: { weight?: number; color?: string } = {}): void {
  const { weight = 0.5, color = RULE } = look;
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .strokeColor(color)
    .stroke();
}

export interface Column {
  label: string;
  /** Points. */
  width: number;
  align?: 'left' | 'right';
  font?: 'mono';
}
/** A cell: its text, and a smaller one below it. */
export type Cell = string | { text: string; below: string };

const CELL = { padding: 4, size: 8.5, small: 7 };

/** A table that goes on over pages, each with its head. */
export function drawTable(
  pdf: Pdf,
  {
    columns,
    rows,
    left,
    top,
    bottom,
    color,
    nextPage,
  }: {
    columns: readonly Column[];
    rows: readonly (readonly Cell[])[];
    left: number;
    top: number;
    /** Where rows end. */
    bottom: number;
    /** Of the line below the head. */
    color: string;
    /** Begins a page. @returns where the table goes on */
    nextPage: () => number;
  },
): number {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const inner = (column: Column) => column.width - 2 * CELL.padding;
  const places = columns.map((_, i) => left + columns.slice(0, i).reduce((sum, column) => sum + column.width, 0));

  const head = (y: number): number => {
    columns.forEach((column, i) => {
      const look = { size: CELL.small, color: SOFT, align: column.align ?? 'left', most: 1 };
      write(pdf, column.label, [places[i]! + CELL.padding, y], inner(column), look);
    });
    const end = y + lineHeight({ size: CELL.small }) + 2;
    rule(pdf, [left, end], width, { weight: 1, color });
    return end;
  };
  const lookOf = ({ align = 'left', font }: Column): Face => ({ size: CELL.size, align, font: font ?? 'regular' });
  const small: Face = { size: CELL.small, color: SOFT };
  /** The lines of a cell, measured once: for its height, and to be written. */
  const measured = (cell: Cell, column: Column) => {
    const { text, below } = typeof cell === 'string' ? { text: cell, below: '' } : cell;
    const lines = linesOf(pdf, text, inner(column), lookOf(column));
    const smaller = below === '' ? [] : linesOf(pdf, below, inner(column), small);
    const height = lines.length * lineHeight({ size: CELL.size }) + smaller.length * lineHeight(small);
    return { lines, smaller, height };
  };

  let y = head(top);
  for (const row of rows) {
    const cells = row.map((cell, i) => measured(cell, columns[i]!));
    const height = Math.max(...cells.map((cell) => cell.height)) + 2 * CELL.padding;
    if (y + height > bottom) y = head(nextPage());
    cells.forEach(({ lines, smaller }, i) => {
      const column = columns[i]!;
      const place: Place = [places[i]! + CELL.padding, y + CELL.padding];
      const end = writeLines(pdf, lines, place, inner(column), lookOf(column));
      writeLines(pdf, smaller, [place[0], end], inner(column), small);
    });
    y += height;
    rule(pdf, [left, y], width);
  }
  return y;
}
