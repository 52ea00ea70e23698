import { ApiError } from '#contract/api-error.ts';
import type { Job, JobCreate } from '#contract/jobs.ts';
import { slugify } from '#contract/text.ts';
import type { SmallList } from '../../../entities/small-list.ts';
import { columnFields } from '../../../entities/resource.ts';
import { JOB_ABSENT, jobInUse } from '../texts.ts';

const { fieldsOf, valuesOf } = columnFields('jobs', {
  title: 'title',
  department: 'department',
  location: 'location',
  type: 'type',
  experience: 'experience',
  salary: 'salary',
  applicationDeadline: 'applicationDeadline',
  postedBy: 'postedBy',
  description: 'description',
  requirements: 'requirements',
  responsibilities: 'responsibilities',
  benefits: 'benefits',
  isActive: 'isActive',
});

/** Job postings; one with applications is deactivated instead of deleted. */
export const jobList: SmallList<'jobs', JobCreate, Job> = {
  resource: {
    kind: 'job',
    scope: 'jobs',
    table: 'jobs',
    absent: JOB_ABSENT,
    titleOf: (row) => row.title,
    fieldsOf,
    async beforeRemove(trx, { id }) {
      const { n } = await trx
        .selectFrom('jobApplications')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('jobId', '=', id)
        .executeTakeFirstOrThrow();
      if (n > 0) throw new ApiError(409, 'IN_USE', jobInUse(n));
    },
  },
  order: ['-createdAt', '-id'],
  valuesOf: (fields) => ({ ...valuesOf(fields), salary: fields.salary === '' ? null : fields.salary }),
  show: (row) => ({
    _id: row.publicId,
    slug: slugify(row.title),
    title: row.title,
    type: row.type,
    department: row.department,
    location: row.location,
    experience: row.experience,
    salary: row.salary,
    applicationDeadline: row.applicationDeadline,
    postedBy: row.postedBy,
    description: row.description,
    requirements: row.requirements,
    responsibilities: row.responsibilities,
    benefits: row.benefits,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }),
};
