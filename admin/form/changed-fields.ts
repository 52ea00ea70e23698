import type { StaleDetails } from '#contract/errors.ts';

type Values = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => {
  const [first, second] = [a ?? null, b ?? null]; // a cleared input gives undefined where the row has null
  return first === second || JSON.stringify(first) === JSON.stringify(second);
};

/** Names of what differs. */
export const changedNames = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((name) => !isSame(before[name], after[name]));

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A newer row with what was changed in a form on top; of an object only the parts that were changed. */
export const withChanges = (newer: Values, before: Values, after: Values): Record<string, unknown> => ({
  ...newer,
  ...Object.fromEntries(
    changedNames(before, after).map((name) => {
      const [now, then, mine] = [newer[name], before[name], after[name]];
      return [name, isPlain(now) && isPlain(then) && isPlain(mine) ? withChanges(now, then, mine) : mine];
    }),
  ),
});

/** What differs, as a save sends it: a cleared value is null, because an absent one would stay as it is. */
export const changedFields = (before: Values, after: Values): Record<string, unknown> =>
  Object.fromEntries(changedNames(before, after).map((name) => [name, after[name] ?? null]));

/** The same down to the parts of objects: 'content.title'. */
export const changedParts = (before: Values, after: Values): string[] =>
  changedNames(before, after).flatMap((name) => {
    const [then, now] = [before[name], after[name]];
    return isPlain(then) && isPlain(now) ? changedNames(then, now).map((part) => `${name}.${part}`) : [name];
  });

/** Whether two names of a field or of its part overlap: 'price' and 'price.old'. */
const overlap = (a: string, b: string): boolean => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

/**
 * Fields that others changed and that are changed here too.
 * @param parts what is changed here, down to parts: an object is sent whole, so the refused save may repeat old parts
 * of it
 */
export const changedByBoth = ({ fields, changes }: StaleDetails, parts: readonly string[]): string[] => {
  const refused = changes?.some((change) => 'mine' in change)
    ? changes.filter((change) => 'mine' in change).map(({ field }) => field)
    : fields;
  return refused.filter((field) => parts.some((part) => overlap(part, field)));
};

/** Whether nothing stands against the refused save but parts that it only repeated. */
export const isMergeable = (details: StaleDetails, parts: readonly string[]): boolean =>
  details.changes?.some((change) => 'mine' in change) === true && changedByBoth(details, parts).length === 0;
