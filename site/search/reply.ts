// What kind of answer a search has brought.
import type { CatalogueGroup, CatalogueSearchReply } from '#contract/search.ts';

/** Whether the answer has no product. */
export const isNothing = ({ code, groups, near }: CatalogueSearchReply): boolean =>
  code === null && groups.length === 0 && near.length === 0;

/** The products that the answer shows in rows. */
export const rowIds = ({ code, groups, near }: CatalogueSearchReply): ReadonlySet<string> =>
  new Set([
    ...(code ? [code.product._id] : []),
    ...[...groups.flatMap(({ hits }) => hits), ...near].map(({ product }) => product._id),
  ]);

/** Whether a family is not made in the size asked for: its hits are the nearest sizes. */
export const isNear = (group: CatalogueGroup | undefined): boolean => group?.level === 'near' || group?.level === 'far';

/** Whether the size asked for is not made: the answer holds the nearest ones. */
export const isNearOnly = ({ code, groups }: CatalogueSearchReply): boolean => code === null && isNear(groups[0]);
