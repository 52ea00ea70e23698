import type { ReactNode } from 'react';
import './empty-state.css';

/** A list without a hit: one sentence, what is nearest, and the way to a quote. */
export function EmptyState({
  sentence,
  nearest,
  children,
}: {
  sentence: string;
  nearest?: { title: string; chips: ReactNode } | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="empty-state">
      <output>{sentence}</output>
      {nearest && (
        <div className="empty-state-nearest">
          <h3>{nearest.title}</h3>
          {nearest.chips}
        </div>
      )}
      {children}
    </div>
  );
}
