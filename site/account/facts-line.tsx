import type { ReactNode } from 'react';
import './facts-line.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts in one ruled line: labels, and below each its value. */
export function FactsLine({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={`facts-line ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
