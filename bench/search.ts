// Searches, lists and single products out of 100,000, at the store behind the API and the pages.
import { PRODUCT_SORTS, SHOP_PAGE_SIZE } from '../contract/catalogue.ts';
import { liveSearch } from '../server/domains/catalogue/live/live-search.ts';
import { productFinder } from '../server/domains/catalogue/live/product-finder.ts';
import { productStore, type ProductFilter } from '../server/domains/catalogue/products/store.ts';
import type { Bench, Large, Subject } from './bench.ts';
import { shuffled } from './order.ts';
import { atMost, formatted, notMeasured, percentile, told, type Row } from './report.ts';
import { SEARCH_QUERIES } from './search-queries.ts';
import { detailOf, ms, p95, slowest, time, timed } from './timings.ts';

interface Goals {
  searchP95Ms: number;
  listP95Ms?: number;
}
const LIST_PAGES = [1, 2, 5, 20];
const SLUGS = 2_000;
/** A server runs for days: its code is compiled. */
const SEARCH_WARM_UPS = 5;

async function searches(title: string, { database }: Large, rounds: number, limitMs: number): Promise<Row[]> {
  const live = liveSearch(database);
  const reading = await timed(() => live.current());
  const { list } = productFinder(database, live);
  const works = new Map(
    SEARCH_QUERIES.map((q) => [
      `'${q}'`,
      () => list({ audience: 'public', q, sort: 'relevance', page: 1, limit: SHOP_PAGE_SIZE }),
    ]),
  );
  const timings = await time(works, rounds, SEARCH_WARM_UPS);
  return [
    told(`${title}: the index is read in`, ms(reading)),
    atMost(`${title}: search, p95`, p95(timings.all), limitMs, ' ms', detailOf(timings, `${works.size} texts`)),
    told('… the slowest', slowest(timings, 4)),
  ];
}

interface Place {
  name: string;
  where: Pick<ProductFilter, 'categoryId' | 'subCategoryId'>;
}

async function lists(title: string, { database }: Large, rounds: number, limitMs: number | undefined): Promise<Row[]> {
  const categories = await database.db
    .selectFrom('categories')
    .select(['id', 'parentId', 'slug'])
    .orderBy('id')
    .execute();
  const places: Place[] = [
    { name: 'all', where: {} },
    ...categories.map(({ id, parentId, slug }) => ({
      name: slug,
      where: parentId === null ? { categoryId: id } : { categoryId: parentId, subCategoryId: id },
    })),
  ];
  const products = productStore(database);
  const list = ({ where }: Place, sort: ProductFilter['sort'], page: number) =>
    products.list({ audience: 'public', ...where, sort, page, limit: SHOP_PAGE_SIZE });

  // The first list of each place counts its products; the store keeps the number until the catalogue changes.
  const counting: number[] = [];
  for (const place of places) counting.push(await timed(() => list(place, 'order', 1)));
  const works = new Map<string, () => Promise<unknown>>();
  const lastPages = new Map<string, () => Promise<unknown>>();
  for (const place of places) {
    const last = Math.ceil((await list(place, 'order', 1)).total / SHOP_PAGE_SIZE);
    for (const sort of PRODUCT_SORTS) {
      for (const page of LIST_PAGES)
        if (page <= last) works.set(`${place.name} by ${sort} page ${page}`, () => list(place, sort, page));
      lastPages.set(`${place.name} by ${sort} page ${last}`, () => list(place, sort, last));
    }
  }
  const timings = await time(works, rounds);
  const deep = await time(lastPages, 1);
  const subject = `${title}: list of ${SHOP_PAGE_SIZE} with total, p95`;
  const detail = detailOf(
    timings,
    `${places.length} places, ${PRODUCT_SORTS.length} sorts, pages ${LIST_PAGES.join(', ')}`,
  );
  return [
    limitMs === undefined
      ? told(subject, ms(p95(timings.all)) + detail)
      : atMost(subject, p95(timings.all), limitMs, ' ms', detail),
    told('… the slowest', slowest(timings, 3)),
    told('… last pages of the same lists, p95', `${ms(p95(deep.all))}; the slowest: ${slowest(deep, 1)}`),
    told('… first list after a change (counts), p95', `${ms(p95(counting))}, the slowest ${ms(Math.max(...counting))}`),
  ];
}

async function bySlug(title: string, { database }: Large): Promise<Row[]> {
  const products = productStore(database);
  const step = Math.floor((await products.countPublic()) / SLUGS);
  const slugs = shuffled(
    (await products.sitemapPages(1_000_000, 0))
      .filter((_, i) => i % step === 0)
      .map(({ path }) => path.slice('/urun/'.length)),
  );
  const [warmUp, measured] = [slugs.slice(0, SLUGS / 4), slugs.slice(SLUGS / 4)];
  for (const slug of warmUp) await products.findBySlug(slug, 'public');
  const times: number[] = [];
  for (const slug of measured) times.push(await timed(() => products.findBySlug(slug, 'public')));
  return [
    told(
      `${title}: product by slug, p95`,
      `${ms(p95(times))} (p50 ${ms(percentile(times, 0.5))}; ${formatted(times.length)} calls, each for another product)`,
    ),
  ];
}

async function measureOn(title: string, large: Large, { isQuick }: Bench, goals: Goals): Promise<Row[]> {
  const n = await productStore(large.database).countPublic();
  return [
    told(`${title}: ${formatted(n)} products filled in`, `${formatted(large.fillMs / 1000)} s`),
    ...(await searches(title, large, isQuick ? 6 : 15, goals.searchP95Ms)),
    ...(await lists(title, large, isQuick ? 2 : 3, goals.listP95Ms)),
    ...(await bySlug(title, large)),
  ];
}

export const search: Subject = {
  name: 'search',
  measure: async (bench) => measureOn('SQLite', await bench.largeSqlite(), bench, { searchP95Ms: 3, listP95Ms: 3 }),
};

export const searchPostgres: Subject = {
  name: 'search-postgres',
  async measure(bench) {
    if (bench.isQuick)
      return [notMeasured('PostgreSQL: search and lists', 'left out by --quick (filling takes half a minute)')];
    const large = await bench.largePostgres();
    if (!large) return [notMeasured('PostgreSQL: search and lists', 'BENCH_DATABASE_URL is not set')];
    return measureOn('PostgreSQL', large, bench, { searchP95Ms: 3 });
  },
};
