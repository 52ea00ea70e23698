import type { StaleDetails } from '#contract/errors.ts';

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
