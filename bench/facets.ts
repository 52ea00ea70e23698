// Filters and their counts over 100,000 products, at the services behind the API and the pages.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SHOP_PAGE_SIZE } from '../contract/catalogue.ts';
import { catalogueFilters } from '../server/domains/catalogue/facets/catalogue-filters.ts';
import { liveSearch } from '../server/domains/catalogue/live/live-search.ts';
import { productFinder } from '../server/domains/catalogue/live/product-finder.ts';
import { narrowedProducts } from '../server/domains/catalogue/products/narrowed-list.ts';
import { productStore, type ProductFilter } from '../server/domains/catalogue/products/store.ts';
import type { Bench, Large, Subject } from './bench.ts';
import { atMost, formatted, notMeasured, percentile, told, type Row } from './report.ts';
import { detailOf, ms, p95, slowest, time, timed } from './timings.ts';

interface Goals {
  /** Milliseconds. */
  categoryP95: number;
  allP95: number;
}
const GOALS: Goals = { categoryP95: 25, allP95: 50 };

/** What visitors tick: nothing, one dimension, several filters, a range, stock. */
const QUERIES: readonly Record<string, string>[] = [
  {},
  { 'attr.cap': '6' },
  { 'attr.boy': '100,125,160,200' },
  { 'attr.cap': '5..20', 'attr.boy': '100..' },
  { stock: 'in_stock' },
  { hardness: '58..62 HRC', stock: 'in_stock' },
  { standard: 'DIN 1530-A', 'attr.cap': '6', 'attr.boy': '200' },
];
/** A page beyond the last: its products, which the database reads, are measured below. */
const NO_PRODUCTS = 1_000_000;
const SORTS = ['order', 'name', 'price', '-price', 'newest'] as const;

interface Place {
  name: string;
  where: Pick<ProductFilter, 'categoryId' | 'subCategoryId'>;
}

async function measureOn(title: string, { database }: Large, { isQuick }: Bench): Promise<Row[]> {
  const categories = await database.db
    .selectFrom('categories')
    .select(['id', 'parentId', 'slug'])
    .orderBy('id')
    .execute();
  const places = categories.map(({ id, parentId, slug }): Place => ({
    name: slug,
    where: parentId === null ? { categoryId: id } : { categoryId: parentId, subCategoryId: id },
  }));
  const all: Place = { name: 'all', where: {} };
  const products = productStore(database);
  const live = liveSearch(database);
  const { hits } = productFinder(database, live);
  const answer = narrowedProducts(products, { hits, filters: catalogueFilters(database, live.current) });
  const ask = (
    { where }: Place,
    query: Record<string, string>,
    facets: '0' | '1',
    sort: ProductFilter['sort'],
    page = 1,
  ) =>
    answer.page({ ...query, facets }, { audience: 'public', ...where, sort, page, limit: SHOP_PAGE_SIZE }, undefined);
  const counts = (one: Place) =>
    QUERIES.map((query): [string, () => Promise<unknown>] => [
      `${one.name} ${JSON.stringify(query)}`,
      () => ask(one, query, '1', 'order', NO_PRODUCTS),
    ]);
  await live.current();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const first = await timed(() => ask(all, {}, '1', 'order'));
  delay.disable();

  const rounds = isQuick ? 4 : 10;
  const inCategories = await time(new Map(places.flatMap(counts)), rounds);
  const inAll = await time(new Map(counts(all)), rounds * 4);
  const lists = new Map<string, () => Promise<unknown>>();
  const readingOrders: number[] = [];
  const inStock = { stock: 'in_stock' };
  const lastPage = Math.ceil(((await ask(all, inStock, '0', 'order', NO_PRODUCTS)).page?.total ?? 0) / SHOP_PAGE_SIZE);
  for (const sort of SORTS) {
    readingOrders.push(await timed(() => ask(all, inStock, '0', sort, lastPage)));
    for (const query of QUERIES.slice(1))
      for (const page of [1, 20])
        lists.set(`${JSON.stringify(query)} by ${sort} page ${page}`, () => ask(all, query, '0', sort, page));
  }
  const listed = await time(lists, rounds);
  return [
    told(
      `${title}: first counts of all after a start`,
      `${ms(first)}, the process held up for at most ${ms(delay.max / 1e6)}`,
    ),
    atMost(
      `${title}: counts of a category, p95`,
      p95(inCategories.all),
      GOALS.categoryP95,
      ' ms',
      detailOf(inCategories, `${places.length} categories, ${QUERIES.length} selections`),
    ),
    told('… the slowest', slowest(inCategories, 3)),
    atMost(
      `${title}: counts of the whole catalogue, p95`,
      p95(inAll.all),
      GOALS.allP95,
      ' ms',
      detailOf(inAll, `${QUERIES.length} selections`),
    ),
    told('… the slowest', slowest(inAll, 3)),
    told(
      `${title}: filtered list of ${SHOP_PAGE_SIZE} with total, p95`,
      ms(p95(listed.all)) + detailOf(listed, `${SORTS.length} sorts, pages 1 and 20`),
    ),
    told('… the slowest', slowest(listed, 3)),
    told(
      `… last page, ${formatted(lastPage)}, of an order that is read for it`,
      `${ms(percentile(readingOrders, 0.5))}, the slowest ${ms(Math.max(...readingOrders))}`,
    ),
  ];
}

export const facets: Subject = {
  name: 'facets',
  measure: async (bench) => measureOn('SQLite', await bench.largeSqlite(), bench),
};

export const facetsPostgres: Subject = {
  name: 'facets-postgres',
  async measure(bench) {
    if (bench.isQuick) return [notMeasured('PostgreSQL: filters', 'left out by --quick (filling takes half a minute)')];
    const large = await bench.largePostgres();
    if (!large) return [notMeasured('PostgreSQL: filters', 'BENCH_DATABASE_URL is not set')];
    return measureOn('PostgreSQL', large, bench);
  },
};
