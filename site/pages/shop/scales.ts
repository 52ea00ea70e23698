// Scales that the bars of listed families share.
import { SCALE_TEXTS as texts } from '../../texts/extent.ts';
import { extentOf } from '../../ui/extent.ts';
import { twoRanges, type ListedFamily } from '../../ui/family-card/variants.ts';
import { scaleOf, type Extent } from '../../ui/log-scale.ts';

/** A scale that the bars of one place share, in all rows. */
export interface Scale extends Extent {
  /** Of the column there; empty where rows measure different things, which each then names. */
  label: string;
}
export type Scales = readonly (Scale | null)[];

/** The scales of the first and the second range of all rows. */
export function scalesOf(families: readonly ListedFamily[]): Scales {
  const rows = families.map(({ keyRanges }) => twoRanges(keyRanges));
  return [0, 1].map((place) => {
    const ranges = rows.flatMap((row) => row[place] ?? []).filter(({ extent }) => extent !== null);
    const scale = scaleOf(ranges.map(({ extent }) => extent!));
    const [label, ...others] = new Set(ranges.map((range) => range.label));
    return scale && { ...scale, label: others.length === 0 ? label! : '' };
  });
}

/** The scales in words: 'çap 0,5–40, boy 60–1100 mm', 'ilk ölçü 3–100, boy 4–400 mm'; empty without any. */
export function scalesText(families: readonly ListedFamily[]): string {
  const parts = scalesOf(families).flatMap((scale, place) => {
    if (scale === null) return [];
    return `${scale.label.toLocaleLowerCase('tr') || texts.place[place]} ${extentOf(scale)}`;
  });
  return parts.length > 0 ? `${parts.join(', ')} mm` : '';
}
