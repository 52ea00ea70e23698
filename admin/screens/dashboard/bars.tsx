import { useEffect, useState, type CSSProperties } from 'react';
import type { CategoryDistribution, DashboardStats } from '#contract/dashboard.ts';
import { formatNumber } from '#contract/format.ts';
import { clockText, longDateText } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Card, Lines, Unread } from './card.tsx';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

interface BarProps {
  label: string;
  /** Figure; without one only the note stands there, and no bar. */
  value?: string;
  note?: string;
  /** 0 to 1 */
  part: number;
}

function Bar({ label, value, note, part }: BarProps) {
  return (
    <>
      <div className="bar-line">
        <span title={label}>{label}</span>
        <b>
          {value}
          {note && <small> {note}</small>}
        </b>
      </div>
      {value !== undefined && (
        <div className="bar">
          <i style={{ '--part': `${Math.round(Math.min(1, part) * 100)}%` } as CSSProperties} />
        </div>
      )}
    </>
  );
}

/** Number of categories that fit beside the charts. */
const SHOWN = 5;

function Distribution({ title, rows }: { title: string; rows: readonly { name: string; count: number }[] }) {
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <div>
      <h3>{title}</h3>
      <ul className="bars">
        {rows.map(({ name, count }) => (
          <li key={name}>
            <Bar label={name} value={formatNumber(count)} part={count / most} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Distribution of products and posts over their categories. */
export function DistributionCard() {
  const { data, error, refetch } = useCall('GET /api/dashboard/category-distribution', {});
  return (
    <Card title={texts.distribution}>
      {error && <Unread onRetry={() => void refetch()} />}
      {!error && (data ? <DistributionBars {...data} /> : <Lines count={5} />)}
    </Card>
  );
}

function DistributionBars({ products, blogs }: CategoryDistribution) {
  if (products.length + blogs.length === 0) return <p className="dash-empty">{texts.distributionEmpty}</p>;
  return (
    <div className="distribution">
      <Distribution title={COMMON_TEXTS.products} rows={products.slice(0, SHOWN)} />
      <Distribution title={COMMON_TEXTS.posts} rows={blogs.slice(0, SHOWN)} />
    </div>
  );
}

/** Applications per job that fill the bar. */
const FULL_PER_JOB = 10;
const oneDecimal = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 });

/** Open jobs, applications per job, and messages read. */
export function SummaryCard({ overview }: { overview: DashboardStats['overview'] | undefined }) {
  if (!overview)
    return (
      <Card title={texts.summary}>
        <Lines count={6} />
      </Card>
    );
  const { activeJobs, totalJobs, totalJobApplications, totalContacts, unreadContacts } = overview;
  const jobs = activeJobs / totalJobs;
  const perJob = totalJobApplications / totalJobs;
  const read = (totalContacts - unreadContacts) / totalContacts;
  // Nothing yet is no failure of 0 %.
  const bars: BarProps[] = [
    totalJobs === 0
      ? { label: texts.activeJobs, note: texts.noJobs, part: 0 }
      : {
          label: texts.activeJobs,
          value: percent.format(jobs),
          note: texts.ofJobs(formatNumber(totalJobs)),
          part: jobs,
        },
    totalJobs === 0 || totalJobApplications === 0
      ? { label: texts.perJob, note: texts.noApplicationsYet, part: 0 }
      : {
          label: texts.perJob,
          value: oneDecimal.format(perJob),
          note: texts.applicationsOf(formatNumber(totalJobApplications), formatNumber(totalJobs)),
          part: perJob / FULL_PER_JOB,
        },
    totalContacts === 0
      ? { label: texts.readMessages, note: texts.noMessages, part: 0 }
      : {
          label: texts.readMessages,
          value: percent.format(read),
          note: texts.ofMessages(formatNumber(totalContacts)),
          part: read,
        },
  ];
  return (
    <Card title={texts.summary}>
      <ul className="bars summary">
        {bars.map((bar) => (
          <li key={bar.label}>
            <Bar {...bar} />
          </li>
        ))}
      </ul>
      <Clock />
    </Card>
  );
}

/** The time; renders alone every second. */
function Clock() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Waits for the next full second, so that it neither drifts nor skips one.
    const next = () => {
      timer = setTimeout(
        () => {
          setNow(Date.now());
          next();
        },
        1000 - (Date.now() % 1000),
      );
    };
    next();
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="dash-clock">
      <time>{clockText(now)}</time>
      <span>{longDateText(now)}</span>
    </p>
  );
}
