import type { ReactNode } from 'react';
import { Button } from 'antd';

interface Props {
  title: string;
  note?: string;
  /** How much of the row it takes: a third unless told otherwise. */
  size?: 'wide' | 'half' | 'full';
  children: ReactNode;
}

export function Card({ title, note, size, children }: Props) {
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
        Veriler yüklenemedi.
        <Button type="link" onClick={onRetry}>
          Tekrar dene
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
