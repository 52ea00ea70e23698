import type { Audience } from '#contract/access.ts';
import type { Family, FamilyCard } from '#contract/families.ts';
import { familyFields } from '#contract/families.ts';
import { leavesOf } from '#contract/kind.ts';
import { familyPath } from '#contract/paths.ts';
import { searchTerms } from '#contract/text.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/db/database.ts';
import type { FamilyTable } from '../../../base/db/tables.ts';
import { shownRichText } from '../../../base/rich-text/stored.ts';
import type { SitemapPage } from '../../../call/sitemap-pages.ts';
import { priceOf } from '../price.ts';

export interface FamilyFilter {
  audience: Audience;
  categoryId?: number | undefined;
  subCategoryId?: number | undefined;
  /** Active or inactive ones only; undefined: both. */
  isActive?: boolean | undefined;
  /** Words of name, aliases, standards and material. */
  q?: string | undefined;
}

/** A family as its row says it: without what the search's index and other families say of it. */
export type StoredFamily = Omit<
  Family & FamilyCard,
  'inStockCount' | 'variantKey' | 'variants' | 'drawing' | 'picture' | 'hasCad'
>;
/** With its row id, by which the index knows it. */
export interface FoundFamily {
  id: number;
  family: StoredFamily;
}

const LEAVES = leavesOf(familyFields);
const COLUMNS = LEAVES.map(({ column }) => `f.${column}` as `f.${keyof FamilyTable & string}`);

/** Families as the API shows them. */
export const familyStore = ({ db }: Database) => {
  const rows = () =>
    db
      .selectFrom('families as f')
      .innerJoin('categories as c', 'c.id', 'f.categoryId')
      .leftJoin('categories as s', 's.id', 'f.subCategoryId')
      .select([
        'f.id',
        'f.publicId',
        'f.slug',
        'f.body',
        'f.richTextStamp',
        'f.isPublic',
        'f.articleCount',
        'f.priceFromMinor',
        'f.priceFromCurrency',
        'f.keyRanges',
        'f.createdAt',
        'f.updatedAt',
        'f.version',
        'c.publicId as categoryPublicId',
        'c.name as categoryName',
        'c.slug as categorySlug',
        's.publicId as subCategoryPublicId',
        's.name as subCategoryName',
        's.slug as subCategorySlug',
        ...COLUMNS,
      ]);
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

  const toFamily = (row: Row): StoredFamily => ({
    ...(Object.fromEntries(LEAVES.map(({ name, column }) => [name, row[column as keyof Row]])) as Pick<
      Family,
      Exclude<keyof typeof familyFields, 'slug' | 'category' | 'subCategory' | 'body'>
    >),
    _id: row.publicId,
    slug: row.slug,
    category: { _id: row.categoryPublicId, name: row.categoryName, slug: row.categorySlug },
    subCategory:
      row.subCategoryPublicId === null
        ? null
        : { _id: row.subCategoryPublicId, name: row.subCategoryName!, slug: row.subCategorySlug! },
    body: shownRichText(row.body, row.richTextStamp),
    articleCount: row.articleCount,
    priceFrom: priceOf({
      priceMinor: row.priceFromMinor,
      oldPriceMinor: null,
      currency: row.priceFromCurrency ?? 'USD',
    }),
    keyRanges: row.keyRanges,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  });

  const within = (query: ReturnType<typeof rows>, { audience, categoryId, subCategoryId, isActive, q }: FamilyFilter) =>
    query
      .$if(audience === 'public', (one) => one.where('f.isPublic', '=', true))
      .$if(categoryId !== undefined, (one) => one.where('f.categoryId', '=', categoryId!))
      .$if(subCategoryId !== undefined, (one) => one.where('f.subCategoryId', '=', subCategoryId!))
      .$if(isActive !== undefined, (one) => one.where('f.isActive', '=', isActive!))
      .$if(q !== undefined, (one) =>
        searchTerms(q!).reduce((narrowed, term) => narrowed.where('f.searchText', 'like', `% ${term}%`), one),
      );

  const found = async (row: Row | undefined, audience: Audience) =>
    row && (audience === 'staff' || row.isPublic)
      ? {
          id: row.id,
          publicId: row.publicId,
          columns: row.columns,
          minQuantity: row.minQuantity,
          packQuantity: row.packQuantity,
          family: toFamily(row),
        }
      : null;

  return {
    /** All families of a list, in the order of the catalogue, with the number of their sizes. */
    ids: (filter: FamilyFilter): Promise<{ id: number; articleCount: number }[]> =>
      within(rows(), filter)
        .clearSelect()
        .select(['f.id', 'f.articleCount'])
        .orderBy('f.sortOrder')
        .orderBy('f.nameSort')
        .orderBy('f.id')
        .execute(),

    /** Finds a family by its slug, a former slug, or its public id, with what names its table. */
    async find(name: string, audience: Audience) {
      const row =
        (await rows().where('f.slug', '=', name).executeTakeFirst()) ??
        (await rows().where('f.publicId', '=', name).executeTakeFirst()) ??
        (await rows()
          .where('f.id', '=', (eb) =>
            eb.selectFrom('oldSlugs').select('rowId').where('kind', '=', 'family').where('oldSlugs.slug', '=', name),
          )
          .executeTakeFirst());
      return found(row, audience);
    },

    /** Families by their row ids, in that order; those that the audience does not see are missing. */
    async byId(ids: readonly number[], audience: Audience): Promise<FoundFamily[]> {
      if (ids.length === 0) return [];
      const seen = await rows()
        .where('f.id', 'in', ids)
        .$if(audience === 'public', (one) => one.where('f.isPublic', '=', true))
        .execute();
      const rowOf = new Map(seen.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = rowOf.get(id);
        return row ? [{ id, family: toFamily(row) }] : [];
      });
    },

    /** Finds a family by its row id. */
    async findById(id: number, audience: Audience) {
      return found(await rows().where('f.id', '=', id).executeTakeFirst(), audience);
    },

    /** Addresses for the sitemap. */
    async sitemapPages(): Promise<SitemapPage[]> {
      const all = await db
        .selectFrom('families')
        .select(['slug', 'updatedAt'])
        .where('isPublic', '=', true)
        .where(sql<boolean>`article_count > 0`)
        .orderBy('id')
        .execute();
      return all.map(({ slug, updatedAt }) => ({ path: familyPath(slug), updatedAt }));
    },
  };
};
