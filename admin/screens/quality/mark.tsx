import { inkOn } from '#contract/color.ts';
import { iconName } from '#contract/icons.ts';
import './quality.css';

/** The icon on a square of its colour, as the site shows it. */
export function QualityMark({ icon, color }: { icon: string; color: string }) {
  return (
    <svg className="quality-mark" viewBox="0 0 44 44" aria-hidden="true" stroke={inkOn(color)}>
      <rect width="44" height="44" stroke="none" fill={color} />
      <use href={`/icons.svg#${iconName(icon)}`} x="10" y="10" width="24" height="24" />
    </svg>
  );
}
