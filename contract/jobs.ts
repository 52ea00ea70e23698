import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { DEFAULT_POSTED_BY, JOB_TYPES } from './content.ts';
import { endpoints } from './endpoint.ts';
import { tooManyLines } from './field-texts.ts';
import { NoQuery } from './fields.ts';
import { INVALID_DATE } from './form-texts.ts';
import {
  DEPARTMENT_MISSING,
  EXPERIENCE_MISSING,
  JOB_CALLS,
  JOB_DESCRIPTION_MISSING,
  JOB_LABELS as labels,
  JOB_STATS_CALLS,
  JOB_TITLE_MISSING,
  JOB_TYPE_MISSING,
  JOB_WORDS,
  LOCATION_MISSING,
  NO_REQUIREMENTS,
  NO_RESPONSIBILITIES,
  REQUIREMENT_MISSING,
  RESPONSIBILITY_MISSING,
} from './job-texts.ts';
import { CREATED_AT, field, kind, UPDATED_AT } from './kind.ts';
import { publishingFields } from './publishing.ts';
import { slugify } from './text.ts';
import { MAX_LIST_ITEMS, neededLongText, neededText, shortText, switchValue, textList } from './typed-fields.ts';

/**
 * Lines of a job, none of them empty.
 * @param each the sentence for an empty line
 * @param missing the sentence for no lines
 */
const neededLines = (each: string, missing: string) =>
  z.array(neededText(500, each), missing).min(1, missing).max(MAX_LIST_ITEMS, tooManyLines(MAX_LIST_ITEMS));

/** Blank means not stated. */
const salary = shortText(120)
  .nullable()
  .overwrite((text) => (text === '' ? null : text));
const deadlineShown = z.iso.date().nullable().describe('Last day, to its end in Istanbul; null: open until filled');

/** An open position. */
export const jobKind = kind({
  name: 'job',
  table: 'jobs',
  path: '/api/jobs',
  scope: 'jobs',
  place: 130,
  menu: { group: 'people', place: 1 },
  words: JOB_WORDS,
  calls: JOB_CALLS,
  fields: {
    title: field(neededText(120, JOB_TITLE_MISSING), { label: labels.title }),
    department: field(neededText(120, DEPARTMENT_MISSING), { label: labels.department }),
    location: field(neededText(120, LOCATION_MISSING), { label: labels.location }),
    type: field(z.enum(JOB_TYPES, JOB_TYPE_MISSING), { label: labels.type }),
    experience: field(neededText(120, EXPERIENCE_MISSING), { label: labels.experience }),
    salary: field(salary, {
      label: labels.salary,
      default: null,
      shown: z.string().nullable().describe('As typed; null: not stated'),
    }),
    applicationDeadline: field(z.iso.date(INVALID_DATE).nullable(), {
      label: labels.applicationDeadline,
      default: null,
      shown: deadlineShown,
    }),
    postedBy: field(shortText(120), { label: labels.postedBy, default: DEFAULT_POSTED_BY }),
    description: field(neededLongText(10_000, JOB_DESCRIPTION_MISSING), {
      label: labels.description,
      shown: z.string().describe('Plain text; paragraphs are separated by line breaks'),
    }),
    requirements: field(neededLines(REQUIREMENT_MISSING, NO_REQUIREMENTS), { label: labels.requirements }),
    responsibilities: field(neededLines(RESPONSIBILITY_MISSING, NO_RESPONSIBILITIES), {
      label: labels.responsibilities,
    }),
    benefits: field(textList(500), { label: labels.benefits, default: [] }),
    isActive: field(switchValue, { label: labels.isActive, default: true }),
    ...publishingFields,
  },
  derived: {
    slug: {
      shown: z.string().describe('Of the title: the page is /careers/{_id}-{slug}'),
      of: ({ title }: { title: string }) => slugify(title),
    },
    createdAt: CREATED_AT,
    updatedAt: UPDATED_AT,
  },
  order: ['-createdAt', '-id'],
  titleOf: ({ title }) => title,
  offers: { staffList: true, toggle: 'PATCH' },
});
export type Job = z.output<typeof jobKind.reply>;

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

export const jobStatsEndpoints = endpoints(JOB_STATS_CALLS, {
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
});
