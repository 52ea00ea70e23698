import { familyFields, type Family, type FamilyColumn, type FamilyCreate } from '#contract/families.ts';
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
