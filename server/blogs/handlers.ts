import type { BlogCard } from '#contract/blogs.ts';
import { SMALL_PAGE_SIZE, type ListPage } from '#contract/content.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { blogStore, type BlogFilter } from './store.ts';
import { viewCounter } from './views.ts';

export const blogHandlers = (database: Database, clock: Clock) => {
  const blogs = blogStore(database);
  const views = viewCounter(database, clock);

  const list = async (filter: BlogFilter, page?: number, limit?: number): Promise<BlogCard[] | ListPage<BlogCard>> => {
    if (page === undefined && limit === undefined) return blogs.list(filter);
    const asked = { page: page ?? 1, limit: limit ?? SMALL_PAGE_SIZE };
    const total = await blogs.count(filter);
    return { items: await blogs.list(filter, asked), total, ...asked, pages: Math.ceil(total / asked.limit) };
  };

  return handlers({
    'GET /api/blogs': ({ query: { page, limit, ...filter } }, { audience }) => list({ ...filter, audience }, page, limit),
    'GET /api/blogs/published': ({ query: { page, limit, ...filter } }) => list({ ...filter, audience: 'public' }, page, limit),
    'GET /api/blogs/slug/:slug': ({ params }, { audience }) => blogs.getBySlug(params.slug, audience),
    'GET /api/blogs/related/:id': ({ params }) => blogs.listRelated(params.id),
    'GET /api/blogs/:id': ({ params }, { audience }) => blogs.get(params.id, audience),
    async 'POST /api/blogs/:id/view'({ params }, { viewer }) {
      await views.count(await blogs.getNumber(params.id), viewer);
    },
  });
};
