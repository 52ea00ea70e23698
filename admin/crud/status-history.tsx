import type { StatusChange } from '#contract/history.ts';
import { shortTime } from './moment.ts';
import { StatusMove, type StatusLook } from './status-tag.tsx';

/** What became of a status: who, when, from what to what, and what was noted. */
export function StatusHistory({ changes, looks }: { changes: readonly StatusChange[]; looks: Readonly<Record<string, StatusLook>> }) {
  if (changes.length === 0) return <p className="crud-note">Henüz değişiklik yapılmadı.</p>;
  const lookOf = (status: string): StatusLook => looks[status] ?? { label: status, color: 'gray' };
  return (
    <ol className="crud-history">
      {changes.map(({ at, by, from, to, notes }, index) => (
        <li key={`${at} ${index}`}>
          <div className="crud-history-head"><time dateTime={at}>{shortTime(at)}</time><b className="crud-break">{by}</b></div>
          {from === to ? <span>Not yazıldı</span> : <StatusMove from={lookOf(from)} to={lookOf(to)} />}
          {notes && <p className="crud-written">{notes}</p>}
        </li>
      ))}
    </ol>
  );
}
