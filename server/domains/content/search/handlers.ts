import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { contentSearch } from './store.ts';

/** The site's search in posts, pages and jobs. */
export const contentSearchHandlers = ({ database, now }: Pick<StaffServices, 'database' | 'now'>) => {
  const search = contentSearch(database, now);
  return handlers({ 'GET /api/content/search': ({ query }) => search(query) });
};
