import type { ComponentType } from 'react';
import { AppstoreOutlined, ArrowRightOutlined, FileTextOutlined, IdcardOutlined, SolutionOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import type { DashboardStats } from '#contract/dashboard.ts';
import { formatNumber } from '#contract/format.ts';

interface Figure {
  label: string;
  icon: ComponentType;
  value: keyof DashboardStats['overview'];
  change: keyof DashboardStats['changes'];
  /** The list behind it. */
  path?: string;
}
const FIGURES: readonly Figure[] = [
  { label: 'Toplam Ürün', icon: AppstoreOutlined, value: 'totalProducts', change: 'products', path: '/admin/products' },
  { label: 'Toplam Blog', icon: FileTextOutlined, value: 'totalBlogs', change: 'blogs' },
  { label: 'Aktif İş İlanı', icon: IdcardOutlined, value: 'activeJobs', change: 'jobs', path: '/admin/jobs' },
  { label: 'Bekleyen Başvuru', icon: SolutionOutlined, value: 'pendingApplications', change: 'applications' },
];

const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });

function Change({ value }: { value: number | null }) {
  const trend = value === null || value === 0 ? undefined : value > 0 ? 'up' : 'down';
  return (
    <p className="stat-change" title="Son 30 günde eklenenler, önceki 30 güne göre">
      {value === null ? <b aria-label="Karşılaştırma yok">—</b> : <b data-trend={trend}>{percent.format(value / 100)}</b>}
      <span>son 30 gün</span>
    </p>
  );
}

/** The four figures; what they count is what the lists behind them show. */
export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  return (
    <ul className="stats" aria-label="Özet sayılar" aria-busy={!stats}>
      {FIGURES.map(({ label, icon: Icon, value, change, path }) => (
        <li key={label} className="stat">
          <p className="stat-label"><Icon aria-hidden />{path ? <Link to={path}>{label}</Link> : <span>{label}</span>}</p>
          {path && <ArrowRightOutlined aria-hidden className="stat-arrow" />}
          {stats ? <p className="stat-value">{formatNumber(stats.overview[value])}</p> : <div className="dash-skeleton" />}
          {stats && <Change value={stats.changes[change]} />}
        </li>
      ))}
    </ul>
  );
}
