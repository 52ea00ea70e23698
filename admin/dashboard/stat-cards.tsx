import type { ComponentType } from 'react';
import { AppstoreOutlined, ArrowRightOutlined, FileTextOutlined, IdcardOutlined, LineChartOutlined, ShoppingOutlined, SolutionOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import type { DashboardStats } from '#contract/dashboard.ts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney } from '#contract/money.ts';
import { useMay } from '../access.ts';

interface Figure {
  label: string;
  icon: ComponentType;
  /** The list behind it. */
  path?: string;
  valueOf: (stats: DashboardStats) => string;
  /** In percent; absent where the figure has none. */
  changeOf?: (stats: DashboardStats) => number | null;
  note: string;
  /** Of the change. */
  title?: string;
}

const overview = (value: keyof DashboardStats['overview'], change: keyof DashboardStats['changes']): Pick<Figure, 'valueOf' | 'changeOf' | 'note' | 'title'> => ({
  valueOf: (stats) => formatNumber(stats.overview[value]), changeOf: ({ changes }) => changes[change], note: 'son 30 gün', title: 'Son 30 günde eklenenler, önceki 30 güne göre',
});
const FIGURES: readonly Figure[] = [
  { label: 'Toplam Ürün', icon: AppstoreOutlined, path: '/admin/products', ...overview('totalProducts', 'products') },
  { label: 'Toplam Blog', icon: FileTextOutlined, path: '/admin/blogs', ...overview('totalBlogs', 'blogs') },
  { label: 'Aktif İş İlanı', icon: IdcardOutlined, path: '/admin/jobs', ...overview('activeJobs', 'jobs') },
  { label: 'Bekleyen Başvuru', icon: SolutionOutlined, path: '/admin/job-applications?status=pending', ...overview('pendingApplications', 'applications') },
];
/** For those who may see orders. */
const ORDER_FIGURES: readonly Figure[] = [
  { label: 'Bekleyen Siparişler', icon: ShoppingOutlined, path: '/admin/orders?isWaiting=true', valueOf: ({ orders }) => formatNumber(orders?.waiting ?? 0), note: 'ödenen, hazırlanan, incelenen' },
  {
    label: 'Ciro (30 gün)', icon: LineChartOutlined, path: '/admin/orders', valueOf: ({ orders }) => (orders ? formatMoney(orders.turnover, orders.currency) : ''),
    changeOf: ({ orders }) => orders?.turnoverChange ?? null, note: 'önceki 30 güne göre', title: 'Ödenen siparişler, iadeler düşülmüş',
  },
];
/** Longer ones are written smaller. */
const WIDE_VALUE = 9;

const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });

function Change({ value }: { value: number | null }) {
  if (value === null) return <b aria-label="Karşılaştırma yok">—</b>;
  return <b data-trend={value === 0 ? undefined : value > 0 ? 'up' : 'down'}>{percent.format(value / 100)}</b>;
}

function Value({ text }: { text: string }) {
  return <p className="stat-value" data-wide={text.length > WIDE_VALUE || undefined}>{text}</p>;
}

/** The figures; what they count is what the lists behind them show. */
export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  const may = useMay();
  const figures = (stats ? stats.orders : may('GET /api/orders')) ? [...FIGURES, ...ORDER_FIGURES] : FIGURES;
  return (
    <ul className="stats" aria-label="Özet sayılar" aria-busy={!stats}>
      {figures.map(({ label, icon: Icon, path, valueOf, changeOf, note, title }) => (
        <li key={label} className="stat">
          <p className="stat-label"><Icon aria-hidden />{path ? <Link to={path}>{label}</Link> : <span>{label}</span>}</p>
          {path && <ArrowRightOutlined aria-hidden className="stat-arrow" />}
          {stats ? <Value text={valueOf(stats)} /> : <div className="dash-skeleton" />}
          {stats && <p className="stat-change" title={title}>{changeOf && <Change value={changeOf(stats)} />}<span>{note}</span></p>}
        </li>
      ))}
    </ul>
  );
}
