import { fold, searchTerms } from '#contract/text.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { rowsTitled, seoReport } from './report.ts';

/** Checks of what search engines see, over all published rows. */
export const seoHandlers = ({ database, now }: Pick<StaffServices, 'database' | 'now'>) => {
  const report = seoReport(database, now);
  return handlers({
    async 'GET /api/seo'({ query: { page, limit, q, kind, finding } }) {
      const terms = searchTerms(q ?? '');
      const found = (await report()).rows.filter(
        (row) =>
          (kind === undefined || row.kind === kind) &&
          (finding === undefined || row.findings.some(({ name }) => name === finding)) &&
          (terms.length === 0 || includesAll(fold(row.name), terms)),
      );
      const total = found.length;
      return {
        items: found.slice((page - 1) * limit, page * limit),
        total,
        page,
        limit,
        pages: Math.ceil(total / limit),
      };
    },
    'GET /api/seo/summary': async () => (await report()).summary,
    'GET /api/seo/duplicates': ({ query: { title, kind, id } }) => rowsTitled(database, title, { kind, id }),
  });
};

const includesAll = (text: string, terms: readonly string[]): boolean => terms.every((term) => text.includes(term));
