// Families as lists show them: variants of one form and standard together, each with what distinguishes it.
import { isLetter } from '#contract/dimension.ts';
import type { FamilyCard, FamilyPage, KeyRange } from '#contract/families.ts';
import { rangeOf } from '../extent.ts';
import type { Extent } from '../log-scale.ts';
import { formOf, withinSentence } from './form.ts';

/** What a list shows of a family. */
export type ListedFamily = Partial<Pick<FamilyCard, 'subCategory'>> &
  Pick<
    FamilyPage['families'][number],
    | 'filter'
    | '_id'
    | 'name'
    | 'slug'
    | 'standards'
    | 'material'
    | 'hardnessText'
    | 'img'
    | 'variantKey'
    | 'articleCount'
    | 'inStockCount'
    | 'priceFrom'
    | 'keyRanges'
  >;

/** Families of one form and standard. */
export interface VariantGroup {
  /** The name that all have in common, without the standards, which stand below it. */
  title: string;
  variants: Variant[];
}
export interface Variant {
  family: ListedFamily;
  /** What its name adds to the title; empty where it adds nothing. */
  text: string;
}

/** A standard as names write it, and the blank before it. */
const STANDARD = /\s*\b(?:DIN|ISO|EN)(?: (?:EN|ISO))* \d+(?:[./-]\w+)*/g;

/** 'Zımba DIN 9861-D, HSS' with the standard 'DIN 9861-D' → 'Zımba, HSS'. Other standards stay. */
const withoutStandards = ({ name, standards }: Pick<ListedFamily, 'name' | 'standards'>): string =>
  name.replace(STANDARD, (found) => (standards.some((one) => one.startsWith(found.trim())) ? '' : found)).trim() ||
  name;

/** Splits at the first comma that is not a decimal one. */
function splitName(name: string): { head: string; rest: string } {
  const at = name.search(/,\s/);
  return at < 0 ? { head: name, rest: '' } : { head: name.slice(0, at).trim(), rest: name.slice(at + 1).trim() };
}

/** The words that all texts begin with. */
function commonWords(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(' '));
  const end = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  return first.slice(0, end < 0 ? first.length : end).join(' ');
}

function groupOf(families: readonly ListedFamily[]): VariantGroup {
  const names = families.map((family) => splitName(withoutStandards(family)));
  const common = commonWords(names.map(({ head }) => head));
  const title = common || names[0]!.head;
  return {
    title,
    variants: families.map((family, i) => {
      const { head, rest } = names[i]!;
      const more = head.startsWith(title) ? head.slice(title.length).trim() : head;
      return { family, text: [more, rest].filter(Boolean).join(', ') };
    }),
  };
}

/** Groups families by form and standard, each group at the place of its first family. */
export function groupVariants(families: readonly ListedFamily[]): VariantGroup[] {
  const groups = new Map<string, ListedFamily[]>();
  for (const family of families) {
    const group = groups.get(family.variantKey);
    if (group) group.push(family);
    else groups.set(family.variantKey, [family]);
  }
  return withOwnTitles([...groups.values()].map(groupOf));
}

/** Tells apart groups of one title: 'Yan kilit, konik', 'Konik kafalı itici pim', 'Zımba, form DA'. */
function withOwnTitles(groups: readonly VariantGroup[]): VariantGroup[] {
  return groups.map((group) => {
    const { title, variants } = group;
    const alike = groups.filter((one) => one.title === title);
    if (alike.length === 1) return group;
    const [first] = variants;
    if (isNamedByVariant(group))
      return { title: `${title}, ${first!.text}`, variants: [{ family: first!.family, text: '' }] };
    const others = alike.filter((one) => !isNamedByVariant(one));
    const titled = [withCategoryForm, withStandardForm].find(
      (titleOf) => new Set(others.map(titleOf)).size === others.length,
    );
    return titled ? { ...group, title: titled(group) } : group;
  });
}

/** A group of one whose name says by itself what it is: 'Yan kilit, düz'. */
const isNamedByVariant = ({ variants }: VariantGroup): boolean => variants.length === 1 && variants[0]!.text !== '';

/** 'Konik kafalı itici pim', by the sub-category: the trade says the form first. */
function withCategoryForm({ title, variants: [first] }: VariantGroup): string {
  const { subCategory } = first!.family;
  const form = subCategory ? formOf(title, subCategory.name) : '';
  return form ? `${form.charAt(0).toLocaleUpperCase('tr')}${form.slice(1)} ${withinSentence(title)}` : title;
}

/** 'Zımba, form DA', by the letters of the standard 'DIN 9861-DA'. */
function withStandardForm({ title, variants: [first] }: VariantGroup): string {
  const form = /-([A-Z]+)$/.exec(first!.family.standards[0] ?? '')?.[1] ?? '';
  return form ? `${title}, form ${form}` : title;
}

/** A material by its first name: '1.2344 (X40CrMoV5-1), nitrürlü' → '1.2344'. */
export const shortMaterial = (material: string): string => material.split(/\s*\(|,\s/)[0]!.trim();

/** What stands for a variant in a line of a card. */
export const variantText = ({ family, text }: Variant): string =>
  text || shortMaterial(family.material) || family.hardnessText || family.name;

/** The family with the lowest price; the first one where none has a price, or they are in several currencies. */
export function cheapestOf(families: readonly ListedFamily[]): ListedFamily {
  const priced = families.filter(({ priceFrom }) => priceFrom !== null);
  const currencies = new Set(priced.map(({ priceFrom }) => priceFrom!.currency));
  if (currencies.size !== 1) return families[0]!;
  const read = ({ priceFrom }: ListedFamily) => (priceFrom!.shown?.[0] ?? priceFrom!).current;
  return priced.reduce((least, one) => (read(one) < read(least) ? one : least));
}

const COLOURS = {
  yeşil: 'green',
  mavi: 'blue',
  kırmızı: 'red',
  sarı: 'yellow',
  turuncu: 'orange',
  siyah: 'black',
  gri: 'grey',
  kahverengi: 'brown',
} as const;
export type VariantColour = (typeof COLOURS)[keyof typeof COLOURS];
/** The colour that a variant is named by: 'yeşil (hafif yük)' is green. Null: by none. */
export const colourOf = (text: string): VariantColour | null => {
  const [first = ''] = text.toLocaleLowerCase('tr').split(/[\s,(]/);
  return Object.hasOwn(COLOURS, first) ? COLOURS[first as keyof typeof COLOURS] : null;
};

/** A key column's extent beside the others of its list. */
export interface ShownRange {
  /** 'd1', or the label where the drawing has no letter. */
  name: string;
  isLetter: boolean;
  label: string;
  text: string;
  /** Of numbers in millimetres, for a bar. */
  extent: Extent | null;
}

/**
 * The two key columns that tell most: the first one that has a letter and numbers, and the longest of the others with
 * the same unit. Where there are no such columns, the first ones. In the family's order.
 */
export function twoRanges(ranges: readonly KeyRange[]): ShownRange[] {
  const lettered = ranges.filter(({ key, min }) => isLetter(key) && typeof min === 'number');
  const [first] = lettered.length > 0 ? lettered : ranges;
  if (!first) return [];
  const longest = lettered
    .filter((one) => one !== first && one.unit === first.unit)
    .reduce<KeyRange | undefined>((most, one) => (most && Number(most.max) >= Number(one.max) ? most : one), undefined);
  const second = longest ?? ranges.find((one) => one !== first);
  return ranges.filter((one) => one === first || one === second).map(shownRange);
}

const shownRange = (range: KeyRange): ShownRange => {
  const { key, label, unit, min, max } = range;
  return {
    name: isLetter(key) ? key : label,
    isLetter: isLetter(key),
    label,
    text: rangeOf(range),
    extent: typeof min === 'number' && typeof max === 'number' && unit === 'mm' ? { min, max } : null,
  };
};
