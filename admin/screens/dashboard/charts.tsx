// All uses of recharts, in one chunk of their own. Drawings are decorative: each has a table beside it.
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney } from '#contract/money.ts';
import type { SalesDrawingProps, SalesPoint } from './sales.tsx';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

export interface Point {
  label: string;
  /** For tooltip and table. */
  longLabel: string;
}
export interface Series<P> {
  key: keyof P & string;
  label: string;
  color: string;
}

const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 };
const AXIS = { tickLine: false, axisLine: false, tickMargin: 8 } as const;

/** The chart passes everything but the series. */
interface TipProps<P extends Point> {
  series: readonly Series<P>[];
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

function Tip<P extends Point>({ active, payload, series }: TipProps<P>) {
  const point = payload?.[0]?.payload as P | undefined;
  if (!active || !point) return null;
  return (
    <div className="chart-tip">
      <b>{point.longLabel}</b>
      {series.map(({ key, label }) => (
        <span key={key}>
          {label} <em>{formatNumber(Number(point[key]))}</em>
        </span>
      ))}
    </div>
  );
}

/** One series as a filled area. */
export function AreaDrawing<P extends Point>({ points, series }: { points: P[]; series: Series<P> }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={points} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis dataKey="label" {...AXIS} interval="preserveStartEnd" minTickGap={16} />
        <YAxis {...AXIS} width={36} allowDecimals={false} tickFormatter={(value: number) => formatNumber(value)} />
        <Tooltip
          content={<Tip series={[series]} />}
          cursor={{ stroke: 'var(--rule-strong)' }}
          isAnimationActive={false}
        />
        <Area
          dataKey={(point: P) => Number(point[series.key])}
          stroke={series.color}
          strokeWidth={2}
          fill={series.color}
          fillOpacity={0.1}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}

/** Several series as lines. */
export function LineDrawing<P extends Point>({ points, series }: { points: P[]; series: readonly Series<P>[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={points} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis dataKey="label" {...AXIS} interval="preserveStartEnd" minTickGap={16} />
        <YAxis {...AXIS} width={36} allowDecimals={false} />
        <Tooltip
          content={<Tip series={series} />}
          cursor={{ stroke: 'var(--rule-strong)' }}
          isAnimationActive={false}
        />
        {series.map(({ key, color }, index) => (
          <Line
            key={key}
            dataKey={(point: P) => Number(point[key])}
            stroke={color}
            strokeWidth={2}
            {...(index > 0 ? { strokeDasharray: '6 3' } : {})}
            dot={{ r: 3, fill: 'var(--paper)', strokeDasharray: '' }}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

/** '1,5 bin', '2 milyon': the short form's 'B' would have to be explained. */
const compact = new Intl.NumberFormat('tr-TR', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
});
/** Wide enough for '999,9 bin' and '1,2 milyon'. */
const MONEY_WIDTH = 68;

interface SalesTipProps extends Pick<SalesDrawingProps, 'currency'> {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

function SalesTip({ active, payload, currency }: SalesTipProps) {
  const point = payload?.[0]?.payload as SalesPoint | undefined;
  if (!active || !point) return null;
  return (
    <div className="chart-tip">
      <b>{point.longLabel}</b>
      <span>
        {texts.tipTurnover}
        <em>{formatMoney(point.turnover, currency)}</em>
      </span>
      <span>
        {texts.tipBefore}
        <em>{formatMoney(point.turnoverBefore, currency)}</em>
      </span>
      <span>
        {texts.tipOrders}
        <em>{formatNumber(point.orders)}</em>
      </span>
    </div>
  );
}

/** Turnover above, with the period before as a dashed line; orders as bars below, on the same days. */
export function SalesDrawing({ points, currency }: SalesDrawingProps) {
  const data = [...points];
  return (
    <div className="sales-drawing">
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={data} margin={{ ...MARGIN, bottom: 8 }} syncId="sales" accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis dataKey="label" hide />
          <YAxis {...AXIS} width={MONEY_WIDTH} tickCount={3} tickFormatter={(value: number) => compact.format(value)} />
          <Tooltip
            content={<SalesTip currency={currency} />}
            cursor={{ stroke: 'var(--rule-strong)' }}
            isAnimationActive={false}
          />
          <Area
            dataKey="turnoverBefore"
            stroke="var(--ink-3)"
            strokeWidth={1.25}
            strokeDasharray="4 3"
            fill="none"
            isAnimationActive={false}
            activeDot={false}
          />
          <Area
            dataKey="turnover"
            stroke="var(--accent)"
            strokeWidth={2}
            fill="var(--accent)"
            fillOpacity={0.1}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} margin={MARGIN} syncId="sales" accessibilityLayer={false}>
          <XAxis dataKey="label" {...AXIS} interval="preserveStartEnd" minTickGap={28} />
          <YAxis
            {...AXIS}
            width={MONEY_WIDTH}
            allowDecimals={false}
            tickCount={2}
            tickFormatter={(value: number) => formatNumber(value)}
          />
          <Tooltip content={() => null} cursor={{ fill: 'var(--ground)' }} isAnimationActive={false} />
          <Bar dataKey="orders" fill="var(--rule-strong)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Shares of a whole as a ring. */
export function RingDrawing({ parts }: { parts: readonly { label: string; count: number; color: string }[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <Pie
          data={[...parts]}
          dataKey="count"
          nameKey="label"
          innerRadius="62%"
          outerRadius="100%"
          startAngle={90}
          endAngle={-270}
          stroke="var(--paper)"
          strokeWidth={2}
          rootTabIndex={-1}
          isAnimationActive={false}
        >
          {parts.map(({ label, color }) => (
            <Cell key={label} fill={color} />
          ))}
        </Pie>
      </PieChart>
    </ResponsiveContainer>
  );
}
