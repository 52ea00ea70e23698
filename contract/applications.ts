// Job applications: the form, the uploaded CV, and the calls by which staff handle them.
import * as z from 'zod';
import { ADMIN_AUDITED, ADMIN_ONLY, EVERYONE, STAFF_AUDITED, STAFF_ONLY } from './access.ts';
import { APPLICATION_CALLS, APPLICATION_STATUS_REFUSED, TOO_MANY_SKILLS } from './application-texts.ts';
import { Submitted } from './contacts.ts';
import { APPLICATION_STATUSES } from './content.ts';
import { CSV_TYPE, Download, RESUME_CONTENT_TYPES } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import {
  Id,
  LinkShown,
  listReply,
  NoContent,
  NoQuery,
  pageParams,
  RowParams,
  searchParam,
  sortParam,
} from './fields.ts';
import { ElapsedMs, Email, Honeypot, line, requiredLine, requiredText, submission, WebAddress } from './form-fields.ts';
import { INVALID_DATE, INVALID_NAME, RESUME_TOO_LARGE } from './form-texts.ts';
import { StatusChange } from './history.ts';
import { RESUME_MAX_BYTES } from './resumes.ts';
import { EditedVersion } from './saving.ts';
import { longText } from './typed-fields.ts';

// Names appear in a mail to the address that was typed. Refuses signs of addresses, so that nobody can send links to
// strangers through us.
const PersonName = requiredLine(80).refine((name) => !/[\\/:@<>]|www\./i.test(name), INVALID_NAME);

/** Fields of the application form, checked by the browser and again by the server. */
export const ApplicationFields = z.strictObject({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phone: requiredLine(40),
  address: requiredText(500),
  experience: requiredText(2000),
  education: requiredText(2000),
  skills: z
    .array(line(60))
    .max(30, TOO_MANY_SKILLS)
    .default([])
    .overwrite((skills) => [...new Set(skills)].filter((skill) => skill !== '')),
  coverLetter: requiredText(5000),
  resumeUrl: WebAddress,
  portfolio: WebAddress,
  linkedIn: WebAddress,
  availableStartDate: z
    .union([z.literal(''), z.iso.date(INVALID_DATE)], INVALID_DATE)
    .default('')
    .describe('YYYY-MM-DD, or empty'),
  expectedSalary: line(60).default(''),
});
export type ApplicationFields = z.output<typeof ApplicationFields>;

const ApplicationBody = ApplicationFields.extend({
  jobId: Id,
  resumeFile: z
    .string()
    .max(100)
    .default('')
    .describe('resumeFile of POST /api/job-applications/upload-resume, or empty'),
  honeypot: Honeypot,
  elapsedMs: ElapsedMs.describe('Milliseconds since the form was shown; below 3000 is refused'),
  ...submission,
});

export const UploadedResume = z.object({
  resumeFile: z.string().describe('Goes into the application; forgotten after 24 hours unless it does'),
  originalName: z.string(),
  size: z.int().describe('Bytes'),
});
export type UploadedResume = z.output<typeof UploadedResume>;

/** An application as staff read it. */
export const Application = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  jobId: z.string(),
  jobTitle: z.string().describe('As it was when the application came'),
  experience: z.string(),
  education: z.string(),
  skills: z.array(z.string()),
  expectedSalary: z.string(),
  availableStartDate: z.string().nullable().describe('YYYY-MM-DD'),
  coverLetter: z.string(),
  resumeUrl: LinkShown,
  portfolio: LinkShown,
  linkedIn: LinkShown,
  resumeFile: z
    .object({ originalName: z.string(), size: z.int().describe('Bytes') })
    .nullable()
    .describe('An uploaded CV; its content by its own call'),
  status: z.enum(APPLICATION_STATUSES),
  notes: z.string(),
  reviewedBy: z.string().describe('Empty: nobody yet'),
  reviewedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().describe('The same as createdAt'),
  history: z.array(StatusChange).describe('Newest first'),
  version: z.int(),
});
export type Application = z.output<typeof Application>;

const ApplicationStatus = z.enum(APPLICATION_STATUSES, APPLICATION_STATUS_REFUSED);
const ApplicationQuery = z.strictObject({
  ...pageParams,
  status: ApplicationStatus.optional(),
  job: Id.optional().describe('Id of the job'),
  q: searchParam('In name, e-mail and position'),
  sort: sortParam(['newest', 'oldest', 'name']),
});
/** Accepts `reviewedBy`, as the specification sends it, and ignores it: the server writes the signed-in user. */
export const ApplicationStatusInput = z.strictObject({
  status: ApplicationStatus,
  notes: longText(2_000).optional(),
  reviewedBy: z.string().max(200).optional(),
  version: EditedVersion,
});

export const applicationEndpoints = endpoints(APPLICATION_CALLS, {
  'POST /api/job-applications': {
    access: EVERYONE,
    body: ApplicationBody,
    response: Submitted,
    status: 201,
    limit: { times: 3, minutes: 60 },
  },
  'POST /api/job-applications/upload-resume': {
    access: EVERYONE,
    file: { field: 'resume', maxBytes: RESUME_MAX_BYTES, tooLarge: RESUME_TOO_LARGE },
    response: UploadedResume,
    status: 201,
    limit: { times: 10, minutes: 60 },
  },
  'GET /api/job-applications': {
    access: STAFF_AUDITED,
    query: ApplicationQuery,
    response: listReply(Application),
  },
  'GET /api/job-applications/stats/dashboard': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.object({
      total: z.int(),
      pending: z.int(),
      reviewing: z.int(),
      interview: z.int(),
      accepted: z.int(),
      rejected: z.int(),
    }),
  },
  'GET /api/job-applications/export': {
    access: ADMIN_AUDITED,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: [CSV_TYPE],
  },
  'GET /api/job-applications/:id/resume': {
    access: STAFF_AUDITED,
    params: RowParams,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: Object.values(RESUME_CONTENT_TYPES),
  },
  'PATCH /api/job-applications/:id/status': {
    access: STAFF_ONLY,
    params: RowParams,
    body: ApplicationStatusInput,
    response: Application,
  },
  'DELETE /api/job-applications/:id': {
    access: ADMIN_ONLY,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
});
