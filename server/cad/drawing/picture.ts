// The drawing as SVG, without its letters, which pages write over it as text.
import type { Body } from '../body.ts';
import type { Edge } from '../edge.ts';
import type { Line, View } from '../views/view.ts';
import { viewsOf } from '../views/views.ts';
import { ARROW, type Layout, type ShownView } from './layout.ts';

// As the site's drawings look.
const INK = '#15181c';
const THIN = '#5b6b7c';
const WEIGHT = { edge: 3.5, thin: 1.4, hidden: 1.8, phantom: 1.4 };
const DASHES = { hidden: '13 8', axis: '30 7 5 7', phantom: '26 6 5 6 5 6' };

type Style = 'edge' | 'hidden' | 'axis' | 'thin' | 'phantom';
const px = (value: number): string => String(Math.round(value * 10) / 10);

/** Room that a break leaves open, px. */
const OPENING = 14;

/** Pieces of a line that a view's breaks leave; what lies in them goes. */
function unbroken(line: Line, { fold }: ShownView, scale: number): Edge[] {
  const { edge } = line;
  if (fold.cuts.length === 0 || edge.kind === 'arc' || line.kind === 'axis') return [edge];
  const [[u0, v0], [u1, v1]] = [edge.from, edge.to];
  if (Math.abs(u1 - u0) < 1e-9) return fold.cuts.some(([a, b]) => u0 > a && u0 < b) ? [] : [edge];
  const half = OPENING / 2 / scale;
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
function waves({ lines }: Pick<View, 'lines'>, view: ShownView): string {
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
          const x = view.xOf(from) + (side * OPENING) / 2;
          const bend = Math.min(12, height / 5);
          return `M${px(x)} ${px(top)}c${px(bend)} ${px(height / 3)} ${px(-bend)} ${px((height * 2) / 3)} 0 ${px(height)}`;
        })
        .join('');
    })
    .join('');
}

const stroked = (style: Style, d: string): string => {
  if (d === '') return '';
  const isThin = style !== 'edge' && style !== 'hidden';
  const weight = style === 'axis' ? WEIGHT.thin : WEIGHT[style];
  const dash =
    style === 'hidden' || style === 'axis' || style === 'phantom' ? ` stroke-dasharray="${DASHES[style]}"` : '';
  return `<path fill="none" stroke="${isThin ? THIN : INK}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="${style === 'edge' ? 'round' : 'butt'}"${dash} d="${d}"/>`;
};

const arrowHead = ([x, y, dx, dy]: readonly [number, number, number, number]): string => {
  const [bx, by] = [x - dx * ARROW, y - dy * ARROW];
  return `M${px(x)} ${px(y)}L${px(bx + dy * 5)} ${px(by - dx * 5)}L${px(bx - dy * 5)} ${px(by + dx * 5)}Z`;
};

/** @returns a document of its own; equal bodies and layouts give equal text */
export function drawSvg(body: Body, layout: Layout): string {
  const { width, height, scale } = layout;
  const drawn = new Map<Style, string>();
  const add = (style: Style, d: string): void => void drawn.set(style, (drawn.get(style) ?? '') + d);
  const put = (source: Body, styleOf: (line: Line) => Style | null): void => {
    const views = viewsOf(source);
    for (const shown of layout.views) {
      const view = views[shown.index]!;
      for (const line of view.lines) {
        const style = styleOf(line);
        if (style) for (const edge of unbroken(line, shown, scale)) add(style, pathOf(edge, shown, scale));
      }
      if (source === body) add('thin', waves(view, shown));
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
  const heads = layout.arrows.map(arrowHead).join('');
  const order: Style[] = ['phantom', 'hidden', 'axis', 'edge', 'thin'];
  const content = order.map((style) => stroked(style, drawn.get(style) ?? '')).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}<path fill="${THIN}" d="${heads}"/></svg>`;
}
