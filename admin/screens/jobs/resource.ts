import { JOB_TYPES, type JobType } from '#contract/content.ts';
import { jobKind, jobStateOf, type Job, type JobState } from '#contract/jobs.ts';
import { jobPath } from '#contract/page-paths.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { kindResource } from '../../crud/resource.ts';
import { JOB_TYPE_NAMES } from '../../fields/names.ts';
import { JOB_TEXTS as texts } from './texts.ts';

export const JOB_TYPE_OPTIONS = JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_NAMES[value] }));
export const JOB_TYPE_COLORS: Record<JobType, string> = {
  'full-time': 'blue',
  'part-time': 'cyan',
  contract: 'purple',
  internship: 'gold',
};

const istanbul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }); // '2026-05-31'
export const stateOf = (job: Pick<Job, 'isActive' | 'applicationDeadline'>): JobState =>
  jobStateOf(job, istanbul.format(Date.now()));
export const jobs = kindResource(jobKind, texts.rows, {
  siteOf: (job) => (stateOf(job) === 'open' ? jobPath(job) : undefined),
  keepsHeading: true,
  copy: { named: 'title', fresh: ['applicationDeadline'], state: 'isActive', note: () => texts.copyNote },
});
export const JOB_STATE_NAMES: Record<JobState, string> = {
  open: COMMON_TEXTS.active,
  over: COMMON_TEXTS.expired,
  closed: COMMON_TEXTS.passive,
};
