// Filters of the catalogue as addresses carry them, read and checked.
import { ApiError } from '#contract/api-error.ts';
import type { Attribute } from '#contract/attributes.ts';
import { attributeOf } from '#contract/catalogue-filters.ts';
import { STOCK_STATUSES, type StockStatus } from '#contract/catalogue.ts';
import { parseMilli } from '#contract/dimension.ts';
import { parseFilter, type ColumnFilter } from '#contract/dimension-table.ts';
import { HARDNESS_SCALES } from '#contract/families.ts';
import { filterRefused } from '#contract/family-texts.ts';

export type FacetAttribute = Pick<Attribute, 'key' | 'name' | 'kind' | 'unit'>;

/** A range of hardness whose ends are included, in thousandths of the scale; null is an open end. */
export interface Band {
  from: number | null;
  to: number | null;
  scale: string;
}

/** Values of one filter are "or", filters are "and"; null: not filtered. */
export interface Selection {
  attributes: readonly { key: string; filter: ColumnFilter }[];
  materials: readonly string[] | null;
  hardness: readonly Band[] | null;
  standards: readonly string[] | null;
  stock: StockStatus | null;
}

export const NO_SELECTION: Selection = {
  attributes: [],
  materials: null,
  hardness: null,
  standards: null,
  stock: null,
};

export const isEmpty = ({ attributes, materials, hardness, standards, stock }: Selection): boolean =>
  attributes.length === 0 && materials === null && hardness === null && standards === null && stock === null;

/** The most values of one filter. */
const MAX_VALUES = 60;
const DEFAULT_SCALE = 'HRC';
/** Longer names first: 'HV 0,3' before 'HV'. */
const SCALES = HARDNESS_SCALES.filter((scale) => scale !== '').toSorted((a, b) => b.length - a.length);

const refused = (key: string): ApiError => {
  const sentence = filterRefused(key);
  return new ApiError(400, 'VALIDATION', sentence, { [key]: sentence });
};

/** Texts with '|' between them; null for an empty one. */
function textsOf(text: string): string[] | null {
  const texts = text.split('|').map((one) => one.trim());
  return texts.length > MAX_VALUES || texts.includes('') ? null : [...new Set(texts)];
}

/** Reads '58..62 HRC', '60', '950 HV 0,3', '50..'. @returns null for anything else */
export function parseBand(text: string): Band | null {
  const line = text.trim();
  const scale = SCALES.find((one) => line.toLowerCase().endsWith(one.toLowerCase()));
  const number = scale === undefined ? line : line.slice(0, -scale.length).trim();
  if (!number.includes('..')) {
    const at = parseMilli(number, '');
    return at === null ? null : { from: at, to: at, scale: scale ?? DEFAULT_SCALE };
  }
  const range = parseFilter({ key: '', kind: 'number', unit: '', isKey: false, isFilter: true }, number);
  return range && 'from' in range ? { from: range.from, to: range.to, scale: scale ?? DEFAULT_SCALE } : null;
}

function bandsOf(text: string): Band[] | null {
  const bands = textsOf(text)?.map(parseBand) ?? [null];
  return bands.includes(null) ? null : (bands as Band[]);
}

/**
 * Reads the filters of a query; an empty text filters nothing, as forms send it.
 * @param attributes active ones; filters by others are refused
 * @throws VALIDATION for an unknown attribute, and for a value that is none
 */
export function selectionOf(
  query: Readonly<Record<string, unknown>>,
  attributes: readonly FacetAttribute[],
): Selection {
  const given = (key: string): string | null => {
    const text = query[key];
    return typeof text === 'string' && text.trim() !== '' ? text : null;
  };
  const read = <T>(key: string, parse: (text: string) => T | null): T | null => {
    const text = given(key);
    const value = text === null ? null : parse(text);
    if (text !== null && value === null) throw refused(key);
    return value;
  };
  const stock = query['stock'];
  return {
    attributes: Object.keys(query).flatMap((param) => {
      const key = attributeOf(param);
      if (key === null) return [];
      const attribute = attributes.find((one) => one.key === key);
      if (!attribute) throw refused(param);
      const filter = read(param, (text) =>
        parseFilter({ ...attribute, key: param, isKey: false, isFilter: true }, text),
      );
      return filter === null ? [] : [{ key, filter }];
    }),
    materials: read('material', textsOf),
    hardness: read('hardness', bandsOf),
    standards: read('standard', textsOf),
    stock: STOCK_STATUSES.find((status) => status === stock) ?? null,
  };
}
