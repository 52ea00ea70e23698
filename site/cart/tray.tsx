import type { ReactNode } from 'react';
import { formatNumber } from '#contract/format.ts';
import { TRAY_TEXTS as texts } from '../texts/family.ts';
import './tray.css';

interface TrayProps {
  sizes: number;
  pieces: number;
  inStock: number;
  /** Lead time of the size that comes last; may be empty. */
  latest: string;
  /** The sum, formatted. */
  sum: string;
  /** The contact form that asks a quote for them; '' for more than an address carries. */
  quoteHref: string;
  /** Beside the other ways. */
  cad: ReactNode;
  onAdd(): void;
  onClear(): void;
}

/** What is ticked in a table: how much, the sum, one button for all. */
export const Tray = ({ sizes, pieces, inStock, latest, sum, quoteHref, cad, onAdd, onClear }: TrayProps) => (
  <section className="tray" aria-label={texts.tray}>
    <p>
      <output>{texts.chosen(formatNumber(sizes), formatNumber(pieces))}</output> <span className="tray-sum">{sum}</span>{' '}
      <small>{[texts.inStock(formatNumber(inStock)), latest && texts.latest(latest)].filter(Boolean).join(', ')}</small>
    </p>
    <button type="button" className="tray-clear" onClick={onClear}>
      {texts.untick}
    </button>
    {quoteHref && (
      <a className="tray-clear" href={quoteHref}>
        {texts.quote}
      </a>
    )}
    {cad}
    <button type="button" className="button button--accent" onClick={onAdd}>
      {texts.addAll}
    </button>
  </section>
);
