import { whole } from '../../../entities/audit/record.ts';
import type { Resource } from '../../../entities/resource.ts';
import { APPLICATION_ABSENT } from '../texts.ts';

/**
 * Application fields that staff change. None of them names the applicant, so that the audit table may outlive the
 * application.
 */
export const applicationResource: Resource<'jobApplications'> = {
  kind: 'application',
  scope: 'inbox',
  table: 'jobApplications',
  absent: APPLICATION_ABSENT,
  titleOf: (row) => row.jobTitle,
  fieldsOf: (row) => ({ status: row.status, notes: whole(row.notes) }),
};
