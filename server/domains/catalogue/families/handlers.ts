import type { Audience } from '#contract/access.ts';
import type { Family } from '#contract/families.ts';
import { notFound } from '#contract/api-error.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { staffSaving } from '../../../entities/saving.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { altTexts, articleAlts } from '../../media/alts.ts';
import { categoryStore } from '../categories/store.ts';
import type { CatalogueFilters } from '../facets/catalogue-filters.ts';
import { FAMILY_ABSENT } from '../texts.ts';
import { articleSizes } from './article-sizes.ts';
import { createColumns, updateColumns } from './columns.ts';
import { familyList } from './list.ts';
import { priceRules } from '../price.ts';
import { familyResource } from './resource.ts';
import { filtersOf, rowsOf } from './rows.ts';
import type { ShownFamilies } from './shown.ts';
import { familyStore } from './store.ts';
import type { FamilyTables } from './tables.ts';

interface FamilyParts {
  tables: FamilyTables;
  filters: CatalogueFilters;
  shown: ShownFamilies;
  /** Whether the shop gives CAD files. */
  hasCad: boolean;
}

/** Families: lists, single families, their dimension tables, and saves by staff. */
export const familyHandlers = (services: StaffServices, { tables, filters, shown, hasCad }: FamilyParts) => {
  const { database, now } = services;
  const families = familyStore(database);
  const categories = categoryStore(database);
  const list = familyList(families, { filters, shown });
  const sizesOf = articleSizes(database, tables, hasCad);
  const saving = staffSaving(services, familyResource);
  const rulesNow = priceRules(database);

  const found = async (name: string, audience: Audience) => {
    const family = await families.find(name, audience);
    if (family === null) throw notFound(FAMILY_ABSENT);
    return family;
  };
  const alts = altTexts(database);
  /** Visitors see the library's alternative texts where the family has none of its own. */
  const reply = async (name: string, audience: Audience): Promise<Family> => {
    const family = await shown.whole(await found(name, audience));
    if (audience === 'staff') return family;
    const { imageAlts, html } = await articleAlts(alts, family.img, family.body);
    return { ...family, body: html, ...(imageAlts && { imageAlts }) };
  };

  return handlers({
    async 'GET /api/families'({ query }, { audience }) {
      const category = query.category === undefined ? undefined : await categories.get(query.category, audience);
      const subCategory =
        query.subCategory === undefined ? undefined : await categories.get(query.subCategory, audience);
      return list(query, {
        audience,
        categoryId: category?.parentId === null ? category.id : undefined,
        subCategoryId: subCategory?.id ?? (category && category.parentId !== null ? category.id : undefined),
        isActive: audience === 'staff' && query.isActive !== undefined ? query.isActive === 'true' : undefined,
        q: query.q?.trim() ? query.q : undefined,
      });
    },

    'GET /api/families/:slug': ({ params }, { audience }) => reply(params.slug, audience),

    async 'GET /api/families/:slug/rows'({ params, query: { sort, page, limit, ...rest } }, { audience }) {
      const family = await found(params.slug, audience);
      const { shop_currency: currency } = await settingStore(database).all();
      const asked = { filters: filtersOf(family.columns, rest), sort, page, limit };
      return rowsOf(family, await tables.sizes(family), asked, { currency, rules: await rulesNow() });
    },

    'GET /api/products/:id/sizes': ({ params }, { audience }) => sizesOf(params.id, audience),

    async 'POST /api/families'({ body }, { viewer }) {
      const { publicId } = await saving.create(viewer, (trx) => createColumns(trx, body));
      return reply(publicId, 'staff');
    },

    async 'PUT /api/families/:id'({ params, body: { version, ...fields } }, { viewer }) {
      const { publicId } = await saving.update(viewer, params.id, version, (row, trx) =>
        updateColumns(trx, fields, row, new Date(now())),
      );
      return reply(publicId, 'staff');
    },

    'DELETE /api/families/:id': ({ params }, { viewer, grant }) => saving.remove(viewer, params.id, grant),
  });
};
