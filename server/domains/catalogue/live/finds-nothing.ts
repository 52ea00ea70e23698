import type { Database } from '../../../base/db/database.ts';
import type { LiveSearch } from './live-search.ts';
import { productFinder } from './product-finder.ts';

/** Tells whether visitors find nothing at all by a text, neither in the index nor in descriptions. */
export const findsNothing = (database: Database, live: LiveSearch): ((text: string) => Promise<boolean>) => {
  const { described } = productFinder(database, live);
  return async (text) => {
    const { total } = (await live.current()).search(text, { audience: 'public', limits: { groups: 0 } });
    return total === 0 && (await described(text, 'public', undefined)).length === 0;
  };
};
