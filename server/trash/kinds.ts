import type { TrashKind } from '#contract/trash.ts';
import { blogResource } from '../blogs/resource.ts';
import { categoryResource } from '../categories/resource.ts';
import { messageResource } from '../contacts/resource.ts';
import { featureList } from '../features/resource.ts';
import { jobList } from '../jobs/resource.ts';
import { pageResource } from '../pages/resource.ts';
import { productResource } from '../products/resource.ts';
import { programList } from '../programs/resource.ts';
import { qualityList } from '../quality/resource.ts';
import { referenceList } from '../references/resource.ts';
import { slideList } from '../sliders/resource.ts';
import type { Resource, StaffTable } from '../staff/resource.ts';

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
