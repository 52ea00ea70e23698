import type { StaleDetails } from '#contract/errors.ts';

type Values = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => {
  const [first, second] = [a ?? null, b ?? null]; // a cleared input gives undefined where the row has null
  return first === second || JSON.stringify(first) === JSON.stringify(second);
};

/** Names of fields that differ. */
export const changedNames = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((name) => !isSame(before[name], after[name]));

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Puts a form's changes on top of a newer row; for objects, only the changed parts. */
export const withChanges = (newer: Values, before: Values, after: Values): Record<string, unknown> => ({
  ...newer,
  ...Object.fromEntries(
    changedNames(before, after).map((name) => {
      const [now, then, mine] = [newer[name], before[name], after[name]];
      return [name, isPlain(now) && isPlain(then) && isPlain(mine) ? withChanges(now, then, mine) : mine];
    }),
  ),
});

/** Changes as a save sends them: null for a cleared value, because a missing one would stay. */
export const changedFields = (before: Values, after: Values): Record<string, unknown> =>
  Object.fromEntries(changedNames(before, after).map((name) => [name, after[name] ?? null]));

/** Names of changes, with the parts of objects: 'content.title'. */
export const changedParts = (before: Values, after: Values): string[] =>
  changedNames(before, after).flatMap((name) => {
    const [then, now] = [before[name], after[name]];
    return isPlain(then) && isPlain(now) ? changedNames(then, now).map((part) => `${name}.${part}`) : [name];
  });

/** Whether two field names overlap: 'price' and 'price.old'. */
const overlap = (a: string, b: string): boolean => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

/**
 * Fields changed both by others and here.
 * @param parts changes made here, with parts: objects are sent whole, so the refused save may repeat unchanged parts
 */
export const changedByBoth = ({ fields, changes }: StaleDetails, parts: readonly string[]): string[] => {
  const refused = changes?.some((change) => 'mine' in change)
    ? changes.filter((change) => 'mine' in change).map(({ field }) => field)
    : fields;
  return refused.filter((field) => parts.some((part) => overlap(part, field)));
};

/** Whether the refused save conflicts only in parts that it merely repeated. */
export const isMergeable = (details: StaleDetails, parts: readonly string[]): boolean =>
  details.changes?.some((change) => 'mine' in change) === true && changedByBoth(details, parts).length === 0;
