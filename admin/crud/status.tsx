import type { CSSProperties } from 'react';
import type { StatusChange } from '#contract/history.ts';
import { shortTime } from '../base/dates.ts';
import type { StatusLook } from '../fields/statuses.ts';
import { CRUD_TEXTS as texts } from './texts.ts';
import '../form/crud.css';

/** A status as a dot of its colour and its word. */
export function StatusTag({ look: { label, color } }: { look: StatusLook }) {
  return (
    <span className="crud-status" style={{ '--status': color } as CSSProperties}>
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
  const lookOf = (status: string): StatusLook => looks[status] ?? { label: status, color: 'gray' };
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
