import type { JobType } from './content.ts';

/** What kinds of employment are called, on the site and in the panel. */
export const JOB_TYPE_LABELS: Record<JobType, string> = {
  'full-time': 'Tam Zamanlı',
  'part-time': 'Yarı Zamanlı',
  contract: 'Sözleşmeli',
  internship: 'Staj',
};
