import { IdSet } from '../id-set.ts';
import type { FamilyIndex } from './family-index.ts';
import type { Place, Token } from './grammar.ts';
import type { Asked, Narrowing, ThreadAsked } from './sizes.ts';
import type { Synonyms } from './synonyms.ts';
import type { Source, Step, Words } from './words.ts';

/** A word of the catalogue that a unit of the text stands for. */
export interface Candidate {
  word: string;
  step: Step | 'synonym' | 'soft synonym';
  quality: number;
}

/** How a family answers to one unit. */
export interface Answer {
  weight: number;
  /** 0 to 1: 1 where the family is fully what the unit says. */
  cover: number;
  word: string;
  source: Source | 'standard' | 'materialNumber' | 'hardnessRange';
  narrowing: Narrowing | null;
  isSoft: boolean;
}

/** What a part of the text says of families. */
export interface Unit extends Place {
  text: string;
  /** The word that was read instead of a mistyped one, where it is not the best family's own. */
  guess: string | null;
  rule: string;
  candidates: Candidate[];
  answers: Map<number, Answer>;
  /** Rarity: log(1 + families / families that answer). */
  rarity: number;
  /** Families that lack it are not found where others have it. */
  isRequired: boolean;
  /** The typed word may also be the modifier of a role, which then answers for it. */
  modifierOf: number;
}

/**
 * A number or thread that is also a word of some families: '12.9' and 'R 20' of names, 'm6' of tolerances. In those it
 * may be taken out of the measures asked for.
 */
export interface MeasureWord {
  /** The number, or the thread. */
  measure: number | ThreadAsked;
  unit: Unit;
}

export interface Reading {
  units: Unit[];
  measureWords: MeasureWord[];
  asked: Asked;
  unknown: string[];
  tokens: Token[];
}

export interface Catalogue {
  families: readonly (FamilyIndex | null)[];
  words: Words;
  synonyms: Synonyms;
  familyCount: number;
  hasStandard(number: string): boolean;
  hasMaterial(number: string): boolean;
}

const LABEL_COVER = 0.4;
/** What a guess counts for against words that were surely typed. */
const GUESSED = 0.25;
/** Rare words say more. */
export const rarityOf = ({ answers, candidates }: Unit, { familyCount }: Catalogue): number =>
  Math.log(1 + familyCount / (1 + answers.size)) * (candidates[0]?.step === 'error' ? GUESSED : 1);

export const emptyUnit = (text: string, rule: string, { from, to }: Place): Unit => ({
  from,
  to,
  text,
  guess: null,
  rule,
  candidates: [],
  answers: new Map(),
  rarity: 0,
  isRequired: true,
  modifierOf: -1,
});

/** How every family answers to a unit of words. */
export function answer(unit: Unit, { words }: Catalogue): void {
  const best = new Map<string, Candidate>();
  for (const candidate of unit.candidates)
    if ((best.get(candidate.word)?.quality ?? 0) < candidate.quality) best.set(candidate.word, candidate);
  unit.candidates = [...best.values()].sort((a, b) => b.quality - a.quality);
  /** Of each family: how good a candidate narrows its rows. */
  const narrowed = new Map<number, number>();
  for (const { word, step, quality } of unit.candidates) {
    for (const [slot, uses] of words.usesOf(word)) {
      const known = unit.answers.get(slot);
      let cells: Map<number, Set<number>> | null = null;
      let rows: Uint32Array | null = null;
      let answered = known;
      for (const use of uses) {
        if (use.source === 'label' && step === 'error') continue;
        const weight = use.weight * quality;
        if (use.rows !== null) rows = use.rows;
        else if (use.column >= 0) {
          cells ??= new Map();
          const ofColumn = cells.get(use.column);
          if (ofColumn) ofColumn.add(use.cell);
          else cells.set(use.column, new Set([use.cell]));
        }
        if (!answered || answered.weight < weight)
          answered = {
            weight,
            cover: use.source === 'label' ? LABEL_COVER : 1,
            word,
            source: use.source,
            narrowing: answered?.narrowing ?? null,
            isSoft: step === 'soft synonym',
          };
      }
      if (answered && (cells || rows)) {
        const before = narrowed.get(slot);
        if (before === undefined) {
          narrowed.set(slot, quality);
          answered.narrowing = narrowingOf(cells, rows);
        } else if (answered.narrowing && quality >= before - 0.05) widen(answered.narrowing, cells, rows);
      }
      if (answered) unit.answers.set(slot, answered);
    }
  }
  // A family that has the word as its own in a better reading is not narrowed by a worse one.
  for (const [slot, quality] of narrowed) {
    const found = unit.answers.get(slot)!;
    const ofWord = unit.candidates.find(({ word }) => word === found.word)?.quality ?? 0;
    if (found.source === 'name' && ofWord >= quality) found.narrowing = null;
    else if (ofWord > quality + 0.05) found.narrowing = null;
  }
}

function narrowingOf(cells: Map<number, Set<number>> | null, rows: Uint32Array | null): Narrowing {
  if (cells) {
    const [column, values] = [...cells][0]!;
    return { column, cells: values, rows: null };
  }
  return { column: -1, cells: new Set(), rows: new IdSet(rows ?? []) };
}

/** Other forms of the word narrow to their rows as well. */
function widen(narrowing: Narrowing, cells: Map<number, Set<number>> | null, rows: Uint32Array | null): void {
  const more = cells?.get(narrowing.column);
  if (narrowing.rows === null) for (const cell of more ?? []) (narrowing.cells as Set<number>).add(cell);
  else for (const row of rows ?? []) narrowing.rows.add(row);
}
