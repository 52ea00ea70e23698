/**
 * Words of the catalogue that a mistyped word may mean. The words stand in groups of equal length with a mask of their
 * letters, so that a look costs some ten microseconds for thousands of words and a new word costs nothing.
 */

/** Errors allowed: one from four letters on, two from seven on. */
export const allowedErrors = (length: number): number => {
  if (length >= 7) return 2;
  return length >= 3 ? 1 : 0;
};

const maskOf = (word: string): number => {
  let mask = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i) - 97;
    mask |= 1 << (code >= 0 && code < 26 ? code : 26 + (word.charCodeAt(i) % 6));
  }
  return mask;
};

function bitCount(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Longest word that is compared: longer ones are no words. */
const MAX_LENGTH = 40;

const rows = [0, 1, 2].map(() => new Uint8Array(MAX_LENGTH + 2));

/**
 * Letters to insert, remove, replace or swap with their neighbour, each once (optimal string alignment); `limit + 1`
 * where there are more than `limit`.
 */
export function errorsBetween(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit || a.length > MAX_LENGTH || b.length > MAX_LENGTH) return limit + 1;
  let [before, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    current[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let errors = Math.min(last[j]! + 1, current[j - 1]! + 1, last[j - 1]! + same);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) errors = Math.min(errors, before[j - 2]! + 1);
      current[j] = errors;
      if (errors < least) least = errors;
    }
    if (least > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return last[b.length]!;
}

export class TypingErrors {
  private readonly groups = new Map<number, { words: string[]; masks: number[] }>();

  add(word: string): void {
    if (word.length < 3 || word.length > MAX_LENGTH || /\d/.test(word)) return;
    let group = this.groups.get(word.length);
    if (!group) this.groups.set(word.length, (group = { words: [], masks: [] }));
    group.words.push(word);
    group.masks.push(maskOf(word));
  }

  /** Words within `limit` errors, fewest errors first; removed words may be among them. */
  near(word: string, limit: number): { word: string; errors: number }[] {
    const mask = maskOf(word);
    const found: { word: string; errors: number }[] = [];
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      const group = this.groups.get(length);
      if (!group) continue;
      for (let i = 0; i < group.words.length; i++) {
        if (bitCount(group.masks[i]! ^ mask) > 2 * limit) continue;
        const errors = errorsBetween(word, group.words[i]!, limit);
        if (errors <= limit) found.push({ word: group.words[i]!, errors });
      }
    }
    return found.sort((a, b) => a.errors - b.errors);
  }

  /** Longer words that begin with the typed letters but for one error; the first letter has to be right. */
  nearBeginning(typed: string): string[] {
    const found: string[] = [];
    for (const [length, { words }] of this.groups) {
      if (length <= typed.length) continue;
      for (const word of words)
        if (word[0] === typed[0] && errorsBetween(typed, word.slice(0, typed.length), 1) <= 1) found.push(word);
    }
    return found;
  }
}
