// What a missing product's address asks for, and the search's answer to it. A separate chunk, because it is rare.
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { orNull } from '../../base/or-null.ts';
import type { LoadContext } from '../../base/page.tsx';
import { loadFound } from '../../search/late-found.tsx';
import { isNothing } from '../../search/reply.ts';

/** Families whose sizes are offered. */
const NEAR_FAMILIES = 3;

/** The code of an address, or the words of its slug; undefined for an address without one. */
export function wantedOf({ slug, id }: { slug?: string; id?: string }): string | undefined {
  const words = (id ?? slug?.replaceAll('-', ' '))?.trim();
  return words && words.length <= MAX_QUERY_LENGTH ? words : undefined;
}

/** The search's answer to what a missing product's address asks for; null: it finds no product. */
export async function findInstead(
  params: { slug?: string; id?: string },
  { api, report, signal }: LoadContext & { signal: AbortSignal },
): Promise<CatalogueSearchReply | null> {
  const q = wantedOf(params);
  if (!q) return null;
  const query = { q, limit: NEAR_FAMILIES };
  const [found] = await Promise.all([
    orNull(api('GET /api/catalogue/search', { query }, signal), { report, signal }),
    loadFound(),
  ]);
  return found && !isNothing(found) ? found : null;
}
