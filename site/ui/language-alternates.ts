// A file of its own, so that pages in Turkish alone do not carry it.
import { ENGLISH_PATH } from '#contract/paths.ts';
import { LANGUAGES } from '../base/languages.ts';

/** The alternates that each of the three pages names; English for everybody else. */
export const LANGUAGE_ALTERNATES: readonly { hreflang: string; path: string }[] = [
  ...LANGUAGES.map(({ lang, path }) => ({ hreflang: lang, path })),
  { hreflang: 'x-default', path: ENGLISH_PATH },
];
