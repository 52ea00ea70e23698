import type { Family } from '#contract/families.ts';

/** The name with the standards that it lacks. */
export const titleOf = ({ name, standards }: Pick<Family, 'name' | 'standards'>): string =>
  [name, ...standards.filter((standard) => !name.includes(standard))].join(', ');
