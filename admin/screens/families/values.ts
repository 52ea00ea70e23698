import { familyFields, type Family, type FamilyColumn, type FamilyCreate } from '#contract/families.ts';
import type { WholeRevision } from '#contract/revisions.ts';
import { formOf } from '../../crud/resource.ts';

/** A column in the form; `formerKey` is its stored letter, absent for a new one. */
export type ColumnValues = FamilyColumn & { formerKey?: string };

/** Values of the form's inputs. Limits of the hardness follow from its text. */
export interface FamilyValues extends Omit<
  FamilyCreate,
  'category' | 'columns' | 'hardnessMin' | 'hardnessMax' | 'hardnessScale'
> {
  category: string | null;
  columns: ColumnValues[];
}

export const NEW_COLUMN: ColumnValues = {
  key: '',
  label: '',
  kind: 'number',
  unit: 'mm',
  decimals: 1,
  tolerance: '',
  isKey: false,
  isFilter: false,
  isShown: true,
  attribute: null,
};

const { hardnessMin: _min, hardnessMax: _max, hardnessScale: _scale, ...first } = formOf(familyFields).initial;

export const NEW_FAMILY: FamilyValues = {
  ...first,
  category: null,
  subCategory: null,
  columns: [
    { ...NEW_COLUMN, isKey: true, isFilter: true },
    { ...NEW_COLUMN, isKey: true, isFilter: true },
  ],
};

/** A family as form values. */
export const toValues = (family: Family): FamilyValues => ({
  ...(Object.fromEntries(Object.keys(NEW_FAMILY).map((name) => [name, family[name as keyof Family]])) as Omit<
    FamilyValues,
    'category'
  >),
  category: family.category._id,
  subCategory: family.subCategory?._id ?? null,
  columns: family.columns.map((column) => ({ ...column, formerKey: column.key })),
});

type FormerFields = Partial<Omit<Family, 'category' | 'subCategory'>> & {
  category: string | null;
  subCategory: string | null;
};
/** The form takes the id alone; null: none is chosen. */
const refOf = (id: string | null) => ({ _id: id, name: '', slug: '' }) as Family['category'];

/** The family as a kept version had it, with today's columns. */
export function formerRow(row: Family, { fields }: Pick<WholeRevision, 'fields'>): Family {
  const { category, subCategory, ...own } = fields as FormerFields;
  return { ...row, ...own, category: refOf(category), subCategory: subCategory === null ? null : refOf(subCategory) };
}

/** Body of a save: a column names its former letter where it has another one now. */
export const toBody = ({ category, columns, ...values }: FamilyValues): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.keys(NEW_FAMILY)
      .filter((name) => name !== 'category' && name !== 'columns')
      .map((name) => [name, (values as Record<string, unknown>)[name] ?? null]),
  ),
  category: category ?? '',
  columns: columns.map(({ formerKey, ...column }) => ({
    ...NEW_COLUMN,
    ...column,
    decimals: column.kind === 'number' ? (column.decimals ?? 0) : 0,
    attribute: column.attribute ?? null,
    ...(formerKey !== undefined && formerKey !== column.key ? { formerKey } : {}),
  })),
});
