import { hasModifier } from './bound-columns.ts';
import type { FamilyIndex } from './family-index.ts';
import { WEIGHTS } from './family-words.ts';
import { FAR, NEAR, nearestRows, VERY_NEAR, type Nearest } from './near.ts';
import type { Answer, Catalogue, Reading, Unit } from './answers.ts';
import {
  BEGUN_SCORE,
  completeSize,
  fitSize,
  isAskedFor,
  LEVEL_SCORES,
  MAX_TRIES,
  rowsOf,
  USUAL_TRIES,
  type Asked,
  type Budget,
  type Fit,
  type Narrowing,
} from './sizes.ts';
import { IN_STOCK, type ExplainedHit, type Level } from './types.ts';

/** Worth of a whole alias in the text, and of its being the one meant first. */
const WHOLE_ALIAS = 4;
const PREFERRED = 2.5;
/** Worth of a standard that the family is named after. */
const NAMED_STANDARD = 4;
/** Of equals the family that is on the shelf stands first, then the one made in more sizes of that kind. */
const STOCKED = 0.5;
const MANY_SIZES = 1_000;
const SOFT = -30;
/** Families that lack words are looked at only where the others are not made in that size. */
const MAX_SECOND = 150;
const NEAR_ROWS = 5;
/** A whole size that is missed by a hair stands before sizes that are met in part and with gaps. */
const MEANT_NEAR = 8;

export interface Ranked {
  family: FamilyIndex;
  slot: number;
  level: Level;
  score: number;
  /** Weight of the words that it lacks; families of equal weight stand together. */
  missing: number;
  missingTexts: string[];
  coverage: number;
  isSoft: boolean;
  fit: Fit | null;
  narrowings: Narrowing[];
  near: Nearest;
  parts: ExplainedHit['parts'];
  words: ExplainedHit['words'];
  /** The text holds an alias or every word of the name. */
  isNamed: boolean;
}

export interface Ranking {
  ranked: Ranked[];
  /** Families that are made only near the size, where others are made in it. */
  nearOnes: Ranked[];
}

/** Which articles may be found. */
export interface Scope {
  /** Bits that an article's flags need. */
  mask: number;
  isAllowed: (family: FamilyIndex) => boolean;
}

/** How well size and words fit. */
const worthOf = ({ parts }: Ranked): number => parts.size + parts.words + parts.alias + parts.preferred;

/** Finds the families that a reading means and their rows, best first. */
export function rank(reading: Reading, catalogue: Catalogue, scope: Scope): Ranking {
  const isAsked = isAskedFor(reading.asked);
  const required = requiredUnits(reading.units);
  const slots = slotsOf(reading, catalogue, scope);
  if (slots.length === 0) return { ranked: [], nearOnes: [] };
  const total = required.reduce((sum, { rarity }) => sum + rarity, 0);
  const missing = new Map(slots.map((slot) => [slot, missingOf(slot, required, reading, catalogue)]));
  const least = Math.min(...missing.values());
  const tolerance = total * 0.05 + 1e-6;
  const first = slots.filter((slot) => missing.get(slot)! <= least + tolerance);
  const meant = meantWords(reading.units);
  const budget: Budget = { tries: MAX_TRIES + slots.length * USUAL_TRIES };
  const evaluate = (slot: number, isWide: boolean): Ranked =>
    evaluateFamily(slot, reading, catalogue, scope.mask, meant, missing.get(slot)!, total, isWide, budget);

  let ranked = first.map((slot) => evaluate(slot, false));
  if (!isAsked) {
    // Where no family has all words, those that have the others are shown behind the best.
    const rest = least <= tolerance ? [] : slots.filter((slot) => !first.includes(slot)).slice(0, MAX_SECOND);
    const partial = rest.map((slot) => evaluate(slot, false)).filter(hasRows(scope.mask));
    partial.sort((a, b) => a.missing - b.missing || byScore(a, b));
    return { ranked: [...ranked.filter(hasRows(scope.mask)).sort(byScore), ...partial], nearOnes: [] };
  }
  if (ranked.every(({ fit }) => (fit?.score ?? 0) < BEGUN_SCORE)) ranked = first.map((slot) => evaluate(slot, true));
  const fitting = ranked.filter(({ fit }) => fit !== null);
  const others = ranked.filter(({ fit }) => fit === null);
  // Without words, nothing is nearer than what is made in the very size.
  if (reading.units.length === 0 && fitting.some(({ level }) => level === 'exact'))
    return { ranked: fitting.sort(byScore), nearOnes: [] };
  // Far sizes are worth showing only of a family that was named and is not made in the size.
  const within = fitting.length === 0 && reading.units.length > 0 ? FAR : NEAR;
  for (const one of others) lookNear(one, reading.asked, scope.mask, within);
  // A size that is nearly the one asked for says more than numbers that merely occur among others, and the family that
  // was named more than one where the words merely occur.
  const bestSize = Math.max(0, ...fitting.map(({ parts }) => parts.size));
  const bestWorth = Math.max(0, ...fitting.map(worthOf));
  const better = others.filter(
    (one) => one.level === 'near' && (one.parts.size > bestSize || worthOf(one) > bestWorth),
  );
  if (fitting.length > 0 && better.length > 0) return { ranked: [...fitting, ...better].sort(byScore), nearOnes: [] };
  const nearOnes = others.filter(({ level }) => level === 'near').sort(byScore);
  if (fitting.length > 0) return { ranked: fitting.sort(byScore), nearOnes };
  const second = slots
    .filter((slot) => missing.get(slot)! > least + tolerance && missing.get(slot)! < total - 1e-6)
    .sort((a, b) => missing.get(a)! - missing.get(b)!)
    .slice(0, MAX_SECOND)
    .map((slot) => evaluate(slot, false))
    .filter(({ fit }) => fit !== null);
  const isFoundByWords = reading.units.length > 0;
  const found = others.filter(({ level }) => level !== 'text' || isFoundByWords).filter(hasRows(scope.mask));
  found.sort(byScore);
  second.sort((a, b) => a.missing - b.missing || byScore(a, b));
  // Where no family has all words, one that is made in the size is the better guess.
  const isPartial = least > tolerance;
  return { ranked: isPartial ? [...second, ...found] : [...found, ...second], nearOnes: [] };
}

const requiredUnits = (units: readonly Unit[]): readonly Unit[] => {
  const required = units.filter(({ isRequired }) => isRequired);
  return required.length > 0 ? required : units;
};

function slotsOf(reading: Reading, { families }: Catalogue, { mask, isAllowed }: Scope): number[] {
  const isIn = (slot: number): boolean => {
    const family = families[slot];
    return family !== null && family !== undefined && isAllowed(family) && family.table.count(mask) > 0;
  };
  if (reading.units.length === 0) return isAskedFor(reading.asked) ? [...families.keys()].filter(isIn) : [];
  const slots = new Set<number>();
  for (const { answers } of requiredUnits(reading.units)) for (const slot of answers.keys()) slots.add(slot);
  return [...slots].filter(isIn).sort((a, b) => a - b);
}

function coverOf(slot: number, unit: Unit, reading: Reading, { families }: Catalogue): number {
  const cover = unit.answers.get(slot)?.cover ?? 0;
  if (cover >= 1 || unit.modifierOf < 0) return cover;
  const bound = reading.asked.bound[unit.modifierOf];
  return bound && hasModifier(families[slot]!, bound) ? 1 : cover;
}

const missingOf = (slot: number, units: readonly Unit[], reading: Reading, catalogue: Catalogue): number =>
  units.reduce((sum, unit) => sum + unit.rarity * (1 - coverOf(slot, unit, reading, catalogue)), 0);

/** Every word that the text may stand for, with the units that have it; far guesses are left out. */
function meantWords(units: readonly Unit[]): Map<string, Set<Unit>> {
  const meant = new Map<string, Set<Unit>>();
  for (const unit of units)
    for (const { word, quality } of unit.candidates) {
      if (quality < 0.5) continue;
      const known = meant.get(word);
      if (known) known.add(unit);
      else meant.set(word, new Set([unit]));
    }
  return meant;
}

const hasRows =
  (mask: number) =>
  ({ family, narrowings }: Ranked): boolean =>
    narrowings.length === 0 || rowsOf(family, [], narrowings, mask, 1).length > 0;

const byScore = (a: Ranked, b: Ranked): number =>
  b.score - a.score || a.family.order - b.family.order || a.slot - b.slot;

function evaluateFamily(
  slot: number,
  reading: Reading,
  catalogue: Catalogue,
  mask: number,
  meant: ReadonlyMap<string, ReadonlySet<Unit>>,
  missing: number,
  total: number,
  isWide: boolean,
  budget: Budget,
): Ranked {
  const family = catalogue.families[slot]!;
  const answers = reading.units.flatMap((unit): { unit: Unit; answer: Answer }[] => {
    const answer = unit.answers.get(slot);
    return answer ? [{ unit, answer }] : [];
  });
  let narrowings = answers.flatMap(({ answer }) => answer.narrowing ?? []);
  // Two words that exclude each other narrow to nothing; then the family is found as a whole.
  if (narrowings.length > 1 && rowsOf(family, [], narrowings, mask, 1).length === 0)
    narrowings = narrowings.slice(0, 1);
  const { fit, inName } = bestFit(family, slot, reading, narrowings, mask, isWide, budget);
  if (fit?.begun) narrowings = [fit.begun, ...narrowings];
  answers.push(...inName);
  const alias = aliasWorth(family, meant, reading.units.length);
  const isNamedAfter = answers.some(
    ({ answer }) => answer.source === 'standard' && family.namedStandards.has(answer.word),
  );
  const isSoft = answers.length > 0 && answers.every(({ answer }) => answer.isSoft);
  const parts = {
    words:
      answers.reduce((sum, { unit, answer }) => sum + weightOf(unit, answer, alias.units), 0) + (isSoft ? SOFT : 0),
    size: fit?.score ?? 0,
    preferred: alias.preferred,
    alias: alias.whole,
    standard: isNamedAfter ? NAMED_STANDARD : 0,
    stock: commonness(family, fit, narrowings, mask),
  };
  return {
    family,
    slot,
    level: fit?.level ?? 'text',
    score: Object.values(parts).reduce((sum, part) => sum + part, 0),
    missing,
    missingTexts: requiredUnits(reading.units)
      .filter((unit) => coverOf(slot, unit, reading, catalogue) === 0)
      .map(({ text }) => text),
    coverage: total === 0 ? 1 : 1 - missing / total,
    isSoft,
    fit,
    narrowings,
    near: { rows: [], wanted: [], conditions: [], isWhole: false },
    parts,
    words: answers.map(({ unit, answer: { word, source, weight } }) => ({ text: unit.text, word, source, weight })),
    isNamed: alias.whole > 0 || isNameMeant(family, meant),
  };
}

function commonness(family: FamilyIndex, fit: Fit | null, narrowings: readonly Narrowing[], mask: number): number {
  const stocked = family.table.count(mask | IN_STOCK) > 0 ? STOCKED : 0;
  if (fit?.level !== 'part') return stocked;
  const sizes = rowsOf(family, fit.conditions, narrowings, mask, MANY_SIZES).length;
  return stocked + (STOCKED * Math.log(1 + sizes)) / Math.log(1 + MANY_SIZES);
}

/** The size with each number that is also in the family's name taken as that word, if that reads better. */
function bestFit(
  family: FamilyIndex,
  slot: number,
  { asked, measureWords }: Reading,
  narrowings: readonly Narrowing[],
  mask: number,
  isWide: boolean,
  budget: Budget,
): { fit: Fit | null; inName: { unit: Unit; answer: Answer }[] } {
  const made = isAskedFor(asked) ? fitSize(family, asked, narrowings, mask, isWide, budget) : null;
  const begun = isWide ? completeSize(family, asked, narrowings, mask) : null;
  const plain = (begun?.score ?? 0) > (made?.score ?? 0) ? begun : made;
  const named = measureWords.filter(({ unit }) => unit.answers.has(slot));
  if (named.length === 0) return { fit: plain, inName: [] };
  const numbers = [...asked.numbers];
  let { threads } = asked;
  for (const { measure } of named) {
    if (typeof measure === 'number') {
      if (numbers.includes(measure)) numbers.splice(numbers.indexOf(measure), 1);
    } else {
      threads = threads.filter(({ bases }) => bases[0] !== measure.bases[0]);
      numbers.unshift(...measure.rest);
    }
  }
  const rest: Asked = { ...asked, threads, numbers };
  const inName = named.map(({ unit }) => ({ unit, answer: unit.answers.get(slot)! }));
  const isMore = isAskedFor(rest);
  const fit = isMore
    ? fitSize(family, rest, narrowings, mask, isWide, budget)
    : ({ level: 'part', score: LEVEL_SCORES.part, conditions: [], begun: null } as Fit);
  return (fit?.score ?? 0) >= (plain?.score ?? 0) ? { fit, inName } : { fit: plain, inName: [] };
}

/** A word's weight; of a whole alias every word counts as its head does. */
const weightOf = (unit: Unit, { weight, isSoft }: Answer, ofAlias: ReadonlySet<Unit>): number =>
  ofAlias.has(unit) && !isSoft ? Math.max(weight, WEIGHTS.alias * (unit.candidates[0]?.quality ?? 1)) : weight;

/** Whether the text holds whole aliases of a family, by how much of the text they are. */
function aliasWorth(
  family: FamilyIndex,
  meant: ReadonlyMap<string, ReadonlySet<Unit>>,
  unitCount: number,
): { whole: number; preferred: number; units: ReadonlySet<Unit> } {
  let [whole, preferred] = [0, 0];
  const units = new Set<Unit>();
  for (const { words, isFirst } of family.aliases) {
    if (words.length === 0 || !words.every((word) => meant.has(word))) continue;
    const covered = new Set(words.flatMap((word) => [...meant.get(word)!]));
    for (const unit of covered) units.add(unit);
    const share = covered.size / Math.max(1, unitCount);
    whole = Math.max(whole, WHOLE_ALIAS * share);
    if (isFirst) preferred = Math.max(preferred, PREFERRED * share);
  }
  return { whole, preferred, units };
}

function isNameMeant(family: FamilyIndex, meant: ReadonlyMap<string, ReadonlySet<Unit>>): boolean {
  const core = family.coreWords;
  return core.length > 0 && core.every((word) => meant.has(word));
}

/** Gives a family that is not made in the size the sizes that come nearest. */
function lookNear(one: Ranked, asked: Asked, mask: number, within: number): void {
  one.near = nearestRows(one.family, asked, one.narrowings, mask, NEAR_ROWS, within);
  const nearest = one.near.rows[0];
  if (!nearest) return;
  one.level = nearest.greatest <= NEAR ? 'near' : 'far';
  const isMeant = one.near.isWhole && nearest.greatest <= VERY_NEAR;
  one.parts.size = LEVEL_SCORES[one.level] + (isMeant ? MEANT_NEAR : 0) - 5 * Math.min(1, nearest.distance);
  one.score += one.parts.size;
}
