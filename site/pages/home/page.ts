import type { Category } from '#contract/categories.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { LANGUAGE_ALTERNATES } from '../../languages.ts';
import { definePage } from '../../page.tsx';

/** More than these stand in the catalogue. */
const MAX_CATEGORIES = 6;

export interface HomeData {
  /** The first main categories; null when they could not be loaded. */
  categories: Category[] | null;
}

const SOCIAL_KEYS = ['social_facebook', 'social_twitter', 'social_instagram', 'social_linkedin', 'social_youtube'] as const;

/** The company, for search engines. */
function organization(settings: Settings, publicUrl: string): object {
  const sameAs = SOCIAL_KEYS.map((key) => settings[key]).filter(Boolean);
  const logo = settings.site_logo || '/apple-touch-icon.png';
  return {
    '@type': 'Organization',
    name: settings.site_title,
    description: settings.site_description,
    url: `${publicUrl}/`,
    logo: /^https?:/.test(logo) ? logo : publicUrl + logo,
    foundingDate: String(settings.company_founded_year),
    address: { '@type': 'PostalAddress', streetAddress: settings.contact_address, addressCountry: 'TR' },
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', telephone: settings.contact_phone, email: settings.contact_email, availableLanguage: 'tr' },
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}

export const homePage = definePage({
  path: '/',
  load: async ({ api, report, signal }): Promise<HomeData> => {
    try {
      const categories = await api('GET /api/categories', { query: { type: 'main' } }, signal);
      return { categories: categories.filter(({ parentCategory }) => parentCategory === null).slice(0, MAX_CATEGORIES) };
    } catch (error) {
      if (signal.aborted) throw error;
      report(error);
      return { categories: null };
    }
  },
  head: ({ frame: { settings }, publicUrl }) => ({
    title: settings.seo_meta_title || settings.site_title,
    description: settings.seo_meta_description || settings.site_description,
    keywords: settings.site_keywords.split(',').map((word) => word.trim()).filter(Boolean),
    canonical: '/',
    alternates: LANGUAGE_ALTERNATES,
    jsonLd: [organization(settings, publicUrl)],
  }),
});
