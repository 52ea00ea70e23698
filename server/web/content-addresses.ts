import { blogStore } from '../domains/content/blogs/store.ts';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../base/db/opening/open.ts';
import type { ContentAddress } from './sitemap.ts';
import { jobStore } from '../domains/inbox/jobs/store.ts';
import { pageStore } from '../domains/content/pages/store.ts';

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
