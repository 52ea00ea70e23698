import { Tag } from 'antd';
import type { Job } from '#contract/jobs.ts';
import { shortDate } from '../crud/moment.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }); // '2026-05-31'

/** The last day of a job; one that has passed is off the site by itself. */
export function Deadline({ job: { applicationDeadline: last } }: { job: Job }) {
  if (!last) return <>Süresiz</>;
  return <><span>{shortDate(last)}</span>{last < day.format(Date.now()) && <> <Tag color="red">Süresi doldu</Tag></>}</>;
}
