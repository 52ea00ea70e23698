// Cells of other shops' exports as values of ours.
import { isImage } from '#contract/fields.ts';
import { CURRENCY_SIGNS } from '#contract/article-cells.ts';
import { CATEGORY_SEPARATOR, ITEM_SEPARATOR, NO, YES } from '#contract/product-table-texts.ts';
import { MAX_STOCK } from '#contract/products.ts';
import { PLACEHOLDER_IMAGE } from '#contract/images.ts';
import { fold } from '#contract/text.ts';
import { MAX_LIST_ITEMS } from '#contract/typed-fields.ts';
import type { TableCell } from '../../../base/files/tables/tables.ts';
import { paragraphs } from '../../../base/rich-text/foreign-html.ts';
import { words } from '../../../base/search-text/foreign-words.ts';
import { OTHER_CATEGORY } from './texts.ts';
import type { Draft } from './translation.ts';

const MAX_NAME = 200;
const MAX_DESCRIPTION = 2_000;
const MAX_CATEGORY = 120;
const MAX_KEYWORD = 80;
const MAX_SEO_TITLE = 200;
const MAX_SEO_DESCRIPTION = 500;

/** A cell as text, without blanks at its ends. */
export const textOf = (cell: TableCell | undefined): string => {
  if (cell === undefined) return '';
  return (typeof cell === 'object' ? cell.date : String(cell)).trim();
};

/**
 * A number of an export. These shops write no thousands: a single point or comma is the decimal sign, and of two
 * different ones the last. null: empty, or no number.
 */
export function numberOf(cell: TableCell | undefined): number | null {
  if (typeof cell === 'number') return cell;
  const text = textOf(cell).replace(CURRENCY_SIGNS, '');
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(text)) return null;
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isDecimal = at >= 0 && text.indexOf(text[at]!) === at;
  const whole = (isDecimal ? text.slice(0, at) : text).replace(/[.,]/g, '');
  return Number(isDecimal ? `${whole}.${text.slice(at + 1)}` : whole);
}

/** A price in whole cents; null: none, which both shops also write as 0. */
const priceOf = (cell: TableCell | undefined): number | null => {
  const price = Math.round((numberOf(cell) ?? 0) * 100) / 100;
  return price === 0 ? null : price;
};

/** The price and the struck-through one. Words in place of a price stay, so that the row says what is wrong with it. */
export function pricesOf(
  usual: TableCell | undefined,
  reduced: TableCell | undefined,
): Pick<Draft['values'], 'price' | 'oldPrice'> {
  const [high, low] = [priceOf(usual), priceOf(reduced)];
  if (low !== null && (high === null || low < high)) return { price: low, oldPrice: high ?? '' };
  return { price: high ?? (numberOf(usual) === null ? textOf(usual) : ''), oldPrice: '' };
}

export function quantityOf(cell: TableCell | undefined): number | null {
  const quantity = numberOf(cell);
  return quantity === null ? null : Math.min(MAX_STOCK, Math.max(0, Math.floor(quantity)));
}

/** @param perUnit grams of one unit of the column */
export function gramsOf(cell: TableCell | undefined, perUnit: number): number | '' {
  const weight = numberOf(cell);
  return weight === null || weight <= 0 ? '' : Math.max(1, Math.round(weight * perUnit));
}

/** TRUE, yes, 1; undefined for an empty cell. */
export function switchOf(cell: TableCell | undefined): boolean | undefined {
  const text = textOf(cell).toLowerCase();
  return text === '' ? undefined : ['true', 'yes', '1', 'evet'].includes(text);
}

/** 'A > B > C' → 'A > B / C'. @returns isDeep where levels were joined */
export function categoryOf(path: string): { path: string; isDeep: boolean } {
  const names = path
    .split('>')
    .map((name) => words(name, MAX_CATEGORY).replaceAll('>', '/'))
    .filter((name) => name !== '');
  const [main = '', ...rest] = names;
  const levels = rest.length === 0 ? [main] : [main, words(rest.join(' / '), MAX_CATEGORY)];
  return { path: levels.join(CATEGORY_SEPARATOR), isDeep: rest.length > 1 };
}

/** Items as one cell. */
const joined = (items: readonly string[]): string =>
  items
    .slice(0, MAX_LIST_ITEMS)
    .map((item) => item.replaceAll(ITEM_SEPARATOR.trim(), /^https?:/i.test(item) ? '%7C' : '/'))
    .join(ITEM_SEPARATOR);

export const keywordsOf = (tags: readonly string[]): string =>
  joined([
    ...new Map(
      tags.map((tag) => words(tag, MAX_KEYWORD)).flatMap((tag) => (tag === '' ? [] : [[fold(tag), tag]])),
    ).values(),
  ]);

/** Whether a picture lies on the web, from where it may be fetched. */
export const isWebImage = (text: string): boolean => /^https?:\/\//i.test(text);

/** The first sentence of HTML. */
function firstSentence(html: string): string {
  const text = words(html, MAX_DESCRIPTION);
  return /^.{20,}?[.!?…](?=\s)/.exec(text)?.[0] ?? text;
}

/** A product's texts as its shop has them. */
export interface Texts {
  name: string;
  short: string;
  long: string;
  category: string;
  tags: readonly string[];
  seoTitle: string;
  seoDescription: string;
}

/** The texts that products of one parent share. */
export interface SharedTexts {
  values: Draft['values'];
  standIns: Draft['standIns'];
}

/** The texts as ours; what other shops do without stands in. */
export function textsOf({ name, short, long, category, tags, seoTitle, seoDescription }: Texts): SharedTexts {
  const given = words(short, MAX_DESCRIPTION);
  const { path } = categoryOf(category);
  return {
    values: {
      category: path || OTHER_CATEGORY,
      description: given || firstSentence(long) || nameOf(name),
      detailedDescription: paragraphs(long),
      seoTitle: words(seoTitle, MAX_SEO_TITLE),
      seoDescription: words(seoDescription, MAX_SEO_DESCRIPTION),
      seoKeywords: keywordsOf(tags),
    },
    standIns: [...(path === '' ? ['category' as const] : []), ...(given === '' ? ['description' as const] : [])],
  };
}

/** A product's name with the values of its options: 'Tişört - Kırmızı, M'. */
export const nameOf = (name: string, options: readonly string[] = []): string =>
  words([name, options.filter((value) => value !== '').join(', ')].filter((text) => text !== '').join(' - '), MAX_NAME);

/** The pictures by their addresses; without any the placeholder stands in. */
export function picturesOf(images: readonly string[]): Pick<Draft, 'values' | 'standIns'> {
  // Names and addresses are looked for; of paths those that may be ours.
  const named = images.filter((image) => image !== '' && (!image.startsWith('/') || isImage(image)));
  return named.length > 0
    ? { values: { img: joined(named), areImagesRepresentative: NO }, standIns: [] }
    : {
        values: { img: PLACEHOLDER_IMAGE, areImagesRepresentative: YES },
        standIns: ['img', 'areImagesRepresentative'],
      };
}
