import type { ReactNode } from 'react';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

// Days and months in the reply are dates without a time: reading and writing them in UTC keeps them the same.
export const utcText = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...options });
export const LONG_DAY = utcText({ day: 'numeric', month: 'long', weekday: 'long' });
export const SHORT_DATE = utcText({ day: 'numeric', month: 'short' });

interface Column<P> {
  label: string;
  textOf: (point: P) => string;
}
interface Props<P> {
  label: string;
  points: readonly P[];
  columns: readonly Column<P>[];
  className?: string;
  /** The drawing, hidden from screen readers. */
  children: ReactNode;
}

/** A drawing, and the same data as a table for screen readers. */
export function ChartFigure<P extends { longLabel: string }>({
  label,
  points,
  columns,
  className = '',
  children,
}: Props<P>) {
  return (
    <figure className="chart-figure" aria-label={label}>
      <div className={`chart ${className}`} aria-hidden="true">
        {children}
      </div>
      <div className="chart-data">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.period}</th>
              {columns.map((column) => (
                <th key={column.label} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.longLabel}>
                <th scope="row">{point.longLabel}</th>
                {columns.map((column) => (
                  <td key={column.label}>{column.textOf(point)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
