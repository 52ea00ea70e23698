import * as z from 'zod';
import { ACTIVE_ONLY, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { DEFAULT_POSTED_BY, JOB_TYPES } from './content.ts';
import { endpoints } from './endpoint.ts';
import { tooManyLines } from './field-texts.ts';
import { NoQuery, RowParams } from './fields.ts';
import { INVALID_DATE } from './form-texts.ts';
import {
  DEPARTMENT_MISSING,
  EXPERIENCE_MISSING,
  JOB_CALLS,
  JOB_DESCRIPTION_MISSING,
  JOB_TITLE_MISSING,
  JOB_TYPE_MISSING,
  LOCATION_MISSING,
  NO_REQUIREMENTS,
  NO_RESPONSIBILITIES,
  REQUIREMENT_MISSING,
  RESPONSIBILITY_MISSING,
} from './job-texts.ts';
import { createOf, savingEndpoints, updateOf } from './saving.ts';
import { MAX_LIST_ITEMS, neededLongText, neededText, shortText, switchValue, textList } from './typed-fields.ts';

/** An open position. */
export const Job = z.object({
  _id: z.string(),
  slug: z.string().describe('Of the title: the page is /careers/{_id}-{slug}'),
  title: z.string(),
  type: z.enum(JOB_TYPES),
  department: z.string(),
  location: z.string(),
  experience: z.string(),
  salary: z.string().nullable().describe('As typed; null: not stated'),
  applicationDeadline: z.iso.date().nullable().describe('Last day, to its end in Istanbul; null: open until filled'),
  postedBy: z.string(),
  description: z.string().describe('Plain text; paragraphs are separated by line breaks'),
  requirements: z.array(z.string()),
  responsibilities: z.array(z.string()),
  benefits: z.array(z.string()),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type Job = z.output<typeof Job>;

/** `over`: active, but its last day in Istanbul has ended, so the site no longer lists it. */
export type JobState = 'open' | 'over' | 'closed';
/** @param today in Istanbul, as '2026-05-31' */
export function jobStateOf(
  { isActive, applicationDeadline }: Pick<Job, 'isActive' | 'applicationDeadline'>,
  today: string,
): JobState {
  if (!isActive) return 'closed';
  return applicationDeadline !== null && applicationDeadline < today ? 'over' : 'open';
}

/**
 * Lines of a job, none of them empty.
 * @param each the sentence for an empty line
 * @param missing the sentence for no lines
 */
const neededLines = (each: string, missing: string) =>
  z.array(neededText(500, each), missing).min(1, missing).max(MAX_LIST_ITEMS, tooManyLines(MAX_LIST_ITEMS));
export const jobFields = {
  title: neededText(120, JOB_TITLE_MISSING),
  department: neededText(120, DEPARTMENT_MISSING),
  location: neededText(120, LOCATION_MISSING),
  type: z.enum(JOB_TYPES, JOB_TYPE_MISSING),
  experience: neededText(120, EXPERIENCE_MISSING),
  salary: shortText(120).nullable(),
  applicationDeadline: z.iso.date(INVALID_DATE).nullable(),
  postedBy: shortText(120),
  description: neededLongText(10_000, JOB_DESCRIPTION_MISSING),
  requirements: neededLines(REQUIREMENT_MISSING, NO_REQUIREMENTS),
  responsibilities: neededLines(RESPONSIBILITY_MISSING, NO_RESPONSIBILITIES),
  benefits: textList(500),
  isActive: switchValue,
};
export const JobCreate = createOf(jobFields, {
  salary: null,
  applicationDeadline: null,
  postedBy: DEFAULT_POSTED_BY,
  benefits: [],
  isActive: true,
});
export type JobCreate = z.output<typeof JobCreate>;

export const jobEndpoints = endpoints(JOB_CALLS, {
  'GET /api/jobs': {
    access: ACTIVE_ONLY,
    query: NoQuery,
    response: z.array(Job),
    reads: ['jobs'],
  },
  'GET /api/jobs/:id': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: Job,
    reads: ['jobs'],
  },
  'GET /api/jobs/admin': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.array(Job),
  },
  'GET /api/jobs/stats/dashboard': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.object({
      total: z.int(),
      active: z.int().describe('On the site: active, and the last day has not ended'),
      over: z.int().describe('Active, but their last day has ended'),
      inactive: z.int(),
    }),
  },
  ...savingEndpoints('/api/jobs', {
    create: JobCreate,
    update: updateOf(jobFields),
    response: Job,
  }),
  'PATCH /api/jobs/:id/toggle': {
    access: STAFF_ONLY,
    params: RowParams,
    response: Job,
  },
});
