// The site's languages: Turkish, and one landing page each in English and German.
import { ENGLISH_PATH, GERMAN_PATH, HOME_PATH } from '#contract/paths.ts';

export type Language = 'tr' | 'en' | 'de';

export const LANGUAGES: readonly { lang: Language; path: string }[] = [
  { lang: 'tr', path: HOME_PATH },
  { lang: 'en', path: ENGLISH_PATH },
  { lang: 'de', path: GERMAN_PATH },
];

/** The language of the page at this path. */
export const languageOf = (pathname: string): Language =>
  LANGUAGES.find(({ path }) => path === pathname.replace(/\/+$/, ''))?.lang ?? 'tr';
