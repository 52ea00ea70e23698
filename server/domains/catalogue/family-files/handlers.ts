// family-files/: families, their columns and their articles through files, out and in (docs/decisions/0146).
import { notFound } from '#contract/api-error.ts';
import { FAMILY_FILE_WORDS } from '#contract/family-table-texts.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { readingAudit } from '../../../entities/audit/reading.ts';
import { categoryStore } from '../categories/store.ts';
import { familyStore } from '../families/store.ts';
import { FAMILY_ABSENT } from '../texts.ts';
import { exportFamilies } from './export.ts';

export const familyFileHandlers = (
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  { dataDir }: { dataDir: string },
) => {
  const families = familyStore(database);
  const categories = categoryStore(database);
  const noteReading = readingAudit(database, now);

  /** Row ids of one family. @throws NOT_FOUND */
  async function one(name: string): Promise<number[]> {
    const found = await families.find(name, 'staff');
    if (!found) throw notFound(FAMILY_ABSENT);
    return [found.id];
  }

  return handlers({
    async 'GET /api/family-files/:file'({ params: { file }, query: { format, ...filter } }, { viewer }) {
      const { category: main, subCategory: sub, family, isActive, q } = filter;
      const category = main === undefined ? undefined : await categories.get(main, 'staff');
      const subCategory = sub === undefined ? undefined : await categories.get(sub, 'staff');
      const ids =
        family === undefined
          ? (
              await families.ids({
                audience: 'staff',
                categoryId: category?.parentId === null ? category.id : undefined,
                subCategoryId: subCategory?.id ?? (category && category.parentId !== null ? category.id : undefined),
                isActive: isActive === undefined ? undefined : isActive === 'true',
                q: q?.trim() ? q : undefined,
              })
            ).map(({ id }) => id)
          : await one(family);
      const { download, count } = await exportFamilies({ db: database.db, dataDir, now: now() }, { ids, file, format });
      await noteReading({
        viewer,
        kind: 'family',
        action: 'export',
        title: FAMILY_FILE_WORDS[file],
        rows: count,
        filter,
      });
      return download;
    },
  });
};
