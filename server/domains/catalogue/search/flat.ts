import { parseMilli } from '#contract/dimension.ts';
import { fold, slugify, sortKey } from '#contract/text.ts';
import { sizeInName } from './patterns.ts';
import { materialNumbersOf, STANDARD_IN_TEXT } from './standards.ts';
import type { Dim, SearchColumn, SearchFamily } from './types.ts';

/** A product of a catalogue that knows no families. */
export interface FlatProduct {
  id: number;
  code: string;
  name: string;
  specs: readonly { name: string; value: string; unit?: string }[];
  categories: { id: number; name: string }[];
  flags: number;
  /** Minor units; null: on request. */
  priceMinor: number | null;
}

/** Share of a group's names that a word needs to belong to the group's name. */
const COMMON = 0.9;
const MAX_COLUMNS = 24;
/** Specs that say the same of every size, by their folded name. */
const MATERIAL = 'malzeme';
const STANDARD = 'standart';
const HARDNESS = new Set(['sertlik', 'cekme dayanimi']);

/**
 * Families for products without any: those whose codes begin alike and whose specs have the same names belong
 * together. Names of such families are the words that their products' names share.
 */
export function familiesOfProducts(products: readonly FlatProduct[]): SearchFamily[] {
  const groups = new Map<string, FlatProduct[]>();
  for (const product of products) {
    const key = groupKeyOf(product);
    const group = groups.get(key);
    if (group) group.push(product);
    else groups.set(key, [product]);
  }
  return [...groups.values()].map((group, i) => familyOf(group, i + 1));
}

/** What stands before a code's first sign, without the digits of a size: 'Z40-6X200' → Z40. */
const codeBeginning = (code: string): string => /^\p{L}+\d*(?=[-/. _])|^\p{L}+/u.exec(code)?.[0].toUpperCase() ?? '';

/** Products with equal keys are shown as sizes of one thing. */
export const groupKeyOf = ({ code, categories, specs }: FlatProduct): string =>
  [codeBeginning(code), categories.at(-1)?.id, ...specs.map(({ name }) => name)].join('\n');

/** The family of a group; it is never empty. */
export function familyOf(group: readonly FlatProduct[], id: number): SearchFamily {
  const [first] = group as [FlatProduct, ...FlatProduct[]];
  const factOf = (isMeant: (name: string) => boolean): string => {
    const spec = first.specs.find(({ name }) => isMeant(fold(name)));
    return spec === undefined ? '' : `${spec.value}${spec.unit === undefined ? '' : ` ${spec.unit}`}`;
  };
  const isFact = (name: string): boolean => name === MATERIAL || name === STANDARD || HARDNESS.has(name);
  const places = first.specs.flatMap(({ name }, place) => (isFact(fold(name)) ? [] : [place])).slice(0, MAX_COLUMNS);
  const material = factOf((spec) => spec === MATERIAL);
  const columns = places.map((place, i) => columnOf(group, place, i));
  const familyName = commonName(group);
  const standards = factOf((spec) => spec === STANDARD)
    .split(' / ')
    .filter(Boolean);
  return {
    id,
    name: familyName,
    aliases: [],
    categories: first.categories,
    standards: standards.length > 0 ? standards : (familyName.match(STANDARD_IN_TEXT) ?? []),
    material,
    materialNumber: materialNumbersOf(`${material} ${familyName}`)[0] ?? '',
    hardness: { text: factOf((spec) => HARDNESS.has(spec)), min: null, max: null, scale: '' },
    columns,
    codePattern: '',
    namePattern: '',
    order: id,
    articles: inOrder(group).map(({ id: articleId, code, name, specs, flags, priceMinor }) => ({
      id: articleId,
      code,
      name,
      flags,
      priceMinor,
      dims: places.map((place, i): Dim => {
        const value = specs[place]?.value ?? '';
        return columns[i]!.kind === 'number' ? parseMilli(value, '') : value;
      }),
    })),
  };
}

/** By name, numbers by value: as a list by name shows them. */
const inOrder = (group: readonly FlatProduct[]): FlatProduct[] => {
  const keys = new Map(group.map((product) => [product, sortKey(`${product.name} ${product.code}`)]));
  return group.toSorted((a, b) => (keys.get(a)! < keys.get(b)! ? -1 : 1));
};

function columnOf(group: readonly FlatProduct[], place: number, i: number): SearchColumn {
  const { name, unit } = group[0]!.specs[place]!;
  const letter = /\(([A-Za-z]{1,2}\d{0,2})\)$/.exec(name)?.[1];
  const isNumber = group.every(({ specs }) => parseMilli(specs[place]?.value ?? '', '') !== null);
  return {
    key: letter ?? (slugify(name).replaceAll('-', '').slice(0, 8) || `sutun${i + 1}`),
    label: name.replace(/\s*\([A-Za-z]{1,2}\d{0,2}\)$/, ''),
    kind: isNumber ? 'number' : 'text',
    unit: unit ?? '',
    isKey: false,
    attribute: null,
  };
}

/** Words that nearly all names share, in the order of the first name; numbers of sizes are no words of it. */
function commonName(group: readonly FlatProduct[]): string {
  const counts = new Map<string, number>();
  for (const { name } of group)
    for (const word of new Set(fold(name).split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sizes = new Set(sizeInName(group[0]!.name).numbers.map(({ value }) => value));
  const pieces = group[0]!.name.split(/\s+/).filter((piece) => {
    const words = fold(piece).split(' ').filter(Boolean);
    const isSize =
      /\d/.test(piece) && group.length === 1 && words.every((word) => sizes.has(parseMilli(word, '') ?? -1));
    return !isSize && words.length > 0 && words.every((word) => counts.get(word)! >= group.length * COMMON);
  });
  const name = pieces.join(' ').replace(/[\s,;·-]+$/, '');
  return name === '' ? group[0]!.name : name;
}
