// The specs table of a size, from its family: the columns, then material, hardness and standard.
import type { Dim } from '#contract/dimension-table.ts';
import { formatMilli, isLetter } from '#contract/dimension.ts';
import type { Family, FamilyColumn } from '#contract/families.ts';
import { HARDNESS_SPEC, MATERIAL_SPEC, STANDARD_SPEC, TENSILE_STRENGTH_SPEC } from '#contract/family-texts.ts';

export interface Spec {
  name: string;
  value: string;
  unit?: string;
}

/** Facts that all sizes of a family share. */
export interface FamilyFacts {
  material: string;
  /** '60 ±2 HRC', '850 N/mm²' */
  hardnessText: string;
  standards: readonly string[];
}

const HARDNESS = /^(.*\d) (HRC|HB|HV|HV 0,3|Shore A)$/;
/** A part that the hardness is that of: 'bilya 63 ±2 HRC'. */
const PART = /^\p{L}+ /u;
const PLUS_MINUS = /^(\d+) ±(\d+)$/;
const FROM_TO = /^(\d+)\s*[–-]\s*(\d+)$/;

export interface HardnessRange {
  hardnessMin: number | null;
  hardnessMax: number | null;
  hardnessScale: Family['hardnessScale'];
}

/** The limits that a hardness states: '60 ±2 HRC' is 58 to 62 HRC; nulls where it states none. */
export function hardnessOf(text: string): HardnessRange {
  const found = HARDNESS.exec(text);
  const [, stated = '', scale = ''] = found ?? [];
  const value = stated.replace(PART, '');
  const [middle, by] = PLUS_MINUS.exec(value)?.slice(1).map(Number) ?? [];
  const [from, to] = FROM_TO.exec(value)?.slice(1).map(Number) ?? [];
  const alone = /^\d+$/.test(value) ? Number(value) : null;
  const [least, most] = middle === undefined ? [from ?? alone, to ?? alone] : [middle - by!, middle + by!];
  if (least === null || most === null) return { hardnessMin: null, hardnessMax: null, hardnessScale: '' };
  return { hardnessMin: least, hardnessMax: most, hardnessScale: scale as Family['hardnessScale'] };
}
const TENSILE_STRENGTH = / N\/mm²$/;
/** Between several standards of a family. */
export const STANDARD_SEPARATOR = ' / ';

/** Material, hardness and standard, as far as they are known. */
export function factSpecs({ material, hardnessText, standards }: FamilyFacts): Spec[] {
  const specs: Spec[] = [];
  if (material !== '') specs.push({ name: MATERIAL_SPEC, value: material });
  const hardness = HARDNESS.exec(hardnessText);
  if (hardness) specs.push({ name: HARDNESS_SPEC, value: hardness[1]!, unit: hardness[2]! });
  else if (TENSILE_STRENGTH.test(hardnessText))
    specs.push({ name: TENSILE_STRENGTH_SPEC, value: hardnessText.replace(TENSILE_STRENGTH, ''), unit: 'N/mm²' });
  else if (hardnessText !== '') specs.push({ name: HARDNESS_SPEC, value: hardnessText });
  if (standards.length > 0) specs.push({ name: STANDARD_SPEC, value: standards.join(STANDARD_SEPARATOR) });
  return specs;
}

/** The name of a column in specs tables: 'Çap (d1)'; a column without a letter shows its label alone. */
export const specName = ({ key, label }: Pick<FamilyColumn, 'key' | 'label'>): string =>
  isLetter(key) ? `${label} (${key})` : label;

/** A value as people read it, without its unit. */
export const dimText = (dim: Exclude<Dim, null>): string => (typeof dim === 'number' ? formatMilli(dim) : dim);

/** Specs of a size; values that it lacks are left out. */
export function specsOf(columns: readonly FamilyColumn[], dims: readonly Dim[], facts: FamilyFacts): Spec[] {
  const own = columns.flatMap((column, i): Spec[] => {
    const dim = dims[i] ?? null;
    if (dim === null) return [];
    const spec = { name: specName(column), value: dimText(dim) };
    // Of a column of texts with a unit, words have none: 35 mm, 50 mm, 'kısa'.
    return [column.unit === '' || !/\d/.test(spec.value) ? spec : { ...spec, unit: column.unit }];
  });
  return [...own, ...factSpecs(facts)];
}
