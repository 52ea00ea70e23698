import type { ImportKindName } from '#contract/imports.ts';
import { IMPORT_TEXTS as texts } from './texts.ts';

/** Kinds by what they belong to, as they are offered. */
export const KIND_GROUPS: readonly (readonly [heading: string, kinds: readonly ImportKindName[]])[] = [
  [texts.groups.products, ['products', 'prices', 'stock', 'pictures', 'categories', 'attributes', 'synonyms']],
  [texts.groups.families, ['families', 'family-columns', 'articles']],
  [texts.groups.content, ['posts', 'pages', 'redirects']],
  [texts.groups.shop, ['customers', 'orders', 'carriers']],
];
