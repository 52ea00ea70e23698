import type { ReactNode } from 'react';
import { Button } from 'antd';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

interface CardProps {
  title: string;
  note?: ReactNode;
  /** Width in the row; default: a third. 'grow' leaves room for one further chart, if there is one. */
  size?: 'wide' | 'full' | 'grow';
  children: ReactNode;
}

export function Card({ title, note, size, children }: CardProps) {
  return (
    <section className="dash-card" aria-label={title} data-size={size}>
      <h2>
        {title}
        {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}

/** Shown where data could not be read. */
export function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="dash-empty">
      <p>
        {texts.failed}
        <Button type="link" onClick={onRetry}>
          {COMMON_TEXTS.tryAgainSmall}
        </Button>
      </p>
    </div>
  );
}

/** Shown while lines are loading. */
export function Lines({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="dash-skeleton" data-line="" />
      ))}
    </div>
  );
}

const percent = new Intl.NumberFormat('tr-TR', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

interface ChangeProps {
  /** In percent; null without a base. */
  value: number | null;
  /** More is good: green, less is red. Otherwise neutral: more waiting work is neither. */
  isGood?: boolean;
}

/** Change against the period before. */
export function Change({ value, isGood }: ChangeProps) {
  if (value === null)
    return (
      <b className="change">
        <span aria-hidden="true">—</span>
        <span className="unseen">{texts.noComparison}</span>
      </b>
    );
  return (
    <b className="change" data-trend={isGood ? trendOf(value) : undefined}>
      {percent.format(value / 100)}
    </b>
  );
}

function trendOf(value: number): 'up' | 'down' | undefined {
  if (value === 0) return undefined;
  return value > 0 ? 'up' : 'down';
}
