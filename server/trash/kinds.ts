import type { AuditKind } from '#contract/audit.ts';
import { categoryResource } from '../categories/resource.ts';
import { productResource } from '../products/resource.ts';
import type { Resource, StaffTable } from '../staff/resource.ts';

/** What can come back. Each row is put back by its own resource, so nothing here needs to know its table. */
const RESOURCES = [productResource, categoryResource];

export const resourceOf = (kind: AuditKind): Resource<StaffTable> | undefined =>
  RESOURCES.find((resource) => resource.kind === kind) as unknown as Resource<StaffTable> | undefined;
