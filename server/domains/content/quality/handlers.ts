import { qualityKind } from '#contract/quality.ts';
import type { Database } from '../../../base/db/database.ts';
import { handlers } from '../../../call/handlers.ts';
import { listOf, readSmallList } from '../../../entities/small-list.ts';

/** Figures about the topics of quality management. */
export const qualityStatsHandlers = ({ db }: Database) => {
  const categories = readSmallList(db, listOf(qualityKind));
  return handlers({
    async 'GET /api/quality-management/stats/dashboard'() {
      const { total, active } = await categories.count();
      return { totalCategories: total, activeCategories: active, inactiveCategories: total - active };
    },
  });
};
