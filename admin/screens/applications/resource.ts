import type { Application } from '#contract/applications.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import type { Resource } from '../../crud/resource.ts';
import { APPLICATION_TEXTS as texts } from './texts.ts';

export const fullName = ({ firstName, lastName }: Pick<Application, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const applications: Resource<Application> = {
  kind: 'application',
  path: panelListPath('job-applications'),
  calls: { list: 'GET /api/job-applications', remove: 'DELETE /api/job-applications/:id' },
  titleOf: (row) => `${fullName(row)}, ${row.jobTitle}`,
  texts: texts.rows,
};
