import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';

export const pageHandlers = ({ db }: Database) => handlers({
  async 'GET /api/pages'() {
    const pages = await db.selectFrom('pages').select(['publicId', 'slug', 'title']).where('isActive', '=', true).orderBy('sortOrder').orderBy('id').execute();
    return pages.map(({ publicId, slug, title }) => ({ _id: publicId, slug, title }));
  },
});
