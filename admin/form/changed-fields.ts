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
