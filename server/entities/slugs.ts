// Rows' addresses: a unique slug for each, and the former ones, which still lead to it.
import type { Trx } from '../base/db/database.ts';
import type { OldSlugTable } from '../base/db/tables.ts';

type SlugTable = 'products' | 'families' | 'categories' | 'blogs' | 'pages';
type Kind = OldSlugTable['kind'];

const MAX_LENGTH = 120;

/**
 * Returns the slug, or with '-2', '-3', … the first that no other row has or had.
 * @param kind the kind whose former slugs count; null for none
 * @param own id of the row that the slug is for
 */
export async function freeSlug(
  trx: Trx,
  table: SlugTable,
  kind: Kind | null,
  wanted: string,
  own: number | null,
): Promise<string> {
  for (let n = 1; ; n++) {
    const end = n === 1 ? '' : `-${n}`;
    const slug = `${wanted.slice(0, MAX_LENGTH - end.length)}${end}`;
    const holder = await trx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
    if (holder && holder.id !== own) continue;
    const former =
      kind === null
        ? undefined
        : await trx
            .selectFrom('oldSlugs')
            .select('rowId')
            .where('kind', '=', kind)
            .where('slug', '=', slug)
            .executeTakeFirst();
    if (former && former.rowId !== own) continue;
    return slug;
  }
}

/**
 * Lets a slug lead to the row that had it. A row that has a slug now takes precedence over former owners, so a slug may
 * simply be taken again.
 * @param wasPublic takes the slug over from an earlier owner
 */
export async function rememberSlug(
  trx: Trx,
  kind: Kind,
  slug: string,
  rowId: number,
  wasPublic: boolean,
): Promise<void> {
  await trx
    .insertInto('oldSlugs')
    .values({ kind, slug, rowId })
    .onConflict((conflict) =>
      wasPublic
        ? conflict.columns(['kind', 'slug']).doUpdateSet({ rowId })
        : conflict.columns(['kind', 'slug']).doNothing(),
    )
    .execute();
}

/** Former slugs as rows related to a deleted one: taken out with it, and put back with it. */
export const formerSlugs = (kind: Kind) => ({
  async take(trx: Trx, { id }: { id: number }): Promise<string[]> {
    const rows = await trx
      .deleteFrom('oldSlugs')
      .where('kind', '=', kind)
      .where('rowId', '=', id)
      .returning('slug')
      .execute();
    return rows.map((row) => row.slug);
  },
  async putBack(trx: Trx, { id }: { id: number }, taken: unknown): Promise<void> {
    for (const slug of taken as string[]) await rememberSlug(trx, kind, slug, id, false);
  },
});

/** The name under which a deleted row stays stored while others may take its own; nobody types a '~' in a name. */
export const givenUp = (name: string, publicId: string): string => `${name}~${publicId}`;

/** The name before it was given up, or as it is. */
export const nameBefore = (name: string): string => name.replace(/~[0-9a-z]+$/, '');
