// The site's languages: Turkish, and one landing page each in English and German.
import { ENGLISH_PATH, GERMAN_PATH, HOME_PATH } from '#contract/paths.ts';

export type Language = 'tr' | 'en' | 'de';

export const LANGUAGES: readonly { lang: Language; path: string; name: string }[] = [
  { lang: 'tr', path: HOME_PATH, name: 'Türkçe' },
  { lang: 'en', path: ENGLISH_PATH, name: 'English' },
  { lang: 'de', path: GERMAN_PATH, name: 'Deutsch' },
];

/** The language of the page at this path. */
export const languageOf = (pathname: string): Language =>
  LANGUAGES.find(({ path }) => path === pathname.replace(/\/+$/, ''))?.lang ?? 'tr';

/** The alternates that each of the three pages names; English for everybody else. */
export const LANGUAGE_ALTERNATES: readonly { hreflang: string; path: string }[] = [
  ...LANGUAGES.map(({ lang, path }) => ({ hreflang: lang, path })),
  { hreflang: 'x-default', path: ENGLISH_PATH },
];
