// A product's documents in one cell: 'Ölçü föyü = /files/documents/a.pdf | Sertifika = https://…'.
import { DOCUMENT_SEPARATOR } from '#contract/product-table-texts.ts';
import type { Product } from '#contract/products.ts';
import { DOCUMENT_ENDINGS, IMAGE_ENDINGS } from '#contract/uploads.ts';
import type { Db } from '../../../base/db/database.ts';

type Document = Product['documents'][number];

export const documentCell = ({ name, url }: Pick<Document, 'name' | 'url'>): string =>
  `${name}${DOCUMENT_SEPARATOR}${url}`;

const endingOf = (url: string): string => /\.([a-z]+)(?:[?#].*)?$/i.exec(url)?.[1]?.toLowerCase() ?? '';
function typeOf(url: string): Document['type'] {
  const ending = endingOf(url);
  if ((IMAGE_ENDINGS as readonly string[]).includes(ending)) return 'image';
  return ending !== 'pdf' && (DOCUMENT_ENDINGS as readonly string[]).includes(ending) ? 'doc' : 'pdf';
}

/**
 * Reads the library's documents once. The returned function makes documents of a cell's items: the facts are those that
 * the product has of the same file, else the library's; of a file elsewhere the bytes are not known.
 */
export async function documentsByAddress(
  db: Db,
): Promise<(items: readonly string[], present: readonly Document[]) => Document[]> {
  const rows = await db
    .selectFrom('media')
    .select(['path', 'originalName', 'sizeBytes'])
    .where('kind', '=', 'document')
    .orderBy('id')
    .execute();
  const byPath = new Map(rows.map((row) => [row.path, row]));
  return (items, present) =>
    items.map((item) => {
      const at = item.lastIndexOf(DOCUMENT_SEPARATOR);
      const url = (at < 0 ? item : item.slice(at + DOCUMENT_SEPARATOR.length)).trim();
      const file = byPath.get(url);
      const name = at < 0 ? (file?.originalName ?? url.slice(url.lastIndexOf('/') + 1)) : item.slice(0, at).trim();
      const known = present.find((document) => document.url === url);
      return { name, url, type: known?.type ?? typeOf(url), size: known?.size ?? file?.sizeBytes ?? 0 };
    });
}
