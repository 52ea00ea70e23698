import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { pageStore } from './store.ts';

export const pageHandlers = (database: Database) => {
  const pages = pageStore(database);
  return handlers({
    'GET /api/pages': () => pages.listActive(),
    'GET /api/pages/:slug': ({ params }) => pages.getBySlug(params.slug),
  });
};
