// The state of a family's page, as its address holds it: ?d1=6&L=160,200&sort=-L&page=2.
import { isLetter } from '#contract/dimension.ts';
import type { Family } from '#contract/families.ts';
import { STOCK_KEY } from '#contract/catalogue.ts';
import { familyPath } from '#contract/paths.ts';
import { typedSize } from './size-typing.ts';

/** Filters by the columns' keys and by 'stock', as `parseFilter` of contract/dimension-table.ts reads them. */
export type FilterTexts = Readonly<Record<string, string>>;

export interface FamilySearch {
  filters: FilterTexts;
  /** A size as people write it: '6x200'. */
  q?: string;
  /** Key of a column, or code, price, stock; '-' before it: descending. */
  sort?: string;
  page: number;
}

/** Ends of the names of a column's fields, which a plain form sends apart: the ends of a range, and one value. */
export const FROM_FIELD = '-enaz';
export const TO_FIELD = '-encok';
export const VALUE_FIELD = '-deger';

const KEY = /^[A-Za-z][A-Za-z0-9]{0,7}(?:-(?:enaz|encok|deger))?$/;
/** Longer values are no filters. */
const MAX_LENGTH = 600;
const MAX_PAGE = 100_000;

/** What advertisers hang on to addresses, another value for each visitor: gclid, fbclid, msclkid. */
const TRACKING = /clk?id$/;
/** Whether the page can read a key of the query: one that a column could have, or one of its own. */
export const isFamilyKey = (key: string): boolean => KEY.test(key) && !TRACKING.test(key);

/** Reads the state. What a form's fields sent apart is put together. */
export function readFamilySearch(query: URLSearchParams): FamilySearch {
  const filters: Record<string, string> = {};
  const state: FamilySearch = { filters, page: 1 };
  for (const [name, given] of query) {
    const value = given.trim().slice(0, MAX_LENGTH);
    if (value === '' || !isFamilyKey(name)) continue;
    const [key = '', field] = name.split('-');
    if (field) filters[key] = fieldText(`-${field}`, value, filters[key]);
    else if (name === 'q') state.q = value.slice(0, 60);
    else if (name === 'sort') state.sort = value.slice(0, 9);
    else if (name === 'page') state.page = /^[1-9]\d*$/.test(value) ? Math.min(Number(value), MAX_PAGE) : 1;
    else filters[key] = value;
  }
  return state;
}

/** The filter with one field of a form taken in. A comma is a decimal one there. */
function fieldText(field: string, value: string, now = '..'): string {
  const number = value.replace(',', '.');
  if (field === VALUE_FIELD) return number;
  const [from, to] = now.split('..');
  return field === FROM_FIELD ? `${number}..${to ?? ''}` : `${from ?? ''}..${number}`;
}

/**
 * Reads the filters that a search asks of this family: the typed size becomes filters, keys that belong to others
 * (ref, campaign) are left out.
 * @returns null where the typed text is no size of the family
 */
export function askedOf(
  family: Pick<Family, 'columns' | 'codePattern'>,
  { filters, q }: FamilySearch,
): FilterTexts | null {
  const typed = q === undefined ? {} : typedSize(family, q);
  // A filter by a letter that the family lacks is a mistake; any other unknown word is foreign.
  const foreign = Object.entries(filters).filter(
    ([key]) => isLetter(key) && !family.columns.some((column) => column.key === key),
  );
  return typed && { ...inOrder(family, { ...filters, ...typed }), ...Object.fromEntries(foreign) };
}

const inOrder = ({ columns }: Pick<Family, 'columns'>, filters: FilterTexts): FilterTexts =>
  Object.fromEntries(
    [...columns.map(({ key }) => key), STOCK_KEY].flatMap((key) =>
      filters[key] === undefined ? [] : [[key, filters[key]] as [string, string]],
    ),
  );

/** The address of a state, its keys in the order of the columns; the first page has no number. */
export function familyAddress(
  family: Pick<Family, 'slug' | 'columns'>,
  { filters = {}, sort, page = 1 }: Partial<FamilySearch>,
): string {
  const query = new URLSearchParams(inOrder(family, filters));
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString().replaceAll('%2C', ',');
  return familyPath(family.slug) + (text && `?${text}`);
}
