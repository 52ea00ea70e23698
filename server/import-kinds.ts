// The register of what can be imported.
import { LIST_FILES, type ListFileKind } from '#contract/list-files.ts';
import { categoriesImport } from './domains/catalogue/product-table/category-import.ts';
import { importCampaigns } from './domains/catalogue/price-lists/imported.ts';
import { productImports } from './domains/catalogue/product-table/import.ts';
import { contentImport } from './domains/content/content-table/import.ts';
import { pageTable } from './domains/content/content-table/pages.ts';
import { postTable } from './domains/content/content-table/posts.ts';
import type { ImportKind, ImportKinds } from './entities/imports/kind.ts';
import { listImport } from './entities/list-files/import.ts';
import { listFiles } from './list-files.ts';

/** @param publicUrl the site's address */
export function importKinds(publicUrl: string): ImportKinds {
  const files = listFiles(publicUrl);
  return {
    ...productImports(importCampaigns),
    categories: categoriesImport,
    posts: contentImport(postTable),
    pages: contentImport(pageTable),
    ...(Object.fromEntries(LIST_FILES.map((kind) => [kind, listImport(files[kind])])) as Record<
      ListFileKind,
      ImportKind
    >),
  };
}
