import * as z from 'zod';
import { EVERYONE } from './access.ts';
import { Submitted } from './contacts.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './fields.ts';
import { ElapsedMs, Email, Honeypot, line, requiredLine, requiredText, submission, WebAddress } from './form-fields.ts';
import { INVALID_DATE, INVALID_NAME, RESUME_TOO_LARGE } from './form-texts.ts';
import { RESUME_MAX_BYTES } from './resumes.ts';

// Names stand in the mail that the given address gets: nobody shall send links to others through it.
const PersonName = requiredLine(80).refine((name) => !/[\\/:@<>]|www\./i.test(name), INVALID_NAME);

/** What an applicant types; decides in the browser and on the server alike. */
export const ApplicationFields = z.strictObject({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phone: requiredLine(40),
  address: requiredText(500),
  experience: requiredText(2000),
  education: requiredText(2000),
  skills: z.array(line(60)).max(30, 'En fazla 30 yetenek yazabilirsiniz.').default([]).overwrite((skills) => [...new Set(skills)].filter((skill) => skill !== '')),
  coverLetter: requiredText(5000),
  resumeUrl: WebAddress,
  portfolio: WebAddress,
  linkedIn: WebAddress,
  availableStartDate: z.union([z.literal(''), z.iso.date(INVALID_DATE)], INVALID_DATE).default('').describe('YYYY-MM-DD, or empty'),
  expectedSalary: line(60).default(''),
});
export type ApplicationFields = z.output<typeof ApplicationFields>;

export const ApplicationBody = ApplicationFields.extend({
  jobId: Id,
  resumeFile: z.string().max(100).default('').describe('resumeFile of POST /api/job-applications/upload-resume, or empty'),
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

export const applicationEndpoints = endpoints({
  'POST /api/job-applications': {
    summary: 'İş başvurusu',
    access: EVERYONE, body: ApplicationBody, response: Submitted, status: 201, limit: { times: 3, minutes: 60 },
  },
  'POST /api/job-applications/upload-resume': {
    summary: 'Başvuruya eklenecek CV (multipart, alan adı: resume; PDF, DOC veya DOCX, en fazla 10 MB)',
    access: EVERYONE, file: { field: 'resume', maxBytes: RESUME_MAX_BYTES, tooLarge: RESUME_TOO_LARGE }, response: UploadedResume, status: 201, limit: { times: 10, minutes: 60 },
  },
});
