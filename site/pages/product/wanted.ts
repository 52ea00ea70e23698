// What a missing product's address asks for, and what the catalogue has instead. A separate chunk, because it is rare.
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import type { ProductCard } from '#contract/products.ts';
import { orNull } from '../../base/or-null.ts';
import type { LoadContext } from '../../base/page.tsx';

/** Families whose sizes are offered. */
const NEAR_FAMILIES = 3;

/** The code of an address, or the words of its slug; undefined for an address without one. */
export function wantedOf({ slug, id }: { slug?: string; id?: string }): string | undefined {
  const words = (id ?? slug?.replaceAll('-', ' '))?.trim();
  return words && words.length <= MAX_QUERY_LENGTH ? words : undefined;
}

/** The products nearest to what a missing product's address asks for; empty: there are none. */
export async function findInstead(
  params: { slug?: string; id?: string },
  { api, report, signal }: LoadContext & { signal: AbortSignal },
): Promise<ProductCard[]> {
  const q = wantedOf(params);
  if (!q) return [];
  const query = { q, limit: NEAR_FAMILIES };
  const found = await orNull(api('GET /api/catalogue/search', { query }, signal), { report, signal });
  if (!found) return [];
  const { code, groups, near } = found;
  const products = [...groups.flatMap(({ hits }) => hits), ...near].map(({ product }) => product);
  return code && !products.some(({ _id }) => _id === code.product._id) ? [code.product, ...products] : products;
}
