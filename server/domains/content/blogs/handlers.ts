import type { BlogCard } from '#contract/blogs.ts';
import { SMALL_PAGE_SIZE, type ListPage } from '#contract/content.ts';
import type { StaffServices } from '../../../call/services.ts';
import { handlers } from '../../../call/handlers.ts';
import { removePublished } from '../../../entities/row-drafts.ts';
import { staffSaving } from '../../../entities/saving.ts';
import { blogResource, createColumns, updateColumns } from './resource.ts';
import { blogStore, type BlogFilter } from './store.ts';
import { viewCounter } from './views.ts';

/** Blog posts: lists, single posts, view counts, and saves by staff (docs/decisions/0012). */
export const blogHandlers = (services: StaffServices) => {
  const { database, now: clock } = services;
  const saving = staffSaving(services, blogResource);
  const blogs = blogStore(database);
  const views = viewCounter(database, clock);

  const list = async (filter: BlogFilter, page?: number, limit?: number): Promise<BlogCard[] | ListPage<BlogCard>> => {
    if (page === undefined && limit === undefined) return blogs.list(filter);
    const asked = { page: page ?? 1, limit: limit ?? SMALL_PAGE_SIZE };
    const total = await blogs.count(filter);
    return { items: await blogs.list(filter, asked), total, ...asked, pages: Math.ceil(total / asked.limit) };
  };

  return handlers({
    async 'GET /api/blogs'({ query: { page, limit, q, isPublished, sort, ...filter } }, { audience }) {
      if (audience === 'public' || (page === undefined && limit === undefined))
        return list({ ...filter, audience }, page, limit);
      const asked = { page: page ?? 1, limit: limit ?? SMALL_PAGE_SIZE };
      const { items, total } = await blogs.table(
        { ...filter, audience, q, sort, isPublished: isPublished === undefined ? undefined : isPublished === 'true' },
        asked,
      );
      return { items, total, ...asked, pages: Math.ceil(total / asked.limit) };
    },
    'GET /api/blogs/published': ({ query: { page, limit, category, tag } }) =>
      list({ category, tag, audience: 'public' }, page, limit),
    'GET /api/blogs/slug/:slug': ({ params }, { audience }) => blogs.getBySlug(params.slug, audience),
    'GET /api/blogs/related/:id': ({ params }) => blogs.listRelated(params.id),
    'GET /api/blogs/:id': ({ params }, { audience }) => blogs.get(params.id, audience),
    async 'POST /api/blogs/:id/view'({ params }, { viewer }) {
      await views.count(await blogs.getNumber(params.id), viewer);
    },
    async 'POST /api/blogs'({ body }, { viewer }) {
      return blogs.get((await saving.create(viewer, (trx) => createColumns(trx, body))).publicId, 'staff');
    },
    async 'PUT /api/blogs/:id'({ params, body: { version, draft, ...fields } }, { viewer }) {
      const { publicId } = await saving.update(viewer, params.id, version, async (row, trx) => {
        await removePublished(trx, 'blog', row.publicId, draft);
        return updateColumns(trx, fields, row);
      });
      return blogs.get(publicId, 'staff');
    },
    'DELETE /api/blogs/:id': ({ params }, { viewer, grant }) => saving.remove(viewer, params.id, grant),
    'POST /api/blogs/upload': ({ file }, { viewer }) => services.library.addPicture('blogs', file, viewer),
  });
};
