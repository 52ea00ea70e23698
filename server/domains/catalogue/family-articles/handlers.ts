import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import type { ShownFamilies } from '../families/shown.ts';
import { familyStore } from '../families/store.ts';
import { readGrid } from './articles.ts';
import { exportArticles } from './export.ts';
import { familyFromProducts, proposals } from './from-products.ts';
import { generateSizes } from './generate.ts';
import { checkPaste } from './paste.ts';
import { saveArticles } from './save.ts';

/** The sizes of families as staff keep them: the grid, its dry runs and files, and families made of products. */
export const familyArticleHandlers = (services: StaffServices, shown: ShownFamilies) => {
  const { database, now } = services;
  const { db } = database;
  const families = familyStore(database);
  return handlers({
    'GET /api/families/:id/articles': ({ params }) => readGrid(db, params.id),
    'PUT /api/families/:id/articles': ({ params, body }, { viewer }) =>
      saveArticles(database, { viewer, at: new Date(now()) }, params.id, body.changes),
    'POST /api/families/:id/articles/check': ({ params, body }) => checkPaste(db, params.id, body.text, body.mapping),
    'POST /api/families/:id/articles/generate': ({ params, body }) =>
      generateSizes(db, params.id, body.values, body.except),
    'GET /api/families/:id/articles/export': ({ params, query }) => exportArticles(db, params.id, query.format),
    'POST /api/families/propose': ({ body }) => proposals(db, body),
    async 'POST /api/families/from-products'({ body }, { viewer }) {
      const made = await families.find(await familyFromProducts(services, viewer, body), 'staff');
      return shown.whole(made!);
    },
  });
};
