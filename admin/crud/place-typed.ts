// What is typed as a row's place, and what is said where others have changed it meanwhile.
import type { StaleDetails } from '#contract/errors.ts';
import { CRUD_TEXTS as texts } from './texts.ts';

/** null: nothing; NaN: no whole number. */
export function placeTyped(text: string): number | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^-?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

export function staleSentence({ changedBy, changes }: StaleDetails, field: string): string {
  const theirs = changes?.find((change) => change.field === field);
  return texts.placeStale(theirs?.by ?? changedBy, theirs ? String(theirs.now) : undefined);
}
