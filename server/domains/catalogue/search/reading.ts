import { formatMilli } from '#contract/dimension.ts';
import {
  answer,
  emptyUnit,
  rarityOf,
  type Answer,
  type Catalogue,
  type MeasureWord,
  type Reading,
  type Unit,
} from './answers.ts';
import type { Place, Token } from './grammar.ts';
import { HARDNESS_UNITS } from './roles.ts';
import { boundedAsked, type Bound } from './sizes.ts';
import { standardFit, type StandardNumber } from './standards.ts';
import { WordReader } from './word-reader.ts';

/** Units looked up in one text. */
const MAX_UNITS = 12;
const STANDARD_WEIGHT = 6;
const HARDNESS_WEIGHT = 4;
/** A hardness that is the middle of a range, not only within it. */
const MIDDLE_HARDNESS = 3;

/**
 * Finds out what the pieces of a text say of families and of sizes.
 * @param isExact words are taken as they were typed
 */
export function readUnits(tokens: readonly Token[], catalogue: Catalogue, isExact: boolean): Reading {
  const reading: Reading = {
    units: [],
    measureWords: [],
    asked: { bound: [], threads: [], numbers: [], begun: begunNumber(tokens.at(-1)) },
    unknown: [],
    tokens: [...tokens],
  };
  const words = new WordReader(catalogue, tokens, isExact);
  for (let i = 0; i < tokens.length; i++) {
    if (reading.units.length >= MAX_UNITS) break;
    const token = tokens[i]!;
    if (token.kind === 'word') i += words.read(i, reading) - 1;
    else readNumber(token, catalogue, reading);
  }
  reading.asked = boundedAsked(reading.asked);
  for (const unit of reading.units) unit.rarity = rarityOf(unit, catalogue);
  for (const [i, bound] of reading.asked.bound.entries()) {
    if (bound.kind !== 'role' || bound.modifier === null) continue;
    const unit = reading.units.find(({ text }) => text === bound.modifierWord);
    if (unit) unit.modifierOf = i;
  }
  return reading;
}

/** The digits at the end of a text, which may be typed on. */
function begunNumber(last: Token | undefined): string | null {
  if (last?.kind !== 'size' && last?.kind !== 'thread') return null;
  return /\d+(?:[.,]\d*)?$/.exec(last.text)?.[0].replace('.', ',') ?? null;
}

/** Quality of a known word's neighbours by one typing error, where the word as typed leads nowhere. */
const SECOND_CHANCE = 0.55;
const MAX_DOUBTED = 3;

/**
 * Reads words again that the best family lacks, or that were only known as a form or beginning of another: 'flanşlı
 * kolun' has a form of 'kol' in it, and means 'kolon'. Returns null where no word has such a neighbour.
 */
export function readDoubting(reading: Reading, missing: readonly string[], catalogue: Catalogue): Reading | null {
  let doubted = 0;
  const units = reading.units.map((unit): Unit => {
    const step = unit.candidates[0]?.step;
    const isDoubted = missing.includes(unit.text) || step === 'stem' || step === 'beginning';
    if (!isDoubted || step === 'error' || unit.rule !== 'word' || unit.text.length < 4) return unit;
    if (doubted >= MAX_DOUBTED) return unit;
    const others = catalogue.words.corrected(unit.text).filter(({ word }) => word !== unit.text);
    if (others.length === 0) return unit;
    doubted++;
    const guesses = others.map((other) => ({ ...other, quality: SECOND_CHANCE }));
    const candidates = missing.includes(unit.text) ? guesses : [...unit.candidates, ...guesses];
    const changed: Unit = { ...unit, answers: new Map(), candidates };
    answer(changed, catalogue);
    changed.rarity = rarityOf(changed, catalogue);
    return changed;
  });
  return doubted > 0 ? { ...reading, units } : null;
}

/**
 * Reads measures without the words that say which they are, for families that have no such columns: 'çap 6' as 6.
 * Returns null where there are none.
 */
export function readUnbound(reading: Reading): Reading | null {
  const { bound, numbers } = reading.asked;
  const values = bound.flatMap((one) => (one.kind === 'unit' ? [] : [one.value]));
  if (values.length === 0) return null;
  const rest = bound.filter(({ kind }) => kind === 'unit');
  return { ...reading, asked: boundedAsked({ ...reading.asked, bound: rest, numbers: [...values, ...numbers] }) };
}

function readNumber(token: Token, catalogue: Catalogue, { units, measureWords, asked }: Reading): void {
  if (token.kind === 'standard') units.push(standardUnit(token, token.text, token, catalogue));
  else if (token.kind === 'material') units.push(materialUnit(token, token.text, token.number, catalogue));
  else if (token.kind === 'thread') {
    asked.threads.push(token);
    addMeasureWord(measureWords, token, token.bases[0]!, token.text, token, catalogue);
  } else if (token.kind === 'key' || token.kind === 'role') asked.bound.push(token as Bound);
  else if (token.kind === 'unit') {
    if (HARDNESS_UNITS.has(token.unit)) units.push(hardnessUnit(token, token.unit, token.value, catalogue));
    else asked.bound.push(token);
  } else if (token.kind === 'size') {
    const digits = token.text.trim();
    if (token.isBare && catalogue.hasStandard(digits)) {
      units.push(standardUnit(token, digits, { number: digits, form: '' }, catalogue));
      return;
    }
    if (token.isBare && /^\d{4}$/.test(digits) && catalogue.hasMaterial(`1.${digits}`)) {
      units.push(materialUnit(token, digits, `1.${digits}`, catalogue));
      return;
    }
    asked.numbers.push(...token.numbers);
    const written = token.isBare ? formatMilli(token.numbers[0]!).replace(',', '.') : '';
    const word = catalogue.words.has(digits) ? digits : written;
    addMeasureWord(measureWords, token, word, digits, token.numbers[0]!, catalogue);
  }
}

function addMeasureWord(
  found: MeasureWord[],
  place: Place,
  word: string,
  text: string,
  measure: MeasureWord['measure'],
  catalogue: Catalogue,
): void {
  if (!catalogue.words.has(word)) return;
  const unit = emptyUnit(text, 'measure as word', place);
  unit.candidates = [{ word, step: 'word', quality: 1 }];
  answer(unit, catalogue);
  found.push({ measure, unit });
}

function standardUnit(
  place: Place,
  text: string,
  asked: StandardNumber & { isBegun?: boolean },
  { families }: Catalogue,
): Unit {
  const unit = emptyUnit(text, 'standard', place);
  for (const [slot, family] of families.entries()) {
    const cover = family ? standardFit(asked, family.standards, asked.isBegun ?? false) : 0;
    if (cover > 0) unit.answers.set(slot, plainAnswer(STANDARD_WEIGHT * cover, cover, asked.number, 'standard'));
  }
  return unit;
}

function materialUnit(place: Place, text: string, number: string, { families }: Catalogue): Unit {
  const unit = emptyUnit(text, 'material number', place);
  for (const [slot, family] of families.entries())
    if (family?.materials.has(number))
      unit.answers.set(slot, plainAnswer(STANDARD_WEIGHT, 1, number, 'materialNumber'));
  return unit;
}

function hardnessUnit(token: Token, scale: string, value: number, { families }: Catalogue): Unit {
  const { text } = token;
  const unit = emptyUnit(text, 'hardness', token);
  for (const [slot, family] of families.entries()) {
    const hardness = family?.hardness;
    if (!hardness || hardness.scale !== scale || value < hardness.min || value > hardness.max) continue;
    const isMiddle = Math.abs(hardness.min + hardness.max - 2 * value) <= 1000;
    unit.answers.set(slot, plainAnswer(HARDNESS_WEIGHT + (isMiddle ? MIDDLE_HARDNESS : 0), 1, text, 'hardnessRange'));
  }
  return unit;
}

const plainAnswer = (weight: number, cover: number, word: string, source: Answer['source']): Answer => ({
  weight,
  cover,
  word,
  source,
  narrowing: null,
  isSoft: false,
});
