import { useEffect, useRef } from 'react';
import type { StockStatus } from '#contract/catalogue.ts';
import './chip-strip.css';

/** A value to choose. */
export interface Chip {
  text: string;
  /** The address with the value chosen, or no longer. */
  href: string;
  isOn: boolean;
  /** Choosing it leads to no rows. */
  isImpossible: boolean;
  count?: number | undefined;
  /** The highest count that it can have: its width is kept for it, so that chips stand still while filters change. */
  most?: number | undefined;
  /** Of the one size that it leads to. */
  stock?: StockStatus | undefined;
}

/** Characters of a value of which a phone shows four beside each other. */
const SHORT = 5;

/** Values as links, each with its count. On phones a `rail` is one line to swipe, a `grid` has four beside each other. */
export function ChipStrip({
  labelledBy,
  chips,
  layout,
}: {
  labelledBy: string;
  chips: readonly Chip[];
  layout: 'rail' | 'grid';
}) {
  const list = useRef<HTMLUListElement>(null);
  const longest = Math.max(0, ...chips.map(({ text }) => text.length));
  const on = chips.find(({ isOn }) => isOn)?.text;
  useEffect(() => {
    if (on === undefined) return;
    const [rail, chip] = [list.current!, list.current!.querySelector('[aria-current]')];
    if (!chip || rail.scrollWidth <= rail.clientWidth) return;
    const [outer, inner] = [rail.getBoundingClientRect(), chip.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      rail.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [on]);
  return (
    <ul
      ref={list}
      className={`chips chips--${layout}${longest > SHORT ? ' chips--long' : ''}`}
      aria-labelledby={labelledBy}
    >
      {chips.map((chip) => (
        <li key={chip.text}>
          <ChipLink chip={chip} />
        </li>
      ))}
    </ul>
  );
}

function ChipLink({ chip: { text, href, isOn, isImpossible, count, most, stock } }: { chip: Chip }) {
  const digits = most === undefined ? undefined : String(most).length;
  const isCounted = most !== undefined && stock === undefined;
  if (isImpossible && !isOn)
    return (
      <button type="button" className="chip chip--impossible" data-digits={digits} disabled>
        {text}
        {isCounted && <small />}
      </button>
    );
  return (
    <a
      className={stock ? `chip chip--${stock}` : 'chip'}
      data-digits={digits}
      href={href}
      aria-current={isOn ? 'true' : undefined}
      rel="nofollow"
      data-keep-scroll=""
    >
      {count === undefined || isOn ? text : `${text} `}
      {isCounted && <small>{isOn ? '' : count}</small>}
    </a>
  );
}

/** A set filter, with the link that removes it. */
export const SetFilter = ({ text, href, label }: { text: string; href: string; label: string }) => (
  <a className="chip chip--set" href={href} aria-label={label} rel="nofollow" data-keep-scroll="">
    {text} <span aria-hidden="true">×</span>
  </a>
);
