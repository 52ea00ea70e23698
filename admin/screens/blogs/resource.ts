import type { Blog, BlogCard } from '#contract/blogs.ts';
import { postPath } from '#contract/page-paths.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import type { Resource } from '../../crud/resource.ts';
import { BLOG_TEXTS as texts } from './texts.ts';

const posts = {
  kind: 'blog',
  path: panelListPath('blogs'),
  calls: {
    list: 'GET /api/blogs',
    get: 'GET /api/blogs/:id',
    create: 'POST /api/blogs',
    update: 'PUT /api/blogs/:id',
    remove: 'DELETE /api/blogs/:id',
    status: 'PUT /api/blogs/:id',
  },
  statusField: 'isPublished',
  titleOf: ({ title }: Pick<Blog, 'title'>) => title,
  siteOf: ({ slug, isPublished }: Pick<Blog, 'slug' | 'isPublished'>) => (isPublished ? postPath(slug) : undefined),
  copy: { named: 'title', fresh: ['slug'], state: 'isPublished', note: () => texts.copyNote },
  texts: texts.rows,
} as const satisfies Resource<Blog>;

/** For the list. */
export const blogCards: Resource<BlogCard> = posts;
/** For the form. */
export const blogs: Resource<Blog> = posts;
