import { blogStore } from '../blogs/store.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { ContentAddress } from '../http/sitemap.ts';
import { jobStore } from '../jobs/store.ts';
import { pageStore } from '../pages/store.ts';

/** Pages of their own that staff write, for the sitemap: posts, dynamic pages, open jobs. */
export const contentAddresses = (database: Database, clock: Clock) => {
  const [blogs, pages, jobs] = [blogStore(database), pageStore(database), jobStore(database, clock)];
  return async (): Promise<ContentAddress[]> => [
    ...(await pages.addresses()).map(({ slug, updatedAt }) => ({ path: `/page/${slug}`, updatedAt })),
    ...(await blogs.addresses()).map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, updatedAt })),
    ...(await jobs.list('public')).map(({ _id, slug, updatedAt }) => ({
      path: `/careers/${_id}-${slug}`,
      updatedAt: new Date(updatedAt),
    })),
  ];
};
