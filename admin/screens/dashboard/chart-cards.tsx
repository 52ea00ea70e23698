import { Suspense, lazy, type CSSProperties, type ReactNode } from 'react';
import type { DashboardStats } from '#contract/dashboard.ts';
import { formatNumber } from '#contract/format.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { APPLICATION_STATUSES } from '../../fields/statuses.ts';
import { Card, Unread } from './card.tsx';
import type { Point, Series } from './charts.tsx';
import { ChartFigure, LONG_DAY, utcText } from './figure.tsx';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

const AreaDrawing = lazy(async () => ({ default: (await import('./charts.tsx')).AreaDrawing<MonthPoint> }));
const LineDrawing = lazy(async () => ({ default: (await import('./charts.tsx')).LineDrawing<DayPoint> }));
const RingDrawing = lazy(async () => ({ default: (await import('./charts.tsx')).RingDrawing }));

interface MonthPoint extends Point {
  total: number;
}
interface DayPoint extends Point {
  applications: number;
  contacts: number;
}

const MONTH: Series<MonthPoint> = { key: 'total', label: COMMON_TEXTS.total, color: 'var(--accent)' };
const TRENDS: readonly Series<DayPoint>[] = [
  { key: 'applications', label: texts.applications, color: 'var(--accent)' },
  { key: 'contacts', label: texts.messages, color: '#b25000' },
];

const SHORT_MONTH = utcText({ month: 'short' });
const LONG_MONTH = utcText({ month: 'long', year: 'numeric' });
const SHORT_DAY = utcText({ weekday: 'short', day: 'numeric' });

/** A chart that appears when its code is loaded. */
function Figure<P extends Point>({
  label,
  points,
  series,
  children,
}: {
  label: string;
  points: readonly P[];
  series: readonly Series<P>[];
  children: ReactNode;
}) {
  return (
    <ChartFigure
      label={label}
      points={points}
      columns={series.map(({ key, label: name }) => ({ label: name, textOf: (point: P) => String(point[key]) }))}
    >
      <Suspense fallback={<div className="chart dash-skeleton" />}>{children}</Suspense>
    </ChartFigure>
  );
}

const Waiting = () => <div className="chart dash-skeleton" aria-hidden="true" />;

/** Applications, messages and posts in each of the last twelve months. */
export function MonthlyCard({ monthly }: { monthly: DashboardStats['monthly'] | undefined }) {
  const points = monthly?.map(({ month, total }): MonthPoint => {
    const date = new Date(`${month}-01T00:00:00Z`);
    return { label: SHORT_MONTH.format(date), longLabel: LONG_MONTH.format(date), total };
  });
  const hasAny = points?.some(({ total }) => total !== 0);
  return (
    <Card title={texts.monthly} note={texts.monthlyNote} size="grow">
      {!points && <Waiting />}
      {points && !hasAny && <p className="dash-empty">{texts.monthlyEmpty}</p>}
      {points && hasAny && (
        <Figure label={texts.monthlyLabel} points={points} series={[MONTH]}>
          <AreaDrawing points={points} series={MONTH} />
        </Figure>
      )}
    </Card>
  );
}

const share = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 });

/** Number of applications by status. */
export function StatusCard({ counts }: { counts: DashboardStats['applicationStatus'] | undefined }) {
  const parts = APPLICATION_STATUSES.map((one) => ({ ...one, count: counts?.[one.status] ?? 0 }));
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={texts.applicationStatuses} note={total > 0 ? texts.applicationsCount(formatNumber(total)) : undefined}>
      {!counts && <Waiting />}
      {counts && total === 0 && <p className="dash-empty">{texts.noApplications}</p>}
      {counts && total > 0 && (
        <div className="status-pie">
          <div className="chart" aria-hidden="true">
            <Suspense fallback={null}>
              <RingDrawing parts={parts.filter(({ count }) => count > 0)} />
            </Suspense>
          </div>
          <ul className="status-list">
            {parts.map(({ status, label, color, count }) => (
              <li key={status}>
                <span className="swatch" style={{ '--swatch': color } as CSSProperties} />
                <span>{label}</span>
                <b>{formatNumber(count)}</b>
                <small>{share.format(count / total)}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** Applications and messages of the last seven days; nothing while there are none. */
export function WeeklyCard() {
  const { data, error, refetch } = useCall('GET /api/dashboard/weekly-trends', {});
  if (error)
    return (
      <Card title={texts.weekly}>
        <Unread onRetry={() => void refetch()} />
      </Card>
    );
  const points = data?.map(({ day, applications, contacts }): DayPoint => {
    const date = new Date(`${day}T00:00:00Z`);
    return { label: SHORT_DAY.format(date), longLabel: LONG_DAY.format(date), applications, contacts };
  });
  if (!points || points.every(({ applications, contacts }) => applications + contacts === 0)) return null;
  return (
    <Card title={texts.weekly} note={texts.last7Days}>
      <Figure label={texts.weeklyLabel} points={points} series={TRENDS}>
        <LineDrawing points={points} series={TRENDS} />
      </Figure>
      <ul className="chart-legend" aria-hidden="true">
        {TRENDS.map(({ key, label, color }) => (
          <li key={key}>
            <span className="swatch" style={{ '--swatch': color } as CSSProperties} />
            {label}
          </li>
        ))}
      </ul>
    </Card>
  );
}
