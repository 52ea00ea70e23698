import type { Database } from '../../../base/db/database.ts';
import { handlers } from '../../../call/handlers.ts';
import { familyById } from '../family-articles/articles.ts';
import type { CadUsage } from './usage.ts';

/** Rows of the lists over all families, and of one family's. */
const LISTED = 20;
const LISTED_OF_FAMILY = 5;

/** Counted uses of CAD files, as staff see them: of this moment, at least of this process. */
export const cadUsageHandlers = ({ db }: Database, { store, flush }: CadUsage) =>
  handlers({
    async 'GET /api/cad/usage'() {
      await flush();
      const [articles, wishes] = await Promise.all([store.articles(LISTED), store.wishes(LISTED)]);
      return { articles, wishes };
    },
    async 'GET /api/families/:id/cad/usage'({ params }) {
      const { id } = await familyById(db, params.id);
      await flush();
      const [counts, articles] = await Promise.all([store.counts(id), store.articles(LISTED_OF_FAMILY, id)]);
      return { ...counts, articles };
    },
  });
