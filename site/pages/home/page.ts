// The home page.
import { ApiError } from '#contract/api-error.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Category } from '#contract/categories.ts';
import { HOMEPAGE_FEATURES, itemsOf } from '#contract/content.ts';
import type { FamilyPage } from '#contract/families.ts';
import type { Feature } from '#contract/features.ts';
import type { ProductCard } from '#contract/products.ts';
import type { Program } from '#contract/programs.ts';
import type { Reference } from '#contract/references.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { SETTING_DEFAULTS, toSettings, type Settings } from '#contract/setting-defaults.ts';
import type { Slide } from '#contract/sliders.ts';
import { imageSources, SLIDE_SIZES } from '#contract/images.ts';
import { searchPath } from '#contract/page-paths.ts';
import { categoryPath, HOME_PATH } from '#contract/paths.ts';
import { SOCIAL_KEYS } from '#contract/social.ts';
import { absoluteUrl } from '../../base/head.tsx';
import { LANGUAGE_ALTERNATES } from '../../ui/language-alternates.ts';
import { orNull } from '../../base/or-null.ts';
import { definePage } from '../../base/page.tsx';
import { HOME_TEXTS } from '../../texts/home.ts';

/** Main categories shown as cards; the others follow as links. */
const MAX_CARDS = 6;
/** One featured, five as rows. */
const MAX_POSTS = 6;

/** A main category with its sub-categories. */
export interface CategoryGroup extends Pick<Category, '_id' | 'name' | 'img' | 'productCount'> {
  subs: Pick<Category, '_id' | 'name'>[];
}

/** A part of the mould drawing. */
export interface MouldPart {
  path: string;
  /** Articles in its category; null if there is no such category. */
  count: number | null;
}

/** An article in stock that the example search finds, with its family's facts. */
export interface Example {
  product: ProductCard;
  standard: string;
  materialNumber: string;
  /** Its part in the drawing, from 0; −1: none. */
  part: number;
}

/** Each part has its own call and is null after a failure, so that one failure affects one part only. */
export interface HomeData {
  slides: Slide[] | null;
  features: Feature[] | null;
  /** The first main categories. */
  categories: CategoryGroup[] | null;
  /** All further ones. */
  otherCategories: CategoryGroup[];
  posts: BlogCard[] | null;
  /** undefined if none is offered. */
  program: Program | null | undefined;
  references: Reference[] | null;
  /** Parts of the drawing, in their order. */
  parts: MouldPart[];
  totals: Pick<FamilyPage, 'total' | 'articleTotal' | 'inStockTotal'> | null;
  /** null also where the catalogue has none. */
  example: Example | null;
}

const bySortOrder = (a: { sortOrder: number }, b: { sortOrder: number }) => a.sortOrder - b.sortOrder;
const isMissing = (error: unknown) => ApiError.is(error) && error.status === 404;

/** The company, for search engines. */
function organization(settings: Settings, publicUrl: string): object {
  const sameAs = SOCIAL_KEYS.map((key) => settings[key]).filter(Boolean);
  return {
    '@type': 'Organization',
    name: settings.site_title,
    description: settings.site_description,
    url: `${publicUrl}/`,
    logo: absoluteUrl(publicUrl, settings.site_logo || '/apple-touch-icon.png'),
    foundingDate: String(settings.company_founded_year),
    address: { '@type': 'PostalAddress', streetAddress: settings.contact_address, addressCountry: 'TR' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: settings.contact_phone,
      email: settings.contact_email,
      availableLanguage: 'tr',
    },
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

type PartText = (typeof HOME_TEXTS.parts)[number];

/** Leads to a part's category by slug, or to a search of the catalogue if there is no such category. */
function mouldPart(categories: readonly Category[] | null, { category: slug, query }: PartText): MouldPart {
  const found = categories?.find((category) => category.slug === slug);
  if (!found) return { path: searchPath(query), count: null };
  const { _id, parentCategory, productCount } = found;
  return { path: parentCategory ? categoryPath(parentCategory._id, _id) : categoryPath(_id), count: productCount };
}

/** The main categories in their order, each with its sub-categories. */
const groupsOf = (categories: readonly Category[]): CategoryGroup[] =>
  categories
    .filter(({ parentCategory }) => parentCategory === null)
    .map(({ _id, name, img, productCount }) => ({
      _id,
      name,
      img,
      productCount,
      subs: categories
        .filter(({ parentCategory }) => parentCategory?._id === _id)
        .map((sub) => ({ _id: sub._id, name: sub.name })),
    }));

/** The first hit that is in stock and has a price. */
function exampleOf({ groups }: CatalogueSearchReply): Example | null {
  for (const { family, hits } of groups) {
    const hit = hits.find(({ product: { price, stockStatus } }) => price && stockStatus === 'in_stock');
    if (!hit) continue;
    const { category, subCategory } = hit.product;
    return {
      product: hit.product,
      standard: family?.standards[0] ?? '',
      materialNumber: family?.materialNumber ?? '',
      part: HOME_TEXTS.parts.findIndex(({ category: slug }) => slug === subCategory?.slug || slug === category.slug),
    };
  }
  return null;
}

/** The first slide's picture, which is the page's largest. On phones it lies below the first view. */
const preloadOf = (image: string | undefined) => {
  const { srcSet } = imageSources('slider', image);
  return srcSet ? { srcSet, sizes: SLIDE_SIZES, media: '(min-width: 901px)' } : undefined;
};

export const homePage = definePage({
  path: HOME_PATH,
  load: async ({ api, report, signal }): Promise<HomeData> => {
    // The server makes no call for a section that is switched off. The browser has no settings here and would need a
    // call for them.
    const on = import.meta.env.SSR
      ? await api('GET /api/settings').then(toSettings, () => SETTING_DEFAULTS)
      : SETTING_DEFAULTS;
    const part = async <T>(isOn: boolean, call: () => Promise<T>, whenOff: T): Promise<T | null> =>
      isOn ? orNull(call(), { signal, report }) : whenOff;
    const [slides, features, allCategories, posts, program, references, totals, example] = await Promise.all([
      part(on.homepage_sliders_enabled, () => api('GET /api/sliders/active', {}, signal), []),
      part(
        true,
        async () =>
          (await api('GET /api/features', {}, signal))
            .filter(({ isActive }) => isActive)
            .sort(bySortOrder)
            .slice(0, HOMEPAGE_FEATURES),
        [],
      ),
      part(true, () => api('GET /api/categories', {}, signal), []),
      part(
        on.homepage_blogs_enabled,
        async () =>
          itemsOf(await api('GET /api/blogs/published', { query: { limit: MAX_POSTS } }, signal)).slice(0, MAX_POSTS),
        [],
      ),
      part<Program | undefined>(
        on.homepage_program_download_enabled,
        () =>
          api('GET /api/programs/active', {}, signal).catch((error) => {
            if (isMissing(error)) return undefined;
            throw error;
          }),
        undefined,
      ),
      part(
        on.homepage_references_enabled,
        async () => (await api('GET /api/references', {}, signal)).filter(({ isActive }) => isActive).sort(bySortOrder),
        [],
      ),
      part(
        true,
        async () => {
          const { total, articleTotal, inStockTotal } = await api('GET /api/families', { query: { limit: 1 } }, signal);
          return { total, articleTotal, inStockTotal };
        },
        null,
      ),
      part(
        true,
        async () =>
          exampleOf(
            await api('GET /api/catalogue/search', { query: { q: HOME_TEXTS.exampleQuery, limit: 1 } }, signal),
          ),
        null,
      ),
    ]);
    const groups = allCategories && on.homepage_categories_enabled ? groupsOf(allCategories) : null;
    return {
      slides,
      features,
      categories: on.homepage_categories_enabled ? (groups?.slice(0, MAX_CARDS) ?? null) : [],
      otherCategories: groups?.slice(MAX_CARDS) ?? [],
      posts,
      program,
      references,
      parts: HOME_TEXTS.parts.map((one) => mouldPart(allCategories, one)),
      totals,
      example,
    };
  },
  head: ({ frame: { settings }, publicUrl, data: { slides } }) => ({
    title: settings.seo_meta_title || settings.site_title,
    isTitleWhole: true,
    description: settings.seo_meta_description || settings.site_description,
    keywords: settings.site_keywords
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    share: { title: settings.seo_og_title, description: settings.seo_og_description },
    canonical: HOME_PATH,
    alternates: LANGUAGE_ALTERNATES,
    preloadImage: settings.homepage_sliders_enabled ? preloadOf(slides?.[0]?.image) : undefined,
    jsonLd: [organization(settings, publicUrl)],
  }),
});
