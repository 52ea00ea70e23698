import { useCallback, useState, type ReactNode } from 'react';
import './crud.css';

/** The row whose details are open over its list. It stays until its dialog is out of sight. */
export function useDetails<R>() {
  const [row, setRow] = useState<R>();
  const [isOpen, setOpen] = useState(false);
  const show = useCallback((next: R) => { setRow(next); setOpen(true); }, []);
  const close = useCallback(() => setOpen(false), []);
  const forget = useCallback(() => setRow(undefined), []);
  return { row, isOpen, show, close, forget };
}

/** A part of a dialog with what it tells. */
export function DetailGroup({ title, children }: { title: string; children: ReactNode }) {
  return <section className="crud-group" aria-label={title}><h3>{title}</h3>{children}</section>;
}

/** Names and values; a value of nothing is a dash. */
export function DetailLines({ lines }: { lines: readonly (readonly [label: string, value: ReactNode, isWide?: boolean])[] }) {
  return (
    <dl className="crud-details">
      {lines.map(([label, value, isWide]) => <div key={label} data-wide={isWide || undefined}><dt>{label}</dt><dd>{value || '-'}</dd></div>)}
    </dl>
  );
}
