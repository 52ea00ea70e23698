import type * as z from 'zod';
import { ApiError } from '#contract/api-error.ts';
import { CHANGED_AT_ONCE, type BulkChange } from '#contract/bulk-edit.ts';
import { FILTER_FINDS_NOTHING, NOTHING_CHOSEN } from '#contract/bulk-edit-texts.ts';
import type { ProductChoice } from '#contract/products.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import type { TaskWorks } from '../../../entities/tasks/kind.ts';
import { beginTask, draftTask, findDraft } from '../../../entities/tasks/start.ts';
import { PRODUCTS_AS_FILE } from '#contract/product-table-texts.ts';
import { readingAudit } from '../../../entities/audit/reading.ts';
import { exportProducts } from '../product-table/export.ts';
import { placeColumns } from '../categories/place.ts';
import { previewOf } from './preview.ts';
import { titleOf } from './title.ts';

/** Row ids of all products that staff's list has. */
export type FindAll = (query: z.output<typeof ProductChoice>) => Promise<Iterable<number>>;

/** Ids of one query. */
const AT_ONCE = 1_000;

/** Edits many products at once: a choice, its preview, the change; and all of them as a file. */
export const bulkEditHandlers = (
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  { works, findAll, dataDir }: { works: TaskWorks; findAll: FindAll; dataDir: string },
) => {
  const { db } = database;
  const noteReading = readingAudit(database, now);

  /** Public ids of those products that are there. */
  async function chosen(column: 'id' | 'publicId', keys: readonly (number | string)[]): Promise<string[]> {
    const found: string[] = [];
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const rows = await db
        .selectFrom('products')
        .select('publicId')
        .where(column, 'in', keys.slice(from, from + AT_ONCE) as never)
        .where('deletedAt', 'is', null)
        .orderBy('id')
        .execute();
      found.push(...rows.map(({ publicId }) => publicId));
    }
    return found;
  }

  /** @throws VALIDATION for categories that do not match */
  const check = async (change: BulkChange): Promise<void> => {
    if (change.field === 'category') await database.db.transaction().execute((trx) => placeColumns(trx, change, null));
  };

  return handlers({
    async 'GET /api/products/export'({ query: { format, ...filter } }, { viewer }) {
      const ids = [...(await findAll(filter))];
      const { file, count } = await exportProducts({ db, dataDir, now: now() }, ids, format);
      await noteReading({ viewer, kind: 'product', action: 'export', title: PRODUCTS_AS_FILE, rows: count, filter });
      return file;
    },

    async 'POST /api/products/bulk'({ body: { ids, filter } }, { viewer }) {
      const rowIds =
        ids === undefined
          ? await chosen('id', [...(await findAll(filter!))])
          : await chosen('publicId', [...new Set(ids)]);
      if (rowIds.length === 0)
        throw new ApiError(400, 'VALIDATION', ids === undefined ? FILTER_FINDS_NOTHING : NOTHING_CHOSEN);
      const _id = await draftTask({ database, now }, { kind: 'product-edit', viewer, rowIds });
      return { _id, count: rowIds.length };
    },

    async 'POST /api/products/bulk/:id/preview'({ params, body }, { viewer }) {
      const { id } = await findDraft(db, viewer, 'product-edit', params.id);
      await check(body);
      return previewOf(db, id, body);
    },

    async 'POST /api/products/bulk/:id/apply'({ params, body }, { viewer }) {
      const draft = await findDraft(db, viewer, 'product-edit', params.id);
      await check(body);
      return beginTask({ database, works, now }, draft, {
        title: await titleOf(db, body),
        params: body,
        atOnce: CHANGED_AT_ONCE,
      });
    },
  });
};
