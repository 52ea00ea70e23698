import { formatMilli } from '#contract/dimension.ts';
import { fold } from '#contract/text.ts';
import type { Reading, Unit } from './answers.ts';
import { columnName } from './columns.ts';
import type { FamilyIndex } from './family-index.ts';
import { coreOf } from './family-words.ts';
import type { Place } from './grammar.ts';
import type { Ranked } from './ranking.ts';
import type { Narrowing } from './sizes.ts';
import { standardFit, standardOf } from './standards.ts';
import { hardnessText } from './texts.ts';
import type { Meaning } from './types.ts';

/** A family's standard answers for one that was typed if it fits this well: not in another form. */
const SAME_STANDARD = 0.7;

/** Units read from one part of the text, of those that the family has. */
interface Part extends Place {
  units: { unit: Unit; word: string; source: string }[];
  isHead: boolean;
}

/** What the words of a text were understood as, of those that the family has. */
export function wordMeanings(reading: Reading, best: Ranked, spellings: ReadonlyMap<string, string>): Meaning[] {
  const parts = partsOf(reading, best);
  const heads = parts.filter(({ isHead }) => isHead);
  const others = parts.filter((part) => !heads.includes(part));
  if (heads.length > 0 && isUnbroken(heads, reading)) {
    const place = { from: heads[0]!.from, to: heads.at(-1)!.to };
    const isGuess = heads.some(({ units }) => units.some(isGuessed));
    const name = coreOf(best.family.name).replace(/\s+mm\s*$/, '');
    return [
      { ...place, kind: isGuess ? 'guess' : 'word', name: '', meaning: name.trim() },
      ...others.flatMap((part) => meaningOf(part, reading, best, spellings)),
    ];
  }
  return parts.flatMap((part) => meaningOf(part, reading, best, spellings));
}

function partsOf({ units, measureWords }: Reading, best: Ranked): Part[] {
  const answers = new Map(best.words.map((answer) => [answer.text, answer]));
  const heads = headWords(best);
  const isQualifier = qualifierOf(best.family);
  const parts = new Map<string, Part>();
  for (const unit of [...units, ...measureWords.map((measure) => measure.unit)]) {
    const answer = answers.get(unit.text);
    if (!answer) continue;
    const key = `${unit.from} ${unit.to}`;
    const part = parts.get(key) ?? { from: unit.from, to: unit.to, units: [], isHead: true };
    const qualifier = unit.candidates.find(({ word }) => isQualifier(word))?.word;
    part.units.push({ unit, word: qualifier ?? answer.word, source: answer.source });
    const isHead = qualifier === undefined && (heads.has(answer.word) || answer.source === 'joined');
    part.isHead &&= unit.rule === 'word' && isHead && columnOf(unit, best) === null;
    parts.set(key, part);
  }
  return [...parts.values()].toSorted((a, b) => a.from - b.from);
}

/** Tells whether a word says which of its kind a family is, as 'nitrürlü': such words are said by themselves. */
function qualifierOf({ name, coreWords, words }: FamilyIndex): (word: string) => boolean {
  const ofName = new Set(fold(name).split(' '));
  return (word) => {
    if (coreWords.includes(word)) return false;
    const isOfMaterial = words.get(word)?.some(({ source }) => source === 'material' || source === 'hardness') ?? false;
    return isOfMaterial || ofName.has(word);
  };
}

/** The words by which the text names the family: of its name or of an alias, if the text has them all. */
function headWords({ family, words }: Ranked): Set<string> {
  const has = new Set(words.map(({ word }) => word));
  const isWhole = (phrase: readonly string[]): boolean => phrase.length > 0 && phrase.every((word) => has.has(word));
  return new Set([family.coreWords, ...family.aliases.map((alias) => alias.words)].filter(isWhole).flat());
}

/** The column whose values a word chooses from: 'torpido'. */
function columnOf({ answers }: Unit, { slot, narrowings }: Ranked): Narrowing | null {
  const narrowing = answers.get(slot)?.narrowing;
  return narrowing && narrowing.column >= 0 && narrowings.includes(narrowing) ? narrowing : null;
}

/** Whether nothing that was read as something else stands between the first and the last part. */
function isUnbroken(parts: readonly Part[], { tokens }: Reading): boolean {
  const [from, to] = [parts[0]!.from, parts.at(-1)!.to];
  return tokens.every(
    (token) =>
      token.kind === 'ignored' ||
      token.to <= from ||
      token.from >= to ||
      parts.some((part) => token.from >= part.from && token.to <= part.to),
  );
}

const isGuessed = ({ unit, word }: Part['units'][number]): boolean =>
  unit.guess !== null || unit.candidates.find((candidate) => candidate.word === word)?.step === 'error';

function meaningOf(
  { from, to, units }: Part,
  reading: Reading,
  best: Ranked,
  spellings: ReadonlyMap<string, string>,
): Meaning[] {
  const [{ unit, word, source }] = units as [Part['units'][number]];
  const place = { from, to };
  const said = (kind: Meaning['kind'], meaning: string, name = ''): Meaning[] => [{ ...place, kind, name, meaning }];
  if (unit.rule === 'standard') {
    const standard = standardOfText(unit, reading, best);
    return standard === null ? [] : said('standard', standard);
  }
  if (unit.rule === 'material number') return said('material', word);
  if (unit.rule === 'hardness') {
    const token = reading.tokens.find((one) => one.from === from);
    return token?.kind === 'unit' ? said('hardness', hardnessText(formatMilli(token.value), token.unit)) : [];
  }
  if (source === 'code') return said('code', word.toUpperCase());
  const meaning = units
    .map((one) => wordOf(one, spellings))
    .filter(Boolean)
    .join(' ');
  if (units.some(isGuessed)) return said('guess', meaning);
  if (source === 'material') return said('material', meaning);
  if (source === 'hardness') return said('hardness', meaning);
  const narrowing = columnOf(unit, best);
  if (narrowing === null) return said('word', meaning);
  const { family } = best;
  const only =
    narrowing.cells.size === 1 ? family.table.columns[narrowing.column]!.shown([...narrowing.cells][0]!) : null;
  const name = columnName(family.columns[narrowing.column]!);
  return said('dimension', typeof only === 'string' ? only : meaning, name);
}

/** The catalogue's word as people read it; empty where that is the word as it was typed. */
function wordOf({ unit, word }: Part['units'][number], spellings: ReadonlyMap<string, string>): string {
  const isForm = unit.candidates.find((candidate) => candidate.word === word)?.step === 'stem';
  if (isForm) return '';
  return spellings.get(word) ?? (word === unit.text ? '' : word);
}

/** The family's standard that was typed, as the family writes it; null where it has another form of it only. */
function standardOfText({ from, text }: Unit, { tokens }: Reading, { family }: Ranked): string | null {
  const token = tokens.find((one) => one.from === from);
  const asked = token?.kind === 'standard' ? token : { number: text, form: '', isBegun: false };
  const found = family.standardNames.find((name) => {
    const held = standardOf(name);
    return held !== null && standardFit(asked, [held], asked.isBegun) >= SAME_STANDARD;
  });
  return found?.replace(/\s*\(.*$/, '') ?? null;
}
