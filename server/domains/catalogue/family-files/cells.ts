// Values of families that are lists of things, as texts that people read and type in a cell.
import { FamilyAlias, type FamilyColumn } from '#contract/families.ts';
import { ITEM_SEPARATOR } from '#contract/product-table-texts.ts';

const TEXT_MARK = '[metin]';
const COLUMN = /^([A-Za-z][A-Za-z0-9]{0,7})(\*?)\s*:\s*(.+?)(?:\s*\(([^()]*)\))?(\s*\[metin\])?$/;

/** 'd1*: Çap (mm)', 'yuzey: Yüzey [metin]'. A name that ends with brackets has empty ones for its missing unit. */
export const columnText = ({ key, label, kind, unit, isKey }: FamilyColumn): string => {
  const needsUnit = unit !== '' || label.endsWith(')');
  return `${key}${isKey ? '*' : ''}: ${label}${needsUnit ? ` (${unit})` : ''}${kind === 'text' ? ` ${TEXT_MARK}` : ''}`;
};

/** A column of a new family; null for a text that names none. */
export function columnOf(text: string): FamilyColumn | null {
  const [, key, star, label, unit = '', mark] = COLUMN.exec(text) ?? [];
  if (key === undefined || label === undefined) return null;
  const isKey = star === '*';
  return {
    ...newColumn(key),
    label,
    unit,
    kind: mark === undefined ? 'number' : 'text',
    isKey,
    isFilter: isKey,
  };
}

/** A column of which nothing but its letter is said; numbers may have as many decimals as there are. */
export const newColumn = (key: string): FamilyColumn => ({
  key,
  label: '',
  kind: 'number',
  unit: '',
  decimals: 3,
  tolerance: '',
  isKey: false,
  isFilter: false,
  isShown: true,
  attribute: null,
});

/** The items of a cell that holds these, as the reader of files splits it. */
export const splitAgain = (items: readonly string[]): string[] =>
  items
    .join(ITEM_SEPARATOR)
    .split(ITEM_SEPARATOR.trim())
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** 'itici pim *': a star says that this family is meant first. */
export const aliasText = ({ text, isFirst }: FamilyAlias): string => (isFirst ? `${text} *` : text);
export const aliasOf = (text: string): FamilyAlias => ({
  text: text.replace(/\s*\*$/, ''),
  isFirst: text.endsWith('*'),
});
