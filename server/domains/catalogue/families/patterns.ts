// Guesses the patterns of codes and names from those that sizes have.
import { applyPattern, keysOf, written, type PatternColumn, type PatternStyle } from '#contract/article-pattern.ts';
import type { Dim } from '#contract/dimension-table.ts';

interface Sample {
  text: string;
  dims: readonly Dim[];
}
/** Sizes that a guess begins with: the first ones are often too alike to tell the columns apart. */
const BEGINNINGS = 12;
/** Ways to read one text that are tried. */
const MAX_READINGS = 400;

/**
 * Guesses the pattern by which all texts are made, by putting columns in place of values; columns without a key are
 * left out.
 * @returns the pattern; '' where none makes all of them
 */
export function guessPattern(
  columns: readonly PatternColumn[],
  samples: readonly Sample[],
  style: PatternStyle,
): string {
  const tried = new Set<string>();
  const step = Math.max(1, Math.floor(samples.length / BEGINNINGS));
  for (let i = 0; i < samples.length && i < BEGINNINGS * step; i += step) {
    for (const pattern of readings(samples[i]!, columns, style)) {
      if (tried.has(pattern)) continue;
      tried.add(pattern);
      if (samples.every(({ text, dims }) => applyPattern(pattern, columns, dims, style) === text)) return pattern;
    }
  }
  return '';
}

/** The patterns that make one text, with the most columns first: a number of it is a column's value or part of the text. */
function readings({ text, dims }: Sample, columns: readonly PatternColumn[], style: PatternStyle): string[] {
  const values = columns.flatMap(({ key }, i) => {
    const dim = dims[i] ?? null;
    const value = dim === null ? '' : written(dim, style);
    return value === '' || key === '' ? [] : [{ key, value }];
  });
  const found: string[] = [];
  const read = (at: number, pattern: string, used: readonly string[]): void => {
    if (found.length >= MAX_READINGS) return;
    if (at >= text.length) {
      if (used.length > 0) found.push(pattern);
      return;
    }
    const isStart = !(/[A-Za-z0-9]/.test(text[at]!) && /\d/.test(text[at]!) && /\d/.test(text[at - 1] ?? ''));
    if (isStart) {
      for (const { key, value } of values) {
        const end = at + value.length;
        const isWhole = !(/\d$/.test(value) && /\d/.test(text[end] ?? ''));
        if (isWhole && !used.includes(key) && text.startsWith(value, at))
          read(end, `${pattern}{${key}}`, [...used, key]);
      }
    }
    read(at + 1, pattern + text[at]!, used);
  };
  read(0, '', []);
  const count = (pattern: string) => keysOf(pattern).length;
  return found.sort((a, b) => count(b) - count(a));
}
