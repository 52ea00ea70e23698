import { Tag } from 'antd';
import type { Job, JobState } from '#contract/jobs.ts';
import { shortDate } from '../../base/dates.ts';
import { JOB_STATE_NAMES, stateOf } from './resource.ts';
import { JOB_TEXTS as texts } from './texts.ts';

const STATE_COLORS: Record<JobState, string> = { open: 'green', over: 'orange', closed: 'default' };

/**
 * Last day of a job. A job whose last day has passed is off the site; if it is still switched on, its state says so.
 */
export function Deadline({ job }: { job: Job }) {
  const { applicationDeadline: last } = job;
  if (!last) return <>{texts.noDeadline}</>;
  const isOver = stateOf({ ...job, isActive: true }) === 'over';
  return (
    <>
      <span className={isOver ? 'job-over' : undefined}>{shortDate(last)}</span>
      {isOver && !job.isActive && (
        <>
          {' '}
          <span className="crud-note">{JOB_STATE_NAMES.over}</span>
        </>
      )}
    </>
  );
}

/** Whether visitors see the job. */
export const StateTag = ({ job }: { job: Job }) => (
  <Tag color={STATE_COLORS[stateOf(job)]}>{JOB_STATE_NAMES[stateOf(job)]}</Tag>
);
