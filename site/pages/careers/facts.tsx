import { JOB_TYPE_LABELS } from '#contract/job-type-texts.ts';
import { longDate } from '../../base/dates.ts';
import { JOB_TEXTS as texts } from '../../texts/careers.ts';
import type { ListedJob } from './page.ts';

/** The names of a listed job's facts, in their order. */
export const JOB_COLUMNS = [
  texts.department,
  texts.location,
  texts.type,
  texts.experience,
  texts.salary,
  texts.deadline,
] as const;

/** A job's data; `more` is shown on its own page only. */
export function JobFacts({
  job,
  more = [],
}: {
  job: ListedJob;
  more?: readonly (readonly [name: string, value: string])[];
}) {
  const values = [
    job.department,
    job.location,
    JOB_TYPE_LABELS[job.type],
    job.experience,
    job.salary,
    job.applicationDeadline ? longDate(job.applicationDeadline) : texts.noDeadline,
  ];
  const facts = [...JOB_COLUMNS.map((name, i) => [name, values[i]] as const), ...more];
  return (
    <dl className="careers-facts">
      {facts.map(([name, value]) => (
        // An absent fact keeps its column of the list.
        <div key={name} aria-hidden={!value || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
