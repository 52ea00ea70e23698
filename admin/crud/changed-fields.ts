type Values = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => {
  const [first, second] = [a ?? null, b ?? null]; // a cleared input gives undefined where the row has null
  return first === second || JSON.stringify(first) === JSON.stringify(second);
};

/** Names of what differs. */
export const changedNames = (before: Values, after: Values): string[] => Object.keys(after).filter((name) => !isSame(before[name], after[name]));

/** What differs, as a save sends it: a cleared value is null, because an absent one would stay as it is. */
export const changedFields = (before: Values, after: Values): Record<string, unknown> =>
  Object.fromEntries(changedNames(before, after).map((name) => [name, after[name] ?? null]));
