import type { Reading } from './answers.ts';
import { valueFor } from './bound-columns.ts';
import { columnName, measureText } from './columns.ts';
import type { Token } from './grammar.ts';
import { numberOfText } from './patterns.ts';
import { threadKey } from './plain.ts';
import type { Ranked } from './ranking.ts';
import type { Bound } from './sizes.ts';
import type { Meaning } from './types.ts';

/** A measure that the family's sizes were looked for by. */
interface Measure {
  column: number;
  value: number | string;
}

/** The measures in the order in which sizes are read: threads, those with a name, bare numbers. */
function measuresOf({ family, fit, near }: Ranked): Measure[] {
  const { columns } = family.table;
  const conditions = (fit?.conditions ?? near.conditions).flatMap(({ column, cell }): Measure[] => {
    const value = columns[column]!.shown(cell);
    return value === null ? [] : [{ column, value }];
  });
  return fit ? conditions : [...conditions, ...near.wanted.map(({ column, value }) => ({ column, value }))];
}

/** What the numbers and threads of a text were understood as: the columns of the family that they were looked up in. */
export function measureMeanings({ tokens, asked }: Reading, best: Ranked): Meaning[] {
  const { family } = best;
  const left = measuresOf(best);
  const said: Meaning[] = [];
  const take = (token: Token, isIt: (measure: Measure) => boolean): boolean => {
    const at = left.findIndex(isIt);
    if (at < 0) return false;
    const [measure] = left.splice(at, 1) as [Measure];
    const column = family.columns[measure.column]!;
    const { from, to } = token;
    said.push({ from, to, kind: 'dimension', name: columnName(column), meaning: measureText(measure.value, column) });
    return true;
  };
  const isNumber =
    (number: number) =>
    ({ value }: Measure): boolean =>
      (typeof value === 'number' ? value : numberOfText(value)) === number;
  const takeNumbers = (token: Token, numbers: readonly number[]): void => {
    for (const number of numbers) take(token, isNumber(number));
  };

  for (const token of tokens) {
    if (token.kind !== 'thread') continue;
    const isThread =
      (keys: readonly string[]) =>
      ({ value }: Measure): boolean =>
        typeof value === 'string' && keys.includes(threadKey(value) ?? '');
    const isWhole = take(token, isThread(token.wholes));
    if (!isWhole && !take(token, isThread(token.bases))) take(token, isNumber(diameterOf(token.bases[0]!)));
    takeNumbers(token, isWhole ? token.rest.slice(1) : token.rest);
  }
  for (const token of tokens)
    if (token.kind === 'key' || token.kind === 'role' || token.kind === 'unit')
      take(token, (measure) => isNumber(valueFor(family, measure.column, token as Bound))(measure));
  for (const token of tokens) if (token.kind === 'size') takeNumbers(token, token.numbers);

  const begun = best.fit?.begun;
  const last = tokens.at(-1);
  if (begun && last && asked.begun !== null)
    said.push({
      from: last.from,
      to: last.to,
      kind: 'dimension',
      name: columnName(family.columns[begun.column]!),
      meaning: `${asked.begun}…`,
    });
  return said;
}

/** 'm8' → 8000; NaN for pipe threads. */
const diameterOf = (base: string): number => Math.round(Number(/^m(\d+(?:\.\d+)?)/.exec(base)?.[1]) * 1000);
