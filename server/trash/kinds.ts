import type { AuditKind } from '#contract/audit.ts';
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

/** What can come back. Each row is put back by its own resource, so nothing here needs to know its table. */
const RESOURCES = [
  productResource, categoryResource, featureList.resource, slideList.resource, programList.resource, referenceList.resource, qualityList.resource, jobList.resource, blogResource, pageResource, messageResource,
];

export const resourceOf = (kind: AuditKind): Resource<StaffTable> | undefined =>
  RESOURCES.find((resource) => resource.kind === kind) as unknown as Resource<StaffTable> | undefined;
