import type { FamilyColumn } from '#contract/families.ts';

type KeyColumn = Pick<FamilyColumn, 'key' | 'kind'>;

/** Values of a list: numbers are separated by spaces, semicolons or lines, texts by semicolons or lines. */
export const valuesOf = ({ kind }: Pick<FamilyColumn, 'kind'>, text: string): string[] =>
  text
    .split(kind === 'number' ? /[\s;]+/ : /[;\n]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Sizes to leave out, one a line: the key columns' values in their order, '6×1000'; a missing one stands for all. */
export const exceptionsOf = (keys: readonly KeyColumn[], text: string): Record<string, string>[] =>
  text
    .split('\n')
    .map((line) => line.split(/[x×*;]/i).map((one) => one.trim()))
    .map((values) => Object.fromEntries(keys.flatMap(({ key }, i) => (values[i] ? [[key, values[i]] as const] : []))))
    .filter((one) => Object.keys(one).length > 0);
