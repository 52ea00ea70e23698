import type { ReactNode } from 'react';
import { ClassIcon } from '../class-icon.tsx';

export interface Fact {
  label: string;
  value: ReactNode;
  /** The class of an icon, as staff chose it. */
  icon?: string;
}

interface FactListProps {
  facts: readonly Fact[];
  /** The values are words or links instead of measures. */
  isText?: boolean;
}

/** Facts as a ruled table: the label left, the value right. */
export function FactList({ facts, isText = false }: FactListProps) {
  return (
    <dl className={`fact-list ${isText ? '' : 'fact-list--measures'}`}>
      {facts.map(({ label, value, icon }, i) => (
        <div key={i}>
          <dt>
            {icon && <ClassIcon name={icon} />}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
