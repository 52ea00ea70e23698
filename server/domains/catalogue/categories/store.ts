import { sql, type SqlBool } from 'kysely';
import type { Audience } from '#contract/access.ts';
import { notFound } from '#contract/api-error.ts';
import type { Category } from '#contract/categories.ts';
import { categoryPath } from '#contract/paths.ts';
import type { Database } from '../../../base/db/database.ts';
import type { SitemapPage } from '../../../call/sitemap-pages.ts';
import { CATEGORY_ABSENT } from '../texts.ts';

/** Products that count for a category: those that its list shows to this audience. */
const counted = { public: sql`t.is_public = true`, staff: sql`t.deleted_at is null` };

/** Categories as the API shows them. */
export const categoryStore = ({ db }: Database) => {
  const rows = (audience: Audience) =>
    db
      .selectFrom('categories as c')
      .leftJoin('categories as m', 'm.id', 'c.parentId')
      .select([
        'c.id',
        'c.publicId',
        'c.parentId',
        'c.slug',
        'c.name',
        'c.description',
        'c.img',
        'c.isActive',
        'c.sortOrder',
        'c.version',
        'm.publicId as parentPublicId',
        'm.name as parentName',
        'm.slug as parentSlug',
        // Main categories and sub-categories are counted by different columns, each with an index.
        sql<number>`(case when c.parent_id is null
        then (select count(*) from products t where t.category_id = c.id and ${counted[audience]})
        else (select count(*) from products t where t.sub_category_id = c.id and ${counted[audience]}) end)`.as(
          'productCount',
        ),
      ])
      .where('c.deletedAt', 'is', null)
      .$if(audience === 'public', (q) => q.where(sql<SqlBool>`c.is_active and coalesce(m.is_active, c.is_active)`))
      // Main categories first, then the owner's order, then the alphabet.
      .orderBy((eb) => eb.case().when('c.parentId', 'is', null).then(0).else(1).end())
      .orderBy('c.sortOrder')
      .orderBy('c.nameSort')
      .orderBy('c.id');

  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;
  const toCategory = (row: Row): Category => ({
    _id: row.publicId,
    name: row.name,
    slug: row.slug,
    description: row.description,
    img: row.img,
    parentCategory:
      row.parentPublicId === null ? null : { _id: row.parentPublicId, name: row.parentName!, slug: row.parentSlug! },
    isActive: row.isActive,
    order: row.sortOrder,
    productCount: row.productCount,
    version: row.version,
  });

  return {
    /** Lists main categories, sub-categories, or both. */
    async list(audience: Audience, type?: 'main' | 'sub'): Promise<Category[]> {
      const found = await rows(audience)
        .$if(type === 'main', (q) => q.where('c.parentId', 'is', null))
        .$if(type === 'sub', (q) => q.where('c.parentId', 'is not', null))
        .execute();
      return found.map(toCategory);
    },

    /** Addresses of the categories' lists in the shop. */
    async sitemapPages(): Promise<SitemapPage[]> {
      return (await rows('public').execute()).map(toCategory).map(({ _id, parentCategory }) => ({
        path: parentCategory ? categoryPath(parentCategory._id, _id) : categoryPath(_id),
      }));
    },

    /** Categories by their row ids, in that order. */
    async byId(ids: readonly number[], audience: Audience): Promise<Category[]> {
      if (ids.length === 0) return [];
      const found = new Map((await rows(audience).where('c.id', 'in', ids).execute()).map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = found.get(id);
        return row ? [toCategory(row)] : [];
      });
    },

    async listSubCategories(idOrSlug: string, audience: Audience): Promise<Category[]> {
      const found = await rows(audience)
        .where((eb) => eb.or([eb('m.publicId', '=', idOrSlug), eb('m.slug', '=', idOrSlug)]))
        .execute();
      return found.map(toCategory);
    },

    /** Finds a category by public id or slug; with row ids for other stores. */
    async get(
      idOrSlug: string,
      audience: Audience,
    ): Promise<{ id: number; parentId: number | null; category: Category }> {
      const row = await rows(audience)
        .where((eb) => eb.or([eb('c.publicId', '=', idOrSlug), eb('c.slug', '=', idOrSlug)]))
        .executeTakeFirst();
      if (!row) throw notFound(CATEGORY_ABSENT);
      return { id: row.id, parentId: row.parentId, category: toCategory(row) };
    },
  };
};
