import { formatMilli, isDiameter, milliToNumber } from '#contract/dimension.ts';
import type { Ruler } from '#contract/search.ts';
import { columnName, measureText } from '../search/columns.ts';
import type { Ruler as FoundRuler } from '../search/types.ts';
import { shownFilter, type Rows } from './rows.ts';

const written = (value: number) => ({ value: milliToNumber(value), text: formatMilli(value) });
const measure = (value: number | string): string => (typeof value === 'number' ? formatMilli(value) : value);

/** '6 × 250'. */
export const sizeText = (parts: FoundRuler['size']): string => parts.map(({ value }) => measure(value)).join(' × ');

/** A ruler as the API shows it. @param name of a group of products without a family */
export function shownRuler(ruler: FoundRuler, name: string, { products, families }: Rows): Ruler {
  const { familyId, column, wanted, size, values, neighbours } = ruler;
  const family = families.get(familyId) ?? null;
  const others = size.filter(({ key }) => key !== column.key);
  return {
    family,
    name: family?.name ?? name,
    column: { key: column.key, label: column.label, unit: column.unit, isLength: column.isLength },
    size: `${isDiameter(size[0]!.key) ? 'Ø' : ''}${sizeText(size)}`,
    held: others.map((part) => `${columnName(part)} = ${measureText(part.value, part)}`).join(' · '),
    wanted: written(wanted),
    values: values.map(written),
    neighbours: neighbours.map(({ value, articleId }) => {
      const parts = size.map((part) => (part.key === column.key ? { ...part, value } : part));
      return {
        ...written(value),
        size: sizeText(parts),
        differs: formatMilli(Math.abs(value - wanted)),
        product: (articleId === null ? undefined : products.get(articleId)) ?? null,
        filter: shownFilter(Object.fromEntries(parts.map((part) => [part.key, part.value]))),
      };
    }),
  };
}
