// Drawings as DXF R12 (AC1009), which every CAD and wire-cutting program reads: true lines, arcs and circles, 1:1 in mm.
// Group codes: Autodesk's DXF reference, release 12.
import { turnOf, type Edge } from '../edge.ts';
import type { Line, LineKind, View } from './view.ts';

/** Layers are named in Turkish, as the trade's drawings name them. Colours are AutoCAD's: 1 red, 3 green, 7 black. */
const LAYERS: Readonly<Record<LineKind, { name: string; colour: number; type: string }>> = {
  visible: { name: 'KONTUR', colour: 7, type: 'CONTINUOUS' },
  hidden: { name: 'GIZLI', colour: 3, type: 'DASHED' },
  axis: { name: 'EKSEN', colour: 1, type: 'CENTER' },
};
/** Dashes and gaps (negative), mm. */
const LINE_TYPES: readonly { name: string; text: string; dashes: readonly number[] }[] = [
  { name: 'CONTINUOUS', text: 'Solid line', dashes: [] },
  { name: 'CENTER', text: 'Center ____ _ ____ _ ____', dashes: [8, -1.5, 1.5, -1.5] },
  { name: 'DASHED', text: 'Dashed __ __ __ __', dashes: [3, -1.5] },
];

const LETTERS: Readonly<Record<string, string>> = {
  ç: 'c', Ç: 'C', ğ: 'g', Ğ: 'G', ı: 'i', İ: 'I', ö: 'o', Ö: 'O', ş: 's', Ş: 'S', ü: 'u', Ü: 'U', Ø: 'O', ø: 'o', '×': 'x', '–': '-', '°': ' deg',
}; // prettier-ignore
/** One line of ASCII: R12 knows no other characters. */
const ascii = (text: string): string =>
  Array.from(text, (letter) => LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^ -~]/g, '?')
    .trim();

/** At most six decimals, no exponent, no negative zero. */
function decimal(value: number): string {
  const text = value.toFixed(6).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

type Group = readonly [code: number, value: string | number];
const point = ([a, b]: readonly [number, number], [u, v]: View['at'], code = 10): Group[] => [
  [code, decimal(a + u)],
  [code + 10, decimal(b + v)],
  [code + 20, '0'],
];
const angle = (radians: number): string => decimal((turnOf(radians) * 180) / Math.PI);

function entity(edge: Edge, layer: string, at: View['at']): Group[] {
  if (edge.kind === 'line') return [[0, 'LINE'], [8, layer], ...point(edge.from, at), ...point(edge.to, at, 11)];
  const { centre, radius, start, sweep } = edge;
  const round: Group[] = [[8, layer], ...point(centre, at), [40, decimal(radius)]];
  if (Math.abs(sweep) >= 2 * Math.PI - 1e-9) return [[0, 'CIRCLE'], ...round];
  // Arcs run counterclockwise.
  const [from, to] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
  return [[0, 'ARC'], ...round, [50, angle(from)], [51, angle(to)]];
}

/** The box about all views on the sheet, centre lines included. */
function extents(views: readonly View[]): { min: readonly [number, number]; max: readonly [number, number] } {
  const boxes = views.map(({ lines, bounds, at: [u, v] }) => {
    const ends = lines.filter(({ kind }) => kind === 'axis').flatMap(({ edge }) => [edge.from, edge.to]);
    const all = [bounds.min, bounds.max, ...ends];
    return {
      min: [Math.min(...all.map(([a]) => a)) + u, Math.min(...all.map(([, b]) => b)) + v],
      max: [Math.max(...all.map(([a]) => a)) + u, Math.max(...all.map(([, b]) => b)) + v],
    } as const;
  });
  return {
    min: [Math.min(...boxes.map(({ min }) => min[0])), Math.min(...boxes.map(({ min }) => min[1]))],
    max: [Math.max(...boxes.map(({ max }) => max[0])), Math.max(...boxes.map(({ max }) => max[1]))],
  };
}

const section = (name: string, groups: readonly Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
];
const table = (name: string, count: number, groups: readonly Group[]): Group[] => [
  [0, 'TABLE'],
  [2, name],
  [70, count],
  ...groups,
  [0, 'ENDTAB'],
];

export interface DxfTitle {
  code: string;
  name: string;
  company: string;
}

/** @returns the file's text, ASCII with CR LF; equal views and title give equal bytes */
export function writeDxf(views: readonly View[], { code, name, company }: DxfTitle): string {
  const { min, max } = extents(views);
  const layers = Object.values(LAYERS);
  const lineOf = ({ kind, edge }: Line, at: View['at']) => entity(edge, LAYERS[kind].name, at);
  const groups: Group[] = [
    ...[code, name, company, 'Nominal ölçüler, 1:1, mm'].map((text): Group => [999, ascii(text)]),
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$EXTMIN'],
      ...point(min, [0, 0]),
      [9, '$EXTMAX'],
      ...point(max, [0, 0]),
    ]),
    ...section('TABLES', [
      ...table(
        'LTYPE',
        LINE_TYPES.length,
        LINE_TYPES.flatMap(({ name: type, text, dashes }): Group[] => [
          [0, 'LTYPE'],
          [2, type],
          [70, 0],
          [3, text],
          [72, 65],
          [73, dashes.length],
          [40, decimal(dashes.reduce((sum, dash) => sum + Math.abs(dash), 0))],
          ...dashes.map((dash): Group => [49, decimal(dash)]),
        ]),
      ),
      ...table(
        'LAYER',
        layers.length,
        layers.flatMap(({ name: layer, colour, type }): Group[] => [
          [0, 'LAYER'],
          [2, layer],
          [70, 0],
          [62, colour],
          [6, type],
        ]),
      ),
    ]),
    ...section(
      'ENTITIES',
      views.flatMap(({ lines, at }) => lines.flatMap((line) => lineOf(line, at))),
    ),
    [0, 'EOF'],
  ];
  return groups.map(([group, value]) => `${String(group).padStart(3)}\r\n${value}\r\n`).join('');
}
