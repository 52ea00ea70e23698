import type { Pt } from './geometry.ts';
import type { Sheet } from './sheet.ts';
import type { Fill } from './style.ts';

/** A turned part: `outer` and `bore` run along the axis as [position, radius]; without `bore` it is solid. */
export interface Turning {
  outer: readonly Pt[];
  bore?: readonly Pt[];
  fill?: Fill;
}

/**
 * Where a turned part lies on a sheet; `upright` parts have their start at the top and run downwards, others run at
 * `turn` degrees to the right.
 */
export interface Placing {
  x?: number;
  y?: number;
  upright?: boolean;
  turn?: number;
}

type Mapping = (along: number, radius: number) => Pt;

/** Maps [position, radius] of a turned part to the sheet. */
export function mapping({ x = 0, y = 0, upright = false, turn = 0 }: Placing = {}): Mapping {
  if (turn !== 0) {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return (along, radius) => [x + along * c - radius * s, y + along * s + radius * c];
  }
  return upright ? (along, radius) => [x + radius, y - along] : (along, radius) => [x + along, y + radius];
}

function loopOf(profile: readonly Pt[], at: Mapping): Pt[] {
  return [...profile.map(([a, r]) => at(a, r)), ...profile.toReversed().map(([a, r]) => at(a, -r))];
}

/** Profile corners sharp enough to show as an edge. */
function corners(profile: readonly Pt[]): Pt[] {
  return profile.filter(([a, r], i) => {
    const before = profile[i - 1];
    const after = profile[i + 1];
    if (r <= 0) return false;
    if (!before || !after) return false;
    const turn = Math.atan2(after[1] - r, after[0] - a) - Math.atan2(r - before[1], a - before[0]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > 0.2;
  });
}

function span(profile: readonly Pt[]): [number, number] {
  return [profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0];
}

function axis(s: Sheet, t: Turning, at: Mapping): void {
  const ends = t.outer.map((p) => p[0]);
  s.centre(at(Math.min(...ends), 0), at(Math.max(...ends), 0));
}

/** Outside view of a turned part, with its edges and centre line; `hidden` shows the bore dashed. */
export function drawFront(
  s: Sheet,
  t: Turning,
  place: Placing = {},
  options: { hidden?: boolean; axis?: boolean } = {},
): void {
  const at = mapping(place);
  s.area([loopOf(t.outer, at)], t.fill ?? 'metal');
  for (const [a, r] of corners(t.outer)) s.line([at(a, -r), at(a, r)]);
  if (options.hidden && t.bore) {
    const [from] = span(t.outer);
    const bore = t.bore.filter((p) => p[1] > 0 || p[0] > from);
    for (const side of [1, -1])
      s.line(
        bore.map(([a, r]) => at(a, side * r)),
        'hidden',
      );
    for (const [a, r] of corners(t.bore)) s.line([at(a, -r), at(a, r)], 'hidden');
  }
  if (options.axis !== false) axis(s, t, at);
}

/** Full section of a turned part: hatched material, edges behind the cut, centre line. */
export function drawSection(
  s: Sheet,
  t: Turning,
  place: Placing = {},
  options: { angle?: number; gap?: number; axis?: boolean } = {},
): void {
  const at = mapping(place);
  const loops = [loopOf(t.outer, at), ...(t.bore ? [loopOf(t.bore, at)] : [])];
  s.area(loops, t.fill ?? 'cut', 'none');
  s.hatch(loops, options);
  s.area([loopOf(t.outer, at)], 'none');
  if (t.bore) {
    const bore = t.bore;
    for (let i = 0; i + 1 < bore.length; i++) {
      const [p, q] = [bore[i], bore[i + 1]];
      if (!p || !q || (p[1] === 0 && q[1] === 0)) continue;
      for (const side of [1, -1]) s.line([at(p[0], side * p[1]), at(q[0], side * q[1])]);
    }
    for (const [a, r] of corners(bore)) s.line([at(a, -r), at(a, r)], 'fine');
  }
  if (options.axis !== false) axis(s, t, at);
}

/** View along the axis: the given radii as circles (largest filled), with centre lines. */
export function drawEnd(
  s: Sheet,
  cx: number,
  cy: number,
  radii: readonly number[],
  options: { fill?: Fill; open?: number } = {},
): void {
  const sorted = [...radii].sort((a, b) => b - a);
  sorted.forEach((r, i) => {
    const inner = r === options.open ? 'paper' : 'none';
    s.ring(cx, cy, r, 'edge', i === 0 ? (options.fill ?? 'metal') : inner);
  });
  s.cross(cx, cy, sorted[0] ?? 0);
}

/** Thread symbol: thin lines at the core radius and the end-of-thread edge. */
export function drawThread(s: Sheet, from: number, to: number, core: number, major: number, place: Placing = {}): void {
  const at = mapping(place);
  for (const side of [1, -1]) s.line([at(from, side * core), at(to, side * core)], 'thin');
  s.line([at(to, -major), at(to, major)]);
}

/** A pair of break lines across a shortened shaft. */
export function drawBreak(s: Sheet, along: number, radius: number, gap: number, place: Placing = {}): void {
  const at = mapping(place);
  const wave = (offset: number): Pt[] =>
    Array.from({ length: 17 }, (_, i): Pt => {
      const t = i / 8 - 1;
      return at(along + offset + Math.sin(t * Math.PI) * radius * 0.16, t * radius * 1.04);
    });
  s.area([[...wave(-gap / 2), ...wave(gap / 2).toReversed()]], 'paper', 'none');
  s.line(wave(-gap / 2), 'thin');
  s.line(wave(gap / 2), 'thin');
}

/** Hatched plates around a part, cut in section: each plate spans `from`…`to` along and has its own bore profile. */
export interface CutPlate {
  bore: readonly Pt[];
  reach: number;
  angle?: number;
}

export function drawCutPlate(s: Sheet, plate: CutPlate, place: Placing = {}): void {
  const at = mapping(place);
  const [from, to] = span(plate.bore);
  for (const side of [1, -1]) {
    const loop = [
      at(from, side * plate.reach),
      ...plate.bore.map(([a, r]) => at(a, side * r)),
      at(to, side * plate.reach),
    ];
    s.area([loop], 'plate', 'none');
    s.hatch([loop], { angle: plate.angle ?? 45, gap: 20 });
    // The far side stays open (the plate goes on), and the axis is no edge.
    const isOnAxis = (i: number): boolean => (plate.bore[i - 1]?.[1] ?? 1) < 0.05;
    for (let i = 0; i + 1 < loop.length; i++) {
      const [p, q] = [loop[i], loop[i + 1]];
      if (p && q && !(isOnAxis(i) && isOnAxis(i + 1))) s.line([p, q]);
    }
  }
}

/** A plate without a bore behind or before a part, cut in section. */
export function drawSolidPlate(
  s: Sheet,
  from: number,
  to: number,
  reach: number,
  place: Placing = {},
  angle = 135,
): void {
  const at = mapping(place);
  const loop = [at(from, -reach), at(from, reach), at(to, reach), at(to, -reach)];
  s.area([loop], 'plate', 'none');
  s.hatch([loop], { angle, gap: 20 });
  for (const a of [from, to]) s.line([at(a, -reach), at(a, reach)]);
}
