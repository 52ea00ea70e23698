// Pages that show the catalogue with the calls that the real ones make, as JSON.
import type { Api } from '#contract/endpoints.ts';
import { stubSite } from './app.ts';

/** A call of the API, and its address. */
interface Shown {
  call(api: Api): Promise<unknown>;
  address: string;
}

const FRAME: readonly Shown[] = [
  { call: (api) => api('GET /api/settings'), address: '/api/settings' },
  { call: (api) => api('GET /api/categories', { query: { type: 'main' } }), address: '/api/categories?type=main' },
];

/** Returns the calls of a page besides those of its frame; undefined: there is no such page. */
function shownAt(path: string): Shown[] | undefined {
  const slug = /^\/urun\/([^/]+)$/.exec(path)?.[1];
  if (slug !== undefined) {
    return [
      {
        call: (api) => api('GET /api/products', { query: { near: slug, limit: '5' } }),
        address: `/api/products?near=${slug}&limit=5`,
      },
      {
        call: (api) => api('GET /api/products/slug/:slug', { params: { slug } }),
        address: `/api/products/slug/${slug}`,
      },
    ];
  }
  const category = /^\/shop\/([^/]*)$/.exec(path)?.[1];
  if (category === undefined) return undefined;
  const query = { limit: '3', ...(category === '' ? {} : { category }) };
  return [
    { call: (api) => api('GET /api/categories'), address: '/api/categories' },
    {
      call: (api) => api('GET /api/products', { query }),
      address: `/api/products?${String(new URLSearchParams(query))}`,
    },
  ];
}

/**
 * The addresses whose replies a page shows, in order; `catalogueSite` gives a list of them, or the status of a failure.
 */
export const addressesOn = (path: string): string[] =>
  [...FRAME, ...(shownAt(path) ?? [])].map(({ address }) => address);

/** `/urun/:slug` and `/shop/:category`, each with a frame around it. */
export const catalogueSite = () =>
  stubSite(async ({ path, api }) => {
    const shown = shownAt(path);
    if (!shown) return undefined;
    const replies = await Promise.all(
      [...FRAME, ...shown].map(({ call }) => call(api).catch((error: { status: number }) => error.status)),
    );
    return {
      status: typeof replies.at(-1) === 'number' ? (replies.at(-1) as number) : 200,
      html: JSON.stringify(replies),
    };
  });
