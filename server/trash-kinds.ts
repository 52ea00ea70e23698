import type { TrashKind } from '#contract/trash.ts';
import { blogResource } from './domains/content/blogs/resource.ts';
import { categoryResource } from './domains/catalogue/categories/resource.ts';
import { messageResource } from './domains/inbox/contacts/resource.ts';
import { featureList } from './domains/content/features/resource.ts';
import { jobList } from './domains/inbox/jobs/resource.ts';
import { pageResource } from './domains/content/pages/resource.ts';
import { productResource } from './domains/catalogue/products/resource.ts';
import { programList } from './domains/content/programs/resource.ts';
import { qualityList } from './domains/content/quality/resource.ts';
import { referenceList } from './domains/content/references/resource.ts';
import { slideList } from './domains/content/sliders/resource.ts';
import type { Resource, StaffTable } from './entities/resource.ts';

/** The kinds that can come back. Each row is put back by its own resource, so the trash knows no table. */
const RESOURCES = {
  product: productResource,
  category: categoryResource,
  feature: featureList.resource,
  slider: slideList.resource,
  program: programList.resource,
  reference: referenceList.resource,
  quality: qualityList.resource,
  job: jobList.resource,
  blog: blogResource,
  page: pageResource,
  message: messageResource,
} satisfies Record<TrashKind, unknown>;

export const resourceOf = (kind: TrashKind): Resource<StaffTable> => RESOURCES[kind] as unknown as Resource<StaffTable>;
