import type { CSSProperties } from 'react';
import type { StatusChange } from '#contract/history.ts';
import { shortTime } from '../base/dates.ts';
import type { StatusLook, StatusShape } from '../fields/statuses.ts';
import { CRUD_TEXTS as texts } from './texts.ts';
import '../form/crud.css';

/** Part of the circle that is filled, and signs, in a box of 12 × 12. */
const SHAPES: Record<StatusShape, string | undefined> = {
  open: undefined,
  quarter: 'M6 6V1a5 5 0 0 1 5 5z',
  half: 'M6 1a5 5 0 0 1 0 10z',
  most: 'M6 6V1a5 5 0 1 1-5 5z',
  done: 'M6 1a5 5 0 0 1 0 10a5 5 0 0 1 0-10z',
  ended: 'M3 6h6',
  failed: 'M3.5 3.5l5 5m0-5l-5 5',
  attention: 'M6 4.4v3m0 1v1.2',
};

/** A status as a shape and its word. */
export function StatusTag({ look: { label, color, shape } }: { look: StatusLook }) {
  const drawn = SHAPES[shape];
  return (
    <span className="crud-status" style={{ '--status': color } as CSSProperties}>
      <svg viewBox="0 0 12 12" data-shape={shape} aria-hidden="true">
        {shape === 'attention' ? <path d="M6 1L11.3 10.8H0.7z" /> : <circle cx="6" cy="6" r="5" />}
        {drawn && <path d={drawn} />}
      </svg>
      {label}
    </span>
  );
}

/** Change from one status to another. */
export function StatusMove({ from, to }: { from: StatusLook; to: StatusLook }) {
  return (
    <span className="crud-status-move">
      <StatusTag look={from} />
      <span aria-hidden="true">→</span>
      <span className="unseen">{texts.statusInsteadOf}</span>
      <StatusTag look={to} />
    </span>
  );
}

interface Props {
  changes: readonly StatusChange[];
  looks: Readonly<Record<string, StatusLook>>;
  /** Heading of a note without a change; '' for none. */
  noted?: string;
}

/** Changes of a status: who, when, from what to what ('' is the beginning), and the note. */
export function StatusHistory({ changes, looks, noted = texts.noteWritten }: Props) {
  if (changes.length === 0) return <p className="crud-note">{texts.noChangesYet}</p>;
  const lookOf = (status: string): StatusLook => looks[status] ?? { label: status, color: 'gray', shape: 'open' };
  return (
    <ol className="crud-history">
      {changes.map(({ at, by, from, to, notes }, index) => (
        <li key={`${at} ${index}`}>
          <div className="crud-history-head">
            <time dateTime={at}>{shortTime(at)}</time>
            <b className="crud-break">{by}</b>
          </div>
          {from === to && noted && <span>{noted}</span>}
          {from !== to && from === '' && <StatusTag look={lookOf(to)} />}
          {from !== to && from !== '' && <StatusMove from={lookOf(from)} to={lookOf(to)} />}
          {notes && <p className="crud-written">{notes}</p>}
        </li>
      ))}
    </ol>
  );
}
