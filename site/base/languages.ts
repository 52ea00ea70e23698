// The site's languages: Turkish, and one landing page each in English and German.

export type Language = 'tr' | 'en' | 'de';

export const LANGUAGES: readonly { lang: Language; path: string; name: string }[] = [
  { lang: 'tr', path: '/', name: 'Türkçe' },
  { lang: 'en', path: '/en', name: 'English' },
  { lang: 'de', path: '/de', name: 'Deutsch' },
];

/** The language of the page at this path. */
export const languageOf = (pathname: string): Language =>
  LANGUAGES.find(({ path }) => path === pathname.replace(/\/+$/, ''))?.lang ?? 'tr';

/** The alternates that each of the three pages names; English for everybody else. */
export const LANGUAGE_ALTERNATES: readonly { hreflang: string; path: string }[] = [
  ...LANGUAGES.map(({ lang, path }) => ({ hreflang: lang, path })),
  { hreflang: 'x-default', path: '/en' },
];
