import type { CSSProperties } from 'react';
import type { StatusLook } from '../fields/statuses.ts';
import '../form/crud.css';

export function StatusTag({ look: { label, color } }: { look: StatusLook }) {
  return (
    <span className="crud-status" style={{ '--status': color } as CSSProperties}>
      {label}
    </span>
  );
}

/** From one status to another. */
export function StatusMove({ from, to }: { from: StatusLook; to: StatusLook }) {
  return (
    <span className="crud-status-move">
      <StatusTag look={from} />
      <span aria-hidden="true">→</span>
      <span className="unseen">yerine</span>
      <StatusTag look={to} />
    </span>
  );
}
