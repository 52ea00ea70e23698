import type { Audience } from '#contract/access.ts';
import { notFound } from '#contract/api-error.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { staffSaving } from '../../../entities/saving.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { categoryStore } from '../categories/store.ts';
import { FAMILY_ABSENT } from '../texts.ts';
import { articleSizes } from './article-sizes.ts';
import { createColumns, updateColumns } from './columns.ts';
import { familyResource } from './resource.ts';
import { filtersOf, rowsOf } from './rows.ts';
import { familyStore } from './store.ts';
import type { FamilyTables } from './tables.ts';

/** Families: lists, single families, their dimension tables, and saves by staff. */
export const familyHandlers = (services: StaffServices, tables: FamilyTables) => {
  const { database, now } = services;
  const families = familyStore(database);
  const categories = categoryStore(database);
  const sizesOf = articleSizes(database, tables);
  const saving = staffSaving(services, familyResource);

  const found = async (name: string, audience: Audience) => {
    const family = await families.find(name, audience);
    if (family === null) throw notFound(FAMILY_ABSENT);
    return family;
  };

  return handlers({
    async 'GET /api/families'({ query }, { audience }) {
      const category = query.category === undefined ? undefined : await categories.get(query.category, audience);
      const subCategory =
        query.subCategory === undefined ? undefined : await categories.get(query.subCategory, audience);
      const page = await families.list({
        audience,
        categoryId: category?.parentId === null ? category.id : undefined,
        subCategoryId: subCategory?.id ?? (category && category.parentId !== null ? category.id : undefined),
        isActive: audience === 'staff' && query.isActive !== undefined ? query.isActive === 'true' : undefined,
        q: query.q?.trim() ? query.q : undefined,
        page: query.page,
        limit: query.limit,
      });
      return { ...page, page: query.page, limit: query.limit, pages: Math.ceil(page.total / query.limit) };
    },

    'GET /api/families/:slug': async ({ params }, { audience }) => (await found(params.slug, audience)).family,

    async 'GET /api/families/:slug/rows'({ params, query: { sort, page, limit, ...rest } }, { audience }) {
      const family = await found(params.slug, audience);
      const filters = filtersOf(family.columns, rest);
      const { shop_currency: currency } = await settingStore(database).all();
      return rowsOf(family, await tables.sizes(family), { filters, sort, page, limit }, currency);
    },

    'GET /api/products/:id/sizes': ({ params }, { audience }) => sizesOf(params.id, audience),

    async 'POST /api/families'({ body }, { viewer }) {
      const { publicId } = await saving.create(viewer, (trx) => createColumns(trx, body));
      return (await found(publicId, 'staff')).family;
    },

    async 'PUT /api/families/:id'({ params, body: { version, ...fields } }, { viewer }) {
      const { publicId } = await saving.update(viewer, params.id, version, (row, trx) =>
        updateColumns(trx, fields, row, new Date(now())),
      );
      return (await found(publicId, 'staff')).family;
    },

    'DELETE /api/families/:id': ({ params }, { viewer, grant }) => saving.remove(viewer, params.id, grant),
  });
};
