// Columns and dimensions out of specs tables as flat products have them: 'Çap (d1)' 6,2 mm.
import { RESERVED_KEYS, type Dim } from '#contract/dimension-table.ts';
import { formatMilli, isLetter, MAX_DECIMALS, MILLI, parseMilli } from '#contract/dimension.ts';
import { MAX_COLUMNS, type FamilyColumn } from '#contract/families.ts';
import { fold, slugify } from '#contract/text.ts';
import { keyColumnsOf, varyingPlaces } from './keys.ts';
import { keysOf, type PatternStyle } from '#contract/article-pattern.ts';
import { guessPattern } from './patterns.ts';
import type { Spec } from './specs.ts';

/** What products say of their family. */
export interface ReadFamily {
  columns: FamilyColumn[];
  /** For each product its values in the order of the columns. */
  dims: Dim[][];
  /** Empty where no pattern makes all codes, or all names. */
  codePattern: string;
  namePattern: string;
}

/** A product as it is read: specs without those of its material, hardness and standard. */
export interface ReadProduct {
  code: string;
  name: string;
  specs: readonly Spec[];
}

const MAX_KEY_LENGTH = 8;
/** Distinct values above which a column that is no key is no useful filter. */
const MAX_FILTER_VALUES = 60;

/**
 * Makes columns of the specs of products that all have the same names in the same order, and guesses the patterns of
 * codes and names. A letter in parentheses becomes the column's key, a name without one gets a key from its words.
 * Columns are numbers where every value is one.
 * @returns null where no few columns tell the products apart, or there are too many columns
 */
export function readFamily(products: readonly ReadProduct[]): ReadFamily | null {
  const first = products[0]?.specs;
  if (!first || first.length === 0 || first.length > MAX_COLUMNS) return null;
  const values = first.map((_, i) => valuesOf(products.map(({ specs }) => specs[i]!.value)));
  const dims = products.map((_, row) => values.map(({ dims: column }) => column[row]!));
  const varying = varyingPlaces(dims);
  const keys = keysOfNames(first.map(({ name }) => name));
  const guessed = (style: PatternStyle): string =>
    guessPattern(
      keys.map((key, i) => ({ key: varying.includes(i) ? key : '' })),
      products.map((product, row) => ({ text: product[style], dims: dims[row]! })),
      style,
    );
  const patterns = { codePattern: guessed('code'), namePattern: guessed('name') };
  const placesOf = (pattern: string) => keysOf(pattern).map((key) => keys.indexOf(key));
  const keyPlaces = keyColumnsOf(dims, [placesOf(patterns.codePattern), placesOf(patterns.namePattern)]);
  if (keyPlaces === null) return null;
  const columns = first.map(({ name }, i): FamilyColumn => {
    const distinct = new Set(values[i]!.dims).size;
    const isKey = keyPlaces.includes(i);
    return {
      key: keys[i]!,
      label: splitName(name).label,
      kind: values[i]!.kind,
      unit: products.find(({ specs }) => specs[i]!.unit !== undefined)?.specs[i]!.unit ?? '',
      decimals: values[i]!.decimals,
      tolerance: '',
      isKey,
      isFilter: isKey || (distinct > 1 && distinct <= MAX_FILTER_VALUES && values[i]!.kind === 'text'),
      isShown: distinct > 1 || isKey,
      attribute: null,
    };
  });
  return { columns: bound(withTolerances(columns, dims)), dims, ...patterns };
}

/** Splits 'Çap (d1)' into its label and its letter; without a letter, null. */
function splitName(name: string): { letter: string | null; label: string } {
  const [, label, letter] = /^(.*\S)\s*\(([A-Za-z0-9]+)\)$/.exec(name) ?? [];
  return label !== undefined && isLetter(letter!) ? { letter: letter!, label } : { letter: null, label: name };
}

/** Keys of columns: letters as they are, words cut to eight signs and numbered where they meet. */
function keysOfNames(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    const words = slugify(name)
      .replace(/^[^a-z]+|-/g, '')
      .slice(0, MAX_KEY_LENGTH);
    // Short words would be taken for letters of the drawing.
    const word = words === '' || isLetter(words) ? `${words}deger`.slice(0, MAX_KEY_LENGTH) : words;
    taken.push(freeKey(splitName(name).letter ?? word, taken));
  }
  return taken;
}

function freeKey(wanted: string, taken: readonly string[]): string {
  const isFree = (key: string) => !taken.includes(key) && !RESERVED_KEYS.includes(key);
  for (let n = 1; ; n++) {
    const end = n === 1 ? '' : String(n);
    const key = wanted.slice(0, MAX_KEY_LENGTH - end.length) + end;
    if (isFree(key)) return key;
  }
}

/** Thousands are grouped as tables show them: '12.000' is twelve thousand. */
const GROUPED = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const shownMilli = (text: string): number | null =>
  parseMilli(GROUPED.test(text) ? text.replaceAll('.', '') : text, '');

function valuesOf(texts: readonly string[]): { kind: FamilyColumn['kind']; decimals: number; dims: Dim[] } {
  const numbers = texts.map(shownMilli);
  // Numbers only where each comes back as it was written: '08' or '1,50' would not.
  if (!texts.every((text, i) => numbers[i] !== null && formatMilli(numbers[i]!) === text))
    return { kind: 'text', decimals: 0, dims: [...texts] };
  return { kind: 'number', decimals: Math.max(...(numbers as number[]).map(decimalsOf)), dims: numbers };
}

const decimalsOf = (milli: number): number => {
  const digits = String(Math.abs(milli) % MILLI).padStart(MAX_DECIMALS, '0');
  return digits.replace(/0+$/, '').length;
};

const TOLERANCE_OF = / toleransı$/;
/** Gives each dimension the tolerance that another column states for all sizes: 'Çap toleransı' g6. */
function withTolerances(columns: FamilyColumn[], dims: readonly (readonly Dim[])[]): FamilyColumn[] {
  const result = columns.map((column) => ({ ...column }));
  columns.forEach(({ label, kind, unit }, i) => {
    const text = dims[0]?.[i];
    if (kind !== 'text' || !TOLERANCE_OF.test(label) || typeof text !== 'string' || text.length > 24) return;
    if (dims.some((row) => row[i] !== text)) return;
    const base = label.replace(TOLERANCE_OF, '');
    const target = result.find((one) => [base, `${base} çapı`].includes(one.label) && one.kind === 'number');
    if (target) target.tolerance = unit === '' || unit === target.unit ? text : `${text} ${unit}`;
  });
  return result;
}

/** Labels that mean an attribute, folded; earlier ones mean it more surely. */
const ATTRIBUTE_LABELS: Readonly<Record<string, readonly string[]>> = {
  'dis-cap': ['dis cap'],
  'ic-cap': ['ic cap', 'delik capi'],
  cap: ['cap', 'calisma capi', 'anma capi', 'uc capi', 'govde capi', 'saft capi'],
  boy: ['boy', 'toplam boy', 'uzunluk'],
  genislik: ['genislik'],
  yukseklik: ['yukseklik'],
  kalinlik: ['kalinlik'],
  dis: ['dis', 'ic dis', 'merkez dis', 'cekme disi'],
  'yay-orani': ['yay orani'],
  kuvvet: ['kuvvet'],
  sicaklik: ['en yuksek sicaklik', 'sicaklik'],
  renk: ['renk'],
  yuk: ['tasima yuku'],
};

/** The diameter of a part of the body is the size's diameter where the drawing calls it so. */
const PARTIAL_DIAMETERS = new Set(['uc capi', 'govde capi', 'saft capi']);
const MAIN_LETTER = /^d1?$/;

/** Binds columns to the shop-wide attributes that their labels mean; each attribute to one column at most. */
function bound(columns: FamilyColumn[]): FamilyColumn[] {
  const result = columns.map((column) => ({ ...column }));
  for (const [attribute, labels] of Object.entries(ATTRIBUTE_LABELS)) {
    const isText = attribute === 'dis' || attribute === 'renk';
    for (const label of labels) {
      const target = result.find(
        (one) =>
          one.attribute === null &&
          one.kind === (isText ? 'text' : 'number') &&
          (MAIN_LETTER.test(one.key) || !PARTIAL_DIAMETERS.has(label)) &&
          (fold(one.label) === label || (attribute === 'yuk' && fold(one.label).startsWith(`${label} `))),
      );
      if (!target) continue;
      target.attribute = attribute;
      target.isFilter ||= target.isShown;
      break;
    }
  }
  return result;
}
