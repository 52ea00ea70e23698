// Categories as a file, under the headings that their import reads: main categories before their sub-categories.
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import { CATEGORIES_AS_FILE, categoryFileName } from '#contract/export-texts.ts';
import { CATEGORY_HEADINGS } from '#contract/product-table-texts.ts';
import { istanbulDay } from '../../../base/clock.ts';
import type { Db } from '../../../base/db/database.ts';
import { tableDownload } from '../../../base/files/table-download.ts';
import type { SheetCell } from '../../../base/files/xlsx-writer.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { readingAudit } from '../../../entities/audit/reading.ts';
import { pathOf } from './flat.ts';

type Column = keyof typeof CATEGORY_HEADINGS;
const WIDTHS: Record<Column, number> = { path: 42, description: 60, img: 42, isActive: 10, order: 8 };
const COLUMNS = Object.keys(CATEGORY_HEADINGS) as Column[];

/** Main categories in their order, each followed by its own in theirs. */
async function categories(db: Db) {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parentId', 'name', 'description', 'img', 'isActive', 'sortOrder'])
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ parentId }) => parentId === null)
    .flatMap((main) => [
      { ...main, path: main.name },
      ...rows
        .filter(({ parentId }) => parentId === main.id)
        .map((sub) => ({ ...sub, path: pathOf(main.name, sub.name) })),
    ]);
}
type Listed = Awaited<ReturnType<typeof categories>>[number];

/** What each column holds of a category. */
const CELLS: Record<Column, (row: Listed) => SheetCell> = {
  path: ({ path }) => path,
  description: ({ description }) => description,
  img: ({ img }) => img,
  isActive: ({ isActive }) => (isActive ? ACTIVE : PASSIVE),
  order: ({ sortOrder }) => sortOrder,
};

/** All categories as a file. */
export const categoryTableHandlers = (
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  { dataDir }: { dataDir: string },
) => {
  const noteReading = readingAudit(database, now);
  return handlers({
    async 'GET /api/categories/export'({ query: { format } }, { viewer }) {
      const all = await categories(database.db);
      async function* rows(): AsyncGenerator<SheetCell[]> {
        for (const row of all) yield COLUMNS.map((column) => CELLS[column](row));
      }
      const file = await tableDownload(
        { dataDir, now: now() },
        {
          fileName: categoryFileName(istanbulDay(now())),
          name: CATEGORIES_AS_FILE,
          head: Object.values(CATEGORY_HEADINGS),
          widths: COLUMNS.map((column) => WIDTHS[column]),
          rows: rows(),
        },
        format,
      );
      await noteReading({
        viewer,
        kind: 'category',
        action: 'export',
        title: CATEGORIES_AS_FILE,
        rows: all.length,
        filter: {},
      });
      return file;
    },
  });
};
