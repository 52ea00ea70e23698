import type { Category } from '#contract/categories.ts';
import { LANGUAGE_ALTERNATES } from '../../base/languages.ts';
import { definePage } from '../../base/page.tsx';
import { LANDING_HEAD_TEXTS } from '../../texts/landing.ts';

export type LandingLanguage = keyof typeof LANDING_HEAD_TEXTS;

/** Main categories; null when they could not be loaded. */
export type LandingData = Category[] | null;

/** One page for readers of another language: company, products, contact. */
export const landingPage = (lang: LandingLanguage) =>
  definePage({
    path: `/${lang}`,
    load: async ({ api, signal, report }): Promise<LandingData> => {
      try {
        return await api('GET /api/categories', { query: { type: 'main' } }, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        report(error);
        return null;
      }
    },
    head: ({ frame: { settings }, publicUrl }) => {
      const { title, description, locale } = LANDING_HEAD_TEXTS[lang];
      return {
        title: `${title} | ${settings.site_title}`,
        description,
        locale,
        canonical: `/${lang}`,
        alternates: LANGUAGE_ALTERNATES,
        jsonLd: [
          { '@type': 'WebPage', name: title, description, inLanguage: lang, url: `${publicUrl}/${lang}` },
          {
            '@type': 'Organization',
            name: settings.site_title,
            url: `${publicUrl}/`,
            foundingDate: String(settings.company_founded_year),
            contactPoint: {
              '@type': 'ContactPoint',
              contactType: 'sales',
              telephone: settings.contact_phone,
              email: settings.contact_email,
              availableLanguage: ['tr', 'en', 'de'],
            },
          },
        ],
      };
    },
  });
