// What an article's drawing sheet says.
import type { CadMapping } from '#contract/cad.ts';
import { CAD_DISCLAIMER } from '#contract/cad-texts.ts';
import { formatMilli, isDiameter, isLetter, milliToNumber } from '#contract/dimension.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { FamilyColumn } from '#contract/families.ts';
import { deviationsOf } from '#contract/iso286.ts';
import { productPath } from '#contract/paths.ts';
import type { SheetContent, SheetRow } from '../../../cad/sheet/content.ts';
import { measuredColumns } from '../cad-models/drawing.ts';
import type { CadModel } from '../cad-models/model.ts';
import type { Maker } from './files.ts';
import { SHEET_FACTS } from './texts.ts';

export interface SheetArticle {
  code: string;
  slug: string;
  name: string;
  material: string;
  hardnessText: string;
  standards: readonly string[];
  columns: readonly FamilyColumn[];
  dims: readonly Dim[];
  changedAt: Date;
}

const MICRO = 1_000;
const minus = (text: string): string => text.replaceAll('-', '−');

function valueOf({ key, unit }: Pick<FamilyColumn, 'key' | 'unit'>, dim: Exclude<Dim, null>): string {
  if (typeof dim !== 'number') return dim;
  return `${isDiameter(key) ? 'Ø' : ''}${formatMilli(dim)}${unit === '°' ? '°' : ''}`;
}

/** '+2 / 0', '±0,1': the greater deviation first, mm; null: another tolerance. */
function plainDeviations(tolerance: string): readonly [upper: number, lower: number] | null {
  const number = (text: string): number => Number(text.replace(',', '.').replace('−', '-'));
  const [, both, upper, lower] =
    /^(?:± ?(\d+(?:,\d+)?)|([+−-]?\d+(?:,\d+)?) ?\/ ?([+−-]?\d+(?:,\d+)?))$/.exec(tolerance) ?? [];
  if (both !== undefined) return [number(both), -number(both)];
  return upper === undefined || lower === undefined ? null : [number(upper), number(lower)];
}

/** The least and greatest size by a tolerance: '5,988 – 5,996'; '' where it says neither. */
export function limitsText({ unit, tolerance }: Pick<FamilyColumn, 'unit' | 'tolerance'>, dim: Dim): string {
  if (unit !== 'mm' || typeof dim !== 'number') return '';
  const nominal = milliToNumber(dim);
  const limits = deviationsOf(tolerance, nominal);
  if (!limits) {
    const plain = plainDeviations(tolerance);
    return plain
      ? plain
          .toReversed()
          .map((by) => formatMilli(dim + by * MICRO))
          .join(' – ')
      : '';
  }
  const text = (micro: number): string => (nominal + micro / MICRO).toFixed(3).replace('.', ',');
  return `${text(limits.lower)} – ${text(limits.upper)}`;
}

/** @param mapping from which the model was made */
export function sheetOf(
  { code, slug, name, material, hardnessText, standards, columns, dims, changedAt }: SheetArticle,
  model: CadModel,
  mapping: CadMapping,
  { company, website }: Maker,
): SheetContent {
  const measured = measuredColumns(model, mapping);
  const given = columns.flatMap((column, i) => {
    const dim = dims[i] ?? null;
    return dim === null ? [] : [{ column, dim }];
  });
  return {
    body: model.body,
    dimensions: given.flatMap(({ column, dim }) => {
      const found = measured.get(column.key);
      const sign = found?.kind === 'radius' ? 'R' : '';
      const text = [sign + valueOf(column, dim), minus(column.tolerance)].filter((part) => part !== '').join(' ');
      return found ? [{ key: column.key, text, measured: found }] : [];
    }),
    rows: given
      .filter(({ column: { key, isKey } }) => isKey || isLetter(key) || measured.has(key))
      .map(({ column, dim }): SheetRow => ({
        letter: isLetter(column.key) ? column.key : '',
        label: column.label,
        value: [valueOf(column, dim), typeof dim === 'number' && column.unit !== '°' ? column.unit : '']
          .filter((part) => part !== '')
          .join(' '),
        tolerance: minus(column.tolerance),
        limits: limitsText(column, dim),
      })),
    facts: [
      { name: SHEET_FACTS.standard, value: standards.join(' · ') },
      { name: SHEET_FACTS.material, value: material },
      { name: SHEET_FACTS.hardness, value: hardnessText },
    ].filter(({ value }) => value !== ''),
    company,
    code,
    name,
    address: website + productPath({ slug, code }),
    changedAt,
    remarks: [CAD_DISCLAIMER, ...model.template.simplifications.map((sentence) => `${sentence}.`)],
  };
}
