// The home page.
import { ApiError } from '#contract/api-error.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Category } from '#contract/categories.ts';
import { HOMEPAGE_FEATURES, itemsOf } from '#contract/content.ts';
import type { Feature } from '#contract/features.ts';
import type { Program } from '#contract/programs.ts';
import type { Reference } from '#contract/references.ts';
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

/** Main categories shown; the catalogue lists the others. */
const MAX_CATEGORIES = 6;
/** One featured, five as cards. */
const MAX_POSTS = 6;

/** Each part has its own call and is null after a failure, so that one failure affects one part only. */
export interface HomeData {
  slides: Slide[] | null;
  features: Feature[] | null;
  categories: Category[] | null;
  posts: BlogCard[] | null;
  /** undefined if none is offered. */
  program: Program | null | undefined;
  references: Reference[] | null;
  /** Addresses of the drawing's parts, in their order. */
  partPaths: string[];
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

/** The address of a part: its category by slug, or a search of the catalogue if there is no such category. */
const partPath = (
  categories: readonly Category[] | null,
  { category: slug, query }: (typeof HOME_TEXTS.parts)[number],
): string => {
  const found = categories?.find((category) => category.slug === slug);
  if (!found) return searchPath(query);
  return found.parentCategory ? categoryPath(found.parentCategory._id, found._id) : categoryPath(found._id);
};

/** The first slide's picture, which is the page's largest. */
const preloadOf = (image: string | undefined) => {
  const { srcSet } = imageSources('slider', image);
  return srcSet ? { srcSet, sizes: SLIDE_SIZES } : undefined;
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
    const [slides, features, allCategories, posts, program, references] = await Promise.all([
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
    ]);
    const categories =
      allCategories?.filter(({ parentCategory }) => parentCategory === null).slice(0, MAX_CATEGORIES) ?? null;
    const partPaths = HOME_TEXTS.parts.map((one) => partPath(allCategories, one));
    return {
      slides,
      features,
      categories: on.homepage_categories_enabled ? categories : [],
      posts,
      program,
      references,
      partPaths,
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
