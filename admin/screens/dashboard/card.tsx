import type { ReactNode } from 'react';
import { Button } from 'antd';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

interface CardProps {
  title: string;
  note?: string;
  /** How much of the row it takes: a third unless told otherwise. */
  size?: 'wide' | 'half' | 'full';
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

/** In place of what could not be read. */
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

/** In place of lines that are on their way. */
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
  /** More is good: green, and less is red. Otherwise it is only told. */
  isGood?: boolean;
  /** More is work that waits: amber. */
  isBacklog?: boolean;
}

/** How much more or less than in the period before. */
export function Change({ value, isGood, isBacklog }: ChangeProps) {
  if (value === null)
    return (
      <b className="change">
        <span aria-hidden="true">—</span>
        <span className="unseen">{texts.noComparison}</span>
      </b>
    );
  return (
    <b className="change" data-trend={isGood ? trendOf(value) : backlogOf(value, isBacklog)}>
      {percent.format(value / 100)}
    </b>
  );
}

function trendOf(value: number): 'up' | 'down' | undefined {
  if (value === 0) return undefined;
  return value > 0 ? 'up' : 'down';
}
const backlogOf = (value: number, isBacklog = false): 'backlog' | undefined =>
  isBacklog && value > 0 ? 'backlog' : undefined;
