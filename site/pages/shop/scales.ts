// Scales that the bars of listed families share.
import { extentOf } from '../../ui/extent.ts';
import { twoRanges, type ListedFamily } from '../../ui/family-card/variants.ts';
import { scaleOf, type Extent } from '../../ui/log-scale.ts';

/** A scale that the bars of one place share, in all rows. */
export interface Scale extends Extent {
  /** Of the column that most rows have there. */
  label: string;
}
export type Scales = readonly (Scale | null)[];

/** The scales of the first and the second range of all rows. */
export function scalesOf(families: readonly ListedFamily[]): Scales {
  const rows = families.map(({ keyRanges }) => twoRanges(keyRanges));
  return [0, 1].map((place) => {
    const ranges = rows.flatMap((row) => row[place] ?? []).filter(({ extent }) => extent !== null);
    const scale = scaleOf(ranges.map(({ extent }) => extent!));
    return scale && { ...scale, label: commonest(ranges.map(({ label }) => label)) };
  });
}

function commonest(labels: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** The scales in words: 'çap 0,5–40, boy 60–1100 mm'; empty without any. */
export function scalesText(families: readonly ListedFamily[]): string {
  const shown = scalesOf(families).filter((scale) => scale !== null);
  if (shown.length === 0) return '';
  const parts = shown.map(({ label, min, max }) => `${label.toLocaleLowerCase('tr')} ${extentOf({ min, max })}`);
  return `${parts.join(', ')} mm`;
}
