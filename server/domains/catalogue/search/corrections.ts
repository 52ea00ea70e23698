import type { Reading } from './answers.ts';
import { lineOf } from './grammar.ts';
import { Origin } from './origin.ts';
import type { Ranking } from './ranking.ts';
import type { Guess } from './types.ts';
import { ONE_ERROR } from './word-reader.ts';

interface Corrected {
  text: string;
  guess: Guess;
  isCertain: boolean;
}

/** The text with typing errors mended as the best family reads it; certain where something else bears it out. */
export function correctedText(
  text: string,
  { units, asked, tokens }: Reading,
  { ranked }: Ranking,
  spellings: ReadonlyMap<string, string>,
): Corrected | null {
  const wrong = units.filter(({ candidates, guess }) => guess !== null || candidates[0]?.step === 'error');
  const best = ranked[0];
  if (wrong.length === 0 || !best) return null;
  const readAs = new Map(best.words.map((answer) => [answer.text, answer.word]));
  const origin = new Origin(text, lineOf(text));
  const words: string[] = [];
  const typed: string[] = [];
  let [mended, end] = ['', 0];
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    const place = origin.placeOf(token);
    const own = text.slice(place.from, place.to);
    const unit = wrong.find((candidate) => candidate.from === token.from);
    const word = unit && (unit.guess ?? readAs.get(unit.text) ?? unit.candidates[0]!.word);
    words.push(word === undefined ? own : (spellings.get(word) ?? word));
    if (word === undefined) continue;
    typed.push(own);
    mended += text.slice(end, place.from) + words.at(-1)!;
    end = place.to;
  }
  if (typed.length === 0) return null;
  const isBorneOut = units.length > wrong.length || (best.fit !== null && asked.numbers.length > 1);
  const isClear = wrong.every(
    ({ candidates, text: asTyped, guess }) =>
      asTyped.length >= 5 && (guess !== null || (candidates[0]!.quality >= ONE_ERROR && candidates.length === 1)),
  );
  return {
    text: (mended + text.slice(end)).trim(),
    guess: { readAs: words.join(' '), typed },
    isCertain: best.missingTexts.length === 0 && (isBorneOut || isClear),
  };
}
