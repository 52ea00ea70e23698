import type { FamilyIndex } from './family-index.ts';
import { roleOfLetter } from './roles.ts';
import type { Bound } from './sizes.ts';

/** Columns that a bound number may mean, best first. */
export function columnsFor(family: FamilyIndex, bound: Bound): number[] {
  const written = family.orders[0] ?? [];
  const place = (column: number): number => {
    const at = written.indexOf(column);
    return at < 0 ? 50 + column : at;
  };
  const rank = (score: (column: number) => number): number[] =>
    family.columns
      .map((_, column) => ({ column, score: score(column) }))
      .filter((found) => found.score > 0)
      .sort((a, b) => b.score - a.score || place(a.column) - place(b.column))
      .map(({ column }) => column);
  if (bound.kind === 'unit') return rank((column) => Number(isUnit(family.units[column]!, bound.unit)));
  if (bound.kind === 'key') {
    const named = rank((column) => {
      const key = family.columns[column]!.key;
      if (key.toLowerCase() !== bound.key) return 0;
      return key === bound.key ? 2 : 1;
    });
    const stem = roleOfLetter(bound.key.replace(/\d$/, ''));
    if (named.length > 0 || stem === null) return named;
    return columnsFor(family, { kind: 'role', stem, modifier: null, modifierWord: null, value: bound.value });
  }
  return rank((column) => {
    const stems = family.labels[column]!;
    if (stems.has('tolerans') || !stems.has(bound.stem)) return 0;
    if (bound.modifier !== null && stems.has(bound.modifier)) return 3;
    return 1;
  });
}

/** Degrees are angles first, temperatures otherwise; forces are stated in either unit. */
const isUnit = (held: string, asked: string): boolean =>
  held === asked || (asked === 'n' && held === 'kn') || (asked === '°' && held === '°c');

export const valueFor = (family: FamilyIndex, column: number, bound: Bound): number =>
  bound.kind === 'unit' && bound.unit === 'n' && family.units[column] === 'kn' ? bound.value / 1000 : bound.value;

/** Whether the column that a role's modifier names exists: then 'kafa' of 'kafa çapı' is no word of its own. */
export const hasModifier = (family: FamilyIndex, bound: Bound): boolean =>
  bound.kind === 'role' &&
  bound.modifier !== null &&
  family.labels.some((stems) => stems.has(bound.modifier!) && stems.has(bound.stem));
