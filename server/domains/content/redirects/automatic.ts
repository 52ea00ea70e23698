import type { AutomaticRedirect } from '#contract/redirects.ts';
import { pagePath, postPath } from '#contract/page-paths.ts';
import { familyPath, productSlugPath } from '#contract/paths.ts';
import { fold } from '#contract/text.ts';
import type { Db } from '../../../base/db/database.ts';
import { pageOf, type PageAsked } from '../../../call/list-page.ts';

const PATHS: Readonly<Record<AutomaticRedirect['kind'], (slug: string) => string>> = {
  product: productSlugPath,
  family: familyPath,
  blog: postPath,
  page: pagePath,
};

/** Former slugs of rows that are there, with the slugs that they have now. */
const formerSlugs = (db: Db) =>
  db
    .selectFrom('oldSlugs as o')
    .leftJoin('products as p', (join) => join.on('o.kind', '=', 'product').onRef('p.id', '=', 'o.rowId'))
    .leftJoin('families as f', (join) => join.on('o.kind', '=', 'family').onRef('f.id', '=', 'o.rowId'))
    .leftJoin('blogs as b', (join) => join.on('o.kind', '=', 'blog').onRef('b.id', '=', 'o.rowId'))
    .leftJoin('pages as g', (join) => join.on('o.kind', '=', 'page').onRef('g.id', '=', 'o.rowId'))
    .where((eb) =>
      eb.or([
        eb.and([eb('p.id', 'is not', null), eb('p.deletedAt', 'is', null), eb('p.slug', '!=', eb.ref('o.slug'))]),
        eb('f.slug', '!=', eb.ref('o.slug')),
        eb('b.slug', '!=', eb.ref('o.slug')),
        eb('g.slug', '!=', eb.ref('o.slug')),
      ]),
    );

/** The addresses that pages had before: the site leads from them to the pages by itself. */
export async function automaticRedirects(db: Db, { page, limit, q = '' }: PageAsked & { q?: string | undefined }) {
  const term = fold(q).replace(/[^a-z0-9]+/g, '-'); // slugs have small letters, digits and dashes alone
  const matching = formerSlugs(db).$if(term !== '' && term !== '-', (query) =>
    query.where('o.slug', 'like', `%${term}%`),
  );
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select((eb) => [
      'o.kind',
      'o.slug as former',
      eb.fn.coalesce('p.slug', 'f.slug', 'b.slug', 'g.slug').as('slug'),
      eb.fn.coalesce('p.name', 'f.name', 'b.title', 'g.title').as('title'),
      eb.fn.coalesce('p.publicId', 'f.publicId', 'b.publicId', 'g.publicId').as('publicId'),
      eb.fn.coalesce('p.isPublic', 'f.isPublic', 'b.isPublished', 'g.isActive').as('isShown'),
    ])
    .orderBy('o.kind')
    .orderBy('o.slug')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const items = rows.map(({ kind, former, slug, title, publicId, isShown }): AutomaticRedirect => ({
    _id: `${kind}-${former}`,
    kind,
    from: PATHS[kind](former),
    to: PATHS[kind](slug!),
    title: title!,
    rowId: publicId!,
    isShown: Boolean(isShown),
  }));
  return pageOf({ items, total }, { page, limit });
}
