import { SEARCH_GROUP_SIZE } from '#contract/panel-search.ts';
import { fold, searchTerms } from '#contract/text.ts';
import { listUsers } from '../../people/accounts/users.ts';
import { blogStore } from '../../content/blogs/store.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { handlers } from '../../../call/handlers.ts';
import { orderStore } from '../../shop/orders/store.ts';
import { familyStore } from '../../catalogue/families/store.ts';
import type { FindProducts } from '../../catalogue/products/store.ts';

interface Group<T> {
  items: T[];
  hasMore: boolean;
}
/** One row more than shown, to tell whether there are others. */
const ASKED = { page: 1, limit: SEARCH_GROUP_SIZE + 1 };
const groupOf = <R, T>(rows: readonly R[], show: (row: R) => T): Group<T> => ({
  items: rows.slice(0, SEARCH_GROUP_SIZE).map(show),
  hasMore: rows.length > SEARCH_GROUP_SIZE,
});

/** The panel's search over all its kinds of rows, by the rules of each kind's list (docs/decisions/0086). */
export const panelSearchHandlers = (database: Database, find: FindProducts, now: Clock) => {
  const { db } = database;
  const orders = orderStore(database, now);
  const blogs = blogStore(database);
  const families = familyStore(database);

  const pagesTitled = async (q: string) => {
    const terms = searchTerms(q);
    if (terms.length === 0) return [];
    const all = await db
      .selectFrom('pages')
      .select(['publicId', 'title', 'isActive'])
      .orderBy('sortOrder')
      .orderBy('id')
      .execute();
    return all.filter(({ title }) => {
      const folded = fold(title);
      return terms.every((term) => folded.includes(term));
    });
  };

  const familiesFound = async (q: string) => {
    const found = await families.ids({ audience: 'staff', q });
    const first = found.slice(0, ASKED.limit).map(({ id }) => id);
    return (await families.byId(first, 'staff')).map(({ family }) => family);
  };

  const usersFound = async (q: string) => (searchTerms(q).length > 0 ? listUsers(db, { q }, ASKED) : []);

  return handlers({
    async 'GET /api/search'({ query: { q } }, { viewer }) {
      const isAdmin = viewer.role === 'admin';
      const hasTerms = searchTerms(q).length > 0;
      const [articles, series, placed, people, posts, pages] = await Promise.all([
        hasTerms ? find({ audience: 'staff', q, sort: 'relevance', ...ASKED }) : { products: [] },
        hasTerms ? familiesFound(q) : [],
        isAdmin ? orders.newestWith(q, ASKED.limit) : null,
        isAdmin ? usersFound(q) : null,
        hasTerms ? blogs.table({ audience: 'staff', q }, ASKED).then(({ items }) => items) : [],
        pagesTitled(q),
      ]);
      return {
        products: groupOf(articles.products, ({ _id, code, name, isActive }) => ({ _id, code, name, isActive })),
        families: groupOf(series, ({ _id, name, articleCount, isActive }) => ({ _id, name, articleCount, isActive })),
        orders: placed && groupOf(placed, (order) => order),
        users:
          people &&
          groupOf(people, ({ publicId, name, username, email, role }) => ({
            _id: publicId,
            name,
            username,
            email,
            role,
          })),
        blogs: groupOf(posts, ({ _id, title, isPublished }) => ({ _id, title, isPublished })),
        pages: groupOf(pages, ({ publicId, title, isActive }) => ({ _id: publicId, title, isActive })),
      };
    },
  });
};
