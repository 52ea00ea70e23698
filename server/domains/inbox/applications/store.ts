import type { Selectable } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import type { Application } from '#contract/applications.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/content.ts';
import type { Parsed } from '#contract/endpoints.ts';
import { searchTerms } from '#contract/text.ts';
import { statusHistories } from '../../../entities/audit/history.ts';
import type { Db } from '../../../base/db/database.ts';
import type { JobApplicationTable } from '../../../base/db/tables.ts';
import type { PageAsked } from '../../../call/list-page.ts';
import { APPLICATION_ABSENT } from '../texts.ts';

type ApplicationFilter = Pick<Parsed<'GET /api/job-applications'>['query'], 'status' | 'job' | 'q' | 'sort'>;
type ApplicationRow = Selectable<JobApplicationTable> & {
  jobPublicId: string;
  resumeName: string | null;
  resumeBytes: number | null;
};

const shown = (row: ApplicationRow, history: Application['history']): Application => ({
  _id: row.publicId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  address: row.address,
  jobId: row.jobPublicId,
  jobTitle: row.jobTitle,
  experience: row.experience,
  education: row.education,
  skills: row.skills,
  expectedSalary: row.expectedSalary,
  availableStartDate: row.availableStartDate,
  coverLetter: row.coverLetter,
  resumeUrl: row.resumeUrl,
  portfolio: row.portfolio,
  linkedIn: row.linkedIn,
  resumeFile: row.resumeName === null ? null : { originalName: row.resumeName, size: row.resumeBytes ?? 0 },
  status: row.status,
  notes: row.notes,
  reviewedBy: row.reviewedBy,
  reviewedAt: row.reviewedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  appliedAt: row.createdAt.toISOString(),
  history,
  version: row.version,
});

/** Applications as staff read them. */
export const applicationStore = ({ db }: { db: Db }) => {
  /** Folded terms hold letters, digits and points, so nothing in them needs escaping. */
  const matching = ({ status, job, q = '' }: ApplicationFilter) =>
    db
      .selectFrom('jobApplications as a')
      .innerJoin('jobs as j', 'j.id', 'a.jobId')
      .$if(status !== undefined, (query) => query.where('a.status', '=', status!))
      .$if(job !== undefined, (query) => query.where('j.publicId', '=', job!))
      .where((eb) => eb.and(searchTerms(q).map((term) => eb('a.searchText', 'like', `%${term}%`))));
  const rows = (filter: ApplicationFilter) =>
    matching(filter)
      .leftJoin('resumes as r', 'r.applicationId', 'a.id')
      .selectAll('a')
      .select(['j.publicId as jobPublicId', 'r.originalName as resumeName', 'r.sizeBytes as resumeBytes']);

  const withHistories = async (found: ApplicationRow[]): Promise<Application[]> => {
    const histories = await statusHistories(db, 'application', found);
    return found.map((row) => shown(row, histories.get(row.publicId)!));
  };

  return {
    async list(filter: ApplicationFilter, page?: PageAsked): Promise<Application[]> {
      const { sort = 'newest' } = filter;
      const direction = sort === 'newest' ? 'desc' : 'asc';
      return withHistories(
        await rows(filter)
          .$if(sort === 'name', (query) => query.orderBy('a.nameSort'))
          .$if(sort !== 'name', (query) => query.orderBy('a.createdAt', direction))
          .orderBy('a.id', direction)
          .$if(page !== undefined, (query) => query.limit(page!.limit).offset((page!.page - 1) * page!.limit))
          .execute(),
      );
    },

    count: async (filter: ApplicationFilter): Promise<number> =>
      (
        await matching(filter)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,

    /** @throws NOT_FOUND */
    async get(publicId: string): Promise<Application> {
      const found = await rows({}).where('a.publicId', '=', publicId).execute();
      if (found.length === 0) throw notFound(APPLICATION_ABSENT);
      return (await withHistories(found))[0]!;
    },

    async stats(): Promise<Record<ApplicationStatus | 'total', number>> {
      const counted = await db
        .selectFrom('jobApplications')
        .select((eb) => ['status', eb.fn.countAll<number>().as('n')])
        .groupBy('status')
        .execute();
      const of = (status: ApplicationStatus) => counted.find((row) => row.status === status)?.n ?? 0;
      return {
        ...(Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, of(status)])) as Record<
          ApplicationStatus,
          number
        >),
        total: counted.reduce((sum, row) => sum + row.n, 0),
      };
    },
  };
};
