// Rows that entries of menus lead to: what they are called, where they are, and whether visitors see them.
import type { MenuEntry, MenuItem } from '#contract/menu-places.ts';
import type { MenuTarget } from '#contract/menus.ts';
import { pagePath, postPath } from '#contract/page-paths.ts';
import { categoryPath } from '#contract/paths.ts';
import { fold, searchTerms } from '#contract/text.ts';
import type { Db } from '../../../base/db/database.ts';

/** Posts that a search offers. */
const MAX_POSTS = 30;

/** `name`: as a menu shows it; `title`: as it is found among the others; `isMain`: a main category. */
export interface Target extends MenuTarget {
  name: string;
  slug: string;
  isMain: boolean;
}
export type Targets = ReadonlyMap<string, Target>;

const keyOf = ({ kind, to }: Pick<MenuItem, 'kind' | 'to'>): string => `${kind} ${to}`;
export const targetOf = (targets: Targets, item: Pick<MenuItem, 'kind' | 'to'>): Target | undefined =>
  targets.get(keyOf(item));

/** All entries and what is below them. */
export const flat = (entries: readonly MenuEntry[]): MenuItem[] => entries.flatMap((entry) => [entry, ...entry.items]);

/** All pages in their order. */
export async function pageTargets(db: Db): Promise<Target[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['publicId', 'slug', 'title', 'isActive'])
    .orderBy('sortOrder')
    .orderBy('id')
    .execute();
  return rows.map(({ publicId, slug, title, isActive }) => ({
    kind: 'page',
    to: publicId,
    name: title,
    title,
    slug,
    path: pagePath(slug),
    isPublic: isActive,
    isMain: false,
  }));
}

/** All categories: main ones first, in the owner's order and then the alphabet's. */
export async function categoryTargets(db: Db): Promise<Target[]> {
  const rows = await db
    .selectFrom('categories as c')
    .leftJoin('categories as m', 'm.id', 'c.parentId')
    .select([
      'c.publicId',
      'c.slug',
      'c.name',
      'c.isActive',
      'm.publicId as parentPublicId',
      'm.name as parentName',
      'm.isActive as isParentActive',
    ])
    .where('c.deletedAt', 'is', null)
    .orderBy((eb) => eb.case().when('c.parentId', 'is', null).then(0).else(1).end())
    .orderBy('c.sortOrder')
    .orderBy('c.nameSort')
    .orderBy('c.id')
    .execute();
  return rows.map(({ publicId, slug, name, isActive, parentPublicId, parentName, isParentActive }) => ({
    kind: 'category',
    to: publicId,
    name,
    title: parentName === null ? name : `${parentName} › ${name}`,
    slug,
    path: parentPublicId === null ? categoryPath(publicId) : categoryPath(parentPublicId, publicId),
    isPublic: isActive && isParentActive !== false,
    isMain: parentPublicId === null,
  }));
}

/** Posts by their ids, or the newest ones whose titles have every word of a search. */
export async function postTargets(db: Db, { ids, q = '' }: { ids?: readonly string[]; q?: string }): Promise<Target[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .selectFrom('blogs')
    .select(['publicId', 'slug', 'title', 'isPublished'])
    .$if(ids !== undefined, (query) => query.where('publicId', 'in', ids!))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const terms = searchTerms(q);
  return rows
    .filter(({ title }) => {
      const folded = fold(title);
      return terms.every((term) => folded.includes(term));
    })
    .slice(0, ids === undefined ? MAX_POSTS : undefined)
    .map(({ publicId, slug, title, isPublished }) => ({
      kind: 'blog',
      to: publicId,
      name: title,
      title,
      slug,
      path: postPath(slug),
      isPublic: isPublished,
      isMain: false,
    }));
}

/** All rows that menus may lead to; of posts those that the entries name. */
export async function targetsFor(
  db: Db,
  entries: readonly MenuItem[],
): Promise<{ targets: Targets; pages: Target[]; categories: Target[] }> {
  const ids = [...new Set(entries.filter(({ kind }) => kind === 'blog').map(({ to }) => to))];
  const [pages, categories, posts] = [await pageTargets(db), await categoryTargets(db), await postTargets(db, { ids })];
  return {
    targets: new Map([...pages, ...categories, ...posts].map((target) => [keyOf(target), target])),
    pages,
    categories,
  };
}
