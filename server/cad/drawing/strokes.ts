// A drawing as paths by their style, in the words of SVG, which PDF's writer understands too.
import type { Body } from '../body.ts';
import type { Edge } from '../edge.ts';
import type { Line, View } from '../views/view.ts';
import { viewsOf } from '../views/views.ts';
import type { Layout, Stroke } from './layout.ts';
import type { Paper } from './paper.ts';
import type { ShownView } from './stage.ts';

export type Style = 'edge' | 'hidden' | 'axis' | 'thin' | 'phantom';
/** In the order in which they are drawn. */
export const STYLES: readonly Style[] = ['phantom', 'hidden', 'axis', 'edge', 'thin'];
/** Dashes and gaps, in weights of thin lines. */
export const DASHES: Readonly<Partial<Record<Style, readonly number[]>>> = {
  hidden: [9.3, 5.7],
  axis: [21.4, 5, 3.6, 5],
  phantom: [18.6, 4.3, 3.6, 4.3, 3.6, 4.3],
};

/** A tenth of a unit is enough. */
const px = (value: number): string => String(Math.round(value * 10) / 10);

/** Pieces of a line that a view's breaks leave; what lies in them goes. */
function unbroken(line: Line, { fold }: ShownView, { scale, paper }: Layout): Edge[] {
  const { edge } = line;
  if (fold.cuts.length === 0 || edge.kind === 'arc' || line.kind === 'axis') return [edge];
  const [[u0, v0], [u1, v1]] = [edge.from, edge.to];
  if (Math.abs(u1 - u0) < 1e-9) return fold.cuts.some(([a, b]) => u0 > a && u0 < b) ? [] : [edge];
  const half = paper.opening / 2 / scale;
  let pieces: [number, number][] = [[Math.min(u0, u1), Math.max(u0, u1)]];
  for (const [from, to] of fold.cuts)
    pieces = pieces.flatMap(([a, b]): [number, number][] => {
      if (b <= from || a >= to) return [[a, b]];
      const kept: [number, number][] = [
        [a, Math.min(b, from - half)],
        [Math.max(a, to + half), b],
      ];
      return kept.filter(([p, q]) => q > p);
    });
  const at = (u: number): number => v0 + ((u - u0) / (u1 - u0)) * (v1 - v0);
  return pieces.map(([a, b]): Edge => ({ kind: 'line', from: [a, at(a)], to: [b, at(b)] }));
}

function pathOf(edge: Edge, { xOf, yOf }: ShownView, scale: number): string {
  const point = ([u, v]: readonly [number, number]): string => `${px(xOf(u))} ${px(yOf(v))}`;
  if (edge.kind === 'line') return `M${point(edge.from)}L${point(edge.to)}`;
  const { radius, sweep, centre, start } = edge;
  const r = px(radius * scale);
  const turn = sweep > 0 ? 0 : 1; // y runs downwards
  if (Math.abs(sweep) < 2 * Math.PI - 1e-9)
    return `M${point(edge.from)}A${r} ${r} 0 ${Math.abs(sweep) > Math.PI ? 1 : 0} ${turn} ${point(edge.to)}`;
  const opposite: readonly [number, number] = [
    centre[0] - radius * Math.cos(start),
    centre[1] - radius * Math.sin(start),
  ];
  return `M${point(edge.from)}A${r} ${r} 0 1 ${turn} ${point(opposite)}A${r} ${r} 0 1 ${turn} ${point(edge.from)}`;
}

/** The two wavy lines of each break, over all lines that run through it. */
function waves({ lines }: Pick<View, 'lines'>, view: ShownView, { opening }: Paper): string {
  return view.fold.cuts
    .map(([from, to]) => {
      const middle = (from + to) / 2;
      const vs = lines.flatMap(({ kind, edge }) =>
        kind === 'visible' && edge.kind === 'line' && (edge.from[0] - middle) * (edge.to[0] - middle) < 0
          ? [edge.from[1], edge.to[1]]
          : [],
      );
      if (vs.length === 0) return '';
      const [top, bottom] = [view.yOf(Math.max(...vs)), view.yOf(Math.min(...vs))];
      const height = bottom - top;
      return [-1, 1]
        .map((side) => {
          const x = view.xOf(from) + (side * opening) / 2;
          const bend = Math.min(opening * 0.85, height / 5);
          return `M${px(x)} ${px(top)}c${px(bend)} ${px(height / 3)} ${px(-bend)} ${px((height * 2) / 3)} 0 ${px(height)}`;
        })
        .join('');
    })
    .join('');
}

function arrowHead([x, y, dx, dy]: Stroke, { arrow }: Paper): string {
  const [bx, by, half] = [x - dx * arrow, y - dy * arrow, arrow * 0.23];
  return `M${px(x)} ${px(y)}L${px(bx + dy * half)} ${px(by - dx * half)}L${px(bx - dy * half)} ${px(by + dx * half)}Z`;
}

export interface Strokes {
  /** Paths to draw; styles without any are missing. */
  lines: ReadonlyMap<Style, string>;
  /** The path to fill. */
  arrows: string;
}

/** Equal bodies and layouts give equal paths. */
export function strokesOf(body: Body, layout: Layout): Strokes {
  const { scale, paper } = layout;
  const drawn = new Map<Style, string>();
  const add = (style: Style, d: string): void => {
    if (d !== '') drawn.set(style, (drawn.get(style) ?? '') + d);
  };
  const put = (source: Body, styleOf: (line: Line) => Style | null): void => {
    const views = viewsOf(source);
    for (const shown of layout.views) {
      const view = views[shown.index]!;
      for (const line of view.lines) {
        const style = styleOf(line);
        if (style) for (const edge of unbroken(line, shown, layout)) add(style, pathOf(edge, shown, scale));
      }
      if (source === body) add('thin', waves(view, shown, paper));
    }
  };
  for (const feature of body.around ?? [])
    put({ ...body, add: [feature], cut: [], around: [] }, ({ kind }) => (kind === 'visible' ? 'phantom' : null));
  put(body, ({ kind }) => (kind === 'visible' ? 'edge' : kind));
  for (const [x0, y0, x1, y1] of layout.lines) add('thin', `M${px(x0)} ${px(y0)}L${px(x1)} ${px(y1)}`);
  for (const { x, y, radius: r } of layout.circles)
    add(
      'axis',
      `M${px(x - r)} ${px(y)}a${px(r)} ${px(r)} 0 1 0 ${px(2 * r)} 0a${px(r)} ${px(r)} 0 1 0 ${px(-2 * r)} 0`,
    );
  return { lines: drawn, arrows: layout.arrows.map((one) => arrowHead(one, paper)).join('') };
}
