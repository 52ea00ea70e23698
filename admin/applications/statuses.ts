import type { ApplicationStatus } from '#contract/content.ts';
import type { StatusLook } from '../crud/status-tag.tsx';
import { APPLICATION_STATUSES as IN_ORDER } from '../dashboard/statuses.ts';

export const APPLICATION_STATUSES = Object.fromEntries(
  IN_ORDER.map(({ status, label, color }) => [status, { label, color }]),
) as Record<ApplicationStatus, StatusLook>;
export const APPLICATION_STATUS_OPTIONS = IN_ORDER.map(({ status, label }) => ({ value: status, label }));
