import { placeOn, type Extent } from './log-scale.ts';

/** Least share of the bar that a range takes, so that a single value is seen. */
const LEAST = 0.04;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * A range on a logarithmic scale that several bars share, so that they compare at a glance. The numbers stand beside it.
 * Places are attributes of SVG, because the Content-Security-Policy forbids style attributes.
 */
export function RangeBar({ range, scale }: { range: Extent; scale: Extent }) {
  const from = placeOn(scale, range.min);
  const width = Math.max(placeOn(scale, range.max) - from, LEAST);
  return (
    <svg className="range-bar" height="6" aria-hidden="true">
      <rect width="100%" height="6" rx="3" />
      <rect x={percent(Math.min(from, 1 - width))} width={percent(width)} height="6" rx="3" />
    </svg>
  );
}
