// Searches, lists and single products out of 100,000, at the store that the API and the pages read.
import { PRODUCT_SORTS, SHOP_PAGE_SIZE } from '../contract/catalogue.ts';
import { productStore, type ProductFilter } from '../server/products/store.ts';
import type { Bench, Large, Subject } from './bench.ts';
import { atMost, formatted, median, notMeasured, percentile, told, type Row } from './report.ts';
import { SEARCH_QUERIES } from './search-queries.ts';

interface Goals { searchP95Ms: number; listP95Ms?: number }
const LIST_PAGES = [1, 2, 5, 20];
const SLUGS = 2_000;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** All orders of the work are as likely: what one query leaves in the caches must not always serve the same other one. */
function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  let seed = 1; // the same order in every run
  for (let i = mixed.length - 1; i > 0; i--) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const j = seed % (i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

const p50p95 = (times: readonly number[]) => `p50 ${formatted(percentile(times, 0.5))} ms, ${times.length} calls`;

async function searches(title: string, { database }: Large, rounds: number, limitMs: number): Promise<Row[]> {
  const products = productStore(database);
  const of = new Map<string, number[]>(SEARCH_QUERIES.map((q) => [q, []]));
  const search = (q: string) => products.list({ audience: 'public', q, sort: 'relevance', page: 1, limit: SHOP_PAGE_SIZE });
  for (const q of SEARCH_QUERIES) await search(q); // warm-up
  for (const q of shuffled(Array.from({ length: rounds }, () => SEARCH_QUERIES).flat())) of.get(q)!.push(await timed(() => search(q)));
  const slowest = [...of].map(([q, times]) => ({ q, ms: median(times) })).toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  const times = [...of.values()].flat();
  return [
    atMost(`${title}: search, p95`, percentile(times, 0.95), limitMs, ' ms', ` (${p50p95(times)}, ${SEARCH_QUERIES.length} texts)`),
    told('… slowest texts (medians)', slowest.map(({ q, ms }) => `'${q}' ${formatted(ms)} ms`).join(', ')),
  ];
}

async function lists(title: string, { database }: Large, limitMs: number | undefined): Promise<Row[]> {
  const categories = await database.db.selectFrom('categories').select(['id', 'parentId']).orderBy('id').execute();
  const places = [{}, ...categories.map(({ id, parentId }) => (parentId === null ? { categoryId: id } : { categoryId: parentId, subCategoryId: id }))];
  const filter = (place: Pick<ProductFilter, 'categoryId' | 'subCategoryId'>, sort: ProductFilter['sort'], page: number): ProductFilter =>
    ({ audience: 'public', ...place, sort, page, limit: SHOP_PAGE_SIZE });

  const products = productStore(database);
  // The first list of each place counts its products; the number is kept until the catalogue changes.
  const counting: number[] = [];
  for (const place of places) counting.push(await timed(() => products.list(filter(place, 'order', 1))));
  const wanted: ProductFilter[] = [];
  const lastPages: ProductFilter[] = [];
  for (const place of places) {
    const { total } = await products.list(filter(place, 'order', 1));
    const last = Math.ceil(total / SHOP_PAGE_SIZE);
    for (const sort of PRODUCT_SORTS) {
      for (const page of LIST_PAGES) if (page <= last) wanted.push(filter(place, sort, page));
      lastPages.push(filter(place, sort, last));
    }
  }
  const run = async (filters: ProductFilter[]) => {
    const times: number[] = [];
    for (const one of shuffled(filters)) times.push(await timed(() => products.list(one)));
    return times;
  };
  await run(wanted); // warm-up
  const times = await run(wanted);
  const deep = await run(lastPages);
  const subject = `${title}: list of ${SHOP_PAGE_SIZE} with total, p95`;
  const value = percentile(times, 0.95);
  const detail = ` (${p50p95(times)}: ${places.length} places, ${PRODUCT_SORTS.length} sorts, pages ${LIST_PAGES.join(', ')})`;
  return [
    limitMs === undefined ? told(subject, `${formatted(value)} ms${detail}`) : atMost(subject, value, limitMs, ' ms', detail),
    told('… last pages of the same lists, p95', `${formatted(percentile(deep, 0.95))} ms, slowest ${formatted(Math.max(...deep))} ms`),
    told('… first list after a change (counts)', `p95 ${formatted(percentile(counting, 0.95))} ms, slowest ${formatted(Math.max(...counting))} ms`),
  ];
}

async function bySlug(title: string, { database }: Large): Promise<Row[]> {
  const products = productStore(database);
  const step = Math.floor((await products.countPublic()) / SLUGS);
  const slugs = shuffled((await products.addresses(1_000_000, 0)).filter((_, i) => i % step === 0).map(({ slug }) => slug));
  const [warmUp, measured] = [slugs.slice(0, SLUGS / 4), slugs.slice(SLUGS / 4)];
  for (const slug of warmUp) await products.findBySlug(slug, 'public');
  const times: number[] = [];
  for (const slug of measured) times.push(await timed(() => products.findBySlug(slug, 'public')));
  return [told(`${title}: product by slug, p95`, `${formatted(percentile(times, 0.95))} ms (${p50p95(times)}, each another product)`)];
}

async function measureOn(title: string, large: Large, bench: Bench, goals: Goals): Promise<Row[]> {
  const n = await productStore(large.database).countPublic();
  return [
    told(`${title}: filled with ${formatted(n)} products in`, `${formatted(large.fillMs / 1000)} s`),
    ...await searches(title, large, bench.isQuick ? 5 : 20, goals.searchP95Ms),
    ...await lists(title, large, goals.listP95Ms),
    ...await bySlug(title, large),
  ];
}

export const search: Subject = {
  name: 'search',
  measure: async (bench) => measureOn('SQLite', await bench.largeSqlite(), bench, { searchP95Ms: 8, listP95Ms: 3 }),
};

export const searchPostgres: Subject = {
  name: 'search-postgres',
  async measure(bench) {
    if (bench.isQuick) return [notMeasured('PostgreSQL: search and lists', 'left out by --quick (filling takes half a minute)')];
    const large = await bench.largePostgres();
    if (!large) return [notMeasured('PostgreSQL: search and lists', 'BENCH_DATABASE_URL is not set')];
    return measureOn('PostgreSQL', large, bench, { searchP95Ms: 15 });
  },
};
