import type { Ranking } from './ranking.ts';
import type { Reading } from './answers.ts';
import { ONE_ERROR } from './word-reader.ts';

/** The text with typing errors mended as the best family reads it; certain where something else bears it out. */
export function correctedText(
  { units, asked, tokens }: Reading,
  { ranked }: Ranking,
  spellings: ReadonlyMap<string, string>,
): { text: string; isCertain: boolean } | null {
  const wrong = units.filter(({ candidates }) => candidates[0]?.step === 'error');
  const best = ranked[0];
  if (wrong.length === 0 || !best) return null;
  const readAs = new Map(best.words.map(({ text, word }) => [text, word]));
  const text = tokens
    .filter(({ kind }) => kind !== 'ignored')
    .map((token) => {
      const unit = token.kind === 'word' ? wrong.find((candidate) => candidate.text === token.word) : undefined;
      const word = unit && (readAs.get(unit.text) ?? unit.candidates[0]!.word);
      return word === undefined ? token.text : (spellings.get(word) ?? word);
    })
    .join(' ');
  const isBorneOut = units.length > wrong.length || (best.fit !== null && asked.numbers.length > 1);
  const isClear = wrong.every(
    ({ candidates, text: typed }) =>
      typed.length >= 5 && candidates[0]!.quality >= ONE_ERROR && candidates.length === 1,
  );
  return { text, isCertain: best.missingTexts.length === 0 && (isBorneOut || isClear) };
}
