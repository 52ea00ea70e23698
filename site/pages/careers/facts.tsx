import { JOB_TYPE_LABELS } from '#contract/job-type-texts.ts';
import { longDate } from '../../base/dates.ts';
import { JOB_TEXTS as texts } from '../../texts/careers.ts';
import type { ListedJob } from './page.ts';

/** A job's data; `more` is shown on its own page only. */
export function JobFacts({
  job,
  more = [],
}: {
  job: ListedJob;
  more?: readonly (readonly [name: string, value: string])[];
}) {
  const facts = [
    [texts.type, JOB_TYPE_LABELS[job.type]],
    [texts.department, job.department],
    [texts.location, job.location],
    [texts.experience, job.experience],
    [texts.salary, job.salary],
    [texts.deadline, job.applicationDeadline ? longDate(job.applicationDeadline) : texts.noDeadline],
    ...more,
  ];
  return (
    <dl className="careers-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
