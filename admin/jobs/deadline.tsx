import { Tag } from 'antd';
import type { Job } from '#contract/jobs.ts';
import { shortDate } from '../crud/moment.ts';

const istanbul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }); // '2026-05-31'
const isOver = (day: string): boolean => day < istanbul.format(Date.now());

/** The last day of a job; one that has passed is off the site by itself. */
export function Deadline({ job: { applicationDeadline: last } }: { job: Job }) {
  if (!last) return <>Süresiz</>;
  return <><span>{shortDate(last)}</span>{isOver(last) && <> <Tag color="red">Süresi doldu</Tag></>}</>;
}
