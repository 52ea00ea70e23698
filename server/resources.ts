// The register of kinds of rows that staff edit: the small lists, and those that the trash can restore.
import { carrierList } from './domains/shop/carriers/resource.ts';
import { attributeList } from './domains/catalogue/attributes/resource.ts';
import { categoryResource } from './domains/catalogue/categories/resource.ts';
import { familyResource } from './domains/catalogue/families/resource.ts';
import { productResource } from './domains/catalogue/products/resource.ts';
import { synonymList } from './domains/catalogue/synonyms/resource.ts';
import { blogResource } from './domains/content/blogs/resource.ts';
import { pageResource } from './domains/content/pages/resource.ts';
import { redirectList } from './domains/content/redirects/resource.ts';
import { programList } from './domains/content/programs/resource.ts';
import { messageResource } from './domains/inbox/contacts/resource.ts';
import { jobList } from './domains/inbox/jobs/resource.ts';
import type { TrashResources } from './entities/resource.ts';
import { listsOf, resourcesOf } from './entities/small-list.ts';

/** The list of every kind in `contract/kinds.ts`; a kind is named here where it has rules of its own. */
export const LISTS = listsOf([attributeList, carrierList, synonymList, redirectList, programList, jobList]);

/** Kinds of rows that the trash can restore. */
export const TRASH_RESOURCES: TrashResources = {
  product: productResource,
  family: familyResource,
  category: categoryResource,
  blog: blogResource,
  page: pageResource,
  message: messageResource,
  ...resourcesOf(LISTS),
};
