import { SMALL_PAGE_SIZE, type ListPage } from '#contract/content.ts';

export interface PageAsked {
  page: number;
  limit: number;
}

/** Lists that grow without end: returns the whole list, or a page when `page` or `limit` is given. */
export async function listOrPage<T>(
  { page, limit }: { page?: number | undefined; limit?: number | undefined },
  list: (asked?: PageAsked) => Promise<T[]>,
  count: () => Promise<number>,
): Promise<T[] | ListPage<T>> {
  if (page === undefined && limit === undefined) return list();
  const asked = { page: page ?? 1, limit: limit ?? SMALL_PAGE_SIZE };
  const total = await count();
  return pageOf({ items: await list(asked), total }, asked);
}

/** A page of a list, with the number of all items and of pages. */
export const pageOf = <T>(
  { items, total }: { items: T[]; total: number },
  { page, limit }: PageAsked,
): ListPage<T> => ({ items, total, page, limit, pages: Math.ceil(total / limit) });
