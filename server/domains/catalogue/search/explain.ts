import { formatMilli } from '#contract/dimension.ts';
import type { Token } from './grammar.ts';
import type { Ranked, Ranking } from './ranking.ts';
import type { Reading } from './answers.ts';
import type { ExplainedHit, ExplainedToken, Explanation } from './types.ts';

const MAX_HITS = 12;
const MAX_WORDS = 8;

/** Says how a text was read and why each family stands where it does. */
export const explain = (
  { tokens, units, measureWords, unknown }: Reading,
  { ranked, nearOnes }: Ranking,
): Explanation => ({
  tokens: [
    ...tokens
      .filter(({ kind }) => kind !== 'word')
      .map((token) => ({ text: token.text, rule: token.kind, readAs: readAs(token), words: [] })),
    ...[...units, ...measureWords.map(({ unit }) => unit)].map(({ text, rule, candidates }): ExplainedToken => ({
      text,
      rule,
      readAs: candidates[0]?.word ?? text,
      words: candidates.slice(0, MAX_WORDS),
    })),
    ...unknown.map((text) => ({ text, rule: 'unknown', readAs: '', words: [] })),
  ],
  hits: [...ranked, ...nearOnes].slice(0, MAX_HITS).map(explainHit),
});

function readAs(token: Token): string {
  switch (token.kind) {
    case 'word':
      return token.word;
    case 'standard':
      return token.form === '' ? token.number : `${token.number}-${token.form}`;
    case 'material':
      return token.number;
    case 'thread':
      return [...token.wholes, ...token.bases, ...token.rest.map(formatMilli)].join(' ');
    case 'size':
      return token.numbers.map(formatMilli).join(' × ');
    case 'key':
      return `${token.key} = ${formatMilli(token.value)}`;
    case 'role':
      return `${token.modifier === null ? '' : `${token.modifier} `}${token.stem} = ${formatMilli(token.value)}`;
    case 'unit':
      return `${formatMilli(token.value)} ${token.unit}`;
    case 'quantity':
      return String(token.pieces);
    case 'ignored':
      return '';
  }
}

const explainHit = ({ family, level, coverage, score, parts, words, fit }: Ranked): ExplainedHit => ({
  familyId: family.id,
  level,
  coverage,
  score,
  parts,
  words,
  columns: (fit?.conditions ?? []).map(({ column, cell }) => ({
    key: family.columns[column]!.key,
    value: family.table.columns[column]!.shown(cell)!,
  })),
});
