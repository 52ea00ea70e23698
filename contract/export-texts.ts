// Sentences of lists as files.
import type { ListFileKind } from './list-files.ts';

/** What each call does, for the API page. */
export const EXPORT_CALLS = {
  'GET /api/categories/export': 'Bütün kategoriler, Excel ya da CSV dosyası olarak; içe aktarmanın okuduğu başlıklarla',
  'GET /api/blogs/export': 'Bütün blog yazıları, Excel ya da CSV dosyası olarak; içe aktarmanın okuduğu başlıklarla',
  'GET /api/pages/admin/export': 'Bütün sayfalar, Excel ya da CSV dosyası olarak; içe aktarmanın okuduğu başlıklarla',
  'GET /api/lists/:kind/export': 'Bir liste, Excel ya da CSV dosyası olarak; içe aktarmanın okuduğu başlıklarla',
};

export const CATEGORIES_AS_FILE = 'Kategoriler';
export const categoryFileName = (day: string): string => `kategoriler-${day}`;

/** Names of lists' files. */
export const LIST_FILE_NAMES: Readonly<Record<ListFileKind, string>> = {
  synonyms: 'es-anlamlilar',
  attributes: 'ozellikler',
  carriers: 'kargo-firmalari',
  redirects: 'yonlendirmeler',
};
export const LIST_KIND_REFUSED = 'Böyle bir liste dosyası yok.';
