// Open jobs, a job's page, and applications for it.
import type { Job } from '#contract/jobs.ts';
import { shortenToWords } from '#contract/format.ts';
import { jobPath } from '#contract/page-paths.ts';
import { CAREERS_PATH, JOB_PATTERN, JOB_PREFIX } from '#contract/paths.ts';
import { orNull } from '../../base/or-null.ts';
import { definePage, isUnknownName, moved, WithStatus, type FormState, type PageForm } from '../../base/page.tsx';
import { CAREERS_PAGE_TEXTS, JOB_HEAD_TEXTS } from '../../texts/careers.ts';
import { breadcrumbJsonLd, HOME_STEP, trailTo, type TrailStep } from '../../ui/breadcrumb.tsx';

const LISTED_REQUIREMENTS = 3;
/** About two lines, beside the requirements and on phones. */
const LISTED_TEXT = 110;

const listed = ({
  _id,
  slug,
  title,
  type,
  department,
  location,
  experience,
  salary,
  applicationDeadline,
  description,
  requirements,
}: Job) => ({
  _id,
  slug,
  title,
  type,
  department,
  location,
  experience,
  salary,
  applicationDeadline,
  description: shortenToWords(description.replace(/\s+/g, ' '), LISTED_TEXT),
  requirements: requirements.slice(0, LISTED_REQUIREMENTS),
});
/** A job as the list shows it. */
export type ListedJob = ReturnType<typeof listed>;

interface CareersData {
  jobs: ListedJob[] | null;
}

export const careersPage = definePage({
  path: CAREERS_PATH,
  /** `jobs` is null if they could not be loaded. */
  load: async (context): Promise<CareersData | WithStatus<CareersData>> => {
    const { api, signal } = context;
    const jobs = await orNull(api('GET /api/jobs', {}, signal), context);
    return jobs ? { jobs: jobs.map(listed) } : new WithStatus<CareersData>(500, { jobs: null });
  },
  head: ({ publicUrl }) => ({
    title: CAREERS_PAGE_TEXTS.title,
    description: CAREERS_PAGE_TEXTS.lead,
    canonical: CAREERS_PATH,
    jsonLd: [breadcrumbJsonLd(trailTo(CAREERS_PAGE_TEXTS.title, CAREERS_PATH), publicUrl)],
  }),
});

/** Id of the application form, for links to it. */
export const APPLICATION_ID = 'basvuru';

/** `job` is null if unknown or no longer published. */
interface JobData {
  job: Job | null;
  form?: FormState;
  /** For search engines, hence made by the server only. */
  posting?: object;
}

/** The id in '{id}-{slug}': ids contain no hyphen. */
const idOf = (segment: string): string => segment.split('-', 1)[0]!;

/** For the server only: the browser's form makes the calls itself. */
const form: PageForm<{ job: string }> | undefined = import.meta.env.SSR
  ? {
      key: 'POST /api/job-applications',
      file: { field: 'resume', key: 'POST /api/job-applications/upload-resume', as: 'resumeFile' },
      toInput: ({ website: honeypot, skills = '', ...typed }, { job }) => ({
        body: { ...typed, skills: skills.split(','), honeypot, jobId: idOf(job) },
      }),
    }
  : undefined;

export const jobPage = definePage({
  path: JOB_PATTERN,
  load: async ({ api, params, form: given, publicUrl, signal }): Promise<JobData | WithStatus<JobData>> => {
    const job = await api('GET /api/jobs/:id', { params: { id: idOf(params.job) } }, signal).catch((error: unknown) => {
      if (isUnknownName(error)) return null;
      throw error;
    });
    if (!job) return new WithStatus(404, { form: given, job });
    const path = jobPath(job);
    if (!given && JOB_PREFIX + params.job !== path) throw moved(path);
    return { form: given, job, posting: import.meta.env.SSR ? jobPosting(job, publicUrl) : undefined };
  },
  head: ({ data: { job, posting }, frame: { settings }, publicUrl }) =>
    job
      ? {
          title: `${job.title} | ${CAREERS_PAGE_TEXTS.title}`,
          description: shortenToWords(
            `${job.department}, ${job.location}. ${job.description.replace(/\s+/g, ' ')}`,
            155,
          ),
          canonical: jobPath(job),
          jsonLd: [
            breadcrumbJsonLd(jobTrail(job), publicUrl),
            ...(posting
              ? [
                  {
                    ...posting,
                    hiringOrganization: { '@type': 'Organization', name: settings.site_title, sameAs: `${publicUrl}/` },
                  },
                ]
              : []),
          ],
        }
      : { title: JOB_HEAD_TEXTS.missing, isNoindex: true },
  form,
});

export const jobTrail = (job: Pick<Job, '_id' | 'slug' | 'title'>): Required<TrailStep>[] => [
  HOME_STEP,
  { name: CAREERS_PAGE_TEXTS.title, path: CAREERS_PATH },
  { name: job.title, path: jobPath(job) },
];

const EMPLOYMENT_TYPES: Record<Job['type'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/** The job for job search engines; their description is HTML and holds all texts. */
function jobPosting(job: Job, publicUrl: string): object {
  const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `<p>${title}</p><ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>` : '';
  const [district = '', region = ''] = job.location.split('/').map((part) => part.trim());
  return {
    '@type': 'JobPosting',
    title: job.title,
    description:
      job.description
        .split('\n')
        .filter(Boolean)
        .map((paragraph) => `<p>${escape(paragraph)}</p>`)
        .join('') +
      list(JOB_HEAD_TEXTS.requirements, job.requirements) +
      list(JOB_HEAD_TEXTS.responsibilities, job.responsibilities) +
      list(JOB_HEAD_TEXTS.benefits, job.benefits),
    identifier: { '@type': 'PropertyValue', name: publicUrl, value: job._id },
    datePosted: job.createdAt.slice(0, 10),
    validThrough: job.applicationDeadline ? `${job.applicationDeadline}T23:59:59+03:00` : undefined,
    employmentType: EMPLOYMENT_TYPES[job.type],
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: district,
        addressRegion: region || undefined,
        addressCountry: 'TR',
      },
    },
    directApply: true,
    url: publicUrl + jobPath(job),
  };
}
