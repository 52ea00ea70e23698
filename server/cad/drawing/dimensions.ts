// Which dimension of the part a parameter is: found by changing it a little and looking what follows.
import type { Body } from '../body.ts';
import type { Param, Template } from '../template.ts';
import type { Thread } from '../threads.ts';
import { marksOf, type Diameter, type Marks, type Plane, type Spot } from './marks.ts';

/** What a dimension line measures. */
export type Measured =
  | { kind: 'length'; from: Plane; to: Plane }
  | { kind: 'diameter'; round: Diameter }
  /** Of the circle on which holes stand, or the screw of a hole. */
  | { kind: 'circle' | 'hole'; round: Diameter }
  | { kind: 'radius' | 'angle'; spot: Spot };

type Values = Readonly<Record<string, unknown>>;

/** Change of a parameter, of its value, and how far a dimension may differ from following it, of the change. */
const NUDGE = 1e-3;
const FOLLOWS = 1e-3;
/** mm or degrees within which a dimension is the parameter's value. */
const SAME = 1e-6;

/** The value as the model measures it, and the same parameter with another one; null: nothing that can be measured. */
function measurable(param: Param, value: unknown): { value: number; with(other: number): unknown } | null {
  if (param.kind === 'number') return param.unit === '' ? null : { value: value as number, with: (other) => other };
  if (param.kind === 'thread') {
    const thread = value as Thread;
    return { value: thread.diameter, with: (diameter) => ({ ...thread, diameter }) };
  }
  const number = param.kind === 'text' ? Number(String(value).replace(',', '.')) : NaN;
  return Number.isFinite(number) && number > 0 ? { value: number, with: String } : null;
}

const countsOf = (marks: Marks): string =>
  Object.values(marks)
    .map((list: unknown[]) => list.length)
    .join(' ');

interface Change {
  before: Marks;
  after: Marks;
  value: number;
  by: number;
}

const isIt = ({ value, by }: Change, before: number, after: number): boolean =>
  Math.abs(before - value) < SAME && Math.abs(after - before - by) < Math.abs(by) * FOLLOWS + 1e-9;

/** The best of those that follow the change. */
function best<T>(list: readonly T[], scoreOf: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (found, one) => (found === undefined || scoreOf(one) > scoreOf(found) + 1e-9 ? one : found),
    undefined,
  );
}

const following = <T extends { value: number }>(change: Change, before: readonly T[], after: readonly T[]): T[] =>
  before.filter(({ value }, i) => isIt(change, value, after[i]!.value));

/** Long and on the part's own axis is better than short, than a bore, and than one of several holes. */
const scoreOfRound = ({ isAdded, centre, axis, from, to }: Diameter): number => {
  const off = Math.hypot(...centre.filter((_, i) => i !== axis));
  return (off < SAME ? 1e4 : Math.max(0, centre[0]) + Math.max(0, centre[1])) + (isAdded ? 1e5 : 0) + (to - from);
};

const extentOf = ({ box: { min, max }, axis }: Plane): number =>
  Math.hypot(...[0, 1, 2].map((i) => (i === axis ? 0 : max[i]! - min[i]!)));

/** Planes that coincide, and do after the change, as one about all of them. */
function merged({ before, after }: Change): { before: Plane; after: number }[] {
  const groups = new Map<string, { before: Plane; after: number }>();
  before.planes.forEach((plane, i) => {
    const moved = after.planes[i]!.at;
    const key = [plane.axis, plane.at.toFixed(6), moved.toFixed(6)].join();
    const known = groups.get(key);
    const both = known && {
      min: plane.box.min.map((part, j) => Math.min(part, known.before.box.min[j]!)),
      max: plane.box.max.map((part, j) => Math.max(part, known.before.box.max[j]!)),
    };
    groups.set(key, { before: both ? { ...plane, box: both as never } : plane, after: moved });
  });
  return [...groups.values()];
}

function lengthOf(change: Change): Measured | null {
  const planes = merged(change);
  const pairs = planes.flatMap((from, i) =>
    planes
      .slice(i + 1)
      .filter(
        (to) =>
          from.before.axis === to.before.axis &&
          isIt(change, Math.abs(to.before.at - from.before.at), Math.abs(to.after - from.after)),
      )
      .map((to) =>
        from.before.at < to.before.at ? { from: from.before, to: to.before } : { from: to.before, to: from.before },
      ),
  );
  const pair = best(pairs, ({ from, to }) => extentOf(from) + extentOf(to));
  return pair ? { kind: 'length', ...pair } : null;
}

function measuredBy(change: Change, isAngle: boolean): Measured | null {
  const { before, after } = change;
  if (isAngle) {
    const whole = following(change, before.angles, after.angles);
    const halves = [before, after].map(({ angles }) => angles.map((one) => ({ ...one, value: one.value / 2 })));
    const spot = whole[0] ?? following(change, halves[0]!, halves[1]!)[0];
    return spot ? { kind: 'angle', spot } : null;
  }
  const round = best(following(change, before.diameters, after.diameters), scoreOfRound);
  if (round) return { kind: 'diameter', round };
  const [spot] = following(change, before.radii, after.radii);
  if (spot) return { kind: 'radius', spot };
  const length = lengthOf(change);
  if (length) return length;
  const [circle] = following(change, before.circles, after.circles);
  if (circle) return { kind: 'circle', round: circle };
  return null;
}

/** A tapered thread has its diameter at one place only, where a chamfer may be. */
const NEARLY = 0.08;
/** Screws' holes are a little wider than their threads, counterbores much wider. */
const HOLE = { least: 0.75, most: 1.35 };

/** Of a thread that is no diameter of the part: the end of a tapered one, or a hole for the screw. */
function threadOf({ before, after, value, by }: Change): Measured | null {
  const off = (round: Diameter): number => Math.abs(round.value - value);
  const tapered = before.diameters.filter(
    (round, i) => off(round) < value * NEARLY && Math.abs(after.diameters[i]!.value - round.value - by) < SAME,
  );
  const holes = before.diameters.filter(
    (round) => !round.isAdded && round.value > value * HOLE.least && round.value < value * HOLE.most,
  );
  const round = best(tapered.length > 0 ? tapered : holes, (one) => scoreOfRound(one) - off(one));
  return round ? { kind: tapered.length > 0 ? 'diameter' : 'hole', round } : null;
}

/** The body of changed values; null: they make none of the same form. */
function bodyWith(template: Template, values: Values): Body | null {
  return template.check(values as never) === null ? template.body(values as never) : null;
}

/**
 * What each of a template's parameters measures on the part of these values. Counts, words and what the model does not
 * show have none.
 * @param values that the template's check has passed
 */
export function measuredParams(template: Template, values: Values): ReadonlyMap<string, Measured> {
  const before = marksOf(template.body(values as never));
  const found = new Map<string, Measured>();
  for (const [name, param] of Object.entries(template.params)) {
    const given = values[name];
    const known = given === null ? null : measurable(param, given);
    if (!known?.value) continue;
    for (const by of [known.value * NUDGE, -known.value * NUDGE]) {
      const body = bodyWith(template, { ...values, [name]: known.with(known.value + by) });
      const after = body && marksOf(body);
      if (!after || countsOf(after) !== countsOf(before)) continue;
      const change = { before, after, value: known.value, by };
      const isAngle = param.kind === 'number' && param.unit === '°';
      const measured = measuredBy(change, isAngle) ?? (param.kind === 'thread' ? threadOf(change) : null);
      if (measured) found.set(name, measured);
      if (measured) break;
    }
  }
  return found;
}
