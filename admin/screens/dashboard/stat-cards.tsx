import type { ComponentType } from 'react';
import {
  AppstoreOutlined,
  ArrowRightOutlined,
  FileTextOutlined,
  IdcardOutlined,
  SolutionOutlined,
} from '@ant-design/icons';
import { Link } from 'react-router';
import type { DashboardStats } from '#contract/dashboard.ts';
import { formatNumber } from '#contract/format.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { WAITING_APPLICATIONS_PATH } from '../../base/narrowed-lists.ts';
import { Change } from './card.tsx';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

interface Figure {
  label: string;
  icon: ComponentType;
  /** List behind the figure. */
  path: string;
  value: keyof DashboardStats['overview'];
  added: keyof DashboardStats['added'];
}

const FIGURES: readonly Figure[] = [
  {
    label: texts.totalProducts,
    icon: AppstoreOutlined,
    path: panelListPath('products'),
    value: 'totalProducts',
    added: 'products',
  },
  {
    label: texts.totalPosts,
    icon: FileTextOutlined,
    path: panelListPath('blogs'),
    value: 'totalBlogs',
    added: 'blogs',
  },
  {
    label: texts.activeJob,
    icon: IdcardOutlined,
    path: panelListPath('jobs', { isActive: true }),
    value: 'activeJobs',
    added: 'jobs',
  },
  {
    label: texts.pendingApplication,
    icon: SolutionOutlined,
    path: WAITING_APPLICATIONS_PATH,
    value: 'pendingApplications',
    added: 'applications',
  },
];

/** Figures; each counts exactly what the list behind it shows. */
export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  return (
    <ul className="stats" aria-label={texts.figures} aria-busy={!stats}>
      {FIGURES.map(({ label, icon: Icon, path, value, added }) => (
        <li key={label} className="stat">
          <p className="stat-label">
            <Icon aria-hidden />
            <Link to={path}>{label}</Link>
          </p>
          <ArrowRightOutlined aria-hidden className="stat-arrow" />
          {stats ? (
            <p className="stat-value">{formatNumber(stats.overview[value])}</p>
          ) : (
            <div className="dash-skeleton" />
          )}
          {stats && (
            <p className="stat-change" title={texts.addedHint}>
              <span>{stats.added[added] === 0 ? texts.noneAdded : texts.added(formatNumber(stats.added[added]))}</span>
              {(stats.added[added] > 0 || stats.changes[added] !== null) && <Change value={stats.changes[added]} />}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
