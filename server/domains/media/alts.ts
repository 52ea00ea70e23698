// Alternative texts of the library for places that have none of their own, as visitors see them.
import { imageUrl } from '#contract/images.ts';
import type { Database } from '../../base/db/database.ts';
import { wholePath } from '../../entities/media/paths.ts';
import { whenAny } from './when-any.ts';

/** Alternative texts by the pictures' paths; none has no entry. */
export type Alts = Readonly<Record<string, string>>;
const NONE: Alts = {};

const IMAGE = /<img\b[^<>]*>/g;
const SRC = /\ssrc="([^"<>]*)"/;
const EMPTY_ALT = /\salt=""/;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** Pictures of sanitized HTML that have no alternative text. */
export const picturesWithoutAlt = (html: string): string[] =>
  [...html.matchAll(IMAGE)].flatMap(([tag]) => {
    const src = SRC.exec(tag)?.[1];
    return src !== undefined && EMPTY_ALT.test(tag) ? [wholePath(src)] : [];
  });

/** Sanitized HTML with the library's texts for pictures that have none. */
export const withAlts = (html: string, alts: Alts): string =>
  alts === NONE
    ? html
    : html.replace(IMAGE, (tag) => {
        const alt = alts[wholePath(SRC.exec(tag)?.[1] ?? '')];
        return alt === undefined ? tag : tag.replace(EMPTY_ALT, ` alt="${escaped(alt)}"`);
      });

/**
 * Texts for the pictures of a product or a series, and its HTML with them.
 * @param pictures as the row names them
 */
export async function articleAlts(
  textsOf: ReturnType<typeof altTexts>,
  pictures: readonly string[],
  html: string,
): Promise<{ imageAlts: Record<string, string> | undefined; html: string }> {
  const addressOf = (picture: string) => imageUrl('products', picture);
  const found = await textsOf([...pictures.map(addressOf), ...picturesWithoutAlt(html)]);
  if (found === NONE) return { imageAlts: undefined, html };
  const known = pictures.flatMap((picture): [string, string][] => {
    const alt = found[addressOf(picture)];
    return alt === undefined ? [] : [[picture, alt]];
  });
  return { imageAlts: known.length === 0 ? undefined : Object.fromEntries(known), html: withAlts(html, found) };
}

export const altTexts = (database: Pick<Database, 'db' | 'version'>) => {
  const { db } = database;
  const hasAny = whenAny(database, (media) => media.where('alt', '!=', ''));

  /** Texts of the pictures that have one. */
  return async (paths: readonly string[]): Promise<Alts> => {
    if (paths.length === 0 || !(await hasAny())) return NONE;
    const rows = await db
      .selectFrom('media')
      .select(['path', 'alt'])
      .where('path', 'in', [...new Set(paths)])
      .where('alt', '!=', '')
      .orderBy('id')
      .execute();
    return rows.length === 0 ? NONE : Object.fromEntries(rows.map(({ path, alt }) => [path, alt]));
  };
};
