// The register of what can be imported.
import { LIST_FILES, type ListFileKind } from '#contract/list-files.ts';
import type { MailConfig } from './base/mail/recipients.ts';
import { customersImport } from './domains/customer-files/import.ts';
import { ordersImport } from './domains/shop/order-files/import.ts';
import { articlesImport } from './domains/catalogue/family-files/article-import.ts';
import { familyColumnsImport } from './domains/catalogue/family-files/column-import.ts';
import { familiesImport } from './domains/catalogue/family-files/family-import.ts';
import { categoriesImport } from './domains/catalogue/product-table/category-import.ts';
import { importCampaigns } from './domains/catalogue/price-lists/imported.ts';
import { productImports } from './domains/catalogue/product-table/import.ts';
import { contentImport } from './domains/content/content-table/import.ts';
import { pageTable } from './domains/content/content-table/pages.ts';
import { postTable } from './domains/content/content-table/posts.ts';
import type { ImportKind, ImportKinds } from './entities/imports/kind.ts';
import { listImport } from './entities/list-files/import.ts';
import { listFiles } from './list-files.ts';

/** @param config the site's address, and where answers to its mails go */
export function importKinds(config: MailConfig): ImportKinds {
  const files = listFiles(config.publicUrl);
  return {
    ...productImports(importCampaigns),
    categories: categoriesImport,
    posts: contentImport(postTable),
    pages: contentImport(pageTable),
    customers: customersImport(config),
    orders: ordersImport(config),
    families: familiesImport,
    'family-columns': familyColumnsImport,
    articles: articlesImport,
    ...(Object.fromEntries(LIST_FILES.map((kind) => [kind, listImport(files[kind])])) as Record<
      ListFileKind,
      ImportKind
    >),
  };
}
