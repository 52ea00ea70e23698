import { pagePath } from '#contract/page-paths.ts';
import type { StoredPage, StoredPageCard } from '#contract/pages.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import type { Resource } from '../../crud/resource.ts';
import { PAGE_TEXTS as texts } from './texts.ts';

const stored = {
  kind: 'page',
  path: panelListPath('pages'),
  calls: {
    list: 'GET /api/pages/admin/all',
    get: 'GET /api/pages/admin/:id',
    create: 'POST /api/pages',
    update: 'PUT /api/pages/:id',
    remove: 'DELETE /api/pages/:id',
    status: 'PUT /api/pages/:id',
  },
  arranged: { kind: 'page', field: 'order' },
  shownIn: ['/api/pages'],
  titleOf: ({ title }: Pick<StoredPage, 'title'>) => title,
  siteOf: ({ slug, isActive }: Pick<StoredPage, 'slug' | 'isActive'>) => (isActive ? pagePath(slug) : undefined),
  keepsHeading: true,
  copy: { named: 'title', fresh: ['slug'], state: 'isActive', note: () => texts.copyNote },
  texts: texts.rows,
} as const satisfies Resource<StoredPage>;

/** For the list. */
export const pageCards: Resource<StoredPageCard> = stored;
/** For the form. */
export const pages: Resource<StoredPage> = stored;
