// Documents of products and series in one cell.
import type { ProductDocument } from '#contract/products.ts';
import type { Db } from '../../../base/db/database.ts';

const DOCUMENT = /^(.+?)\s*(?:→|->)\s*(\S+?)(?:\s+\((pdf|doc|image)(?:,\s*(\d+))?\))?$/;
/** 'Katalog → /belgeler/katalog.pdf (pdf, 120000)'. */
export const documentText = ({ name, url, type, size }: ProductDocument): string =>
  `${name} → ${url} (${type}, ${size})`;

function typeOf(url: string): ProductDocument['type'] {
  if (/\.pdf$/i.test(url)) return 'pdf';
  return /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(url) ? 'image' : 'doc';
}

/** A document; null for a text that names none. @param sizes of the library's files by their addresses */
export function documentOf(text: string, sizes: ReadonlyMap<string, number>): ProductDocument | null {
  const [, name, url, type, size] = DOCUMENT.exec(text) ?? [];
  if (name === undefined || url === undefined) return null;
  return {
    name,
    url,
    type: (type as ProductDocument['type'] | undefined) ?? typeOf(url),
    size: size === undefined ? (sizes.get(url) ?? 0) : Number(size),
  };
}

/** Sizes of the library's documents by their addresses. */
export async function documentSizes(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('media')
    .select(['path', 'sizeBytes'])
    .where('kind', '=', 'document')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ path, sizeBytes }) => [path, Number(sizeBytes)]));
}
