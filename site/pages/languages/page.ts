// The landing pages for readers of English and German.
import type { Category } from '#contract/categories.ts';
import { LANGUAGE_ALTERNATES } from '../../ui/language-alternates.ts';
import { orNull } from '../../base/or-null.ts';
import { definePage } from '../../base/page.tsx';
import { LANDING_HEAD_TEXTS } from '../../texts/landing.ts';

export type LandingLanguage = keyof typeof LANDING_HEAD_TEXTS;

/** Main categories; null if they could not be loaded. */
export type LandingData = Category[] | null;

/** The page for readers of another language: company, products, contact. */
export const landingPage = (lang: LandingLanguage) =>
  definePage({
    path: `/${lang}`,
    load: (context): Promise<LandingData> => {
      const { api, signal } = context;
      return orNull(api('GET /api/categories', { query: { type: 'main' } }, signal), context);
    },
    head: ({ frame: { settings }, publicUrl }) => {
      const { title, description, locale } = LANDING_HEAD_TEXTS[lang];
      return {
        title,
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
