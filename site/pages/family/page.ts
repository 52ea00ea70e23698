// The page of a family: all sizes of one part.
import { ApiError } from '#contract/api-error.ts';
import type { Family, FamilyRows } from '#contract/families.ts';
import { imageUrl } from '#contract/images.ts';
import { FAMILY_PATTERN, familyPath } from '#contract/paths.ts';
import type { Head } from '../../base/head.tsx';
import { definePage, moved, WithStatus, type HeadInput } from '../../base/page.tsx';
import { FAMILY_HEAD_TEXTS as texts } from '../../texts/family.ts';
import { askedOf, isFamilyKey, readFamilySearch, type FamilySearch, type FilterTexts } from './address.ts';
import { titleOf } from './title.ts';

/** Search engines read documents: browsers need none of it. */
const { searchData } = import.meta.env.SSR ? await import('./search-data.ts') : {};
/** An open page places typed numbers itself, by the values that it has. */
const { whereServed } = import.meta.env.SSR ? await import('./typed-sizes.ts') : {};

/** Rows of a page of the table. */
export const PAGE_ROWS = 50;

export interface FamilyData {
  family: Family;
  /** The rows of the asked page; where the filters were refused, of the whole family. */
  rows: FamilyRows;
  /** The filters that the rows passed. */
  filters: FilterTexts;
  /** Why the address's filters were refused. */
  refused?: string;
}
type Loaded = FamilyData | WithStatus<FamilyData>;

/** The open table, which has all rows and answers in place of the server. */
let open: { slug: string; answer(search: FamilySearch): Loaded } | null = null;
/** Answers further addresses of the family's page from the open table. @returns the function that ends it */
export function answerFrom(slug: string, answer: (search: FamilySearch) => Loaded): () => void {
  const own = { slug, answer };
  open = own;
  return () => {
    if (open === own) open = null;
  };
}

function head({ data, frame: { settings }, publicUrl }: HeadInput<string, FamilySearch, FamilyData>): Head {
  const { family } = data;
  const found = searchData?.(data, settings.site_title, publicUrl);
  return {
    title: family.seoTitle || titleOf(family),
    isTitleWhole: Boolean(family.seoTitle),
    description: family.seoDescription || found?.description,
    keywords: family.seoKeywords,
    canonical: familyPath(family.slug),
    image: family.img[0] && imageUrl('products', family.img[0]),
    jsonLd: found?.jsonLd ?? [{}, {}],
  };
}

export const familyPage = definePage({
  path: FAMILY_PATTERN,
  searchKeys: isFamilyKey,
  search: readFamilySearch,
  async load({ api, params, search, signal }): Promise<Loaded> {
    if (open?.slug === params.slug) return open.answer(search);
    const family = await api('GET /api/families/:slug', { params }, signal);
    if (family.slug !== params.slug) throw moved(familyPath(family.slug)); // a former slug, or the id
    const rowsOf = (query: Record<string, string>) =>
      api('GET /api/families/:slug/rows', { params, query: { ...query, limit: String(PAGE_ROWS) } }, signal);
    const refuse = async (refused: string) =>
      new WithStatus<FamilyData>(400, { family, rows: await rowsOf({}), filters: {}, refused });

    const asked = askedOf(family, search);
    if (!asked) return refuse(texts.sizeRefused(search.q!));
    const filters = whereServed && search.q ? await whereServed(family, asked, rowsOf) : asked;
    try {
      const { sort, page } = search;
      const rows = await rowsOf({ ...filters, ...(sort && { sort }), ...(page > 1 && { page: String(page) }) });
      const data = { family, rows, filters };
      return page > 1 && page > rows.pages ? new WithStatus<FamilyData>(404, data) : data;
    } catch (error) {
      if (ApiError.is(error) && error.status === 400) return refuse(error.message);
      throw error;
    }
  },
  head,
});
